import Foundation
import OrielFoundation

/// How the user is authenticated.
public enum LAPolicy: Int, Sendable {
    case deviceOwnerAuthenticationWithBiometrics = 1
    case deviceOwnerAuthentication
}

/// A kind of biometric authentication.
public enum LABiometryType: Int, Sendable { case none, touchID, faceID, opticID }

/// An error of the authentication.
public struct LAError: _CodedError, LocalizedError, Hashable, Sendable {
    /// The reason for an error.
    public enum Code: Int, _ErrorCode {
        case authenticationFailed = -1
        case userCancel = -2
        case userFallback = -3
        case systemCancel = -4
        case passcodeNotSet = -5
        case biometryNotAvailable = -6
        case biometryNotEnrolled = -7
        case biometryLockout = -8
        case appCancel = -9
        case invalidContext = -10
        case notInteractive = -1004
    }

    /// The reason.
    public let code: Code

    /// Creates an error of a reason.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

    /// Creates an error of the number of a reason, as `LAContext` reports it; an unknown one is a failure.
    public init(_nsError error: NSError) { self.init(Code(rawValue: error.code) ?? .authenticationFailed) }

    /// The user could not be authenticated.
    public static var authenticationFailed: Code { .authenticationFailed }
    /// The user canceled the request.
    public static var userCancel: Code { .userCancel }
    /// The user chose another way.
    public static var userFallback: Code { .userFallback }
    /// The system canceled the request.
    public static var systemCancel: Code { .systemCancel }
    /// No password is set.
    public static var passcodeNotSet: Code { .passcodeNotSet }
    /// There is no biometry on this device.
    public static var biometryNotAvailable: Code { .biometryNotAvailable }
    /// The user has not registered a face or a finger.
    public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
    /// There were too many failed attempts.
    public static var biometryLockout: Code { .biometryLockout }
    /// The app canceled the request.
    public static var appCancel: Code { .appCancel }
    /// The context is no longer valid.
    public static var invalidContext: Code { .invalidContext }
    /// The request would have needed the user.
    public static var notInteractive: Code { .notInteractive }

    /// The name of the errors of this framework.
    public static var errorDomain: String { "com.apple.LocalAuthentication" }
    public var errorDescription: String? {
        switch code {
        case .biometryNotAvailable: "Biometry is not available on this device."
        case .passcodeNotSet: "The system cannot ask for the user's password."
        case .appCancel: "The app ended the request."
        default: "The operation could not be completed. (\(Self.errorDomain) error \(code.rawValue).)"
        }
    }
}

/// Authenticates the user; here no user can be authenticated, and every request fails.
///
/// Follows Apple's [LAContext](https://developer.apple.com/documentation/localauthentication/lacontext). No request is ever
/// answered as if the user had been authenticated: data that an app locks stays locked.
open class LAContext: NSObject, @unchecked Sendable {
    /// The kind of biometric authentication: none.
    open var biometryType: LABiometryType { .none }
    /// The label of the button for another way.
    open var localizedFallbackTitle: String?
    /// The label of the button that ends the request.
    open var localizedCancelTitle: String?
    /// The reason that is shown to the user.
    open var localizedReason = ""
    /// For how long an earlier recognition counts, in seconds.
    open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
    /// Whether the user may be asked at all.
    open var interactionNotAllowed = false
    /// The state of the biometric data; nil, as there is none.
    open var evaluatedPolicyDomainState: Data? { nil }

    /// Creates a context.
    public override init() {}

    /// Returns whether the user can be authenticated: no, with the reason.
    open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
        error?.pointee = failure(policy) as NSError
        return false
    }

    /// Authenticates the user; always fails.
    ///
    /// The closure is called on another queue.
    open func evaluatePolicy(
        _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        let error = failure(policy)
        DispatchQueue.global().async { reply(false, error) }
    }

    /// Authenticates the user; always fails.
    @discardableResult
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
        throw failure(policy)
    }

    /// Ends the requests.
    open func invalidate() {}

    private func failure(_ policy: LAPolicy) -> LAError {
        RuntimeWarning.issue("LAContext authenticates no user here: every request fails.")
        return LAError(policy == .deviceOwnerAuthentication ? .passcodeNotSet : .biometryNotAvailable)
    }
}
