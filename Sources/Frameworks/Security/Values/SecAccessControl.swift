import Foundation
import OrielFoundation

/// The conditions under which an item can be read; an item that demands authentication cannot be kept here, as there is none.
public final class SecAccessControl: @unchecked Sendable, Hashable {
    let protection: String
    let flags: SecAccessControlCreateFlags

    /// Whether the user would have to prove something.
    var demandsProof: Bool {
        !flags.isDisjoint(with: [
            .userPresence, .biometryAny, .biometryCurrentSet, .devicePasscode, .watch, .applicationPassword,
        ])
    }

    init(_ protection: String, _ flags: SecAccessControlCreateFlags) {
        self.protection = protection
        self.flags = flags
    }

    public static func == (left: SecAccessControl, right: SecAccessControl) -> Bool {
        left.protection == right.protection && left.flags == right.flags
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(protection)
        hasher.combine(flags.rawValue)
    }
}

/// The proofs that an access control demands.
public struct SecAccessControlCreateFlags: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The user's presence.
    public static let userPresence = SecAccessControlCreateFlags(rawValue: 1 << 0)
    /// A face or finger that the device knows.
    public static let biometryAny = SecAccessControlCreateFlags(rawValue: 1 << 1)
    /// A face or finger that the device knows now.
    public static let biometryCurrentSet = SecAccessControlCreateFlags(rawValue: 1 << 3)
    /// A finger that the device knows: the older name of `biometryAny`.
    public static let touchIDAny = biometryAny
    /// A finger that the device knows now: the older name of `biometryCurrentSet`.
    public static let touchIDCurrentSet = biometryCurrentSet
    /// The passcode of the device.
    public static let devicePasscode = SecAccessControlCreateFlags(rawValue: 1 << 4)
    /// A watch nearby.
    public static let watch = SecAccessControlCreateFlags(rawValue: 1 << 5)
    /// Any of the proofs.
    public static let or = SecAccessControlCreateFlags(rawValue: 1 << 14)
    /// All of the proofs.
    public static let and = SecAccessControlCreateFlags(rawValue: 1 << 15)
    /// The private key may be used.
    public static let privateKeyUsage = SecAccessControlCreateFlags(rawValue: 1 << 30)
    /// The app's own password.
    public static let applicationPassword = SecAccessControlCreateFlags(rawValue: 1 << 31)
}

/// Creates an access control.
public func SecAccessControlCreateWithFlags(
    _ allocator: CFAllocator?, _ protection: CFTypeRef, _ flags: SecAccessControlCreateFlags,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? { SecAccessControl(protection as? String ?? "", flags) }

/// Creates an access control.
public func SecAccessControlCreateWithFlags(
    _ allocator: CFAllocator?, _ protection: CFString, _ flags: SecAccessControlCreateFlags,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? { SecAccessControl(protection, flags) }
