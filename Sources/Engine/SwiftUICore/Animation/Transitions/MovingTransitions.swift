import Foundation

/// A view moved by its own size beyond an edge.
struct EdgeMoveEffect: GeometryEffect, Equatable {
    /// Left, right, up or down, as parts of the view's size.
    var direction: CGSize

    nonisolated var animatableData: CGSize.AnimatableData {
        get { direction.animatableData }
        set { direction.animatableData = newValue }
    }

    nonisolated func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(
            CGAffineTransform(translationX: direction.width * size.width, y: direction.height * size.height))
    }
}

/// Moves a view beyond an edge, or not at all.
private struct EdgeMoveModifier: ViewModifier {
    /// The edge; nil while the view is at its final place.
    let edge: Edge?
    @Environment(\.layoutDirection) private var layoutDirection

    func body(content: Content) -> some View {
        let forwards: CGFloat = layoutDirection == .rightToLeft ? -1 : 1
        let direction: CGSize =
            switch edge {
            case nil: .zero
            case .top: CGSize(width: 0, height: -1)
            case .bottom: CGSize(width: 0, height: 1)
            case .leading: CGSize(width: -forwards, height: 0)
            case .trailing: CGSize(width: forwards, height: 0)
            }
        content.modifier(EdgeMoveEffect(direction: direction))
    }
}

/// A view that moves in from an edge, by its own size, and out there again.
public struct MoveTransition: Transition {
    /// The edge.
    public var edge: Edge

    /// Creates a transition.
    public nonisolated init(edge: Edge) { self.edge = edge }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(EdgeMoveModifier(edge: phase.isIdentity ? nil : edge))
    }
}

/// A view that moves in from the leading edge and out to the trailing one.
public struct SlideTransition: Transition {
    /// Creates the transition.
    public nonisolated init() {}

    public func body(content: Content, phase: TransitionPhase) -> some View {
        let edge: Edge? = phase.isIdentity ? nil : phase == .willAppear ? .leading : .trailing
        content.modifier(EdgeMoveModifier(edge: edge))
    }
}

/// A view that moves in from an edge and out at the opposite one, fading.
public struct PushTransition: Transition {
    /// The edge that the view comes from.
    public var edge: Edge

    /// Creates a transition.
    public nonisolated init(edge: Edge) { self.edge = edge }

    private var opposite: Edge {
        switch edge {
        case .top: .bottom
        case .bottom: .top
        case .leading: .trailing
        case .trailing: .leading
        }
    }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        let edge: Edge? = phase.isIdentity ? nil : phase == .willAppear ? edge : opposite
        content.modifier(EdgeMoveModifier(edge: edge)).opacity(phase.isIdentity ? 1 : 0)
    }
}

/// A view that appears from a blur and disappears into one, growing or shrinking.
public struct BlurReplaceTransition: Transition {
    /// Which way the view grows.
    public struct Configuration: Equatable, Sendable {
        /// The scale before and after.
        let before: CGFloat, after: CGFloat

        /// The view shrinks as it appears and shrinks further as it disappears.
        public static let downUp = Configuration(before: 1.1, after: 0.9)
        /// The view grows as it appears and grows further as it disappears.
        public static let upUp = Configuration(before: 0.9, after: 1.1)
    }

    /// Which way the view grows.
    public var configuration: Configuration

    /// Creates a transition.
    public nonisolated init(configuration: Configuration) { self.configuration = configuration }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        let scale =
            phase.isIdentity ? 1 : phase == .willAppear ? configuration.before : configuration.after
        content.blur(radius: phase.isIdentity ? 0 : 8).scaleEffect(scale).opacity(phase.isIdentity ? 1 : 0)
    }
}

extension Transition where Self == MoveTransition {
    /// A view that moves in from an edge, by its own size, and out there again.
    public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == SlideTransition {
    /// A view that moves in from the leading edge and out to the trailing one.
    public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == PushTransition {
    /// A view that moves in from an edge and out at the opposite one, fading.
    public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

extension Transition where Self == BlurReplaceTransition {
    /// A view that appears from a blur and disappears into one.
    public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }

    /// A view that appears from a blur and disappears into one, growing or shrinking.
    public static func blurReplace(
        _ configuration: BlurReplaceTransition.Configuration = .downUp
    ) -> BlurReplaceTransition {
        BlurReplaceTransition(configuration: configuration)
    }
}
