import Synchronization

private let nextIdentifier = Atomic<UInt64>(1)

/// A unique identifier of a stream participant.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
    private enum Source: Hashable {
        case serial(UInt64)
        case object(ObjectIdentifier)
    }

    private let source: Source

    /// Makes an identifier that equals no other.
    public init() {
        source = .serial(nextIdentifier.wrappingAdd(1, ordering: .relaxed).oldValue)
    }

    /// Makes the identifier of an object.
    public init(_ object: AnyObject) {
        source = .object(ObjectIdentifier(object))
    }

    /// The identifier as a hexadecimal number.
    public var description: String {
        switch source {
        case .serial(let number): "0x" + String(number, radix: 16)
        case .object(let object): "0x" + String(UInt(bitPattern: object), radix: 16)
        }
    }
}

/// A stream participant that can be told from others.
public protocol CustomCombineIdentifierConvertible {
    /// The participant's unique identifier.
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    /// The identifier of the object.
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
