import Foundation

/// The values of a filter that mixes a picture with the one behind.
public protocol CIMix: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// The picture behind.
    var backgroundImage: CIImage? { get set }
    /// The share of the picture in front, from 0 to 1; 1 by default.
    var amount: Float { get set }
}

/// The values of a filter that has the means of the columns of an area as its only row.
public protocol CIColumnAverage: CIAreaReductionFilter {}

/// The values of a filter that has the means of the rows of an area as its only column.
public protocol CIRowAverage: CIAreaReductionFilter {}

/// The values of a filter that has the least opaque pixel of an area as its only pixel.
public protocol CIAreaMinimumAlpha: CIAreaReductionFilter {}

/// The values of a filter that has the most opaque pixel of an area as its only pixel.
public protocol CIAreaMaximumAlpha: CIAreaReductionFilter {}

/// The values of a filter that counts how often amounts of each color are in an area, in a pixel for each class.
public protocol CIAreaHistogram: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// The rectangle that the effect fills; all of the picture by default.
    var extent: CGRect { get set }
    /// The amount that all pixels of the area together have; 1 by default.
    var scale: Float { get set }
    /// How many classes there are, from 1 to 2048; 64 by default.
    var count: Int { get set }
}

/// The values of a filter that draws the counts of a histogram.
public protocol CIHistogramDisplay: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// The height, in pixels from 1 to 1024; 100 by default.
    var height: Float { get set }
    /// Where the highest amounts begin, which are shown pale, from 0 to 1; 1 by default.
    var highLimit: Float { get set }
    /// Where the lowest amounts end, which are shown pale, from 0 to 1; 0 by default.
    var lowLimit: Float { get set }
}
