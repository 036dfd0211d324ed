import DisplayList
import Foundation
import SymbolArtwork

/// A picture loaded by the app, as code written for other frameworks names it.
///
/// Files are read and decoded by the front end when they are drawn.
public final class UIImage: Hashable, Sendable {
    /// Where the pixels come from; AppKit's images change while an app draws into them.
    package private(set) nonisolated(unsafe) var source: ImageSource
    /// The size in points: of a symbol, its size in its configuration, or beside text of 17 points.
    ///
    /// On the Mac, apps set it: the image is drawn in that size then, by its width.
    public nonisolated(unsafe) var size: CGSize { didSet { resized() } }
    /// Pixels per point.
    public private(set) nonisolated(unsafe) var scale: CGFloat
    nonisolated(unsafe) var mode: RenderingMode
    let tint: UIColor?
    /// The file of a picture that came as data; nil for others.
    private let file: PictureFile?
    /// How a symbol is made; nil for the font around it.
    let configuration: SymbolConfiguration?
    /// How a view of UIKit shows the image.
    package let presentation: Presentation

    init(
        _ source: ImageSource, size: CGSize, scale: CGFloat, mode: RenderingMode = .automatic, tint: UIColor? = nil,
        file: PictureFile? = nil, configuration: SymbolConfiguration? = nil, presentation: Presentation = Presentation()
    ) {
        self.configuration = configuration
        self.presentation = presentation
        self.source = source
        self.file = file
        self.size = size
        self.scale = scale
        self.mode = mode
        self.tint = tint
        if size == .zero, case .symbol(let name, _) = source {
            let usual = FontDescription(size: 17)
            let font = configuration?.font(in: usual) ?? usual
            self.size = SymbolLibrary.size(for: name, weight: font.weight, size: font.size)
        }
    }

    /// Whether a picture's colors or only its shape count.
    public enum RenderingMode: Int, Hashable, Sendable {
        /// As the place where it is shown has it.
        case automatic
        /// The picture keeps its colors.
        case alwaysOriginal
        /// The tint fills the opaque parts.
        case alwaysTemplate
    }

