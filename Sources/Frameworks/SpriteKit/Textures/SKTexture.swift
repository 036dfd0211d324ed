import DisplayList
import Foundation
import SwiftUI
import SwiftUICore

/// How a texture's pixels are made when it is drawn in another size.
public enum SKTextureFilteringMode: Int, Sendable {
    /// The nearest pixel is taken.
    case nearest
    /// Pixels are mixed.
    case linear
}

/// A picture that any number of sprites can show.
///
/// ```swift
/// let coin = SKSpriteNode(texture: SKTexture(imageNamed: "coin"))
/// ```
///
/// A picture that cannot be found is shown as a red cross on white, as with Apple's.
///
/// Follows Apple's [SKTexture](https://developer.apple.com/documentation/spritekit/sktexture).
open class SKTexture: NSObject, @unchecked Sendable {
    /// The whole picture.
    private(set) var image: UIImage
    /// The part of the picture that the texture shows, in shares of its size, from the lower left corner.
    private let part: CGRect
    /// The pictures that were made in colors.
    private var tinted: [TextureTint: Bitmap] = [:]
    /// How pixels are made in other sizes; by mixing by default.
    open var filteringMode = SKTextureFilteringMode.linear
    /// Whether smaller versions would be kept; without effect.
    open var usesMipmaps = false

    init(_ image: UIImage, part: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1)) {
        self.image = image
        self.part = part
    }

    /// Creates a texture without pixels.
    public convenience override init() { self.init(UIImage()) }

    /// Creates a texture of a picture of the app, by name.
    public convenience init(imageNamed name: String) {
        if let image = UIImage(named: name) ?? UIImage(systemName: name) {
            self.init(image)
        } else {
            RuntimeWarning.issue("SpriteKit: there is no image named “\(name)”.")
            self.init(MissingTexture.image)
        }
    }

    /// Creates a texture of a picture.
    public convenience init(image: UIImage) { self.init(image, part: CGRect(x: 0, y: 0, width: 1, height: 1)) }
    /// Creates a texture of pixels.
    public convenience init(cgImage image: CGImage) { self.init(image: UIImage(cgImage: image)) }

    /// Creates a texture of a part of another, in shares of its size from the lower left corner.
    public convenience init(rect: CGRect, in texture: SKTexture) {
        let outer = texture.part
        let inner = rect.intersection(CGRect(x: 0, y: 0, width: 1, height: 1))
        let part = inner.isNull || inner.isEmpty ? CGRect(x: 0, y: 0, width: 1, height: 1) : inner
        self.init(
            texture.image,
            part: CGRect(
                x: outer.minX + part.minX * outer.width, y: outer.minY + part.minY * outer.height,
                width: part.width * outer.width, height: part.height * outer.height))
        filteringMode = texture.filteringMode
    }

    /// Creates a texture of bytes: red, green, blue and opacity, row by row from the bottom.
    ///
    /// Data of too few bytes give a texture without pixels.
    public convenience init(data pixelData: Data, size: CGSize) {
        let (width, height) = (Int(size.width.sound), Int(size.height.sound))
        guard width > 0, height > 0, width < 16_384, height < 16_384, pixelData.count >= width * height * 4 else {
            self.init(image: UIImage())
            return
        }
        let bytes = [UInt8](pixelData)
        var rows: [UInt8] = []
        for row in (0..<height).reversed() { rows += bytes[row * width * 4..<(row + 1) * width * 4] }
        let image = CGImage(width: width, height: height, premultipliedRGBA: rows)
        self.init(image: image.map { UIImage(cgImage: $0) } ?? UIImage())
    }

    /// Returns the size of the texture, in points.
    open func size() -> CGSize {
        let whole = image.isSymbolImage ? CGSize(width: 20, height: 20) : image.size
        return CGSize(width: whole.width * part.width, height: whole.height * part.height)
    }

    /// Returns the part of the picture that the texture shows, in shares of its size, from the lower left corner.
    open func textureRect() -> CGRect { part }

    /// Returns the pixels; an empty picture for a symbol.
    open func cgImage() -> CGImage {
        image.cgImage ?? CGImage(Bitmap(width: 0, height: 0, pixels: []))
    }

    /// Reads the pixels, then calls a closure.
    open func preload(completionHandler: @escaping () -> Void) {
        nonisolated(unsafe) let completion = completionHandler
        DispatchQueue.main.async { completion() }
    }

    /// Reads the pixels.
    open func preload() async {}

    /// Reads the pixels of textures, then calls a closure.
    open class func preload(_ textures: [SKTexture], withCompletionHandler completionHandler: @escaping () -> Void) {
        nonisolated(unsafe) let completion = completionHandler
        DispatchQueue.main.async { completion() }
    }

    /// Reads the pixels of textures.
    open class func preload(_ textures: [SKTexture]) async {}

    /// Returns the texture changed by a filter; the texture itself where that is not possible.
    open func applying(_ filter: CIFilter) -> SKTexture {
        guard let image = SpriteFilters.apply(filter, to: self) else { return self }
        return SKTexture(image: image)
    }

    /// Returns a texture for lights, which has no effect here.
    open func generatingNormalMap() -> SKTexture { self }
    /// Returns a texture for lights, which has no effect here.
    open func generatingNormalMap(withSmoothness smoothness: CGFloat, contrast: CGFloat) -> SKTexture { self }

    open override func copy() -> Any {
        let copy = SKTexture(image, part: part)
        copy.filteringMode = filteringMode
        return copy
    }
}

