import Foundation

/// The changes of a window's display list, with times: the sibling of ``InputLog``.
///
/// A front end or a test adds an entry for each frame; ``DisplayListCopy`` plays them again. As text it has a line a step:
///
///     oriel layers 1
///     at 0 1
///     insert 1 0 0 0 -1 0
///     frame 1 0 20 20 80 40
///     content 1 0 color 1 0 0 1
///     at 0.5 1
///     frame 1 0 25 20 80 40
///
/// A layer is named by its slot and how often that was taken before, -1 for none. Both forms hold the same, to the last bit.
///
/// ```swift
/// var reader = DisplayListReader(window.displayList)
/// var log = DisplayListLog()
/// for frame in 0..<60 {
///     let time = Double(frame) / 60
///     _ = window.renderFrame(at: time)
///     log.note(reader.read(), of: window.displayList, at: time)
/// }
/// try log.written(as: .text).write(to: URL(fileURLWithPath: "game.layers"))
/// ```
public struct DisplayListLog: Hashable, Sendable {
    /// The changes of one frame.
    public struct Entry: Hashable, Sendable {
        /// When, in seconds of the host's clock.
        public var time: Double
        /// The steps, in order.
        public var steps: [DisplayListStep]

        /// Creates an entry.
        public init(time: Double, steps: [DisplayListStep]) {
            self.time = time
            self.steps = steps
        }
    }

    /// An error in a log.
    public struct Problem: Error, Hashable, Sendable, CustomStringConvertible {
        /// A sentence for the user.
        public var description: String
        init(_ description: String) { self.description = description }
    }

    /// The frames, in the order of their times.
    public var entries: [Entry] = []

    /// Creates an empty log.
    public init() {}

    /// Adds the changes that a reader found; does nothing if there are none.
    public mutating func note(_ changes: DisplayListChanges, of list: DisplayList, at time: Double) {
        let steps = changes.steps(of: list)
        if !steps.isEmpty { entries.append(Entry(time: time, steps: steps)) }
    }

    private static let header = Array("oriel layers 1\n".utf8)
    private static let mark: [UInt8] = Array("oriel\0L1".utf8)

    /// Returns the log in a written form.
    public func written(as form: RecordForm) -> Data {
        var writer = RecordWriter(form)
        for entry in entries { writer.value(entry) }
        return Data((form == .text ? Self.header : Self.mark) + writer.bytes)
    }

    /// Reads a log in either form.
    /// - Throws: ``Problem`` where it is none, or not whole.
    public init(_ data: Data) throws {
        let bytes = [UInt8](data)
        let form: RecordForm
        if bytes.starts(with: Self.header) {
            form = .text
        } else if bytes.starts(with: Self.mark) {
            form = .bytes
        } else {
            throw Problem("This is not a log of layers.")
        }
        var reader = RecordReader(bytes, at: form == .text ? Self.header.count : Self.mark.count, form: form)
        while !reader.isAtEnd() { entries.append(try reader.value()) }
    }
}

extension DisplayListLog.Entry: Recordable {
    func write(to writer: inout RecordWriter) {
        writer.word(.at)
        writer.number(time)
        writer.integer(steps.count)
        writer.endLine()
        for step in steps { writer.value(step) }
    }

    init(from reader: inout RecordReader) throws {
        guard try reader.word() == .at else { throw reader.problem("a frame begins with “at”") }
        self.init(time: try reader.number(), steps: try reader.list())
    }
}
