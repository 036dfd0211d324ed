import Foundation
import SwiftUI
import simd

/// How a picture continues beyond its edge.
public enum SCNWrapMode: Int, Sendable { case clamp = 1, `repeat`, clampToBorder, mirror }
/// How a picture is made smaller or larger.
public enum SCNFilterMode: Int, Sendable { case none, nearest, linear }

/// A color, a picture or a number of a material.
///
/// Follows Apple's [SCNMaterialProperty](https://developer.apple.com/documentation/scenekit/scnmaterialproperty).
open class SCNMaterialProperty: NSObject, @unchecked Sendable {
    /// The content: a `UIColor`, `CGColor`, `UIImage`, `CGImage`, the name or address of a picture, or a number; nil for none.
    open var contents: Any? {
        didSet {
            cached = nil
            SceneChanges.note()
        }
    }
    /// How much of it is used; 1 by default.
    open var intensity: CGFloat = 1 { didSet { SceneChanges.note() } }
    /// How the picture continues to the sides; clamped by default.
    open var wrapS = SCNWrapMode.clamp { didSet { SceneChanges.note() } }
    /// How the picture continues up and down; clamped by default.
    open var wrapT = SCNWrapMode.clamp { didSet { SceneChanges.note() } }
    /// How the picture is made smaller; linear by default.
    open var minificationFilter = SCNFilterMode.linear { didSet { SceneChanges.note() } }
    /// How the picture is made larger; linear by default.
    open var magnificationFilter = SCNFilterMode.linear { didSet { SceneChanges.note() } }
    /// How smaller versions are used; without effect.
    open var mipFilter = SCNFilterMode.nearest
    /// Moves, turns and stretches the picture.
    open var contentsTransform = SCNMatrix4Identity { didSet { SceneChanges.note() } }
    /// The list of places in the picture; the first one here.
    open var mappingChannel = 0
    /// The greatest number of samples; without effect.
    open var maxAnisotropy: CGFloat = 1
    /// Creates a property without content.
    public override init() {}
    /// Creates a property with content.
    public convenience init(contents: Any) {
        self.init()
        self.contents = contents
    }

    private var cached: Texture??
    /// The picture; nil if the content is none.
    var texture: Texture? {
        if let cached { return cached }
        let made = Texture(contents)
        cached = .some(made)
        return made
    }
    /// The color; nil if the content is none.
    var color: SIMD4<Float>? { contents.flatMap(colorVector) }
    /// The number; nil if the content is none.
    var number: Float? {
        (contents as? NSNumber)?.floatValue ?? (contents as? Double).map { Float($0) } ?? contents as? Float
    }
}

/// A color as red, green, blue and opacity, from 0 to 1; nil for something else.
func colorVector(_ value: Any) -> SIMD4<Float>? {
    func vector(_ color: UIColor) -> SIMD4<Float> {
        var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
        color.getRed(&r, green: &g, blue: &b, alpha: &a)
        return SIMD4(Float(r), Float(g), Float(b), Float(a))
    }
    if let color = value as? UIColor { return vector(color) }
    if let color = value as? CGColor { return vector(UIColor(cgColor: color)) }
    if let color = value as? Color { return vector(UIColor(color)) }
    return nil
}

/// A picture for the renderer.
final class Texture {
    let width: Int, height: Int
    /// Whether a pixel is translucent.
    let hasAlpha: Bool
    private let pixels: [UInt8]

    init?(_ contents: Any?) {
        let image: CGImage? =
            switch contents {
            case let image as UIImage: image.cgImage
            case let image as CGImage: image
            case let name as String: (UIImage(named: name) ?? UIImage(contentsOfFile: name))?.cgImage
            case let url as URL: UIImage(contentsOfFile: url.path)?.cgImage
            default: nil
            }
        guard let image, image.width > 0, image.height > 0, let data = image.dataProvider?.data as Data? else {
            if contents is String || contents is URL { SceneGaps.say("the picture “\(contents ?? "")” was not found.") }
            return nil
        }
        (width, height) = (image.width, image.height)
        pixels = [UInt8](data)
        hasAlpha = stride(from: 3, to: pixels.count, by: 4).contains { [pixels] in pixels[$0] < 255 }
    }

    private func pixel(_ x: Int, _ y: Int) -> SIMD4<Float> {
        let place = (y * width + x) * 4
        let a = Float(pixels[place + 3]) / 255
        let color = SIMD3<Float>(Float(pixels[place]), Float(pixels[place + 1]), Float(pixels[place + 2])) / 255
        return a > 0 ? SIMD4(color / a, a) : SIMD4()
    }
    private func index(_ i: Int, _ count: Int, _ mode: SCNWrapMode) -> Int {
        switch mode {
        case .clamp, .clampToBorder: return min(max(i, 0), count - 1)
        case .repeat: return ((i % count) + count) % count
        case .mirror:
            let j = ((i % (2 * count)) + 2 * count) % (2 * count)
            return j < count ? j : 2 * count - 1 - j
        }
    }

    /// Returns the color at a place, from 0 to 1 in both directions.
    func sample(_ uv: SIMD2<Float>, _ property: SCNMaterialProperty) -> SIMD4<Float> {
        let bound: Float = 1e6
        let place = clamp(uv, min: -bound, max: bound)
        guard place.x == place.x, place.y == place.y else { return SIMD4() }
        let (x, y) = (place.x * Float(width) - 0.5, place.y * Float(height) - 0.5)
        let (s, t) = (property.wrapS, property.wrapT)
        if property.magnificationFilter != .linear {
            return pixel(
                index(Int((x + 0.5).rounded(.down)), width, s), index(Int((y + 0.5).rounded(.down)), height, t))
        }
        let (x0, y0) = (x.rounded(.down), y.rounded(.down))
        let (left, right) = (index(Int(x0), width, s), index(Int(x0) + 1, width, s))
        let (top, bottom) = (index(Int(y0), height, t), index(Int(y0) + 1, height, t))
        let upper = mix(pixel(left, top), pixel(right, top), t: x - x0)
        let lower = mix(pixel(left, bottom), pixel(right, bottom), t: x - x0)
        return mix(upper, lower, t: y - y0)
    }
}
