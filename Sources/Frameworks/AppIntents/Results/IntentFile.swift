import Foundation
import OrielFoundation
import UniformTypeIdentifiers

/// A file that is a parameter or the result of an action.
///
/// Follows Apple's [IntentFile](https://developer.apple.com/documentation/appintents/intentfile).
public struct IntentFile: Hashable, Sendable {
    /// The file's name.
    public var filename: String
    /// The kind of the file; nil if it is not known.
    public var type: UTType?
    /// The file's place; nil for a file that is only data.
    public let fileURL: URL?
    private let content: Data?

    /// Creates a file of data.
    public init(data: Data, filename: String, type: UTType? = nil) {
        (content, fileURL, self.filename, self.type) = (data, nil, filename, type)
    }

    /// Creates a file of a place.
    public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
        (content, self.fileURL, self.filename) = (nil, fileURL, filename ?? fileURL.lastPathComponent)
        self.type = type ?? UTType(filenameExtension: fileURL.pathExtension)
    }

    /// The file's content; empty if it cannot be read.
    public var data: Data { content ?? fileURL.flatMap { try? Data(contentsOf: $0) } ?? Data() }

    /// The kinds in which the file can be read.
    public var availableContentTypes: [UTType] { type.map { [$0] } ?? [] }

    /// Returns the file's content.
    public func data(contentType: UTType) async throws -> Data {
        if let content { return content }
        guard let fileURL else { throw CocoaError(.fileNoSuchFile) }
        return try Data(contentsOf: fileURL)
    }
}
