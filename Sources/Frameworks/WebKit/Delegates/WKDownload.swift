import Foundation
import FoundationNetworking
import WebKitShim

/// A file that a page offers and the app stores.
@MainActor @preconcurrency
open class WKDownload: NSObject {
    /// The request.
    public let originalRequest: URLRequest?
    /// The view of the page.
    public private(set) weak var webView: WKWebView?
    /// The delegate, which says where the file goes; without one the download is canceled.
    open weak var delegate: (any WKDownloadDelegate)?
    /// How much of the file has come.
    public let progress = Progress(totalUnitCount: 1000)
    private let pointer: UnsafeMutableRawPointer
    private var isOver = false
    /// The downloads in progress, which keep themselves.
    private static var running: Set<WKDownload> = []

    init(_ pointer: UnsafeMutableRawPointer, address: String, in view: WKWebView) {
        self.pointer = pointer
        webView = view
        originalRequest = URL(string: address).map { URLRequest(url: $0) }
        super.init()
        oriel_web_download_follow(pointer, &WKDownload.callbacks, Unmanaged.passUnretained(self).toOpaque())
        WKDownload.running.insert(self)
    }

    isolated deinit {
        oriel_web_download_leave(pointer)
        oriel_web_object_release(pointer)
    }

    /// Ends the download.
    /// - Parameter completionHandler: Called with data to continue with: always nil here.
    public func cancel(_ completionHandler: (@MainActor @Sendable (Data?) -> Void)? = nil) {
        if !isOver { oriel_web_download_to(pointer, nil) }
        completionHandler?(nil)
    }

    private static var callbacks = OrielWebDownloadCallbacks(
        place: { owner, name, address, type, status, length in
            let name = String(web: name)
            let url = URL(string: String(web: address)) ?? WebQuestion.blank
            let type = type.map { String(cString: $0) }
            WKDownload.with(owner) {
                let response = URLResponse(
                    url: url, mimeType: type, expectedContentLength: Int(clamping: length), textEncodingName: nil)
                $0.choosePlace(response, name)
            }
        },
        finished: { owner in WKDownload.with(owner) { $0.end(nil) } },
        failed: { owner, code, text in
            let text = String(web: text)
            WKDownload.with(owner) {
                let isCancelled = code == 400
                $0.end(
                    NSError(
                        domain: NSURLErrorDomain,
                        code: isCancelled ? NSURLErrorCancelled : NSURLErrorCannotCreateFile,
                        userInfo: [NSLocalizedDescriptionKey: text]))
            }
        })

    nonisolated private static func with(
        _ owner: UnsafeMutableRawPointer?, _ body: @MainActor (WKDownload) -> Void
    ) {
        guard let owner else { return }
        nonisolated(unsafe) let pointer = owner
        MainActor.assumeIsolated { body(Unmanaged<WKDownload>.fromOpaque(pointer).takeUnretainedValue()) }
    }

    private func choosePlace(_ response: URLResponse, _ name: String) {
        guard let delegate else { return oriel_web_download_to(pointer, nil) }
        // Names come from strangers: none leads out of a folder.
        let safe = name.split(separator: "/").last.map(String.init) ?? "Download"
        delegate.download(self, decideDestinationUsing: response, suggestedFilename: safe) { [self] url in
            if !isOver { oriel_web_download_to(pointer, url?.path) }
        }
    }

    private func end(_ error: (any Error)?) {
        // A failure is followed by an end.
        guard !isOver else { return }
        isOver = true
        WKDownload.running.remove(self)
        if let error {
            delegate?.download(self, didFailWithError: error, resumeData: nil)
        } else {
            progress.completedUnitCount = progress.totalUnitCount
            delegate?.downloadDidFinish(self)
        }
    }
}

/// Methods that a download calls.
@MainActor @preconcurrency
public protocol WKDownloadDelegate: NSObjectProtocol {
    /// Decides where the file goes: a place where there is none; nil cancels the download.
    func download(
        _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
        completionHandler: @escaping @MainActor @Sendable (URL?) -> Void)
    /// Returns where the file goes: a place where there is none; nil cancels the download.
    func download(
        _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String
    ) async -> URL?
    /// The file is complete.
    func downloadDidFinish(_ download: WKDownload)
    /// The download failed.
    func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?)
}

extension WKDownloadDelegate {
    public func download(
        _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
        completionHandler: @escaping @MainActor @Sendable (URL?) -> Void
    ) {
        Task {
            completionHandler(
                await self.download(download, decideDestinationUsing: response, suggestedFilename: suggestedFilename))
        }
    }
    public func download(
        _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String
    ) async -> URL? { nil }
    public func downloadDidFinish(_ download: WKDownload) {}
    public func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) {}
}

/// What became a download.
enum WantedDownload {
    case action(WKNavigationAction), response(WKNavigationResponse)
}

extension WKWebView {
    /// Notes that a navigation or response is to become a download.
    func wantDownload(of question: WebQuestion, _ wanted: WantedDownload) {
        wantedDownloads[question.request.url?.absoluteString ?? ""] = wanted
    }

    /// The library's report that a download began.
    func downloadBegan(_ pointer: UnsafeMutableRawPointer, address: String) {
        let download = WKDownload(pointer, address: address, in: self)
        switch wantedDownloads.removeValue(forKey: address) {
        case .action(let action): navigationDelegate?.webView(self, navigationAction: action, didBecome: download)
        case .response(let response):
            navigationDelegate?.webView(self, navigationResponse: response, didBecome: download)
        // The context menu's.
        case nil: break
        }
    }
}
