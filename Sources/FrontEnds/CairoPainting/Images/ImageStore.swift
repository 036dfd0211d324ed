import CPangoCairo
import DisplayList
import Foundation

/// Loads images from files and keeps them: by path, until the file changes or others need the room.
///
/// A picture is decoded in about the size in which it is drawn, and at most ``limit`` bytes of pixels are kept;
/// pictures on the screen stay. PNG needs no library; JPEG and other pictures need `libgdk_pixbuf-2.0.so.0`, SVG
/// `librsvg-2.so.2`, PDF `libpoppler-glib.so.8`, which are opened when first asked for. A file that is missing, broken
/// or too large (`PictureLimits`) draws nothing and is reported once on standard error. Use it on one thread.
public final class ImageStore {
    /// The facts about a file, whether its pixels are kept or not.
    private struct File {
        var modified: Double
        var checked: Double
        /// The size in the file's own units; nil until it was asked for.
        var size: CGSize?
        /// Whether there is nothing to be drawn.
        var isBroken = false
    }

    private enum Key: Hashable {
        case file(String)
        case bitmap(ObjectIdentifier)
    }

    private struct Picture {
        let image: LoadedImage
        /// How often the pixels were halved.
        var halvings = 0
        /// The bitmap in memory that the pixels come from, if any.
        var bitmap: Bitmap?
    }

    private var files: [String: File] = [:]
    private var pictures: PictureCache<Key, Picture>
    private let clock: () -> Double
    private let prepared = PreparedPictures.shared

    /// How many bytes of pixels are kept: 128 MB.
    public static let limit = 128 << 20

    /// Creates an empty store.
    public convenience init() { self.init(limit: Self.limit) }

    /// Creates an empty store that keeps a number of bytes.
    /// - Parameters:
    /// - rest: How long a picture is kept after it was drawn, in seconds.
    ///   - clock: The time, in seconds.
    package init(
        limit: Int, rest: Double = 1, clock: @escaping () -> Double = { ProcessInfo.processInfo.systemUptime }
    ) {
        pictures = PictureCache(limit: limit, rest: rest)
        self.clock = clock
    }

    /// How much is kept, in bytes; for tests.
    package var byteCount: Int { pictures.bytes }

    /// Returns the size in points of a file's image, `scale` pixels a point; nil if there is none.
    public func size(ofFile path: String, scale: CGFloat = 1) -> CGSize? {
        guard let size = size(atPath: path) else { return nil }
        let scale = scale > 0 && scale.isFinite ? scale : 1
        return CGSize(width: size.width / scale, height: size.height / scale)
    }

    /// Removes all images.
    public func removeAll() {
        files = [:]
        pictures.removeAll()
    }

    /// Removes pictures that can no longer be drawn: their file is gone, or nothing else retains their pixels in
    /// memory.
    ///
    /// Called after a window is closed: its pictures would otherwise stay until others need the room. Pictures that
    /// were drawn just now stay, as they may be part of a window that is being closed.
    public func removeUnused() {
        pictures.removeAll(at: clock()) { key, picture in
            if case .file(let path) = key { return access(path, F_OK) != 0 }
            return isKnownUniquelyReferenced(&picture.bitmap)
        }
        files = files.filter { path, _ in pictures.has(.file(path)) || access(path, F_OK) == 0 }
    }

    /// How many files it knows something of; for tests.
    package var fileCount: Int { files.count }

    private func size(atPath path: String) -> CGSize? {
        guard let file = file(atPath: path), !file.isBroken else { return nil }
        if let size = file.size { return size }
        let size: CGSize?
        switch ImageHeader(path: path) {
        case let header? where header.size != nil && header.format != .svg: size = header.size
        default: size = image(atPath: path, pixels: nil)?.size
        }
        files[path]?.size = size
        return size
    }

