import DisplayList
import Foundation
import Testing

@testable import SwiftUICore
@testable import SwiftUITesting

@MainActor @Suite struct GestureCompositionTests {
    private let log = EventLog()
    private let middle = CGPoint(x: 50, y: 50)

    private func host<V: View>(@ViewBuilder _ content: () -> V) -> TestHost {
        TestHost(content(), size: CGSize(width: 100, height: 100))
    }

    private struct Draggable: View {
        let log: EventLog
        @GestureState(reset: { value, transaction in
            transaction.animation = .easeIn
        }) private var offset: CGSize?

        var body: some View {
            let _ = log("\(offset?.width ?? 0)")
            Color.red.gesture(DragGesture().updating($offset) { value, state, _ in state = value.translation })
        }
    }

    @Test func GE5_gestureStateReturnsWhenTheGestureEndsOrIsCancelled() {
        let host = host { Draggable(log: log) }
        host.press(at: middle)
        host.move(to: CGPoint(x: 70, y: 50))
        #expect(log.text == "0.0 20.0")
        host.release(at: CGPoint(x: 70, y: 50))
        #expect(log.text == "0.0 20.0 0.0")
        host.press(at: middle)
        host.move(to: CGPoint(x: 65, y: 50))
        host.host.send(.pointer(PointerEvent(.cancelled, at: middle, time: host.time)))
        host.update()
        #expect(log.text == "0.0 20.0 0.0 15.0 0.0")
    }

    private struct Pressed: View {
        @GestureState private var isPressed = false
        var body: some View {
            Text(verbatim: isPressed ? "pressed" : "free").frame(maxWidth: .infinity, maxHeight: .infinity)
                .contentShape(Rectangle())
                .gesture(LongPressGesture(minimumDuration: 1).updating($isPressed) { value, state, _ in state = value })
        }
    }

    @Test func GE5_aLongPressUpdatesWhileItLasts() {
        let host = host { Pressed() }
        host.press(at: middle)
        #expect(host.text == ["pressed"])
        host.advance(by: 0.5)
        #expect(host.text == ["pressed"])
        host.advance(by: 0.6)
        #expect(host.text == ["free"])
        host.release(at: middle)
        host.press(at: middle)
        host.release(at: middle)
        #expect(host.text == ["free"])
    }

    @Test func gesturesBesideEachOtherHaveBothValues() {
        let log = log
        let gesture = LongPressGesture(minimumDuration: 0.2).simultaneously(with: DragGesture(minimumDistance: 5))
            .onEnded { log("\($0.first == true) \($0.second?.translation.width ?? -1)") }
        let host = host { Color.red.gesture(gesture) }
        host.press(at: middle)
        host.advance(by: 0.3)
        host.move(to: CGPoint(x: 60, y: 50))
        host.release(at: CGPoint(x: 60, y: 50))
        #expect(log.text == "true 10.0")
        host.drag(from: middle, to: CGPoint(x: 80, y: 50), duration: 0.1)
        #expect(log.text == "true 10.0 false 30.0")
    }

    @Test func aSequenceTellsHowFarItCame() {
        let log = log
        let gesture = LongPressGesture(minimumDuration: 0.2).sequenced(before: DragGesture())
            .onChanged { value in
                switch value {
                case .first(let pressing): log("first(\(pressing))")
                case .second(_, nil): log("second")
                case .second(_, let drag?): log("second(\(drag.translation.width))")
                }
            }
            .onEnded { _ in log("end") }
        let host = host { Color.red.gesture(gesture) }
        host.press(at: middle)
        host.advance(by: 0.25)
        host.move(to: CGPoint(x: 70, y: 50))
        host.release(at: CGPoint(x: 70, y: 50))
        #expect(log.text == "first(true) second second(20.0) end")
        host.tap(at: middle)
        #expect(log.entries.suffix(1) == ["first(true)"])
    }

    @Test func ofTwoExclusiveGesturesTheFirstIsPreferred() {
        let log = log
        let gesture = LongPressGesture(minimumDuration: 0.3).exclusively(before: DragGesture())
            .onEnded { value in
                switch value {
                case .first: log("press")
                case .second(let drag): log("drag \(drag.translation.height)")
                }
            }
        let host = host { Color.red.gesture(gesture) }
        host.longPress(at: middle, duration: 0.4)
        #expect(log.text == "press")
        host.drag(from: middle, to: CGPoint(x: 50, y: 90), duration: 0.1)
        #expect(log.text == "press drag 40.0")
    }

