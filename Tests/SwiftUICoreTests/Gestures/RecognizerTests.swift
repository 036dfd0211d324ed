import DisplayList
import Foundation
import Testing

@testable import SwiftUICore
@testable import SwiftUITesting

/// Recognizers in isolation, which receive events one by one.
@MainActor @Suite struct GestureRecognizerTests {
    private let host = TestHost(Color.red, size: CGSize(width: 100, height: 100))

    private var context: _GestureContext { _GestureContext(node: NodeHandle(host.host.graph.root)) }

    private func pointer(_ phase: PointerEvent.Phase, _ x: CGFloat = 50, at time: Double) -> GestureInput {
        .pointer(PointerEvent(phase, at: CGPoint(x: x, y: 50), time: time))
    }

    private func pinch(
        _ phase: PinchEvent.Phase, _ x: CGFloat, _ magnification: CGFloat, at time: Double
    ) -> GestureInput {
        .pinch(
            PinchEvent(phase, at: CGPoint(x: x, y: 50), magnification: magnification, rotation: 0, time: time))
    }

    @Test func aPinchIsNoLongPress() {
        let recognizer = LongPressRecognizer(context, LongPressGesture())
        #expect(recognizer.process(pointer(.down, at: 0)).kind == .active)
        #expect(recognizer.process(pinch(.began, 50, 1, at: 0.1)).kind == .failed)
        #expect(recognizer.process(.time(1)).kind == .failed)
    }

    @Test func theSpeedOfADragIsThatOfItsLastMoments() {
        let recognizer = DragRecognizer(context, DragGesture())
        _ = recognizer.process(pointer(.down, 0, at: 0))
        _ = recognizer.process(pointer(.moved, 20, at: 1))
        guard case .active(let drag) = recognizer.process(pointer(.moved, 30, at: 1.05)) else {
            Issue.record("There is no drag.")
            return
        }
        #expect(abs(drag.velocity.width - 200) < 1e-6 && drag.velocity.height == 0)
    }

    @Test func theSecondGestureOfASequenceBeginsWhenTheFirstHasEnded() {
        let sequence = LongPressGesture(minimumDuration: 0.5).sequenced(before: LongPressGesture(minimumDuration: 0.5))
        let recognizer = SequenceGesture._recognizer(of: sequence, context)
        _ = recognizer.process(pointer(.down, at: 0))
        #expect(recognizer.deadline == 0.5)
        #expect(recognizer.process(.time(0.5)).kind == .active)
        #expect(recognizer.deadline == 1)
    }

    @Test func theSecondGestureOfASequenceBeginsWithNoFingerThatIsUp() {
        let sequence = TapGesture().sequenced(before: DragGesture(minimumDistance: 0))
        let recognizer = SequenceGesture._recognizer(of: sequence, context)
        _ = recognizer.process(pointer(.down, at: 0))
        guard case .active(.second(_, let none)) = recognizer.process(pointer(.up, at: 0.1)) else {
            Issue.record("The tap has not ended.")
            return
        }
        #expect(none == nil)
        guard case .active(.second(_, let drag)) = recognizer.process(pointer(.down, 70, at: 0.2)) else {
            Issue.record("The drag has not begun.")
            return
        }
        #expect(drag?.startLocation.x == 70)
    }

    @Test func aPinchStartsWhereItBegan() {
        let recognizer = MagnifyGesture._recognizer(of: MagnifyGesture(), context)
        _ = recognizer.process(pinch(.began, 10, 1, at: 0))
        guard case .active(let value) = recognizer.process(pinch(.changed, 60, 2, at: 0.1)) else {
            Issue.record("There is no pinch.")
            return
        }
        #expect(value.startLocation == CGPoint(x: 10, y: 50))
    }
}
