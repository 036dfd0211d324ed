import Foundation
import FoundationNetworking
import OrielFoundation

/// The name of the errors of downloads.
public let BAErrorDomain = "BAErrorDomain"

/// An error of a download.
///
/// Follows Apple's [BAError](https://developer.apple.com/documentation/backgroundassets/baerrorcode).
public struct BAError: _CodedError, LocalizedError, Hashable, Sendable {
    /// The reasons for errors.
    public enum Code: Int, _ErrorCode {
        case downloadInvalid = 0, callFromExtensionNotAllowed = 50, callFromInactiveProcessNotAllowed = 51
        case callerConnectionNotAccepted = 55, callerConnectionInvalid = 56, downloadAlreadyScheduled = 100
        case downloadNotScheduled = 101, downloadFailedToStart = 102, downloadAlreadyFailed = 103
        case downloadEssentialDownloadNotPermitted = 109, downloadBackgroundActivityProhibited = 111
        case downloadWouldExceedAllowance = 112, sessionDownloadDisallowedByDomain = 202
    }
    /// The reason.
    public let code: Code
    /// Creates an error for a reason.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
    /// The name of the errors of this framework.
    public static var errorDomain: String { BAErrorDomain }
    public var errorDescription: String? { "This system downloads nothing for apps that are not running." }

    /// The error of downloads, which is reported once.
    static func missing() -> BAError {
        RuntimeWarning.issue("BackgroundAssets: nothing is downloaded for apps here; use URLSession.")
        return BAError(.downloadBackgroundActivityProhibited)
    }
}

/// A download.
///
/// Follows Apple's [BADownload](https://developer.apple.com/documentation/backgroundassets/badownload).
open class BADownload: NSObject, @unchecked Sendable {
    /// The state of a download.
    public enum State: Int, Sendable { case failed = -1, created, waiting, downloading, finished }
    /// How important a download is.
    public struct Priority: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        /// Creates a number.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The least important.
        public static let min = Priority(rawValue: -100)
        /// The default.
        public static let `default` = Priority(rawValue: 0)
        /// The most important.
        public static let max = Priority(rawValue: 100)
    }
    /// The name of the download.
    public let identifier: String
    /// The state.
    open var state: State { .created }
    /// How important the download is.
    public let priority: Priority
    /// Whether the app cannot do without it.
    public let isEssential: Bool
    init(_ identifier: String, _ isEssential: Bool, _ priority: Priority) {
        (self.identifier, self.isEssential, self.priority) = (identifier, isEssential, priority)
    }
    /// Returns the download as one that the app can do without.
    open func removingEssential() -> Self { self }
}

/// A download of an address.
///
/// Follows Apple's [BAURLDownload](https://developer.apple.com/documentation/backgroundassets/baurldownload).
open class BAURLDownload: BADownload, @unchecked Sendable {
    /// The request.
    public let request: URLRequest
    /// Creates a download of a size in bytes.
    public init(
        identifier: String, request: URLRequest, essential: Bool = false, fileSize: Int,
        applicationGroupIdentifier: String, priority: Priority = .default
    ) {
        self.request = request
        super.init(identifier, essential, priority)
    }
}

/// Receives the events of downloads; there are none here.
///
/// All methods are optional.
public protocol BADownloadManagerDelegate: NSObjectProtocol {
    /// Called when a download has begun.
    func downloadDidBegin(_ download: BADownload)
    /// Called when a download pauses.
    func downloadDidPause(_ download: BADownload)
    /// Called with the numbers of bytes.
    func download(
        _ download: BADownload, didWriteBytes bytesWritten: Int64, totalBytesWritten: Int64,
        totalBytesExpectedToWrite totalExpectedBytes: Int64)
    /// Called when a download has failed.
    func download(_ download: BADownload, failedWithError error: any Error)
    /// Called when a download has ended.
    func download(_ download: BADownload, finishedWithFileURL fileURL: URL)
}

extension BADownloadManagerDelegate {
    public func downloadDidBegin(_ download: BADownload) {}
    public func downloadDidPause(_ download: BADownload) {}
    public func download(
        _ download: BADownload, didWriteBytes bytesWritten: Int64, totalBytesWritten: Int64,
        totalBytesExpectedToWrite totalExpectedBytes: Int64
    ) {}
    public func download(_ download: BADownload, failedWithError error: any Error) {}
    public func download(_ download: BADownload, finishedWithFileURL fileURL: URL) {}
}

/// The downloads of an app: none, and scheduling one fails.
///
/// Follows Apple's [BADownloadManager](https://developer.apple.com/documentation/backgroundassets/badownloadmanager).
open class BADownloadManager: NSObject, @unchecked Sendable {
    /// The manager of the app.
    public static let shared = BADownloadManager()
    /// Receives events.
    open weak var delegate: (any BADownloadManagerDelegate)?
    private override init() {}
    /// Returns the downloads: none.
    open func fetchCurrentDownloads() throws -> [BADownload] { [] }
    /// Returns the downloads: none.
    open var currentDownloads: [BADownload] { get async throws { [] } }
    /// Schedules a download; fails.
    open func scheduleDownload(_ download: BADownload) throws { throw BAError.missing() }
    /// Begins a download; fails.
    open func startForegroundDownload(_ download: BADownload) throws { throw BAError.missing() }
    /// Ends a download; fails.
    open func cancel(_ download: BADownload) throws { throw BAError(.downloadNotScheduled) }
    /// Calls a function while no extension changes the downloads.
    open func withExclusiveControl(_ performHandler: (Bool, (any Error)?) -> Void) { performHandler(true, nil) }
}
