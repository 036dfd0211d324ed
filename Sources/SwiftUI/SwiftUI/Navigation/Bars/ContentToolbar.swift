import SwiftUICore

/// A part of the interface with items of its own.
///
/// Follows Apple's
/// [ContentToolbarPlacement](https://developer.apple.com/documentation/swiftui/contenttoolbarplacement).
public struct ContentToolbarPlacement: Hashable, Sendable {
    private let name: String
    /// The sidebar of a tab view, which there is none of here.
    public static let tabViewSidebar = ContentToolbarPlacement(name: "tabViewSidebar")
}

extension View {
    /// Adds views to the toolbar of a part of the interface: the sidebar of tab views, which there is none of here.
    ///
    /// Follows Apple's
    /// [contentToolbar(for:content:)](https://developer.apple.com/documentation/swiftui/view/contenttoolbar(for:content:)).
    public nonisolated func contentToolbar<Content: View>(
        for placement: ContentToolbarPlacement, @ViewBuilder content: () -> Content
    ) -> some View {
        withoutEffect("contentToolbar(for:content:)")
    }

    /// Adds items to the toolbar of a part of the interface: the sidebar of tab views, which there is none of here.
    @_disfavoredOverload
    public nonisolated func contentToolbar<Content: ToolbarContent>(
        for placement: ContentToolbarPlacement, @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        withoutEffect("contentToolbar(for:content:)")
    }
}
