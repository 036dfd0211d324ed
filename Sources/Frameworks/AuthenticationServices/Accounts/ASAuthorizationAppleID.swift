import Foundation
import SwiftUI

/// Makes requests for the user's account with Apple, which fail here.
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
    /// The state of a credential.
    public enum CredentialState: Int, Sendable { case revoked, authorized, notFound, transferred }

    /// Sent when the user has withdrawn a credential; never here.
    public static let credentialRevokedNotification = Notification.Name(
        "ASAuthorizationAppleIDProviderCredentialRevokedNotification")

    /// Creates a provider.
    public override init() {}

    /// Returns a request.
    open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest(provider: self) }

    /// Calls a closure with the state of a user's credential: there is none.
    open func getCredentialState(
        forUserID userID: String, completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void
    ) {
        DispatchQueue.global().async { completion(.notFound, nil) }
    }

    /// Returns the state of a user's credential: there is none.
    open func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
}

/// A request of OpenID.
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest, @unchecked Sendable {
    /// What the app asks about the user.
    open var requestedScopes: [ASAuthorization.Scope]?
    /// A value that comes back with the answer.
    open var state: String?
    /// A value that belongs to the request alone.
    open var nonce: String?
    /// What is done.
    open var requestedOperation = ASAuthorization.OpenIDOperation.operationImplicit
}

/// A request for the user's account with Apple.
open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest, @unchecked Sendable {
    /// The user whose credential is renewed.
    open var user: String?
}

/// Whether the user is a person, as far as Apple knows.
public enum ASUserDetectionStatus: Int, Sendable { case unsupported, unknown, likelyReal }

/// The user's account with Apple; none comes to be here.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
    /// The user's identifier.
    open var user: String { "" }
    /// The value of the request.
    open var state: String? { nil }
    /// What the app may know.
    open var authorizedScopes: [ASAuthorization.Scope] { [] }
    /// A code for the app's server.
    open var authorizationCode: Data? { nil }
    /// A token about the user.
    open var identityToken: Data? { nil }
    /// The mail address.
    open var email: String? { nil }
    /// The name.
    open var fullName: PersonNameComponents? { nil }
    /// Whether the user is a person.
    open var realUserStatus: ASUserDetectionStatus { .unsupported }
    private override init() {}
}

/// A name and a password.
open class ASPasswordCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
    /// The name.
    public let user: String
    /// The password.
    public let password: String

    /// Creates a credential.
    public init(user: String, password: String) {
        self.user = user
        self.password = password
    }
}

/// Makes requests for passwords that the system knows, which fail here.
open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
    /// Creates a provider.
    public override init() {}
    /// Returns a request.
    open func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest(provider: self) }
}

/// A request for a password that the system knows.
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest, @unchecked Sendable {}

/// Makes requests for passkeys, which fail here.
open class ASAuthorizationPlatformPublicKeyCredentialProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
    /// The name of the server.
    public let relyingPartyIdentifier: String

    /// Creates a provider for a server.
    public init(relyingPartyIdentifier: String) { self.relyingPartyIdentifier = relyingPartyIdentifier }

    /// Returns a request for a new passkey.
    open func createCredentialRegistrationRequest(
        challenge: Data, name: String, userID: Data
    ) -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest {
        ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest(self, challenge, name, userID)
    }

    /// Returns a request for a passkey.
    open func createCredentialAssertionRequest(
        challenge: Data
    ) -> ASAuthorizationPlatformPublicKeyCredentialAssertionRequest {
        ASAuthorizationPlatformPublicKeyCredentialAssertionRequest(self, challenge)
    }
}
