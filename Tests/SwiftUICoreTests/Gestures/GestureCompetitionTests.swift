import DisplayList
import Foundation
import Testing

@testable import SwiftUICore
@testable import SwiftUITesting

@MainActor @Suite struct GestureCompetitionTests {
    private let log = EventLog()
    private let middle = CGPoint(x: 50, y: 50)

    private func host<V: View>(@ViewBuilder _ content: () -> V) -> TestHost {
        TestHost(content(), size: CGSize(width: 100, height: 100))
    }

    @Test func GE1_theChildWinsUnlessTheParentHasPriority() {
        let log = log
        host { Color.red.onTapGesture { log("child") }.onTapGesture { log("parent") } }.tap(at: middle)
        #expect(log.text == "child")
        host {
            Color.red.onTapGesture { log("inner") }.highPriorityGesture(TapGesture().onEnded { log("high") })
        }.tap(at: middle)
        #expect(log.text == "child high")
        host {
            Color.red.onTapGesture { log("own") }.simultaneousGesture(TapGesture().onEnded { log("beside") })
        }.tap(at: middle)
        #expect(log.entries.suffix(2).sorted() == ["beside", "own"])
    }

    @Test func GE1_aDragWithoutADistanceLeavesTapsToTheChild() {
        let log = log
        let host = host {
            Color.red.onTapGesture { log("tap") }
                .gesture(DragGesture(minimumDistance: 0).onChanged { _ in log("drag") }.onEnded { _ in log("end") })
        }
        host.tap(at: middle)
        #expect(log.text == "tap")
        host.drag(from: middle, to: CGPoint(x: 90, y: 50))
        #expect(log.entries.last == "end" && log.entries.contains("drag"))
    }

    @Test func GE2_tapsAndDragsHaveLimits() {
        let log = log
        let tapping = host { Color.red.onTapGesture { log("tap") } }
        tapping.longPress(at: middle, duration: 0.74)
        #expect(log.text == "tap")
        tapping.longPress(at: middle, duration: 0.8)
        #expect(log.text == "tap")
        tapping.drag(from: middle, to: CGPoint(x: 94, y: 50))
        #expect(log.text == "tap tap")
        tapping.drag(from: CGPoint(x: 40, y: 50), to: CGPoint(x: 90, y: 50))
        #expect(log.text == "tap tap")
        let dragging = host { Color.red.gesture(DragGesture().onEnded { log("\($0.translation.width)") }) }
        dragging.drag(from: middle, to: CGPoint(x: 59, y: 50))
        #expect(log.text == "tap tap")
        dragging.drag(from: middle, to: CGPoint(x: 60, y: 50))
        #expect(log.text == "tap tap 10.0")
    }

    @Test func GE2_aLongPressLastsHalfASecond() {
        let log = log
        let host = host {
            Color.red.onLongPressGesture {
                log("long")
            } onPressingChanged: {
                log($0 ? "down" : "up")
            }
        }
        host.longPress(at: middle, duration: 0.4)
        #expect(log.text == "down up")
        host.longPress(at: middle, duration: 0.5)
        #expect(log.text == "down up down up long")
        host.drag(from: middle, to: CGPoint(x: 61, y: 50), duration: 0.4)
        host.advance(by: 1)
        #expect(log.text == "down up down up long down up")
    }

    @Test func GE2_aLongPressOnWhatIsTappedComesInTime() {
        let log = log
        let host = host {
            Color.red.onTapGesture { log("tap") }.gesture(LongPressGesture().onEnded { _ in log("long") })
        }
        host.press(at: middle)
        host.advance(by: 0.55)
        #expect(log.text == "long")
        host.release(at: middle)
        #expect(log.text == "long")
        host.tap(at: middle)
        #expect(log.text == "long tap")
    }

    @Test func GE3_masksChooseWhoTakesPart() {
        let log = log
        let masks: [(GestureMask, String)] = [(.all, "child"), (.gesture, "own"), (.subviews, "child"), (.none, "-")]
        for (mask, winner) in masks {
            let log = EventLog()
            host {
                Color.red.onTapGesture { log("child") }
                    .gesture(TapGesture().onEnded { log("own") }, including: mask)
            }.tap(at: middle)
            #expect(log.text == (winner == "-" ? "" : winner))
        }
        host { Color.red.gesture(TapGesture().onEnded { log("off") }, isEnabled: false) }.tap(at: middle)
        #expect(log.text == "")
    }

