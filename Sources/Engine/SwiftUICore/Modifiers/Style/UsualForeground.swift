private enum TintsRowIconsKey: EnvironmentKey { static var defaultValue: Bool { false } }

enum UsualForegroundKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
    /// The foreground style that a place such as a section's header gives to texts; nil if there is none.
    var usualForegroundStyle: AnyShapeStyle? {
        get { self[UsualForegroundKey.self] }
        set { self[UsualForegroundKey.self] = newValue }
    }

    /// Whether the icons of labels in rows have the tint, although their titles have the usual style.
    var tintsRowIcons: Bool {
        get { self[TintsRowIconsKey.self] }
        set { self[TintsRowIconsKey.self] = newValue }
    }

    /// The foreground style that a modifier around chose; nil where texts have the usual one of their place.
    ///
    /// Buttons have it instead of the tint.
    var chosenForegroundStyle: AnyShapeStyle? {
        guard let style = _foregroundStyle else { return nil }
        if let usual = usualForegroundStyle, usual.isSame(as: style) { return nil }
        return style
    }
}

extension View {
    /// Draws texts below in the default style of their place, unless a modifier around chose one; buttons keep the
    /// tint.
    public nonisolated func _usualForeground<S: ShapeStyle>(_ style: S) -> some View {
        modifier(UsualForegroundModifier(style: AnyShapeStyle(style)))
    }

    /// Draws texts below in the primary color, unless a modifier around chose a style; icons of rows' labels keep the tint.
    /// - Parameter isEmphasized: Whether the row has the tint behind it: texts and icons are white then.
    package nonisolated func _rowForeground(isEmphasized: Bool = false) -> some View {
        modifier(
            UsualForegroundModifier(
                style: AnyShapeStyle(isEmphasized ? Color.white : Color.primary), tintsIcons: !isEmphasized))
    }
}

private struct UsualForegroundModifier: ViewModifier {
    let style: AnyShapeStyle
    var tintsIcons = false
    @Environment(\.chosenForegroundStyle) private var chosen

    func body(content: Content) -> some View {
        content
            .environment(\._foregroundStyle, chosen ?? style)
            .environment(\.usualForegroundStyle, chosen == nil ? style : nil)
            .environment(\.tintsRowIcons, tintsIcons && chosen == nil)
    }
}
