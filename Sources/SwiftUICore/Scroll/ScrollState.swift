import Foundation

/// What a scroll view keeps besides its configuration: how it moves, and what it last told.
final class ScrollState {
    /// How the content moves by itself; nil while it does not.
    var motion: ScrollMotion?
    /// What the scroll view does.
    var phase = ScrollPhase.idle
    /// How fast the content moves, in points a second.
    var velocity = CGVector.zero
    /// Until when turns of the wheel count as one movement, in seconds; 0 for none under way.
    var wheelUntil: Double = 0
    /// How fast the wheel counts as turning when it comes to rest, in points a second.
    var wheelVelocity = CGVector.zero
    /// Where the last movement by hand began, for behaviours that move by one view or page.
    var startOffset = CGPoint.zero
    /// How far the content keeps from the scroll view's edges.
    var margins = EdgeInsets()
    /// How far the content is seen beyond the scroll view's edges, where bars and the like cover what lies below them.
    var covered = EdgeInsets()
    /// Whether the first offset was chosen.
    var isPositioned = false
    /// The sizes of the last layout, by which the content keeps its place when they change.
    var knownLimit = CGPoint.zero
    /// The modifiers around the scroll view that concern it, the innermost first; found once.
    var modifiers: [NodeHandle]?
    /// What else is to be told of movements and phases.
    var observers: [NodeHandle] = []
    /// Whether observers are told after the update under way.
    var isReportScheduled = false
    /// How long the scroll view is for frames that are a share of it.
    let container = ContainerLengths()
    /// Whether refreshing is under way.
    var isRefreshing = false
}
