import Foundation

extension View {
    /// Attaches a gesture with a lower precedence than the gestures of subviews (GE1).
    public nonisolated func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(_GestureModifier(gesture: gesture, priority: .normal, mask: mask, isEnabled: true))
    }

    /// Attaches a gesture that can be disabled.
    public nonisolated func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        modifier(_GestureModifier(gesture: gesture, priority: .normal, mask: .all, isEnabled: isEnabled))
    }

    /// Attaches a gesture with a name, which nothing refers to here, and that can be disabled.
    public nonisolated func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
        self.gesture(gesture, isEnabled: isEnabled)
    }

    /// Attaches a gesture with a name, which nothing refers to here, that takes precedence over subviews and can be disabled.
    public nonisolated func highPriorityGesture<T: Gesture>(
        _ gesture: T, name: String, isEnabled: Bool = true
    ) -> some View { highPriorityGesture(gesture, isEnabled: isEnabled) }

    /// Attaches a gesture with a name, which nothing refers to here, that proceeds simultaneously with others and can be
    /// disabled.
    public nonisolated func simultaneousGesture<T: Gesture>(
        _ gesture: T, name: String, isEnabled: Bool = true
    ) -> some View { simultaneousGesture(gesture, isEnabled: isEnabled) }

    /// Attaches a gesture that takes precedence over the gestures of subviews (GE1).
    public nonisolated func highPriorityGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View {
        modifier(_GestureModifier(gesture: gesture, priority: .high, mask: mask, isEnabled: true))
    }

    /// Attaches a gesture that takes precedence over the gestures of subviews and can be disabled.
    public nonisolated func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        modifier(_GestureModifier(gesture: gesture, priority: .high, mask: .all, isEnabled: isEnabled))
    }

    /// Attaches a gesture that proceeds simultaneously with others and can be disabled.
    public nonisolated func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        modifier(_GestureModifier(gesture: gesture, priority: .simultaneous, mask: .all, isEnabled: isEnabled))
    }

    /// Attaches a gesture that proceeds simultaneously with others (GE1).
    public nonisolated func simultaneousGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View {
        modifier(_GestureModifier(gesture: gesture, priority: .simultaneous, mask: mask, isEnabled: true))
    }

    /// Calls a function when the view is tapped a number of times.
    public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        gesture(TapGesture(count: count).onEnded { _ in action() })
    }

    /// Calls a function with the place when the view is tapped a number of times.
    public nonisolated func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
    }

    /// Calls a function with the place, in a space of the older type, when the view is tapped a number of times.
    @_disfavoredOverload
    public nonisolated func onTapGesture(
        count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
    }
}
