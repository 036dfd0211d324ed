import Foundation

/// Decoding pictures before they are drawn, on whatever thread asks for it, so that the frame that shows one first need not wait.
package enum PicturePreparation {
    /// Decodes the picture of a file, as many pixels of it as are wanted; nil where nothing can be drawn here.
    package typealias Decoder = @Sendable (_ path: String, _ pixels: CGSize) -> Void

    /// Decodes the pixels of a file, upright; nil where it holds none.
    /// - Parameter size: About how many pixels are wanted, at least; nil for all.
    package typealias Reader = @Sendable (_ path: String, _ size: CGSize?) -> Bitmap?

    private static let lock = NSLock()
    nonisolated(unsafe) private static var known: Decoder?

    /// The function that decodes pictures; set by a painter.
    package static var decoder: Decoder? {
        get { lock.withLock { known } }
        set { lock.withLock { known = newValue } }
    }

    nonisolated(unsafe) private static var knownReader: Reader?

    /// The function that returns the pixels of pictures; nil where no front end can read them.
    package static var reader: Reader? {
        get { lock.withLock { knownReader } }
        set { lock.withLock { knownReader = newValue } }
    }
}