extension SKTexture {
    /// Shows another picture.
    func replace(_ image: UIImage) {
        self.image = image
        tinted = [:]
    }

    /// Whether the texture shows the whole picture.
    var isWhole: Bool { part == CGRect(x: 0, y: 0, width: 1, height: 1) }

    private func content(_ source: ImageSource) -> ImageContent {
        var content = ImageContent(source: source)
        content.interpolation = filteringMode == .nearest ? .none : .medium
        if image.isSymbolImage { content.tint = .color(.black) }
        return content
    }

    /// Returns drawings of the texture in a rectangle, with the y axis pointing up; and the effects that they need.
    func commands(in rect: CGRect, tint: TextureTint?) -> (commands: [DrawingCommand], effects: [LayerEffect]) {
        var source = image.source
        var effects: [LayerEffect] = []
        if let tint, !tint.isNeutral {
            if let bitmap = bitmap(tint) {
                source = .bitmap(bitmap)
            } else {
                effects = [.filter(.multiply(tint.factor))]
            }
        }
        let place = rect.mirrored
        if isWhole { return ([.upright([.image(content(source), in: place)])], effects) }
        // A pattern whose tile is the part, stretched to the rectangle.
        let size = size()
        guard size.width > 0, size.height > 0 else { return ([], []) }
        let shares = CGRect(x: part.minX, y: 1 - part.maxY, width: part.width, height: part.height)
        let paint = Paint.image(ImagePattern(content(source), origin: .zero, part: shares))
        var group = DrawingGroup()
        group.transform = CGAffineTransform(
            a: place.width / size.width, b: 0, c: 0, d: place.height / size.height, tx: place.minX, ty: place.minY)
        return (
            [.upright([.group([.fill(Path(CGRect(origin: .zero, size: size)), paint, FillStyle())], group)])], effects
        )
    }

    /// The picture in a tint; nil where it has no pixels or too many to be kept in colors.
    private func bitmap(_ tint: TextureTint) -> Bitmap? {
        if let known = tinted[tint] { return known }
        let pixels = image.size.width * image.scale * image.size.height * image.scale
        guard pixels > 0, pixels <= 256 * 256, let source = image.cgImage?.bitmap else { return nil }
        // Colors that change in each frame would fill the memory.
        if tinted.count >= 64 { tinted = [:] }
        let bitmap = Bitmap(
            width: source.width, height: source.height, scale: image.scale, pixels: tint.apply(to: source.pixels))
        tinted[tint] = bitmap
        return bitmap
    }
}

/// A color by which the pixels of a texture are multiplied, in steps.
struct TextureTint: Hashable {
    private let red: Int, green: Int, blue: Int
    private static let steps: Float = 32

    /// The tint of a color that counts by a share from 0 to 1.
    init(_ color: RGBA, share: CGFloat) {
        let share = Float(share.isFinite ? min(max(share, 0), 1) : 0)
        func step(_ component: Float) -> Int {
            let value = 1 + (component - 1) * share
            return Int((min(max(value.isFinite ? value : 1, 0), 1) * Self.steps).rounded())
        }
        (red, green, blue) = (step(color.red), step(color.green), step(color.blue))
    }

    var isNeutral: Bool { factor == .white }

    var factor: RGBA {
        RGBA(Double(red) / Double(Self.steps), Double(green) / Double(Self.steps), Double(blue) / Double(Self.steps))
    }

    func apply(to pixels: [UInt8]) -> [UInt8] {
        let factors = [red, green, blue, Int(Self.steps)]
        var result = pixels
        result.withUnsafeMutableBufferPointer { buffer in
            for index in buffer.indices {
                buffer[index] = UInt8(Int(buffer[index]) * factors[index & 3] / Int(Self.steps))
            }
        }
        return result
    }
}

/// The picture in the place of one that cannot be found.
enum MissingTexture {
    static let image: UIImage = {
        let side = 32
        var pixels = [UInt8](repeating: 255, count: side * side * 4)
        for y in 0..<side {
            for x in 0..<side where abs(x - y) < 3 || abs(x + y - side + 1) < 3 {
                pixels.replaceSubrange((y * side + x) * 4..<(y * side + x) * 4 + 4, with: [255, 0, 0, 255])
            }
        }
        return UIImage(cgImage: CGImage(Bitmap(width: side, height: side, pixels: pixels)))
    }()
}
