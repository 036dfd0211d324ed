import Foundation

extension CIFilter {
    /// Returns a filter that turns a picture and fills its rectangle.
    public class func straighten() -> any CIFilter & CIStraighten { BuiltInFilter("CIStraightenFilter") }
    /// Returns a filter that makes a picture larger or smaller, in good quality.
    public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform {
        BuiltInFilter("CILanczosScaleTransform")
    }
    /// Returns a filter that makes a picture larger or smaller by cubic curves.
    public class func bicubicScaleTransform() -> any CIFilter & CIBicubicScaleTransform {
        BuiltInFilter("CIBicubicScaleTransform")
    }
    /// Returns a filter that moves the corners of a picture.
    public class func perspectiveTransform() -> any CIFilter & CIPerspectiveTransform {
        BuiltInFilter("CIPerspectiveTransform")
    }
    /// Returns a filter that moves the corners of a part of a picture.
    public class func perspectiveTransformWithExtent() -> any CIFilter & CIPerspectiveTransformWithExtent {
        BuiltInFilter("CIPerspectiveTransformWithExtent")
    }
    /// Returns a filter that makes a rectangle of a part of a picture with four corners.
    public class func perspectiveCorrection() -> any CIFilter & CIPerspectiveCorrection {
        BuiltInFilter("CIPerspectiveCorrection")
    }
    /// Returns a filter that turns a picture in space.
    public class func perspectiveRotate() -> any CIFilter & CIPerspectiveRotate { BuiltInFilter("CIPerspectiveRotate") }
}

extension BuiltInFilter:
    CIStraighten, CILanczosScaleTransform, CIBicubicScaleTransform, CIPerspectiveTransform,
    CIPerspectiveTransformWithExtent, CIPerspectiveCorrection, CIPerspectiveRotate
{
    var aspectRatio: Float {
        get { number("inputAspectRatio") }
        set { setValue(newValue, forKey: "inputAspectRatio") }
    }
    var parameterB: Float {
        get { number("inputB") }
        set { setValue(newValue, forKey: "inputB") }
    }
    var parameterC: Float {
        get { number("inputC") }
        set { setValue(newValue, forKey: "inputC") }
    }
    var topLeft: CGPoint {
        get { point("inputTopLeft") }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputTopLeft") }
    }
    var topRight: CGPoint {
        get { point("inputTopRight") }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputTopRight") }
    }
    var bottomRight: CGPoint {
        get { point("inputBottomRight") }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputBottomRight") }
    }
    var bottomLeft: CGPoint {
        get { point("inputBottomLeft") }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputBottomLeft") }
    }
    var crop: Bool {
        get { FilterValues(["inputCrop": value(forKey: "inputCrop") as Any]).flag("inputCrop") }
        set { setValue(newValue, forKey: "inputCrop") }
    }
    var focalLength: Float {
        get { number("inputFocalLength") }
        set { setValue(newValue, forKey: "inputFocalLength") }
    }
    var pitch: Float {
        get { number("inputPitch") }
        set { setValue(newValue, forKey: "inputPitch") }
    }
    var yaw: Float {
        get { number("inputYaw") }
        set { setValue(newValue, forKey: "inputYaw") }
    }
    var roll: Float {
        get { number("inputRoll") }
        set { setValue(newValue, forKey: "inputRoll") }
    }
}