    /// Returns the image of a file; nil if there is none that can be read.
    /// - Parameter pixels: In how many pixels it will be drawn; nil for all that it has.
    func image(atPath path: String, pixels: CGSize?) -> LoadedImage? {
        let now = clock()
        guard let file = file(atPath: path), !file.isBroken else { return nil }
        let known = pictures.find(.file(path), at: now)
        if let known, known.halvings == 0 || known.halvings <= Self.halvings(of: known.image.size, for: pixels) {
            return known.image
        }
        var halvings =
            (file.size ?? ImageHeader(path: path)?.size).map { Self.halvings(of: $0, for: pixels) } ?? 0
        let prepared = prepared.take(path, halvings: halvings, modified: file.modified)
        if let prepared { halvings = prepared.halvings }
        guard let image = prepared?.image ?? ImageDecoding.load(path, halvings: halvings) else {
            Warnings.once("The image file \(path) cannot be read.")
            files[path]?.isBroken = true
            return nil
        }
        files[path]?.size = image.size
        pictures.insert(
            Picture(image: image, halvings: image.isDrawing ? 0 : halvings), bytes: image.byteCount, for: .file(path),
            at: now)
        return image
    }

    /// How often pixels can be halved and are still as many as are drawn.
    ///
    /// Small pictures are kept whole.
    static func halvings(of size: CGSize, for pixels: CGSize?) -> Int {
        guard let pixels, size.width * size.height > 1_000_000 else { return 0 }
        let factor = min(size.width / max(pixels.width, 1), size.height / max(pixels.height, 1))
        return factor >= 2 ? min(Int(log2(factor)), 6) : 0
    }

    /// Checks a file now and then; returns nil if there is none, and none of its pixels are left.
    private func file(atPath path: String) -> File? {
        let now = clock()
        // Looking at the file's time for each drawing would cost more than the drawing.
        if let file = files[path], now - file.checked < 0.5 { return file }
        guard let modified = Self.modified(path) else {
            // A picture from memory may have lost its file while it is still shown.
            if pictures.find(.file(path), at: now) != nil, let file = files[path] { return file }
            Warnings.once("There is no image file at \(path).")
            files[path] = File(modified: 0, checked: now, isBroken: true)
            return nil
        }
        if files[path]?.modified == modified {
            files[path]?.checked = now
        } else {
            files[path] = File(modified: modified, checked: now)
            pictures.remove(.file(path))
        }
        return files[path]
    }

    /// When a file was last changed, in seconds; nil if there is none.
    static func modified(_ path: String) -> Double? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        return Double(status.st_mtim.tv_sec) + Double(status.st_mtim.tv_nsec) / 1e9
    }

    /// Returns a bitmap's pixels as Cairo has them.
    func surface(for bitmap: Bitmap) -> Surface? {
        if let native = bitmap.native { return Surface(native, width: bitmap.width, height: bitmap.height) }
        let now = clock()
        let key = Key.bitmap(ObjectIdentifier(bitmap))
        if let known = pictures.find(key, at: now), known.bitmap === bitmap, case .pixels(let surface, _) = known.image
        {
            return surface
        }
        guard
            let surface = ImageDecoding.surface(
                width: bitmap.width, height: bitmap.height, pixels: bitmap.pixels, stride: bitmap.width * 4,
                channels: 4, isPremultiplied: true)
        else { return nil }
        let picture = Picture(image: .pixels(surface), bitmap: bitmap)
        pictures.insert(picture, bytes: 2 * picture.image.byteCount, for: key, at: now)
        return surface
    }
}

/// An image as loaded from a file.
enum LoadedImage {
    /// Pixels, and how many the file has.
    case pixels(Surface, of: CGSize)
    /// A drawing that is sharp at every size.
    case drawing(any VectorDrawing)

    /// All pixels of a file.
    static func pixels(_ surface: Surface) -> LoadedImage {
        .pixels(surface, of: CGSize(width: surface.width, height: surface.height))
    }

    /// The size in the file's own units.
    var size: CGSize {
        switch self {
        case .pixels(_, let size): size
        case .drawing(let drawing): drawing.size
        }
    }

    var isDrawing: Bool { if case .drawing = self { true } else { false } }

    /// The memory that it takes, in bytes.
    var byteCount: Int {
        switch self {
        case .pixels(let surface, _): surface.stride * surface.height
        case .drawing(let drawing): drawing.byteCount
        }
    }
}
