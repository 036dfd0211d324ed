import Foundation
import OrielFoundation
import SecretServiceShim

/// Rights that a program has asked the user for; none are given here.
public typealias AuthorizationRef = OpaquePointer
/// The name of a right, as C has it.
public typealias AuthorizationString = UnsafePointer<CChar>

/// Flags of a request.
///
/// Follows Apple's [AuthorizationFlags](https://developer.apple.com/documentation/security/authorizationflags). The type is C's, as
/// apps name it in types of C functions.
public typealias AuthorizationFlags = OrielAuthorizationFlags

/// A right, or a value for a request.
public struct AuthorizationItem {
    /// The name.
    public var name: AuthorizationString
    /// The size of the value in bytes.
    public var valueLength: Int
    /// The value.
    public var value: UnsafeMutableRawPointer?
    /// 0.
    public var flags: UInt32
    /// Creates a right.
    public init(name: AuthorizationString, valueLength: Int, value: UnsafeMutableRawPointer?, flags: UInt32) {
        (self.name, self.valueLength, self.value, self.flags) = (name, valueLength, value, flags)
    }
}
/// Several rights, or values for a request.
public struct AuthorizationItemSet {
    /// How many there are.
    public var count: UInt32
    /// The first one.
    public var items: UnsafeMutablePointer<AuthorizationItem>?
    /// Creates a set without any.
    public init() { self.init(count: 0, items: nil) }
    /// Creates a set.
    public init(count: UInt32, items: UnsafeMutablePointer<AuthorizationItem>?) {
        (self.count, self.items) = (count, items)
    }
}
/// Rights.
public typealias AuthorizationRights = AuthorizationItemSet
/// Values for a request.
public typealias AuthorizationEnvironment = AuthorizationItemSet

/// The length of a form in which rights are passed to another program.
public let kAuthorizationExternalFormLength = 32
/// The form in which rights are passed to another program.
public struct AuthorizationExternalForm {
    /// Thirty-two bytes.
    public typealias Bytes = (
        CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar,
        CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar
    )
    /// The bytes.
    public var bytes: Bytes
    /// Creates a form of zeros.
    public init() {
        bytes = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    }
    /// Creates a form of bytes.
    public init(bytes: Bytes) { self.bytes = bytes }
}

/// Success.
public let errAuthorizationSuccess: OSStatus = 0
/// The set of rights is not valid.
public let errAuthorizationInvalidSet: OSStatus = -60001
/// The reference is not valid.
public let errAuthorizationInvalidRef: OSStatus = -60002
/// A name is not valid.
public let errAuthorizationInvalidTag: OSStatus = -60003
/// A pointer is not valid.
public let errAuthorizationInvalidPointer: OSStatus = -60004
/// The rights were denied.
public let errAuthorizationDenied: OSStatus = -60005
/// The user has canceled.
public let errAuthorizationCanceled: OSStatus = -60006
/// The user may not be asked.
public let errAuthorizationInteractionNotAllowed: OSStatus = -60007
/// Something within the system has failed.
public let errAuthorizationInternal: OSStatus = -60008
/// The form for another program is not allowed.
public let errAuthorizationExternalizeNotAllowed: OSStatus = -60009
/// The form of another program is not allowed.
public let errAuthorizationInternalizeNotAllowed: OSStatus = -60010
/// The flags are not valid.
public let errAuthorizationInvalidFlags: OSStatus = -60011
/// A program could not be started.
public let errAuthorizationToolExecuteFailure: OSStatus = -60031
/// A program's environment could not be made.
public let errAuthorizationToolEnvironmentError: OSStatus = -60032
/// A reference or a request is not valid.
public let errAuthorizationBadAddress: OSStatus = -60033

/// The right to start a program as the administrator.
public let kAuthorizationRightExecute = "system.privilege.admin"
/// The value of the sentence that the user reads.
public let kAuthorizationEnvironmentPrompt = "prompt"
/// The value of the picture that the user sees.
public let kAuthorizationEnvironmentIcon = "icon"
/// The value of the user's name.
public let kAuthorizationEnvironmentUsername = "username"
/// The value of the user's password.
public let kAuthorizationEnvironmentPassword = "password"
/// No values for a request.
public let kAuthorizationEmptyEnvironment: UnsafePointer<AuthorizationEnvironment>? = nil
/// The rule that always allows.
public let kAuthorizationRuleClassAllow = "allow"
/// The rule that always denies.
public let kAuthorizationRuleClassDeny = "deny"
/// The rule that asks for the user of the session.
public let kAuthorizationRuleAuthenticateAsSessionUser = "authenticate-session-owner"
/// The rule that asks for an administrator.
public let kAuthorizationRuleAuthenticateAsAdmin = "authenticate-admin"
/// The rule that asks for an administrator, or for the user of the session.
public let kAuthorizationRuleIsAdmin = "is-admin"
