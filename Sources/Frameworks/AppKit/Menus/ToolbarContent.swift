import Combine
import SwiftUI

/// Notifies a bar's views that the bar has changed.
@MainActor
final class ToolbarModel: ObservableObject {
    @Published private(set) var revision = 0
    func changed() { revision += 1 }
}

/// A window's toolbar, with the accessories beside and below it.
struct ToolbarContent: View {
    let toolbar: NSToolbar
    @ObservedObject var model: ToolbarModel

    init(toolbar: NSToolbar) { (self.toolbar, model) = (toolbar, toolbar.model) }

    var body: some View {
        let centered = toolbar.centeredItemIdentifiers
        let items = toolbar.items.filter { !$0.isHidden }
        if toolbar.isVisible, !items.isEmpty {
            VStack(spacing: 0) {
                ZStack {
                    row(items.filter { !centered.contains($0.itemIdentifier) })
                    if !centered.isEmpty { row(items.filter { centered.contains($0.itemIdentifier) }).fixedSize() }
                }
                .padding(.horizontal, 10)
                .padding(.vertical, 6)
                Divider()
            }
            .onAppear { toolbar.validateVisibleItems() }
        }
    }

    private func row(_ items: [NSToolbarItem]) -> some View {
        HStack(spacing: 8) {
            ForEach(items.map(Shown.init)) {
                ToolbarItemContent(item: $0.item, mode: toolbar.displayMode, revision: model.revision)
            }
            if !items.contains(where: { $0.itemIdentifier == .flexibleSpace }) { Spacer(minLength: 0) }
        }
    }

    private struct Shown: Identifiable {
        let item: NSToolbarItem
        var id: ObjectIdentifier { ObjectIdentifier(item) }
    }
}

/// An item of a toolbar.
private struct ToolbarItemContent: View {
    let item: NSToolbarItem
    let mode: NSToolbar.DisplayMode
    /// Differs after each change of the bar.
    let revision: Int

    var body: some View {
        Group {
            switch item {
            case let search as NSSearchToolbarItem:
                ShownView(view: search.searchField).frame(width: search.preferredWidthForSearchField)
            case let group as NSToolbarItemGroup where !group.subitems.isEmpty:
                HStack(spacing: 2) {
                    ForEach(Array(group.subitems.enumerated()), id: \.offset) { index, part in
                        Button {
                            group.press(at: index)
                        } label: {
                            label(of: part)
                        }
                        .buttonStyle(.bordered)
                        .tint(group.isSelected(at: index) ? Color.accentColor : Color.secondary)
                    }
                }
            case let menu as NSMenuToolbarItem:
                Menu {
                    MenuContent(menu: menu.menu)
                } label: {
                    label(of: item)
                }
            case is NSTrackingSeparatorToolbarItem: Divider().frame(height: 20)
            default: standard
            }
        }
        .help(item.toolTip ?? "")
        .disabled(!item.isEnabled)
    }

    @ViewBuilder private var standard: some View {
        switch item.itemIdentifier {
        case .flexibleSpace: Spacer(minLength: 0)
        case .space: Spacer().frame(width: 16)
        case .sidebarTrackingSeparator, .inspectorTrackingSeparator: Divider().frame(height: 20)
        case .toggleSidebar: usual("sidebar.left", "Sidebar", "toggleSidebar:")
        case .toggleInspector: usual("sidebar.right", "Inspector", "toggleInspector:")
        case .print: usual("printer", "Print", "printDocument:")
        default:
            if let view = item.view {
                VStack(spacing: 2) {
                    ShownView(view: view).frame(width: width(of: view))
                    if mode == .iconAndLabel { Text(verbatim: item.label).font(.caption) }
                }
            } else {
                Button {
                    item.press()
                } label: {
                    label(of: item)
                }
                .buttonStyle(.borderless)
            }
        }
    }

    private func width(of view: NSView) -> CGFloat? { view.frame.width > 0 ? view.frame.width : nil }

    private func usual(_ symbol: String, _ name: String, _ action: String) -> some View {
        Button {
            _ = NSApplication.shared.sendAction(item.action ?? Selector(action), to: item.target, from: item)
        } label: {
            Image(systemName: symbol)
        }
        .buttonStyle(.borderless)
        .accessibilityLabel(item.label.isEmpty ? name : item.label)
    }

    @ViewBuilder private func label(of part: NSToolbarItem) -> some View {
        let words = part.title.isEmpty ? part.label : part.title
        if let image = part.image, mode != .labelOnly {
            VStack(spacing: 2) {
                Image(nsImage: image)
                if mode == .iconAndLabel { Text(verbatim: part.label).font(.caption) }
            }
            .accessibilityElement(children: .combine)
            .accessibilityLabel(part.label)
        } else {
            Text(verbatim: words)
        }
    }
}
