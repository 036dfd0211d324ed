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

    /// Creates a group with a label, which is shown only in menus.
    public nonisolated init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
        self.init(content: content(), label: AnyView(label()))
    }

    /// Creates a group with a title, which is shown only in menus.
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content(), label: AnyView(Text(titleKey)))
    }

    /// Creates a group with a title, which is shown only in menus.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content(), label: AnyView(Text(title)))
    }

    /// Creates a group with a title and a symbol, which are shown only in menus.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
    ) { self.init(content: content(), label: AnyView(Label(titleKey, systemImage: systemImage))) }

    /// Creates a group with a title and a symbol, which are shown only in menus.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content(), label: AnyView(Label(title, systemImage: systemImage)))
    }

    /// Creates a group with a title and an image of the app's, which are shown only in menus.
    public nonisolated init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content) {
        self.init(content: content(), label: AnyView(Label(titleKey, image: image)))
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
