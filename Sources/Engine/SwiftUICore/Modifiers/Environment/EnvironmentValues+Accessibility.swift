private enum AccessibilityEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

/// The user's accessibility settings. This desktop reports motion, contrast, bold text and the size of text only; all
/// other settings have their defaults.
extension EnvironmentValues {
    /// Whether assistive technology is in use; false unless a view above sets it, since the desktop does not report it.
    public var accessibilityEnabled: Bool {
        get { self[AccessibilityEnabledKey.self] }
        set { self[AccessibilityEnabledKey.self] = newValue }
    }

    /// Whether shapes and words should replace colors alone; always false.
    public var accessibilityDifferentiateWithoutColor: Bool { false }

    /// Whether the display's colors are inverted; always false.
    public var accessibilityInvertColors: Bool { false }

    /// Whether transparency should be reduced; always false.
    public var accessibilityReduceTransparency: Bool { false }

    /// Whether lights that flash should be dimmed; always false.
    public var accessibilityDimFlashingLights: Bool { false }

    /// Whether moving pictures may move by themselves; always true.
    public var accessibilityPlayAnimatedImages: Bool { true }

    /// Whether buttons should have a visible shape; always false.
    public var accessibilityShowButtonShapes: Bool { false }

    /// Whether small items are shown in large size while they are held; always false.
    public var accessibilityLargeContentViewerEnabled: Bool { false }

    /// Whether a screen reader is in use; always false, since the desktop does not report it.
    public var accessibilityVoiceOverEnabled: Bool { false }

    /// Whether a switch steers the device; always false.
    public var accessibilitySwitchControlEnabled: Bool { false }

    /// Whether the system shows its simplified form; always false.
    public var accessibilityAssistiveAccessEnabled: Bool { false }
}
