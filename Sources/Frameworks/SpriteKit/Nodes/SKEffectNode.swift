import DisplayList
import Foundation
import SwiftUI
import SwiftUICore

/// A node that draws its descendants as one picture, which a filter may change.
///
/// Core Image's filters of colors and blurs have an effect here.
///
/// Follows Apple's [SKEffectNode](https://developer.apple.com/documentation/spritekit/skeffectnode).
@MainActor @preconcurrency
open class SKEffectNode: SKNode, CompositeNode, SKWarpable {
    /// The filter; nil for none.
    open var filter: CIFilter?
    /// Whether the filter works on the middle of the picture; without effect.
    open var shouldCenterFilter = true
    /// Whether the filter and the blend mode have an effect.
    open var shouldEnableEffects = true
    /// Whether the picture would be kept between frames; the same picture is drawn.
    open var shouldRasterize = false
    /// How the picture is mixed with the pixels below.
    open var blendMode = SKBlendMode.alpha
    /// A program for the pixels; without effect.
    open var shader: SKShader?
    /// The form into which the picture is bent; nil for its own.
    open var warpGeometry: SKWarpGeometry?
    /// How finely a bent picture is divided; without effect.
    open var subdivisionLevels = 0

    /// Creates a node without a filter.
    public override init() { super.init() }
    /// Creates a node of a file of Xcode's editors; another coder gives a node without a filter.
    public required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        if let coder = aDecoder as? SpriteCoder { readEffect(coder) }
    }

    var isComposite: Bool {
        !(self is SKScene) && shouldEnableEffects && (filter != nil || blendMode != .alpha || warpGeometry != nil)
    }

    func compose(
        _ commands: [DrawingCommand], _ group: inout DrawingGroup, _ drawing: SceneDrawing
    ) -> [DrawingCommand] {
        group.effects = (filter.map { SpriteFilters.effects(of: $0) } ?? []) + blendMode.effects
        guard let grid = warpGeometry as? SKWarpGeometryGrid else { return commands }
        let bounds = children.reduce(CGRect.null) { $0.union($1.calculateAccumulatedFrame()) }
        return bounds.isNull ? commands : WarpDrawing.commands(commands, in: bounds, grid)
    }

    override func makeCopy() -> SKNode {
        let copy = SKEffectNode()
        copy.filter = filter
        copy.shouldEnableEffects = shouldEnableEffects
        copy.blendMode = blendMode
        copy.warpGeometry = warpGeometry
        return copy
    }
}

/// The filters of Core Image as effects of drawings.
@MainActor
enum SpriteFilters {
    private static func number(_ filter: CIFilter, _ key: String, _ standard: Double) -> Double {
        let value = KeyframeMix.number(filter.value(forKey: key)).map { Double($0) } ?? standard
        return value.isFinite ? value : standard
    }

    static func effects(of filter: CIFilter) -> [LayerEffect] {
        switch filter.name {
        case "CIGaussianBlur", "CIBoxBlur", "CIDiscBlur", "CIMotionBlur":
            return [.blur(radius: CGFloat(min(max(number(filter, kCIInputRadiusKey, 10), 0), 100)), opaque: false)]
        case "CIColorControls":
            return [
                .filter(.saturation(number(filter, kCIInputSaturationKey, 1))),
                .filter(.brightness(number(filter, kCIInputBrightnessKey, 0))),
                .filter(.contrast(number(filter, kCIInputContrastKey, 1))),
            ]
        case "CIColorInvert": return [.filter(.invert)]
        case "CIPhotoEffectMono", "CIPhotoEffectNoir", "CIPhotoEffectTonal": return [.filter(.grayscale(1))]
        case "CIHueAdjust": return [.filter(.hueRotation(number(filter, kCIInputAngleKey, 0)))]
        case "CISepiaTone":
            let sepia: [[Float]] = [
                [0.393, 0.769, 0.189, 0, 0], [0.349, 0.686, 0.168, 0, 0], [0.272, 0.534, 0.131, 0, 0], [0, 0, 0, 1, 0],
            ]
            let share = Float(min(max(number(filter, kCIInputIntensityKey, 1), 0), 1))
            let rows = sepia.enumerated().map { row, values in
                values.enumerated().map { $0.element * share + ($0.offset == row ? 1 - share : 0) }
            }
            return [.filter(.matrix(ColorFilterMatrix(rows: rows)))]
        default:
            SpriteGaps.once("the filter \(filter.name) has no effect on nodes here.")
            return []
        }
    }

    /// Returns a texture's picture changed by a filter; nil where it has no pixels.
    nonisolated static func apply(_ filter: CIFilter, to texture: SKTexture) -> UIImage? {
        guard let image = texture.image.cgImage else { return nil }
        let input = CIImage(cgImage: image)
        filter.setValue(input, forKey: kCIInputImageKey)
        guard let output = filter.outputImage else { return nil }
        return CIContext().createCGImage(output, from: input.extent)
            .map { UIImage(cgImage: $0, scale: texture.image.scale, orientation: .up) }
    }
}
