import DisplayList
import SwiftUICore

/// The distances of lists and forms, in points, by the kind of front end: those of iOS 17 on a phone, 390 and 414 points wide.
struct ListMetrics: Equatable {
    /// From the sides of a row to its content.
    var inset: CGFloat = 20
    /// From the sides of the list to the cards of its sections.
    var margin: CGFloat = 20
    /// Above a section with rows on a gray ground.
    var gap: CGFloat = 35
    /// Above the title of a section whose rows have the ground of the list.
    var plainGap: CGFloat = 18
    /// Below the title of a section.
    var titleGap: CGFloat = 6
    /// Below the footer of a section.
    var footerGap: CGFloat = 0
    /// Below the last section.
    var end: CGFloat = 18
    /// By how much the content of a control's row extends into the row's insets, above and below.
    var controlRoom: CGFloat = 7
    /// Above and below the content of a row; in a list without cards on the Mac less.
    var row: CGFloat = 11
    /// Whether texts and controls are smaller, as on the Mac.
    var isMac = false
    /// Whether the titles of sections on a gray ground are in capitals, as from iOS 13 to 18.
    var capitalizesTitles = true

    /// Those of a terminal, whose rows are cells.
    static let cells = ListMetrics(
        inset: 16, margin: 20, gap: 18, footerGap: 8, controlRoom: 0, capitalizesTitles: false)

    /// On the Mac, where texts and controls are smaller.
    static let mac = ListMetrics(
        inset: 10, margin: 20, gap: 20, plainGap: 14, titleGap: 5, end: 10, controlRoom: 3, row: 9,
        isMac: true, capitalizesTitles: false)

    /// The font of gray titles: of sections on cards, on the Mac of the others.
    var quietTitle: Font { isMac ? .subheadline.weight(.semibold) : .footnote }

    /// The room above and below a row's content in a list of a style.
    func row(in style: _ListStyleKind) -> CGFloat { isMac && !style.isGrouped ? style == .sidebar ? 6 : 4 : row }

    /// The distance of a row's content to its sides in a list of a style.
    func inset(in style: _ListStyleKind) -> CGFloat { style == .sidebar || style == .inset ? 16 : inset }

    /// The distance of titles and footers to the sides of a list.
    func titleInset(in style: _ListStyleKind) -> CGFloat { style.hasCards ? margin + inset : 20 }
}

extension EnvironmentValues {
    /// The distances of lists.
    var listMetrics: ListMetrics { hostKind == .terminal ? .cells : hasMacControls ? .mac : ListMetrics() }
}
