import DisplayList
import Foundation

/// The appearance of menus.
///
/// Follows Apple's [MenuStyle](https://developer.apple.com/documentation/swiftui/menustyle).
@MainActor @preconcurrency
public protocol MenuStyle {
    /// The type of the body, normally inferred.
    associatedtype Body: View
    /// The style's configuration.
    typealias Configuration = MenuStyleConfiguration
    /// Makes a menu.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The configuration of a menu's style.
public struct MenuStyleConfiguration {
    /// A menu's label, its type hidden.
    public struct Label: View {
        let view: AnyView
        public var body: some View { view }
    }

    /// A menu's list, its type hidden.
    public struct Content: View {
        let view: AnyView
        public var body: some View { view }
    }

    let label: Label
    let content: Content
    let primaryAction: (() -> Void)?
}

extension MenuStyleConfiguration: ControlStyleConfiguration {
    nonisolated(unsafe) private static let usual = StyleSlot<Self>(DefaultMenuStyle()) {
        $0.makeBody(configuration: $1)
    }

    package static func automaticStyle(on host: HostTraits.Kind) -> StyleSlot<Self> { usual }
}

extension View {
    /// Sets the appearance of menus.
    public nonisolated func menuStyle<S: MenuStyle>(_ style: S) -> some View {
        nestedControlStyle(style) { $0.makeBody(configuration: $1 as MenuStyleConfiguration) }
    }
}

/// The style that fits the place: the label as a button.
public struct DefaultMenuStyle: MenuStyle {
    /// Creates the style.
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { MenuButton(configuration: configuration) }
}

/// The label as a button in the style of buttons.
public struct ButtonMenuStyle: MenuStyle {
    /// Creates the style.
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { MenuButton(configuration: configuration) }
}

/// The label as a button without a frame.
public struct BorderlessButtonMenuStyle: MenuStyle {
    private var indicator = Visibility.automatic
    /// Creates the style.
    public nonisolated init() {}
    /// Creates the style, with an arrow or without.
    public nonisolated init(showsMenuIndicator: Bool) { indicator = showsMenuIndicator ? .visible : .hidden }
    public func makeBody(configuration: Configuration) -> some View {
        MenuButton(configuration: configuration).buttonStyle(.borderless).menuIndicator(indicator)
    }
}

extension MenuStyle where Self == DefaultMenuStyle {
    /// The style that fits the place.
    public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
    /// The label as a button in the style of buttons.
    public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
    /// The label as a button without a frame.
    public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

/// A button that opens the list.
struct MenuButton: View {
    let configuration: MenuStyleConfiguration
    @State fileprivate var isOpen = false
    @State private var frame = CGRect.zero
    @Environment(\.menuIndicatorVisibility) private var indicator
    @Environment(\.hasMacControls) private var isMac
    @Environment(\.isInMenu) private var isInMenu

    var body: some View {
        Button {
            if let action = configuration.primaryAction { action() } else { isOpen = true }
        } label: {
            if showsIndicator {
                HStack(spacing: 5) {
                    configuration.label
                    MenuIndicator()
                }
            } else {
                configuration.label
            }
        }
        .environment(\.confinesPresses, true)
        .noteFrame($frame)
        .responder { $0.key = key }
        .modifier(
            MenuLongPress(isEnabled: configuration.primaryAction != nil) { isOpen = true }
        )
        .modifier(
            PresentedOverlay(isPresented: isOpen) {
                FloatingPanel(
                    anchor: frame, close: { isOpen = false }, isMenu: true,
                    panel: MenuPanel(content: configuration.content)
                )
                .environment(\.closeMenu, { isOpen = false })
            })
    }
}

extension MenuButton {
    /// Whether an arrow says that the button opens a menu: on the Mac.
    private var showsIndicator: Bool { isMac && !isInMenu && indicator != .hidden }

    /// The arrows open the list, too.
    fileprivate func key(_ event: KeyEvent) -> Bool {
        guard event.key == .down || event.key == .up, event.modifiers.isEmpty else { return false }
        if event.phase == .down { isOpen = true }
        return true
    }
}

/// The arrow of a button that opens a menu.
private struct MenuIndicator: View {
    @ScaledMetric private var textScale: CGFloat = 1

    var body: some View {
        Chevron().stroke(style: StrokeStyle(lineWidth: 1.5 * textScale, lineCap: .round, lineJoin: .round))
            .frame(width: 3 * textScale, height: 6 * textScale)
            .rotationEffect(.degrees(90))
            .frame(width: 6 * textScale)
            .accessibilityHidden(true)
    }
}

private struct MenuLongPress: ViewModifier {
    let isEnabled: Bool
    let action: () -> Void
    func body(content: Content) -> some View {
        content.gesture(LongPressGesture().onEnded { _ in action() }, isEnabled: isEnabled)
    }
}
