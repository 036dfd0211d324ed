import Foundation
import OrielFoundation

/// The name of the errors of devices' proofs.
public let DCErrorDomain = "com.apple.devicecheck.error"

/// An error of a device's proofs.
///
/// Follows Apple's [DCError](https://developer.apple.com/documentation/devicecheck/dcerror-swift.struct).
public struct DCError: _CodedError, LocalizedError, Hashable, Sendable {
    /// The reasons for errors.
    public enum Code: Int, _ErrorCode {
        case unknownSystemFailure = 0, featureUnsupported, invalidInput, invalidKey, serverUnavailable
    }
    /// The reason.
    public let code: Code
    /// Creates an error for a reason.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
    /// The machine cannot do that.
    public static let featureUnsupported = Code.featureUnsupported
    /// The key is wrong.
    public static let invalidKey = Code.invalidKey
    /// Apple's server does not answer.
    public static let serverUnavailable = Code.serverUnavailable
    /// The name of the errors of this framework.
    public static var errorDomain: String { DCErrorDomain }
    public var errorDescription: String? { "This machine cannot prove to Apple's servers that it is genuine." }

    /// The error of all requests, which is reported once.
    static func unsupported() -> DCError {
        RuntimeWarning.issue("DeviceCheck: Apple's servers do not know this machine; requests fail.")
        return DCError(.featureUnsupported)
    }
}

/// The device for Apple's servers, which do not know this machine.
///
/// Follows Apple's [DCDevice](https://developer.apple.com/documentation/devicecheck/dcdevice).
open class DCDevice: NSObject, @unchecked Sendable {
    private static let device = DCDevice()
    /// The device.
    open class var current: DCDevice { device }
    /// Whether the device is known: no.
    open var isSupported: Bool { false }
    /// Passes a token for a server; fails.
    open func generateToken(completionHandler completion: @escaping @Sendable (Data?, (any Error)?) -> Void) {
        let error = DCError.unsupported()
        DispatchQueue.global().async { completion(nil, error) }
    }
    /// Returns a token for a server; fails.
    open func generateToken() async throws -> Data { throw DCError.unsupported() }
}

/// Proves to a server that the app is genuine, which is not possible here.
///
/// Follows Apple's [DCAppAttestService](https://developer.apple.com/documentation/devicecheck/dcappattestservice).
open class DCAppAttestService: NSObject, @unchecked Sendable {
    private static let service = DCAppAttestService()
    /// The service.
    open class var shared: DCAppAttestService { service }
    /// Whether the app can prove it: no.
    open var isSupported: Bool { false }
    /// Passes the name of a new key; fails.
    open func generateKey(completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void) {
        let error = DCError.unsupported()
        DispatchQueue.global().async { completionHandler(nil, error) }
    }
    /// Returns the name of a new key; fails.
    open func generateKey() async throws -> String { throw DCError.unsupported() }
    /// Passes a proof for a key; fails.
    open func attestKey(
        _ keyId: String, clientDataHash: Data, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) {
        let error = DCError.unsupported()
        DispatchQueue.global().async { completionHandler(nil, error) }
    }
    /// Returns a proof for a key; fails.
    open func attestKey(_ keyId: String, clientDataHash: Data) async throws -> Data { throw DCError.unsupported() }
    /// Passes a proof for a request; fails.
    open func generateAssertion(
        _ keyId: String, clientDataHash: Data, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) {
        let error = DCError.unsupported()
        DispatchQueue.global().async { completionHandler(nil, error) }
    }
    /// Returns a proof for a request; fails.
    open func generateAssertion(_ keyId: String, clientDataHash: Data) async throws -> Data {
        throw DCError.unsupported()
    }
}
