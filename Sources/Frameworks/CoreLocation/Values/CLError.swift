import Foundation
import OrielFoundation

/// An error of this framework.
///
/// Follows Apple's [CLError](https://developer.apple.com/documentation/corelocation/clerror).
public struct CLError: _CodedError, LocalizedError, Hashable, Sendable {
    /// The reason for an error.
    public enum Code: Int, _ErrorCode {
        case locationUnknown, denied, network, headingFailure, regionMonitoringDenied, regionMonitoringFailure,
            regionMonitoringSetupDelayed, regionMonitoringResponseDelayed, geocodeFoundNoResult,
            geocodeFoundPartialResult, geocodeCanceled, deferredFailed, deferredNotUpdatingLocation,
            deferredAccuracyTooLow, deferredDistanceFiltered, deferredCanceled, rangingUnavailable, rangingFailure,
            promptDeclined, historicalLocationError
    }

    /// The reason.
    public let code: Code

    /// Creates an error of a reason.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

    /// The name of the errors of this framework.
    public static var errorDomain: String { kCLErrorDomain }
    /// The description, by its key.
    public var errorUserInfo: [String: Any] { errorDescription.map { [NSLocalizedDescriptionKey: $0] } ?? [:] }
    public var errorDescription: String? {
        switch code {
        case .denied: "The app is not permitted to know the device's location."
        case .network: "The network could not be reached."
        case .geocodeFoundNoResult: "No place was found."
        default: "The operation could not be completed. (\(kCLErrorDomain) error \(code.rawValue).)"
        }
    }

    /// The place is not known at the moment.
    public static var locationUnknown: Code { .locationUnknown }
    /// The user denied the authorization.
    public static var denied: Code { .denied }
    /// The network was not reachable.
    public static var network: Code { .network }
    /// The direction could not be determined.
    public static var headingFailure: Code { .headingFailure }
    /// Regions may not be monitored.
    public static var regionMonitoringDenied: Code { .regionMonitoringDenied }
    /// A region could not be monitored.
    public static var regionMonitoringFailure: Code { .regionMonitoringFailure }
    /// No place was found for a name or a coordinate.
    public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
    /// The request was canceled.
    public static var geocodeCanceled: Code { .geocodeCanceled }
}
