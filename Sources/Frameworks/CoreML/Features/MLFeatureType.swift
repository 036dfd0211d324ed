import LearnedModelFiles

/// The type of a value that a model takes or returns.
///
/// Follows Apple's [MLFeatureType](https://developer.apple.com/documentation/coreml/mlfeaturetype).
public enum MLFeatureType: Int, Sendable {
    /// None.
    case invalid = 0
    /// An integer.
    case int64 = 1
    /// A number.
    case double = 2
    /// A text.
    case string = 3
    /// A picture; none can be given or taken here.
    case image = 4
    /// Numbers in a shape.
    case multiArray = 5
    /// Numbers by texts or integers.
    case dictionary = 6
    /// Texts or integers in order; none can be given or taken here.
    case sequence = 7
    /// A state that a model keeps from one prediction to the next; no model here does.
    case state = 8

    init(_ type: LearnedFeature.Kind) {
        self =
            switch type {
            case .none: .invalid
            case .int64: .int64
            case .double: .double
            case .string: .string
            case .image: .image
            case .array: .multiArray
            case .dictionary: .dictionary
            case .sequence: .sequence
            case .state: .state
            }
    }
}
