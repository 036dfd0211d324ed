import Foundation

/// The properties that all filters have.
public protocol CIFilterProtocol: NSObjectProtocol {
    /// The result.
    var outputImage: CIImage? { get }
}

/// The values of a filter that makes a picture brown, as old ones are.
public protocol CISepiaTone: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// The strength.
    var intensity: Float { get set }
}

/// The values of a filter that turns each color into its opposite.
public protocol CIColorInvert: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
}

/// The values of a filter that has shades of one color alone.
public protocol CIColorMonochrome: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// The color.
    var color: CIColor { get set }
    /// The strength.
    var intensity: Float { get set }
}

/// The values of a filter that changes saturation, brightness and contrast.
public protocol CIColorControls: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// The amount of color; 1 for what there is.
    var saturation: Float { get set }
    /// The amount that is added to the colors.
    var brightness: Float { get set }
    /// The contrast; 1 for what there is.
    var contrast: Float { get set }
}

/// The values of a filter that makes a picture brighter or darker by stops.
public protocol CIExposureAdjust: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// The stops.
    var ev: Float { get set }
}

/// The values of a filter that changes the brightness of middle tones.
public protocol CIGammaAdjust: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// The exponent.
    var power: Float { get set }
}

/// The values of a filter that turns all colors around the wheel.
public protocol CIHueAdjust: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// The angle, in radians.
    var angle: Float { get set }
}

/// The values of a filter that makes pale colors stronger.
public protocol CIVibrance: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// The amount.
    var amount: Float { get set }
}

/// The values of a filter that has a few levels of each color.
public protocol CIColorPosterize: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// How many levels there are.
    var levels: Float { get set }
}

/// The values of a filter that keeps the parts of colors within bounds.
public protocol CIColorClamp: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// The least parts: red, green, blue and opacity; of the last one nothing is seen here.
    var minComponents: CIVector { get set }
    /// The greatest parts: red, green, blue and opacity; of the last one nothing is seen here.
    var maxComponents: CIVector { get set }
}

/// The values of a filter that makes upright stripes of two colors.
public protocol CIStripesGenerator: CIFilterProtocol {
    /// The middle of the pattern.
    var center: CGPoint { get set }
    /// The first color.
    var color0: CIColor { get set }
    /// The second color.
    var color1: CIColor { get set }
    /// The width of a part, in pixels.
    var width: Float { get set }
    /// How sharp the edges are, from 0 to 1.
    var sharpness: Float { get set }
}

/// The values of a filter that makes squares of two colors.
public protocol CICheckerboardGenerator: CIFilterProtocol {
    /// The middle of the pattern.
    var center: CGPoint { get set }
    /// The first color.
    var color0: CIColor { get set }
    /// The second color.
    var color1: CIColor { get set }
    /// The width of a part, in pixels.
    var width: Float { get set }
    /// How sharp the edges are, from 0 to 1.
    var sharpness: Float { get set }
}

/// The values of a filter that is as opaque as the picture is bright.
public protocol CIMaskToAlpha: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
}

/// The values of a filter that goes from one color in the dark to another in the light.
public protocol CIFalseColor: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// The color of the dark.
    var color0: CIColor { get set }
    /// The color of the light.
    var color1: CIColor { get set }
}

/// The values of a filter that makes white another color.
public protocol CIWhitePointAdjust: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// The color that white becomes.
    var color: CIColor { get set }
}

/// The values of a filter that shows light as heat.
public protocol CIThermal: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
}

/// The values of a filter that shows a picture as X-rays would.
public protocol CIXRay: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
}

/// The values of a filter that has the look of a film.
public protocol CIPhotoEffect: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
}

/// The values of a filter that blurs a picture.
public protocol CIGaussianBlur: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// How far the effect reaches, in pixels.
    var radius: Float { get set }
}

/// The values of a filter that averages the pixels around each.
public protocol CIBoxBlur: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// How far the effect reaches, in pixels.
    var radius: Float { get set }
}

/// The values of a filter that makes edges clearer.
public protocol CIUnsharpMask: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// How far the effect reaches, in pixels.
    var radius: Float { get set }
    /// The strength.
    var intensity: Float { get set }
}

