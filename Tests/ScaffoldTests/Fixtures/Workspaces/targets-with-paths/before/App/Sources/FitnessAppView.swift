import Goals
import SwiftUI
import Workouts

public struct FitnessAppView: View {
    public init() {}

    public var body: some View {
        GoalsView()
    }
}
