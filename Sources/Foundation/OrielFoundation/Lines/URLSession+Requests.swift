#if !ORIEL_WITHOUT_NETWORKING
import Foundation
import FoundationNetworking

// Foundation's own methods take a delegate as well, which may be left out, but not when a protocol asks for them; and they may
// stop the app when their task is canceled.

extension URLSession {
    /// Loads the contents of a request.
    /// - Returns: The data, and the server's response.
    public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
        try await SessionRequest.answer(in: self) { dataTask(with: request, completionHandler: $0) }
    }

    /// Loads the contents of a URL.
    /// - Returns: The data, and the server's response.
    public func data(from url: URL) async throws -> (Data, URLResponse) { try await data(for: URLRequest(url: url)) }

    /// Sends data with a request.
    /// - Returns: The data of the response, and the response.
    public func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse) {
        try await SessionRequest.answer(in: self) { uploadTask(with: request, from: bodyData, completionHandler: $0) }
    }

    /// Sends a file with a request.
    /// - Returns: The data of the response, and the response.
    public func upload(for request: URLRequest, fromFile fileURL: URL) async throws -> (Data, URLResponse) {
        try await SessionRequest.answer(in: self) {
            uploadTask(with: request, fromFile: fileURL, completionHandler: $0)
        }
    }

    /// Downloads the contents of a request into a file.
    /// - Returns: The file, to be moved or read at once, and the server's response.
    public func download(for request: URLRequest) async throws -> (URL, URLResponse) {
        try await SessionRequest.answer(in: self) { downloadTask(with: request, completionHandler: $0) }
    }

    /// Downloads the contents of a URL into a file.
    /// - Returns: The file, to be moved or read at once, and the server's response.
    public func download(from url: URL) async throws -> (URL, URLResponse) {
        try await download(for: URLRequest(url: url))
    }
}
#endif
