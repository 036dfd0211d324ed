import DisplayList
import Foundation

/// The values of a filter that transforms a picture and continues its edges.
public protocol CIAffineClamp: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// How the picture is moved, turned or made larger; not at all by default.
    var transform: CGAffineTransform { get set }
}

/// The values of a filter that transforms a picture and repeats it.
public protocol CIAffineTile: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// How the picture is moved, turned or made larger; not at all by default.
    var transform: CGAffineTransform { get set }
}

/// The values of a filter that continues the edges of a part of a picture.
public protocol CIClamp: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// The part of the picture; all of it by default.
    var extent: CGRect { get set }
}

/// The values of a filter that scales and turns the squares of a picture, each around its middle.
public protocol CIOpTile: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// The middle, counted from the bottom left; the middle of the picture by default.
    var center: CGPoint { get set }
    /// How much smaller the content of squares is; 2.8 by default.
    var scale: Float { get set }
    /// The angle, in radians; 0 by default.
    var angle: Float { get set }
    /// The width of a square, in pixels; 65 by default.
    var width: Float { get set }
}

/// The values of a filter that bends a picture to parallelograms, each the mirror image of the next.
public protocol CIParallelogramTile: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// The middle, counted from the bottom left; the middle of the picture by default.
    var center: CGPoint { get set }
    /// The angle, in radians; 0 by default.
    var angle: Float { get set }
    /// The angle between the sides of a tile, in radians; π / 2 by default.
    var acuteAngle: Float { get set }
    /// The length of a side of a tile, in pixels; 100 by default.
    var width: Float { get set }
}

/// The values of a filter that repeats a picture in perspective.
public protocol CIPerspectiveTile: CIFilterProtocol {
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

/// The values of a filter that repeats a triangle of a picture.
public protocol CITriangleTile: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// The middle, counted from the bottom left; the middle of the picture by default.
    var center: CGPoint { get set }
    /// The angle, in radians; 0 by default.
    var angle: Float { get set }
    /// The length of a side of a tile, in pixels; 100 by default.
    var width: Float { get set }
}

/// The values of a filter that mirrors a triangle of a picture at its sides, ever darker.
public protocol CITriangleKaleidoscope: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// The corner that the triangles begin at, in pixels from the bottom left; (150, 150) by default.
    var point: CGPoint { get set }
    /// The length of a side, in pixels; 700 by default.
    var size: Float { get set }
    /// The turn, in radians; 5.924285296593801 by default.
    var rotation: Float { get set }
    /// The share of the light that each reflection keeps, from 0 to 1; 0.85 by default.
    var decay: Float { get set }
}

/// The values of a filter that mirrors a parallelogram of a picture at its four sides.
public protocol CIFourfoldReflectedTile: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// The middle, counted from the bottom left; the middle of the picture by default.
    var center: CGPoint { get set }
    /// The angle, in radians; 0 by default.
    var angle: Float { get set }
    /// The angle between the sides of a tile, in radians; π / 2 by default.
    var acuteAngle: Float { get set }
    /// The length of a side of a tile, in pixels; 100 by default.
    var width: Float { get set }
}

/// The values of a filter that turns a square of a picture by a quarter from tile to tile.
public protocol CIFourfoldRotatedTile: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// The middle, counted from the bottom left; the middle of the picture by default.
    var center: CGPoint { get set }
    /// The angle, in radians; 0 by default.
    var angle: Float { get set }
    /// The length of a side of a tile, in pixels; 100 by default.
    var width: Float { get set }
}

/// The values of a filter that repeats a parallelogram of a picture.
public protocol CIFourfoldTranslatedTile: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// The middle, counted from the bottom left; the middle of the picture by default.
    var center: CGPoint { get set }
    /// The angle, in radians; 0 by default.
    var angle: Float { get set }
    /// The angle between the sides of a tile, in radians; π / 2 by default.
    var acuteAngle: Float { get set }
    /// The length of a side of a tile, in pixels; 100 by default.
    var width: Float { get set }
}

/// The values of a filter that mirrors the slices of hexagons of a picture at every third of a turn.
public protocol CISixfoldReflectedTile: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// The middle, counted from the bottom left; the middle of the picture by default.
    var center: CGPoint { get set }
    /// The angle, in radians; 0 by default.
    var angle: Float { get set }
    /// The length of a side of a tile, in pixels; 100 by default.
    var width: Float { get set }
}

/// The values of a filter that turns the slices of hexagons of a picture by a sixth from one to the next.
public protocol CISixfoldRotatedTile: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// The middle, counted from the bottom left; the middle of the picture by default.
    var center: CGPoint { get set }
    /// The angle, in radians; 0 by default.
    var angle: Float { get set }
    /// The length of a side of a tile, in pixels; 100 by default.
    var width: Float { get set }
}

/// The values of a filter that mirrors the eight slices of squares of a picture.
public protocol CIEightfoldReflectedTile: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// The middle, counted from the bottom left; the middle of the picture by default.
    var center: CGPoint { get set }
    /// The angle, in radians; 0 by default.
    var angle: Float { get set }
    /// The length of a side of a tile, in pixels; 100 by default.
    var width: Float { get set }
}

/// The values of a filter that mirrors the twelve slices of hexagons of a picture.
public protocol CITwelvefoldReflectedTile: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// The middle, counted from the bottom left; the middle of the picture by default.
    var center: CGPoint { get set }
    /// The angle, in radians; 0 by default.
    var angle: Float { get set }
    /// The length of a side of a tile, in pixels; 100 by default.
    var width: Float { get set }
}

/// The values of a filter that mirrors and moves the strips of a picture, one after the other.
public protocol CIGlideReflectedTile: CIFilterProtocol {
    /// The picture that the filter works on.
    var inputImage: CIImage? { get set }
    /// The middle, counted from the bottom left; the middle of the picture by default.
    var center: CGPoint { get set }
    /// The angle, in radians; 0 by default.
    var angle: Float { get set }
    /// The length of a side of a tile, in pixels; 100 by default.
    var width: Float { get set }
}