    @Test func keysThatAreHeldCount() {
        let log = log
        let host = host { Color.red.gesture(TapGesture().modifiers([.shift, .command]).onEnded { log("tap") }) }
        func tap(_ keys: KeyModifiers) {
            var event = PointerEvent(.down, at: middle, time: host.time)
            event.modifiers = keys
            host.host.send(.pointer(event))
            event.phase = .up
            host.host.send(.pointer(event))
        }
        tap([])
        tap(.shift)
        #expect(log.text == "")
        tap([.shift, .control])
        #expect(log.text == "tap")
    }

    private func pinch(
        _ host: TestHost, _ phase: PinchEvent.Phase, _ magnification: CGFloat, _ rotation: CGFloat, at time: Double
    ) {
        host.host.send(
            .pinch(
                PinchEvent(
                    phase, at: CGPoint(x: 25, y: 50), magnification: magnification, rotation: rotation, time: time)))
    }

    @Test func pinchesMagnifyAndRotate() {
        let log = log
        let both = MagnifyGesture().simultaneously(with: RotateGesture())
        let host = host {
            Color.red.gesture(
                both.onChanged { log("\($0.first?.magnification ?? 0) \($0.second?.rotation.radians ?? 0)") }
                    .onEnded {
                        log("\($0.first!.startAnchor == UnitPoint(x: 0.25, y: 0.5)) \($0.first!.velocity.rounded())")
                    })
        }
        pinch(host, .began, 1, 0, at: 0)
        pinch(host, .changed, 1.005, 0, at: 0.1)
        #expect(log.text == "")
        pinch(host, .changed, 1.5, 0.001, at: 0.2)
        pinch(host, .changed, 2, 0.5, at: 0.3)
        pinch(host, .changed, .nan, 0.5, at: 0.35)
        pinch(host, .ended, 2, 0.5, at: 0.4)
        #expect(log.text == "1.5 0.0 2.0 0.5 true 0.0")
        #expect(host.host.graph.events.sessions.isEmpty)
    }

    @Test func theOlderPinchesTellFactorAndAngle() {
        let log = log
        let host = host {
            Color.red.gesture(MagnificationGesture().onEnded { log("\($0)") })
                .simultaneousGesture(RotationGesture().onEnded { log("\($0.degrees.rounded())") })
        }
        pinch(host, .began, 1, 0, at: 0)
        pinch(host, .changed, 0.5, .pi / 2, at: 0.1)
        pinch(host, .ended, 0.5, .pi / 2, at: 0.2)
        #expect(log.entries.sorted() == ["0.5", "90.0"])
        pinch(host, .began, 1, 0, at: 1)
        pinch(host, .changed, 0.5, 1, at: 1.1)
        pinch(host, .cancelled, 0.5, 1, at: 1.2)
        #expect(log.entries.count == 2)
    }

    @Test func theHoveringPointerIsFollowed() {
        let log = log
        let host = host {
            HStack(spacing: 0) {
                Color.red.onHover { log($0 ? "over" : "away") }.pointerStyle(.link)
                Color.blue.onContinuousHover { phase in
                    if case .active(let point) = phase { log("\(point.x)") } else { log("ended") }
                }
            }
        }
        host.hover(at: CGPoint(x: 10, y: 50))
        host.hover(at: CGPoint(x: 20, y: 50))
        #expect(log.text == "over")
        #expect(host.host.graph.events.pointerShape == .hand)
        host.hover(at: CGPoint(x: 60, y: 50))
        host.hover(at: CGPoint(x: 70, y: 50))
        #expect(log.text == "over away 10.0 20.0")
        #expect(host.host.graph.events.pointerShape == .arrow)
        host.host.send(.pointer(PointerEvent(.exited, at: .zero, time: 1)))
        #expect(log.text == "over away 10.0 20.0 ended")
    }

    @Test func placesAreToldInTheSpaceThatIsAskedFor() {
        let log = log
        let host = host {
            Color.red.frame(width: 40, height: 40)
                .onTapGesture(coordinateSpace: .local) { log("\($0.x)") }
                .simultaneousGesture(SpatialTapGesture(coordinateSpace: .global).onEnded { log("\($0.location.x)") })
                .simultaneousGesture(
                    SpatialTapGesture(coordinateSpace: .named("all")).onEnded { log("\($0.location.x)") }
                )
                .frame(maxWidth: .infinity, maxHeight: .infinity).coordinateSpace(name: "all").padding(.leading, 10)
        }
        host.tap(at: CGPoint(x: 55, y: 50))
        #expect(log.entries.sorted() == ["20.0", "45.0", "55.0"])
    }
}
