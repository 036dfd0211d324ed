import Foundation
import FoundationNetworking
import OrielFoundation

/// A request of an asset for a resource: its length and type, or its bytes.
///
/// Follows Apple's
/// [AVAssetResourceLoadingRequest](https://developer.apple.com/documentation/avfoundation/avassetresourceloadingrequest).
open class AVAssetResourceLoadingRequest: NSObject, @unchecked Sendable {
    private weak var loader: AVAssetResourceLoader?
    private let lock = NSLock()
    private var state = (isFinished: false, isCancelled: false)
    let address: URL

    /// The request for the address.
    public let request: URLRequest
    /// The length and type, to be filled in; nil where these are known.
    public let contentInformationRequest: AVAssetResourceLoadingContentInformationRequest?
    /// The bytes that are wanted.
    public let dataRequest: AVAssetResourceLoadingDataRequest?
    /// Who asks.
    public let requestor = AVAssetResourceLoadingRequestor()
    /// The answer of the app's server; kept.
    open var response: URLResponse?
    /// Where the resource is in truth: with it, the request ends without data.
    open var redirect: URLRequest?

    init(_ loader: AVAssetResourceLoader, _ url: URL, length: Int, isFirst: Bool) {
        (self.loader, address, request) = (loader, url, URLRequest(url: url))
        contentInformationRequest = isFirst ? AVAssetResourceLoadingContentInformationRequest() : nil
        dataRequest = AVAssetResourceLoadingDataRequest(isFirst ? nil : loader, length: length)
        super.init()
        contentInformationRequest?.owner = self
    }

    /// Whether the app has finished it.
    open var isFinished: Bool { lock.withLock { state.isFinished } }
    /// Whether it is not needed any longer.
    open var isCancelled: Bool { lock.withLock { state.isCancelled } }

    /// Ends the request, whose data is complete.
    open func finishLoading() { finish(nil) }

    /// Ends the request by an error; without one as ``finishLoading()`` does.
    open func finishLoading(with error: (any Error)?) { finish(error) }

    func cancel() { lock.withLock { state.isCancelled = true } }

    /// Only the first end of a request counts.
    private func finish(_ error: (any Error)?) {
        let isFirst = lock.withLock {
            defer { state.isFinished = true }
            return !state.isFinished && !state.isCancelled
        }
        if isFirst { loader?.finished(self, error) }
    }
}

/// A request to load a resource again before it expires; none is made here.
open class AVAssetResourceRenewalRequest: AVAssetResourceLoadingRequest, @unchecked Sendable {}

/// Who asks for a resource.
open class AVAssetResourceLoadingRequestor: NSObject, @unchecked Sendable {
    /// Whether expired leases of content are reported; they are not here.
    open var providesExpiredSessionReports: Bool { false }
}

/// The length and type of a resource, as the app fills them in.
///
/// Follows Apple's
/// [AVAssetResourceLoadingContentInformationRequest](https://developer.apple.com/documentation/avfoundation/avassetresourceloadingcontentinformationrequest).
open class AVAssetResourceLoadingContentInformationRequest: NSObject, @unchecked Sendable {
    weak var owner: AVAssetResourceLoadingRequest?
    /// The type; the content itself decides here.
    open var contentType: String?
    /// The types that can be played; nil for any.
    open var allowedContentTypes: [String]? { nil }
    /// The number of bytes; 0, the default, for unknown.
    open var contentLength: Int64 = 0
    /// Whether parts can be asked for; here all is asked for in any case.
    open var isByteRangeAccessSupported = false
    /// Whether all of it is there at once; without effect.
    open var isEntireLengthAvailableOnDemand = false
    /// When it expires; without effect.
    open var renewalDate: Date?
}

/// The bytes of a resource that are wanted.
///
/// Follows Apple's
/// [AVAssetResourceLoadingDataRequest](https://developer.apple.com/documentation/avfoundation/avassetresourceloadingdatarequest).
open class AVAssetResourceLoadingDataRequest: NSObject, @unchecked Sendable {
    private weak var loader: AVAssetResourceLoader?
    private let lock = NSLock()
    private var received: Int64 = 0

    /// Where the bytes begin.
    public let requestedOffset: Int64 = 0
    /// How many bytes are wanted.
    public let requestedLength: Int
    /// Whether all bytes up to the end are wanted.
    public let requestsAllDataToEndOfResource: Bool

    /// - Parameter loader: What keeps the bytes; nil where only a look at the first ones is wanted.
    init(_ loader: AVAssetResourceLoader?, length: Int) {
        (self.loader, requestedLength, requestsAllDataToEndOfResource) = (loader, length, loader != nil)
    }

    /// Where the next bytes belong.
    open var currentOffset: Int64 { requestedOffset + lock.withLock { received } }

    /// Takes bytes, which follow the ones from before.
    open func respond(with data: Data) {
        lock.withLock { received += Int64(data.count) }
        loader?.receive(data)
    }
}
