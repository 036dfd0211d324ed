import LearnedModelFiles

/// A model that can compute: its inputs, its outputs, and the steps in between.
struct LearnedModel: Sendable {
    let file: LearnedModelFile
    private let evaluator: any Evaluator

    /// - Parameter depth: How many pipelines it is in.
    init(_ file: LearnedModelFile, depth: Int = 0) throws {
        self.file = file
        evaluator = try file.evaluator(depth: depth)
    }

    /// The labels of its classes; nil for a model without.
    var labels: ClassLabels? { (evaluator as? any Classifier)?.labels }

    /// Returns the outputs that the model describes.
    func outputs(for features: [String: Value]) throws -> [String: Value] {
        var values: [String: Value] = [:]
        for input in file.inputs { values[input.name] = try value(of: input, in: features) }
        let found: [String: Value]
        switch try evaluator.evaluate(Inputs(names: file.inputs.map(\.name), values: values)) {
        case .value(let value):
            guard let output = file.outputs.first else { throw EvaluationProblem("The model has no output.") }
            found = [output.name: value]
        case .classification(let label, let probabilities):
            found = [file.predictedFeature: label].merging([file.probabilities: probabilities]) { label, _ in label }
        case .features(let features): found = features
        }
        var outputs: [String: Value] = [:]
        for output in file.outputs {
            guard let value = found[output.name] else {
                if output.isOptional { continue }
                throw EvaluationProblem("The model does not compute its output “\(output.name)”.")
            }
            guard let converted = value.converted(to: output.type) else {
                throw EvaluationProblem("The output “\(output.name)” is not of its type.")
            }
            outputs[output.name] = converted
        }
        return outputs
    }

    private func value(of input: LearnedFeature, in features: [String: Value]) throws -> Value {
        guard let value = features[input.name], value != .missing else {
            guard input.isOptional else {
                throw EvaluationProblem("Feature \(input.name) is required but not specified.")
            }
            // As many numbers as the model expects are missing.
            if case .array(let shape, _) = input.type, let count = shape.product, count <= Value.largestCount {
                return .array(Array(repeating: .nan, count: count), shape: shape)
            }
            return .missing
        }
        guard let converted = value.converted(to: input.type) else {
            throw EvaluationProblem("The value for feature \(input.name) is not of its type or shape.")
        }
        return converted
    }
}
