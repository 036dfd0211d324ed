import Foundation

/// The values of a filter that prints a picture in black dots.
public protocol CIDotScreen: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// The middle, counted from the bottom left.
    var center: CGPoint { get set }
    /// The angle, in radians.
    var angle: Float { get set }
    /// The size of the pattern, in pixels.
    var width: Float { get set }
    /// How clear the pattern's edges are, from 0 to 1.
    var sharpness: Float { get set }
}

/// The values of a filter that prints a picture in black lines.
public protocol CILineScreen: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// The middle, counted from the bottom left.
    var center: CGPoint { get set }
    /// The angle, in radians.
    var angle: Float { get set }
    /// The size of the pattern, in pixels.
    var width: Float { get set }
    /// How clear the pattern's edges are, from 0 to 1.
    var sharpness: Float { get set }
}

/// The values of a filter that prints a picture in black lines that cross.
public protocol CIHatchedScreen: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// The middle, counted from the bottom left.
    var center: CGPoint { get set }
    /// The angle, in radians.
    var angle: Float { get set }
    /// The size of the pattern, in pixels.
    var width: Float { get set }
    /// How clear the pattern's edges are, from 0 to 1.
    var sharpness: Float { get set }
}

/// The values of a filter that prints a picture in black rings.
public protocol CICircularScreen: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// The middle, counted from the bottom left.
    var center: CGPoint { get set }
    /// The size of the pattern, in pixels.
    var width: Float { get set }
    /// How clear the pattern's edges are, from 0 to 1.
    var sharpness: Float { get set }
}

/// The values of a filter that prints a picture in dots of four inks.
public protocol CICMYKHalftone: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// The middle, counted from the bottom left.
    var center: CGPoint { get set }
    /// The angle, in radians.
    var angle: Float { get set }
    /// The size of the pattern, in pixels.
    var width: Float { get set }
    /// How clear the pattern's edges are, from 0 to 1.
    var sharpness: Float { get set }
    /// How much of the gray is printed in black, from 0 to 1.
    var grayComponentReplacement: Float { get set }
    /// How much of the gray the colored inks lack, from 0 to 1.
    var underColorRemoval: Float { get set }
}

/// The values of a filter that makes a picture as of a comic.
public protocol CIComicEffect: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
}

/// The values of a filter that blurs a picture in one direction.
public protocol CIMotionBlur: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// How far the effect reaches, in pixels.
    var radius: Float { get set }
    /// The angle, in radians.
    var angle: Float { get set }
}

/// The values of a filter that blurs a picture away from a middle.
public protocol CIZoomBlur: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// The middle, counted from the bottom left.
    var center: CGPoint { get set }
    /// The strength.
    var amount: Float { get set }
}

/// The values of a filter that blurs a picture as a lens does.
public protocol CIDiscBlur: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// How far the effect reaches, in pixels.
    var radius: Float { get set }
}

/// The values of a filter that turns a picture around a middle many times.
public protocol CIVortexDistortion: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// The middle, counted from the bottom left.
    var center: CGPoint { get set }
    /// How far the effect reaches, in pixels.
    var radius: Float { get set }
    /// The angle, in radians.
    var angle: Float { get set }
}

/// The values of a filter that reduces an area to one pixel, or to a few.
public protocol CIAreaReductionFilter: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// The area, counted from the bottom left.
    var extent: CGRect { get set }
}

/// The values of a filter that has the mean of an area as its only pixel.
public protocol CIAreaAverage: CIAreaReductionFilter {}

/// The values of a filter that has the largest parts of an area's colors as its only pixel.
public protocol CIAreaMaximum: CIAreaReductionFilter {}

/// The values of a filter that has the least parts of an area's colors as its only pixel.
public protocol CIAreaMinimum: CIAreaReductionFilter {}

/// The values of a filter that has the least and the largest parts of an area's colors as its two pixels.
public protocol CIAreaMinMax: CIAreaReductionFilter {}
