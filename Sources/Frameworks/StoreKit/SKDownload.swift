import Foundation

/// Where the loading of a file of a purchase is.
public enum SKDownloadState: Int, Sendable { case waiting, active, paused, finished, failed, cancelled }

/// The time that is left where it is not known.
public let SKDownloadTimeUnknown: TimeInterval = -1

/// A file of a purchase; there are none here.
///
/// Follows Apple's [SKDownload](https://developer.apple.com/documentation/storekit/skdownload).
open class SKDownload: NSObject, @unchecked Sendable {
    /// The file's name in the store.
    open var contentIdentifier: String { "" }
    /// The version of the file.
    open var contentVersion: String { "" }
    /// The size, in bytes.
    open var expectedContentLength: Int64 { 0 }
    /// The size, in bytes, in the older form.
    open var contentLength: NSNumber { NSNumber(value: expectedContentLength) }
    /// Where the file is; nil for nowhere.
    open var contentURL: URL? { nil }
    /// Where the loading is.
    open var state: SKDownloadState { .waiting }
    /// Where the loading is, in the older form.
    open var downloadState: SKDownloadState { state }
    /// The share that is loaded, from 0 to 1.
    open var progress: Float { 0 }
    /// The time that is left, in seconds.
    open var timeRemaining: TimeInterval { SKDownloadTimeUnknown }
    /// Why the loading failed; nil if it did not.
    open var error: (any Error)? { nil }
    /// The purchase.
    open var transaction: SKPaymentTransaction { SKPaymentTransaction(SKPayment(product: SKProduct())) }
    /// Returns where the files of a product are; nil for nowhere.
    open class func contentURL(forProductID productID: String) -> URL? { nil }
    /// Removes the files of a product; there are none.
    open class func deleteContent(forProductID productID: String) {}
}
