import LearnedModelFiles

/// A model that chooses a class.
protocol Classifier: Evaluator {
    /// The labels of its classes; nil for a pipeline that ends in another model.
    var labels: ClassLabels? { get }
}

/// The labels of classes, texts or numbers.
enum ClassLabels: Sendable, Equatable {
    case strings([String])
    case int64s([Int64])

    var count: Int {
        switch self {
        case .strings(let labels): labels.count
        case .int64s(let labels): labels.count
        }
    }

    /// Reads one of the two fields in which all classifiers have their labels.
    static func read(_ field: Int, _ value: WireMessage.Value) throws -> ClassLabels? {
        switch field {
        case 100: .strings(try value.message.texts)
        case 101: .int64s(try value.message.int64s)
        default: nil
        }
    }

    /// The likeliest class, the first among equals, with the probabilities of all.
    func outcome(_ probabilities: [Double]) -> Outcome {
        var best = 0
        for (index, probability) in probabilities.enumerated() where probability > probabilities[best] { best = index }
        switch self {
        case .strings(let labels):
            return .classification(
                label: .string(labels[best]),
                probabilities: .stringDictionary(Dictionary(zip(labels, probabilities)) { $1 }))
        case .int64s(let labels):
            return .classification(
                label: .int64(labels[best]),
                probabilities: .int64Dictionary(Dictionary(zip(labels, probabilities)) { $1 }))
        }
    }

    /// One probability for each class: for two classes the second one's is enough.
    func complete(_ scores: [Double]) -> [Double] {
        count == 2 && scores.count == 1 ? [1 - scores[0], scores[0]] : scores
    }
}

extension WireMessage {
    /// The elements of a list of texts.
    var texts: [String] {
        get throws {
            var texts: [String] = []
            try read { field, value in
                if field == 1 { texts.append(try value.text) }
            }
            return texts
        }
    }

    /// The elements of a list of integers.
    var int64s: [Int64] {
        get throws {
            var numbers: [Int64] = []
            try read { field, value in
                if field == 1 { numbers += try value.int64s }
            }
            return numbers
        }
    }

    /// The elements of a list of numbers.
    var doubles: [Double] {
        get throws {
            var numbers: [Double] = []
            try read { field, value in
                if field == 1 { numbers += try value.doubles }
            }
            return numbers
        }
    }
}
