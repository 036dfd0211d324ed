import DisplayList
import Foundation

/// Content on a background, with a label above.
///
/// Follows Apple's [GroupBox](https://developer.apple.com/documentation/swiftui/groupbox).
public struct GroupBox<Label: View, Content: View> {
    private let label: Label
    private let content: Content
    @ControlStyle private var style: StyleSlot<GroupBoxStyleConfiguration>

    /// Creates a box with a custom label.
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    @ViewBuilder @MainActor public var body: some View {
        style.makeBody(
            GroupBoxStyleConfiguration(label: .init(view: label.asLabel), content: .init(view: AnyView(content))))
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

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    /// Creates a box from a style's configuration, in the style further out.
    public nonisolated init(_ configuration: GroupBoxStyleConfiguration) {
        label = configuration.label
        content = configuration.content
    }
}

/// The appearance of group boxes.
///
/// Follows Apple's [GroupBoxStyle](https://developer.apple.com/documentation/swiftui/groupboxstyle).
@MainActor @preconcurrency
public protocol GroupBoxStyle {
    /// The type of the body, normally inferred.
    associatedtype Body: View
    /// The style's configuration.
    typealias Configuration = GroupBoxStyleConfiguration
    /// Makes a box.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The configuration of a group box's style.
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

/// The default appearance: a background with round corners, and on the Mac a frame below the label.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
    @Environment(\.hasMacControls) private var isMac

    /// Creates the style.
    public nonisolated init() {}
    @ViewBuilder public func makeBody(configuration: Configuration) -> some View {
        if isMac {
            VStack(alignment: .leading, spacing: 4) {
                configuration.label.font(.subheadline).padding(.leading, 8)
                VStack { configuration.content }.padding(6).background { MacGroupBoxGround() }
            }
        } else {
            VStack(alignment: .leading, spacing: 8) {
                configuration.label.font(.headline)
                VStack { configuration.content }.frame(maxWidth: .infinity)
            }
            .padding(16)
            .background { GroupBoxGround() }
        }
    }
}

/// The frame of a box on the Mac, a little darker than its surroundings.
private struct MacGroupBoxGround: View {
    @Environment(\.backgroundStyle) private var style

    var body: some View {
        let shape = RoundedRectangle(cornerRadius: 6, style: .continuous)
        shape.fill(style ?? AnyShapeStyle(Color.primary.opacity(0.04)))
            .overlay(shape.strokeBorder(Color.primary.opacity(0.1), lineWidth: 1))
    }
}

/// The background of a box: the style of backgrounds where an ancestor sets one.
private struct GroupBoxGround: View {
    @Environment(\.backgroundStyle) private var style

    var body: some View {
        RoundedRectangle(cornerRadius: 8, style: .continuous)
            .fill(style ?? AnyShapeStyle(Color(UIColor.systemGray6)))
    }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    /// The default appearance.
    public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension GroupBoxStyleConfiguration: ControlStyleConfiguration {
    nonisolated(unsafe) private static let usual = StyleSlot<Self>(DefaultGroupBoxStyle()) {
        $0.makeBody(configuration: $1)
    }

    package static func automaticStyle(on host: HostTraits.Kind) -> StyleSlot<Self> { usual }
}

extension View {
    /// Sets the appearance of group boxes.
    public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        nestedControlStyle(style) { (style: S, configuration: GroupBoxStyleConfiguration) in
            style.makeBody(configuration: configuration)
        }
    }
}
