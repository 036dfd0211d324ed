import LearnedModelFiles

/// Computes the output of a model.
protocol Evaluator: Sendable {
    func evaluate(_ inputs: Inputs) throws -> Outcome
}

/// The inputs of a model, in the order in which it describes them.
struct Inputs {
    let names: [String]
    let values: [String: Value]

    /// The value of a model that takes one.
    var only: Value {
        get throws {
            guard names.count == 1, let value = values[names[0]] else {
                throw EvaluationProblem("The model takes one value, not \(names.count).")
            }
            return value
        }
    }

    /// All numbers, one after the other.
    /// - Parameter count: How many the model takes, where one list may leave zeros out.
    func numbers(atLeast count: Int = 0) throws -> [Double] {
        try names.flatMap { try (values[$0] ?? .missing).numbers(atLeast: names.count == 1 ? count : 0) }
    }
}

/// The output of a model.
enum Outcome {
    /// Its only output.
    case value(Value)
    case classification(label: Value, probabilities: Value)
    case features([String: Value])
}

/// A kind of model that is not evaluated here.
struct UnsupportedKind: Error {
    let words: String
}

extension LearnedModelFile {
    /// Returns the evaluator of this model.
    /// - Parameter depth: How many pipelines it is in.
    func evaluator(depth: Int) throws -> any Evaluator {
        switch kind {
        case .pipeline: try Pipeline(parameters, depth: depth)
        case .pipelineClassifier, .pipelineRegressor: try Pipeline(wrapped: parameters, depth: depth)
        case .linearRegressor: try LinearRegressor(parameters)
        case .linearClassifier: try LinearClassifier(parameters)
        case .treeEnsembleRegressor: try TreeRegressor(parameters)
        case .treeEnsembleClassifier: try TreeClassifier(parameters)
        case .supportVectorRegressor: try SupportVectorRegressor(parameters)
        case .oneHotEncoder: try OneHotEncoder(parameters)
        case .imputer: try Imputer(parameters)
        case .featureVectorizer: try FeatureVectorizer(parameters)
        case .dictionaryVectorizer: try DictionaryVectorizer(parameters)
        case .scaler: try Scaler(parameters)
        case .categoricalMapping: try CategoricalMapping(parameters)
        case .normalizer: try Normalizer(parameters)
        case .arrayFeatureExtractor: try ArrayFeatureExtractor(parameters)
        case .identity: Identity()
        case let kind?: throw UnsupportedKind(words: kind.words)
        case nil: throw UnsupportedKind(words: "unknown kind \(kindNumber)")
        }
    }
}

/// Returns its input.
struct Identity: Evaluator {
    func evaluate(_ inputs: Inputs) throws -> Outcome { .features(inputs.values) }
}
