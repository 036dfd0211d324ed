import Foundation

extension CIFilter {
    /// Returns a filter that has the middle one of the nine pixels around each.
    public class func median() -> any CIFilter & CIMedian { BuiltInFilter("CIMedianFilter") }
    /// Returns a filter that blurs a picture into spots of light.
    public class func bokehBlur() -> any CIFilter & CIBokehBlur { BuiltInFilter("CIBokehBlur") }
    /// Returns a filter that blurs a picture as much as a mask is bright.
    public class func maskedVariableBlur() -> any CIFilter & CIMaskedVariableBlur {
        BuiltInFilter("CIMaskedVariableBlur")
    }
    /// Returns a filter that blurs a picture away from a line.
    public class func depthOfField() -> any CIFilter & CIDepthOfField { BuiltInFilter("CIDepthOfField") }
    /// Returns a filter that has the differences of the largest and least colors around each pixel.
    public class func morphologyGradient() -> any CIFilter & CIMorphologyGradient {
        BuiltInFilter("CIMorphologyGradient")
    }
    /// Returns a filter that makes bright parts larger by a rectangle.
    public class func morphologyRectangleMaximum() -> any CIFilter & CIMorphologyRectangleMaximum {
        BuiltInFilter("CIMorphologyRectangleMaximum")
    }
    /// Returns a filter that makes dark parts larger by a rectangle.
    public class func morphologyRectangleMinimum() -> any CIFilter & CIMorphologyRectangleMinimum {
        BuiltInFilter("CIMorphologyRectangleMinimum")
    }
    /// Returns a filter that shows slopes across in red and upward ones in green, without their signs.
    public class func sobelGradients() -> any CIFilter & CISobelGradients { BuiltInFilter("CISobelGradients") }
    /// Returns a filter that shows waves across in red and upward ones in green, without their signs.
    public class func gaborGradients() -> any CIFilter & CIGaborGradients { BuiltInFilter("CIGaborGradients") }
    /// Returns a filter that draws edges in white lines on black.
    public class func cannyEdgeDetector() -> any CIFilter & CICannyEdgeDetector { BuiltInFilter("CICannyEdgeDetector") }
    /// Returns a filter that makes round hills of the bright parts of a mask.
    public class func heightFieldFromMask() -> any CIFilter & CIHeightFieldFromMask {
        BuiltInFilter("CIHeightFieldFromMask")
    }
    /// Returns a filter that lights a picture of heights as another picture shows it.
    public class func shadedMaterial() -> any CIFilter & CIShadedMaterial { BuiltInFilter("CIShadedMaterial") }
    /// Returns a filter that lights a picture by a lamp.
    public class func spotLight() -> any CIFilter & CISpotLight { BuiltInFilter("CISpotLight") }
}

extension BuiltInFilter:
    CIMedian, CIBokehBlur, CIMaskedVariableBlur, CIDepthOfField, CIMorphologyGradient, CIMorphologyRectangleMaximum,
    CIMorphologyRectangleMinimum, CISobelGradients, CIGaborGradients, CICannyEdgeDetector, CIHeightFieldFromMask,
    CIShadedMaterial, CISpotLight
{
    var ringAmount: Float {
        get { number("inputRingAmount") }
        set { setValue(newValue, forKey: "inputRingAmount") }
    }
    var ringSize: Float {
        get { number("inputRingSize") }
        set { setValue(newValue, forKey: "inputRingSize") }
    }
    var softness: Float {
        get { number("inputSoftness") }
        set { setValue(newValue, forKey: "inputSoftness") }
    }
    var mask: CIImage? {
        get { value(forKey: "inputMask") as? CIImage }
        set { setValue(newValue, forKey: "inputMask") }
    }
    var unsharpMaskRadius: Float {
        get { number("inputUnsharpMaskRadius") }
        set { setValue(newValue, forKey: "inputUnsharpMaskRadius") }
    }
    var unsharpMaskIntensity: Float {
        get { number("inputUnsharpMaskIntensity") }
        set { setValue(newValue, forKey: "inputUnsharpMaskIntensity") }
    }
    var height: Float {
        get { number("inputHeight") }
        set { setValue(newValue, forKey: "inputHeight") }
    }
    var gaussianSigma: Float {
        get { number("inputGaussianSigma") }
        set { setValue(newValue, forKey: "inputGaussianSigma") }
    }
    var perceptual: Bool {
        get { FilterValues(["inputPerceptual": value(forKey: "inputPerceptual") as Any]).flag("inputPerceptual") }
        set { setValue(newValue, forKey: "inputPerceptual") }
    }
    var thresholdHigh: Float {
        get { number("inputThresholdHigh") }
        set { setValue(newValue, forKey: "inputThresholdHigh") }
    }
    var thresholdLow: Float {
        get { number("inputThresholdLow") }
        set { setValue(newValue, forKey: "inputThresholdLow") }
    }
    var hysteresisPasses: Int {
        get { Int(number("inputHysteresisPasses")) }
        set { setValue(newValue, forKey: "inputHysteresisPasses") }
    }
    var shadingImage: CIImage? {
        get { value(forKey: "inputShadingImage") as? CIImage }
        set { setValue(newValue, forKey: "inputShadingImage") }
    }
    var lightPosition: CIVector {
        get { vector("inputLightPosition") }
        set { setValue(newValue, forKey: "inputLightPosition") }
    }
    var lightPointsAt: CIVector {
        get { vector("inputLightPointsAt") }
        set { setValue(newValue, forKey: "inputLightPointsAt") }
    }
    var concentration: Float {
        get { number("inputConcentration") }
        set { setValue(newValue, forKey: "inputConcentration") }
    }
}
