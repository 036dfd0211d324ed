import PencilKit
import SwiftUI

/// A text or picture from which a picture is made.
///
/// Follows Apple's [ImagePlaygroundConcept](https://developer.apple.com/documentation/imageplayground/imageplaygroundconcept).
public struct ImagePlaygroundConcept: Sendable {
    private enum Kind: Sendable { case text(String), extracted(String, title: String?), image(CGImage), file(URL) }
    private let kind: Kind

    /// Returns a concept that is described by a text.
    public static func text(_ text: String) -> ImagePlaygroundConcept { .init(kind: .text(text)) }
    /// Returns the concepts of a longer text, with a title; nil for none.
    public static func extracted(from text: String, title: String? = nil) -> ImagePlaygroundConcept {
        .init(kind: .extracted(text, title: title))
    }
    /// Returns a concept that is a picture.
    public static func image(_ image: CGImage) -> ImagePlaygroundConcept { .init(kind: .image(image)) }
    /// Returns a concept that is a picture in a file; nil where the file is not readable.
    public static func image(_ url: URL) -> ImagePlaygroundConcept? {
        FileManager.default.isReadableFile(atPath: url.path) ? .init(kind: .file(url)) : nil
    }
    /// Returns a concept that is a drawing.
    @MainActor
    public static func drawing(_ drawing: PKDrawing) -> ImagePlaygroundConcept {
        guard let image = drawing.image(from: drawing.bounds, scale: 1).cgImage else { return .text("") }
        return .image(image)
    }
}

/// A style of pictures.
///
/// Follows Apple's [ImagePlaygroundStyle](https://developer.apple.com/documentation/imageplayground/imageplaygroundstyle).
public struct ImagePlaygroundStyle: Identifiable, Hashable, Sendable {
    public let id: String
    private init(_ id: String) { self.id = id }
    /// A drawn film.
    public static let animation = ImagePlaygroundStyle("animation")
    /// A flat drawing.
    public static let illustration = ImagePlaygroundStyle("illustration")
    /// A sketch with a pencil.
    public static let sketch = ImagePlaygroundStyle("sketch")
    /// The style of another provider.
    public static let externalProvider = ImagePlaygroundStyle("externalProvider")
    /// All styles.
    public static let all: [ImagePlaygroundStyle] = [.animation, .illustration, .sketch]
}

/// Settings for making pictures.
public struct ImagePlaygroundOptions: Sendable {
    /// Whether pictures show people of the user's photos.
    public enum PersonalizationPolicy: Hashable, Sendable { case automatic, enabled, disabled }
    /// Whether pictures show people of the user's photos; automatic by default.
    public var personalization = PersonalizationPolicy.automatic
    /// Creates settings.
    public init() {}
}

/// Makes pictures of concepts, which this system cannot do.
///
/// Follows Apple's [ImageCreator](https://developer.apple.com/documentation/imageplayground/imagecreator). Its initializer fails with `notSupported`.
public struct ImageCreator: Sendable {
    /// The errors of making pictures.
    public enum Error: LocalizedError, Hashable, Sendable {
        case notSupported, unavailable, creationCancelled, faceInImageTooSmall, unsupportedLanguage
        case unsupportedInputImage, backgroundCreationForbidden, creationFailed, conceptsRequirePersonIdentity
        public var errorDescription: String? { "Pictures are not made on this system." }
    }
    /// A picture that was made.
    public struct CreatedImage: Sendable {
        /// The picture.
        public let cgImage: CGImage
    }
    /// The styles that can be used: none.
    public var availableStyles: [ImagePlaygroundStyle] { [] }
    /// Creates a maker of pictures; fails.
    public init() async throws { throw Error.notSupported }
    /// Returns pictures of concepts, one after another; fails.
    public func images(
        for concepts: [ImagePlaygroundConcept], style: ImagePlaygroundStyle, limit: Int
    ) -> AsyncThrowingStream<CreatedImage, any Swift.Error> {
        AsyncThrowingStream { $0.finish(throwing: Error.notSupported) }
    }
}
