import DisplayList
import Foundation

/// Pictures that were decoded ahead, on other threads, and wait for the first to draw them.
final class PreparedPictures: @unchecked Sendable {
    struct Picture {
        let image: LoadedImage
        /// How often the pixels were halved.
        let halvings: Int
        /// When the file was last changed, as it was read.
        let modified: Double
    }

    static let shared: PreparedPictures = {
        let shared = PreparedPictures()
        PicturePreparation.decoder = { path, pixels in shared.prepare(path, pixels: pixels) }
        return shared
    }()

    /// The most bytes that wait; pictures that are not drawn are dropped in the order in which they came.
    private let limit: Int
    private let lock = NSLock()
    private var waiting: [(path: String, picture: Picture)] = []

    init(limit: Int = 64 << 20) { self.limit = limit }

    /// Decodes a picture for about as many pixels as it will be drawn in.
    func prepare(_ path: String, pixels: CGSize) {
        let halvings = ImageHeader(path: path)?.size.map { ImageStore.halvings(of: $0, for: pixels) } ?? 0
        let modified = ImageStore.modified(path)
        guard let modified, let image = ImageDecoding.load(path, halvings: halvings), !image.isDrawing else { return }
        lock.withLock {
            waiting.removeAll { $0.path == path }
            waiting.append((path, Picture(image: image, halvings: halvings, modified: modified)))
            var bytes = waiting.reduce(0) { $0 + $1.picture.image.byteCount }
            while bytes > limit, let first = waiting.first {
                bytes -= first.picture.image.byteCount
                waiting.removeFirst()
            }
        }
    }

    /// Removes and returns a picture that has enough pixels, of the file as it was last changed; nil if none was
    /// decoded.
    func take(_ path: String, halvings: Int, modified: Double) -> Picture? {
        lock.withLock {
            guard let place = waiting.firstIndex(where: { $0.path == path }) else { return nil }
            let picture = waiting.remove(at: place).picture
            return picture.halvings <= halvings && picture.modified == modified ? picture : nil
        }
    }
}
