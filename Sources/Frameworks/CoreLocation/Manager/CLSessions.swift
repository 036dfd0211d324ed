import Foundation
import OrielFoundation

/// Keeps an app's updates of the place coming in the background, which they do here in any case.
///
/// Follows Apple's [CLBackgroundActivitySession](https://developer.apple.com/documentation/corelocation/clbackgroundactivitysession-3mzv3).
public final class CLBackgroundActivitySession: NSObject, @unchecked Sendable {
    /// Starts a session.
    public override init() {}
    /// Ends the session.
    public func invalidate() {}

    /// Why a session can't work.
    public struct Diagnostic: Sendable {
        /// Whether the user denied the authorization.
        public let authorizationDenied: Bool
        /// Whether location services are disabled for all apps.
        public var authorizationDeniedGlobally: Bool { authorizationDenied }
        /// Whether the device does not permit the authorization.
        public var authorizationRestricted: Bool { false }
        /// Whether the app asks for too little; never.
        public var insufficientlyInUse: Bool { false }
        /// Whether a session of the service is missing; never.
        public var serviceSessionRequired: Bool { false }
        /// Whether the user is being asked; never.
        public var authorizationRequestInProgress: Bool { false }
    }

    /// The reasons for which the session can't work: one report of the moment.
    public var diagnostics: AsyncStream<Diagnostic> {
        let isDenied = !CLServiceSession.isAuthorized
        return AsyncStream { $0.yield(Diagnostic(authorizationDenied: isDenied)) }
    }
}

/// Asks for the place for as long as the session lasts.
///
/// Follows Apple's [CLServiceSession](https://developer.apple.com/documentation/corelocation/clservicesession-pt7n).
public final class CLServiceSession: NSObject, @unchecked Sendable {
    /// When the app needs the place.
    public enum AuthorizationRequirement: Int, Sendable {
        /// The session asks for nothing.
        case none
        /// While the app is used.
        case whenInUse
        /// At any time.
        case always
    }

    /// Why a session can't work.
    public struct Diagnostic: Sendable {
        /// Whether the user denied the authorization.
        public let authorizationDenied: Bool
        /// Whether location services are disabled for all apps.
        public var authorizationDeniedGlobally: Bool { authorizationDenied }
        /// Whether the device does not permit the authorization.
        public var authorizationRestricted: Bool { false }
        /// Whether the user is being asked; never.
        public var authorizationRequestInProgress: Bool { false }
        /// Whether the app asks for too little; never.
        public var insufficientlyInUse: Bool { false }
        /// Whether another session is missing; never.
        public var serviceSessionRequired: Bool { false }
        /// Whether the exact place was denied; never.
        public var fullAccuracyDenied: Bool { false }
        /// Whether the place may not be used at any time; as the authorization itself.
        public var alwaysAuthorizationDenied: Bool { authorizationDenied }
    }

    private let requirement: AuthorizationRequirement
    private let manager = CLLocationManager()

    /// Starts a session, and asks for the authorization if the user has not been asked.
    public init(authorization: AuthorizationRequirement) {
        requirement = authorization
        super.init()
        ask()
    }

    /// Starts a session that needs the exact place, which is exact here in any case.
    public convenience init(authorization: AuthorizationRequirement, fullAccuracyPurposeKey: String) {
        self.init(authorization: authorization)
    }

    private func ask() {
        switch requirement {
        case .none: break
        case .whenInUse: manager.requestWhenInUseAuthorization()
        case .always: manager.requestAlwaysAuthorization()
        }
    }

    /// Ends the session.
    public func invalidate() {}

    static var isAuthorized: Bool {
        let status = CLLocationManager().authorizationStatus
        return status == .authorizedAlways || status == .authorizedWhenInUse
    }

    /// The reasons for which the session can't work: one report of the moment.
    public var diagnostics: AsyncStream<Diagnostic> {
        let isDenied = !Self.isAuthorized
        return AsyncStream { $0.yield(Diagnostic(authorizationDenied: isDenied)) }
    }
}
