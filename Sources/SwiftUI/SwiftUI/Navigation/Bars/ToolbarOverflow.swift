import Foundation
import SwiftUICore

/// How long an item stays in a bar that becomes too narrow: items of a lower priority go into the menu first.
///
/// Follows Apple's
/// [ToolbarItemVisibilityPriority](https://developer.apple.com/documentation/swiftui/toolbaritemvisibilitypriority).
public struct ToolbarItemVisibilityPriority: Hashable, Comparable, Sendable {
    private let value: Double

    private init(value: Double) { self.value = value }

    /// Creates a priority above another, and below the next higher one of the system; equal for the same other priority.
    public init(higherThan other: ToolbarItemVisibilityPriority) { value = other.value + 0.25 }

    /// Creates a priority below another, and above the next lower one of the system; equal for the same other priority.
    public init(lowerThan other: ToolbarItemVisibilityPriority) { value = other.value - 0.25 }

    /// The item goes before others.
    public static let low = ToolbarItemVisibilityPriority(value: -1)
    /// The default.
    public static let automatic = ToolbarItemVisibilityPriority(value: 0)
    /// The item stays longer than others.
    public static let high = ToolbarItemVisibilityPriority(value: 1)

    /// Whether an item goes before another.
    public static func < (a: ToolbarItemVisibilityPriority, b: ToolbarItemVisibilityPriority) -> Bool {
        a.value < b.value
    }
}

/// Items of a toolbar with a priority.
public struct _PrioritizedToolbarContent<Content: ToolbarContent>: ToolbarContent {
    nonisolated(unsafe) let content: Content
    let priority: ToolbarItemVisibilityPriority

    public var body: Never { return fatalError("_PrioritizedToolbarContent has no body.") }
    public nonisolated func _collect(_ entries: inout _ToolbarEntries) {
        var own = _ToolbarEntries()
        content._collect(&own)
        for var entry in own.all {
            entry.priority = priority
            entries.add(entry)
        }
        entries.titleMenu = entries.titleMenu ?? own.titleMenu
    }
}

extension ToolbarContent {
    /// Sets how long the items stay in a title bar that becomes too narrow for its items at the trailing end.
    public func visibilityPriority(_ priority: ToolbarItemVisibilityPriority) -> some ToolbarContent {
        _PrioritizedToolbarContent(content: self, priority: priority)
    }
}

/// Actions that are always in the menu at the end of a title bar.
///
/// Follows Apple's [ToolbarOverflowMenu](https://developer.apple.com/documentation/swiftui/toolbaroverflowmenu).
public struct ToolbarOverflowMenu<Content: View>: ToolbarContent {
    private nonisolated(unsafe) let content: Content

    /// Creates a menu.
    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

    public var body: Never { return fatalError("ToolbarOverflowMenu has no body.") }
    public nonisolated func _collect(_ entries: inout _ToolbarEntries) {
        entries.add(.secondaryAction, AnyView(content))
    }
}

extension View {
    /// Adds actions to the menu at the end of the title bar.
    public nonisolated func toolbarOverflowMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
        toolbarEntries([ToolbarEntry(id: 0, placement: .secondaryAction, content: AnyView(content()))])
    }
}

/// The items at the trailing end of a title bar, and its menu.
struct TrailingItems: View {
    let items: [ToolbarEntry]
    /// The items that are in the menu in any case.
    let overflow: [ToolbarEntry]

    var body: some View {
        if items.contains(where: { $0.priority != .automatic || $0.placement.isPinned }) {
            ViewThatFits(in: .horizontal) {
                ForEach(0...movable.count, id: \.self) { row(without: movable.prefix($0)) }
            }
        } else {
            row(without: [])
        }
    }

    /// The items that may go into the menu, the first to go first: those of low priority, from the trailing end.
    private var movable: [ToolbarEntry] {
        items.enumerated().filter { !$0.element.placement.isPinned }
            .sorted { ($0.element.priority, -$0.offset) < ($1.element.priority, -$1.offset) }.map(\.element)
    }

    private func row(without moved: ArraySlice<ToolbarEntry>) -> some View {
        let gone = Set(moved.map(\.id))
        let stays = items.filter { !gone.contains($0.id) }
        let menu = items.filter { gone.contains($0.id) } + overflow
        return HStack(spacing: 14) {
            ForEach(stays.filter { !$0.placement.isPinned }) { ToolbarEntryView(entry: $0) }
            if !menu.isEmpty { OverflowMenu(items: menu) }
            ForEach(stays.filter(\.placement.isPinned)) { ToolbarEntryView(entry: $0) }
        }
    }
}

/// The items that are not in the bar.
private struct OverflowMenu: View {
    let items: [ToolbarEntry]

    var body: some View {
        Menu {
            ForEach(items) { $0.content }.labelStyle(.titleAndIcon)
        } label: {
            Image(systemName: "ellipsis.circle").imageScale(.large).accessibilityLabel(Text("More"))
        }
    }
}
