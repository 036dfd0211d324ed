/// What an app is built for.
enum BuildPurpose: Equatable, Sendable {
    /// To be run here, and built again after each change.
    case development
    /// To be described to an editor, and checked; what it makes is never run.
    case editing
    /// To be given to others, beside the libraries that it needs.
    case shipping(isOptimized: Bool)

    /// Whether internal declarations are visible to `@testable` imports.
    var isTestable: Bool { self == .development || self == .editing }

    /// What the names of its folders end with, so that a build for one purpose leaves those for the others alone.
    var suffix: String {
        switch self {
        case .development: ""
        case .editing: "-editor"
        case .shipping(isOptimized: true): "-shipping"
        case .shipping(isOptimized: false): "-shipping-debug"
        }
    }
}
