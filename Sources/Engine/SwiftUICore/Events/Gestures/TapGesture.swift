import DisplayList
import Foundation

/// One or more taps (GE2: at most 0.75 s of press, 45 points of movement, 0.35 s between taps).
///
/// The taps of a count follow each other within 0.35 seconds and near the first. A view that recognizes a double tap and a
/// single one waits with the single one.
///
/// ```swift
/// struct Card: View {
///     @State private var isFaceUp = false
///     var body: some View {
///         Rectangle().fill(isFaceUp ? .white : .red)
///             .gesture(TapGesture(count: 2).onEnded { isFaceUp.toggle() })
///     }
/// }
/// ```
///
/// Follows Apple's [TapGesture](https://developer.apple.com/documentation/swiftui/tapgesture).
public struct TapGesture: Sendable {
    /// How many taps.
    public var count: Int

    /// Creates a gesture that recognizes a number of taps.
    public nonisolated init(count: Int = 1) { self.count = max(count, 1) }
}

extension TapGesture: _PrimitiveGesture {
    public typealias Value = Void
    nonisolated public static var _takesTaps: Bool { true }

    nonisolated public static func _recognizer(of gesture: Self, _ context: _GestureContext) -> _Recognizer<Void> {
        MapRecognizer(TapRecognizer(context, count: gesture.count)) { _ in () }
    }
}

/// One or more taps, with the place of the last.
///
/// Follows Apple's [SpatialTapGesture](https://developer.apple.com/documentation/swiftui/spatialtapgesture).
public struct SpatialTapGesture: Sendable {
    /// Where and how a tap was made.
    public struct Value: Equatable, @unchecked Sendable {
        /// The place in the gesture's coordinate space, in points.
        public var location: CGPoint
    }

    /// How many taps.
    public var count: Int
    /// The coordinate space of the reported location.
    public var coordinateSpace: CoordinateSpace

    /// Creates a gesture that recognizes a number of taps.
    public nonisolated init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.count = max(count, 1)
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }

    /// Creates a gesture that recognizes a number of taps, with places in a space of the older type.
    @_disfavoredOverload
    public nonisolated init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
        self.count = max(count, 1)
        self.coordinateSpace = coordinateSpace
    }
}

extension SpatialTapGesture: _PrimitiveGesture {
    nonisolated public static var _takesTaps: Bool { true }

    nonisolated public static func _recognizer(of gesture: Self, _ context: _GestureContext) -> _Recognizer<Value> {
        MapRecognizer(TapRecognizer(context, count: gesture.count)) { location in
            Value(location: context.convert(location, to: gesture.coordinateSpace))
        }
    }
}

/// Counts taps; its value is the place of the last in the window.
final class TapRecognizer: _Recognizer<CGPoint> {
    private static let longestPress = 0.75
    private static let longestGap = 0.35
    private static let farthest: CGFloat = 45

    private let count: Int
    private var taps = 0
    private var down: PointerEvent?
    private var lastUp: PointerEvent?
    private var isFailed = false

    init(_ context: _GestureContext, count: Int) {
        self.count = count
        super.init(context)
    }

    override var deadline: Double? {
        if isFailed { return nil }
        if let down { return down.time + Self.longestPress }
        if let lastUp { return lastUp.time + Self.longestGap }
        return nil
    }

    override var delaysOthers: Bool { !isFailed && taps > 0 && taps < count }

    override func process(_ input: GestureInput) -> GesturePhase<CGPoint> {
        if isFailed { return .failed }
        switch input {
        case .time(let time):
            if let deadline, time >= deadline - 1e-9 { return fail() }
            return .possible
        case .pinch: return fail()
        case .pointer(let event): return process(event)
        }
    }

    private func process(_ event: PointerEvent) -> GesturePhase<CGPoint> {
        switch event.phase {
        case .down:
            if down != nil || event.button != 1 { return fail() }
            // The session determines the distance allowed between taps: a press elsewhere starts another one.
            if let lastUp, event.time - lastUp.time > Self.longestGap { return fail() }
            down = event
            return .possible
        case .moved:
            guard let down else { return .possible }
            return isFar(event, down) ? fail() : .possible
        case .up:
            guard let down, event.time - down.time <= Self.longestPress, !isFar(event, down) else { return fail() }
            self.down = nil
            lastUp = event
            taps += 1
            return taps == count ? .ended(event.location) : .possible
        case .cancelled: return fail()
        case .hover, .exited: return .possible
        }
    }

    private func isFar(_ a: PointerEvent, _ b: PointerEvent) -> Bool {
        hypot(a.location.x - b.location.x, a.location.y - b.location.y) > Self.farthest
    }

    private func fail() -> GesturePhase<CGPoint> {
        isFailed = true
        return .failed
    }
}
