import Foundation
import OrielFoundation

/// The domain of the store's errors.
public let SKErrorDomain = "SKErrorDomain"

/// An error of the store's, in the older form.
///
/// Follows Apple's [SKError](https://developer.apple.com/documentation/storekit/skerror-swift.struct).
public struct SKError: _CodedError, Hashable {
    /// What went wrong.
    public enum Code: Int, _ErrorCode {
        case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed, storeProductNotAvailable
        case cloudServicePermissionDenied, cloudServiceNetworkConnectionFailed, cloudServiceRevoked
        case privacyAcknowledgementRequired, unauthorizedRequestData, invalidOfferIdentifier, invalidSignature
        case missingOfferParams, invalidOfferPrice, overlayCancelled, overlayInvalidConfiguration, overlayTimeout
        case ineligibleForOffer, unsupportedPlatform, overlayPresentedInBackgroundScene
    }
    /// What went wrong.
    public let code: Code
    private let details: [String: String]
    /// Creates an error.
    public init(_ code: Code, userInfo: [String: Any] = [:]) {
        self.code = code
        details = userInfo.mapValues { "\($0)" }
    }
    /// Creates an error from Foundation's form of it; an unknown one where the number is none of the store's.
    public init(_nsError error: NSError) {
        self.init(Code(rawValue: error.code) ?? .unknown, userInfo: error.userInfo)
    }
    /// The domain of the errors.
    public static var errorDomain: String { SKErrorDomain }
    /// Details of the error.
    public var errorUserInfo: [String: Any] { details }
}

extension SKError {
    /// Something else.
    public static var unknown: Code { .unknown }
    /// The app has no right to buy.
    public static var clientInvalid: Code { .clientInvalid }
    /// The user has given up.
    public static var paymentCancelled: Code { .paymentCancelled }
    /// The payment is not valid.
    public static var paymentInvalid: Code { .paymentInvalid }
    /// The user may not buy.
    public static var paymentNotAllowed: Code { .paymentNotAllowed }
    /// An unknown product.
    public static var storeProductNotAvailable: Code { .storeProductNotAvailable }
    /// The user has not allowed access to the cloud.
    public static var cloudServicePermissionDenied: Code { .cloudServicePermissionDenied }
    /// There is no network.
    public static var cloudServiceNetworkConnectionFailed: Code { .cloudServiceNetworkConnectionFailed }
    /// The user has withdrawn the access to the cloud.
    public static var cloudServiceRevoked: Code { .cloudServiceRevoked }
    /// The user has not read the store's page about privacy.
    public static var privacyAcknowledgementRequired: Code { .privacyAcknowledgementRequired }
    /// The app has no right to use a value of the request.
    public static var unauthorizedRequestData: Code { .unauthorizedRequestData }
    /// An unknown offer.
    public static var invalidOfferIdentifier: Code { .invalidOfferIdentifier }
    /// The signature of an offer is not valid.
    public static var invalidSignature: Code { .invalidSignature }
    /// An offer lacks a value.
    public static var missingOfferParams: Code { .missingOfferParams }
    /// The price of an offer is not valid.
    public static var invalidOfferPrice: Code { .invalidOfferPrice }
    /// The panel was canceled.
    public static var overlayCancelled: Code { .overlayCancelled }
    /// The panel's configuration is not valid.
    public static var overlayInvalidConfiguration: Code { .overlayInvalidConfiguration }
    /// The panel took too long.
    public static var overlayTimeout: Code { .overlayTimeout }
    /// The user is not entitled to an offer.
    public static var ineligibleForOffer: Code { .ineligibleForOffer }
    /// The store is not there on this system.
    public static var unsupportedPlatform: Code { .unsupportedPlatform }
    /// The panel was shown in a scene in the background.
    public static var overlayPresentedInBackgroundScene: Code { .overlayPresentedInBackgroundScene }
}
