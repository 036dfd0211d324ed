import Foundation

extension Data.WritingOptions {
    /// The older name of `atomic`.
    public static var atomicWrite: Data.WritingOptions { .atomic }
}

extension CGPoint {
    /// The place in words: “(1.0, 2.0)”.
    public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize {
    /// The size in words: “(1.0, 2.0)”.
    public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect {
    /// The rectangle in words: “(1.0, 2.0, 3.0, 4.0)”.
    public var debugDescription: String { "(\(minX), \(minY), \(width), \(height))" }
}

/// The place at the origin.
public let CGPointZero = CGPoint.zero
/// The size without a width and a height.
public let CGSizeZero = CGSize.zero
/// The rectangle without a width and a height at the origin.
public let CGRectZero = CGRect.zero
