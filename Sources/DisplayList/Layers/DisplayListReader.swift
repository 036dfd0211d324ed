/// Follows a display list: hands over what changed since its last look.
///
/// A front end has one for each window. Several readers may follow one list, each at its own pace: a window, and a
/// recorder beside it. A reader that falls too far behind starts over with the whole list.
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
/// The order in which the example goes is the one to keep. A reading that is *whole* voids all that was known; then
/// come the layers that are gone, with those below them; then those that are new or have changed, each once, with what
/// changed of it (``LayerChange``). A layer that came and went between two looks is not spoken of. All that is listed
/// as changed exists, so that the list can be asked for anything about it; parents and siblings may have changed as
/// well, and are listed themselves if so.
///
/// Reading costs as much as changed, not as much as there is. ``hasChanges`` costs nothing, and says whether there is
/// anything to read. A reader is a value: a copy of it goes on from the same place by itself. The list keeps some of
/// its latest changes for readers that are a few frames behind; for those that are further behind it is cheaper to
/// begin with the whole.
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
