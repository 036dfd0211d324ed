import Foundation
import SwiftUICore

extension CIFilter {
    /// Returns a filter that has the colors of another picture, by the light of each.
    public class func colorMap() -> any CIFilter & CIColorMap { BuiltInFilter("CIColorMap") }
    /// Returns a filter that changes the parts of colors by curves.
    public class func colorCurves() -> any CIFilter & CIColorCurves { BuiltInFilter("CIColorCurves") }
    /// Returns a filter that changes each part of colors by a polynomial of the third degree.
    public class func colorPolynomial() -> any CIFilter & CIColorPolynomial { BuiltInFilter("CIColorPolynomial") }
    /// Returns a filter that changes colors by polynomials of red, green and blue together.
    public class func colorCrossPolynomial() -> any CIFilter & CIColorCrossPolynomial {
        BuiltInFilter("CIColorCrossPolynomial")
    }
    /// Returns a filter that looks colors up in a cube.
    public class func colorCube() -> any CIFilter & CIColorCube { BuiltInFilter("CIColorCube") }
    /// Returns a filter that looks colors up in a cube, in a color space.
    public class func colorCubeWithColorSpace() -> any CIFilter & CIColorCubeWithColorSpace {
        BuiltInFilter("CIColorCubeWithColorSpace")
    }
    /// Returns a filter that looks colors up in two cubes, and mixes them by a mask.
    public class func colorCubesMixedWithMask() -> any CIFilter & CIColorCubesMixedWithMask {
        BuiltInFilter("CIColorCubesMixedWithMask")
    }
    /// Returns a filter that changes tones by a curve through five points.
    public class func toneCurve() -> any CIFilter & CIToneCurve { BuiltInFilter("CIToneCurve") }
    /// Returns a filter that has the differences of the colors of two pictures.
    public class func colorAbsoluteDifference() -> any CIFilter & CIColorAbsoluteDifference {
        BuiltInFilter("CIColorAbsoluteDifference")
    }
    /// Returns a filter that is black and white, with the threshold that sets dark and light apart best.
    public class func colorThresholdOtsu() -> any CIFilter & CIColorThresholdOtsu {
        BuiltInFilter("CIColorThresholdOtsu")
    }
    /// Returns a filter that makes paper white and writing dark.
    public class func documentEnhancer() -> any CIFilter & CIDocumentEnhancer { BuiltInFilter("CIDocumentEnhancer") }
    /// Returns a filter that replaces three colors and those near them.
    public class func spotColor() -> any CIFilter & CISpotColor { BuiltInFilter("CISpotColor") }
}

extension BuiltInFilter:
    CIColorMap, CIColorCurves, CIColorPolynomial, CIColorCrossPolynomial, CIColorCube, CIColorCubeWithColorSpace,
    CIColorCubesMixedWithMask, CIToneCurve, CIColorAbsoluteDifference, CIColorThresholdOtsu, CIDocumentEnhancer,
    CISpotColor
{
    var gradientImage: CIImage? {
        get { value(forKey: "inputGradientImage") as? CIImage }
        set { setValue(newValue, forKey: "inputGradientImage") }
    }
    var curvesData: Data {
        get {
            FilterValues(["inputCurvesData": value(forKey: "inputCurvesData") as Any]).data("inputCurvesData") ?? Data()
        }
        set { setValue(newValue, forKey: "inputCurvesData") }
    }
    var curvesDomain: CIVector {
        get { vector("inputCurvesDomain") }
        set { setValue(newValue, forKey: "inputCurvesDomain") }
    }
    var colorSpace: CGColorSpace? {
        get { value(forKey: "inputColorSpace") as? CGColorSpace }
        set { setValue(newValue, forKey: "inputColorSpace") }
    }
    var redCoefficients: CIVector {
        get { vector("inputRedCoefficients") }
        set { setValue(newValue, forKey: "inputRedCoefficients") }
    }
    var greenCoefficients: CIVector {
        get { vector("inputGreenCoefficients") }
        set { setValue(newValue, forKey: "inputGreenCoefficients") }
    }
    var blueCoefficients: CIVector {
        get { vector("inputBlueCoefficients") }
        set { setValue(newValue, forKey: "inputBlueCoefficients") }
    }
    var alphaCoefficients: CIVector {
        get { vector("inputAlphaCoefficients") }
        set { setValue(newValue, forKey: "inputAlphaCoefficients") }
    }
    var cubeDimension: Float {
        get { number("inputCubeDimension") }
        set { setValue(newValue, forKey: "inputCubeDimension") }
    }
    var cubeData: Data {
        get { FilterValues(["inputCubeData": value(forKey: "inputCubeData") as Any]).data("inputCubeData") ?? Data() }
        set { setValue(newValue, forKey: "inputCubeData") }
    }
    var cube0Data: Data {
        get {
            FilterValues(["inputCube0Data": value(forKey: "inputCube0Data") as Any]).data("inputCube0Data") ?? Data()
        }
        set { setValue(newValue, forKey: "inputCube0Data") }
    }
    var cube1Data: Data {
        get {
            FilterValues(["inputCube1Data": value(forKey: "inputCube1Data") as Any]).data("inputCube1Data") ?? Data()
        }
        set { setValue(newValue, forKey: "inputCube1Data") }
    }
    var point2: CGPoint {
        get { point("inputPoint2") }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint2") }
    }
    var point3: CGPoint {
        get { point("inputPoint3") }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint3") }
    }
    var point4: CGPoint {
        get { point("inputPoint4") }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint4") }
    }
    var inputImage2: CIImage? {
        get { value(forKey: "inputImage2") as? CIImage }
        set { setValue(newValue, forKey: "inputImage2") }
    }
    var centerColor1: CIColor {
        get { value(forKey: "inputCenterColor1") as? CIColor ?? .white }
        set { setValue(newValue, forKey: "inputCenterColor1") }
    }
    var replacementColor1: CIColor {
        get { value(forKey: "inputReplacementColor1") as? CIColor ?? .white }
        set { setValue(newValue, forKey: "inputReplacementColor1") }
    }
    var closeness1: Float {
        get { number("inputCloseness1") }
        set { setValue(newValue, forKey: "inputCloseness1") }
    }
    var contrast1: Float {
        get { number("inputContrast1") }
        set { setValue(newValue, forKey: "inputContrast1") }
    }
    var centerColor2: CIColor {
        get { value(forKey: "inputCenterColor2") as? CIColor ?? .white }
        set { setValue(newValue, forKey: "inputCenterColor2") }
    }
    var replacementColor2: CIColor {
        get { value(forKey: "inputReplacementColor2") as? CIColor ?? .white }
        set { setValue(newValue, forKey: "inputReplacementColor2") }
    }
    var closeness2: Float {
        get { number("inputCloseness2") }
        set { setValue(newValue, forKey: "inputCloseness2") }
    }
    var contrast2: Float {
        get { number("inputContrast2") }
        set { setValue(newValue, forKey: "inputContrast2") }
    }
    var centerColor3: CIColor {
        get { value(forKey: "inputCenterColor3") as? CIColor ?? .white }
        set { setValue(newValue, forKey: "inputCenterColor3") }
    }
    var replacementColor3: CIColor {
        get { value(forKey: "inputReplacementColor3") as? CIColor ?? .white }
        set { setValue(newValue, forKey: "inputReplacementColor3") }
    }
    var closeness3: Float {
        get { number("inputCloseness3") }
        set { setValue(newValue, forKey: "inputCloseness3") }
    }
    var contrast3: Float {
        get { number("inputContrast3") }
        set { setValue(newValue, forKey: "inputContrast3") }
    }
}
