import Foundation

/// How a change of a value is spread over time.
///
/// Follows Apple's [Animation](https://developer.apple.com/documentation/swiftui/animation); statements A01 to A04 and
/// A12.
///
/// An animation is a curve, not a movement: it defines which part of the distance is covered at a time. The values that
/// a change affects, and the transaction of that change, decide what moves. There are two ways to add an animation to a
/// transaction: around the change, and at the view that shows it.
///
/// ```swift
/// struct Lamp: View {
///     @State private var isOn = false
///     @State private var angle = 0.0
///
///     var body: some View {
///         Circle()
///             .fill(isOn ? .yellow : .gray)
///             .rotationEffect(.degrees(angle))
///             .animation(.easeOut(duration: 0.2), value: isOn)
///             .onTapGesture {
///                 isOn.toggle()
///                 withAnimation(.snappy) { angle += 90 }
///             }
///     }
/// }
///
/// let host = TestHost(Lamp())
/// host.tap(at: CGPoint(x: 195, y: 422))
/// host.advance(by: 0.25)
/// ```
///
/// Here the color takes a fifth of a second in any case, and the angle follows the spring of its own transaction. The
/// tree has the final values at once: a body sees the new value, once. Only the drawn values are animated, so an
/// animation evaluates no body in its frames.
///
/// An animation that begins while another runs starts where that one is: springs keep their velocity, other curves add
/// up. Test one with a test host's clock: `values(at:_:)` reads the values shown at some moments. Custom types conform
/// to ``CustomAnimation``.
public struct Animation: Equatable, Sendable {
    /// The custom animation that computes the values.
    public let base: any CustomAnimation

    /// Creates an animation of one's own making.
    public init<A: CustomAnimation>(_ base: A) { self.base = base }

    /// Whether both evaluate to the same.
    public static func == (lhs: Animation, rhs: Animation) -> Bool {
        AnyHashable(lhs.base) == AnyHashable(rhs.base)
    }
}

extension Animation: Hashable {
    public func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }
}

extension Animation {
    /// The part of a way that is done at a time; nil once the animation is over.
    public func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        base.animate(value: value, time: time, context: &context)
    }

    /// How fast the value moves at a time, a second; nil where that is not known.
    public func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? {
        base.velocity(value: value, time: time, context: context)
    }

    /// Whether the animation takes the place of a running one: see ``CustomAnimation``.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        base.shouldMerge(previous: previous, value: value, time: time, context: &context)
    }

    /// Seconds until the animation is over; nil if this is only known by running it.
    var endTime: TimeInterval? { (base as? any TimedAnimation)?.endTime }

    /// Seconds until the animation seems over to the user; nil if this is only known by running it.
    var logicalEndTime: TimeInterval? { (base as? any TimedAnimation)?.logicalEndTime }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    public var description: String { "\(base)" }
    public var debugDescription: String { "Animation(\(base))" }
    public var customMirror: Mirror { Mirror(self, children: ["base": base]) }
}
