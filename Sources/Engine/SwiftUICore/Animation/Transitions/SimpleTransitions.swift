import Foundation

/// The view as it is: inserted and removed at once.
public struct IdentityTransition: Transition {
    /// Creates the transition.
    public nonisolated init() {}
    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A fade in and out.
public struct OpacityTransition: Transition {
    /// Creates the transition.
    public nonisolated init() {}
    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }
}

/// A view that grows from a point and shrinks to it.
public struct ScaleTransition: Transition {
    /// The scale before and after.
    public var scale: Double
    /// The point of the view that stays.
    public var anchor: UnitPoint

    /// Creates a transition from and to a scale, about a point; the view's middle by default.
    public nonisolated init(_ scale: Double, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
    }
}

/// A view that moves in from a distance and back.
public struct OffsetTransition: Transition {
    /// The distance, in points.
    public var offset: CGSize

    /// Creates a transition from and to a distance in points.
    public nonisolated init(_ offset: CGSize) { self.offset = offset }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(phase.isIdentity ? .zero : offset)
    }
}

/// A transition for coming and another for going.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
    /// The transition for insertion.
    nonisolated(unsafe) public var insertion: Insertion
    /// The transition for removal.
    nonisolated(unsafe) public var removal: Removal

    /// Creates a transition from two.
    public nonisolated init(insertion: Insertion, removal: Removal) {
        self.insertion = insertion
        self.removal = removal
    }

    public static var properties: TransitionProperties {
        TransitionProperties(hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
    }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        removal.apply(
            content: insertion.apply(content: content, phase: phase == .willAppear ? .willAppear : .identity),
            phase: phase == .didDisappear ? .didDisappear : .identity)
    }
}

extension Transition where Self == IdentityTransition {
    /// The view as it is: inserted and removed at once.
    public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
    /// A fade in and out.
    public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == ScaleTransition {
    /// A view that grows from its middle and shrinks to it.
    public static var scale: ScaleTransition { ScaleTransition(AnyTransition.smallestScale) }

    /// A view that grows from a scale and shrinks to it, about a point.
    public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
        ScaleTransition(scale, anchor: anchor)
    }
}

extension Transition where Self == OffsetTransition {
    /// A view that moves in from a distance in points, and back.
    public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }

    /// A view that moves in from a distance in points, and back.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
        OffsetTransition(CGSize(width: x, height: y))
    }
}

extension Transition {
    /// A transition for coming and another for going.
    public static func asymmetric<Insertion: Transition, Removal: Transition>(
        insertion: Insertion, removal: Removal
    ) -> AsymmetricTransition<Insertion, Removal> where Self == AsymmetricTransition<Insertion, Removal> {
        AsymmetricTransition(insertion: insertion, removal: removal)
    }
}
