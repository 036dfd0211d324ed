/// What an app is built for.
enum BuildPurpose: Equatable, Sendable {
    /// To be run here, and built again after each change.
    case development
    /// To be given to others, beside the libraries that it needs.
    case shipping(isOptimized: Bool)

    /// What the names of its folders end with, so that a build for one purpose leaves those for the others alone.
    var suffix: String {
        switch self {
        case .development: ""
        case .shipping(isOptimized: true): "-shipping"
        case .shipping(isOptimized: false): "-shipping-debug"
        }
    }
}
