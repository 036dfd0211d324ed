import LearnedModelFiles

/// The place of each key in a list of numbers.
private struct KeyPlaces: Sendable {
    private var texts: [String: Int] = [:]
    private var integers: [Int64: Int] = [:]
    private(set) var count = 0

    init(texts list: [String]) {
        for (place, key) in list.enumerated() { texts[key] = place }
        count = list.count
    }

    init(integers list: [Int64]) {
        for (place, key) in list.enumerated() { integers[key] = place }
        count = list.count
    }

    /// Reads one of the two fields in which keys are.
    static func read(_ field: Int, _ value: WireMessage.Value) throws -> KeyPlaces? {
        switch field {
        case 1: KeyPlaces(texts: try value.message.texts)
        case 2: KeyPlaces(integers: try value.message.int64s)
        default: nil
        }
    }

    subscript(key: String) -> Int? { texts[key] }
    subscript(key: Int64) -> Int? { integers[key] }
}

/// Makes a list of a category: a one in the category's place, and zeros.
struct OneHotEncoder: Evaluator {
    private var places = KeyPlaces(texts: [])
    private var isSparse = false
    private var unknown = Unknown.fails

    private enum Unknown: UInt64 { case fails, isIgnored }

    init(_ message: WireMessage) throws {
        try message.read { field, value in
            switch field {
            case 10: isSparse = try value.bool
            case 11: unknown = try Unknown(known: value)
            default: places = try KeyPlaces.read(field, value) ?? places
            }
        }
    }

    func evaluate(_ inputs: Inputs) throws -> Outcome {
        let place: Int? =
            switch try inputs.only {
            case .string(let key): places[key]
            case .int64(let key): places[key]
            default: nil
            }
        guard place != nil || unknown == .isIgnored else {
            throw EvaluationProblem("The model does not know this category.")
        }
        if isSparse { return .value(.int64Dictionary(place.map { [Int64($0): 1] } ?? [:])) }
        var list = Array(repeating: 0.0, count: places.count)
        if let place { list[place] = 1 }
        return .value(.vector(list))
    }
}

/// Makes a list of a dictionary, with each value in its key's place.
struct DictionaryVectorizer: Evaluator {
    private var places = KeyPlaces(texts: [])

    init(_ message: WireMessage) throws {
        try message.read { field, value in places = try KeyPlaces.read(field, value) ?? places }
    }

    func evaluate(_ inputs: Inputs) throws -> Outcome {
        let entries: [(place: Int?, number: Double)]
        switch try inputs.only {
        case .stringDictionary(let dictionary): entries = dictionary.map { (places[$0.key], $0.value) }
        case .int64Dictionary(let dictionary): entries = dictionary.map { (places[$0.key], $0.value) }
        default: throw EvaluationProblem("The model takes a dictionary.")
        }
        var list = Array(repeating: 0.0, count: places.count)
        for (place, number) in entries {
            guard let place else { throw EvaluationProblem("The model does not know a key of the dictionary.") }
            list[place] = number
        }
        return .value(.vector(list))
    }
}

/// Makes numbers of texts, or texts of numbers.
struct CategoricalMapping: Evaluator {
    private var numbers: [String: Int64] = [:]
    private var texts: [Int64: String] = [:]
    private var unknown: Value?

    init(_ message: WireMessage) throws {
        try message.read { field, value in
            switch field {
            case 1:
                try value.message.read { _, entry in
                    let (key, value) = try entry.entry
                    numbers[try key?.text ?? ""] = try value?.int64 ?? 0
                }
            case 2:
                try value.message.read { _, entry in
                    let (key, value) = try entry.entry
                    texts[try key?.int64 ?? 0] = try value?.text ?? ""
                }
            case 101: unknown = .string(try value.text)
            case 102: unknown = .int64(try value.int64)
            default: break
            }
        }
    }

    func evaluate(_ inputs: Inputs) throws -> Outcome {
        let found: Value? =
            switch try inputs.only {
            case .string(let text): numbers[text].map { .int64($0) }
            case .int64(let number): texts[number].map { .string($0) }
            default: nil
            }
        guard let result = found ?? unknown else {
            throw EvaluationProblem("The model does not know this category.")
        }
        return .value(result)
    }
}
