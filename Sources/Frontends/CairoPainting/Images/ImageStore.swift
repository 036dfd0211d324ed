import CPangoCairo
import DisplayList
import Foundation

/// Loads images from files and keeps them: by path, until the file changes.
///
/// PNG needs nothing; JPEG and other pictures need `libgdk_pixbuf-2.0.so.0`, SVG `librsvg-2.so.2`, PDF `libpoppler-glib.so.8`,
/// which are opened when first asked for. A file that is missing or broken draws nothing and is named once on the
/// standard error. Use it on one thread.
public final class ImageStore {
    private struct Entry {
        var modified: Double
        var image: LoadedImage?
        var checked: Double
    }
    private var entries: [String: Entry] = [:]
    private var bitmaps = BoundedCache<ObjectIdentifier, (Bitmap, Surface)>(limit: 64)

    /// Creates an empty store.
    public init() {}

    /// Returns the size in points of a file's image, `scale` pixels a point; nil where there is none.
    public func size(ofFile path: String, scale: CGFloat = 1) -> CGSize? {
        guard let image = image(atPath: path) else { return nil }
        let scale = scale > 0 && scale.isFinite ? scale : 1
        return CGSize(width: image.size.width / scale, height: image.size.height / scale)
    }

    /// Forgets all images.
    public func removeAll() {
        entries = [:]
        bitmaps.removeAll()
    }

    /// Returns the image of a file; nil where there is none that can be read.
    func image(atPath path: String) -> LoadedImage? {
        let now = ProcessInfo.processInfo.systemUptime
        // Looking at the file's time for each drawing would cost more than the drawing.
        if let entry = entries[path], now - entry.checked < 0.5 { return entry.image }
        var status = stat()
        guard stat(path, &status) == 0 else {
            Warnings.once("There is no image file at \(path).")
            entries[path] = Entry(modified: 0, image: nil, checked: now)
            return nil
        }
        let modified = Double(status.st_mtim.tv_sec) + Double(status.st_mtim.tv_nsec) / 1e9
        if var entry = entries[path], entry.modified == modified {
            entry.checked = now
            entries[path] = entry
            return entry.image
        }
        let image = ImageDecoding.load(path)
        if image == nil { Warnings.once("The image file \(path) cannot be read.") }
        entries[path] = Entry(modified: modified, image: image, checked: now)
        return image
    }

    /// Returns a bitmap's pixels as Cairo has them.
    func surface(for bitmap: Bitmap) -> Surface? {
        let id = ObjectIdentifier(bitmap)
        if let (known, surface) = bitmaps[id], known === bitmap { return surface }
        guard
            let surface = ImageDecoding.surface(
                width: bitmap.width, height: bitmap.height, pixels: bitmap.pixels, stride: bitmap.width * 4,
                channels: 4, isPremultiplied: true)
        else { return nil }
        bitmaps[id] = (bitmap, surface)
        return surface
    }
}

/// An image as loaded from a file.
enum LoadedImage {
    /// Pixels.
    case pixels(Surface)
    /// A drawing that is sharp at every size.
    case drawing(any VectorDrawing)

    /// The size in the file's own units.
    var size: CGSize {
        switch self {
        case .pixels(let surface): CGSize(width: surface.width, height: surface.height)
        case .drawing(let drawing): drawing.size
        }
    }
}
