import DisplayList

/// The appearance of labeled content.
///
/// Follows Apple's [LabeledContentStyle](https://developer.apple.com/documentation/swiftui/labeledcontentstyle).
@MainActor @preconcurrency
public protocol LabeledContentStyle {
    /// The type of the body, normally inferred.
    associatedtype Body: View
    /// The style's configuration.
    typealias Configuration = LabeledContentStyleConfiguration
    /// Makes the view of a label and its content.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The configuration of a labeled content's style.
public struct LabeledContentStyleConfiguration {
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

/// The default appearance: the label at the leading edge, the content at the trailing one.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
    /// Creates the style.
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        LabeledControl(
            label: configuration.label,
            control: HStack(spacing: 4) { configuration.content }._usualForeground(Color(UIColor.secondaryLabel)))
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    /// The default appearance.
    public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension LabeledContentStyleConfiguration: ControlStyleConfiguration {
    nonisolated(unsafe) private static let usual = StyleSlot<Self>(AutomaticLabeledContentStyle()) {
        $0.makeBody(configuration: $1)
    }

    package static func automaticStyle(on host: HostTraits.Kind) -> StyleSlot<Self> { usual }
}

extension View {
    /// Sets the appearance of labeled content; labeled content within the style has the one further out.
    public nonisolated func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        nestedControlStyle(style) { (style: S, configuration: LabeledContentStyleConfiguration) in
            style.makeBody(configuration: configuration)
        }
    }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
    /// Creates labeled content from a style's configuration, in the style further out.
    public nonisolated init(_ configuration: LabeledContentStyleConfiguration) {
        label = configuration.label
        content = configuration.content
    }
}
