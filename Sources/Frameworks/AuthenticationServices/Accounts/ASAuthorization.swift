import Foundation
import OrielFoundation
import SwiftUI

/// A credential of the user.
public protocol ASAuthorizationCredential: NSObjectProtocol {}

/// A provider of credentials.
public protocol ASAuthorizationProvider: NSObjectProtocol {}

/// A credential and its provider; none comes to be here.
public final class ASAuthorization: NSObject, @unchecked Sendable {
    /// The provider.
    public let provider: any ASAuthorizationProvider
    /// The credential.
    public let credential: any ASAuthorizationCredential

    init(provider: any ASAuthorizationProvider, credential: any ASAuthorizationCredential) {
        self.provider = provider
        self.credential = credential
    }

    /// A piece of information about the user.
    public struct Scope: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a scope from its name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// The name.
        public static let fullName = Scope("full_name")
        /// The mail address.
        public static let email = Scope("email")
    }

    /// An operation on an account.
    public struct OpenIDOperation: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The user is asked whatever is needed.
        public static let operationImplicit = OpenIDOperation(rawValue: "implicit")
        /// The user signs in.
        public static let operationLogin = OpenIDOperation(rawValue: "login")
        /// The credential is renewed.
        public static let operationRefresh = OpenIDOperation(rawValue: "refresh")
        /// The user signs out.
        public static let operationLogout = OpenIDOperation(rawValue: "logout")
    }
}

/// A request for a credential.
open class ASAuthorizationRequest: NSObject, @unchecked Sendable {
    /// The provider that was asked.
    public let provider: any ASAuthorizationProvider

    init(provider: any ASAuthorizationProvider) { self.provider = provider }
}

/// The name of the errors of requests.
public let ASAuthorizationErrorDomain = "com.apple.AuthenticationServices.AuthorizationError"

/// An error of a request.
public struct ASAuthorizationError: _CodedError, LocalizedError, Hashable, Sendable {
    /// The reasons for errors.
    public enum Code: Int, _ErrorCode {
        case unknown = 1000
        case canceled
        case invalidResponse
        case notHandled
        case failed
        case notInteractive
        case matchedExcludedCredential
    }

    /// The reason.
    public let code: Code

    /// Creates an error for a reason.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

    /// An unknown reason.
    public static let unknown = Code.unknown
    /// The user canceled the request.
    public static let canceled = Code.canceled
    /// The answer is not valid.
    public static let invalidResponse = Code.invalidResponse
    /// Nobody handled the request.
    public static let notHandled = Code.notHandled
    /// The request failed.
    public static let failed = Code.failed
    /// The request would have needed the user.
    public static let notInteractive = Code.notInteractive

    /// The name of the errors of this framework.
    public static var errorDomain: String { ASAuthorizationErrorDomain }
    public var errorDescription: String? {
        switch code {
        case .notHandled: "There are no accounts of this kind on this system."
        case .canceled: "The request was canceled."
        default: "The operation could not be completed. (\(Self.errorDomain) error \(code.rawValue).)"
        }
    }
}

/// Performs requests for credentials; every one fails with the error `notHandled`.
@MainActor @preconcurrency
open class ASAuthorizationController: NSObject {
    /// The requests.
    public let authorizationRequests: [ASAuthorizationRequest]
    /// The delegate.
    open weak var delegate: (any ASAuthorizationControllerDelegate)?
    /// The provider of the window.
    open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?

    /// How requests are performed.
    public struct RequestOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Only credentials that are on this device count.
        public static let preferImmediatelyAvailableCredentials = RequestOptions(rawValue: 1)
    }

    /// Creates a controller for requests.
    public init(authorizationRequests: [ASAuthorizationRequest]) { self.authorizationRequests = authorizationRequests }

    /// Performs the requests: the delegate receives an error.
    open func performRequests() { performRequests(options: []) }

    /// Performs the requests: the delegate receives an error.
    open func performRequests(options: RequestOptions) {
        Self.warn()
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                self.delegate?.authorizationController(
                    controller: self, didCompleteWithError: ASAuthorizationError(.notHandled))
            }
        }
    }

    /// Ends the requests; nothing is left to end.
    open func cancel() {}

    static func warn() {
        RuntimeWarning.issue(
            "Sign in with Apple, passkeys and the system's passwords are not available: requests fail.")
    }
}

/// Methods that a controller calls; each does nothing by default.
@MainActor @preconcurrency
public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
    /// Called with a credential.
    func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
    /// Called with an error.
    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
    public func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
    ) {}
    public func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {}
}

/// Provides the window from which requests are presented.
@MainActor @preconcurrency
public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
    /// Returns the window.
    func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}
