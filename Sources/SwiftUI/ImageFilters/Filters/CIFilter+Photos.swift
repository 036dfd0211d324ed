import Foundation

extension CIFilter {
    /// Returns a filter that consists of hexagons.
    public class func hexagonalPixellate() -> any CIFilter & CIHexagonalPixellate {
        BuiltInFilter("CIHexagonalPixellate")
    }
    /// Returns a filter that mixes the parts of colors.
    public class func colorMatrix() -> any CIFilter & CIColorMatrix { BuiltInFilter("CIColorMatrix") }
    /// Returns a filter that makes each part of colors all or nothing.
    public class func colorThreshold() -> any CIFilter & CIColorThreshold { BuiltInFilter("CIColorThreshold") }
    /// Returns a filter that is as bright as the largest part of each color.
    public class func maximumComponent() -> any CIFilter & CIMaximumComponent { BuiltInFilter("CIMaximumComponent") }
    /// Returns a filter that is as bright as the least part of each color.
    public class func minimumComponent() -> any CIFilter & CIMinimumComponent { BuiltInFilter("CIMinimumComponent") }
    /// Returns a filter that makes the parts of colors proportional to light.
    public class func sRGBToneCurveToLinear() -> any CIFilter & CISRGBToneCurveToLinear {
        BuiltInFilter("CISRGBToneCurveToLinear")
    }
    /// Returns a filter that makes parts that are proportional to light as in sRGB.
    public class func linearToSRGBToneCurve() -> any CIFilter & CILinearToSRGBToneCurve {
        BuiltInFilter("CILinearToSRGBToneCurve")
    }
    /// Returns a filter that makes a picture warmer or cooler.
    public class func temperatureAndTint() -> any CIFilter & CITemperatureAndTint {
        BuiltInFilter("CITemperatureAndTint")
    }
    /// Returns a filter that lightens shadows and darkens highlights.
    public class func highlightShadowAdjust() -> any CIFilter & CIHighlightShadowAdjust {
        BuiltInFilter("CIHighlightShadowAdjust")
    }
    /// Returns a filter that removes noise.
    public class func noiseReduction() -> any CIFilter & CINoiseReduction { BuiltInFilter("CINoiseReduction") }
    /// Returns a filter that adds noise.
    public class func dither() -> any CIFilter & CIDither { BuiltInFilter("CIDither") }
    /// Returns a filter that draws edges in black on nothing.
    public class func lineOverlay() -> any CIFilter & CILineOverlay { BuiltInFilter("CILineOverlay") }
    /// Returns a filter that draws edges in white on nothing, as of a woodcut.
    public class func edgeWork() -> any CIFilter & CIEdgeWork { BuiltInFilter("CIEdgeWork") }
    /// Returns a filter that makes bright parts larger.
    public class func morphologyMaximum() -> any CIFilter & CIMorphologyMaximum { BuiltInFilter("CIMorphologyMaximum") }
    /// Returns a filter that makes dark parts larger.
    public class func morphologyMinimum() -> any CIFilter & CIMorphologyMinimum { BuiltInFilter("CIMorphologyMinimum") }
    /// Returns a filter that goes from one color to another on a line.
    public class func linearGradient() -> any CIFilter & CILinearGradient { BuiltInFilter("CILinearGradient") }
    /// Returns a filter that goes from one color to another between two circles.
    public class func radialGradient() -> any CIFilter & CIRadialGradient { BuiltInFilter("CIRadialGradient") }
    /// Returns a filter that goes from one color to another in a bell curve.
    public class func gaussianGradient() -> any CIFilter & CIGaussianGradient { BuiltInFilter("CIGaussianGradient") }
}

/// The values of a filter that consists of hexagons.
public protocol CIHexagonalPixellate: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// The middle.
    var center: CGPoint { get set }
    /// The size of the pattern, in pixels.
    var scale: Float { get set }
}