/// The values of a filter that makes details clearer.
public protocol CISharpenLuminance: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// How far the effect reaches, in pixels.
    var radius: Float { get set }
    /// The strength.
    var sharpness: Float { get set }
}

/// The values of a filter that lets bright parts glow.
public protocol CIBloom: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// How far the effect reaches, in pixels.
    var radius: Float { get set }
    /// The strength.
    var intensity: Float { get set }
}

/// The values of a filter that dims bright parts.
public protocol CIGloom: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// How far the effect reaches, in pixels.
    var radius: Float { get set }
    /// The strength.
    var intensity: Float { get set }
}

/// The values of a filter that shows edges alone.
public protocol CIEdges: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// The strength.
    var intensity: Float { get set }
}

/// The values of a filter that consists of squares.
public protocol CIPixellate: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// The middle, counted from the bottom left.
    var center: CGPoint { get set }
    /// The size.
    var scale: Float { get set }
}

/// The values of a filter that consists of areas as of crystals.
public protocol CICrystallize: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// The middle, counted from the bottom left.
    var center: CGPoint { get set }
    /// How far the effect reaches, in pixels.
    var radius: Float { get set }
}

/// The values of a filter that consists of dots.
public protocol CIPointillize: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// The middle, counted from the bottom left.
    var center: CGPoint { get set }
    /// How far the effect reaches, in pixels.
    var radius: Float { get set }
}

/// The values of a filter that is darker at the corners.
public protocol CIVignette: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// The strength.
    var intensity: Float { get set }
    /// How far the effect reaches, in pixels.
    var radius: Float { get set }
}

/// The values of a filter that is darker away from a middle.
public protocol CIVignetteEffect: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// The middle, counted from the bottom left.
    var center: CGPoint { get set }
    /// The strength.
    var intensity: Float { get set }
    /// How far the effect reaches, in pixels.
    var radius: Float { get set }
}

/// The values of a filter that turns a picture around a middle.
public protocol CITwirlDistortion: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// The middle, counted from the bottom left.
    var center: CGPoint { get set }
    /// How far the effect reaches, in pixels.
    var radius: Float { get set }
    /// The angle, in radians.
    var angle: Float { get set }
}

/// The values of a filter that makes a middle larger.
public protocol CIBumpDistortion: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// The middle, counted from the bottom left.
    var center: CGPoint { get set }
    /// How far the effect reaches, in pixels.
    var radius: Float { get set }
    /// The size.
    var scale: Float { get set }
}

/// The values of a filter that makes a middle smaller.
public protocol CIPinchDistortion: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// The middle, counted from the bottom left.
    var center: CGPoint { get set }
    /// How far the effect reaches, in pixels.
    var radius: Float { get set }
    /// The size.
    var scale: Float { get set }
}

/// The values of a filter that mirrors a slice of a picture around a middle.
public protocol CIKaleidoscope: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// The middle, counted from the bottom left.
    var center: CGPoint { get set }
    /// How many slices there are.
    var count: Int { get set }
    /// The angle, in radians.
    var angle: Float { get set }
}

/// The values of a filter that makes a QR code of data.
public protocol CIQRCodeGenerator: CIFilterProtocol {
    /// The data.
    var message: Data { get set }
    /// How much of the code may be unreadable: L, M, Q or H.
    var correctionLevel: String { get set }
}

/// The values of a filter that makes a code of its words.
///
/// Follows Apple's [CIBarcodeGenerator](https://developer.apple.com/documentation/coreimage/cibarcodegenerator).
public protocol CIBarcodeGenerator: CIFilterProtocol {
    /// The words; only QR codes are drawn.
    var barcodeDescriptor: CIBarcodeDescriptor { get set }
}

/// The values of a filter that makes a bar code of ASCII characters.
public protocol CICode128BarcodeGenerator: CIFilterProtocol {
    /// The data, in ASCII; of other data there is no picture.
    var message: Data { get set }
    /// The white around the code, in pixels from 0 to 100; 7 by default.
    var quietSpace: Float { get set }
    /// The height of the bars, in pixels from 1 to 500; 32 by default.
    var barcodeHeight: Float { get set }
}

/// The values of a filter that puts a picture above another one.
public protocol CICompositeOperation: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// The picture below.
    var backgroundImage: CIImage? { get set }
}
