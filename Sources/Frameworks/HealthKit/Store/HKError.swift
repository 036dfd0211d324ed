import Foundation
import OrielFoundation

/// The name of the errors of health data.
public let HKErrorDomain = "com.apple.healthkit"

/// An error of health data.
///
/// Follows Apple's [HKError](https://developer.apple.com/documentation/healthkit/hkerror-swift.struct).
public struct HKError: _CodedError, LocalizedError, Hashable, Sendable {
    /// The reasons for errors.
    public enum Code: Int, _ErrorCode {
        /// The reason is not known.
        case unknownError = 0
        /// There is no health data on the machine.
        case errorHealthDataUnavailable = 1
        /// A profile of the device forbids health data.
        case errorHealthDataRestricted = 2
        /// A value can't be used.
        case errorInvalidArgument = 3
        /// The user has said no.
        case errorAuthorizationDenied = 4
        /// The app has not asked yet.
        case errorAuthorizationNotDetermined = 5
        /// The store can't be read or written.
        case errorDatabaseInaccessible = 6
        /// The user has canceled.
        case errorUserCanceled = 7
        /// Another workout has begun.
        case errorAnotherWorkoutSessionStarted = 8
        /// The user has left the workout.
        case errorUserExitedWorkoutSession = 9
        /// The user has denied something that the app needs.
        case errorRequiredAuthorizationDenied = 10
        /// No samples match.
        case errorNoData = 11
        /// A workout may not do this now.
        case errorWorkoutActivityNotAllowed = 12
        /// There is more data than allowed.
        case errorDataSizeExceeded = 13
        /// The app is in the background.
        case errorBackgroundWorkoutSessionNotAllowed = 14
        /// The scored assessment can't be shown.
        case errorNotPermissibleForGuestUserMode = 15
    }

    /// The reason.
    public let code: Code
    /// More about the error.
    public let message: String

    /// Creates an error for a reason.
    public init(_ code: Code, userInfo: [String: Any] = [:]) {
        self.code = code
        message = userInfo[NSLocalizedDescriptionKey] as? String ?? Self.message(of: code)
    }

    init(_ code: Code, _ message: String) { (self.code, self.message) = (code, message) }

    /// The reason is not known.
    public static let unknownError = Code.unknownError
    /// There is no health data on the machine.
    public static let errorHealthDataUnavailable = Code.errorHealthDataUnavailable
    /// A profile of the device forbids health data.
    public static let errorHealthDataRestricted = Code.errorHealthDataRestricted
    /// A value can't be used.
    public static let errorInvalidArgument = Code.errorInvalidArgument
    /// The user has said no.
    public static let errorAuthorizationDenied = Code.errorAuthorizationDenied
    /// The app has not asked yet.
    public static let errorAuthorizationNotDetermined = Code.errorAuthorizationNotDetermined
    /// The store can't be read or written.
    public static let errorDatabaseInaccessible = Code.errorDatabaseInaccessible
    /// The user has canceled.
    public static let errorUserCanceled = Code.errorUserCanceled
    /// No samples match.
    public static let errorNoData = Code.errorNoData

    /// The name of the errors of this framework.
    public static var errorDomain: String { HKErrorDomain }
    public var errorDescription: String? { message }

    private static func message(of code: Code) -> String {
        switch code {
        case .errorHealthDataUnavailable: "Health data is not available on this machine."
        case .errorAuthorizationDenied: "Not authorized"
        case .errorAuthorizationNotDetermined: "Authorization not determined"
        case .errorInvalidArgument: "The value can't be used."
        case .errorDatabaseInaccessible: "The health data can't be read or written."
        case .errorNoData: "No data available for the specified predicate."
        default: "The operation couldn't be completed."
        }
    }
}

/// Whether an app may write a kind of health data.
public enum HKAuthorizationStatus: Int, Sendable { case notDetermined, sharingDenied, sharingAuthorized }

/// Whether the user would be asked.
public enum HKAuthorizationRequestStatus: Int, Sendable { case unknown, shouldRequest, unnecessary }

/// How often an app is started for new data.
public enum HKUpdateFrequency: Int, Sendable { case immediate = 1, hourly, daily, weekly }
