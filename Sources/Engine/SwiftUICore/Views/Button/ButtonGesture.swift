extension View {
    /// Makes the view a button without any appearance of its own.
    /// - Parameters:
    ///   - pressing: Called with true when a press begins, and with false when it ends.
    ///   - action: Called when a press ends within the view.
    public func _onButtonGesture(
        pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
    ) -> some View {
        Button(action: action) { self }.buttonStyle(PressReportingStyle(pressing: pressing))
    }
}

/// Shows a button's label as it is, and reports presses.
private struct PressReportingStyle: ButtonStyle {
    let pressing: ((Bool) -> Void)?

    func makeBody(configuration: Configuration) -> some View {
        configuration.label.onChange(of: configuration.isPressed) { _, isPressed in pressing?(isPressed) }
    }
}
