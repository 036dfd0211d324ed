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

/// The window with the status items of an app whose scenes open none, such as one with settings alone.
@MainActor
enum StatusWindow {
    private static var window: NSWindow?

    /// Opens the window if the app has status items and nothing else to show.
    static func openIfNeeded() {
        guard window == nil, !AppKitLaunch.isWithoutScenes, NSApplication.shared.hasFinishedLaunching,
            NSStatusBar.system.items.contains(where: \.isVisible),
            let desktop = AppWindows.desktop, desktop.all().isEmpty, NSWindow.waiting.isEmpty
        else { return }
        let made = NSWindow(
            contentRect: NSRect(x: 0, y: 0, width: 320, height: 120), styleMask: [.titled, .closable, .resizable],
            backing: .buffered, defer: true)
        made.title = desktop.name
        made.contentView = NSHostingView(rootView: StatusItems(bar: .system, model: NSStatusBar.system.model))
        window = made
        made.makeKeyAndOrderFront(nil)
    }
}
