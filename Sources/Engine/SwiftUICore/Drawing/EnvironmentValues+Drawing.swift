import Foundation

enum ColorSchemeKey: EnvironmentKey {
    static var defaultValue: ColorScheme { .light }
    static var _effect: _EnvironmentEffect { [.text, .paint] }
}

enum ColorSchemeContrastKey: EnvironmentKey {
    static var defaultValue: ColorSchemeContrast { .standard }
    static var _effect: _EnvironmentEffect { [.text, .paint] }
}

enum ForegroundStyleKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
    static var _effect: _EnvironmentEffect { [.text, .paint] }
}

enum BackgroundStyleKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
    static var _effect: _EnvironmentEffect { [.text, .paint] }
}

enum TintKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
    static var _effect: _EnvironmentEffect { [.text, .paint] }
}

enum AccentColorKey: EnvironmentKey {
    static var defaultValue: Color? { nil }
    static var _effect: _EnvironmentEffect { [.text, .paint] }
}

enum BackgroundMaterialKey: EnvironmentKey {
    static var defaultValue: Material? { nil }
    static var _effect: _EnvironmentEffect { [.text, .paint] }
}

enum DisplayScaleKey: EnvironmentKey {
    static var defaultValue: CGFloat { 1 }
    static var _effect: _EnvironmentEffect { [.paint, .layout] }
}

extension EnvironmentValues {
    /// Whether the interface is light or dark; light by default.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }

    /// The contrast between colors; standard by default.
    public var colorSchemeContrast: ColorSchemeContrast {
        _colorSchemeContrast
    }

    /// The settable form of ``colorSchemeContrast``, for hosts and tests.
    public var _colorSchemeContrast: ColorSchemeContrast {
        get { self[ColorSchemeContrastKey.self] }
        set { self[ColorSchemeContrastKey.self] = newValue }
    }

    /// The style of texts and shapes that name none; nil for the label colors.
    public var _foregroundStyle: AnyShapeStyle? {
        get { self[ForegroundStyleKey.self] }
        set { self[ForegroundStyleKey.self] = newValue }
    }

    /// The style of backgrounds; nil for the system's background.
    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundStyleKey.self] }
        set { self[BackgroundStyleKey.self] = newValue }
    }

    /// The style of controls and other accents; nil for the accent color.
    public var _tint: AnyShapeStyle? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }

    /// The accent color; nil for the color of the app's asset catalog, or the system's.
    public var _accentColor: Color? {
        get { self[AccentColorKey.self] }
        set { self[AccentColorKey.self] = newValue }
    }

    /// The material below the view; nil if there is none.
    public var backgroundMaterial: Material? {
        get { self[BackgroundMaterialKey.self] }
        set { self[BackgroundMaterialKey.self] = newValue }
    }

    /// Pixels per point; 1 by default.
    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue }
    }

    /// The size of a pixel in points.
    public var pixelLength: CGFloat { 1 / displayScale }
}
