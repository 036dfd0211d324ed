/// The look of buttons; how they are pressed is the engine's affair.
///
/// Follows Apple's [ButtonStyle](https://developer.apple.com/documentation/swiftui/buttonstyle).
@MainActor @preconcurrency
public protocol ButtonStyle {
    /// The type of the body, normally inferred.
    associatedtype Body: View
    /// What a style is given.
    typealias Configuration = ButtonStyleConfiguration
    /// Makes the look of a button.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a button's style is given.
public struct ButtonStyleConfiguration {
    /// A button's label, its type hidden.
    public struct Label: View {
        let view: AnyView
        init(_ view: AnyView) { self.view = view }
        public var body: some View { view }
    }

    /// What the button is for; nil for nothing in particular.
    public let role: ButtonRole?
    /// The label.
    public let label: Label
    /// Whether the button is pressed now.
    public let isPressed: Bool
}

/// The look and behaviour of buttons.
///
/// Follows Apple's [PrimitiveButtonStyle](https://developer.apple.com/documentation/swiftui/primitivebuttonstyle).
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    /// The type of the body, normally inferred.
    associatedtype Body: View
    /// What a style is given.
    typealias Configuration = PrimitiveButtonStyleConfiguration
    /// Makes a button.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What the style of a button with behaviour is given.
public struct PrimitiveButtonStyleConfiguration {
    /// A button's label, its type hidden.
    public struct Label: View {
        let view: AnyView
        init(_ view: AnyView) { self.view = view }
        public var body: some View { view }
    }

    /// What the button is for; nil for nothing in particular.
    public let role: ButtonRole?
    /// The label.
    public let label: Label
    let action: @MainActor () -> Void

    /// Does what the button does.
    @MainActor public func trigger() { action() }
}

/// A button style, its type hidden.
struct AnyButtonStyle {
    let make: @MainActor (PrimitiveButtonStyleConfiguration) -> AnyView

    @MainActor
    init<S: ButtonStyle>(_ style: S) {
        make = { AnyView(PressableButton(style: style, configuration: $0)) }
    }

    @MainActor
    init<S: PrimitiveButtonStyle>(primitive style: S) {
        make = { AnyView(style.makeBody(configuration: $0)) }
    }
}

private enum ButtonStyleKey: EnvironmentKey {
    static var defaultValue: AnyButtonStyle { MainActor.assumeIsolated { AnyButtonStyle(AutomaticButtonLook()) } }
}

extension EnvironmentValues {
    /// The style of buttons.
    var buttonStyle_: AnyButtonStyle {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the look of buttons.
    public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        modifier(ButtonStyleModifier(style: style))
    }

    /// Sets the look and behaviour of buttons.
    public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        modifier(PrimitiveButtonStyleModifier(style: style))
    }
}

private struct ButtonStyleModifier<S: ButtonStyle>: ViewModifier {
    let style: S
    func body(content: Content) -> some View { content.environment(\.buttonStyle_, AnyButtonStyle(style)) }
}

private struct PrimitiveButtonStyleModifier<S: PrimitiveButtonStyle>: ViewModifier {
    let style: S
    func body(content: Content) -> some View { content.environment(\.buttonStyle_, AnyButtonStyle(primitive: style)) }
}

/// A button whose look a style makes and whose press the engine follows.
struct PressableButton<S: ButtonStyle>: View {
    let style: S
    let configuration: PrimitiveButtonStyleConfiguration
    @State private var isPressed = false

    var body: some View {
        style.makeBody(
            configuration: ButtonStyleConfiguration(
                role: configuration.role, label: .init(configuration.label.view), isPressed: isPressed)
        )
        .modifier(_PressModifier(action: configuration.action, pressedChanged: { isPressed = $0 }))
    }
}
