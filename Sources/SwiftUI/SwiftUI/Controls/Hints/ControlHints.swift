import Foundation

// Hints for controls that have only one form here. The modifiers compile, warn once, and are listed in CompatibilityGaps.md.

/// Whether buttons repeat their action while they are held.
///
/// Follows Apple's [ButtonRepeatBehavior](https://developer.apple.com/documentation/swiftui/buttonrepeatbehavior).
public struct ButtonRepeatBehavior: Hashable, Sendable {
    private let kind: UInt8
    /// As the system has it.
    public static let automatic = ButtonRepeatBehavior(kind: 0)
    /// They do.
    public static let enabled = ButtonRepeatBehavior(kind: 1)
    /// They don't.
    public static let disabled = ButtonRepeatBehavior(kind: 2)
}

/// Whether something that is dragged over a control for a while presses it.
///
/// Follows Apple's [SpringLoadingBehavior](https://developer.apple.com/documentation/swiftui/springloadingbehavior).
public struct SpringLoadingBehavior: Hashable, Sendable {
    private let kind: UInt8
    /// As the system has it.
    public static let automatic = SpringLoadingBehavior(kind: 0)
    /// It does.
    public static let enabled = SpringLoadingBehavior(kind: 1)
    /// It doesn't.
    public static let disabled = SpringLoadingBehavior(kind: 2)
}

/// Whether a menu closes when one of its items is chosen.
///
/// Follows Apple's
/// [MenuActionDismissBehavior](https://developer.apple.com/documentation/swiftui/menuactiondismissbehavior).
public struct MenuActionDismissBehavior: Hashable, Sendable {
    private let kind: UInt8
    /// As the system has it.
    public static let automatic = MenuActionDismissBehavior(kind: 0)
    /// It does.
    public static let enabled = MenuActionDismissBehavior(kind: 1)
    /// It stays open.
    public static let disabled = MenuActionDismissBehavior(kind: 2)
}

/// How the chosen items of a palette are marked.
///
/// Follows Apple's [PaletteSelectionEffect](https://developer.apple.com/documentation/swiftui/paletteselectioneffect).
public struct PaletteSelectionEffect: Hashable, Sendable {
    private let variant: SymbolVariants?
    private let isCustom: Bool
    /// As the system has it.
    public static let automatic = PaletteSelectionEffect(variant: nil, isCustom: false)
    /// An effect that the items themselves show.
    public static let custom = PaletteSelectionEffect(variant: nil, isCustom: true)
    /// By another form of their symbols.
    public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
        PaletteSelectionEffect(variant: variant, isCustom: false)
    }
}

extension View {
    /// Without effect: buttons do their action once for a press.
    public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
        withoutEffect("buttonRepeatBehavior(.enabled)", where: behavior == .enabled)
            .environment(\.buttonRepeatBehavior, behavior)
    }

    /// Without effect: dragging an item over a control does not press it.
    public nonisolated func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
        withoutEffect("springLoadingBehavior(.enabled)", where: behavior == .enabled)
            .environment(\.springLoadingBehavior, behavior)
    }

    /// Without effect: menus close when an item is chosen.
    public nonisolated func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
        withoutEffect("menuActionDismissBehavior(.disabled)", where: behavior == .disabled)
    }

    /// Without effect: the chosen items of a palette have one mark.
    public nonisolated func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
        withoutEffect("paletteSelectionEffect(_:)", where: effect != .automatic)
    }

    /// Without effect: nothing lights up under a pointer here.
    public nonisolated func defaultHoverEffect(_ effect: HoverEffect?) -> some View {
        withoutEffect("defaultHoverEffect(_:)", where: effect != nil)
    }

    /// Without effect: pictures are shown in the standard range of brightness.
    public nonisolated func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
        withoutEffect("allowedDynamicRange(_:)", where: range != nil && range != .standard)
            .environment(\.allowedDynamicRange, range)
    }

    /// Without effect: there are no widgets, whose content could be out of date.
    public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View {
        withoutEffect("invalidatableContent(_:)", where: invalidatable)
    }

    /// Without effect: the user's actions are not tracked.
    public nonisolated func interactionActivityTrackingTag(_ tag: String) -> some View {
        withoutEffect("interactionActivityTrackingTag(_:)")
    }
}

extension Image {
    /// The brightness that a picture may use.
    ///
    /// Follows Apple's [Image.DynamicRange](https://developer.apple.com/documentation/swiftui/image/dynamicrange).
    public struct DynamicRange: Hashable, Sendable {
        private let level: UInt8
        /// The standard range.
        public static let standard = DynamicRange(level: 0)
        /// Somewhat more than the standard range.
        public static let constrainedHigh = DynamicRange(level: 1)
        /// All that the display has.
        public static let high = DynamicRange(level: 2)
    }

    /// Without effect: pictures are shown in the standard range of brightness.
    public func allowedDynamicRange(_ range: DynamicRange?) -> Image {
        if let range, range != .standard {
            RuntimeWarning.issue("allowedDynamicRange(_:) has no effect here: see CompatibilityGaps.md.")
        }
        return self
    }
}
