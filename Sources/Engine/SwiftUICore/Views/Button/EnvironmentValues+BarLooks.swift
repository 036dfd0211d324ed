private enum IsInBarKey: EnvironmentKey { static var defaultValue: Bool { false } }

private enum FramelessControlsKey: EnvironmentKey { static var defaultValue: Bool { false } }

private enum DefaultActionKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether buttons and fields without a style have no frame in apps for the Mac either: in links, say.
    package var hasFramelessControls: Bool {
        get { self[FramelessControlsKey.self] }
        set { self[FramelessControlsKey.self] = newValue }
    }

    /// Whether Return presses the button: the Mac fills it with the accent color.
    package var isDefaultAction: Bool {
        get { self[DefaultActionKey.self] }
        set { self[DefaultActionKey.self] = newValue }
    }

    /// Whether the view is in a bar, whose buttons and labels have their own appearance.
    package var isInBar: Bool {
        get { self[IsInBarKey.self] }
        set { self[IsInBarKey.self] = newValue }
    }

    /// Removes the appearance of bars from views presented from there.
    package mutating func leaveBar() {
        guard isInBar else { return }
        isInBar = false
        imageScale = .medium
        typealias Button = PrimitiveButtonStyleConfiguration
        self[styleFor: Button.self] = Button.slot(primitive: DefaultButtonStyle())
        self[styleFor: LabelStyleConfiguration.self] = nil
    }
}
