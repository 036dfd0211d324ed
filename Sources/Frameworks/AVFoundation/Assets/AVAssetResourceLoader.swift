import Foundation
import OrielFoundation

/// Has the app load resources whose addresses have a scheme of their own.
///
/// The delegate is asked twice: for the length and the first two bytes, and then for the whole resource, which is kept in a
/// temporary file and played from there. Addresses of files and servers are loaded without it.
///
/// Follows Apple's [AVAssetResourceLoader](https://developer.apple.com/documentation/avfoundation/avassetresourceloader).
open class AVAssetResourceLoader: NSObject, @unchecked Sendable {
    private let lock = NSLock()
    private let result = SharedResult<Result<URL, AVError>>()
    private var request: AVAssetResourceLoadingRequest?
    private var file: FileHandle?
    private var path: URL?

    /// The delegate.
    open private(set) weak var delegate: (any AVAssetResourceLoaderDelegate)?
    /// The queue on which the delegate is called; the main one if none was set.
    open private(set) var delegateQueue: DispatchQueue?
    /// Whether keys of protected content are loaded ahead; without effect here.
    open var preloadsEligibleContentKeys = false

    /// Sets the delegate, and the queue on which it is called.
    open func setDelegate(_ delegate: (any AVAssetResourceLoaderDelegate)?, queue delegateQueue: DispatchQueue?) {
        lock.withLock { (self.delegate, self.delegateQueue) = (delegate, delegateQueue) }
    }

    deinit {
        if let request, !request.isFinished {
            request.cancel()
            let queue = delegateQueue ?? .main
            nonisolated(unsafe) let delegate = delegate
            queue.async { delegate?.resourceLoader(AVAssetResourceLoader(), didCancel: request) }
        }
        try? file?.close()
        if let path { try? FileManager.default.removeItem(at: path) }
    }

    /// Whether the delegate loads an address: one that nothing else can.
    func loads(_ url: URL) -> Bool {
        guard lock.withLock({ delegate }) != nil, let scheme = url.scheme?.lowercased() else { return false }
        return !["file", "http", "https", "rtsp", "rtmp", "data"].contains(scheme)
    }

    /// Where the file is that the delegate has filled, or why there is none; nil before that is known.
    var loaded: Result<URL, AVError>? { result.known }

    /// Calls a function with the address of the file that the delegate has filled, once, on any thread.
    func load(_ url: URL, _ completion: @escaping @Sendable (Result<URL, AVError>) -> Void) {
        result.read(completion) { ask(for: AVAssetResourceLoadingRequest(self, url, length: 2, isFirst: true)) }
    }

    private func ask(for request: AVAssetResourceLoadingRequest) {
        let (delegate, queue) = lock.withLock {
            self.request = request
            return (self.delegate, delegateQueue ?? .main)
        }
        nonisolated(unsafe) let asked = delegate
        queue.async { [weak self] in
            guard let self else { return }
            if asked?.resourceLoader(self, shouldWaitForLoadingOfRequestedResource: request) != true {
                finish(.failure(AVError(.failedToLoadMediaData, "The app's loader does not load \(request.address).")))
            }
        }
    }

    /// Adds bytes to the file.
    func receive(_ data: Data) {
        do {
            try lock.withLock {
                if file == nil {
                    let new = FileManager.default.temporaryDirectory.appendingPathComponent("film-\(UUID().uuidString)")
                    try Data().write(to: new)
                    (path, file) = (new, try FileHandle(forWritingTo: new))
                }
                try file?.write(contentsOf: data)
            }
        } catch {
            finish(.failure(AVError(.diskFull, "The film cannot be kept: \(error.localizedDescription)")))
        }
    }

    /// Takes the end of a request.
    func finished(_ request: AVAssetResourceLoadingRequest, _ error: (any Error)?) {
        if let error {
            return finish(.failure(AVError(.failedToLoadMediaData, error.localizedDescription)))
        }
        if let redirect = request.redirect?.url { return finish(.success(redirect)) }
        if let information = request.contentInformationRequest {
            let length = information.contentLength
            let all = length > 0 ? Int(clamping: length) : Int(Int32.max)
            return ask(for: AVAssetResourceLoadingRequest(self, request.address, length: all, isFirst: false))
        }
        try? lock.withLock { try file?.close() }
        guard let path = lock.withLock({ path }) else {
            return finish(.failure(AVError(.fileFormatNotRecognized, "The app's loader gave nothing.")))
        }
        finish(.success(path))
    }

    private func finish(_ end: Result<URL, AVError>) { result.set(end) }
}

/// Loads resources for an asset.
///
/// Follows Apple's
/// [AVAssetResourceLoaderDelegate](https://developer.apple.com/documentation/avfoundation/avassetresourceloaderdelegate).
public protocol AVAssetResourceLoaderDelegate: NSObjectProtocol {
    /// Returns whether the app loads a resource, and will finish the request; not by default.
    func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader,
        shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
    ) -> Bool
    /// Returns whether the app renews a resource; not asked here.
    func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader,
        shouldWaitForRenewalOfRequestedResource renewalRequest: AVAssetResourceRenewalRequest
    ) -> Bool
    /// Called when a request is not needed any longer.
    func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader, didCancel loadingRequest: AVAssetResourceLoadingRequest)
}

extension AVAssetResourceLoaderDelegate {
    public func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader,
        shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
    ) -> Bool { false }
    public func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader,
        shouldWaitForRenewalOfRequestedResource renewalRequest: AVAssetResourceRenewalRequest
    ) -> Bool { false }
    public func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader, didCancel loadingRequest: AVAssetResourceLoadingRequest
    ) {}
}
