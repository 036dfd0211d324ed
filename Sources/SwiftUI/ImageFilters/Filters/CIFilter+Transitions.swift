import Foundation

extension CIFilter {
    /// Returns a filter that goes over from a picture to another one in bars.
    public class func barsSwipeTransition() -> any CIFilter & CIBarsSwipeTransition {
        BuiltInFilter("CIBarsSwipeTransition")
    }
    /// Returns a filter that goes over from a picture to another one behind a strip of light.
    public class func copyMachineTransition() -> any CIFilter & CICopyMachineTransition {
        BuiltInFilter("CICopyMachineTransition")
    }
    /// Returns a filter that goes over from a picture to another one in a flash.
    public class func flashTransition() -> any CIFilter & CIFlashTransition { BuiltInFilter("CIFlashTransition") }
    /// Returns a filter that goes over from a picture to another one through holes that grow.
    public class func modTransition() -> any CIFilter & CIModTransition { BuiltInFilter("CIModTransition") }
    /// Returns a filter that goes over from a picture to another one in a wave.
    public class func rippleTransition() -> any CIFilter & CIRippleTransition { BuiltInFilter("CIRippleTransition") }
    /// Returns a filter that goes over from a picture to another one at a soft edge.
    public class func swipeTransition() -> any CIFilter & CISwipeTransition { BuiltInFilter("CISwipeTransition") }
    /// Returns a filter that folds a picture away from another one.
    public class func accordionFoldTransition() -> any CIFilter & CIAccordionFoldTransition {
        BuiltInFilter("CIAccordionFoldTransition")
    }
    /// Returns a filter that goes over from a picture to another one from the dark parts of a mask to the bright ones.
    public class func disintegrateWithMaskTransition() -> any CIFilter & CIDisintegrateWithMaskTransition {
        BuiltInFilter("CIDisintegrateWithMaskTransition")
    }
    /// Returns a filter that turns a picture over as a page.
    public class func pageCurlTransition() -> any CIFilter & CIPageCurlTransition {
        BuiltInFilter("CIPageCurlTransition")
    }
}

extension BuiltInFilter:
    CIBarsSwipeTransition, CICopyMachineTransition, CIFlashTransition, CIModTransition, CIRippleTransition,
    CISwipeTransition, CIAccordionFoldTransition, CIDisintegrateWithMaskTransition, CIPageCurlTransition
{
    var barOffset: Float {
        get { number("inputBarOffset") }
        set { setValue(newValue, forKey: "inputBarOffset") }
    }
    var opacity: Float {
        get { number("inputOpacity") }
        set { setValue(newValue, forKey: "inputOpacity") }
    }
    var maxStriationRadius: Float {
        get { number("inputMaxStriationRadius") }
        set { setValue(newValue, forKey: "inputMaxStriationRadius") }
    }
    var striationStrength: Float {
        get { number("inputStriationStrength") }
        set { setValue(newValue, forKey: "inputStriationStrength") }
    }
    var striationContrast: Float {
        get { number("inputStriationContrast") }
        set { setValue(newValue, forKey: "inputStriationContrast") }
    }
    var fadeThreshold: Float {
        get { number("inputFadeThreshold") }
        set { setValue(newValue, forKey: "inputFadeThreshold") }
    }
    var compression: Float {
        get { number("inputCompression") }
        set { setValue(newValue, forKey: "inputCompression") }
    }
    var bottomHeight: Float {
        get { number("inputBottomHeight") }
        set { setValue(newValue, forKey: "inputBottomHeight") }
    }
    var numberOfFolds: Float {
        get { number("inputNumberOfFolds") }
        set { setValue(newValue, forKey: "inputNumberOfFolds") }
    }
    var foldShadowAmount: Float {
        get { number("inputFoldShadowAmount") }
        set { setValue(newValue, forKey: "inputFoldShadowAmount") }
    }
    var shadowRadius: Float {
        get { number("inputShadowRadius") }
        set { setValue(newValue, forKey: "inputShadowRadius") }
    }
    var shadowDensity: Float {
        get { number("inputShadowDensity") }
        set { setValue(newValue, forKey: "inputShadowDensity") }
    }
    var shadowOffset: CGPoint {
        get { point("inputShadowOffset") }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputShadowOffset") }
    }
    var backsideImage: CIImage? {
        get { value(forKey: "inputBacksideImage") as? CIImage }
        set { setValue(newValue, forKey: "inputBacksideImage") }
    }
}
