#if !ORIEL_WITHOUT_NETWORKING
import Foundation
import FoundationNetworking

extension URLSession {
    /// All tasks of the session that have not ended.
    public var allTasks: [URLSessionTask] {
        get async { await withCheckedContinuation { waiting in getAllTasks { waiting.resume(returning: $0) } } }
    }

    /// The session's tasks that have not ended: of data, of uploads and of downloads.
    public var tasks: ([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]) {
        get async {
            await withCheckedContinuation { waiting in
                getTasksWithCompletionHandler { waiting.resume(returning: ($0, $1, $2)) }
            }
        }
    }

    /// Continues a download that was canceled.
    /// - Parameter resumeData: Data of the download that was canceled.
    /// - Returns: The file, to be moved or read at once, and the server's response.
    public func download(resumeFrom resumeData: Data) async throws -> (URL, URLResponse) {
        try await SessionRequest.answer(in: self) { downloadTask(withResumeData: resumeData, completionHandler: $0) }
    }
}

extension URLSessionConfiguration {
    /// Returns the configuration of a session in the background; its requests run as long as the app runs here.
    ///
    /// The first use issues a warning. Follows Apple's
    /// [background(withIdentifier:)](https://developer.apple.com/documentation/foundation/urlsessionconfiguration/background(withidentifier:)).
    public class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
        RuntimeWarning.issue(
            "URLSessionConfiguration.background(withIdentifier:): requests end with the app here: see CompatibilityGaps.md."
        )
        return .default
    }
}
#endif
