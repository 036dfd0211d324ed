import Foundation
import FoundationShim

/// An element of a path with its points.
///
/// Follows Apple's [CGPathElement](https://developer.apple.com/documentation/coregraphics/cgpathelement). The type is C's, as apps
/// name it in types of C functions.
public typealias CGPathElement = OrielPathElement

/// The kind of a path's element.
///
/// Follows Apple's [CGPathElementType](https://developer.apple.com/documentation/coregraphics/cgpathelementtype).
public enum CGPathElementType: Int32, Sendable {
    /// The beginning of a subpath, with one point.
    case moveToPoint
    /// A line, with its end.
    case addLineToPoint
    /// A curve with one control point, and its end.
    case addQuadCurveToPoint
    /// A curve with two control points, and its end.
    case addCurveToPoint
    /// The line that closes a subpath, without a point.
    case closeSubpath
}

/// A function that is called with each element of a path.
public typealias CGPathApplierFunction =
    @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void

extension CGPathElement {
    /// Creates an element of a kind, with the points that it refers to.
    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.init(kind: type.rawValue, memory: UnsafeMutableRawPointer(points))
    }

    /// The kind.
    public var type: CGPathElementType {
        get { CGPathElementType(rawValue: kind) ?? .closeSubpath }
        set { kind = newValue.rawValue }
    }

    /// The points, which are valid as long as the function runs that receives the element.
    public var points: UnsafeMutablePointer<CGPoint> {
        get {
            // An element without points still has an address.
            memory?.assumingMemoryBound(to: CGPoint.self)
                ?? UnsafeMutablePointer(bitPattern: MemoryLayout<CGPoint>.alignment)!
        }
        set { memory = UnsafeMutableRawPointer(newValue) }
    }
}
