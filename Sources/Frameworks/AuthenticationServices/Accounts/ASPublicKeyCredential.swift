import Foundation
import SwiftUI

/// A request for a new passkey, which fails here.
///
/// Follows Apple's [ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest](https://developer.apple.com/documentation/authenticationservices/asauthorizationplatformpublickeycredentialregistrationrequest).
open class ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest: ASAuthorizationRequest, @unchecked Sendable {
    /// The name of the server.
    public let relyingPartyIdentifier: String
    /// The bytes that the server wants signed.
    open var challenge: Data
    /// The user's name.
    open var name: String
    /// The user's name for the server.
    open var userID: Data
    /// The user's name to be shown; nil for ``name``.
    open var displayName: String?

    init(
        _ provider: ASAuthorizationPlatformPublicKeyCredentialProvider, _ challenge: Data, _ name: String,
        _ userID: Data
    ) {
        relyingPartyIdentifier = provider.relyingPartyIdentifier
        (self.challenge, self.name, self.userID) = (challenge, name, userID)
        super.init(provider: provider)
    }
}

/// A request for a passkey, which fails here.
///
/// Follows Apple's [ASAuthorizationPlatformPublicKeyCredentialAssertionRequest](https://developer.apple.com/documentation/authenticationservices/asauthorizationplatformpublickeycredentialassertionrequest).
open class ASAuthorizationPlatformPublicKeyCredentialAssertionRequest: ASAuthorizationRequest, @unchecked Sendable {
    /// The name of the server.
    public let relyingPartyIdentifier: String
    /// The bytes that the server wants signed.
    open var challenge: Data

    init(_ provider: ASAuthorizationPlatformPublicKeyCredentialProvider, _ challenge: Data) {
        relyingPartyIdentifier = provider.relyingPartyIdentifier
        self.challenge = challenge
        super.init(provider: provider)
    }
}

/// A new passkey; none comes to be here.
open class ASAuthorizationPlatformPublicKeyCredentialRegistration: NSObject, ASAuthorizationCredential,
    @unchecked Sendable
{
    /// The bytes of the request, as text.
    open var rawClientDataJSON: Data { Data() }
    /// The name of the passkey.
    open var credentialID: Data { Data() }
    /// What proves that the passkey is new; nil if there is none.
    open var rawAttestationObject: Data? { nil }
    private override init() {}
}

/// A signature by a passkey; none comes to be here.
open class ASAuthorizationPlatformPublicKeyCredentialAssertion: NSObject, ASAuthorizationCredential, @unchecked Sendable
{
    /// The bytes of the request, as text.
    open var rawClientDataJSON: Data { Data() }
    /// The name of the passkey.
    open var credentialID: Data { Data() }
    /// The data of the authenticator.
    open var rawAuthenticatorData: Data! { Data() }
    /// The user's name for the server.
    open var userID: Data! { Data() }
    /// The signature.
    open var signature: Data! { Data() }
    private override init() {}
}

/// What requests for credentials lead to; nothing comes to be here.
///
/// Follows Apple's
/// [ASAuthorizationResult](https://developer.apple.com/documentation/authenticationservices/asauthorizationresult).
public enum ASAuthorizationResult {
    /// A name and a password.
    case password(ASPasswordCredential)
    /// An account of Apple's.
    case appleID(ASAuthorizationAppleIDCredential)
    /// A signature by a passkey.
    case passkeyAssertion(ASAuthorizationPlatformPublicKeyCredentialAssertion)
    /// A new passkey.
    case passkeyRegistration(ASAuthorizationPlatformPublicKeyCredentialRegistration)
    /// Something else.
    case unknown(ASAuthorization)
}

/// Performs requests for credentials for a view; every one fails with the error `notHandled`.
///
/// Follows Apple's
/// [AuthorizationController](https://developer.apple.com/documentation/authenticationservices/authorizationcontroller).
public struct AuthorizationController: Sendable {
    /// Performs a request; throws `notHandled`.
    @MainActor @preconcurrency
    public func performRequest(
        _ request: ASAuthorizationRequest, options: ASAuthorizationController.RequestOptions = []
    ) async throws -> ASAuthorizationResult { try await performRequests([request], options: options) }

    /// Performs requests; throws `notHandled`.
    @MainActor @preconcurrency
    public func performRequests(
        _ requests: [ASAuthorizationRequest], options: ASAuthorizationController.RequestOptions = []
    ) async throws -> ASAuthorizationResult {
        ASAuthorizationController.warn()
        throw ASAuthorizationError(.notHandled)
    }

    /// Performs requests for the passwords of a field; throws `notHandled`.
    @MainActor @preconcurrency
    public func performAutoFillAssistedRequest(_ request: ASAuthorizationRequest) async throws -> ASAuthorizationResult
    {
        try await performRequests([request])
    }
}

extension EnvironmentValues {
    /// Performs requests for credentials.
    public var authorizationController: AuthorizationController { AuthorizationController() }
}
