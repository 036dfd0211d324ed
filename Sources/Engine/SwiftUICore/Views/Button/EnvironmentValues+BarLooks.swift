private enum IsInBarKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
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
