import Foundation

/// What an app sets for all of its controls of a kind, with the `appearance()` of UIKit's classes; nil where it sets nothing.
///
/// Views read it when they are evaluated, so that a later change shows in views that are made afterwards, as in UIKit.
@MainActor
enum ControlLooks {
    /// The pickers that are rows of segments.
    static var segments: (() -> SegmentsLook)?
    /// The dots below the pages of a tab view.
    static var pageDots: (() -> PageDotsLook)?
    /// The color of switches that are on.
    static var switchTint: (() -> Color?)?
}

/// The color and the font of a title; nil for the usual ones.
struct TitleLook {
    var color: Color?
    var font: Font?

    /// This look, with another one's values where it has none.
    func over(_ other: TitleLook) -> TitleLook { TitleLook(color: color ?? other.color, font: font ?? other.font) }
}

extension View {
    /// Shows a title with a look, and a font where that has none.
    @ViewBuilder func titleLook(_ look: TitleLook, font: Font) -> some View {
        if let color = look.color {
            self.font(look.font ?? font).foregroundStyle(color)
        } else {
            self.font(look.font ?? font)
        }
    }
}

/// The look of a row of segments.
struct SegmentsLook {
    var background: Color?
    var selection: Color?
    var title = TitleLook()
    var selectedTitle = TitleLook()

    /// This look, with another one's values where it has none.
    func over(_ other: SegmentsLook?) -> SegmentsLook {
        guard let other else { return self }
        return SegmentsLook(
            background: background ?? other.background, selection: selection ?? other.selection,
            title: title.over(other.title), selectedTitle: selectedTitle.over(other.selectedTitle))
    }
}

/// The look of the dots for pages.
struct PageDotsLook {
    var current: Color?
    var other: Color?
}
