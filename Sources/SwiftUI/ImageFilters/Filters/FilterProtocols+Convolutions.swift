import Foundation

/// The values of a filter that adds up the pixels around each by weights.
public protocol CIConvolution: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// The weights of the pixels around each, row by row from the top left.
    var weights: CIVector { get set }
    /// The amount that is added; 0 by default.
    var bias: Float { get set }
}
