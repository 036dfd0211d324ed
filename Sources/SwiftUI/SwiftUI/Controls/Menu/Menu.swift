import Foundation

/// A button that opens a list of actions.
///
/// The content consists of buttons, toggles, pickers, sections, dividers and further menus, whose bodies are evaluated when
/// the menu opens. With a primary action, a click runs it and a long press opens the menu.
///
/// ```swift
/// Menu("Game", systemImage: "ellipsis.circle") {
///     Button("Shuffle", systemImage: "shuffle") {}
///     Divider()
///     Menu("Theme") { Button("Halloween") {} }
/// }
/// ```
///
/// Follows Apple's [Menu](https://developer.apple.com/documentation/swiftui/menu).
public struct Menu<Label: View, Content: View> {
    private let label: Label
    private let content: Content
    private let primaryAction: (() -> Void)?
    @ControlStyle private var style: StyleSlot<MenuStyleConfiguration>

    /// Creates a menu with a custom label.
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
        primaryAction = nil
    }

    /// Creates a menu whose press does something; a long press opens the list.
    public nonisolated init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        primaryAction: @escaping () -> Void
    ) {
        self.label = label()
        self.content = content()
        self.primaryAction = primaryAction
    }

    @ViewBuilder @MainActor public var body: some View {
        style.makeBody(
            MenuStyleConfiguration(
                label: .init(view: label.asLabel), content: .init(view: AnyView(content)),
                primaryAction: primaryAction))
    }

    nonisolated public static var _isUnary: Bool { true }
}

extension Menu: View {}

extension Menu where Label == Text {
    /// Creates a menu that shows a title.
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Creates a menu that shows a title.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }

    /// Creates a menu that shows a title and whose press does something.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
    }

    /// Creates a menu that shows a title and whose press does something.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
    }
}

extension Menu where Label == SwiftUICore.Label<Text, Image> {
    /// Creates a menu that shows a title and a symbol.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { SwiftUICore.Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a menu that shows a title and a symbol.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { SwiftUICore.Label(title, systemImage: systemImage) }
    }

    /// Creates a menu that shows a title and an image of the app's.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { SwiftUICore.Label(titleKey, image: image) }
    }

    /// Creates a menu that shows a title and an image of the app's.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, image: ImageResource, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { SwiftUICore.Label(title, image: image) }
    }

    /// Creates a menu that shows a title and a symbol and whose press does something.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(
            content: content, label: { SwiftUICore.Label(titleKey, systemImage: systemImage) },
            primaryAction: primaryAction)
    }

    /// Creates a menu that shows a title and a symbol and whose press does something.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(
            content: content, label: { SwiftUICore.Label(title, systemImage: systemImage) },
            primaryAction: primaryAction)
    }

    /// Creates a menu that shows a title and an image of the app's and whose press does something.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(
            content: content, label: { SwiftUICore.Label(titleKey, image: image) }, primaryAction: primaryAction)
    }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// Creates a menu from a style's configuration.
    public nonisolated init(_ configuration: MenuStyleConfiguration) {
        label = configuration.label
        content = configuration.content
        primaryAction = configuration.primaryAction
    }
}
