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
