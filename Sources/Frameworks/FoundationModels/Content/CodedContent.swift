import Foundation

/// Content in the forms that decoders read and encoders write.
struct CodedContent: Codable {
    let content: GeneratedContent

    init(_ content: GeneratedContent) { self.content = content }

    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    init(from decoder: any Decoder) throws {
        if let object = try? decoder.container(keyedBy: Key.self) {
            let values = try object.allKeys.map {
                ($0.stringValue, try object.decode(CodedContent.self, forKey: $0).content)
            }
            content = SchemaWriter.object(values.sorted { $0.0 < $1.0 })
        } else if var list = try? decoder.unkeyedContainer() {
            var elements: [GeneratedContent] = []
            while !list.isAtEnd { elements.append(try list.decode(CodedContent.self).content) }
            content = SchemaWriter.list(elements)
        } else {
            let value = try decoder.singleValueContainer()
            if value.decodeNil() {
                content = GeneratedContent(kind: .null)
            } else if let bool = try? value.decode(Bool.self) {
                content = GeneratedContent(kind: .bool(bool))
            } else if let number = try? value.decode(Double.self) {
                content = SchemaWriter.number(number)
            } else {
                content = SchemaWriter.text(try value.decode(String.self))
            }
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch content.kind {
        case .structure(let properties, let keys):
            var object = encoder.container(keyedBy: Key.self)
            for key in keys {
                guard let value = properties[key] else { continue }
                try object.encode(CodedContent(value), forKey: Key(stringValue: key))
            }
        case .array(let elements):
            var list = encoder.unkeyedContainer()
            for element in elements { try list.encode(CodedContent(element)) }
        case .null:
            var value = encoder.singleValueContainer()
            try value.encodeNil()
        case .bool(let bool):
            var value = encoder.singleValueContainer()
            try value.encode(bool)
        case .number(let number):
            var value = encoder.singleValueContainer()
            if let whole = Int(exactly: number) { try value.encode(whole) } else { try value.encode(number) }
        case .string(let text):
            var value = encoder.singleValueContainer()
            try value.encode(text)
        }
    }
}
