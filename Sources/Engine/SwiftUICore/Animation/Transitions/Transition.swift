/// How a view is inserted and removed: its appearance before and after.
///
/// Follows Apple's [Transition](https://developer.apple.com/documentation/swiftui/transition); statements X01 and
/// X02.
@MainActor @preconcurrency
public protocol Transition {
    /// The type of the body, normally inferred.
    associatedtype Body: View
    /// The view being inserted or removed.
    typealias Content = PlaceholderContentView<Self>

    /// The view's appearance in a phase; in ``TransitionPhase/identity`` as if there were no transition.
    @ViewBuilder @MainActor @preconcurrency
    func body(content: Self.Content, phase: TransitionPhase) -> Self.Body

    /// The properties of the transition; by default it has motion.
    static var properties: TransitionProperties { get }
}

extension Transition {
    public static var properties: TransitionProperties { TransitionProperties() }

    /// Returns the view's appearance in a phase of the transition.
    @MainActor @preconcurrency
    public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
        body(content: PlaceholderContentView(content), phase: phase)
    }
}

/// Where in its life a view with a transition is (X02).
@frozen
public enum TransitionPhase: Hashable, Sendable {
    /// About to be inserted.
    case willAppear
    /// There.
    case identity
    /// Gone.
    case didDisappear

    /// Whether the view is there, as if it had no transition.
    public var isIdentity: Bool { self == .identity }

    /// -1 before, 0 while the view is there, 1 after.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// The properties of a transition.
public struct TransitionProperties: Sendable {
    /// Whether something moves, so that a fade takes its place where motion is reduced.
    public var hasMotion: Bool

    /// Creates properties.
    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

extension Transition {
    /// Returns a transition with its own animation, whatever the change's is; nil for none.
    @MainActor @preconcurrency
    public func animation(_ animation: Animation?) -> some Transition {
        AnimatedTransition(base: self, animation: animation)
    }

    /// Returns this transition together with another.
    @MainActor @preconcurrency
    public func combined<T: Transition>(with other: T) -> some Transition {
        CombinedTransition(first: self, second: other)
    }
}

/// A transition with its own animation.
struct AnimatedTransition<Base: Transition>: Transition, AnimatingTransition {
    let base: Base
    let animation: Animation?

    static var properties: TransitionProperties { Base.properties }

    func body(content: Content, phase: TransitionPhase) -> some View {
        base.apply(content: content, phase: phase)
    }

    nonisolated var ownAnimation: Animation?? { .some(animation) }
}

/// A transition that may have its own animation.
protocol AnimatingTransition {
    /// The animation; nil for the change's, an inner nil for at once.
    var ownAnimation: Animation?? { get }
}

/// Two transitions in one.
struct CombinedTransition<First: Transition, Second: Transition>: Transition {
    let first: First
    let second: Second

    static var properties: TransitionProperties {
        TransitionProperties(hasMotion: First.properties.hasMotion || Second.properties.hasMotion)
    }

    func body(content: Content, phase: TransitionPhase) -> some View {
        second.apply(content: first.apply(content: content, phase: phase), phase: phase)
    }
}
