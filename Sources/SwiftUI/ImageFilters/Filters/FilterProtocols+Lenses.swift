import Foundation

/// The values of a filter that wraps a picture around a circle.
public protocol CICircularWrap: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// The middle, counted from the bottom left; the middle of the picture by default.
    var center: CGPoint { get set }
    /// The radius of the circle that the lower edge forms, in pixels; 150 by default.
    var radius: Float { get set }
    /// The angle, in radians; 0 by default.
    var angle: Float { get set }
}

/// The values of a filter that pushes a picture away from a hole.
public protocol CIHoleDistortion: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// The middle, counted from the bottom left; the middle of the picture by default.
    var center: CGPoint { get set }
    /// The radius of the hole, in pixels; 150 by default.
    var radius: Float { get set }
}

/// The values of a filter that turns the rim of a circle into a tunnel.
public protocol CILightTunnel: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// The middle, counted from the bottom left; the middle of the picture by default.
    var center: CGPoint { get set }
    /// How far the tunnel turns for each radius of distance, in radians; 0 by default.
    var rotation: Float { get set }
    /// The radius of the circle, in pixels; 100 by default.
    var radius: Float { get set }
}

/// The values of a filter that shows a picture through a ring of glass.
public protocol CITorusLensDistortion: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// The middle, counted from the bottom left; the middle of the picture by default.
    var center: CGPoint { get set }
    /// The outer radius of the ring, in pixels; 160 by default.
    var radius: Float { get set }
    /// The width of the ring, in pixels; 80 by default.
    var width: Float { get set }
    /// How much the glass bends light; 1 for not at all, and 1.7 by default.
    var refraction: Float { get set }
}

/// The values of a filter that draws the rim of a circle outward.
public protocol CICircleSplashDistortion: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// The middle, counted from the bottom left; the middle of the picture by default.
    var center: CGPoint { get set }
    /// The radius of the circle, in pixels; 150 by default.
    var radius: Float { get set }
}

/// The values of a filter that makes a strip of a picture larger.
public protocol CIBumpDistortionLinear: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// The middle, counted from the bottom left; the middle of the picture by default.
    var center: CGPoint { get set }
    /// Half of the width of the strip, in pixels; 300 by default.
    var radius: Float { get set }
    /// The angle, in radians; 0 by default.
    var angle: Float { get set }
    /// The strength; 0.5 by default.
    var scale: Float { get set }
}

/// The values of a filter that shows a picture through a bar of glass.
public protocol CIGlassLozenge: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// An end of the bar; (150, 150) by default.
    var point0: CGPoint { get set }
    /// The other end of the bar; (350, 150) by default.
    var point1: CGPoint { get set }
    /// Half of the width of the bar, in pixels; 100 by default.
    var radius: Float { get set }
    /// How much the glass bends light; 1 for not at all, and 1.7 by default.
    var refraction: Float { get set }
}

/// The values of a filter that shows a picture through uneven glass.
public protocol CIGlassDistortion: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// The picture of the glass, which repeats itself: its slopes bend the light.
    var textureImage: CIImage? { get set }
    /// The middle, counted from the bottom left; the middle of the picture by default.
    var center: CGPoint { get set }
    /// How far slopes bend light, in pixels; 200 by default.
    var scale: Float { get set }
}

/// The values of a filter that moves pixels by the colors of another picture.
public protocol CIDisplacementDistortion: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// The picture whose red moves pixels sideways and whose green moves them up; half of each moves nothing.
    var displacementImage: CIImage? { get set }
    /// How far the largest difference moves, in pixels; 50 by default.
    var scale: Float { get set }
}

/// The values of a filter that stretches or crops a picture to a size.
public protocol CIStretchCrop: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// The size of the result, in pixels up to 4096; 1280 by 720 by default.
    var size: CGPoint { get set }
    /// How much of the difference in shape is cut off, from 0 to 1; 0.25 by default.
    var cropAmount: Float { get set }
    /// How much the middle is stretched compared to the sides, from 0 to 1; 0.25 by default.
    var centerStretchAmount: Float { get set }
}

/// The values of a filter that repeats a picture within itself on a spiral.
public protocol CIDroste: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// A corner of the part that the picture repeats in; (200, 200) by default.
    var insetPoint0: CGPoint { get set }
    /// The corner opposite to the first one; (400, 400) by default.
    var insetPoint1: CGPoint { get set }
    /// How many arms the spiral has; 1 by default.
    var strands: Float { get set }
    /// How far away repetitions are; 1 by default.
    var periodicity: Float { get set }
    /// The turn, in radians; 0 by default.
    var rotation: Float { get set }
    /// How much larger the picture is; 1 by default.
    var zoom: Float { get set }
}

/// The values of a filter that makes a picture larger by its middle parts.
public protocol CINinePartStretched: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// The lower left corner of the middle part; (50, 50) by default.
    var breakpoint0: CGPoint { get set }
    /// The upper right corner of the middle part; (150, 150) by default.
    var breakpoint1: CGPoint { get set }
    /// How much wider and higher the result is, in pixels up to 4096; 100 each by default.
    var growAmount: CGPoint { get set }
}

/// The values of a filter that makes a picture larger by repeating its middle parts.
public protocol CINinePartTiled: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// The lower left corner of the middle part; (50, 50) by default.
    var breakpoint0: CGPoint { get set }
    /// The upper right corner of the middle part; (150, 150) by default.
    var breakpoint1: CGPoint { get set }
    /// How much wider and higher the result is, in pixels up to 4096; 100 each by default.
    var growAmount: CGPoint { get set }
    /// Whether every other row of tiles is mirrored; true by default.
    var flipYTiles: Bool { get set }
}
