#if !ORIEL_WITHOUT_NETWORKING
import Foundation
import FoundationNetworking

// Foundation's own methods take a delegate as well, which may be left out, but does not when a protocol asks for them.

extension URLSession {
    /// Loads the contents of a request.
    /// - Returns: The data, and the server's response.
    public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
        try await data(for: request, delegate: nil)
    }

    /// Loads the contents of a URL.
    /// - Returns: The data, and the server's response.
    public func data(from url: URL) async throws -> (Data, URLResponse) { try await data(from: url, delegate: nil) }

    /// Sends data with a request.
    /// - Returns: The data of the response, and the response.
    public func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse) {
        try await upload(for: request, from: bodyData, delegate: nil)
    }

    /// Sends a file with a request.
    /// - Returns: The data of the response, and the response.
    public func upload(for request: URLRequest, fromFile fileURL: URL) async throws -> (Data, URLResponse) {
        try await upload(for: request, fromFile: fileURL, delegate: nil)
    }

    /// Downloads the contents of a request into a file.
    /// - Returns: The file, to be moved or read at once, and the server's response.
    public func download(for request: URLRequest) async throws -> (URL, URLResponse) {
        try await download(for: request, delegate: nil)
    }

    /// Downloads the contents of a URL into a file.
    /// - Returns: The file, to be moved or read at once, and the server's response.
    public func download(from url: URL) async throws -> (URL, URLResponse) {
        try await download(from: url, delegate: nil)
    }
}
#endif
