import Foundation
import OrielFoundation

/// The name of Game Center's errors.
public let GKErrorDomain = "GKErrorDomain"

/// An error of Game Center.
///
/// Follows Apple's [GKError](https://developer.apple.com/documentation/gamekit/gkerror).
public struct GKError: _CodedError, LocalizedError, Hashable, Sendable {
    /// The reasons for errors.
    public enum Code: Int, _ErrorCode {
        case unknown = 1
        case cancelled, communicationsFailure, userDenied, invalidCredentials, notAuthenticated
        case authenticationInProgress, invalidPlayer, scoreNotSet, parentalControlsBlocked
        case playerStatusExceedsMaximumLength, playerStatusInvalid, matchRequestInvalid, underage
        case gameUnrecognized, notSupported, invalidParameter, unexpectedConnection, challengeInvalid
        case turnBasedMatchDataTooLarge, turnBasedTooManySessions, turnBasedInvalidParticipant
        case turnBasedInvalidTurn, turnBasedInvalidState
        case invitationsDisabled = 25
        case playerPhotoFailure, ubiquityContainerUnavailable, matchNotConnected, gameSessionRequestInvalid
        case restrictedToAutomatch, apiNotAvailable, notAuthorized, connectionTimeout, apiObsolete
        case iCloudUnavailable, lockdownMode
        case friendListDescriptionMissing = 100
        case friendListRestricted, friendListDenied, friendRequestNotAvailable
    }

    /// The reason.
    public let code: Code
    private let information: [String: String]

    /// Creates an error for a reason; of further facts, texts are kept.
    public init(_ code: Code, userInfo: [String: Any] = [:]) {
        self.code = code
        information = userInfo.compactMapValues { $0 as? String }
    }

    /// The name of this framework's errors.
    public static var errorDomain: String { GKErrorDomain }
    /// Further facts; a description among them.
    public var errorUserInfo: [String: Any] {
        information.merging([NSLocalizedDescriptionKey: description]) { given, _ in given }
    }
    public var errorDescription: String? { information[NSLocalizedDescriptionKey] ?? description }

    private var description: String {
        switch code {
        case .notAuthenticated: "The local player has not been authenticated."
        case .notSupported, .apiNotAvailable: "Game Center is not available on this machine."
        case .iCloudUnavailable, .ubiquityContainerUnavailable: "iCloud is not available on this machine."
        case .matchNotConnected: "The match has no connection to other players."
        case .matchRequestInvalid: "The match request is invalid."
        default: "The requested operation could not be completed."
        }
    }
}

extension GKError {
    /// The player has not been authenticated.
    public static var notAuthenticated: Code { .notAuthenticated }
    /// Game Center is not available.
    public static var notSupported: Code { .notSupported }
    /// The user has canceled the operation.
    public static var cancelled: Code { .cancelled }
    /// A parameter is invalid.
    public static var invalidParameter: Code { .invalidParameter }
    /// The service could not be reached.
    public static var communicationsFailure: Code { .communicationsFailure }
    /// The match has no connection to other players.
    public static var matchNotConnected: Code { .matchNotConnected }
    /// The request for a match is invalid.
    public static var matchRequestInvalid: Code { .matchRequestInvalid }
    /// The reason is unknown.
    public static var unknown: Code { .unknown }
    /// The game is not known to Game Center.
    public static var gameUnrecognized: Code { .gameUnrecognized }
    /// The player may not play with others.
    public static var underage: Code { .underage }
    /// There is no iCloud.
    public static var iCloudUnavailable: Code { .iCloudUnavailable }

}
