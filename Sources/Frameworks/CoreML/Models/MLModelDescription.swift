import Foundation
import LearnedModelFiles

/// The inputs and outputs of a model, and its metadata.
///
/// Follows Apple's [MLModelDescription](https://developer.apple.com/documentation/coreml/mlmodeldescription).
open class MLModelDescription: NSObject, @unchecked Sendable {
    /// The model's inputs.
    public let inputDescriptionsByName: [String: MLFeatureDescription]
    /// The model's outputs.
    public let outputDescriptionsByName: [String: MLFeatureDescription]
    /// The output that is the prediction; nil for a model without.
    public let predictedFeatureName: String?
    /// The output with a probability for each class; nil for a model without.
    public let predictedProbabilitiesName: String?
    /// The metadata of the model.
    public let metadata: [MLModelMetadataKey: Any]
    /// The labels of the classes, texts or numbers; nil for a model without.
    public let classLabels: [Any]?
    /// Whether the model can learn more; none can here.
    public var isUpdatable: Bool { false }

    init(_ model: LearnedModel) {
        func described(_ features: [LearnedFeature]) -> [String: MLFeatureDescription] {
            features.reduce(into: [:]) { $0[$1.name] = MLFeatureDescription($1) }
        }
        let file = model.file
        inputDescriptionsByName = described(file.inputs)
        outputDescriptionsByName = described(file.outputs)
        predictedFeatureName = file.predictedFeature.isEmpty ? nil : file.predictedFeature
        predictedProbabilitiesName = file.probabilities.isEmpty ? nil : file.probabilities
        metadata = [
            .description: file.metadata.summary, .versionString: file.metadata.version,
            .author: file.metadata.author, .license: file.metadata.license,
            .creatorDefinedKey: file.metadata.others,
        ]
        classLabels =
            switch model.labels {
            case .strings(let labels): labels
            case .int64s(let labels): labels
            case nil: nil
            }
    }
}

/// The key of an entry in a model's metadata.
///
/// Follows Apple's [MLModelMetadataKey](https://developer.apple.com/documentation/coreml/mlmodelmetadatakey).
public struct MLModelMetadataKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Creates a key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The description of the model.
    public static let description = MLModelMetadataKey(rawValue: "MLModelDescriptionKey")
    /// The version, as its author writes it.
    public static let versionString = MLModelMetadataKey(rawValue: "MLModelVersionStringKey")
    /// The author of the model.
    public static let author = MLModelMetadataKey(rawValue: "MLModelAuthorKey")
    /// Under what conditions it is given.
    public static let license = MLModelMetadataKey(rawValue: "MLModelLicenseKey")
    /// Metadata that its author or a tool has added: texts by names.
    public static let creatorDefinedKey = MLModelMetadataKey(rawValue: "MLModelCreatorDefinedKey")
}

/// The description of an input or output of a model.
///
/// Follows Apple's [MLFeatureDescription](https://developer.apple.com/documentation/coreml/mlfeaturedescription).
open class MLFeatureDescription: NSObject, @unchecked Sendable {
    /// The name.
    public let name: String
    /// The type of its values.
    public let type: MLFeatureType
    /// Whether it may be left out.
    public let isOptional: Bool
    /// The shape of numbers; nil for other types.
    public let multiArrayConstraint: MLMultiArrayConstraint?
    /// The keys of a dictionary; nil for other types.
    public let dictionaryConstraint: MLDictionaryConstraint?
    private let feature: LearnedFeature

    init(_ feature: LearnedFeature) {
        self.feature = feature
        name = feature.name
        type = MLFeatureType(feature.type)
        isOptional = feature.isOptional
        if case .array(let shape, let scalar) = feature.type {
            multiArrayConstraint = MLMultiArrayConstraint(shape, MLMultiArrayDataType(rawValue: scalar) ?? .double)
        } else {
            multiArrayConstraint = nil
        }
        if case .dictionary(let hasTextKeys) = feature.type {
            dictionaryConstraint = MLDictionaryConstraint(hasTextKeys ? .string : .int64)
        } else {
            dictionaryConstraint = nil
        }
    }

    /// Whether a model takes a value for it.
    open func isAllowedValue(_ value: MLFeatureValue) -> Bool {
        if value.isUndefined { return isOptional }
        return (try? value.value)?.converted(to: feature.type) != nil
    }
}

/// The shape of a list of numbers.
///
/// Follows Apple's [MLMultiArrayConstraint](https://developer.apple.com/documentation/coreml/mlmultiarrayconstraint).
open class MLMultiArrayConstraint: NSObject, @unchecked Sendable {
    /// The lengths of its dimensions; empty where any will do.
    public let shape: [NSNumber]
    /// The type of its numbers.
    public let dataType: MLMultiArrayDataType

    init(_ shape: [Int], _ dataType: MLMultiArrayDataType) {
        self.shape = shape.map { NSNumber(value: $0) }
        self.dataType = dataType
    }
}

/// The keys of a dictionary.
///
/// Follows Apple's [MLDictionaryConstraint](https://developer.apple.com/documentation/coreml/mldictionaryconstraint).
open class MLDictionaryConstraint: NSObject, @unchecked Sendable {
    /// The type of its keys.
    public let keyType: MLFeatureType

    init(_ keyType: MLFeatureType) { self.keyType = keyType }
}
