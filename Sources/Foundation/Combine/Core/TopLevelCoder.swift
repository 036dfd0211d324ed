import Foundation

/// A type that turns an encodable value into a serial form.
public protocol TopLevelEncoder<Output> {
    /// The serial form, such as `Data`.
    associatedtype Output

    /// Encodes a value.
    func encode<T: Encodable>(_ value: T) throws -> Output
}

/// A type that turns a serial form into a decodable value.
public protocol TopLevelDecoder<Input> {
    /// The serial form, such as `Data`.
    associatedtype Input

    /// Decodes a value of the type.
    func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

extension JSONEncoder: TopLevelEncoder {
    /// JSON text in UTF-8.
    public typealias Output = Data
}

extension JSONDecoder: TopLevelDecoder {
    /// JSON text in UTF-8.
    public typealias Input = Data
}

extension PropertyListEncoder: TopLevelEncoder {
    /// A property list.
    public typealias Output = Data
}

extension PropertyListDecoder: TopLevelDecoder {
    /// A property list.
    public typealias Input = Data
}
