import DisplayList

/// The appearance and the behavior of disclosure groups.
///
/// Follows Apple's [DisclosureGroupStyle](https://developer.apple.com/documentation/swiftui/disclosuregroupstyle).
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
    /// The type of the body, normally inferred.
    associatedtype Body: View
    /// The style's configuration.
    typealias Configuration = DisclosureGroupStyleConfiguration
    /// Makes a group; the style decides where its content is, and what opens it.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The configuration of a disclosure group's style.
public struct DisclosureGroupStyleConfiguration {
    /// The label, its type hidden.
    public struct Label: View {
        let view: AnyView
        public var body: some View { view }
    }

    /// The content, its type hidden.
    public struct Content: View {
        let make: () -> AnyView
        public var body: some View { make() }
    }

    /// The label.
    public let label: Label
    /// The content, which is made only where it is shown.
    public let content: Content
    /// Whether the group is open.
    @Binding public var isExpanded: Bool
}

/// The default appearance: a button that turns a chevron, and the content below it.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    /// Creates the style.
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 8) {
            DisclosureLabel(label: configuration.label, isExpanded: configuration.$isExpanded)
            if configuration.isExpanded { configuration.content }
        }
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    /// The default appearance.
    public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension DisclosureGroupStyleConfiguration: ControlStyleConfiguration {
    nonisolated(unsafe) private static let usual = StyleSlot<Self>(AutomaticDisclosureGroupStyle()) {
        $0.makeBody(configuration: $1)
    }

    package static func automaticStyle(on host: HostTraits.Kind) -> StyleSlot<Self> { usual }
}

private enum HasDisclosureStyleKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether disclosure groups have a style of the app's: then they are one row of a list, as the style makes it.
    var hasDisclosureStyle: Bool {
        get { self[HasDisclosureStyleKey.self] }
        set { self[HasDisclosureStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the appearance of disclosure groups; groups within the style have the one further out.
    public nonisolated func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
        nestedControlStyle(style) { (style: S, configuration: DisclosureGroupStyleConfiguration) in
            style.makeBody(configuration: configuration)
        }
        .environment(\.hasDisclosureStyle, S.self != AutomaticDisclosureGroupStyle.self)
    }
}
