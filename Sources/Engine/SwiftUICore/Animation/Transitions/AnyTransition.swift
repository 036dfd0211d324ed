import Foundation

/// A transition whose type is hidden.
///
/// A transition takes place when the view is inserted or removed within an animation; without one the view comes and goes at
/// once. The default is `.opacity`.
///
/// ```swift
/// struct Banner: View {
///     @State private var isShown = false
///     var body: some View {
///         if isShown { Text("Match!").transition(.asymmetric(insertion: .scale, removal: .opacity)) }
///         Button("Show") { withAnimation(.spring) { isShown.toggle() } }
///     }
/// }
/// ```
///
/// Follows Apple's [AnyTransition](https://developer.apple.com/documentation/swiftui/anytransition).
public struct AnyTransition: @unchecked Sendable {
    let box: AnyTransitionBox

    /// Wraps a transition.
    public nonisolated init<T: Transition>(_ transition: T) {
        box = TypedTransitionBox(transition)
        if case .some(.some) = box.animation { Self.someHaveAnimations = true }
        if box.isIdentity { Self.someAreIdentities = true }
    }

    /// Whether any transition has its own animation, so that views may be inserted and removed with one in any update.
    nonisolated(unsafe) private(set) static var someHaveAnimations = false

    /// Whether any transition is the identity, so that views may need to be removed before others are inserted.
    nonisolated(unsafe) private(set) static var someAreIdentities = false

    /// The scale that represents zero: exactly 0 cannot be inverted (X02).
    static let smallestScale = 1e-5

    /// The view's appearance in a phase of the transition.
    @MainActor
    func apply(content: AnyView, phase: TransitionPhase) -> AnyView { box.apply(content: content, phase: phase) }

    /// The transition's own animation; nil for the change's, an inner nil for at once.
    var animation: Animation?? { box.animation }
}

/// A transition, its type hidden behind methods.
class AnyTransitionBox {
    @MainActor func apply(content: AnyView, phase: TransitionPhase) -> AnyView { content }
    /// The transition's own animation; nil for the change's.
    var animation: Animation?? { nil }
    /// Whether something moves.
    @MainActor var hasMotion: Bool { false }
    /// Whether the view is inserted and removed at once.
    var isIdentity: Bool { false }
}

final class TypedTransitionBox<T: Transition>: AnyTransitionBox {
    private let transition: T

    init(_ transition: T) { self.transition = transition }

    @MainActor override func apply(content: AnyView, phase: TransitionPhase) -> AnyView {
        AnyView(transition.apply(content: content, phase: phase))
    }

    override var animation: Animation?? { (transition as? any AnimatingTransition)?.ownAnimation ?? nil }
    @MainActor override var hasMotion: Bool { T.properties.hasMotion }
    override var isIdentity: Bool { T.self == IdentityTransition.self }
}

extension AnyTransition {
    /// The view as it is: inserted and removed at once.
    public static let identity = AnyTransition(IdentityTransition())
    /// A fade in and out: the default transition (X01).
    public static let opacity = AnyTransition(OpacityTransition())
    /// A view that grows from its middle and shrinks to it.
    public static var scale: AnyTransition { scale(scale: smallestScale) }
    /// A view that moves in from the leading edge and out to the trailing one.
    public static var slide: AnyTransition { AnyTransition(SlideTransition()) }

    /// A view that grows from a scale and shrinks to it, about a point; its middle by default.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(ScaleTransition(scale, anchor: anchor))
    }

    /// A view that moves in from an edge, by its own size, and out there again.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }

    /// A view that moves in from an edge and out at the opposite one, fading.
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition(PushTransition(edge: edge)) }

    /// A view that moves in from a distance in points, and back.
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(OffsetTransition(offset)) }

    /// A view that moves in from a distance in points, and back.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        offset(CGSize(width: x, height: y))
    }

    /// A view that has one modifier while it is away and another while it is there.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        AnyTransition(ModifierTransition(active: active, identity: identity))
    }

    /// A transition for coming and another for going.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        AnyTransition(
            AsymmetricTransition(insertion: ErasedTransition(insertion), removal: ErasedTransition(removal)))
    }

    /// Returns this transition together with another.
    public func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition(CombinedTransition(first: ErasedTransition(self), second: ErasedTransition(other)))
    }

    /// Returns a transition with its own animation, whatever the change's is; nil for none.
    public func animation(_ animation: Animation?) -> AnyTransition {
        AnyTransition(AnimatedTransition(base: ErasedTransition(self), animation: animation))
    }
}

/// A transition that was wrapped, as a transition again.
private struct ErasedTransition: Transition, AnimatingTransition {
    let transition: AnyTransition

    nonisolated init(_ transition: AnyTransition) { self.transition = transition }

    func body(content: Content, phase: TransitionPhase) -> some View {
        transition.apply(content: AnyView(content), phase: phase)
    }

    nonisolated var ownAnimation: Animation?? { transition.animation }
}

/// A view that has one modifier while it is away and another while it is there.
struct ModifierTransition<E: ViewModifier>: Transition {
    let active: E
    let identity: E

    func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(phase.isIdentity ? identity : active)
    }
}
