/// How a picker shows its choices.
///
/// Follows Apple's [PickerStyle](https://developer.apple.com/documentation/swiftui/pickerstyle). As there, apps cannot
/// define their own.
public protocol PickerStyle {
    /// Which of the styles it is.
    var _kind: _PickerStyleKind { get }
}

/// The ways of showing choices.
public enum _PickerStyleKind: Hashable, Sendable {
    case automatic, inline, menu, navigationLink, palette, radioGroup, segmented, wheel
}

private enum PickerStyleKey: EnvironmentKey { static var defaultValue: _PickerStyleKind { .automatic } }

extension EnvironmentValues {
    /// The style of pickers.
    var pickerStyleKind: _PickerStyleKind {
        get { self[PickerStyleKey.self] }
        set { self[PickerStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets how pickers show their choices.
    public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        let kind = style._kind
        return environment(\.pickerStyleKind, kind).itemTrait(PickerStyleItemKey.self) { $0 = kind }
    }
}

/// The style that fits the place: a menu.
public struct DefaultPickerStyle: PickerStyle {
    /// Creates the style.
    public init() {}
    public var _kind: _PickerStyleKind { .automatic }
}

/// All choices one below the other, a tick at the chosen one.
public struct InlinePickerStyle: PickerStyle {
    /// Creates the style.
    public init() {}
    public var _kind: _PickerStyleKind { .inline }
}

/// A button that opens a menu of the choices.
public struct MenuPickerStyle: PickerStyle {
    /// Creates the style.
    public init() {}
    public var _kind: _PickerStyleKind { .menu }
}

/// A row that leads to the choices; on Linux these open as a menu.
public struct NavigationLinkPickerStyle: PickerStyle {
    /// Creates the style.
    public init() {}
    public var _kind: _PickerStyleKind { .navigationLink }
}

/// The choices side by side.
public struct PalettePickerStyle: PickerStyle {
    /// Creates the style.
    public init() {}
    public var _kind: _PickerStyleKind { .palette }
}

/// The choices one below the other, each with a round button.
public struct RadioGroupPickerStyle: PickerStyle {
    /// Creates the style.
    public init() {}
    public var _kind: _PickerStyleKind { .radioGroup }
}

/// The choices as equal parts of a bar.
public struct SegmentedPickerStyle: PickerStyle {
    /// Creates the style.
    public init() {}
    public var _kind: _PickerStyleKind { .segmented }
}

/// The choices in a column that scrolls.
public struct WheelPickerStyle: PickerStyle {
    /// Creates the style.
    public init() {}
    public var _kind: _PickerStyleKind { .wheel }
}

extension PickerStyle where Self == DefaultPickerStyle {
    /// The style that fits the place: a menu.
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
    /// All choices one below the other, a tick at the chosen one.
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
    /// A button that opens a menu of the choices.
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// A row that leads to the choices; on Linux these open as a menu.
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
    /// The choices side by side.
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
    /// The choices one below the other, each with a round button.
    public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
    /// The choices as equal parts of a bar.
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
    /// The choices in a column that scrolls.
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

private enum HorizontalRadioGroupKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether the choices of radio groups are beside each other.
    var radioGroupIsHorizontal: Bool {
        get { self[HorizontalRadioGroupKey.self] }
        set { self[HorizontalRadioGroupKey.self] = newValue }
    }
}

extension View {
    /// Places the choices of pickers in the style of a radio group beside each other.
    ///
    /// Follows Apple's
    /// [horizontalRadioGroupLayout()](https://developer.apple.com/documentation/swiftui/view/horizontalradiogrouplayout()).
    public nonisolated func horizontalRadioGroupLayout() -> some View { environment(\.radioGroupIsHorizontal, true) }
}
