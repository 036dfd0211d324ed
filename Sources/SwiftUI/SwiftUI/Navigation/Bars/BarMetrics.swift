import DisplayList
import Foundation

/// How high bars are, in points, by the kind of front end.
struct BarMetrics: Equatable {
    /// The bar with a small title, and a large title below it.
    var bar: CGFloat = 44
    var title: CGFloat = 52
    /// A line below a large title, a field for searching, and the bar at the bottom.
    var subtitle: CGFloat = 22
    var search: CGFloat = 52
    var bottom: CGFloat = 44
    /// The bar with the views of a tab view.
    var tabs: CGFloat = 49
    /// Whether titles may have a line of their own.
    var hasLargeTitles = true
    /// Whether there is a line between a bar and the content.
    var hasLines = true
    /// Whether titles are at the leading edge, and the one of a sidebar nowhere; fields for searching are at the trailing edge,
    /// and below the bar in a sidebar.
    var titleLeads = false

    /// The metrics of a terminal: a row each, and an empty one below a title.
    static let cells = BarMetrics(
        bar: 32, title: 16, subtitle: 16, search: 32, bottom: 16, tabs: 16, hasLargeTitles: false, hasLines: false)

    /// On the Mac, where the title is beside the items at the leading edge.
    static let mac = BarMetrics(search: 40, hasLargeTitles: false, titleLeads: true)

    /// How much of a large title's line there is.
    func largeHeight(of shape: NavigationBarShape) -> CGFloat { title + (shape.hasSubtitle ? subtitle : 0) }

    /// How much a bar covers while nothing has moved below it.
    func height(of shape: NavigationBarShape, isLarge: Bool) -> CGFloat {
        bar + (isLarge ? largeHeight(of: shape) : 0) + (shape.hasSearch && !shape.movesSearch ? search : 0)
    }
}

extension EnvironmentValues {
    /// How high bars are.
    var barMetrics: BarMetrics { hostKind == .terminal ? .cells : hasMacControls ? .mac : BarMetrics() }
}
