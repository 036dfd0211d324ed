import DisplayList

/// The appearance of labels.
///
/// Follows Apple's [LabelStyle](https://developer.apple.com/documentation/swiftui/labelstyle).
@MainActor @preconcurrency
public protocol LabelStyle {
    /// The type of the body, normally inferred.
    associatedtype Body: View
    /// The parts of a label.
    typealias Configuration = LabelStyleConfiguration

    /// The view that shows a label.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts of a label.
///
/// Follows Apple's [LabelStyleConfiguration](https://developer.apple.com/documentation/swiftui/labelstyleconfiguration).
public struct LabelStyleConfiguration {
    /// A label's title.
    public struct Title: View {
        let view: AnyView
        public var body: some View { view }
    }

    /// A label's icon.
    public struct Icon: View {
        let view: AnyView
        public var body: some View { view }
    }

    /// The title.
    public let title: Title
    /// The icon.
    public let icon: Icon
}

extension LabelStyleConfiguration: ControlStyleConfiguration {
    /// The appearance of labels that are not in rows; labels show it themselves, their types known.
    nonisolated(unsafe) static let usual = StyleSlot<Self>(DefaultLabelStyle()) { $0.makeBody(configuration: $1) }

    package static func automaticStyle(on host: HostTraits.Kind) -> StyleSlot<Self> { usual }
}

extension View {
    /// Sets the appearance of labels in this view.
    public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        nestedControlStyle(style) { $0.makeBody(configuration: $1 as LabelStyleConfiguration) }
    }
}
