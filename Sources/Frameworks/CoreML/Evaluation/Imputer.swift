import LearnedModelFiles

/// Puts values where some are missing.
struct Imputer: Evaluator {
    /// The replacement.
    private let replacement: Value
    /// The value that counts as missing, besides missing values themselves; nil for values that are not numbers.
    private let missing: Value?

    init(_ message: WireMessage) throws {
        var replacement: Value?
        var missing: Value?
        try message.read { field, value in
            switch field {
            case 1: replacement = .double(try value.double)
            case 2: replacement = .int64(try value.int64)
            case 3: replacement = .string(try value.text)
            case 4: replacement = .vector(try value.message.doubles)
            case 5: replacement = .vector(try value.message.int64s.map(Double.init))
            case 6:
                var entries: [String: Double] = [:]
                try value.message.read { _, entry in
                    let (key, value) = try entry.entry
                    entries[try key?.text ?? ""] = try value?.double ?? 0
                }
                replacement = .stringDictionary(entries)
            case 7:
                var entries: [Int64: Double] = [:]
                try value.message.read { _, entry in
                    let (key, value) = try entry.entry
                    entries[try key?.int64 ?? 0] = try value?.double ?? 0
                }
                replacement = .int64Dictionary(entries)
            case 11: missing = .double(try value.double)
            case 12: missing = .int64(try value.int64)
            case 13: missing = .string(try value.text)
            default: break
            }
        }
        guard let replacement else { throw LearnedModelProblem("It does not say what to put for missing values.") }
        self.replacement = replacement
        self.missing = missing
    }

    func evaluate(_ inputs: Inputs) throws -> Outcome {
        switch (try inputs.only, replacement) {
        case (.missing, _): return .value(replacement)
        case (.double(let number), _): return .value(isMissing(number) ? replacement : .double(number))
        case (.int64(let number), _): return .value(missing == .int64(number) ? replacement : .int64(number))
        case (.string(let text), _): return .value(missing == .string(text) ? replacement : .string(text))
        case (.array(let numbers, let shape), _):
            let others = try replacement.numbers()
            guard others.count == 1 || others.count == numbers.count else {
                throw EvaluationProblem("The model takes \(others.count) numbers, not \(numbers.count).")
            }
            let filled = numbers.enumerated().map { place, number in
                isMissing(number) ? others[others.count == 1 ? 0 : place] : number
            }
            return .value(.array(filled, shape: shape))
        case (.stringDictionary(let entries), .stringDictionary(let others)):
            return .value(.stringDictionary(filled(entries, others)))
        case (.int64Dictionary(let entries), .int64Dictionary(let others)):
            return .value(.int64Dictionary(filled(entries, others)))
        default: throw EvaluationProblem("The value has another type than the replacement of missing ones.")
        }
    }

    private func filled<Key>(_ entries: [Key: Double], _ others: [Key: Double]) -> [Key: Double] {
        entries.merging(others) { number, other in isMissing(number) ? other : number }
    }

    private func isMissing(_ number: Double) -> Bool {
        switch missing {
        case .double(let missing): missing.isNaN ? number.isNaN : number == missing
        case .int64(let missing): number == Double(missing)
        default: number.isNaN
        }
    }
}
