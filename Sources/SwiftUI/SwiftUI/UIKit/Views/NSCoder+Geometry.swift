import Foundation
import SwiftUICore

/// Values of geometry in archives, which keep them as texts.
extension NSCoder {
    // A keyed archive ends the app where a key is missing.
    private func text(_ key: String) -> String {
        containsValue(forKey: key) ? decodeObject(of: NSString.self, forKey: key).map { "\($0)" } ?? "" : ""
    }
    private func value<T>(_ key: String, _ zero: T, _ read: (String) -> T) -> T {
        containsValue(forKey: key) ? read(key) : zero
    }
    private func write(_ text: String, _ key: String) { encode(text as NSString, forKey: key) }

    /// Writes a vector under a key.
    public func encode(_ vector: CGVector, forKey key: String) { write(NSStringFromCGVector(vector), key) }
    /// Writes a transform under a key.
    public func encode(_ transform: CGAffineTransform, forKey key: String) {
        write(NSStringFromCGAffineTransform(transform), key)
    }
    /// Writes insets under a key.
    public func encode(_ insets: UIEdgeInsets, forKey key: String) { write(NSStringFromUIEdgeInsets(insets), key) }
    /// Returns the point under a key; zero where there is none.
    public func decodeCGPoint(forKey key: String) -> CGPoint { value(key, .zero, decodePoint) }
    /// Returns the size under a key; zero where there is none.
    public func decodeCGSize(forKey key: String) -> CGSize { value(key, .zero, decodeSize) }
    /// Returns the rectangle under a key; zero where there is none.
    public func decodeCGRect(forKey key: String) -> CGRect { value(key, .zero, decodeRect) }
    /// Returns the vector under a key; zero where there is none.
    public func decodeCGVector(forKey key: String) -> CGVector { CGVectorFromString(text(key)) }
    /// Returns the transform under a key; zeros where there is none.
    public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
        CGAffineTransformFromString(text(key))
    }
    /// Returns the insets under a key; zero where there are none.
    public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets { UIEdgeInsetsFromString(text(key)) }
}
