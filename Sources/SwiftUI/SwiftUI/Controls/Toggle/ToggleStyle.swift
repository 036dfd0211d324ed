import DisplayList

/// The appearance and behavior of toggles.
///
/// Follows Apple's [ToggleStyle](https://developer.apple.com/documentation/swiftui/togglestyle).
@MainActor @preconcurrency
public protocol ToggleStyle {
    /// The type of the body, normally inferred.
    associatedtype Body: View
    /// The style's configuration.
    typealias Configuration = ToggleStyleConfiguration
    /// Makes a toggle.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The configuration of a toggle's style.
public struct ToggleStyleConfiguration {
    /// A toggle's label, its type hidden.
    public struct Label: View {
        let view: AnyView
        public var body: some View { view }
    }

    /// The toggle's label.
    public let label: Label
    /// Whether it is on.
    @Binding public var isOn: Bool
    /// Whether it represents several values that differ.
    public var isMixed: Bool

    init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
        self.label = label
        _isOn = isOn
        self.isMixed = isMixed
    }

    /// A binding to whether it is on.
    nonisolated var binding: Binding<Bool> { _isOn }
}

extension ToggleStyleConfiguration: ControlStyleConfiguration {
    nonisolated(unsafe) private static let usual = StyleSlot<Self>(DefaultToggleStyle()) {
        $0.makeBody(configuration: $1)
    }

    nonisolated(unsafe) private static let cells = MainActor.assumeIsolated {
        StyleSlot<Self>(CellToggleStyle()) { $0.makeBody(configuration: $1) }
    }

    package static func automaticStyle(on host: HostTraits.Kind) -> StyleSlot<Self> {
        host == .terminal ? cells : usual
    }
}

extension View {
    /// Sets the appearance and behavior of toggles.
    public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        nestedControlStyle(style) { (style: S, configuration: ToggleStyleConfiguration) in
            style.makeBody(configuration: configuration)
        }
    }
}
