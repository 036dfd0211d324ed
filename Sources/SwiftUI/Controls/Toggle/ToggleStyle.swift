import DisplayList

/// The look and behaviour of toggles.
///
/// Follows Apple's [ToggleStyle](https://developer.apple.com/documentation/swiftui/togglestyle).
@MainActor @preconcurrency
public protocol ToggleStyle {
    /// The type of the body, normally inferred.
    associatedtype Body: View
    /// What a style is given.
    typealias Configuration = ToggleStyleConfiguration
    /// Makes a toggle.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a toggle's style is given.
public struct ToggleStyleConfiguration {
    /// A toggle's label, its type hidden.
    public struct Label: View {
        let view: AnyView
        public var body: some View { view }
    }

    /// What the toggle does.
    public let label: Label
    /// Whether it is on.
    @Binding public var isOn: Bool
    /// Whether it stands for several values that differ.
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

    package static func automaticStyle(on host: HostTraits.Kind) -> StyleSlot<Self> { usual }
}

extension View {
    /// Sets the look and behaviour of toggles.
    public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        controlStyle(StyleSlot<ToggleStyleConfiguration>(style) { $0.makeBody(configuration: $1) })
    }
}
