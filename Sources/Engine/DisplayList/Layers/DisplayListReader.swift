/// Follows a display list: returns the changes since it was last read.
///
/// A front end has one for each window. Several readers may follow one list, each at its own pace: a window, and a
/// recorder. A reader that falls too far behind starts over with the whole list.
///
/// ```swift
/// @MainActor final class Screen {
///     let window: any HostedWindow
///     var reader: DisplayListReader
///     var pictures: [LayerID: String] = [:]
///
///     init(_ window: any HostedWindow) {
///         self.window = window
///         reader = DisplayListReader(window.displayList)
///     }
///
///     func showFrame(at time: Double) {
///         _ = window.renderFrame(at: time)
///         let changes = reader.read()
///         if changes.isWhole { pictures = [:] }
///         for id in changes.removed { pictures[id] = nil }
///         for changed in changes.changed {
///             pictures[changed.id] = window.displayList[changed.id].content.summary
///         }
///     }
/// }
/// ```
///
/// Process changes in the order of the example. A reading that is *whole* replaces everything known; then come the
/// removed layers, with their descendants; then new and changed layers, each once, with its changes
/// (``LayerChange``). A layer that was inserted and removed between two readings is not listed. All layers that are
/// listed as changed exist, so that they can be read from the list; parents and siblings may have changed as well, and
/// are listed themselves if so.
///
/// The cost of reading grows with the number of changes, not of layers. ``hasChanges`` costs nothing, and is true if
/// there is anything to read. A reader is a value: a copy continues separately from the same place. The list keeps some
/// of its latest changes for readers that are a few frames behind; for readers that are further behind it is cheaper to
/// begin with the whole.
public struct DisplayListReader {
    /// The list that is followed.
    public let list: DisplayList
    private var version: UInt64?

    /// Creates a reader, whose first look finds the whole list.
    public init(_ list: DisplayList) { self.list = list }

    /// Whether the list changed since the last look.
    public var hasChanges: Bool { version != list.version }

    /// Returns the changes since the last call.
    ///
    /// The cost is in proportion to that.
    public mutating func read() -> DisplayListChanges {
        let changes = list.read(since: version) ?? DisplayListChanges(wholeOf: list)
        version = list.version
        return changes
    }
}
