import SwiftUI

/// The fit of a picture within a size.
public enum PHImageContentMode: Int, Sendable {
    case aspectFit, aspectFill
    /// The whole picture in the size.
    public static let `default` = PHImageContentMode.aspectFit
}
/// The quality of a picture, and how soon it comes.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable { case opportunistic, highQualityFormat, fastFormat }
/// The precision of a picture's size.
public enum PHImageRequestOptionsResizeMode: Int, Sendable { case none, fast, exact }
/// The version of a picture; there is one here.
public enum PHImageRequestOptionsVersion: Int, Sendable { case current, unadjusted, original }
/// The version of a film; there is one here.
public enum PHVideoRequestOptionsVersion: Int, Sendable { case current, original }
/// The quality of a film.
public enum PHVideoRequestOptionsDeliveryMode: Int, Sendable {
    case automatic, highQualityFormat, mediumQualityFormat, fastFormat
}
/// The number of a request.
public typealias PHImageRequestID = Int32
/// The number of a request for a picture that moves a little.
public typealias PHLivePhotoRequestID = Int32
/// The number of no request.
public let PHInvalidImageRequestID: PHImageRequestID = 0
/// The number of no request.
public let PHLivePhotoRequestIDInvalid: PHLivePhotoRequestID = 0
/// Called with the progress of a download, from 0 to 1; never here, because all files are on this machine.
public typealias PHAssetImageProgressHandler =
    (Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?) -> Void
/// Called with the progress of a download, from 0 to 1; never here, because all files are on this machine.
public typealias PHAssetVideoProgressHandler = PHAssetImageProgressHandler

/// The options of a request for a picture.
///
/// Follows Apple's [PHImageRequestOptions](https://developer.apple.com/documentation/photos/phimagerequestoptions).
open class PHImageRequestOptions: NSObject, @unchecked Sendable {
    /// Whether the result comes before the request returns.
    open var isSynchronous = false
    /// Whether the picture may be fetched from iCloud; all are here.
    open var isNetworkAccessAllowed = false
    /// The quality of the picture; it always comes once, and good.
    open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
    /// The precision of the picture's size.
    open var resizeMode = PHImageRequestOptionsResizeMode.fast
    /// The version of the picture.
    open var version = PHImageRequestOptionsVersion.current
    /// The part of the picture, in a square from 0 to 1; zero for the whole picture.
    open var normalizedCropRect = CGRect.zero
    /// Whether a second, small picture may come; it does not.
    open var allowSecondaryDegradedImage = false
    /// Called with the progress of a download.
    open var progressHandler: PHAssetImageProgressHandler?
    /// Creates options.
    public override init() {}
}

/// The options of a request for a film.
///
/// Follows Apple's [PHVideoRequestOptions](https://developer.apple.com/documentation/photos/phvideorequestoptions).
open class PHVideoRequestOptions: NSObject, @unchecked Sendable {
    /// Whether the film may be fetched from iCloud; all are here.
    open var isNetworkAccessAllowed = false
    /// The version of the film.
    open var version = PHVideoRequestOptionsVersion.current
    /// The quality of the film.
    open var deliveryMode = PHVideoRequestOptionsDeliveryMode.automatic
    /// Called with the progress of a download.
    open var progressHandler: PHAssetVideoProgressHandler?
    /// Creates options.
    public override init() {}
}

/// The options of a request for a picture that moves a little.
///
/// Follows Apple's [PHLivePhotoRequestOptions](https://developer.apple.com/documentation/photos/phlivephotorequestoptions).
open class PHLivePhotoRequestOptions: NSObject, @unchecked Sendable {
    /// Whether the picture may be fetched from iCloud; all are here.
    open var isNetworkAccessAllowed = false
    /// The version of the picture.
    open var version = PHImageRequestOptionsVersion.current
    /// The quality of the picture.
    open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
    /// Called with the progress of a download.
    open var progressHandler: PHAssetImageProgressHandler?
    /// Creates options.
    public override init() {}
}

/// The key of whether a picture is a small one that comes before the good one.
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
/// The key of whether a picture is in iCloud.
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
/// The key of the number of a request.
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"
/// The key of the error of a request.
public let PHImageErrorKey = "PHImageErrorKey"
/// The key of whether a request was canceled.
public let PHImageCancelledKey = "PHImageCancelledKey"
/// The key of the error of a request for a picture that moves a little.
public let PHLivePhotoInfoErrorKey = "PHLivePhotoInfoErrorKey"
/// The key of whether a picture that moves a little is a small one.
public let PHLivePhotoInfoIsDegradedKey = "PHLivePhotoInfoIsDegradedKey"
/// The key of whether a request for a picture that moves a little was canceled.
public let PHLivePhotoInfoCancelledKey = "PHLivePhotoInfoCancelledKey"
/// The size of the whole picture.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
