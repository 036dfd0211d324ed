import Foundation

extension CIFilter {
    /// Returns a filter that adds twice the color in front, less white.
    public class func linearLightBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter("CILinearLightBlendMode")
    }
    /// Returns a filter that darkens or lightens to twice the color in front.
    public class func pinLightBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter("CIPinLightBlendMode")
    }
    /// Returns a filter that burns or dodges, by the color in front.
    public class func vividLightBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltInFilter("CIVividLightBlendMode")
    }
    /// Returns a filter that mixes a picture with the one behind.
    public class func mix() -> any CIFilter & CIMix { BuiltInFilter("CIMix") }
    /// Returns a filter that has the means of the columns of an area as its only row.
    public class func columnAverage() -> any CIFilter & CIColumnAverage { BuiltInFilter("CIColumnAverage") }
    /// Returns a filter that has the means of the rows of an area as its only column.
    public class func rowAverage() -> any CIFilter & CIRowAverage { BuiltInFilter("CIRowAverage") }
    /// Returns a filter that has the least opaque pixel of an area as its only pixel.
    public class func areaMinimumAlpha() -> any CIFilter & CIAreaMinimumAlpha { BuiltInFilter("CIAreaMinimumAlpha") }
    /// Returns a filter that has the most opaque pixel of an area as its only pixel.
    public class func areaMaximumAlpha() -> any CIFilter & CIAreaMaximumAlpha { BuiltInFilter("CIAreaMaximumAlpha") }
    /// Returns a filter that counts how often amounts of each color are in an area, in a pixel for each class.
    public class func areaHistogram() -> any CIFilter & CIAreaHistogram { BuiltInFilter("CIAreaHistogram") }
    /// Returns a filter that draws the counts of a histogram.
    public class func histogramDisplay() -> any CIFilter & CIHistogramDisplay {
        BuiltInFilter("CIHistogramDisplayFilter")
    }
}

extension BuiltInFilter:
    CIMix, CIColumnAverage, CIRowAverage, CIAreaMinimumAlpha, CIAreaMaximumAlpha, CIAreaHistogram, CIHistogramDisplay
{
    var highLimit: Float {
        get { number("inputHighLimit") }
        set { setValue(newValue, forKey: "inputHighLimit") }
    }
    var lowLimit: Float {
        get { number("inputLowLimit") }
        set { setValue(newValue, forKey: "inputLowLimit") }
    }
}
