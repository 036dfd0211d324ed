import Foundation
import OrielFoundation

private func refuse() -> OSStatus {
    RuntimeWarning.issue(
        "Security: a desktop gives apps no rights of an administrator (AuthorizationRef). See CompatibilityGaps.md.")
    return errAuthorizationDenied
}
/// A reference without rights, which is the same for all: nothing is kept for it.
nonisolated(unsafe) private let empty = OpaquePointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

private func isEmpty(_ rights: UnsafePointer<AuthorizationRights>?) -> Bool {
    rights.map { $0.pointee.count == 0 } ?? true
}

/// Creates a reference; with rights it is denied, and says so once.
/// - Parameter authorization: Receives the reference; nil to ask for rights only.
@discardableResult
public func AuthorizationCreate(
    _ rights: UnsafePointer<AuthorizationRights>?, _ environment: UnsafePointer<AuthorizationEnvironment>?,
    _ flags: AuthorizationFlags, _ authorization: UnsafeMutablePointer<AuthorizationRef?>?
) -> OSStatus {
    guard isEmpty(rights) else {
        authorization?.pointee = nil
        return refuse()
    }
    authorization?.pointee = empty
    return errAuthorizationSuccess
}
/// Releases a reference.
@discardableResult
public func AuthorizationFree(_ authorization: AuthorizationRef, _ flags: AuthorizationFlags) -> OSStatus {
    errAuthorizationSuccess
}
/// Asks for rights; they are denied, which is reported once.
/// - Parameter authorizedRights: Receives nil.
@discardableResult
public func AuthorizationCopyRights(
    _ authorization: AuthorizationRef, _ rights: UnsafePointer<AuthorizationRights>,
    _ environment: UnsafePointer<AuthorizationEnvironment>?, _ flags: AuthorizationFlags,
    _ authorizedRights: UnsafeMutablePointer<UnsafeMutablePointer<AuthorizationRights>?>?
) -> OSStatus {
    authorizedRights?.pointee = nil
    return isEmpty(rights) ? errAuthorizationSuccess : refuse()
}
/// Asks for rights, and calls a function with the result.
public func AuthorizationCopyRightsAsync(
    _ authorization: AuthorizationRef, _ rights: UnsafePointer<AuthorizationRights>,
    _ environment: UnsafePointer<AuthorizationEnvironment>?, _ flags: AuthorizationFlags,
    _ callbackBlock: @escaping @Sendable (OSStatus, UnsafeMutablePointer<AuthorizationRights>?) -> Void
) {
    let result = isEmpty(rights) ? errAuthorizationSuccess : refuse()
    DispatchQueue.global().async { callbackBlock(result, nil) }
}
/// Finds values of a reference; there are none.
@discardableResult
public func AuthorizationCopyInfo(
    _ authorization: AuthorizationRef, _ tag: AuthorizationString?,
    _ info: UnsafeMutablePointer<UnsafeMutablePointer<AuthorizationItemSet>?>?
) -> OSStatus {
    info?.pointee = nil
    return errAuthorizationInvalidTag
}
/// Makes the form in which a reference is passed to another program; it is not possible.
@discardableResult
public func AuthorizationMakeExternalForm(
    _ authorization: AuthorizationRef, _ extForm: UnsafeMutablePointer<AuthorizationExternalForm>
) -> OSStatus { errAuthorizationExternalizeNotAllowed }
/// Makes a reference of another program's form; it is not possible.
@discardableResult
public func AuthorizationCreateFromExternalForm(
    _ extForm: UnsafePointer<AuthorizationExternalForm>, _ authorization: UnsafeMutablePointer<AuthorizationRef?>
) -> OSStatus {
    authorization.pointee = nil
    return errAuthorizationInternalizeNotAllowed
}
/// Releases a set of rights that a function has returned; none does here.
@discardableResult
public func AuthorizationFreeItemSet(_ set: UnsafeMutablePointer<AuthorizationItemSet>) -> OSStatus {
    errAuthorizationSuccess
}
/// Finds the rule of a right; there is none.
@discardableResult
public func AuthorizationRightGet(
    _ rightName: UnsafePointer<CChar>, _ rightDefinition: UnsafeMutablePointer<CFDictionary?>?
) -> OSStatus {
    rightDefinition?.pointee = nil
    return errAuthorizationDenied
}
/// Sets the rule of a right; it is denied, which is reported once.
@discardableResult
public func AuthorizationRightSet(
    _ authRef: AuthorizationRef, _ rightName: UnsafePointer<CChar>, _ rightDefinition: CFTypeRef,
    _ descriptionKey: CFString?, _ bundle: CFBundle?, _ localeTableName: CFString?
) -> OSStatus { refuse() }
/// Removes the rule of a right; it is denied, which is reported once.
@discardableResult
public func AuthorizationRightRemove(_ authRef: AuthorizationRef, _ rightName: UnsafePointer<CChar>) -> OSStatus {
    refuse()
}
