import Foundation

/// Opens windows of the app.
///
/// Follows Apple's [OpenWindowAction](https://developer.apple.com/documentation/swiftui/openwindowaction).
@MainActor @preconcurrency
public struct OpenWindowAction {
    nonisolated(unsafe) weak var director: WindowDirector?

    nonisolated init(_ director: WindowDirector?) { self.director = director }

    /// The documents of the app's scenes, in the order of the scenes.
    package var documentScenes: [DocumentScene] { director?.documentScenes ?? [] }

    /// Opens a window of the scene whose documents have a type; returns whether there is one.
    package func openDocument(of type: Any.Type) -> Bool { director?.openDocument(of: type) ?? false }

    /// Opens a window of the scene with an identifier; one that there is only once comes to the front.
    public func callAsFunction(id: String) { director?.open(id: id, value: nil) }

    /// Opens a window of the scene for values of the type; one that shows the value comes to the front.
    public func callAsFunction<D: Hashable & Codable>(value: D) { director?.open(id: nil, value: AnyHashable(value)) }

    /// Opens a window of the scene with an identifier for a value; one that shows the value comes to the front.
    public func callAsFunction<D: Hashable & Codable>(id: String, value: D) {
        director?.open(id: id, value: AnyHashable(value))
    }
}

/// Closes windows of the app.
///
/// Follows Apple's [DismissWindowAction](https://developer.apple.com/documentation/swiftui/dismisswindowaction).
@MainActor @preconcurrency
public struct DismissWindowAction {
    nonisolated(unsafe) weak var director: WindowDirector?
    nonisolated(unsafe) weak var window: OpenWindow?

    nonisolated init(_ director: WindowDirector?, _ window: OpenWindow?) {
        self.director = director
        self.window = window
    }

    /// Closes the window that the view is in.
    public func callAsFunction() { if let window { director?.close(window) } }

    /// Closes the windows of the scene with an identifier.
    public func callAsFunction(id: String) { director?.dismiss(id: id, value: nil) }

    /// Closes the windows that show a value.
    public func callAsFunction<D: Hashable & Codable>(value: D) {
        director?.dismiss(id: nil, value: AnyHashable(value))
    }

    /// Closes the windows of the scene with an identifier that show a value.
    public func callAsFunction<D: Hashable & Codable>(id: String, value: D) {
        director?.dismiss(id: id, value: AnyHashable(value))
    }
}

/// Opens the app's settings.
///
/// Follows Apple's [OpenSettingsAction](https://developer.apple.com/documentation/swiftui/opensettingsaction).
@MainActor @preconcurrency
public struct OpenSettingsAction {
    nonisolated(unsafe) weak var director: WindowDirector?

    nonisolated init(_ director: WindowDirector?) { self.director = director }

    /// Opens the window of the settings, or brings it to the front.
    public func callAsFunction() { director?.openSettings() }
}

private enum OpenWindowKey: EnvironmentKey {
    static var defaultValue: OpenWindowAction { OpenWindowAction(nil) }
}

private enum DismissWindowKey: EnvironmentKey {
    static var defaultValue: DismissWindowAction { DismissWindowAction(nil, nil) }
}

private enum OpenSettingsKey: EnvironmentKey {
    static var defaultValue: OpenSettingsAction { OpenSettingsAction(nil) }
}

extension EnvironmentValues {
    /// Opens windows of the app.
    public var openWindow: OpenWindowAction {
        get { self[OpenWindowKey.self] }
        set { self[OpenWindowKey.self] = newValue }
    }

    /// Closes windows of the app.
    public var dismissWindow: DismissWindowAction {
        get { self[DismissWindowKey.self] }
        set { self[DismissWindowKey.self] = newValue }
    }

    /// Opens the app's settings.
    public var openSettings: OpenSettingsAction {
        get { self[OpenSettingsKey.self] }
        set { self[OpenSettingsKey.self] = newValue }
    }

    /// Whether the app can have several windows: true in an app, false in a picture or a test of a view.
    public var supportsMultipleWindows: Bool { self[OpenWindowKey.self].director != nil }

    /// Closes the window that the view is in, unless it is the only one, with which the app would end; nil where the
    /// view is in no window.
    package var closeOwnWindow: (@MainActor () -> Void)? {
        let action = dismissWindow
        guard action.window != nil else { return nil }
        return { @MainActor in
            if action.director?.windows.count ?? 0 > 1 { action() }
        }
    }
}
