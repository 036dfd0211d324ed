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
            HStack(spacing: 12) {
                ForEach(Array(shown.enumerated()), id: \.offset) { _, item in StatusItemButton(item: item) }
            }
            .padding(12)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
        }
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
