import DisplayList
import Foundation

extension WindowDirector {
    /// The size in which a window opens by its scene's placement; nil for none.
    func placedSize(of window: OpenWindow, by placement: SceneSettings.Placement) -> CGSize? {
        let host = window.host
        let open = windows.filter { $0 !== window }.map {
            WindowProxy(id: entry(of: $0)?.id, phase: $0.host.isActive ? .active : .inactive)
        }
        let context = WindowPlacementContext(defaultDisplay: DisplayProxy(bounds: host.displayBounds), windows: open)
        let result = placement(WindowLayoutRoot(host: host), context)
        if result.hasPlace {
            RuntimeWarning.issue(
                "defaultWindowPlacement(_:) sets sizes of windows: the desktop decides on their places.")
        }
        return result.size(or: host.requestedSize ?? host.idealSize)
    }
}

/// Opens a window of the app in the place of the window that the view is in.
///
/// Follows Apple's [PushWindowAction](https://developer.apple.com/documentation/swiftui/pushwindowaction). The window that
/// the view is in is hidden, and comes back when the other is closed.
@MainActor @preconcurrency
public struct PushWindowAction {
    nonisolated(unsafe) weak var director: WindowDirector?
    nonisolated(unsafe) weak var window: OpenWindow?

    nonisolated init(_ director: WindowDirector?, _ window: OpenWindow?) {
        self.director = director
        self.window = window
    }

    /// Opens a window of the scene with an identifier.
    public func callAsFunction(id: String) { director?.open(id: id, value: nil, inPlaceOf: window) }

    /// Opens a window of the scene for values of the type.
    public func callAsFunction<D: Hashable & Codable>(value: D) {
        director?.open(id: nil, value: AnyHashable(value), inPlaceOf: window)
    }

    /// Opens a window of the scene with an identifier for a value.
    public func callAsFunction<D: Hashable & Codable>(id: String, value: D) {
        director?.open(id: id, value: AnyHashable(value), inPlaceOf: window)
    }
}

private enum PushWindowKey: EnvironmentKey {
    static var defaultValue: PushWindowAction { PushWindowAction(nil, nil) }
}

private enum OpenScenesKey: EnvironmentKey {
    static var defaultValue: [String: OpenScene] { [:] }
}

/// A scene with an identifier.
package struct OpenScene: Equatable {
    /// The title; nil for none.
    package var title: String?
    /// Whether a window of it is open.
    package var isOpen: Bool
}

extension EnvironmentValues {
    /// Opens a window of the app in the place of the window that the view is in.
    public var pushWindow: PushWindowAction {
        get { self[PushWindowKey.self] }
        set { self[PushWindowKey.self] = newValue }
    }

    /// The scenes that have an identifier.
    package var openScenes: [String: OpenScene] {
        get { self[OpenScenesKey.self] }
        set { self[OpenScenesKey.self] = newValue }
    }
}
