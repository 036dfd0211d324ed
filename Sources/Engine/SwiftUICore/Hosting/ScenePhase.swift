import DisplayList

/// Whether a scene is in use.
///
/// Follows Apple's [ScenePhase](https://developer.apple.com/documentation/swiftui/scenephase). A window is active while
/// it has the keyboard, inactive while another has it, and in the background while it is minimized. An app's own body
/// reads the phase of the whole app: active while any of its windows is.
public enum ScenePhase: Comparable, Hashable, Sendable {
    /// The scene is not visible.
    case background
    /// The scene is visible, but another has the focus.
    case inactive
    /// The scene is in use.
    case active

    /// The phase of a window in a state that the desktop reports.
    init(_ traits: HostTraits) { self = !traits.isVisible ? .background : traits.isActive ? .active : .inactive }

    init(_ phase: AppPhase) {
        switch phase {
        case .active: self = .active
        case .inactive: self = .inactive
        case .background, .ended: self = .background
        }
    }
}

/// Whether a window's controls should appear active.
///
/// Follows Apple's [ControlActiveState](https://developer.apple.com/documentation/swiftui/controlactivestate).
public enum ControlActiveState: CaseIterable, Hashable, Sendable {
    /// The window has the keyboard.
    case key
    /// The app is in use.
    case active
    /// The app is not in use.
    case inactive
}

private enum ScenePhaseKey: EnvironmentKey {
    static var defaultValue: ScenePhase { .active }
}

extension EnvironmentValues {
    /// Whether the scene is in use.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }

    /// Whether the window's controls should appear active.
    public var controlActiveState: ControlActiveState {
        get { scenePhase == .active ? .key : .inactive }
        set { scenePhase = newValue == .inactive ? .inactive : .active }
    }

    /// Whether the window should appear active.
    public var appearsActive: Bool {
        get { scenePhase == .active }
        set { scenePhase = newValue ? .active : .inactive }
    }
}
