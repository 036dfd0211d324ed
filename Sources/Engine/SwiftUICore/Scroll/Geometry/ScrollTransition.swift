import DisplayList
import Foundation

/// Where a view is on its way through a scroll view.
///
/// Follows Apple's [ScrollTransitionPhase](https://developer.apple.com/documentation/swiftui/scrolltransitionphase).
public enum ScrollTransitionPhase: Hashable, Sendable {
    /// About to appear at the top or leading edge.
    case topLeading
    /// In sight.
    case identity
    /// About to appear at the bottom or trailing edge.
    case bottomTrailing

    /// Whether the view is in sight.
    public var isIdentity: Bool { self == .identity }

    /// The phase as a number: −1, 0 or 1.
    public var value: Double { self == .topLeading ? -1 : self == .identity ? 0 : 1 }
}

/// How the phases of a scroll transition follow each other.
///
/// Follows Apple's
/// [ScrollTransitionConfiguration](https://developer.apple.com/documentation/swiftui/scrolltransitionconfiguration).
public struct ScrollTransitionConfiguration {
    /// The part of a view that must be visible for it to count as visible.
    ///
    /// Follows Apple's
    /// [Threshold](https://developer.apple.com/documentation/swiftui/scrolltransitionconfiguration/threshold-swift.struct).
    public struct Threshold: Sendable {
        /// The visible fraction required; above 1 the view must be so far within that its middle is the container's.
        let share: Double
        var inset: Double = 0

        /// All of it.
        public static let visible = Threshold(share: 1)
        /// Nothing but its edge.
        public static let hidden = Threshold(share: 0)
        /// All of it, in the middle.
        public static let centered = Threshold(share: 2)
        /// A share of it, from 0 to 1.
        public static func visible(_ amount: Double) -> Threshold { Threshold(share: min(max(amount, 0), 1)) }

        /// A threshold between this one and another, by a share from 0 to 1.
        public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
            Threshold(
                share: share + (other.share - share) * amount, inset: inset + (other.inset - inset) * amount)
        }

        /// The threshold with the container's edges a number of points further in.
        public func inset(by distance: Double) -> Threshold { Threshold(share: share, inset: inset + distance) }
    }

    enum Kind { case animated, interactive, identity }
    var kind: Kind
    var threshold = Threshold.visible
    var animation = Animation.default
    var curve = UnitCurve.linear

    /// From phase to phase, with the default animation.
    public static let animated = ScrollTransitionConfiguration(kind: .animated)
    /// From phase to phase, with an animation.
    public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(kind: .animated, animation: animation)
    }
    /// Gradually, as the view moves.
    public static let interactive = ScrollTransitionConfiguration(kind: .interactive)
    /// Gradually, as the view moves, along a curve.
    public static func interactive(timingCurve: UnitCurve) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(kind: .interactive, curve: timingCurve)
    }
    /// Not at all.
    public static let identity = ScrollTransitionConfiguration(kind: .identity)

    /// The configuration with an animation from phase to phase.
    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
        var copy = self
        copy.animation = animation
        return copy
    }

    /// The configuration with another threshold.
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
        var copy = self
        copy.threshold = threshold
        return copy
    }
}

extension ScrollTransitionConfiguration: Sendable {}

/// A visual effect between two of one type.
struct _BlendedVisualEffect<Effect: VisualEffect>: VisualEffect, @unchecked Sendable {
    var effect: Effect
    /// How changes are shown; nil for at once.
    let changeAnimation: Animation?

    nonisolated init(_ from: Effect, _ to: Effect, amount: Double, animation: Animation? = nil) {
        effect = from
        changeAnimation = animation
        // The interpolation between the two, by the amount.
        var way = to.animatableData
        way -= from.animatableData
        way.scale(by: amount)
        var data = from.animatableData
        data += way
        effect.animatableData = data
    }

    nonisolated func _layerEffects(_ place: _EffectPlace) -> [LayerEffect] { effect._layerEffects(place) }

    nonisolated var animatableData: Effect.AnimatableData {
        get { effect.animatableData }
        set { effect.animatableData = newValue }
    }
}

extension _BlendedVisualEffect: ChangeAnimatedEffect {}

extension GeometryProxy {
    /// How far the view is from being in sight, from −1 before to 1 behind, along an axis.
    nonisolated func transitionAmount(_ axis: Axis?, _ threshold: ScrollTransitionConfiguration.Threshold) -> Double {
        guard let bounds = axis.map({ bounds(of: .scrollView(axis: $0)) }) ?? bounds(of: .scrollView) else { return 0 }
        let scrolls =
            owner.node.flatMap { $0.scrollAncestor }
            .map { ScrollKind.shared.payload($0).pointee.axes } ?? .vertical
        let axis = axis ?? (scrolls == .horizontal ? .horizontal : .vertical)
        let length = size[axis]
        guard length > 0, bounds.size[axis] > 0 else { return 0 }
        let low = bounds.origin[axis] + threshold.inset
        let high = bounds.origin[axis] + bounds.size[axis] - threshold.inset
        if threshold.share > 1 {
            let way = (high - low + length) / 2
            return min(max((length / 2 - (low + high) / 2) / way, -1), 1)
        }
        // From where the edge becomes visible to where enough of the view is.
        let needed = max(length * threshold.share, 0.5)
        if high - 0 < needed { return min(max(1 - high / needed, 0), 1) }
        if length - low < needed { return -min(max(1 - (length - low) / needed, 0), 1) }
        return 0
    }
}

extension View {
    /// Changes the view's appearance as it enters and leaves the visible part of the scroll view around it.
    /// - Parameters:
    ///   - configuration: How the phases follow each other; gradually by default.
    ///   - axis: The axis along which the view enters; nil for the scroll view's own.
    ///   - transition: Adds effects to an empty one, for a phase.
    public nonisolated func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        scrollTransition(topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
    }

    /// Changes the view's appearance as it enters and leaves the visible part of the scroll view around it.
    /// - Parameters:
    ///   - topLeading: How the phases follow each other at the top or leading edge.
    ///   - bottomTrailing: How the phases follow each other at the other edge.
    ///   - axis: The axis along which the view enters; nil for the scroll view's own.
    ///   - transition: Adds effects to an empty one, for a phase.
    public nonisolated func scrollTransition(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        visualEffect { effect, proxy in
            let rest = transition(effect, .identity)
            let before = proxy.transitionAmount(axis, topLeading.threshold)
            let behind = proxy.transitionAmount(axis, bottomTrailing.threshold)
            let (amount, configuration) = before < 0 ? (before, topLeading) : (max(behind, 0), bottomTrailing)
            let end = transition(effect, amount < 0 ? .topLeading : .bottomTrailing)
            switch configuration.kind {
            case .identity: return _BlendedVisualEffect(rest, end, amount: 0)
            case .interactive:
                return _BlendedVisualEffect(rest, end, amount: configuration.curve.value(at: abs(amount)))
            case .animated:
                return _BlendedVisualEffect(
                    rest, end, amount: abs(amount) > 1e-6 ? 1 : 0, animation: configuration.animation)
            }
        }
    }
}
