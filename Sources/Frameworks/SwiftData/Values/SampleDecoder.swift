import Foundation

/// Decodes a value that is made up: each part is another one, or all are as empty as they can be.
struct SampleDecoder: Decoder {
    let codingPath: [any CodingKey] = []
    let userInfo: [CodingUserInfoKey: Any] = [:]
    private let samples: Samples

    init(isEmpty: Bool) { samples = Samples(isEmpty: isEmpty) }

    fileprivate init(_ samples: Samples) { self.samples = samples }

    /// The emptiest value of a type; nil where there is none, or where it can't be made.
    static func empty<Value>(_ type: Value.Type) -> Value? {
        guard let type = type as? any Decodable.Type else { return nil }
        return try? Samples(isEmpty: true).make(type) as? Value
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(SampleObject<Key>(samples: samples))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer { EmptyList() }
    func singleValueContainer() throws -> any SingleValueDecodingContainer { SampleValue(samples: samples) }
}

/// No value of a type can be made up.
private struct NoSample: Error {}

/// Makes up values.
private final class Samples {
    private let isEmpty: Bool
    private var count = 4

    init(isEmpty: Bool) { self.isEmpty = isEmpty }

    private func next() -> Int {
        count += 1
        return isEmpty ? 0 : count
    }

    func integer<T: FixedWidthInteger>(_ type: T.Type) -> T { T(truncatingIfNeeded: next() & 0x7F) }

    func make<T: Decodable>(_ type: T.Type) throws -> T {
        if let known = known(type) as? T { return known }
        if let list = T.self as? any CaseIterable.Type, let first = list.first as? T { return first }
        if let type = T.self as? any RawRepresentable.Type, let made = raw(type) as? T { return made }
        return try T(from: SampleDecoder(self))
    }

    private func known(_ type: Any.Type) -> Any? {
        let number = next()
        switch type {
        case is String.Type: return isEmpty ? "" : "Ünique \(number) \\ \"text\""
        case is Bool.Type: return !isEmpty && number % 2 == 1
        case is Double.Type: return isEmpty ? 0.0 : Double(number) + 0.25
        case is CGFloat.Type: return CGFloat(isEmpty ? 0 : Double(number) + 0.25)
        case is Float.Type: return isEmpty ? Float(0) : Float(number) + 0.25
        case is Int.Type: return number
        case is Date.Type: return Date(timeIntervalSinceReferenceDate: isEmpty ? 0 : Double(number) * 1000.5)
        case is URL.Type: return URL(string: "https://example.org/\(number)")
        case is UUID.Type: return UUID(uuid: (UInt8(number & 0xFF), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1))
        case is Data.Type: return Data(repeating: UInt8(number & 0xFF), count: isEmpty ? 0 : 3)
        case is Decimal.Type: return Decimal(number)
        default: return nil
        }
    }

    /// A value of a type that has raw ones: one that a made up value stands for, or the first case of an enumeration.
    private func raw<R: RawRepresentable>(_ type: R.Type) -> R? {
        if let value = known(R.RawValue.self) as? R.RawValue, let made = R(rawValue: value) { return made }
        // Cases without values are numbers from zero on.
        guard MemoryLayout<R>.size <= 1, MemoryLayout<R>.stride == 1 else { return nil }
        let first = withUnsafeTemporaryAllocation(byteCount: 1, alignment: 1) { bytes in
            bytes[0] = 0
            return bytes.loadUnaligned(as: R.self)
        }
        return Mirror(reflecting: first).displayStyle == .enum ? first : nil
    }
}

extension CaseIterable {
    fileprivate static var first: Any? { allCases.first }
}

private struct SampleObject<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let samples: Samples
    let codingPath: [any CodingKey] = []
    let allKeys: [Key] = []

    func contains(_ key: Key) -> Bool { true }
    func decodeNil(forKey key: Key) throws -> Bool { false }
    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T { try samples.make(type) }
    func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { samples.integer(type) }
    func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { samples.integer(type) }
    func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { samples.integer(type) }
    func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { samples.integer(type) }
    func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { samples.integer(type) }
    func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { samples.integer(type) }
    func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { samples.integer(type) }
    func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { samples.integer(type) }
    func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { samples.integer(type) }

    func nestedContainer<Inner: CodingKey>(
        keyedBy type: Inner.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Inner> {
        KeyedDecodingContainer(SampleObject<Inner>(samples: samples))
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer { EmptyList() }
    func superDecoder() throws -> any Decoder { SampleDecoder(samples) }
    func superDecoder(forKey key: Key) throws -> any Decoder { SampleDecoder(samples) }
}

private struct SampleValue: SingleValueDecodingContainer {
    let samples: Samples
    let codingPath: [any CodingKey] = []

    func decodeNil() -> Bool { false }
    func decode<T: Decodable>(_ type: T.Type) throws -> T {
        if let known = samples.plain(type) { return known }
        return try samples.make(type)
    }
}

extension Samples {
    /// A whole number, which would ask for itself again.
    fileprivate func plain<T>(_ type: T.Type) -> T? {
        func make<I: FixedWidthInteger>(_ type: I.Type) -> I { integer(type) }
        guard let type = T.self as? any FixedWidthInteger.Type else { return nil }
        return make(type) as? T
    }
}

/// A list without elements.
private struct EmptyList: UnkeyedDecodingContainer {
    let codingPath: [any CodingKey] = []
    let count: Int? = 0
    let isAtEnd = true
    let currentIndex = 0

    func decodeNil() throws -> Bool { throw NoSample() }
    func decode<T: Decodable>(_ type: T.Type) throws -> T { throw NoSample() }
    func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        throw NoSample()
    }
    func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer { throw NoSample() }
    func superDecoder() throws -> any Decoder { throw NoSample() }
}
