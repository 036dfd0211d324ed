import SwiftUICore

/// Controls that belong together.
///
/// Follows Apple's [ControlGroup](https://developer.apple.com/documentation/swiftui/controlgroup).
public struct ControlGroup<Content: View> {
    let content: Content

    /// Creates a group.
    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// Creates a group with a label, which is shown only in menus.
    public nonisolated init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
        self.content = content()
    }

    /// Creates a group with a title, which is shown only in menus.
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// Creates a group with a title and a symbol, which are shown only in menus.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
    ) { self.content = content() }

    @ViewBuilder @MainActor public var body: some View {
        HStack(spacing: 1) { content }
            .buttonStyle(.bordered)
            .fixedSize()
    }
}

extension ControlGroup: View {}

extension ControlGroup: ViewItemListing {
    package func collectItems(_ collector: inout ViewItemCollector) { collector.collect(content, at: "group") }
}
