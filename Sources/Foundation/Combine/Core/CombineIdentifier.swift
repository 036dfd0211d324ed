import Synchronization

private let nextIdentifier = Atomic<UInt64>(1)

/// A unique identifier of a stream participant.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
    private let rawValue: UInt64

    /// Makes an identifier that equals no other.
    public init() { rawValue = nextIdentifier.wrappingAdd(1, ordering: .relaxed).oldValue }

    /// Makes the identifier of an object.
    public init(_ object: AnyObject) { rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object))) }

    /// The identifier as a hexadecimal number.
    public var description: String { "0x" + String(rawValue, radix: 16) }
}

/// A unique identifier of a participant in a stream.
public protocol CustomCombineIdentifierConvertible {
    /// The participant's unique identifier.
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    /// The identifier of the object.
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
