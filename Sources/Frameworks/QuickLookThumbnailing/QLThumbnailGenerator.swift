import Foundation
import ImageIO
import OrielFoundation
import PDFKit
import SwiftUI
import SwiftUICore
import UniformTypeIdentifiers

/// Makes small pictures of files.
///
/// Follows Apple's [QLThumbnailGenerator](https://developer.apple.com/documentation/quicklookthumbnailing/qlthumbnailgenerator).
/// Pictures are shown small, of documents in PDF the first page; all other files have a symbol of their kind.
open class QLThumbnailGenerator: NSObject, @unchecked Sendable {
    /// The generator of the app.
    public static let shared = QLThumbnailGenerator()
    private let lock = NSLock()
    private var canceled: Set<ObjectIdentifier> = []

    /// Makes the best picture of a file, and calls a function with it or with an error, on another thread.
    open func generateBestRepresentation(
        for request: Request,
        completion completionHandler: @escaping @Sendable (QLThumbnailRepresentation?, (any Error)?) -> Void
    ) {
        Task.detached {
            do {
                completionHandler(try await self.generateBestRepresentation(for: request), nil)
            } catch {
                completionHandler(nil, error)
            }
        }
    }

    /// Returns the best picture of a file.
    ///
    /// Throws a ``QLThumbnailError``: where the file can't be read, where no kind of picture that is wanted can be made, and for a
    /// request that was canceled.
    open func generateBestRepresentation(for request: Request) async throws -> QLThumbnailRepresentation {
        guard FileManager.default.isReadableFile(atPath: request.fileURL.path) else {
            throw QLThumbnailError(.noCloudThumbnail)
        }
        if request.representationTypes.contains(.thumbnail)
            || request.representationTypes.contains(.lowQualityThumbnail),
            let pixels = await Self.pixels(of: request)
        {
            if take(request) { throw QLThumbnailError(.requestCancelled) }
            return QLThumbnailRepresentation(pixels, type: .thumbnail, scale: request.scale)
        }
        if take(request) { throw QLThumbnailError(.requestCancelled) }
        guard request.representationTypes.contains(.icon) || request.iconMode else {
            throw QLThumbnailError(.generationFailed)
        }
        return QLThumbnailRepresentation(symbol: Self.symbol(for: request.fileURL))
    }

    /// Makes pictures of a file, the quickest first, and calls a function with each.
    open func generateRepresentations(
        for request: Request,
        update updateHandler: (
            @Sendable (QLThumbnailRepresentation?, QLThumbnailRepresentation.RepresentationType, (any Error)?) -> Void
        )? = nil
    ) {
        if request.representationTypes.contains(.icon) {
            updateHandler?(QLThumbnailRepresentation(symbol: Self.symbol(for: request.fileURL)), .icon, nil)
        }
        generateBestRepresentation(for: request) { updateHandler?($0, $0?.type ?? .thumbnail, $1) }
    }

    /// Writes the best picture of a file to another, as PNG, and calls a function with nil or an error.
    open func saveBestRepresentation(
        for request: Request, to fileURL: URL, contentType: String,
        completion completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) {
        generateBestRepresentation(for: request) { picture, error in
            do {
                if let error { throw error }
                guard let data = picture?.uiImage.pngData() else { throw QLThumbnailError(.savingToURLFailed) }
                try data.write(to: fileURL)
                completionHandler(nil)
            } catch {
                completionHandler(error)
            }
        }
    }

    /// Ends a request: its function gets an error.
    open func cancel(_ request: Request) { lock.withLock { _ = canceled.insert(ObjectIdentifier(request)) } }
    private func take(_ request: Request) -> Bool {
        lock.withLock { canceled.remove(ObjectIdentifier(request)) != nil }
    }

    /// The small picture of a file; nil for a file of another kind.
    private static func pixels(of request: Request) async -> CGImage? {
        let longest = max(request.size.width, request.size.height) * request.scale
        guard longest >= 1, longest.isFinite else { return nil }
        if request.fileURL.pathExtension.lowercased() == "pdf" {
            return await MainActor.run {
                PDFDocument(url: request.fileURL)?.page(at: 0)?
                    .thumbnail(
                        of: CGSize(
                            width: request.size.width * request.scale, height: request.size.height * request.scale),
                        for: .mediaBox
                    ).cgImage
            }
        }
        guard let source = CGImageSourceCreateWithURL(request.fileURL, nil) else { return nil }
        let options: [String: Any] = [
            kCGImageSourceThumbnailMaxPixelSize: NSNumber(value: Double(min(longest, 8192))),
            kCGImageSourceCreateThumbnailFromImageAlways: NSNumber(value: true),
        ]
        return CGImageSourceCreateThumbnailAtIndex(source, 0, NSDictionary(dictionary: options))
    }

    /// The symbol for a file by its kind.
    static func symbol(for file: URL) -> String {
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder), isFolder.boolValue {
            return "folder"
        }
        guard let type = UTType(filenameExtension: file.pathExtension) else { return "doc" }
        let kinds: [(UTType, String)] = [
            (.image, "photo"), (.movie, "film"), (.audio, "music.note"), (.archive, "doc.zipper"),
            (.sourceCode, "curlybraces"), (.pdf, "doc.richtext"), (.text, "doc.text"),
        ]
        return kinds.first { type.conforms(to: $0.0) }?.1 ?? "doc"
    }

    /// What picture is wanted of which file.
    open class Request: NSObject, @unchecked Sendable {
        /// The kinds of pictures.
        public struct RepresentationTypes: OptionSet, Sendable {
            public let rawValue: UInt
            public init(rawValue: UInt) { self.rawValue = rawValue }
            /// A symbol of the file's kind.
            public static let icon = RepresentationTypes(rawValue: 1)
            /// A picture that is made quickly.
            public static let lowQualityThumbnail = RepresentationTypes(rawValue: 2)
            /// The best picture.
            public static let thumbnail = RepresentationTypes(rawValue: 4)
            /// All kinds.
            public static let all: RepresentationTypes = [.icon, .lowQualityThumbnail, .thumbnail]
        }
        /// The file.
        public let fileURL: URL
        /// The greatest size, in points.
        public let size: CGSize
        /// Pixels per point.
        public let scale: CGFloat
        /// The kinds of pictures that will do.
        public let representationTypes: RepresentationTypes
        /// The least length of a side, in points; 0 for no limit.
        open var minimumDimension: CGFloat = 0
        /// Whether the picture is to look like an icon.
        open var iconMode = false

        /// Creates a request.
        public init(fileAt url: URL, size: CGSize, scale: CGFloat, representationTypes: RepresentationTypes) {
            (fileURL, self.size, self.scale, self.representationTypes) = (url, size, scale, representationTypes)
            super.init()
        }
    }
}
