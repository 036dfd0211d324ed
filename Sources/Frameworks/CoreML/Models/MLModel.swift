import Foundation
import LearnedModelFiles
import OrielFoundation

/// A model that has learned, and predicts.
///
/// Follows Apple's [MLModel](https://developer.apple.com/documentation/coreml/mlmodel). Models of tables are computed: linear
/// models, trees, support vectors, and what prepares their inputs. Others fail when they are read, with an error that names
/// their kind.
open class MLModel: NSObject, @unchecked Sendable {
    private let model: LearnedModel
    /// How the model is run.
    public let configuration: MLModelConfiguration
    /// The model's inputs and outputs, and its metadata.
    public let modelDescription: MLModelDescription

    /// Creates a model from a file.
    required public init(_contentsOf url: URL, _ configuration: MLModelConfiguration) throws {
        do {
            model = try LearnedModel(try LearnedModelFile(contentsOf: url))
        } catch let problem as LearnedModelProblem {
            throw MLModelError(.io, "The model \(url.lastPathComponent) can't be read: \(problem)")
        } catch let kind as UnsupportedKind {
            RuntimeWarning.issue("Core ML computes models of tables here, and no model of the kind “\(kind.words)”.")
            throw MLModelError(
                .generic,
                "The model \(url.lastPathComponent) can't be computed here: it is of the kind “\(kind.words)”.")
        }
        self.configuration = configuration
        modelDescription = MLModelDescription(model)
    }

    /// Reads a model: a file, a package, or one of them under the name of a compiled model.
    public convenience init(contentsOf url: URL, configuration: MLModelConfiguration) throws {
        try self.init(_contentsOf: url, configuration)
    }

    /// Reads a model: a file, a package, or one of them under the name of a compiled model.
    public convenience init(contentsOf url: URL) throws { try self.init(_contentsOf: url, MLModelConfiguration()) }

    /// Predicts from features.
    open func prediction(from input: any MLFeatureProvider) throws -> any MLFeatureProvider { try predict(input) }

    /// Predicts from features.
    open func prediction(
        from input: any MLFeatureProvider, options: MLPredictionOptions
    ) throws -> any MLFeatureProvider { try predict(input) }

    /// Predicts from features, beside the caller.
    open func prediction(
        from input: any MLFeatureProvider, options: MLPredictionOptions = MLPredictionOptions()
    ) async throws -> any MLFeatureProvider {
        try Task.checkCancellation()
        return try predict(input)
    }

    /// Predicts from each element of a batch.
    open func predictions(fromBatch inputBatch: any MLBatchProvider) throws -> any MLBatchProvider {
        MLArrayBatchProvider(array: try (0..<max(0, inputBatch.count)).map { try predict(inputBatch.features(at: $0)) })
    }

    /// Predicts from each element of a batch.
    open func predictions(
        from inputBatch: any MLBatchProvider, options: MLPredictionOptions
    ) throws -> any MLBatchProvider { try predictions(fromBatch: inputBatch) }

    private func predict(_ input: any MLFeatureProvider) throws -> any MLFeatureProvider {
        var features: [String: Value] = [:]
        for name in model.file.inputs.map(\.name) {
            features[name] = try input.featureValue(for: name)?.value
        }
        do {
            let outputs = try model.outputs(for: features)
            return MLDictionaryFeatureProvider(
                try model.file.outputs.reduce(into: [:]) { found, output in
                    found[output.name] = try outputs[output.name].map { try MLFeatureValue($0, as: output.type) }
                })
        } catch let problem as EvaluationProblem {
            throw MLModelError(.featureType, problem.description)
        }
    }
}
