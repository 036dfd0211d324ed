import Foundation
import SwiftUICore

/// The purpose of a toolbar.
public struct ToolbarRole: Hashable, Sendable {
    private let name: String
    /// As the system has it.
    public static let automatic = ToolbarRole(name: "automatic")
    /// To find one's way back and forth.
    public static let navigationStack = ToolbarRole(name: "navigationStack")
    /// To browse.
    public static let browser = ToolbarRole(name: "browser")
    /// To edit: the button back has no title.
    public static let editor = ToolbarRole(name: "editor")
}

/// How the title of a toolbar is shown.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
    private let name: String
    /// As the system has it.
    public static let automatic = ToolbarTitleDisplayMode(name: "automatic")
    /// Large.
    public static let large = ToolbarTitleDisplayMode(name: "large")
    /// Large within the bar.
    public static let inlineLarge = ToolbarTitleDisplayMode(name: "inlineLarge")
    /// Small.
    public static let inline = ToolbarTitleDisplayMode(name: "inline")
}

/// An item that bars have by default.
///
/// Follows Apple's [ToolbarDefaultItemKind](https://developer.apple.com/documentation/swiftui/toolbardefaultitemkind).
public struct ToolbarDefaultItemKind: Hashable, Sendable {
    private let name: String
    /// The button that shows and hides a sidebar.
    public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
    /// The title.
    public static let title = ToolbarDefaultItemKind(name: "title")
    /// The field for searching.
    public static let search = ToolbarDefaultItemKind(name: "search")
}

extension View {
    private nonisolated func barLook(
        _ bars: [ToolbarPlacement], _ change: @escaping (inout BarLook) -> Void
    ) -> some View {
        // If no bar is named the title bar is used.
        var named = Set(bars.map { $0 == .automatic || $0 == .windowToolbar ? .navigationBar : $0 })
        if named.isEmpty { named = [.navigationBar] }
        let isOfTabs = named.remove(.tabBar) != nil
        let others = named
        return bar { content in
            for bar in others { change(&content.looks[bar, default: BarLook()]) }
        }
        .transformPreference(BarLook.TabKey.self) {
            guard isOfTabs else { return }
            var look = $0 ?? BarLook()
            change(&look)
            $0 = look
        }
    }

    private nonisolated func barVisibility(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> some View {
        let isOfTabs = bars.contains(.tabBar)
        return barShape { shape in
            if bars.isEmpty || bars.contains(.navigationBar) || bars.contains(.automatic) {
                shape.isHidden = visibility == .hidden
            }
            if bars.contains(.bottomBar) { shape.isBottomHidden = visibility == .hidden }
        }
        .transformPreference(BarLook.TabHiddenKey.self) { if isOfTabs { $0 = visibility == .hidden } }
    }

    /// Sets the background of bars while content is below them; the title bar if none is named.
    public nonisolated func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        barLook(bars) { $0.background = $0.background ?? AnyShapeStyle(style) }
    }

    /// Sets whether the background of bars is visible: always, never, or while content is below them.
    public nonisolated func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        barLook(bars) { if $0.visibility == .automatic { $0.visibility = visibility } }
    }

    /// Sets whether the background of bars is visible: always, never, or while content is below them.
    public nonisolated func toolbarBackgroundVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View { barLook(bars) { if $0.visibility == .automatic { $0.visibility = visibility } } }

    /// Sets the color scheme of bars; nil for the window's.
    public nonisolated func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View
    {
        barLook(bars) { $0.colorScheme = $0.colorScheme ?? colorScheme }
    }

    /// Sets whether bars are shown; the title bar where none is named.
    public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        barVisibility(visibility, bars)
    }

    /// Sets whether bars are shown; the title bar where none is named.
    public nonisolated func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        barVisibility(visibility, bars)
    }

    /// Removes an item that bars have by default.
    public nonisolated func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
        bar { if defaultItemKind == .title { $0.title = nil } }
            .barShape {
                if defaultItemKind == .sidebarToggle { $0.hidesSidebarToggle = true }
                if defaultItemKind == .title { $0.hasTitle = false }
            }
    }

    /// Sets the purpose of a toolbar: with ``ToolbarRole/editor`` the back button has no title.
    public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View {
        if role == .browser {
            RuntimeWarning.issue("toolbarRole(.browser) has no effect here: see CompatibilityGaps.md.")
        }
        return barShape { if role == .editor { $0.isEditor = true } }
    }

    /// Sets the menu of the title in the bar.
    public nonisolated func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
        let menu = AnyView(content())
        return bar { $0.titleMenu = $0.titleMenu ?? menu }
    }

    /// Sets how the title is shown: large or small.
    public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        barShape {
            switch mode {
            case .large, .inlineLarge: $0.mode = .large
            case .inline: $0.mode = .inline
            default: $0.mode = .automatic
            }
        }
    }

    /// Sets the text below the title.
    public nonisolated func navigationSubtitle(_ subtitle: Text) -> some View {
        bar { $0.subtitle = subtitle }.barShape { $0.hasSubtitle = true }
    }

    /// Sets the text below the title.
    public nonisolated func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
        navigationSubtitle(Text(subtitleKey))
    }

    /// Sets the text below the title.
    @_disfavoredOverload
    public nonisolated func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
        navigationSubtitle(Text(subtitle))
    }

    /// Sets whether the marks of links in lists are shown.
    public nonisolated func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
        environment(\.linkIndicator, visibility)
    }
}

private enum LinkIndicatorKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
    /// Whether links in lists have a mark.
    var linkIndicator: Visibility {
        get { self[LinkIndicatorKey.self] }
        set { self[LinkIndicatorKey.self] = newValue }
    }
}
