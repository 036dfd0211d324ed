import Foundation

/// An app's settings for all controls of a kind, by the `appearance()` of UIKit's classes; nil if there are none.
///
/// Views read it when they are evaluated, so that a later change shows in views that are made afterwards, as in UIKit.
@MainActor
enum ControlAppearances {
    /// The pickers that are rows of segments.
    static var segments: (() -> SegmentsAppearance)?
    /// The dots below the pages of a tab view.
    static var pageDots: (() -> PageDotsAppearance)?
    /// The color of switches that are on.
    static var switchTint: (() -> Color?)?
}

/// The color and the font of a title; nil for the usual ones.
struct TitleAppearance {
    var color: Color?
    var font: Font?

    /// This look, with another one's values where it has none.
    func over(_ other: TitleAppearance) -> TitleAppearance {
        TitleAppearance(color: color ?? other.color, font: font ?? other.font)
    }
}

extension View {
    /// Shows a title with a look, and a font where that has none.
    @ViewBuilder func titleAppearance(_ look: TitleAppearance, font: Font) -> some View {
        if let color = look.color {
            self.font(look.font ?? font).foregroundStyle(color)
        } else {
            self.font(look.font ?? font)
        }
    }
}

/// The look of a row of segments.
struct SegmentsAppearance {
    var background: Color?
    var selection: Color?
    var title = TitleAppearance()
    var selectedTitle = TitleAppearance()

    /// This look, with another one's values where it has none.
    func over(_ other: SegmentsAppearance?) -> SegmentsAppearance {
        guard let other else { return self }
        return SegmentsAppearance(
            background: background ?? other.background, selection: selection ?? other.selection,
            title: title.over(other.title), selectedTitle: selectedTitle.over(other.selectedTitle))
    }
}

/// The look of the dots for pages.
struct PageDotsAppearance {
    var current: Color?
    var other: Color?
}
