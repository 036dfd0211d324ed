import Foundation

extension CIFilter {
    /// Returns a filter that wraps a picture around a circle.
    public class func circularWrap() -> any CIFilter & CICircularWrap { BuiltInFilter("CICircularWrap") }
    /// Returns a filter that pushes a picture away from a hole.
    public class func holeDistortion() -> any CIFilter & CIHoleDistortion { BuiltInFilter("CIHoleDistortion") }
    /// Returns a filter that turns the rim of a circle into a tunnel.
    public class func lightTunnel() -> any CIFilter & CILightTunnel { BuiltInFilter("CILightTunnel") }
    /// Returns a filter that shows a picture through a ring of glass.
    public class func torusLensDistortion() -> any CIFilter & CITorusLensDistortion {
        BuiltInFilter("CITorusLensDistortion")
    }
    /// Returns a filter that draws the rim of a circle outward.
    public class func circleSplashDistortion() -> any CIFilter & CICircleSplashDistortion {
        BuiltInFilter("CICircleSplashDistortion")
    }
    /// Returns a filter that makes a strip of a picture larger.
    public class func bumpDistortionLinear() -> any CIFilter & CIBumpDistortionLinear {
        BuiltInFilter("CIBumpDistortionLinear")
    }
    /// Returns a filter that shows a picture through a bar of glass.
    public class func glassLozenge() -> any CIFilter & CIGlassLozenge { BuiltInFilter("CIGlassLozenge") }
    /// Returns a filter that shows a picture through uneven glass.
    public class func glassDistortion() -> any CIFilter & CIGlassDistortion { BuiltInFilter("CIGlassDistortion") }
    /// Returns a filter that moves pixels by the colors of another picture.
    public class func displacementDistortion() -> any CIFilter & CIDisplacementDistortion {
        BuiltInFilter("CIDisplacementDistortion")
    }
    /// Returns a filter that stretches or crops a picture to a size.
    public class func stretchCrop() -> any CIFilter & CIStretchCrop { BuiltInFilter("CIStretchCrop") }
    /// Returns a filter that repeats a picture within itself on a spiral.
    public class func droste() -> any CIFilter & CIDroste { BuiltInFilter("CIDroste") }
    /// Returns a filter that makes a picture larger by its middle parts.
    public class func ninePartStretched() -> any CIFilter & CINinePartStretched { BuiltInFilter("CINinePartStretched") }
    /// Returns a filter that makes a picture larger by repeating its middle parts.
    public class func ninePartTiled() -> any CIFilter & CINinePartTiled { BuiltInFilter("CINinePartTiled") }
}

extension BuiltInFilter:
    CICircularWrap, CIHoleDistortion, CILightTunnel, CITorusLensDistortion, CICircleSplashDistortion,
    CIBumpDistortionLinear, CIGlassLozenge, CIGlassDistortion, CIDisplacementDistortion, CIStretchCrop, CIDroste,
    CINinePartStretched, CINinePartTiled
{
    var rotation: Float {
        get { number("inputRotation") }
        set { setValue(newValue, forKey: "inputRotation") }
    }
    var refraction: Float {
        get { number("inputRefraction") }
        set { setValue(newValue, forKey: "inputRefraction") }
    }
    var textureImage: CIImage? {
        get { value(forKey: "inputTexture") as? CIImage }
        set { setValue(newValue, forKey: "inputTexture") }
    }
    var displacementImage: CIImage? {
        get { value(forKey: "inputDisplacementImage") as? CIImage }
        set { setValue(newValue, forKey: "inputDisplacementImage") }
    }
    var size: CGPoint {
        get { point("inputSize") }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputSize") }
    }
    var cropAmount: Float {
        get { number("inputCropAmount") }
        set { setValue(newValue, forKey: "inputCropAmount") }
    }
    var centerStretchAmount: Float {
        get { number("inputCenterStretchAmount") }
        set { setValue(newValue, forKey: "inputCenterStretchAmount") }
    }
    var insetPoint0: CGPoint {
        get { point("inputInsetPoint0") }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputInsetPoint0") }
    }
    var insetPoint1: CGPoint {
        get { point("inputInsetPoint1") }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputInsetPoint1") }
    }
    var strands: Float {
        get { number("inputStrands") }
        set { setValue(newValue, forKey: "inputStrands") }
    }
    var periodicity: Float {
        get { number("inputPeriodicity") }
        set { setValue(newValue, forKey: "inputPeriodicity") }
    }
    var zoom: Float {
        get { number("inputZoom") }
        set { setValue(newValue, forKey: "inputZoom") }
    }
    var breakpoint0: CGPoint {
        get { point("inputBreakpoint0") }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputBreakpoint0") }
    }
    var breakpoint1: CGPoint {
        get { point("inputBreakpoint1") }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputBreakpoint1") }
    }
    var growAmount: CGPoint {
        get { point("inputGrowAmount") }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputGrowAmount") }
    }
    var flipYTiles: Bool {
        get { FilterValues(["inputFlipYTiles": value(forKey: "inputFlipYTiles") as Any]).flag("inputFlipYTiles") }
        set { setValue(newValue, forKey: "inputFlipYTiles") }
    }
}
