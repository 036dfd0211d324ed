import Foundation

// Queues are equal to themselves alone, as on Apple's systems. Those of the system are other objects each time here, and
// have names of their own.

extension DispatchQueue: @retroactive Equatable, @retroactive Hashable {
    public static func == (a: DispatchQueue, b: DispatchQueue) -> Bool {
        a === b || a.isOfSystem && a.label == b.label
    }

    public func hash(into hasher: inout Hasher) {
        if isOfSystem { hasher.combine(label) } else { hasher.combine(ObjectIdentifier(self)) }
    }

    private var isOfSystem: Bool { label.hasPrefix("com.apple.") }
}

/// The nanoseconds of a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// The nanoseconds of a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// The nanoseconds of a microsecond.
public let NSEC_PER_USEC: UInt64 = 1000
/// The microseconds of a second.
public let USEC_PER_SEC: UInt64 = 1_000_000
/// The milliseconds of a second.
public let MSEC_PER_SEC: UInt64 = 1000
