import Foundation
import OrielFoundation

/// A signed program, of which nothing is known here.
public final class SecStaticCode: @unchecked Sendable {}
/// A signed program that runs, of which nothing is known here.
public final class SecCode: @unchecked Sendable {}

/// How signatures of programs are checked.
public struct SecCSFlags: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// The key for the certificates of a program.
public let kSecCodeInfoCertificates: CFString = "certificates"
/// The key for the identifier of a program.
public let kSecCodeInfoIdentifier: CFString = "identifier"
/// The key for the team of a program.
public let kSecCodeInfoTeamIdentifier: CFString = "teamid"
/// Information about the signature.
public let kSecCSSigningInformation: UInt32 = 2

private func unavailable() -> OSStatus {
    RuntimeWarning.issue("Programs are not signed here: functions about their signatures fail.")
    return errSecCSUnimplemented
}

/// Writes the signed program at a path; always fails.
public func SecStaticCodeCreateWithPath(
    _ path: CFURL, _ flags: SecCSFlags, _ staticCode: UnsafeMutablePointer<SecStaticCode?>
) -> OSStatus { unavailable() }

/// Writes the program that runs; always fails.
public func SecCodeCopySelf(_ flags: SecCSFlags, _ code: UnsafeMutablePointer<SecCode?>) -> OSStatus { unavailable() }

/// Writes information about a signed program; always fails.
public func SecCodeCopySigningInformation(
    _ code: SecStaticCode, _ flags: SecCSFlags, _ information: UnsafeMutablePointer<CFDictionary?>
) -> OSStatus { unavailable() }
