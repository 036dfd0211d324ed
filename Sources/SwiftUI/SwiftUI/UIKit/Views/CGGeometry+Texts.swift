import Foundation

// Points, sizes and rectangles as texts, such as `{{0, 0}, {10, 20}}`, as UIKit writes and reads them. A text that is none gives zeros.

/// Returns a point as a text.
public func NSStringFromCGPoint(_ point: CGPoint) -> String {
    "{\(GeometryText.number(point.x)), \(GeometryText.number(point.y))}"
}
/// Returns a vector as a text.
public func NSStringFromCGVector(_ vector: CGVector) -> String {
    NSStringFromCGPoint(CGPoint(x: vector.dx, y: vector.dy))
}
/// Returns a size as a text.
public func NSStringFromCGSize(_ size: CGSize) -> String {
    NSStringFromCGPoint(CGPoint(x: size.width, y: size.height))
}
/// Returns a rectangle as a text.
public func NSStringFromCGRect(_ rect: CGRect) -> String {
    "{\(NSStringFromCGPoint(rect.origin)), \(NSStringFromCGSize(rect.size))}"
}
/// Returns a transform as a text.
public func NSStringFromCGAffineTransform(_ transform: CGAffineTransform) -> String {
    let parts = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    return "[" + parts.map(GeometryText.number).joined(separator: ", ") + "]"
}
/// Returns insets as a text.
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String {
    "{" + [insets.top, insets.left, insets.bottom, insets.right].map(GeometryText.number).joined(separator: ", ") + "}"
}
/// Reads a point.
public func CGPointFromString(_ string: String) -> CGPoint {
    let numbers = GeometryText.numbers(string, 2)
    return CGPoint(x: numbers[0], y: numbers[1])
}
/// Reads a size.
public func CGSizeFromString(_ string: String) -> CGSize {
    let numbers = GeometryText.numbers(string, 2)
    return CGSize(width: numbers[0], height: numbers[1])
}
/// Reads a rectangle.
public func CGRectFromString(_ string: String) -> CGRect {
    let numbers = GeometryText.numbers(string, 4)
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
}
/// Reads a vector.
public func CGVectorFromString(_ string: String) -> CGVector {
    let numbers = GeometryText.numbers(string, 2)
    return CGVector(dx: numbers[0], dy: numbers[1])
}
/// Reads a transform.
public func CGAffineTransformFromString(_ string: String) -> CGAffineTransform {
    let numbers = GeometryText.numbers(string, 6)
    return CGAffineTransform(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
}
/// Reads insets.
public func UIEdgeInsetsFromString(_ string: String) -> UIEdgeInsets {
    let numbers = GeometryText.numbers(string, 4)
    return UIEdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
}

extension NSCoder {
    /// Returns a point as a text.
    public class func string(for point: CGPoint) -> String { NSStringFromCGPoint(point) }
    /// Returns a size as a text.
    public class func string(for size: CGSize) -> String { NSStringFromCGSize(size) }
    /// Returns a rectangle as a text.
    public class func string(for rect: CGRect) -> String { NSStringFromCGRect(rect) }
    /// Returns a vector as a text.
    public class func string(for vector: CGVector) -> String { NSStringFromCGVector(vector) }
    /// Returns a transform as a text.
    public class func string(for transform: CGAffineTransform) -> String { NSStringFromCGAffineTransform(transform) }
    /// Returns insets as a text.
    public class func string(for insets: UIEdgeInsets) -> String { NSStringFromUIEdgeInsets(insets) }
    /// Reads a point.
    public class func cgPoint(for string: String) -> CGPoint { CGPointFromString(string) }
    /// Reads a size.
    public class func cgSize(for string: String) -> CGSize { CGSizeFromString(string) }
    /// Reads a rectangle.
    public class func cgRect(for string: String) -> CGRect { CGRectFromString(string) }
    /// Reads a vector.
    public class func cgVector(for string: String) -> CGVector { CGVectorFromString(string) }
    /// Reads a transform.
    public class func cgAffineTransform(for string: String) -> CGAffineTransform { CGAffineTransformFromString(string) }
    /// Reads insets.
    public class func uiEdgeInsets(for string: String) -> UIEdgeInsets { UIEdgeInsetsFromString(string) }
}

private enum GeometryText {
    static func number(_ value: CGFloat) -> String { Int(exactly: value).map { "\($0)" } ?? "\(Double(value))" }

    /// The numbers in a text, as many as wanted; zeros where it has another number of them.
    static func numbers(_ text: String, _ count: Int) -> [Double] {
        let parts = text.split { "{}[], ".contains($0) }.map { Double($0) }
        return parts.count == count && !parts.contains(nil)
            ? parts.compactMap { $0 } : Array(repeating: 0, count: count)
    }
}
