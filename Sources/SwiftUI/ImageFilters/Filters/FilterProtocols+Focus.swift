import Foundation

/// The values of a filter that has the middle one of the nine pixels around each.
public protocol CIMedian: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
}

/// The values of a filter that blurs a picture into spots of light.
public protocol CIBokehBlur: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// The radius of a spot, in pixels up to 500; 20 by default.
    var radius: Float { get set }
    /// How bright the rims of spots are, from 0 to 1; 0 by default.
    var ringAmount: Float { get set }
    /// How broad the rims of spots are, as a share of the radius; 0.1 by default.
    var ringSize: Float { get set }
    /// How soft the edges are, from 0 to 10; 1 by default.
    var softness: Float { get set }
}

/// The values of a filter that blurs a picture as much as a mask is bright.
public protocol CIMaskedVariableBlur: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// The mask: bright where the blur is full, dark where there is none.
    var mask: CIImage? { get set }
    /// The blur where the mask is white, in pixels; 5 by default.
    var radius: Float { get set }
}

/// The values of a filter that blurs a picture away from a line.
public protocol CIDepthOfField: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// An end of the sharp line; (0, 300) by default.
    var point0: CGPoint { get set }
    /// The other end of the sharp line; (300, 300) by default.
    var point1: CGPoint { get set }
    /// The amount of color where the picture is sharp; 1.5 by default.
    var saturation: Float { get set }
    /// How far the sharpening reaches, in pixels; 2.5 by default.
    var unsharpMaskRadius: Float { get set }
    /// The strength of the sharpening; 0.5 by default.
    var unsharpMaskIntensity: Float { get set }
    /// The blur far from the line, in pixels; 6 by default.
    var radius: Float { get set }
}

/// The values of a filter that has the differences of the largest and least colors around each pixel.
public protocol CIMorphologyGradient: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// How far the filter reaches, in pixels up to 64; 5 by default.
    var radius: Float { get set }
}

/// The values of a filter that makes bright parts larger by a rectangle.
public protocol CIMorphologyRectangleMaximum: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// The width of the rectangle, in pixels up to 129; 5 by default.
    var width: Float { get set }
    /// The height of the rectangle, in pixels up to 129; 5 by default.
    var height: Float { get set }
}

/// The values of a filter that makes dark parts larger by a rectangle.
public protocol CIMorphologyRectangleMinimum: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// The width of the rectangle, in pixels up to 129; 5 by default.
    var width: Float { get set }
    /// The height of the rectangle, in pixels up to 129; 5 by default.
    var height: Float { get set }
}

/// The values of a filter that shows slopes across in red and upward ones in green, without their signs.
public protocol CISobelGradients: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
}

/// The values of a filter that shows waves across in red and upward ones in green, without their signs.
public protocol CIGaborGradients: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
}

/// The values of a filter that draws edges in white lines on black.
public protocol CICannyEdgeDetector: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// How much the picture is blurred before, in pixels; 1.6 by default.
    var gaussianSigma: Float { get set }
    /// Whether edges are sought in the colors as eyes see them, not in amounts of light; false by default.
    var perceptual: Bool { get set }
    /// The least slope of an edge, from 0 to 1; 0.05 by default.
    var thresholdHigh: Float { get set }
    /// The least slope beside an edge that continues it, from 0 to 1; 0.02 by default.
    var thresholdLow: Float { get set }
    /// How many pixels an edge is continued by, from 0 to 20; 1 by default.
    var hysteresisPasses: Int { get set }
}

/// The values of a filter that makes round hills of the bright parts of a mask.
public protocol CIHeightFieldFromMask: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// How wide the slopes are, in pixels; 10 by default.
    var radius: Float { get set }
}

/// The values of a filter that lights a picture of heights as another picture shows it.
public protocol CIShadedMaterial: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// The picture of a lit ball, which gives slopes their light.
    var shadingImage: CIImage? { get set }
    /// How steep slopes are; 10 by default.
    var scale: Float { get set }
}

/// The values of a filter that lights a picture by a lamp.
public protocol CISpotLight: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// The place of the lamp: across, up, and above the picture; (400, 600, 150) by default.
    var lightPosition: CIVector { get set }
    /// The place that the lamp is turned to; (200, 200, 0) by default.
    var lightPointsAt: CIVector { get set }
    /// The strength of the light; 3 by default.
    var brightness: Float { get set }
    /// The size of the beam: the less, the narrower; 0.1 by default.
    var concentration: Float { get set }
    /// The color of the light; white by default.
    var color: CIColor { get set }
}
