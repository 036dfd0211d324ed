import Foundation

/// Decoding pictures before they are drawn, on whatever thread asks for it, so that the frame that shows one first need not wait.
package enum PicturePreparation {
    /// Decodes the picture of a file, as many pixels of it as are wanted; nil where nothing can be drawn here.
    package typealias Decoder = @Sendable (_ path: String, _ pixels: CGSize) -> Void

    private static let lock = NSLock()
    nonisolated(unsafe) private static var known: Decoder?

    /// Set by what draws.
    package static var decoder: Decoder? {
        get { lock.withLock { known } }
        set { lock.withLock { known = newValue } }
    }
}
