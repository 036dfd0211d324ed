import Foundation
import SwiftUICore

/// The bars of a window: the items of toolbars that are in no navigation stack.
struct WindowToolbar: View {
    let entries: [ToolbarEntry]
    @StateObject private var scroll = BarScroll()
    @Environment(\.barMetrics) private var metrics

    /// The identity of all toolbars of a window together.
    static let id = AnyHashable("toolbar of the window")

    var body: some View {
        let bottom = entries.filter { $0.placement.kind == .bottom }
        let hasTop = entries.contains { $0.placement.kind != .bottom }
        let look = BarLook(visibility: .visible)
        VStack(spacing: 0) {
            if hasTop {
                NavigationBar(
                    bar: NavigationBarContent(items: entries), shape: NavigationBarShape(), isLarge: false, back: nil,
                    toggleSidebar: nil, look: look, scroll: scroll)
            }
            Spacer(minLength: 0)
            if !bottom.isEmpty { BottomBar(items: bottom, look: look) }
        }
        .modifier(_WindowInset(top: hasTop ? metrics.bar : 0, bottom: bottom.isEmpty ? 0 : metrics.bottom))
    }

    /// The view of the items of several toolbars.
    static func view(of toolbars: [[ToolbarEntry]]) -> AnyView {
        var all = toolbars.flatMap { $0 }
        // Each toolbar counts its items from 0.
        for index in all.indices { all[index].id = index }
        return AnyView(WindowToolbar(entries: all))
    }
}

/// Shows a toolbar's items in the window's bars where no navigation stack has one.
///
/// As on a phone and a tablet, it does not in an app that is made for these, and in a sheet.
struct WindowToolbarModifier: ViewModifier {
    let entries: [ToolbarEntry]
    @Environment(\.navigation) private var navigation
    @Environment(\.isPresented) private var isPresented

    func body(content: Content) -> some View {
        let isDesktops = DeviceFamily.current == nil || DeviceFamily.current == .mac
        if navigation == nil, !isPresented, isDesktops, !entries.isEmpty {
            content.modifier(WindowToolbarItems(entries: entries))
        } else {
            content
        }
    }
}

private struct WindowToolbarItems: ViewModifier {
    let entries: [ToolbarEntry]
    @Environment(\.self) private var environment

    func body(content: Content) -> some View {
        let item = PresentationItem(
            id: WindowToolbar.id, environment: environment, part: entries, make: WindowToolbar.view)
        content.transformPreference(PresentationKey.self) { PresentationItem.add([item], below: &$0) }
    }
}
