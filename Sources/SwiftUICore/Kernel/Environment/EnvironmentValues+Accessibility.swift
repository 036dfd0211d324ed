private enum AccessibilityEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

/// What the user asked of the system for their eyes, ears and hands. This desktop tells of motion, contrast, bold text and
/// the size of text only; all other wishes have the value that they have where nobody asked.
extension EnvironmentValues {
    /// Whether assistive technology is in use; false unless a view above sets it, for nobody tells an app here.
    public var accessibilityEnabled: Bool {
        get { self[AccessibilityEnabledKey.self] }
        set { self[AccessibilityEnabledKey.self] = newValue }
    }

    /// Whether shapes and words should tell what colours alone told; always false.
    public var accessibilityDifferentiateWithoutColor: Bool { false }

    /// Whether the display's colours are inverted; always false.
    public var accessibilityInvertColors: Bool { false }

    /// Whether things should not shine through others; always false.
    public var accessibilityReduceTransparency: Bool { false }

    /// Whether lights that flash should be dimmed; always false.
    public var accessibilityDimFlashingLights: Bool { false }

    /// Whether moving pictures may move by themselves; always true.
    public var accessibilityPlayAnimatedImages: Bool { true }

    /// Whether buttons should have a visible shape; always false.
    public var accessibilityShowButtonShapes: Bool { false }

    /// Whether what is too small to read is shown large while it is held; always false.
    public var accessibilityLargeContentViewerEnabled: Bool { false }

    /// Whether the screen is read aloud; always false, for the desktop does not tell who reads.
    public var accessibilityVoiceOverEnabled: Bool { false }

    /// Whether a switch steers the device; always false.
    public var accessibilitySwitchControlEnabled: Bool { false }

    /// Whether the system shows its simplified form; always false.
    public var accessibilityAssistiveAccessEnabled: Bool { false }
}
