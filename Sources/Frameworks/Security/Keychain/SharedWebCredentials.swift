import Foundation
import OrielFoundation

/// The key of the password among the values that a site and an app share.
public let kSecSharedPassword: CFString = "spwd"

/// Saves a password that a site and an app share; calls back with an error, as browsers here share none.
public func SecAddSharedWebCredential(
    _ fqdn: CFString, _ account: CFString, _ password: CFString?, _ completionHandler: @escaping (CFError?) -> Void
) { completionHandler(unshared()) }

/// Returns passwords that a site and an app share; calls back with an error, as browsers here share none.
public func SecRequestSharedWebCredential(
    _ fqdn: CFString?, _ account: CFString?, _ completionHandler: @escaping (CFArray?, CFError?) -> Void
) { completionHandler(nil, unshared()) }

/// Returns a new password that can't be guessed: four groups of three letters and digits.
public func SecCreateSharedWebCredentialPassword() -> CFString? {
    let letters = Array("abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789")
    let groups = (0..<4).map { _ in String((0..<3).map { _ in letters[Int.random(in: letters.indices)] }) }
    return groups.joined(separator: "-")
}

private func unshared() -> CFError {
    RuntimeWarning.issue("Security: browsers here share no passwords with apps (see CompatibilityGaps.md).")
    return NSError(domain: NSOSStatusErrorDomain, code: -4)
}
