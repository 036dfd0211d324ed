/// How layers are written.
///
/// ```swift
/// let log = DisplayListLog()
/// let readable = log.written(as: .text)
/// let short = log.written(as: .bytes)
/// #expect(try DisplayListLog(readable) == DisplayListLog(short))
/// ```
public enum RecordForm: Hashable, Sendable {
    /// As words and numbers, for readers: lines that can be read, compared and stored beside tests.
    case text
    /// As short as it can be had without packing, for other processes.
    case bytes
}

/// A value that has a written form, as text and as bytes.
protocol Recordable {
    /// Writes the value.
    func write(to writer: inout RecordWriter)
    /// Reads a value; throws ``DisplayListLog/Problem`` where there is none.
    init(from reader: inout RecordReader) throws
}
