import LearnedModelFiles

/// The function that is applied to the sums of trees.
enum TreeTransform: UInt64 {
    case none, softmax, logistic, softmaxWithZeroClassReference

    func callAsFunction(_ sums: [Double]) -> [Double] {
        switch self {
        case .none: sums
        case .softmax: Transforms.softmax(sums)
        case .logistic: sums.map(Transforms.logistic)
        case .softmaxWithZeroClassReference: Transforms.softmax([0] + sums)
        }
    }

    /// How many numbers it makes of some.
    func count(of count: Int) -> Int { self == .softmaxWithZeroClassReference ? count + 1 : count }
}

/// Trees that compute numbers.
struct TreeRegressor: Evaluator {
    private let trees: TreeEnsemble
    private let transform: TreeTransform

    init(_ message: WireMessage) throws {
        var parameters = WireMessage([])
        var transform = TreeTransform.none
        try message.read { field, value in
            if field == 1 { parameters = try value.message }
            if field == 2 { transform = try TreeTransform(known: value) }
        }
        trees = try TreeEnsemble(parameters)
        self.transform = transform
    }

    func evaluate(_ inputs: Inputs) throws -> Outcome {
        .value(.vector(transform(try trees.sums(of: inputs))))
    }
}

/// Trees that choose a class.
struct TreeClassifier: Classifier {
    private let trees: TreeEnsemble
    private let transform: TreeTransform
    private let classes: ClassLabels

    init(_ message: WireMessage) throws {
        var parameters = WireMessage([])
        var transform = TreeTransform.none
        var classes = ClassLabels.strings([])
        try message.read { field, value in
            switch field {
            case 1: parameters = try value.message
            case 2: transform = try TreeTransform(known: value)
            default: classes = try ClassLabels.read(field, value) ?? classes
            }
        }
        trees = try TreeEnsemble(parameters)
        self.transform = transform
        self.classes = classes
        let count = transform.count(of: trees.count)
        guard count == classes.count || (count == 1 && classes.count == 2) else {
            throw LearnedModelProblem("Its trees do not fit to its classes.")
        }
    }

    var labels: ClassLabels? { classes }

    func evaluate(_ inputs: Inputs) throws -> Outcome {
        classes.outcome(classes.complete(transform(try trees.sums(of: inputs))))
    }
}
