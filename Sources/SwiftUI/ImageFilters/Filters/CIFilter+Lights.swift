import Foundation

extension CIFilter {
    /// Returns a filter that has pixels of random colors, always the same ones.
    public class func randomGenerator() -> any CIFilter & CIRandomGenerator { BuiltInFilter("CIRandomGenerator") }
    /// Returns a filter that has a rectangle with round corners.
    public class func roundedRectangleGenerator() -> any CIFilter & CIRoundedRectangleGenerator {
        BuiltInFilter("CIRoundedRectangleGenerator")
    }
    /// Returns a filter that has the outline of a rectangle with round corners.
    public class func roundedRectangleStrokeGenerator() -> any CIFilter & CIRoundedRectangleStrokeGenerator {
        BuiltInFilter("CIRoundedRectangleStrokeGenerator")
    }
    /// Returns a filter that has a rectangle with blurred edges.
    public class func blurredRectangleGenerator() -> any CIFilter & CIBlurredRectangleGenerator {
        BuiltInFilter("CIBlurredRectangleGenerator")
    }
    /// Returns a filter that has a star with a cross of light.
    public class func starShineGenerator() -> any CIFilter & CIStarShineGenerator {
        BuiltInFilter("CIStarShineGenerator")
    }
    /// Returns a filter that has a sun with rays.
    public class func sunbeamsGenerator() -> any CIFilter & CISunbeamsGenerator { BuiltInFilter("CISunbeamsGenerator") }
    /// Returns a filter that has a ring of the colors of the rainbow, as of a lens.
    public class func lenticularHaloGenerator() -> any CIFilter & CILenticularHaloGenerator {
        BuiltInFilter("CILenticularHaloGenerator")
    }
    /// Returns a filter that goes from one color to another on a line, slowly at both ends.
    public class func smoothLinearGradient() -> any CIFilter & CISmoothLinearGradient {
        BuiltInFilter("CISmoothLinearGradient")
    }
    /// Returns a filter that has a wheel of all hues.
    public class func hueSaturationValueGradient() -> any CIFilter & CIHueSaturationValueGradient {
        BuiltInFilter("CIHueSaturationValueGradient")
    }
}

extension BuiltInFilter:
    CIRandomGenerator, CIRoundedRectangleGenerator, CIRoundedRectangleStrokeGenerator, CIBlurredRectangleGenerator,
    CIStarShineGenerator, CISunbeamsGenerator, CILenticularHaloGenerator, CISmoothLinearGradient,
    CIHueSaturationValueGradient
{
    var sigma: Float {
        get { number("inputSigma") }
        set { setValue(newValue, forKey: "inputSigma") }
    }
    var crossScale: Float {
        get { number("inputCrossScale") }
        set { setValue(newValue, forKey: "inputCrossScale") }
    }
    var crossAngle: Float {
        get { number("inputCrossAngle") }
        set { setValue(newValue, forKey: "inputCrossAngle") }
    }
    var crossOpacity: Float {
        get { number("inputCrossOpacity") }
        set { setValue(newValue, forKey: "inputCrossOpacity") }
    }
    var crossWidth: Float {
        get { number("inputCrossWidth") }
        set { setValue(newValue, forKey: "inputCrossWidth") }
    }
    var epsilon: Float {
        get { number("inputEpsilon") }
        set { setValue(newValue, forKey: "inputEpsilon") }
    }
    var sunRadius: Float {
        get { number("inputSunRadius") }
        set { setValue(newValue, forKey: "inputSunRadius") }
    }
    var haloRadius: Float {
        get { number("inputHaloRadius") }
        set { setValue(newValue, forKey: "inputHaloRadius") }
    }
    var haloWidth: Float {
        get { number("inputHaloWidth") }
        set { setValue(newValue, forKey: "inputHaloWidth") }
    }
    var haloOverlap: Float {
        get { number("inputHaloOverlap") }
        set { setValue(newValue, forKey: "inputHaloOverlap") }
    }
    var value: Float {
        get { number("inputValue") }
        set { setValue(newValue, forKey: "inputValue") }
    }
    var dither: Float {
        get { number("inputDither") }
        set { setValue(newValue, forKey: "inputDither") }
    }
}
