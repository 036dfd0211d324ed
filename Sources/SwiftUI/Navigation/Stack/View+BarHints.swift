import Foundation
import SwiftUICore

// Bars have one look here: what these ask for is not shown. They compile, say so once, and are listed in
// CompatibilityGaps.md.

/// What a toolbar is for.
public struct ToolbarRole: Sendable {
    private let name: String
    /// As the system has it.
    public static let automatic = ToolbarRole(name: "automatic")
    /// To find one's way back and forth.
    public static let navigationStack = ToolbarRole(name: "navigationStack")
    /// To browse.
    public static let browser = ToolbarRole(name: "browser")
    /// To edit.
    public static let editor = ToolbarRole(name: "editor")
}

/// How the title of a toolbar is shown.
public struct ToolbarTitleDisplayMode: Sendable {
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

extension View {
    /// Without effect: bars have one ground.
    public nonisolated func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        withoutEffect("toolbarBackground(_:for:)")
    }
    /// Without effect: bars have one ground.
    public nonisolated func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        withoutEffect("toolbarBackground(_:for:)")
    }
    /// Without effect: bars have one ground.
    public nonisolated func toolbarBackgroundVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View { withoutEffect("toolbarBackgroundVisibility(_:for:)") }
    /// Without effect: bars are light or dark as the window is.
    public nonisolated func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View
    {
        withoutEffect("toolbarColorScheme(_:for:)")
    }
    /// Without effect: bars have one arrangement.
    public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View { withoutEffect("toolbarRole(_:)") }
    /// Without effect: titles have no menus.
    public nonisolated func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
        withoutEffect("toolbarTitleMenu(content:)")
    }
    /// Sets how the title is shown: large or small.
    public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        withoutEffect("toolbarTitleDisplayMode(_:)")
    }
    /// Without effect: titles stand alone.
    public nonisolated func navigationSubtitle(_ subtitle: Text) -> some View {
        withoutEffect("navigationSubtitle(_:)")
    }
    /// Without effect: titles stand alone.
    public nonisolated func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
        withoutEffect("navigationSubtitle(_:)")
    }
    /// Without effect: titles stand alone.
    @_disfavoredOverload
    public nonisolated func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
        withoutEffect("navigationSubtitle(_:)")
    }
    /// Without effect: all marks of links are shown.
    public nonisolated func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
        withoutEffect("navigationLinkIndicatorVisibility(_:)")
    }
}