    /// How a JPEG's pixels are turned to be upright.
    public enum Orientation: Int, Hashable, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }

    /// Creates an image without pixels.
    public convenience init() { self.init(.bitmap(Bitmap(width: 0, height: 0, pixels: [])), size: .zero, scale: 1) }

    /// Loads an asset or file by name; nil if there is none.
    public convenience init?(named name: String) { self.init(named: name, in: nil) }

    /// Loads an asset or file of a bundle by name; nil if there is none.
    public convenience init?(named name: String, in bundle: Bundle?) {
        if let symbol = AssetCatalog.symbol(named: name, bundle: bundle?.imageFolder) {
            self.init(.symbol(name: symbol, variableValue: nil), size: .zero, scale: 1)
            return
        }
        guard let file = ImageFiles.find(name, bundle: bundle?.imageFolder) else {
            guard let symbol = SystemImages.symbol(for: name) else { return nil }
            self.init(.symbol(name: symbol, variableValue: nil), size: .zero, scale: 1)
            return
        }
        self.init(file)
    }

    /// Loads an asset or file by name, as an image literal does; an image without pixels if there is none.
    public convenience init(imageLiteralResourceName name: String) {
        guard let image = UIImage(named: name) else {
            RuntimeWarning.issue("No image named '\(name)' found for an image literal")
            self.init()
            return
        }
        self.init(image.source, size: image.size, scale: image.scale, mode: image.mode, file: image.file)
    }

    /// Finds a symbol of the system's set; nil for a name that is not in the set.
    ///
    /// A name that consists of the set's words, and that Oriel has no drawing for, is shown as a question mark.
    public convenience init?(systemName: String) {
        guard SymbolLibrary.contains(systemName) || SymbolLibrary.isLikely(systemName) else { return nil }
        self.init(.symbol(name: systemName, variableValue: nil), size: .zero, scale: 1)
    }

    /// Finds a file; nil if there is none, or where it holds no image.
    public convenience init?(contentsOfFile path: String) {
        guard FileManager.default.isReadableFile(atPath: path), ImageHeader(path: path) != nil else { return nil }
        self.init(ImageFile(path: path, scale: ImageFiles.scale(of: path)))
    }

    /// Adopts a file's contents; nil if they are not a picture.
    ///
    /// PNG, JPEG, GIF, HEIC, AVIF, WebP, TIFF, BMP, ICO, JPEG XL and SVG are read.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// Adopts a file's contents with a number of pixels per point; nil if they are not a picture.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let file = PictureFile.of(data) else { return nil }
        let size = ImageFile(path: file.path, scale: scale).size
        self.init(.file(path: file.path, scale: scale), size: size ?? .zero, scale: scale, file: file)
    }

    /// Reads the pixels now, about as many as fit a size, so that drawing them first need not wait for that.
    ///
    /// On any thread.
    package func prepare(for pixels: CGSize) {
        if case .file(let path, _) = source { PicturePreparation.decoder?(path, pixels) }
    }

    /// Returns the image with its pixels read, so that showing it first takes no time.
    ///
    /// It takes its time on the thread that calls it.
    public func preparingForDisplay() -> UIImage? {
        prepare(for: CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
        return self
    }

    /// Returns the image with its pixels read, which another thread does.
    public func byPreparingForDisplay() async -> UIImage? {
        await Task.detached { self.preparingForDisplay() }.value
    }

    /// Decodes the pixels on another thread, which then calls back.
    public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        DispatchQueue.global(qos: .userInitiated).async { completionHandler(self.preparingForDisplay()) }
    }

    /// Adopts pixels, one a point.
    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

    /// Adopts pixels with a number of pixels per point.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        let bitmap = cgImage.bitmap.upright(orientation.image, scale: scale)
        self.init(
            .bitmap(bitmap), size: CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale),
            scale: scale)
    }

    convenience init(_ file: ImageFile) {
        self.init(.file(path: file.path, scale: file.scale), size: file.size ?? .zero, scale: file.scale)
    }

    /// Fits the pixels to a size that an app has set.
    private func resized() {
        switch source {
        case .file(let path, let old):
            guard let pixels = ImageFile(path: path, scale: old).size.map({ $0.width * old }), pixels > 0,
                size.width > 0, size.width.isFinite
            else { return }
            scale = pixels / size.width
            source = .file(path: path, scale: scale)
        case .bitmap(let bitmap):
            guard bitmap.width > 0, size.width > 0, size.width.isFinite else { return }
            scale = CGFloat(bitmap.width) / size.width
            source = .bitmap(bitmap.upright(.up, scale: scale))
        case .symbol: break
        }
    }

    /// Takes the pixels and the size of another image.
    package func adopt(_ other: UIImage) {
        (source, scale) = (other.source, other.scale)
        size = other.size
    }

    /// Returns an independent image of the same pixels.
    public func copy() -> Any { changed() }

    /// Returns an independent image of the same pixels, with changes.
    func changed(_ presentation: Presentation? = nil) -> UIImage {
        UIImage(
            source, size: size, scale: scale, mode: mode, tint: tint, file: file, configuration: configuration,
            presentation: presentation ?? self.presentation)
    }

    /// Whether a picture's colors or only its shape count.
    public package(set) var renderingMode: RenderingMode {
        get { mode }
        set { mode = newValue }
    }

    /// Returns the image drawn in a certain mode.
    public func withRenderingMode(_ mode: RenderingMode) -> UIImage {
        let image = changed()
        image.mode = mode
        return image
    }

    /// Returns the image's shape in a color.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode = .automatic) -> UIImage {
        UIImage(
            source, size: size, scale: scale, mode: renderingMode, tint: color, file: file,
            configuration: configuration, presentation: presentation)
    }

    /// Returns a symbol made in a configuration.
    func with(_ configuration: SymbolConfiguration) -> UIImage {
        UIImage(
            source, size: size, scale: scale, mode: mode, tint: tint, file: file, configuration: configuration,
            presentation: presentation)
    }

    /// The file of the picture; nil for pixels and symbols.
    package var filePath: String? { if case .file(let path, _) = source { path } else { nil } }

    /// Whether the image is a symbol.
    public var isSymbolImage: Bool { if case .symbol = source { true } else { false } }

    /// The pixels, read from the file if there is one; nil for symbols.
    ///
    /// They are read again each time.
    public var cgImage: CGImage? { pixels(fitting: nil) }

    /// The pixels, about as many as fit a size if they are in a file; nil for symbols.
    func pixels(fitting size: CGSize?) -> CGImage? {
        switch source {
        case .bitmap(let bitmap): CGImage(bitmap)
        case .file(let path, _): PicturePreparation.reader?(path, size).map { CGImage($0) }
        case .symbol: nil
        }
    }

    public static func == (a: UIImage, b: UIImage) -> Bool {
        a === b
            || (a.source == b.source && a.scale == b.scale && a.mode == b.mode && a.tint == b.tint
                && a.configuration == b.configuration && a.presentation == b.presentation)
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(source) }
    /// Whether another object is an image with the same pixels, scale and tint.
    public func isEqual(_ object: Any?) -> Bool { (object as? UIImage) == self }
}

/// The name of ``UIImage`` in code written for the Mac.
public typealias NSImage = UIImage

extension UIImage {
    /// Finds a symbol of the system's set, as code for the Mac does; nil for a name that is not in the set.
    public convenience init?(systemSymbolName name: String, accessibilityDescription: String?) {
        self.init(systemName: name)
    }

    /// Finds a file, as code for the Mac does; nil if there is none, or where it holds no image.
    public convenience init?(contentsOf url: URL) { self.init(contentsOfFile: url.path) }
}

extension UIImage.Orientation {
    var image: Image.Orientation {
        switch self {
        case .up: .up
        case .down: .down
        case .left: .left
        case .right: .right
        case .upMirrored: .upMirrored
        case .downMirrored: .downMirrored
        case .leftMirrored: .leftMirrored
        case .rightMirrored: .rightMirrored
        }
    }
}
