/// A drag that moves the window that the view is in.
///
/// Follows Apple's [WindowDragGesture](https://developer.apple.com/documentation/swiftui/windowdraggesture). From the first
/// movement on the desktop leads the window; front ends whose windows can't be moved ignore the gesture.
public struct WindowDragGesture: Gesture {
    /// Whether the window is being moved.
    public struct Value: Hashable, Sendable {}

    /// Creates the gesture.
    public init() {}

    public var body: some Gesture<Value> {
        DragGesture(minimumDistance: 3)
            .onChanged { _ in WindowMove.begin() }
            .map { _ in Value() }
    }
}

/// Hands a press over to the desktop, which moves the window from then on.
private enum WindowMove {
    static func begin() {
        // The desktop takes the press, which ends the gesture: this is asked once.
        MainActor.assumeIsolated { ViewHost.current?.beginMove?() }
    }
}

extension Scene {
    /// Sets whether windows are moved by the background of their content; by default they are not.
    ///
    /// Follows Apple's
    /// [windowBackgroundDragBehavior(_:)](https://developer.apple.com/documentation/swiftui/scene/windowbackgrounddragbehavior(_:)).
    public nonisolated func windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior) -> some Scene {
        _ModifiedScene(content: self) { $0.isMovedByBackground = behavior == .enabled }
    }
}
