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

/// The visible items of the bar, side by side.
struct StatusItemRow: View {
    let bar: NSStatusBar

    var body: some View {
        HStack(spacing: 12) {
            ForEach(Array(bar.items.filter(\.isVisible).enumerated()), id: \.offset) { _, item in
                StatusItemButton(item: item)
            }
        }
        .padding(12)
    }

    /// Returns whether the items are shown above a window's content: above the settings, of an app that has no other window.
    static func belongs(above window: ViewHost?) -> Bool {
        guard NSStatusBar.system.items.contains(where: \.isVisible), let window else { return false }
        return window.sceneTitle == "Settings" && (AppWindows.desktop?.all().count ?? 1) <= 1
    }
}

/// An item: its menu, or the button that it has.
private struct StatusItemButton: View {
    let item: NSStatusItem

    var body: some View {
        if let menu = item.menu {
            Menu {
                MenuContent(menu: menu)
            } label: {
                if let image = item.button?.image { Image(nsImage: image).renderingMode(.template) }
                Text(verbatim: item.button.map { $0.title == "Button" ? "" : $0.title } ?? "")
            }
            .fixedSize()
        } else if let button = item.button {
            ShownView(view: button, revision: button.revision).fixedSize()
        }
    }
}
