import SwiftUI

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Reads what a page says of itself: its title, icon and picture.
///
/// Follows Apple's [LPMetadataProvider](https://developer.apple.com/documentation/linkpresentation/lpmetadataprovider). The head of the
/// page is read, without running its scripts; pages larger than four megabytes are read in part.
open class LPMetadataProvider: NSObject, @unchecked Sendable {
    /// Whether the icon, the picture and the film are provided; true by default.
    open var shouldFetchSubresources = true
    /// How long a page may take, in seconds; 30 by default.
    open var timeout: TimeInterval = 30

    private let lock = NSLock()
    private var task: Task<LPLinkMetadata, any Error>?
    /// The most that is read of a page, in bytes.
    private static let longest = 4 << 20

    /// Creates a provider, which is for one page.
    public override init() {}

    /// Reads a page, and calls a function with what it says, on another queue.
    open func startFetchingMetadata(
        for URL: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
    ) { startFetchingMetadata(for: URLRequest(url: URL), completionHandler: completionHandler) }

    /// Reads the page of a request, and calls a function with what it says, on another queue.
    open func startFetchingMetadata(
        for request: URLRequest, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
    ) {
        Task {
            do { completionHandler(try await startFetchingMetadata(for: request), nil) } catch {
                completionHandler(nil, error)
            }
        }
    }

    /// Returns what a page says.
    open func startFetchingMetadata(for URL: URL) async throws -> LPLinkMetadata {
        try await startFetchingMetadata(for: URLRequest(url: URL))
    }

    /// Returns what the page of a request says.
    open func startFetchingMetadata(for request: URLRequest) async throws -> LPLinkMetadata {
        let (timeout, parts) = (timeout, shouldFetchSubresources)
        let task = Task { try await Self.read(request, timeout: timeout, withParts: parts) }
        lock.withLock { self.task = task }
        return try await withTaskCancellationHandler {
            try await task.value
        } onCancel: {
            task.cancel()
        }
    }

    /// Ends the request, with the error `metadataFetchCancelled`.
    open func cancel() { lock.withLock { task }?.cancel() }

    private static func read(
        _ request: URLRequest, timeout: TimeInterval, withParts: Bool
    ) async throws -> LPLinkMetadata {
        guard let original = request.url, ["http", "https"].contains(original.scheme?.lowercased()) else {
            throw LPError(.metadataFetchFailed)
        }
        // A timeout that is not a number, or of years, is the default one.
        let timeout = (0...86_400).contains(timeout) ? timeout : 30
        do {
            let (data, response) = try await PageLoader.load(request, limit: longest, timeout: timeout)
            if let status = (response as? HTTPURLResponse)?.statusCode, !(200..<300).contains(status) {
                throw LPError(.metadataFetchFailed)
            }
            let metadata = LPLinkMetadata()
            metadata.originalURL = original
            let place = response.url ?? original
            metadata.url = place
            if response.mimeType?.hasPrefix("image/") == true {
                metadata.title = place.lastPathComponent
                if withParts { metadata.imageProvider = provider(of: place) }
                return metadata
            }
            let head = PageHead(String(decoding: data, as: UTF8.self))
            metadata.title = head.title
            metadata.summary = head.summary
            metadata.remoteVideoURL = address(head.video, place)
            if withParts {
                metadata.imageProvider = address(head.image, place).map(provider)
                metadata.iconProvider =
                    (address(head.icon, place) ?? URL(string: "/favicon.ico", relativeTo: place)?.absoluteURL)
                    .map(provider)
            }
            return metadata
        } catch let error as LPError {
            throw error
        } catch let error as URLError where error.code == .timedOut {
            throw LPError(.metadataFetchTimedOut)
        } catch {
            let isCancelled = error is CancellationError || (error as? URLError)?.code == .cancelled
            throw LPError(isCancelled ? .metadataFetchCancelled : .metadataFetchFailed)
        }
    }

    private static func address(_ text: String?, _ page: URL) -> URL? {
        text.flatMap { URL(string: $0, relativeTo: page)?.absoluteURL }
            .flatMap { ["http", "https"].contains($0.scheme?.lowercased()) ? $0 : nil }
    }

    /// Provides the picture at an address, which is fetched when it is asked for.
    private static func provider(of place: URL) -> NSItemProvider {
        let provider = NSItemProvider()
        provider.registerDataRepresentation(for: .image) { completion in
            let task = URLSession.shared.dataTask(with: place) { data, _, error in completion(data, error) }
            task.resume()
            return nil
        }
        return provider
    }
}
