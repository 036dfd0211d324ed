import Foundation

/// Features for many predictions.
///
/// Follows Apple's [MLBatchProvider](https://developer.apple.com/documentation/coreml/mlbatchprovider).
public protocol MLBatchProvider: AnyObject {
    /// For how many predictions there are features.
    var count: Int { get }
    /// Returns the features for a prediction.
    func features(at index: Int) -> any MLFeatureProvider
}

/// Features for many predictions, in an array.
///
/// Follows Apple's [MLArrayBatchProvider](https://developer.apple.com/documentation/coreml/mlarraybatchprovider).
open class MLArrayBatchProvider: NSObject, MLBatchProvider {
    /// The features for each prediction.
    public let array: [any MLFeatureProvider]

    /// Creates a batch of features.
    public init(array: [any MLFeatureProvider]) { self.array = array }

    /// Creates a batch of columns: values for each prediction, by the features' names; fails for columns of several lengths.
    public convenience init(dictionary: [String: [Any]]) throws {
        let count = dictionary.values.first?.count ?? 0
        guard dictionary.values.allSatisfy({ $0.count == count }) else {
            throw MLModelError(.generic, "The columns of a batch have the same length.")
        }
        self.init(
            array: try (0..<count).map { row in
                try MLDictionaryFeatureProvider(dictionary: dictionary.mapValues { $0[row] })
            })
    }

    open var count: Int { array.count }

    open func features(at index: Int) -> any MLFeatureProvider { array[index] }
}
