private enum AnimationKey: TransactionKey {
    static var defaultValue: Animation? { nil }
}

private enum DisablesAnimationsKey: TransactionKey {
    static var defaultValue: Bool { false }
}

private enum IsContinuousKey: TransactionKey {
    static var defaultValue: Bool { false }
}

private enum TracksVelocityKey: TransactionKey {
    static var defaultValue: Bool { false }
}

private enum CompletionsKey: TransactionKey {
    static var defaultValue: [AnimationCompletion] { [] }
}

extension Transaction {
    /// Creates a transaction with an animation.
    public init(animation: Animation?) {
        self.init()
        self.animation = animation
    }

    /// How the changes are animated; nil for at once.
    public var animation: Animation? {
        get { self[AnimationKey.self] }
        set { self[AnimationKey.self] = newValue }
    }

    /// Whether the animations that views ask for themselves are left out; false by default (A08).
    public var disablesAnimations: Bool {
        get { self[DisablesAnimationsKey.self] }
        set { self[DisablesAnimationsKey.self] = newValue }
    }

    /// Whether the change is one of many, as while a slider is dragged; false by default.
    public var isContinuous: Bool {
        get { self[IsContinuousKey.self] }
        set { self[IsContinuousKey.self] = newValue }
    }

    /// Whether views track the velocity of changes, for a spring to continue with it; false by default.
    public var tracksVelocity: Bool {
        get { self[TracksVelocityKey.self] }
        set { self[TracksVelocityKey.self] = newValue }
    }

    /// Calls a function once the animations of this transaction are over; at once where there are none (A11).
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
    ) {
        self[CompletionsKey.self].append(AnimationCompletion(criteria, completion))
    }

    /// Adds a completion that waits for the animations of this transaction.
    mutating func addCompletion(_ completion: AnimationCompletion) { self[CompletionsKey.self].append(completion) }

    /// The function to call once the animations are over.
    var completions: [AnimationCompletion] { self[CompletionsKey.self] }
}
