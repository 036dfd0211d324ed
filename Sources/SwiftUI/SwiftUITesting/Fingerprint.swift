import Foundation

/// A short number that identifies pictures and texts: equal for equal bytes, on every machine and in every build.
///
/// The 64 bits of FNV-1a; made for comparing runs, not for security.
///
/// ```swift
/// var fingerprint = Fingerprint()
/// fingerprint.combine(TestHost(CounterView()).layers)
/// print(fingerprint)
/// ```
public struct Fingerprint: Hashable, Sendable, CustomStringConvertible {
    private var state: UInt64 = 0xCBF2_9CE4_8422_2325

    /// Creates the fingerprint of nothing.
    public init() {}

    /// Records bytes.
    public mutating func combine<Bytes: Sequence>(_ bytes: Bytes) where Bytes.Element == UInt8 {
        for byte in bytes { state = (state ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }

    /// Records a text.
    public mutating func combine(_ text: String) {
        combine(text.utf8)
        combine(CollectionOfOne(0))
    }

    /// Sixteen hexadecimal digits.
    public var description: String {
        let digits = String(state, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
