import Foundation

/// A unit of UTF-16.
public typealias UniChar = UInt16
/// A unit of UTF-16.
public typealias UTF16Char = UInt16
/// A unit of UTF-32: a scalar value.
public typealias UTF32Char = UInt32
/// A unit of UTF-8.
public typealias UTF8Char = UInt8

/// A part of a text: where it begins, and how many characters of UTF-16 it has.
public struct CFRange: Hashable, Sendable {
    /// The first character.
    public var location: CFIndex
    /// The number of characters.
    public var length: CFIndex
    /// Creates a range of no length.
    public init() { self.init(location: 0, length: 0) }
    /// Creates a range.
    public init(location: CFIndex, length: CFIndex) {
        self.location = location
        self.length = length
    }
}

/// Returns a range.
public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange { CFRange(location: loc, length: len) }
