import Foundation

/// A source of random bytes; there is one.
public final class SecRandom: @unchecked Sendable {}

/// The source of random bytes.
public let kSecRandomDefault: SecRandom? = nil

/// Writes random bytes from the system's secure source; returns `errSecSuccess`.
public func SecRandomCopyBytes(_ rnd: SecRandom?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 {
    guard count >= 0 else { return errSecParam }
    var generator = SystemRandomNumberGenerator()
    for index in 0..<count {
        bytes.storeBytes(of: UInt8.random(in: .min ... .max, using: &generator), toByteOffset: index, as: UInt8.self)
    }
    return errSecSuccess
}
