import Foundation

/// Values for the features of a model, by their names.
///
/// Follows Apple's [MLFeatureProvider](https://developer.apple.com/documentation/coreml/mlfeatureprovider).
public protocol MLFeatureProvider: AnyObject {
    /// The names of the features that have values.
    var featureNames: Set<String> { get }
    /// Returns the value of a feature; nil for none.
    func featureValue(for featureName: String) -> MLFeatureValue?
}

/// Values for the features of a model, in a dictionary.
///
/// Follows Apple's
/// [MLDictionaryFeatureProvider](https://developer.apple.com/documentation/coreml/mldictionaryfeatureprovider).
open class MLDictionaryFeatureProvider: NSObject, MLFeatureProvider, @unchecked Sendable {
    /// The values by the features' names.
    public let dictionary: [String: MLFeatureValue]

    init(_ dictionary: [String: MLFeatureValue]) { self.dictionary = dictionary }

    /// Creates features of values, or of numbers, texts, lists and dictionaries; fails for others.
    public convenience init(dictionary: [String: Any]) throws {
        var values: [String: MLFeatureValue] = [:]
        for (name, any) in dictionary {
            guard let value = any as? MLFeatureValue ?? MLFeatureValue(any: any) else {
                throw MLModelError(.featureType, "No model takes a value of the type \(type(of: any)), as \(name) has.")
            }
            values[name] = value
        }
        self.init(values)
    }

    /// The value of a feature; nil for none.
    open subscript(featureName: String) -> MLFeatureValue? { dictionary[featureName] }

    open var featureNames: Set<String> { Set(dictionary.keys) }

    open func featureValue(for featureName: String) -> MLFeatureValue? { dictionary[featureName] }
}
