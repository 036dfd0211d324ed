/// The passes' work since the counters were last reset.
///
/// Public in SwiftUITesting, asserted in tests.
public struct FrameCounters: Hashable, Sendable {
    /// How many frames were made.
    public var frames = 0
    /// Bodies of composite views (and modifiers) evaluated.
    public var bodies = 0
    /// Content closures of `ForEach` rows, `GeometryReader` and the like evaluated.
    public var closures = 0
    /// View values compared with their predecessors.
    public var comparisons = 0
    /// Nodes visited by the update pass.
    public var nodesVisited = 0
    /// Nodes made and removed.
    public var nodesMade = 0, nodesRemoved = 0
    /// Sizes computed, not counting cached ones.
    public var measured = 0
    /// Alignment guides found by containers and frames, not counting cached ones.
    public var guidesFound = 0
    /// Elements whose children were placed.
    public var placed = 0
    /// Layers emitted: made, or given other content.
    public var layersEmitted = 0
    /// Layers looked at to put them in order.
    public var layersOrdered = 0
    /// Elements asked whether they are hit at a point.
    public var hitsTested = 0

    /// Creates counters at zero.
    public init() {}
}
