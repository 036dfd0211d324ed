import Foundation

#if !ORIEL_WITHOUT_NETWORKING
import FoundationNetworking
#endif

extension URL {
    /// The bytes that an address leads to, loaded when the first one is asked for.
    public struct AsyncBytes: AsyncSequence, Sendable {
        /// A byte.
        public typealias Element = UInt8

        let url: URL

        /// Takes bytes one by one.
        public struct AsyncIterator: AsyncIteratorProtocol {
            let url: URL
            var rest: Data.Iterator?

            /// The next byte; nil at the end.
            public mutating func next() async throws -> UInt8? {
                if rest == nil { rest = try await url.contents().makeIterator() }
                return rest?.next()
            }
        }

        /// Begins with the first byte.
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(url: url) }
    }

    /// The bytes that the address leads to: a file's, or what a server answers.
    public var resourceBytes: AsyncBytes { AsyncBytes(url: self) }

    /// The lines that the address leads to, read as UTF-8: a file's, or what a server answers.
    public var lines: AsyncLineSequence<AsyncBytes> { AsyncLineSequence(base: resourceBytes) }

    /// Loads what the address leads to: a file's contents, or what a server answers.
    package func contents() async throws -> Data {
        if isFileURL { return try Data(contentsOf: self) }
        #if ORIEL_WITHOUT_NETWORKING
        throw CocoaError(.featureUnsupported)
        #else
        return try await URLSession.shared.data(from: self).0
        #endif
    }
}

extension FileHandle {
    /// The bytes of an open file, read a piece at a time.
    public struct AsyncBytes: AsyncSequence {
        /// A byte.
        public typealias Element = UInt8

        let file: FileHandle

        /// Takes bytes one by one.
        public struct AsyncIterator: AsyncIteratorProtocol {
            let file: FileHandle
            var piece = Data().makeIterator()

            /// The next byte; nil at the end.
            public mutating func next() async throws -> UInt8? {
                if let byte = piece.next() { return byte }
                guard let data = try file.read(upToCount: 16384), !data.isEmpty else { return nil }
                piece = data.makeIterator()
                return piece.next()
            }
        }

        /// Begins with the next byte of the file.
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(file: file) }
    }

    /// The bytes of the file from where it is read now.
    public var bytes: AsyncBytes { AsyncBytes(file: self) }
}
