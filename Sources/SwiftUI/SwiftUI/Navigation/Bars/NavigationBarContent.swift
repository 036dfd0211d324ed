import Foundation

/// The preferences of views for the title bar.
struct NavigationBarContent {
    var title: AnyView?
    /// The content below the title; nil for none.
    var subtitle: Text?
    /// The menu of the title; nil for none.
    var titleMenu: AnyView?
    /// The field for searching below the title; nil for none.
    var search: AnyView?
    var items: [ToolbarEntry] = []
    var hidesBack = false
    /// The app's settings for the appearance of the stack's bars.
    var looks: [ToolbarPlacement: BarLook] = [:]
}

/// Carries the views' preferences for the title bar up to the stack.
enum NavigationBarKey: PreferenceKey {
    static var defaultValue: NavigationBarContent { NavigationBarContent() }
    static func reduce(value: inout NavigationBarContent, nextValue: () -> NavigationBarContent) {
        let next = nextValue()
        value.title = value.title ?? next.title
        value.subtitle = value.subtitle ?? next.subtitle
        value.titleMenu = value.titleMenu ?? next.titleMenu
        value.search = value.search ?? next.search
        value.items += next.items
        value.hidesBack = value.hidesBack || next.hidesBack
        value.looks.merge(next.looks) { first, _ in first }
    }
}

/// The layout-related properties of the title bar.
struct NavigationBarShape: Equatable {
    var mode: NavigationBarItem.TitleDisplayMode?
    var hasTitle = false
    /// The title as characters, for the button that leads back to it.
    var title: String?
    var hasSubtitle = false
    var hasSearch = false
    /// Whether an item of the app shows the search field.
    var movesSearch = false
    var isHidden = false
    var hasBottomBar = false
    var isBottomHidden = false
    /// Whether the content's own background is the gray one of grouped rows.
    var isGrouped = false
    /// Whether the content is a stack with its own bar, in a column of a split view.
    var hasOwnBar = false
    /// Whether the app hides the button that toggles the sidebar.
    var hidesSidebarToggle = false
    /// Whether the way back is a mark without a title.
    var isEditor = false

    /// Whether the title is in large letters on a separate line.
    /// - Parameter inherited: The value used by default: the previous view's.
    func isLarge(inherited: Bool) -> Bool {
        switch mode ?? .automatic {
        case .large: hasTitle
        case .automatic: hasTitle && inherited
        case .inline: false
        }
    }

    enum Key: PreferenceKey {
        static var defaultValue: NavigationBarShape { NavigationBarShape() }
        static func reduce(value: inout NavigationBarShape, nextValue: () -> NavigationBarShape) {
            let next = nextValue()
            value.mode = value.mode ?? next.mode
            value.hasTitle = value.hasTitle || next.hasTitle
            value.title = value.title ?? next.title
            value.hasSubtitle = value.hasSubtitle || next.hasSubtitle
            value.hasSearch = value.hasSearch || next.hasSearch
            value.movesSearch = value.movesSearch || next.movesSearch
            value.isHidden = value.isHidden || next.isHidden
            value.isGrouped = value.isGrouped || next.isGrouped
            value.hasBottomBar = value.hasBottomBar || next.hasBottomBar
            value.isBottomHidden = value.isBottomHidden || next.isBottomHidden
            value.hasOwnBar = value.hasOwnBar || next.hasOwnBar
            value.hidesSidebarToggle = value.hidesSidebarToggle || next.hidesSidebarToggle
            value.isEditor = value.isEditor || next.isEditor
        }
    }
}

/// The title bar's settings.
///
/// Follows Apple's [NavigationBarItem](https://developer.apple.com/documentation/swiftui/navigationbaritem).
public struct NavigationBarItem: Sendable {
    /// How the title is shown.
    public enum TitleDisplayMode: Sendable {
        /// As in the view before; large in the first one.
        case automatic
        /// In the bar.
        case inline
        /// In large letters below the bar, until the content scrolls.
        case large
    }
}
