import Foundation

/// The lines of a sequence of bytes, without their line breaks; empty lines are left out, as Apple's does.
///
/// Follows Apple's [AsyncLineSequence](https://developer.apple.com/documentation/foundation/asynclinesequence).
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
    /// A line.
    public typealias Element = String

    let base: Base

    /// Splits bytes into lines.
    public struct AsyncIterator: AsyncIteratorProtocol {
        var base: Base.AsyncIterator
        var isAtEnd = false

        /// The next line; nil at the end.
        public mutating func next() async rethrows -> String? {
            var line: [UInt8] = []
            while !isAtEnd {
                guard let byte = try await base.next() else {
                    isAtEnd = true
                    break
                }
                if byte != 10, byte != 13 {
                    line.append(byte)
                } else if !line.isEmpty {
                    return String(decoding: line, as: UTF8.self)
                }
            }
            return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
        }
    }

    /// Begins with the first line.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base: base.makeAsyncIterator()) }
}

/// The characters of a sequence of bytes.
///
/// Follows Apple's
/// [AsyncCharacterSequence](https://developer.apple.com/documentation/foundation/asynccharactersequence).
public struct AsyncCharacterSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
    /// A character.
    public typealias Element = Character

    let base: Base

    /// Decodes characters from bytes.
    public struct AsyncIterator: AsyncIteratorProtocol {
        var base: Base.AsyncIterator
        var characters: [Character]?

        /// The next character; nil at the end.
        public mutating func next() async rethrows -> Character? {
            if characters == nil {
                var bytes: [UInt8] = []
                while let byte = try await base.next() { bytes.append(byte) }
                characters = String(decoding: bytes, as: UTF8.self).reversed()
            }
            return characters?.popLast()
        }
    }

    /// Begins with the first character.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base: base.makeAsyncIterator()) }
}

extension AsyncSequence where Element == UInt8 {
    /// The lines of the bytes, read as UTF-8.
    public var lines: AsyncLineSequence<Self> { AsyncLineSequence(base: self) }
    /// The characters of the bytes, read as UTF-8.
    public var characters: AsyncCharacterSequence<Self> { AsyncCharacterSequence(base: self) }
}
