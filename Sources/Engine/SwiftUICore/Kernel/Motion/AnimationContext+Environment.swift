extension AnimationContext {
    init(state: AnimationState<Value> = AnimationState(), environment: EnvironmentValues) {
        self.init(state: state, surroundings: environment.head)
    }

    /// The environment of the view that is animated.
    public var environment: EnvironmentValues { EnvironmentValues(head: surroundings as? _EnvironmentElement) }
}
