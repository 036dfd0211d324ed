import Foundation
import OrielFoundation

/// The name of the errors of devices at home.
public let HMErrorDomain = "HMErrorDomain"

/// An error of devices at home.
///
/// Follows Apple's [HMError](https://developer.apple.com/documentation/homekit/hmerror-swift.struct).
public struct HMError: _CodedError, LocalizedError, Hashable, Sendable {
    /// The reasons for errors; the much used ones.
    public enum Code: Int, _ErrorCode {
        case alreadyExists = 1, notFound, invalidParameter, accessoryNotReachable, readOnlyCharacteristic
        case writeOnlyCharacteristic, notificationNotSupported, operationTimedOut, accessoryPoweredOff, accessDenied
        case objectAssociatedToAnotherHome, objectNotAssociatedToAnyHome, objectAlreadyAssociatedToHome
        case accessoryIsBusy, operationInProgress, accessoryOutOfResources, insufficientPrivileges
        case accessoryPairingFailed, invalidDataFormatSpecified, nilParameter, unconfiguredParameter
        case invalidClass, operationCancelled, communicationFailure = 54, homeAccessNotAuthorized = 47
        case operationNotSupported = 48, genericError = 52
    }
    /// The reason.
    public let code: Code
    /// Creates an error for a reason.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
    /// The app may not use the home.
    public static let homeAccessNotAuthorized = Code.homeAccessNotAuthorized
    /// The machine cannot do that.
    public static let operationNotSupported = Code.operationNotSupported
    /// The name of the errors of this framework.
    public static var errorDomain: String { HMErrorDomain }
    public var errorDescription: String? { "Devices at home are not available on this machine." }

    /// The error of all requests, which is reported once.
    static func unavailable() -> HMError {
        RuntimeWarning.issue("HomeKit: there are no homes and devices on this machine; requests fail.")
        return HMError(.homeAccessNotAuthorized)
    }
    static func fail(_ completion: @escaping ((any Error)?) -> Void) {
        let error = unavailable()
        nonisolated(unsafe) let call = completion
        DispatchQueue.main.async { call(error) }
    }
}

/// Whether an app may use the user's homes.
public struct HMHomeManagerAuthorizationStatus: OptionSet, Sendable {
    public let rawValue: UInt
    /// Creates a status from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The user was asked.
    public static let determined = HMHomeManagerAuthorizationStatus(rawValue: 1)
    /// The user cannot permit it.
    public static let restricted = HMHomeManagerAuthorizationStatus(rawValue: 2)
    /// The app may.
    public static let authorized = HMHomeManagerAuthorizationStatus(rawValue: 4)
}
