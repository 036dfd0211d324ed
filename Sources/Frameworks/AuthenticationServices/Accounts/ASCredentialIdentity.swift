import Foundation
import OrielFoundation

/// A place for which there is a credential.
public final class ASCredentialServiceIdentifier: NSObject, @unchecked Sendable {
    /// The form of an identifier.
    public enum IdentifierType: Int, Sendable { case domain, URL }
    /// The identifier.
    public let identifier: String
    /// The form of the identifier.
    public let type: IdentifierType

    /// Creates an identifier.
    public init(identifier: String, type: IdentifierType) {
        self.identifier = identifier
        self.type = type
    }
}

/// A credential that an app can offer.
public protocol ASCredentialIdentity: NSObjectProtocol {
    /// The place.
    var serviceIdentifier: ASCredentialServiceIdentifier { get }
    /// The name.
    var user: String { get }
    /// The app's own identifier.
    var recordIdentifier: String? { get }
    /// The order among others.
    var rank: Int { get set }
}

/// A password that an app can offer.
open class ASPasswordCredentialIdentity: NSObject, ASCredentialIdentity, @unchecked Sendable {
    public let serviceIdentifier: ASCredentialServiceIdentifier
    public let user: String
    public let recordIdentifier: String?
    public var rank = 0

    /// Creates a password's identity.
    public init(serviceIdentifier: ASCredentialServiceIdentifier, user: String, recordIdentifier: String?) {
        self.serviceIdentifier = serviceIdentifier
        self.user = user
        self.recordIdentifier = recordIdentifier
    }
}

/// A request of another app for a credential; none comes here.
public protocol ASCredentialRequest: NSObjectProtocol {
    /// The credential.
    var credentialIdentity: any ASCredentialIdentity { get }
}

/// The name of the errors of extensions.
public let ASExtensionErrorDomain = "ASExtensionErrorDomain"

/// An error of an extension.
public struct ASExtensionError: _CodedError, Hashable, Sendable {
    /// The reasons for errors.
    public enum Code: Int, _ErrorCode {
        case failed = 0
        case userCanceled
        case userInteractionRequired = 100
        case credentialIdentityNotFound
    }

    /// The reason.
    public let code: Code
    /// Creates an error for a reason.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

    /// A failure.
    public static let failed = Code.failed
    /// The user canceled the request.
    public static let userCanceled = Code.userCanceled
    /// The user is needed.
    public static let userInteractionRequired = Code.userInteractionRequired
    /// There is no such credential.
    public static let credentialIdentityNotFound = Code.credentialIdentityNotFound

    /// The name of the errors of this framework.
    public static var errorDomain: String { ASExtensionErrorDomain }
}