    @Test func GE4_whatIsDisabledOrNotHitAnswersToNothing() {
        let log = log
        host { Color.red.onTapGesture { log("disabled") }.disabled(true) }.tap(at: middle)
        host { Color.red.onTapGesture { log("let through") }.allowsHitTesting(false) }.tap(at: middle)
        host { Color.red.opacity(0).onTapGesture { log("invisible") } }.tap(at: middle)
        host { Color.clear.frame(width: 40, height: 40).onTapGesture { log("outside") } }.tap(at: .zero)
        #expect(log.text == "")
        host { Color.red.contentShape(Circle()).onTapGesture { log("shape") } }.tap(at: CGPoint(x: 2, y: 2))
        #expect(log.text == "")
    }

    @Test func GE5_aSingleTapWaitsForADoubleTap() {
        let log = log
        let gesture = TapGesture(count: 2).onEnded { log("double") }
            .exclusively(before: TapGesture().onEnded { log("single") })
        let composed = host { Color.red.gesture(gesture) }
        composed.tap(at: middle)
        composed.advance(by: 0.3)
        #expect(log.text == "")
        composed.advance(by: 0.1)
        #expect(log.text == "single")
        composed.tap(at: middle, count: 2)
        composed.advance(by: 1)
        #expect(log.text == "single double")
        let stacked = host { Color.red.onTapGesture(count: 2) { log("two") }.onTapGesture { log("one") } }
        stacked.tap(at: middle)
        #expect(log.entries.last == "double")
        stacked.advance(by: 0.4)
        #expect(log.entries.last == "one")
        stacked.tap(at: middle, count: 2)
        stacked.advance(by: 1)
        #expect(log.entries.suffix(2) == ["one", "two"])
        #expect(stacked.host.graph.nextFrame == nil)
    }

    @Test func GE2_theTapsOfADoubleTapLieTogether() {
        let log = log
        let host = TestHost(Color.red.onTapGesture(count: 2) { log("two") }, size: CGSize(width: 200, height: 100))
        for (x, expected) in [(82, ""), (78, "two")] as [(CGFloat, String)] {
            host.tap(at: middle)
            host.advance(by: 0.1)
            host.tap(at: CGPoint(x: x, y: 50))
            #expect(log.text == expected)
            host.advance(by: 1)
        }
        // A tap far from the last one may be the first of two.
        host.tap(at: middle)
        host.advance(by: 0.1)
        host.tap(at: CGPoint(x: 150, y: 50), count: 2)
        #expect(log.text == "two two")
    }

    @Test func GE2_aPinchIsNoLongPress() {
        let log = log
        let host = host {
            Color.red.gesture(
                LongPressGesture().onEnded { _ in log("long") }
                    .exclusively(before: MagnifyGesture().onChanged { _ in log("pinch") }))
        }
        func pinch(_ phase: PinchEvent.Phase, _ magnification: CGFloat) {
            host.host.send(
                .pinch(PinchEvent(phase, at: middle, magnification: magnification, rotation: 0, time: host.time)))
        }
        // As two fingers come down one after the other.
        host.press(at: middle)
        host.advance(by: 0.2)
        host.cancel()
        pinch(.began, 1)
        pinch(.changed, 1.5)
        host.advance(by: 1)
        pinch(.ended, 1.5)
        #expect(log.text == "pinch")
        #expect(host.host.graph.events.sessions.isEmpty)
    }

    @Test func GE6_aButtonActsOnAReleaseInside() {
        let log = log
        let host = host { Button("Act") { log("act") } }
        host.tap(at: middle)
        #expect(log.text == "act")
        host.drag(from: middle, to: CGPoint(x: 99, y: 99))
        #expect(log.text == "act")
    }

    private struct Vanishing: View {
        let log: EventLog
        @State private var isThere = true
        var body: some View {
            if isThere {
                Color.red.gesture(
                    DragGesture(minimumDistance: 0).onChanged { _ in
                        log("drag")
                        isThere = false
                    }.onEnded { _ in log("end") })
            }
        }
    }

    @Test func aGestureEndsWithItsView() {
        let host = host { Vanishing(log: log) }
        host.press(at: middle)
        host.move(to: CGPoint(x: 70, y: 50))
        host.release(at: CGPoint(x: 80, y: 50))
        #expect(log.text == "drag")
        #expect(host.host.graph.nextFrame == nil)
    }

    @Test func GE5_aSimultaneousTapWaitsForNoDoubleTap() {
        let log = log
        let host = host {
            Color.red.onTapGesture(count: 2) { log("double") }
                .simultaneousGesture(TapGesture().onEnded { log("beside") })
        }
        host.tap(at: middle)
        #expect(log.text == "beside")
    }

    @Test("A view with a button's gesture reports presses, and acts at their end")
    func buttonGesture() {
        let log = log
        host {
            Color.red._onButtonGesture(pressing: { log($0 ? "down" : "up") }, perform: { log("act") })
        }.tap(at: middle)
        #expect(log.text.contains("down") && log.text.contains("act") && log.text.contains("up"))
    }
}
