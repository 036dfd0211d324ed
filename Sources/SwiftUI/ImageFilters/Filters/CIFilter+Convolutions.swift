import Foundation

extension CIFilter {
    /// Returns a filter that adds up the pixels around each by weights: three rows of three.
    public class func convolution3X3() -> any CIFilter & CIConvolution { BuiltInFilter("CIConvolution3X3") }
    /// Returns a filter that adds up the pixels around each by weights: five rows of five.
    public class func convolution5X5() -> any CIFilter & CIConvolution { BuiltInFilter("CIConvolution5X5") }
    /// Returns a filter that adds up the pixels around each by weights: seven rows of seven.
    public class func convolution7X7() -> any CIFilter & CIConvolution { BuiltInFilter("CIConvolution7X7") }
    /// Returns a filter that adds up the pixels around each by weights: nine beside one another.
    public class func convolution9Horizontal() -> any CIFilter & CIConvolution {
        BuiltInFilter("CIConvolution9Horizontal")
    }
    /// Returns a filter that adds up the pixels around each by weights: nine above one another.
    public class func convolution9Vertical() -> any CIFilter & CIConvolution { BuiltInFilter("CIConvolution9Vertical") }
    /// Returns a filter that adds up the pixels around each by weights: three rows of three, in the colors alone.
    public class func convolutionRGB3X3() -> any CIFilter & CIConvolution { BuiltInFilter("CIConvolutionRGB3X3") }
    /// Returns a filter that adds up the pixels around each by weights: five rows of five, in the colors alone.
    public class func convolutionRGB5X5() -> any CIFilter & CIConvolution { BuiltInFilter("CIConvolutionRGB5X5") }
    /// Returns a filter that adds up the pixels around each by weights: seven rows of seven, in the colors alone.
    public class func convolutionRGB7X7() -> any CIFilter & CIConvolution { BuiltInFilter("CIConvolutionRGB7X7") }
    /// Returns a filter that adds up the pixels around each by weights: nine beside one another, in the colors alone.
    public class func convolutionRGB9Horizontal() -> any CIFilter & CIConvolution {
        BuiltInFilter("CIConvolutionRGB9Horizontal")
    }
    /// Returns a filter that adds up the pixels around each by weights: nine above one another, in the colors alone.
    public class func convolutionRGB9Vertical() -> any CIFilter & CIConvolution {
        BuiltInFilter("CIConvolutionRGB9Vertical")
    }
}

extension BuiltInFilter:
    CIConvolution
{
    var weights: CIVector {
        get { vector("inputWeights") }
        set { setValue(newValue, forKey: "inputWeights") }
    }
    var bias: Float {
        get { number("inputBias") }
        set { setValue(newValue, forKey: "inputBias") }
    }
}
