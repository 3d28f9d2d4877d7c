//
//  Shared.swift
//  Shared
//
//  Created by Ada Lovelace on 12.03.24.
//

public enum Shared {}
