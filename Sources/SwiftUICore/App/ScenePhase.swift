/// Whether a scene is in use.
public enum ScenePhase: Comparable, Hashable, Sendable {
    /// The scene can't be seen.
    case background
    /// The scene can be seen, but something else has the keyboard.
    case inactive
    /// The scene is in use.
    case active
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
}
