import DisplayList

/// The appearance of buttons; presses are handled by the engine.
///
/// Follows Apple's [ButtonStyle](https://developer.apple.com/documentation/swiftui/buttonstyle).
@MainActor @preconcurrency
public protocol ButtonStyle {
    /// The type of the body, normally inferred.
    associatedtype Body: View
    /// The style's configuration.
    typealias Configuration = ButtonStyleConfiguration
    /// Makes a button's appearance.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The configuration of a button's style.
public struct ButtonStyleConfiguration {
    /// A button's label, its type hidden.
    public struct Label: View {
        let view: AnyView
        init(_ view: AnyView) { self.view = view }
        public var body: some View { view }
    }

    /// The purpose of the button; nil for none in particular.
    public let role: ButtonRole?
    /// The label.
    public let label: Label
    /// Whether the button is pressed now.
    public let isPressed: Bool
}

/// The appearance and behavior of buttons.
///
/// Follows Apple's [PrimitiveButtonStyle](https://developer.apple.com/documentation/swiftui/primitivebuttonstyle).
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    /// The type of the body, normally inferred.
    associatedtype Body: View
    /// The style's configuration.
    typealias Configuration = PrimitiveButtonStyleConfiguration
    /// Makes a button.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The configuration of a style of buttons with behavior.
public struct PrimitiveButtonStyleConfiguration {
    /// A button's label, its type hidden.
    public struct Label: View {
        let view: AnyView
        init(_ view: AnyView) { self.view = view }
        public var body: some View { view }
    }

    /// The purpose of the button; nil for none in particular.
    public let role: ButtonRole?
    /// The label.
    public let label: Label
    let action: @MainActor () -> Void

    /// Performs the button's action.
    @MainActor public func trigger() { action() }
}

extension PrimitiveButtonStyleConfiguration: ControlStyleConfiguration {
    nonisolated(unsafe) private static let usual = MainActor.assumeIsolated {
        StyleSlot<Self>(ConnectedStyle(style: AutomaticButtonLook())) {
            PressableButton(style: $0, configuration: $1, reach: .row)
        }
    }

    nonisolated(unsafe) private static let onMac = slot(primitive: DefaultButtonStyle())

    package static func automaticStyle(on host: HostTraits.Kind) -> StyleSlot<Self> {
        DeviceFamily.isMac && host != .terminal ? onMac : usual
    }

    /// A style of buttons, whose presses the engine follows.
    private nonisolated static func slot<S: ButtonStyle>(_ style: S) -> StyleSlot<Self> {
        StyleSlot(ConnectedStyle(style: style)) { PressableButton(style: $0, configuration: $1) }
    }

    /// A style of buttons that follows presses itself.
    nonisolated static func slot<S: PrimitiveButtonStyle>(primitive style: S) -> StyleSlot<Self> {
        StyleSlot(style) { $0.makeBody(configuration: $1) }
    }
}

extension View {
    /// Sets the appearance of buttons.
    public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        nestedControlStyle(ConnectedStyle(style: style)) {
            (style: ConnectedStyle<S>, configuration: PrimitiveButtonStyleConfiguration) in
            PressableButton(style: style, configuration: configuration)
        }
    }

    /// Sets the appearance and behavior of buttons.
    public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        nestedControlStyle(style) { (style: S, configuration: PrimitiveButtonStyleConfiguration) in
            style.makeBody(configuration: configuration)
        }
    }
}

/// A button whose appearance is made by a style and whose press is handled by the engine.
struct PressableButton<S: ButtonStyle>: View {
    private let style: ConnectedStyle<S>
    private let configuration: PrimitiveButtonStyleConfiguration
    private let reach: PressReach
    @State private var isPressed = false

    init(
        style: ConnectedStyle<S>, configuration: PrimitiveButtonStyleConfiguration, reach: PressReach = .drawing
    ) {
        self.style = style
        self.configuration = configuration
        self.reach = reach
    }

    init(style: S, configuration: PrimitiveButtonStyleConfiguration, reach: PressReach = .drawing) {
        self.init(style: ConnectedStyle(style: style), configuration: configuration, reach: reach)
    }

    var body: some View {
        style.style.makeBody(
            configuration: ButtonStyleConfiguration(
                role: configuration.role, label: .init(configuration.label.view), isPressed: isPressed)
        )
        .modifier(_PressModifier(action: configuration.action, reach: reach, pressedChanged: { isPressed = $0 }))
    }
}
