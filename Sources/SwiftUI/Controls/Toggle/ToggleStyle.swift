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

/// A toggle style, its type hidden.
struct AnyToggleStyle {
    let make: @MainActor (ToggleStyleConfiguration) -> AnyView

    @MainActor
    init<S: ToggleStyle>(_ style: S) {
        make = { AnyView(style.makeBody(configuration: $0)) }
    }
}

private enum ToggleStyleKey: EnvironmentKey {
    static var defaultValue: AnyToggleStyle { MainActor.assumeIsolated { AnyToggleStyle(DefaultToggleStyle()) } }
}

extension EnvironmentValues {
    /// The style of toggles.
    var toggleStyle: AnyToggleStyle {
        get { self[ToggleStyleKey.self] }
        set { self[ToggleStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the look and behaviour of toggles.
    public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        modifier(ToggleStyleModifier(style: style))
    }
}

private struct ToggleStyleModifier<S: ToggleStyle>: ViewModifier {
    let style: S
    func body(content: Content) -> some View { content.environment(\.toggleStyle, AnyToggleStyle(style)) }
}
