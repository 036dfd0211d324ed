import CPangoCairo
import CairoPainting
import DisplayList
import Foundation
import ImageFrontend
import Testing

/// A picture under test, whose pixels read as `#rrggbbaa`.
struct Picture: Equatable {
    let bitmap: Bitmap

    /// Paints the layers that a closure adds to a list.
    init(
        _ width: CGFloat = 20, _ height: CGFloat = 20, scale: CGFloat = 1, background: RGBA? = .white,
        _ build: (DisplayList) -> Void
    ) throws {
        let list = DisplayList()
        build(list)
        list.checkInvariants()
        bitmap = try ImageWriter.bitmap(
            list, size: CGSize(width: width, height: height), scale: scale, background: background)
    }

    /// The pixel's premultiplied bytes: red, green, blue, opacity.
    subscript(x: Int, y: Int) -> [UInt8] {
        let start = (y * bitmap.width + x) * 4
        return Array(bitmap.pixels[start..<start + 4])
    }

    /// All pixels, row after row.
    var all: [[UInt8]] { part(0, 0, bitmap.width, bitmap.height) }

    /// The pixels of a part, row after row.
    func part(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> [[UInt8]] {
        var result: [[UInt8]] = []
        for row in y..<(y + height) {
            for column in x..<(x + width) { result.append(self[column, row]) }
        }
        return result
    }

    /// The greatest difference of a pixel's byte from another picture's of the same size.
    func difference(_ other: Picture) -> Int {
        zip(bitmap.pixels, other.bitmap.pixels).map { abs(Int($0) - Int($1)) }.max() ?? 0
    }

    /// A rectangle around the pixels that differ from the corner's.
    var marks: CGRect {
        let ground = self[0, 0]
        var (minX, minY, maxX, maxY) = (Int.max, Int.max, -1, -1)
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width where self[x, y] != ground {
                (minX, minY, maxX, maxY) = (min(minX, x), min(minY, y), max(maxX, x), max(maxY, y))
            }
        }
        return maxX < 0 ? .null : CGRect(x: minX, y: minY, width: maxX - minX + 1, height: maxY - minY + 1)
    }
}

extension DisplayList {
    /// Adds a layer on top of a parent's children.
    @discardableResult
    func add(
        _ content: LayerContent = .none, _ x: CGFloat = 0, _ y: CGFloat = 0, _ width: CGFloat = 20,
        _ height: CGFloat = 20, effects: [LayerEffect] = [], in parent: LayerID = .root
    ) -> LayerID {
        let id = insert(into: parent, after: self[parent].lastChild, content: content)
        setFrame(id, position: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
        setEffects(id, effects)
        return id
    }
}

/// Text in one style.
func text(
    _ string: String, size: CGFloat = 17, weight: Int = 400, color: RGBA = .black,
    paragraph: ParagraphStyle = .standard
) -> TextContent {
    TextContent(
        string, style: TextStyle(font: FontDescription(size: size, weight: weight), paint: .color(color)),
        paragraph: paragraph)
}

let red: [UInt8] = [255, 0, 0, 255]
let white: [UInt8] = [255, 255, 255, 255]
let black: [UInt8] = [0, 0, 0, 255]

/// An image surface that is painted again and again.
final class Canvas {
    private let surface: OpaquePointer
    private let context: OpaquePointer
    private let size: CGSize
    private let scale: CGFloat

    /// Creates a clear surface; its scale is the surface's own, as a window's is, or the context's.
    init(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1, isDeviceScaled: Bool = false) throws {
        size = CGSize(width: width, height: height)
        self.scale = scale
        surface = try #require(
            cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width * scale), Int32(height * scale)))
        if isDeviceScaled { cairo_surface_set_device_scale(surface, scale, scale) }
        context = try #require(cairo_create(surface))
        if !isDeviceScaled { cairo_scale(context, scale, scale) }
    }

    deinit {
        cairo_destroy(context)
        cairo_surface_destroy(surface)
    }

    func paint(
        _ list: DisplayList, _ painter: CairoPainter, background: RGBA? = nil, damage: [CGRect]? = nil
    ) {
        painter.paint(list, onto: context, size: size, scale: scale, background: background, damage: damage)
    }

    /// How much darker than white all pixels are together.
    var sum: Double {
        var sum = 0.0
        for y in 0..<Int(size.height * scale) {
            for x in 0..<Int(size.width * scale) {
                let pixel = pixel(x, y)
                sum += Double(765 - (pixel >> 16 & 255) - (pixel >> 8 & 255) - (pixel & 255))
            }
        }
        return sum
    }

    /// A pixel's bytes: opacity, red, green, blue.
    func pixel(_ x: Int, _ y: Int) -> UInt32 {
        cairo_surface_flush(surface)
        let row = cairo_image_surface_get_data(surface)! + y * Int(cairo_image_surface_get_stride(surface))
        return UnsafeRawPointer(row).load(fromByteOffset: x * 4, as: UInt32.self)
    }
}
