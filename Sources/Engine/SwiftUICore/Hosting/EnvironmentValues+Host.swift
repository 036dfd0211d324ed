import DisplayList
import Foundation

extension EnvironmentValues {
    /// Sets the values that follow the desktop.
    mutating func setHostTraits(_ traits: HostTraits) {
        colorScheme = traits.isDark ? .dark : .light
        _colorSchemeContrast = traits.increasesContrast ? .increased : .standard
        displayScale = traits.displayScale
        _fontScale = traits.fontScale > 0 ? traits.fontScale : 1
        if let identifier = traits.localeIdentifier { locale = Locale(identifier: identifier) }
        accessibilityReduceMotion = traits.reducesMotion
        scenePhase = ScenePhase(traits)
        hostKind = traits.kind
        movesPages = traits.movesPages && !traits.reducesMotion
    }
}

private enum HostServicesKey: EnvironmentKey {
    static var defaultValue: (any HostServices)? { nil }
}

extension EnvironmentValues {
    /// Further services of the front end that shows the view; nil for none.
    package var hostServices: (any HostServices)? {
        get { self[HostServicesKey.self] }
        set { self[HostServicesKey.self] = newValue }
    }
}

private enum ReduceMotionKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether the desktop asks for reduced motion.
    public var accessibilityReduceMotion: Bool {
        get { self[ReduceMotionKey.self] }
        set { self[ReduceMotionKey.self] = newValue }
    }
}

private enum MovesPagesKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether pages of stacks, sheets and dialogs move into their places.
    package internal(set) var movesPages: Bool {
        get { self[MovesPagesKey.self] }
        set { self[MovesPagesKey.self] = newValue }
    }
}
