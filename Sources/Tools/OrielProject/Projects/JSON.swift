/// A value of JSON whose shape is not known beforehand.
enum JSON: Decodable, Equatable {
    case string(String), array([JSON]), object([String: JSON]), other

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let text = try? container.decode(String.self) {
            self = .string(text)
        } else if let elements = try? container.decode([JSON].self) {
            self = .array(elements)
        } else if let entries = try? container.decode([String: JSON].self) {
            self = .object(entries)
        } else {
            self = .other
        }
    }

    var string: String? { if case .string(let text) = self { text } else { nil } }
    var array: [JSON]? { if case .array(let elements) = self { elements } else { nil } }
    var object: [String: JSON]? { if case .object(let entries) = self { entries } else { nil } }
}
