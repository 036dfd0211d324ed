import LearnedModelFiles

/// Models one after the other, each of which sees what those before it have computed.
struct Pipeline: Classifier {
    /// How deep pipelines may be in each other.
    private static let deepest = 16

    private let models: [LearnedModel]

    init(_ message: WireMessage, depth: Int) throws {
        guard depth < Self.deepest else { throw LearnedModelProblem("Its pipelines are too deep in each other.") }
        var models: [LearnedModel] = []
        try message.read { field, value in
            guard field == 1 else { return }
            models.append(try LearnedModel(try LearnedModelFile(try value.message), depth: depth + 1))
        }
        self.models = models
    }

    /// Reads a pipeline of a classifier or regressor, which is a message in a message.
    init(wrapped message: WireMessage, depth: Int) throws {
        var pipeline = WireMessage([])
        try message.read { field, value in
            if field == 1 { pipeline = try value.message }
        }
        try self.init(pipeline, depth: depth)
    }

    var labels: ClassLabels? { models.last?.labels }

    func evaluate(_ inputs: Inputs) throws -> Outcome {
        var features = inputs.values
        var count = 0
        for model in models {
            let outputs = try model.outputs(for: features)
            for value in outputs.values {
                if case .array(let numbers, _) = value { count += numbers.count }
            }
            guard count <= Value.largestCount else { throw EvaluationProblem("The model computes too many numbers.") }
            features.merge(outputs) { $1 }
        }
        return .features(features)
    }
}
