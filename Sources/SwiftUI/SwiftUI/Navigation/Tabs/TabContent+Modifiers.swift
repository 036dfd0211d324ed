import Foundation
import SwiftUICore

/// Tabs that a modifier changes.
struct ModifiedTabs<Content: TabContent> {
    let content: Content
    let change: (inout ViewItemTraits) -> Void
}

extension ModifiedTabs: TabContent {
    typealias TabValue = Content.TabValue
    typealias Body = Never
    nonisolated func _collectTabs(_ tabs: inout _TabItems) { tabs.with(traits: change) { content._collectTabs(&$0) } }
}

/// Whether a tab is left out.
enum TabHiddenKey: ViewItemTraitKey { static var defaultValue: Bool { false } }

/// The modifiers of a tab for its button in the bar, the outermost last.
enum TabButtonKey: ViewItemTraitKey { static var defaultValue: [(AnyView) -> AnyView] { [] } }

extension TabContent {
    /// Changes the tabs' buttons in the bar.
    nonisolated func button(_ change: @escaping (AnyView) -> AnyView) -> ModifiedTabs<Self> {
        // Outer modifiers are met first.
        ModifiedTabs(content: self) { $0[TabButtonKey.self].insert(change, at: 0) }
    }

    /// The tabs themselves, with a warning once that a modifier does nothing here.
    nonisolated func withoutEffect(_ name: String, where isAsked: Bool = true) -> Self {
        if isAsked { RuntimeWarning.issue("\(name) has no effect here: see CompatibilityGaps.md.") }
        return self
    }

    /// Leaves the tabs out; the pages keep nothing then.
    public nonisolated func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
        ModifiedTabs(content: self) { $0[TabHiddenKey.self] = $0[TabHiddenKey.self] || hidden }
    }

    /// Keeps the user from choosing the tabs.
    public nonisolated func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
        ModifiedTabs(content: button { AnyView($0.disabled(disabled)) }) {
            $0[TabDisabledKey.self] = $0[TabDisabledKey.self] || disabled
        }
    }

    /// Sets a number at the tabs' place in the bar; none for 0.
    public nonisolated func badge(_ count: Int) -> some TabContent<TabValue> {
        badge(count == 0 ? nil : Text(verbatim: "\(count)"))
    }

    /// Sets a note at the tabs' place in the bar; nil for none.
    public nonisolated func badge(_ label: Text?) -> some TabContent<TabValue> {
        ModifiedTabs(content: self) { $0[BadgeKey.self] = label }
    }

    /// Sets a note at the tabs' place in the bar.
    public nonisolated func badge(_ key: LocalizedStringKey) -> some TabContent<TabValue> { badge(Text(key)) }

    /// Sets a note at the tabs' place in the bar.
    @_disfavoredOverload
    public nonisolated func badge(_ resource: LocalizedStringResource) -> some TabContent<TabValue> {
        badge(Text(resource))
    }

    /// Sets a note at the tabs' place in the bar.
    @_disfavoredOverload
    public nonisolated func badge<S: StringProtocol>(_ label: S) -> some TabContent<TabValue> { badge(Text(label)) }

    /// Sets a text that is shown beside the pointer over the tabs' place in the bar.
    public nonisolated func help(_ text: Text) -> some TabContent<TabValue> { button { AnyView($0.help(text)) } }

    /// Sets a text that is shown beside the pointer over the tabs' place in the bar.
    public nonisolated func help(_ textKey: LocalizedStringKey) -> some TabContent<TabValue> { help(Text(textKey)) }

    /// Sets a text that is shown beside the pointer over the tabs' place in the bar.
    @_disfavoredOverload
    public nonisolated func help<S: StringProtocol>(_ text: S) -> some TabContent<TabValue> { help(Text(text)) }

    /// Adds a menu that the secondary mouse button, or a long press, opens at the tabs' place in the bar.
    public nonisolated func contextMenu<M: View>(
        @ViewBuilder menuItems: () -> M
    ) -> some TabContent<TabValue> {
        let items = menuItems()
        return button { AnyView($0.contextMenu { items }) }
    }

    /// Presents a popover at the tabs' place in the bar while a value is true.
    public nonisolated func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some TabContent<TabValue> {
        button {
            AnyView(
                $0.popover(
                    isPresented: isPresented, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge, content: content
                ))
        }
    }

    /// Presents a popover at the tabs' place in the bar while there is an item.
    public nonisolated func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some TabContent<TabValue> {
        button {
            AnyView(
                $0.popover(item: item, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge, content: content))
        }
    }

    /// Makes the tabs' place in the bar draggable as a value.
    /// - Parameter payload: Makes the value, when a drag begins.
    public nonisolated func draggable<T: Transferable>(
        _ payload: @autoclosure @escaping () -> T
    ) -> some TabContent<TabValue> {
        button { AnyView($0.draggable(payload())) }
    }

    /// Makes the tabs' place in the bar a target of dropped values.
    /// - Parameters:
    ///   - payloadType: The values' type.
    ///   - action: Takes the values.
    public nonisolated func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
    ) -> some TabContent<TabValue> {
        button {
            AnyView(
                $0.dropDestination(for: T.self) { items, _ in
                    action(items)
                    return true
                })
        }
    }
}
