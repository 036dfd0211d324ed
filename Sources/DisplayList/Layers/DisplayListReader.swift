/// Follows a display list: hands over what changed since its last look.
///
/// A front end has one for each window. Several readers may follow one list, each at its own pace: a window, and a recorder
/// beside it. A reader that comes late, or not at all for long, begins anew with the whole list.
///
///     var reader = DisplayListReader(window.displayList)
///     _ = window.renderFrame(at: time)
///     let changes = reader.read()
///     if changes.isWhole { views = [:] }
///     for id in changes.removed { views[id] = nil }
///     for (id, change) in changes.changed.map({ ($0.id, $0.change) }) {
///         update(id, window.displayList[id], change)
///     }
public struct DisplayListReader {
    /// The list that is followed.
    public let list: DisplayList
    private var version: UInt64?

    /// Creates a reader, whose first look finds the whole list.
    public init(_ list: DisplayList) { self.list = list }

    /// Whether the list changed since the last look.
    public var hasChanges: Bool { version != list.version }

    /// Returns what changed since the last call.
    ///
    /// The cost is in proportion to that.
    public mutating func read() -> DisplayListChanges {
        let changes = list.read(since: version) ?? DisplayListChanges(wholeOf: list)
        version = list.version
        return changes
    }
}
