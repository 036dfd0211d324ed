import Foundation

extension URL {
    /// The bytes that an address leads to, a piece at a time as they arrive.
    public struct AsyncBytes: AsyncSequence, Sendable {
        /// A byte.
        public typealias Element = UInt8

        let url: URL

        /// Reads bytes one by one.
        public struct AsyncIterator: AsyncIteratorProtocol {
            let url: URL
            var pieces: AsyncThrowingStream<Data, any Error>.AsyncIterator?
            var piece = Data().makeIterator()

            /// The next byte; nil at the end.
            public mutating func next() async throws -> UInt8? {
                if let byte = piece.next() { return byte }
                if pieces == nil { pieces = url.pieces(limit: .max).makeAsyncIterator() }
                while let next = try await pieces?.next() {
                    piece = next.makeIterator()
                    if let byte = piece.next() { return byte }
                }
                return nil
            }
        }

        /// Begins with the first byte.
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(url: url) }
    }

    /// The bytes at the address: a file's, or a server's response.
    public var resourceBytes: AsyncBytes { AsyncBytes(url: self) }

    /// The lines at the address, read as UTF-8: a file's, or a server's response.
    public var lines: AsyncLineSequence<AsyncBytes> { AsyncLineSequence(base: resourceBytes) }

    /// Loads the data at the address: a file's contents, or a server's response.
    /// - Parameter limit: How many bytes are taken at most: more is an error, and the rest is not loaded.
    package func contents(limit: Int) async throws -> Data {
        var contents = Data()
        for try await piece in pieces(limit: limit) {
            if contents.count + piece.count > limit { throw CocoaError(.fileReadTooLarge) }
            contents.append(piece)
        }
        try Task.checkCancellation()
        return contents
    }

    /// The bytes at the address, as they arrive.
    ///
    /// A file is read as fast as its bytes are consumed, by a thread that may wait. A server is left with an error once it has
    /// sent more than a number of bytes, or once the bytes that wait to be consumed would fill the memory.
    func pieces(limit: Int) -> AsyncThrowingStream<Data, any Error> {
        if isFileURL {
            let source = FilePieces(self)
            return AsyncThrowingStream { try await source.next() }
        }
        #if ORIEL_WITHOUT_NETWORKING
        return AsyncThrowingStream { throw CocoaError(.featureUnsupported) }
        #else
        return NetworkPieces.of(self, limit: limit)
        #endif
    }
}

/// Reads a file in pieces.
private actor FilePieces {
    private static let size = 1 << 18
    private let url: URL
    private var file: FileHandle?

    init(_ url: URL) { self.url = url }

    func next() throws -> Data? {
        try Task.checkCancellation()
        let file = try self.file ?? FileHandle(forReadingFrom: url)
        self.file = file
        guard let piece = try file.read(upToCount: Self.size), !piece.isEmpty else { return nil }
        return piece
    }
}

extension FileHandle {
    /// The bytes of an open file, read a piece at a time.
    public struct AsyncBytes: AsyncSequence {
        /// A byte.
        public typealias Element = UInt8

        let file: FileHandle

        /// Reads bytes one by one.
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
