import DisplayList
import Foundation
import ImageIO
import SwiftUICore

/// A picture that filters work on.
///
/// Follows Apple's [CIImage](https://developer.apple.com/documentation/coreimage/ciimage). Pixels are computed at once, not
/// when the picture is drawn, with eight bits a color in sRGB. The origin is at the bottom left.
open class CIImage: NSObject, @unchecked Sendable {
    let raster: Raster
    /// The color of a picture without an end; nil for others.
    let color: CIColor?

    init(_ raster: Raster) {
        self.raster = raster
        color = nil
    }

    /// Creates a picture of a picture of UIKit; nil if it has no pixels.
    public convenience init?(image: UIImage) {
        if let pixels = image.cgImage {
            self.init(cgImage: pixels)
        } else if let data = image.pngData() {
            self.init(data: data)
        } else {
            return nil
        }
    }

    /// Creates a picture of pixels.
    public convenience init(cgImage: CGImage) {
        self.init(Raster(width: cgImage.width, height: cgImage.height, pixels: cgImage.premultipliedPixels))
    }

    /// Creates a picture of the contents of a file; nil if they are none.
    public convenience init?(data: Data) {
        guard let source = CGImageSourceCreateWithData(data, nil),
            let image = CGImageSourceCreateImageAtIndex(source, 0, nil)
        else { return nil }
        self.init(cgImage: image)
    }

    /// Creates a picture of a file; nil if it holds none.
    public convenience init?(contentsOf url: URL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data)
    }

    /// Creates a picture of one color without an end; crop it before it is drawn.
    public init(color: CIColor) {
        raster = Raster(width: 0, height: 0, pixels: [])
        self.color = color
    }

    /// Returns a picture without pixels.
    public class func empty() -> CIImage { CIImage(Raster(width: 0, height: 0, pixels: [])) }

    /// The rectangle that the picture fills.
    public var extent: CGRect {
        color == nil
            ? raster.extent : CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)
    }

    /// Returns the part of the picture in a rectangle.
    public func cropped(to rect: CGRect) -> CIImage {
        guard let color else { return CIImage(raster.cropped(to: rect)) }
        return CIImage(Raster(filling: rect, with: color))
    }

    /// Returns the picture with its edges going on without an end; its extent stays the same here.
    public func clampedToExtent() -> CIImage { self }

    /// Returns the picture moved, turned or made larger.
    public func transformed(by matrix: CGAffineTransform) -> CIImage { CIImage(raster.transformed(by: matrix)) }

    /// Returns the picture above another one.
    public func composited(over dest: CIImage) -> CIImage { CIImage(raster.composited(over: dest.raster)) }

    /// Returns the picture as a filter makes it; unchanged if there is none of the name.
    public func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
        guard let filter = CIFilter(name: filterName, parameters: params) else { return self }
        filter.setValue(self, forKey: kCIInputImageKey)
        return filter.outputImage ?? self
    }

    /// Returns the picture as a filter makes it; unchanged if there is none of the name.
    public func applyingFilter(_ filterName: String) -> CIImage { applyingFilter(filterName, parameters: [:]) }

    /// Returns the picture blurred.
    public func applyingGaussianBlur(sigma: Double) -> CIImage {
        applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: sigma])
    }
}

/// A color of a filter, from 0 to 1 in sRGB.
///
/// Follows Apple's [CIColor](https://developer.apple.com/documentation/coreimage/cicolor).
public final class CIColor: Sendable, Hashable {
    /// The amount of red.
    public let red: CGFloat
    /// The amount of green.
    public let green: CGFloat
    /// The amount of blue.
    public let blue: CGFloat
    /// The opacity.
    public let alpha: CGFloat

    /// Creates a color.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    /// Creates a color of UIKit's.
    public convenience init(color: UIColor) {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
        _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    public static func == (left: CIColor, right: CIColor) -> Bool {
        (left.red, left.green, left.blue, left.alpha) == (right.red, right.green, right.blue, right.alpha)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(red)
        hasher.combine(green)
        hasher.combine(blue)
        hasher.combine(alpha)
    }

    /// Black.
    public static let black = CIColor(red: 0, green: 0, blue: 0)
    /// White.
    public static let white = CIColor(red: 1, green: 1, blue: 1)
    /// Gray.
    public static let gray = CIColor(red: 0.5, green: 0.5, blue: 0.5)
    /// Red.
    public static let red = CIColor(red: 1, green: 0, blue: 0)
    /// Green.
    public static let green = CIColor(red: 0, green: 1, blue: 0)
    /// Blue.
    public static let blue = CIColor(red: 0, green: 0, blue: 1)
    /// No color.
    public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)
}

/// Numbers of a filter, such as a place.
///
/// Follows Apple's [CIVector](https://developer.apple.com/documentation/coreimage/civector).
open class CIVector: NSObject, @unchecked Sendable {
    let values: [CGFloat]

    /// Creates a vector of a number.
    public init(x: CGFloat) { values = [x] }
    /// Creates a vector of two numbers.
    public init(x: CGFloat, y: CGFloat) { values = [x, y] }
    /// Creates a vector of three numbers.
    public init(x: CGFloat, y: CGFloat, z: CGFloat) { values = [x, y, z] }
    /// Creates a vector of four numbers.
    public init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { values = [x, y, z, w] }
    /// Creates a vector of as many numbers as there are.
    /// - Parameters:
    ///   - values: The numbers.
    ///   - count: How many of them there are; at least 0.
    public init(values: UnsafePointer<CGFloat>, count: Int) {
        self.values = Array(UnsafeBufferPointer(start: values, count: max(count, 0)))
    }
    /// Creates a vector of a place.
    public init(cgPoint p: CGPoint) { values = [p.x, p.y] }
    /// Creates a vector of a rectangle.
    public init(cgRect r: CGRect) { values = [r.origin.x, r.origin.y, r.width, r.height] }

    /// The first number.
    public var x: CGFloat { value(at: 0) }
    /// The second number.
    public var y: CGFloat { value(at: 1) }
    /// The third number.
    public var z: CGFloat { value(at: 2) }
    /// The fourth number.
    public var w: CGFloat { value(at: 3) }
    /// How many numbers there are.
    public var count: Int { values.count }
    /// The first two numbers as a place.
    public var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
    /// The four numbers as a rectangle.
    public var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }
    /// Returns a number; 0 beyond the last.
    public func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }

    /// Whether another vector has the same numbers.
    open override func isEqual(_ object: Any?) -> Bool { (object as? CIVector)?.values == values }
    /// A number that vectors of the same numbers share.
    open override var hash: Int { values.hashValue }
}

extension UIColor {
    /// Creates a color of a filter's.
    public convenience init(ciColor: CIColor) {
        self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
    }

    /// The color for filters, as it is in the light scheme.
    public var ciColor: CIColor { CIColor(color: self) }
}

extension UIImage {
    /// Creates a picture of a filter's.
    public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }

    /// Creates a picture of a filter's with a number of pixels per point.
    public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
        guard let pixels = CIContext().createCGImage(ciImage, from: ciImage.extent) else {
            self.init()
            return
        }
        self.init(cgImage: pixels, scale: scale, orientation: orientation)
    }

    /// The picture for filters; nil, as pictures are made of pixels at once.
    public var ciImage: CIImage? { nil }
}
