import Foundation

/// A scroll view's state besides its configuration: its motion, and the values last reported.
final class ScrollState {
    /// The content's own motion; nil while it does not move.
    var motion: ScrollMotion?
    /// The scroll view's activity.
    var phase = ScrollPhase.idle
    /// How fast the content moves, in points a second.
    var velocity = CGVector.zero
    /// Until when turns of the wheel count as one movement, in seconds; 0 for none under way.
    var wheelUntil: Double = 0
    /// The wheel's assumed speed when it comes to rest, in points a second.
    var wheelVelocity = CGVector.zero
    /// Where the last movement by hand began, for behaviors that move by one view or page.
    var startOffset = CGPoint.zero
    /// How far offsets were moved in all to keep visible content in place, since the scroll view was made.
    var kept = CGPoint.zero
    /// How far the content keeps from the scroll view's edges.
    var margins = EdgeInsets()
    /// How far the content is visible beyond the scroll view's edges, where it is covered by bars.
    var covered = EdgeInsets()
    /// Whether the first offset was chosen.
    var isPositioned = false
    /// The app's request from before the first layout, as in a tab that was not shown yet; nil for none.
    var waiting: (request: ScrollRequest, anchor: UnitPoint?)?
    /// The sizes of the last layout, by which the content keeps its place when they change.
    var knownLimit = CGPoint.zero
    /// The modifiers around the scroll view that concern it, the innermost first; found once.
    var modifiers: [NodeHandle]?
    /// Other observers of movements and phases.
    var observers: [NodeHandle] = []
    /// Whether observers are notified after the current update.
    var isReportScheduled = false
    /// How long the scroll view is for frames that are a share of it.
    let container = ContainerLengths()
    /// Whether refreshing is under way.
    var isRefreshing = false
    /// Whether there is room for a wheel above the content.
    var showsWheel = false
}
