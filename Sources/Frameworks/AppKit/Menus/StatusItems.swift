import Combine
import Foundation
import SwiftUI

/// Notifies the row of status items of changes.
@MainActor
final class StatusItemModel: ObservableObject {
    @Published private(set) var revision = 0
    func changed() { revision += 1 }
}

/// The items of an app that has no window: in the bar of a Mac's desktop.
struct StatusItems: View {
    let bar: NSStatusBar
    @ObservedObject var model: StatusItemModel

    var body: some View {
        let shown = bar.items.filter(\.isVisible)
        if shown.isEmpty {
            Text("This app has opened no window.").foregroundStyle(.secondary).padding(40)
        } else {
            StatusItemRow(bar: bar).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
        }
    }
}

/// The visible items of the bar, side by side, and below them the content of their open popovers.
struct StatusItemRow: View {
    let bar: NSStatusBar
    @ObservedObject private var model: StatusItemModel

    init(bar: NSStatusBar) {
        self.bar = bar
        model = bar.model
    }

    var body: some View {
        let items = bar.items.filter(\.isVisible)
        VStack(spacing: 0) {
            HStack(spacing: 12) {
                ForEach(Array(items.enumerated()), id: \.offset) { _, item in
                    StatusItemButton(item: item, revision: item.button?.revision ?? 0)
                }
            }
            .padding(12)
            ForEach(items.flatMap { $0.button?.popovers ?? [] }, id: \.identity) { popover in
                StatusItemPopover(popover: popover, revision: model.revision)
            }
        }
    }

    /// The window that shows the items; nil until one does, and after it was closed.
    private static weak var window: ViewHost?

    /// Returns whether the items are shown above a window's content: above the settings of an app that has no other window, and above the
    /// first window of an app that has no icon on the Mac.
    static func belongs(above window: ViewHost?) -> Bool {
        guard NSStatusBar.system.items.contains(where: \.isVisible), let window else { return false }
        if window === Self.window { return true }
        let all = AppWindows.desktop?.all() ?? []
        if let shown = Self.window, all.contains(where: { $0 === shown }) { return false }
        guard all.count <= 1, window.sceneTitle == "Settings" || NSApplication.isAgent else { return false }
        Self.window = window
        return true
    }
}

extension NSPopover {
    fileprivate var identity: ObjectIdentifier { ObjectIdentifier(self) }
}

/// The content of a status item's popover, in its size.
private struct StatusItemPopover: View {
    let popover: NSPopover
    let revision: Int

    var body: some View {
        if let view = popover.contentViewController?.view {
            let size = popover.size(of: view)
            ShownView(view: view, revision: view.revision).frame(width: size.width, height: size.height)
        }
    }
}

/// An item: its menu, or the button that it has.
private struct StatusItemButton: View {
    let item: NSStatusItem
    let revision: Int

    var body: some View {
        if let menu = item.menu {
            Menu {
                MenuContent(menu: menu)
            } label: {
                if let image = item.button?.image { Image(nsImage: image).renderingMode(.template) }
                Text(verbatim: item.button?.title ?? "")
            }
            .fixedSize()
        } else if let button = item.button {
            ShownView(view: button, revision: button.revision).fixedSize().opacity(button.appearsDisabled ? 0.4 : 1)
        }
    }
}
