import DisplayList

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

extension PrimitiveButtonStyleConfiguration: ControlStyleConfiguration {
    nonisolated(unsafe) private static let usual = MainActor.assumeIsolated { slot(AutomaticButtonLook()) }

    package static func automaticStyle(on host: HostTraits.Kind) -> StyleSlot<Self> { usual }

    /// A style of buttons, whose presses the engine follows.
    fileprivate nonisolated static func slot<S: ButtonStyle>(_ style: S) -> StyleSlot<Self> {
        StyleSlot(ConnectedStyle(style: style)) { PressableButton(style: $0, configuration: $1) }
    }

    /// A style of buttons that follows presses itself.
    nonisolated static func slot<S: PrimitiveButtonStyle>(primitive style: S) -> StyleSlot<Self> {
        StyleSlot(style) { $0.makeBody(configuration: $1) }
    }
}

extension View {
    /// Sets the look of buttons.
    public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        controlStyle(PrimitiveButtonStyleConfiguration.slot(style))
    }

    /// Sets the look and behaviour of buttons.
    public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        controlStyle(PrimitiveButtonStyleConfiguration.slot(primitive: style))
    }
}

/// A button whose look a style makes and whose press the engine follows.
struct PressableButton<S: ButtonStyle>: View {
    private let style: ConnectedStyle<S>
    private let configuration: PrimitiveButtonStyleConfiguration
    @State private var isPressed = false

    init(style: ConnectedStyle<S>, configuration: PrimitiveButtonStyleConfiguration) {
        self.style = style
        self.configuration = configuration
    }

    init(style: S, configuration: PrimitiveButtonStyleConfiguration) {
        self.init(style: ConnectedStyle(style: style), configuration: configuration)
    }

    var body: some View {
        style.style.makeBody(
            configuration: ButtonStyleConfiguration(
                role: configuration.role, label: .init(configuration.label.view), isPressed: isPressed)
        )
        .modifier(_PressModifier(action: configuration.action, pressedChanged: { isPressed = $0 }))
    }
}
