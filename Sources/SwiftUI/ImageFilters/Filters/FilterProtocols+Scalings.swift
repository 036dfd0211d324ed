import Foundation

/// The values of a filter that turns a picture and fills its rectangle.
public protocol CIStraighten: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// The angle, in radians from the right to the top; 0 by default.
    var angle: Float { get set }
}

/// The values of a filter that makes a picture larger or smaller, in good quality.
public protocol CILanczosScaleTransform: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// How much larger the picture becomes, up to 64; 1 by default.
    var scale: Float { get set }
    /// How much wider the picture becomes, compared to its height; 1 by default.
    var aspectRatio: Float { get set }
}

/// The values of a filter that makes a picture larger or smaller by cubic curves.
public protocol CIBicubicScaleTransform: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// How much larger the picture becomes, up to 64; 1 by default.
    var scale: Float { get set }
    /// How much wider the picture becomes, compared to its height; 1 by default.
    var aspectRatio: Float { get set }
    /// How blurred the result is; 0 by default.
    var parameterB: Float { get set }
    /// How much edges are sharpened; 0.75 by default.
    var parameterC: Float { get set }
}

/// The values of a filter that moves the corners of a picture.
public protocol CIPerspectiveTransform: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// The upper left corner; (118, 484) by default.
    var topLeft: CGPoint { get set }
    /// The upper right corner; (646, 507) by default.
    var topRight: CGPoint { get set }
    /// The lower right corner; (548, 140) by default.
    var bottomRight: CGPoint { get set }
    /// The lower left corner; (155, 153) by default.
    var bottomLeft: CGPoint { get set }
}

/// The values of a filter that moves the corners of a part of a picture.
public protocol CIPerspectiveTransformWithExtent: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// The part of the picture; all of it by default.
    var extent: CGRect { get set }
    /// The upper left corner; (118, 484) by default.
    var topLeft: CGPoint { get set }
    /// The upper right corner; (646, 507) by default.
    var topRight: CGPoint { get set }
    /// The lower right corner; (548, 140) by default.
    var bottomRight: CGPoint { get set }
    /// The lower left corner; (155, 153) by default.
    var bottomLeft: CGPoint { get set }
}

/// The values of a filter that makes a rectangle of a part of a picture with four corners.
public protocol CIPerspectiveCorrection: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// The upper left corner; (118, 484) by default.
    var topLeft: CGPoint { get set }
    /// The upper right corner; (646, 507) by default.
    var topRight: CGPoint { get set }
    /// The lower right corner; (548, 140) by default.
    var bottomRight: CGPoint { get set }
    /// The lower left corner; (155, 153) by default.
    var bottomLeft: CGPoint { get set }
    /// Whether the result ends at the corners; true by default.
    var crop: Bool { get set }
}

/// The values of a filter that turns a picture in space.
public protocol CIPerspectiveRotate: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// The focal length of the camera, for film of 35 mm; 28 by default.
    var focalLength: Float { get set }
    /// The turn around the horizontal axis, in radians; 0 by default.
    var pitch: Float { get set }
    /// The turn around the vertical axis, in radians; 0 by default.
    var yaw: Float { get set }
    /// The turn around the line of sight, in radians; 0 by default.
    var roll: Float { get set }
}
