#if !ORIEL_WITHOUT_NETWORKING
import Foundation
import FoundationNetworking
import UniformTypeIdentifiers

/// Answers requests of files, which sessions do not know on Linux: `URLSession.shared.data(from:)` of a file in the bundle.
///
/// Follows Apple's [URLSession](https://developer.apple.com/documentation/foundation/urlsession), which supports the scheme
/// `file`. Downloads of files fail as before: they need a place that only the session's own protocols can name.
package final class FileLoading: URLProtocol {
    /// Has all sessions answer such requests from now on.
    package static func register() { _ = isRegistered }
    private static let isRegistered = registerClass(FileLoading.self)

    package override class func canInit(with request: URLRequest) -> Bool { request.url?.isFileURL == true }

    package override class func canInit(with task: URLSessionTask) -> Bool {
        !(task is URLSessionDownloadTask) && task.currentRequest?.url?.isFileURL == true
    }

    package override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    package override func startLoading() {
        guard let client, let url = request.url else { return }
        do {
            if try url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true {
                throw CocoaError(.fileReadUnknown)
            }
            let data = try Data(contentsOf: url)
            let response = URLResponse(
                url: url, mimeType: UTType(filenameExtension: url.pathExtension)?.preferredMIMEType,
                expectedContentLength: data.count, textEncodingName: nil)
            client.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
            client.urlProtocol(self, didLoad: data)
            client.urlProtocolDidFinishLoading(self)
        } catch {
            client.urlProtocol(self, didFailWithError: URLError(Self.code(for: error), userInfo: [NSURLErrorKey: url]))
        }
    }

    package override func stopLoading() {}

    private static func code(for error: any Error) -> URLError.Code {
        switch (error as? CocoaError)?.code {
        case .fileReadNoSuchFile: .fileDoesNotExist
        case .fileReadNoPermission: .noPermissionsToReadFile
        case .fileReadUnknown: .fileIsDirectory
        default: .cannotOpenFile
        }
    }
}
#endif
