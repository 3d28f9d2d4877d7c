#!/bin/sh
echo ___FILEBASENAME___
