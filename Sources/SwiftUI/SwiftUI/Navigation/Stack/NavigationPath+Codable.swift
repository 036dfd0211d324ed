import Foundation

extension NavigationPath {
    /// The path as it can be stored; nil if a value in it is not `Codable`.
    ///
    /// Follows Apple's [codable](https://developer.apple.com/documentation/swiftui/navigationpath/codable).
    public var codable: CodableRepresentation? {
        let values = values.compactMap { $0.base as? any (Hashable & Codable) }
        return values.count == self.values.count ? CodableRepresentation(values: values) : nil
    }

    /// Creates the path that was stored.
    public init(_ codable: CodableRepresentation) { self.init(values: codable.values.map { AnyHashable($0) }) }

    /// A path as it can be stored: each value's type by name, and the value as JSON.
    ///
    /// Follows Apple's
    /// [CodableRepresentation](https://developer.apple.com/documentation/swiftui/navigationpath/codablerepresentation).
    /// Decoding fails with a `DecodingError` for types that the program does not have, or that are not `Hashable` and
    /// `Codable`.
    public struct CodableRepresentation: Codable, Equatable {
        let values: [any Hashable & Codable]

        init(values: [any Hashable & Codable]) { self.values = values }

        public init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            var values: [any Hashable & Codable] = []
            while !container.isAtEnd {
                let name = try container.decode(String.self)
                guard let type = _typeByName(name) as? any (Hashable & Codable).Type else {
                    throw DecodingError.dataCorruptedError(
                        in: container, debugDescription: "The type '\(name)' can't be decoded in a navigation path.")
                }
                let text = try container.decode(String.self)
                values.append(try JSONDecoder().decode(type, from: Data(text.utf8)))
            }
            self.values = values
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            for value in values {
                guard let name = _mangledTypeName(type(of: value)) else {
                    throw EncodingError.invalidValue(
                        value,
                        .init(codingPath: encoder.codingPath, debugDescription: "The value's type has no name."))
                }
                try container.encode(name)
                try container.encode(String(decoding: JSONEncoder().encode(value), as: UTF8.self))
            }
        }

        public static func == (a: Self, b: Self) -> Bool {
            a.values.map { AnyHashable($0) } == b.values.map { AnyHashable($0) }
        }
    }
}
