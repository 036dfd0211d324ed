import SwiftUICore

/// Controls that belong together.
///
/// Follows Apple's [ControlGroup](https://developer.apple.com/documentation/swiftui/controlgroup).
public struct ControlGroup<Content: View> {
    private let content: Content
    private let label: AnyView
    @ControlStyle private var style: StyleSlot<ControlGroupStyleConfiguration>

    nonisolated init(content: Content, label: AnyView) {
        self.content = content
        self.label = label
    }

    /// Creates a group.
    public nonisolated init(@ViewBuilder content: () -> Content) {
        self.init(content: content(), label: AnyView(EmptyView()))
    }

    @ViewBuilder @MainActor public var body: some View {
        style.makeBody(
            ControlGroupStyleConfiguration(content: .init(view: AnyView(content)), label: .init(view: label)))
    }
}

extension ControlGroup: View {}

extension ControlGroup: ViewItemListing {
    package func collectItems(_ collector: inout ViewItemCollector) { collector.collect(content, at: "group") }
}
