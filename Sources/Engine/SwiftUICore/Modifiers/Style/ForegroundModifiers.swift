extension View {
    /// Draws texts and shapes below that don't specify a style in the given one.
    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modifier(_EnvironmentWritingModifier(ForegroundStyleKey.self, AnyShapeStyle(style)))
    }

    /// Draws texts and shapes below in two styles: for primary, and for less important content.
    public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
        _ primary: S1, _ secondary: S2
    ) -> some View {
        foregroundStyle(_LevelledStyle<S1, S2, S2>(primary, secondary, nil))
    }

    /// Draws texts and shapes below in three styles: for primary, secondary, and still less important content.
    public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        foregroundStyle(_LevelledStyle<S1, S2, S3>(primary, secondary, tertiary))
    }

    /// Draws texts and shapes below in a color; nil for the usual one.
    public nonisolated func foregroundColor(_ color: Color?) -> some View {
        modifier(_EnvironmentWritingModifier(ForegroundStyleKey.self, color.map { AnyShapeStyle($0) }))
    }

    /// Fills backgrounds below that don't specify a style with the given one.
    public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modifier(_EnvironmentWritingModifier(BackgroundStyleKey.self, AnyShapeStyle(style)))
    }

    /// Draws controls below, and whatever else is tinted, in a style.
    public nonisolated func tint<S: ShapeStyle>(_ tint: S) -> some View {
        modifier(_EnvironmentWritingModifier(TintKey.self, AnyShapeStyle(tint)))
    }

    /// Draws controls below, and whatever else is tinted, in a color; nil for the accent color.
    public nonisolated func tint(_ tint: Color?) -> some View {
        modifier(_EnvironmentWritingModifier(TintKey.self, tint.map { AnyShapeStyle($0) }))
    }

    /// Sets the accent color of views below; nil for the app's.
    public nonisolated func accentColor(_ accentColor: Color?) -> some View {
        modifier(_EnvironmentWritingModifier(AccentColorKey.self, accentColor))
    }
}