/// The values of a filter that mixes the parts of colors.
public protocol CIColorMatrix: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// The shares of the parts in red.
    var rVector: CIVector { get set }
    /// The shares of the parts in green.
    var gVector: CIVector { get set }
    /// The shares of the parts in blue.
    var bVector: CIVector { get set }
    /// The shares of the parts in the opacity.
    var aVector: CIVector { get set }
    /// The amounts that are added.
    var biasVector: CIVector { get set }
}

/// The values of a filter that makes each part of colors all or nothing.
public protocol CIColorThreshold: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// The least amount that counts, from 0 to 1.
    var threshold: Float { get set }
}

/// The values of a filter that is as bright as the largest part of each color.
public protocol CIMaximumComponent: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
}

/// The values of a filter that is as bright as the least part of each color.
public protocol CIMinimumComponent: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
}

/// The values of a filter that makes the parts of colors proportional to light.
public protocol CISRGBToneCurveToLinear: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
}

/// The values of a filter that makes parts that are proportional to light as in sRGB.
public protocol CILinearToSRGBToneCurve: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
}

/// The values of a filter that makes a picture warmer or cooler.
public protocol CITemperatureAndTint: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// The light of the picture: kelvins and tint.
    var neutral: CIVector { get set }
    /// The light wanted: kelvins and tint.
    var targetNeutral: CIVector { get set }
}

/// The values of a filter that lightens shadows and darkens highlights.
public protocol CIHighlightShadowAdjust: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// How far the filter reaches, in pixels.
    var radius: Float { get set }
    /// How much shadows are lightened, from -1 to 1.
    var shadowAmount: Float { get set }
    /// How much of the highlights stays, from 0 to 1.
    var highlightAmount: Float { get set }
}

/// The values of a filter that removes noise.
public protocol CINoiseReduction: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// The difference that counts as noise, from 0 to 1.
    var noiseLevel: Float { get set }
    /// How much edges are sharpened.
    var sharpness: Float { get set }
}

/// The values of a filter that adds noise.
public protocol CIDither: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// The strength.
    var intensity: Float { get set }
}

/// The values of a filter that draws edges in black on nothing.
public protocol CILineOverlay: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// The noise that is removed before; without effect.
    var nrNoiseLevel: Float { get set }
    /// How much edges are sharpened before; without effect.
    var nrSharpness: Float { get set }
    /// The strength of edges.
    var edgeIntensity: Float { get set }
    /// The least amount that counts, from 0 to 1.
    var threshold: Float { get set }
    /// The contrast of lines.
    var contrast: Float { get set }
}

/// The values of a filter that draws edges in white on nothing, as of a woodcut.
public protocol CIEdgeWork: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// How far the filter reaches, in pixels.
    var radius: Float { get set }
}

/// The values of a filter that makes bright parts larger.
public protocol CIMorphologyMaximum: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// How far the filter reaches, in pixels.
    var radius: Float { get set }
}

/// The values of a filter that makes dark parts larger.
public protocol CIMorphologyMinimum: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// How far the filter reaches, in pixels.
    var radius: Float { get set }
}

/// The values of a filter that goes from one color to another on a line.
public protocol CILinearGradient: CIFilterProtocol {
    /// The place of the first color.
    var point0: CGPoint { get set }
    /// The place of the last color.
    var point1: CGPoint { get set }
    /// The first color.
    var color0: CIColor { get set }
    /// The last color.
    var color1: CIColor { get set }
}

/// The values of a filter that goes from one color to another between two circles.
public protocol CIRadialGradient: CIFilterProtocol {
    /// The middle.
    var center: CGPoint { get set }
    /// The radius of the first color.
    var radius0: Float { get set }
    /// The radius of the last color.
    var radius1: Float { get set }
    /// The first color.
    var color0: CIColor { get set }
    /// The last color.
    var color1: CIColor { get set }
}

/// The values of a filter that goes from one color to another in a bell curve.
public protocol CIGaussianGradient: CIFilterProtocol {
    /// The middle.
    var center: CGPoint { get set }
    /// How far the filter reaches, in pixels.
    var radius: Float { get set }
    /// The first color.
    var color0: CIColor { get set }
    /// The last color.
    var color1: CIColor { get set }
}
