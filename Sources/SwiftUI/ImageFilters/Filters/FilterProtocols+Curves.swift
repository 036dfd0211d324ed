import Foundation
import SwiftUICore

/// The values of a filter that has the colors of another picture, by the light of each.
public protocol CIColorMap: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// The picture whose middle row has the new colors, from dark to light.
    var gradientImage: CIImage? { get set }
}

/// The values of a filter that changes the parts of colors by curves.
public protocol CIColorCurves: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// The curves: red, green and blue as 32-bit floating-point numbers, one after the other, from the start of the
    /// domain to its end.
    var curvesData: Data { get set }
    /// The amounts at the start and the end of the curves; 0 and 1 by default.
    var curvesDomain: CIVector { get set }
    /// The space of the colors that are computed with: amounts proportional to light in linear spaces, and sRGB in
    /// others.
    var colorSpace: CGColorSpace? { get set }
}

/// The values of a filter that changes each part of colors by a polynomial of the third degree.
public protocol CIColorPolynomial: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// The coefficients of red: four, from the constant to the third power; (0, 1, 0, 0) by default.
    var redCoefficients: CIVector { get set }
    /// The coefficients of green: four, from the constant to the third power; (0, 1, 0, 0) by default.
    var greenCoefficients: CIVector { get set }
    /// The coefficients of blue: four, from the constant to the third power; (0, 1, 0, 0) by default.
    var blueCoefficients: CIVector { get set }
    /// The coefficients of the opacity: four, from the constant to the third power; (0, 1, 0, 0) by default.
    var alphaCoefficients: CIVector { get set }
}

/// The values of a filter that changes colors by polynomials of red, green and blue together.
public protocol CIColorCrossPolynomial: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// The coefficients of red: ten, of red, green, blue, their squares, red by green, green by blue, blue by red, and
    /// of 1.
    var redCoefficients: CIVector { get set }
    /// The coefficients of green: ten, of red, green, blue, their squares, red by green, green by blue, blue by red,
    /// and of 1.
    var greenCoefficients: CIVector { get set }
    /// The coefficients of blue: ten, of red, green, blue, their squares, red by green, green by blue, blue by red, and
    /// of 1.
    var blueCoefficients: CIVector { get set }
}

/// The values of a filter that looks colors up in a cube.
public protocol CIColorCube: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// How many colors the cube has on a side, from 2 to 128; 2 by default.
    var cubeDimension: Float { get set }
    /// The colors of the cube: red, green, blue and opacity as 32-bit floating-point numbers, red first.
    var cubeData: Data { get set }
}

/// The values of a filter that looks colors up in a cube, in a color space.
public protocol CIColorCubeWithColorSpace: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// How many colors the cube has on a side, from 2 to 128; 2 by default.
    var cubeDimension: Float { get set }
    /// The colors of the cube: red, green, blue and opacity as 32-bit floating-point numbers, red first.
    var cubeData: Data { get set }
    /// The space of the colors that are computed with: amounts proportional to light in linear spaces, and sRGB in
    /// others.
    var colorSpace: CGColorSpace? { get set }
}

/// The values of a filter that looks colors up in two cubes, and mixes them by a mask.
public protocol CIColorCubesMixedWithMask: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// The mask: bright where the effect is, dark where it is not.
    var maskImage: CIImage? { get set }
    /// How many colors the cube has on a side, from 2 to 128; 2 by default.
    var cubeDimension: Float { get set }
    /// The colors of the cube where the mask is dark, as 32-bit floating-point numbers.
    var cube0Data: Data { get set }
    /// The colors of the cube where the mask is bright, as 32-bit floating-point numbers.
    var cube1Data: Data { get set }
    /// The space of the colors that are computed with: amounts proportional to light in linear spaces, and sRGB in
    /// others.
    var colorSpace: CGColorSpace? { get set }
}

/// The values of a filter that changes tones by a curve through five points.
public protocol CIToneCurve: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// The first point: a tone and the new one, from 0 to 1; (0, 0) by default.
    var point0: CGPoint { get set }
    /// The second point; (0.25, 0.25) by default.
    var point1: CGPoint { get set }
    /// The third point; (0.5, 0.5) by default.
    var point2: CGPoint { get set }
    /// The fourth point; (0.75, 0.75) by default.
    var point3: CGPoint { get set }
    /// The fifth point; (1, 1) by default.
    var point4: CGPoint { get set }
}

/// The values of a filter that has the differences of the colors of two pictures.
public protocol CIColorAbsoluteDifference: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// The other picture.
    var inputImage2: CIImage? { get set }
}

/// The values of a filter that is black and white, with the threshold that sets dark and light apart best.
public protocol CIColorThresholdOtsu: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
}

/// The values of a filter that makes paper white and writing dark.
public protocol CIDocumentEnhancer: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// The strength, from 0 to 10; 1 by default.
    var amount: Float { get set }
}

/// The values of a filter that replaces three colors and those near them.
public protocol CISpotColor: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// The first color that is replaced.
    var centerColor1: CIColor { get set }
    /// The color that takes the place of the first one.
    var replacementColor1: CIColor { get set }
    /// How different a color may be that counts as the first one, from 0 to 1.
    var closeness1: Float { get set }
    /// How sharp the bounds of the first color are, from 0 to 1.
    var contrast1: Float { get set }
    /// The second color that is replaced.
    var centerColor2: CIColor { get set }
    /// The color that takes the place of the second one.
    var replacementColor2: CIColor { get set }
    /// How different a color may be that counts as the second one, from 0 to 1.
    var closeness2: Float { get set }
    /// How sharp the bounds of the second color are, from 0 to 1.
    var contrast2: Float { get set }
    /// The third color that is replaced.
    var centerColor3: CIColor { get set }
    /// The color that takes the place of the third one.
    var replacementColor3: CIColor { get set }
    /// How different a color may be that counts as the third one, from 0 to 1.
    var closeness3: Float { get set }
    /// How sharp the bounds of the third color are, from 0 to 1.
    var contrast3: Float { get set }
}
