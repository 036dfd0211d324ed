import Foundation
import SwiftUICore

/// The values of a filter that has pixels of random colors, always the same ones.
public protocol CIRandomGenerator: CIFilterProtocol {}

/// The values of a filter that has a rectangle with round corners.
public protocol CIRoundedRectangleGenerator: CIFilterProtocol {
    /// The rectangle; 100 by 100 pixels by default.
    var extent: CGRect { get set }
    /// The radius of the corners, in pixels; 10 by default.
    var radius: Float { get set }
    /// The color; white by default.
    var color: CIColor { get set }
}

/// The values of a filter that has the outline of a rectangle with round corners.
public protocol CIRoundedRectangleStrokeGenerator: CIFilterProtocol {
    /// The rectangle; 100 by 100 pixels by default.
    var extent: CGRect { get set }
    /// The radius of the corners, in pixels; 10 by default.
    var radius: Float { get set }
    /// The width of the line, in pixels up to 1000; 10 by default.
    var width: Float { get set }
    /// The color; white by default.
    var color: CIColor { get set }
}

/// The values of a filter that has a rectangle with blurred edges.
public protocol CIBlurredRectangleGenerator: CIFilterProtocol {
    /// The rectangle; 100 by 100 pixels by default.
    var extent: CGRect { get set }
    /// How blurred the edge is, in pixels up to 500; 10 by default.
    var sigma: Float { get set }
    /// The color; white by default.
    var color: CIColor { get set }
}

/// The values of a filter that has a star with a cross of light.
public protocol CIStarShineGenerator: CIFilterProtocol {
    /// The middle; (150, 150) by default.
    var center: CGPoint { get set }
    /// The color; white by default.
    var color: CIColor { get set }
    /// The radius of the star, in pixels; 50 by default.
    var radius: Float { get set }
    /// The length of the rays of the cross; 15 by default.
    var crossScale: Float { get set }
    /// The angle of the cross, in radians; 0.6 by default.
    var crossAngle: Float { get set }
    /// How bright the cross is, in powers of two; -2 by default.
    var crossOpacity: Float { get set }
    /// The width of the rays of the cross, in pixels; 2.5 by default.
    var crossWidth: Float { get set }
    /// How soon the glow fades: the less, the later; -2 by default.
    var epsilon: Float { get set }
}

/// The values of a filter that has a sun with rays.
public protocol CISunbeamsGenerator: CIFilterProtocol {
    /// The middle; (150, 150) by default.
    var center: CGPoint { get set }
    /// The color; orange by default.
    var color: CIColor { get set }
    /// The radius of the sun, in pixels; 40 by default.
    var sunRadius: Float { get set }
    /// How far rays reach, in multiples of the light; 2.58 by default.
    var maxStriationRadius: Float { get set }
    /// How much rays differ in brightness; 0.5 by default.
    var striationStrength: Float { get set }
    /// How clearly rays are set apart; 1.375 by default.
    var striationContrast: Float { get set }
    /// How far the rays have changed; 0 by default.
    var time: Float { get set }
}

/// The values of a filter that has a ring of the colors of the rainbow, as of a lens.
public protocol CILenticularHaloGenerator: CIFilterProtocol {
    /// The middle; (150, 150) by default.
    var center: CGPoint { get set }
    /// The color; a pale orange by default.
    var color: CIColor { get set }
    /// The radius of the halo, in pixels; 70 by default.
    var haloRadius: Float { get set }
    /// The width of the halo, in pixels; 87 by default.
    var haloWidth: Float { get set }
    /// How much the colors of the halo overlap, from 0 to 1; 0.77 by default.
    var haloOverlap: Float { get set }
    /// How much rays differ in brightness; 0.5 by default.
    var striationStrength: Float { get set }
    /// How clearly rays are set apart; 1 by default.
    var striationContrast: Float { get set }
    /// How far the rays have changed; 0 by default.
    var time: Float { get set }
}

/// The values of a filter that goes from one color to another on a line, slowly at both ends.
public protocol CISmoothLinearGradient: CIFilterProtocol {
    /// The place of the first color; (0, 0) by default.
    var point0: CGPoint { get set }
    /// The place of the last color; (200, 200) by default.
    var point1: CGPoint { get set }
    /// The first color; white by default.
    var color0: CIColor { get set }
    /// The last color; black by default.
    var color1: CIColor { get set }
}

/// The values of a filter that has a wheel of all hues.
public protocol CIHueSaturationValueGradient: CIFilterProtocol {
    /// The brightness of the colors, from 0 to 1; 1 by default.
    var value: Float { get set }
    /// The radius of the wheel, in pixels up to 1024; 300 by default.
    var radius: Float { get set }
    /// How soft the rim is, in pixels; 1 by default.
    var softness: Float { get set }
    /// How much noise hides the steps between colors; 1 by default.
    var dither: Float { get set }
    /// The space of the colors that are computed with: amounts proportional to light in linear spaces, and sRGB in
    /// others.
    var colorSpace: CGColorSpace? { get set }
}
