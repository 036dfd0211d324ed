import Foundation

/// The user's defaults of views whose `AppStorage` names none.
enum DefaultAppStorage: EnvironmentKey {
    static var defaultValue: UserDefaults? { nil }
    /// Whether any view has set them: until then no property looks for them.
    nonisolated(unsafe) static var isUsed = false
}

extension EnvironmentValues {
    /// The user's defaults that a view around sets for `AppStorage`; nil for the standard ones.
    var defaultAppStorage: UserDefaults? {
        get { self[DefaultAppStorage.self] }
        set {
            DefaultAppStorage.isUsed = true
            self[DefaultAppStorage.self] = newValue
        }
    }
}

extension View {
    /// Sets the user's defaults in which the view's `AppStorage` properties keep their values, where they name no others.
    public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View {
        environment(\.defaultAppStorage, store)
    }
}
