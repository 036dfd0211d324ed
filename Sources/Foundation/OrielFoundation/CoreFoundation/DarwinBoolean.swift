/// Whether something is true, as functions in C of the Mac have it.
public struct DarwinBoolean: ExpressibleByBooleanLiteral, Hashable, CustomStringConvertible, Sendable {
    private var value: UInt8
    /// Creates a value.
    public init(_ value: Bool) { self.value = value ? 1 : 0 }
    public init(booleanLiteral value: Bool) { self.init(value) }
    /// Whether it is true.
    public var boolValue: Bool { value != 0 }
    public var description: String { boolValue.description }
}

/// A number of 32 bits without a sign, as functions in C of the Mac have it.
public typealias uint32 = UInt32
