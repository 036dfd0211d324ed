private enum IsInBarKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether the view stands in a bar, whose buttons and labels have looks of their own.
    package var isInBar: Bool {
        get { self[IsInBarKey.self] }
        set { self[IsInBarKey.self] = newValue }
    }

    /// Takes away the looks of a bar from what is presented from there.
    package mutating func leaveBar() {
        guard isInBar else { return }
        isInBar = false
        typealias Button = PrimitiveButtonStyleConfiguration
        self[styleFor: Button.self] = Button.slot(primitive: DefaultButtonStyle())
        self[styleFor: LabelStyleConfiguration.self] = nil
    }
}
