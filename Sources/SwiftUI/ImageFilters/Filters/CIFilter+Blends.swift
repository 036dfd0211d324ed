import Foundation

extension CIFilter {
    /// Returns a filter that multiplies the colors of two pictures.
    public class func multiplyBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter("CIMultiplyBlendMode")
    }
    /// Returns a filter that multiplies the opposites of the colors of two pictures.
    public class func screenBlendMode() -> any CIFilter & CICompositeOperation { BuiltInFilter("CIScreenBlendMode") }
    /// Returns a filter that multiplies or screens, by the color behind.
    public class func overlayBlendMode() -> any CIFilter & CICompositeOperation { BuiltInFilter("CIOverlayBlendMode") }
    /// Returns a filter that multiplies or screens, by the color in front.
    public class func hardLightBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter("CIHardLightBlendMode")
    }
    /// Returns a filter that darkens or lightens softly, by the color in front.
    public class func softLightBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter("CISoftLightBlendMode")
    }
    /// Returns a filter that has the darker parts of two pictures.
    public class func darkenBlendMode() -> any CIFilter & CICompositeOperation { BuiltInFilter("CIDarkenBlendMode") }
    /// Returns a filter that has the lighter parts of two pictures.
    public class func lightenBlendMode() -> any CIFilter & CICompositeOperation { BuiltInFilter("CILightenBlendMode") }
    /// Returns a filter that has the differences of two pictures.
    public class func differenceBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter("CIDifferenceBlendMode")
    }
    /// Returns a filter that has the differences of two pictures, with less contrast.
    public class func exclusionBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter("CIExclusionBlendMode")
    }
    /// Returns a filter that brightens a picture by the one in front.
    public class func colorDodgeBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter("CIColorDodgeBlendMode")
    }
    /// Returns a filter that darkens a picture by the one in front.
    public class func colorBurnBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter("CIColorBurnBlendMode")
    }
    /// Returns a filter that adds the colors of two pictures.
    public class func linearDodgeBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter("CILinearDodgeBlendMode")
    }
    /// Returns a filter that adds the colors of two pictures, less white.
    public class func linearBurnBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter("CILinearBurnBlendMode")
    }
    /// Returns a filter that subtracts the picture in front from the one behind.
    public class func subtractBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter("CISubtractBlendMode")
    }
    /// Returns a filter that divides the picture behind by the one in front.
    public class func divideBlendMode() -> any CIFilter & CICompositeOperation { BuiltInFilter("CIDivideBlendMode") }
    /// Returns a filter that has the hue of the picture in front.
    public class func hueBlendMode() -> any CIFilter & CICompositeOperation { BuiltInFilter("CIHueBlendMode") }
    /// Returns a filter that has the saturation of the picture in front.
    public class func saturationBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter("CISaturationBlendMode")
    }
    /// Returns a filter that has the hue and saturation of the picture in front.
    public class func colorBlendMode() -> any CIFilter & CICompositeOperation { BuiltInFilter("CIColorBlendMode") }
    /// Returns a filter that has the light of the picture in front.
    public class func luminosityBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter("CILuminosityBlendMode")
    }
    /// Returns a filter that adds the pixels of two pictures.
    public class func additionCompositing() -> any CIFilter & CICompositeOperation {
        BuiltInFilter("CIAdditionCompositing")
    }
    /// Returns a filter that has the largest parts of the pixels of two pictures.
    public class func maximumCompositing() -> any CIFilter & CICompositeOperation {
        BuiltInFilter("CIMaximumCompositing")
    }
    /// Returns a filter that has the least parts of the pixels of two pictures.
    public class func minimumCompositing() -> any CIFilter & CICompositeOperation {
        BuiltInFilter("CIMinimumCompositing")
    }
    /// Returns a filter that multiplies the pixels of two pictures.
    public class func multiplyCompositing() -> any CIFilter & CICompositeOperation {
        BuiltInFilter("CIMultiplyCompositing")
    }
    /// Returns a filter that puts a picture above another one, where that one is.
    public class func sourceAtopCompositing() -> any CIFilter & CICompositeOperation {
        BuiltInFilter("CISourceAtopCompositing")
    }
    /// Returns a filter that has a picture where another one is.
    public class func sourceInCompositing() -> any CIFilter & CICompositeOperation {
        BuiltInFilter("CISourceInCompositing")
    }
    /// Returns a filter that has a picture where another one is not.
    public class func sourceOutCompositing() -> any CIFilter & CICompositeOperation {
        BuiltInFilter("CISourceOutCompositing")
    }
    /// Returns a filter that shows a picture where a mask is bright, and another one elsewhere.
    public class func blendWithMask() -> any CIFilter & CIBlendWithMask { BuiltInFilter("CIBlendWithMask") }
    /// Returns a filter that shows a picture where a mask is opaque, and another one elsewhere.
    public class func blendWithAlphaMask() -> any CIFilter & CIBlendWithMask { BuiltInFilter("CIBlendWithAlphaMask") }
    /// Returns a filter that shows a picture where a mask is red, and another one elsewhere.
    public class func blendWithRedMask() -> any CIFilter & CIBlendWithMask { BuiltInFilter("CIBlendWithRedMask") }
    /// Returns a filter that shows a picture where a mask is blue, and another one elsewhere.
    public class func blendWithBlueMask() -> any CIFilter & CIBlendWithMask { BuiltInFilter("CIBlendWithBlueMask") }
    /// Returns a filter that goes over from a picture to another one.
    public class func dissolveTransition() -> any CIFilter & CIDissolveTransition {
        BuiltInFilter("CIDissolveTransition")
    }
}

/// The values of a filter that shows one of two pictures by a mask.
public protocol CIBlendWithMask: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// The picture behind.
    var backgroundImage: CIImage? { get set }
    /// The mask.
    var maskImage: CIImage? { get set }
}

/// The values of a filter that goes over from a picture to another one.
public protocol CITransitionFilter: CIFilterProtocol {
    /// The picture at the beginning.
    var inputImage: CIImage? { get set }
    /// The picture at the end.
    var targetImage: CIImage? { get set }
    /// How much of the way is done, from 0 to 1.
    var time: Float { get set }
}

/// The values of a filter that goes over from a picture to another one, by their opacity.
public protocol CIDissolveTransition: CITransitionFilter {}

extension BuiltInFilter: CIBlendWithMask, CIDissolveTransition {
    var maskImage: CIImage? {
        get { value(forKey: "inputMaskImage") as? CIImage }
        set { setValue(newValue, forKey: "inputMaskImage") }
    }
    var targetImage: CIImage? {
        get { value(forKey: "inputTargetImage") as? CIImage }
        set { setValue(newValue, forKey: "inputTargetImage") }
    }
    var time: Float {
        get { number("inputTime") }
        set { setValue(newValue, forKey: "inputTime") }
    }
}
