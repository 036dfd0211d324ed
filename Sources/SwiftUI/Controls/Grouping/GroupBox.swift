import Foundation

/// Content on a ground, with a label above.
///
/// Follows Apple's [GroupBox](https://developer.apple.com/documentation/swiftui/groupbox).
public struct GroupBox<Label: View, Content: View> {
    private let label: Label
    private let content: Content
    @Environment(\.groupBoxStyle) private var style

    /// Creates a box with a label of its own.
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    @ViewBuilder @MainActor public var body: some View {
        style.make(
            GroupBoxStyleConfiguration(label: .init(view: AnyView(label)), content: .init(view: AnyView(content))))
    }

    nonisolated public static var _isUnary: Bool { true }
}

extension GroupBox: View {}

extension GroupBox where Label == EmptyView {
    /// Creates a box without a label.
    public nonisolated init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }
}

extension GroupBox where Label == Text {
    /// Creates a box with a title.
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Creates a box with a title.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension GroupBox {
    /// Creates a box with a label given as a view.
    public nonisolated init(label: Label, @ViewBuilder content: () -> Content) {
        self.init(content: content) { label }
    }
}

/// The look of group boxes.
///
/// Follows Apple's [GroupBoxStyle](https://developer.apple.com/documentation/swiftui/groupboxstyle).
@MainActor @preconcurrency
public protocol GroupBoxStyle {
    /// The type of the body, normally inferred.
    associatedtype Body: View
    /// What a style is given.
    typealias Configuration = GroupBoxStyleConfiguration
    /// Makes a box.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a group box's style is given.
public struct GroupBoxStyleConfiguration {
    /// The label, its type hidden.
    public struct Label: View {
        let view: AnyView
        public var body: some View { view }
    }

    /// The content, its type hidden.
    public struct Content: View {
        let view: AnyView
        public var body: some View { view }
    }

    /// The label.
    public let label: Label
    /// The content.
    public let content: Content
}

/// The usual look: a ground with round corners.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
    /// Creates the style.
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 8) {
            configuration.label.font(.headline)
            VStack { configuration.content }.frame(maxWidth: .infinity)
        }
        .padding(16)
        .background(RoundedRectangle(cornerRadius: 8, style: .continuous).fill(Color(UIColor.systemGray6)))
    }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    /// The usual look.
    public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

struct AnyGroupBoxStyle {
    let make: @MainActor (GroupBoxStyleConfiguration) -> AnyView

    @MainActor
    init<S: GroupBoxStyle>(_ style: S) {
        make = { AnyView(style.makeBody(configuration: $0)) }
    }
}

private enum GroupBoxStyleKey: EnvironmentKey {
    static var defaultValue: AnyGroupBoxStyle { MainActor.assumeIsolated { AnyGroupBoxStyle(DefaultGroupBoxStyle()) } }
}

extension EnvironmentValues {
    /// The style of group boxes.
    var groupBoxStyle: AnyGroupBoxStyle {
        get { self[GroupBoxStyleKey.self] }
        set { self[GroupBoxStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the look of group boxes.
    public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        modifier(GroupBoxStyleModifier(style: style))
    }
}

private struct GroupBoxStyleModifier<S: GroupBoxStyle>: ViewModifier {
    let style: S
    func body(content: Content) -> some View { content.environment(\.groupBoxStyle, AnyGroupBoxStyle(style)) }
}
