import DisplayList
import Foundation

extension CIFilter {
    /// Returns a filter that transforms a picture and continues its edges.
    public class func affineClamp() -> any CIFilter & CIAffineClamp { BuiltInFilter("CIAffineClamp") }
    /// Returns a filter that transforms a picture and repeats it.
    public class func affineTile() -> any CIFilter & CIAffineTile { BuiltInFilter("CIAffineTile") }
    /// Returns a filter that continues the edges of a part of a picture.
    public class func clamp() -> any CIFilter & CIClamp { BuiltInFilter("CIClamp") }
    /// Returns a filter that scales and turns the squares of a picture, each around its middle.
    public class func opTile() -> any CIFilter & CIOpTile { BuiltInFilter("CIOpTile") }
    /// Returns a filter that bends a picture to parallelograms, each the mirror image of the next.
    public class func parallelogramTile() -> any CIFilter & CIParallelogramTile { BuiltInFilter("CIParallelogramTile") }
    /// Returns a filter that repeats a picture in perspective.
    public class func perspectiveTile() -> any CIFilter & CIPerspectiveTile { BuiltInFilter("CIPerspectiveTile") }
    /// Returns a filter that repeats a triangle of a picture.
    public class func triangleTile() -> any CIFilter & CITriangleTile { BuiltInFilter("CITriangleTile") }
    /// Returns a filter that mirrors a triangle of a picture at its sides, ever darker.
    public class func triangleKaleidoscope() -> any CIFilter & CITriangleKaleidoscope {
        BuiltInFilter("CITriangleKaleidoscope")
    }
    /// Returns a filter that mirrors a parallelogram of a picture at its four sides.
    public class func fourfoldReflectedTile() -> any CIFilter & CIFourfoldReflectedTile {
        BuiltInFilter("CIFourfoldReflectedTile")
    }
    /// Returns a filter that turns a square of a picture by a quarter from tile to tile.
    public class func fourfoldRotatedTile() -> any CIFilter & CIFourfoldRotatedTile {
        BuiltInFilter("CIFourfoldRotatedTile")
    }
    /// Returns a filter that repeats a parallelogram of a picture.
    public class func fourfoldTranslatedTile() -> any CIFilter & CIFourfoldTranslatedTile {
        BuiltInFilter("CIFourfoldTranslatedTile")
    }
    /// Returns a filter that mirrors the slices of hexagons of a picture at every third of a turn.
    public class func sixfoldReflectedTile() -> any CIFilter & CISixfoldReflectedTile {
        BuiltInFilter("CISixfoldReflectedTile")
    }
    /// Returns a filter that turns the slices of hexagons of a picture by a sixth from one to the next.
    public class func sixfoldRotatedTile() -> any CIFilter & CISixfoldRotatedTile {
        BuiltInFilter("CISixfoldRotatedTile")
    }
    /// Returns a filter that mirrors the eight slices of squares of a picture.
    public class func eightfoldReflectedTile() -> any CIFilter & CIEightfoldReflectedTile {
        BuiltInFilter("CIEightfoldReflectedTile")
    }
    /// Returns a filter that mirrors the twelve slices of hexagons of a picture.
    public class func twelvefoldReflectedTile() -> any CIFilter & CITwelvefoldReflectedTile {
        BuiltInFilter("CITwelvefoldReflectedTile")
    }
    /// Returns a filter that mirrors and moves the strips of a picture, one after the other.
    public class func glideReflectedTile() -> any CIFilter & CIGlideReflectedTile {
        BuiltInFilter("CIGlideReflectedTile")
    }
}

extension BuiltInFilter:
    CIAffineClamp, CIAffineTile, CIClamp, CIOpTile, CIParallelogramTile, CIPerspectiveTile, CITriangleTile,
    CITriangleKaleidoscope, CIFourfoldReflectedTile, CIFourfoldRotatedTile, CIFourfoldTranslatedTile,
    CISixfoldReflectedTile, CISixfoldRotatedTile, CIEightfoldReflectedTile, CITwelvefoldReflectedTile,
    CIGlideReflectedTile
{
    var transform: CGAffineTransform {
        get { FilterValues(["inputTransform": value(forKey: "inputTransform") as Any]).transform("inputTransform") }
        set { setValue(newValue, forKey: "inputTransform") }
    }
    var acuteAngle: Float {
        get { number("inputAcuteAngle") }
        set { setValue(newValue, forKey: "inputAcuteAngle") }
    }
    var point: CGPoint {
        get { point("inputPoint") }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint") }
    }
    var decay: Float {
        get { number("inputDecay") }
        set { setValue(newValue, forKey: "inputDecay") }
    }
    // Another filter's size is a place, under the same name.
    @_implements(CITriangleKaleidoscope,size)
    var triangleSize: Float {
        get { number("inputSize") }
        set { setValue(newValue, forKey: "inputSize") }
    }
}
