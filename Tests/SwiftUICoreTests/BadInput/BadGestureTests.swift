import DisplayList
import Foundation
import SwiftUI
import Testing

@testable import SwiftUICore
@testable import SwiftUITesting

/// The changes of a view in the midst of a gesture.
private enum Mode { case on, gone, fading, disabled, off }

/// Gestures whose views go, whose windows lose the pointer, and whose numbers are none: nothing stays behind.
@MainActor @Suite struct BadGestureTests {
    private let log = EventLog()
    private let middle = CGPoint(x: 50, y: 50)
    private let wrong: [CGFloat] = [.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude]

    private func host<V: View>(@ViewBuilder _ content: () -> V) -> TestHost {
        TestHost(content(), size: CGSize(width: 100, height: 100))
    }

    private func expectRest(_ host: TestHost, at location: SourceLocation = #_sourceLocation) {
        host.update()
        #expect(host.host.graph.events.sessions.isEmpty, sourceLocation: location)
        #expect(host.isIdle, sourceLocation: location)
    }

    private func send(_ host: TestHost, _ phase: PointerEvent.Phase, _ location: CGPoint, time: Double? = nil) {
        host.send(.pointer(PointerEvent(phase, at: location, time: time ?? host.time)))
        host.update()
    }

    /// A view with a gesture that a lever takes away, or turns off, and a state that outlives it.
    private struct Removable<G: Gesture>: View {
        let remote: Remote<Mode>
        let log: EventLog
        let gesture: (GestureState<Bool>) -> G
        @State private var mode = Mode.on
        @GestureState private var isBusy = false

        var body: some View {
            let _ = remote.set = { mode = $0 }
            ZStack {
                Text(verbatim: isBusy ? "busy" : "free")
                if mode != .gone && mode != .fading {
                    Color.red.gesture(gesture($isBusy), isEnabled: mode != .off)
                        .disabled(mode == .disabled).transition(.opacity)
                }
            }
        }
    }

    private func removable<G: Gesture>(
        _ gesture: @escaping (GestureState<Bool>) -> G
    ) -> (
        TestHost, Remote<Mode>
    ) {
        let remote = Remote<Mode>()
        return (host { Removable(remote: remote, log: log, gesture: gesture) }, remote)
    }

    @Test("A view that goes in the midst of a drag takes the gesture along, and its state returns")
    func removal() {
        let log = log
        let (host, remote) = removable { busy in
            DragGesture(minimumDistance: 0).updating(busy) { _, state, _ in state = true }
                .onChanged { _ in log("changed") }.onEnded { _ in log("ended") }
        }
        for round in 1...2 {
            host.press(at: middle)
            host.move(to: CGPoint(x: 70, y: 50))
            #expect(host.text == ["busy"])
            if round == 1 { remote.set(.gone) } else { withAnimation { remote.set(.fading) } }
            host.update()
            // At once, not only with the next movement.
            #expect(host.text == ["free"])
            #expect(host.host.graph.events.sessions.isEmpty)
            host.move(to: CGPoint(x: 80, y: 50))
            host.release(at: CGPoint(x: 80, y: 50))
            #expect(!log.entries.contains("ended"))
            remote.set(.on)
            host.advance(by: 2)
            expectRest(host)
        }
        let count = log.entries.count
        host.drag(from: middle, to: CGPoint(x: 90, y: 50))
        #expect(log.entries.count > count && log.entries.last == "ended")
        #expect(host.text == ["free"])
        expectRest(host)
    }

    @Test("A view that is disabled, or whose gesture is turned off, in the midst of a drag ends it")
    func disabling() {
        let log = log
        let (host, remote) = removable { busy in
            DragGesture(minimumDistance: 0).updating(busy) { _, state, _ in state = true }.onEnded { _ in log("ended") }
        }
        for mode in [Mode.disabled, .off] {
            host.press(at: middle)
            host.move(to: CGPoint(x: 70, y: 50))
            remote.set(mode)
            host.update()
            #expect(host.text == ["free"])
            host.release(at: CGPoint(x: 70, y: 50))
            #expect(log.text == "")
            remote.set(.on)
            expectRest(host)
        }
        host.drag(from: middle, to: CGPoint(x: 90, y: 50))
        #expect(log.text == "ended")
    }

    @Test("A view that goes in the midst of a long press or a pinch leaves nothing behind")
    func pressesAndPinches() {
        let log = log
        let (pressed, press) = removable { busy in
            LongPressGesture(minimumDuration: 1).updating(busy) { value, state, _ in state = value }
                .onEnded { _ in log("long") }
        }
        pressed.press(at: middle)
        #expect(pressed.text == ["busy"])
        pressed.advance(by: 0.5)
        press.set(.gone)
        pressed.advance(by: 1)
        #expect(pressed.text == ["free"] && log.text == "")
        pressed.release(at: middle)
        expectRest(pressed)

        let (pinched, pinch) = removable { busy in
            MagnifyGesture().updating(busy) { _, state, _ in state = true }.onEnded { _ in log("pinch") }
        }
        func send(_ phase: PinchEvent.Phase, _ factor: CGFloat) {
            pinched.send(.pinch(PinchEvent(phase, at: middle, magnification: factor, rotation: 0, time: pinched.time)))
            pinched.update()
        }
        send(.began, 1)
        send(.changed, 2)
        #expect(pinched.text == ["busy"])
        pinch.set(.gone)
        pinched.update()
        #expect(pinched.text == ["free"])
        send(.changed, 3)
        send(.ended, 3)
        #expect(log.text == "")
        pinch.set(.on)
        send(.began, 1)
        send(.changed, 2)
        send(.ended, 2)
        #expect(log.text == "pinch" && pinched.text == ["free"])
        expectRest(pinched)
    }

    private struct Hovered: View {
        let remote: Remote<Bool>
        @State private var isThere = true
        @State private var isOver = false
        var body: some View {
            let _ = remote.set = { isThere = $0 }
            VStack(spacing: 0) {
                Text(verbatim: isOver ? "over" : "away")
                if isThere { Color.red.onHover { isOver = $0 }.pointerStyle(.link) }
            }
        }
    }

    @Test("The pointer is not over a view that has gone")
    func hovering() {
        let remote = Remote<Bool>()
        let host = host { Hovered(remote: remote) }
        host.hover(at: middle)
        #expect(host.text == ["over"])
        #expect(host.host.graph.events.pointerShape == .hand)
        remote.set(false)
        host.update()
        #expect(host.text == ["away"])
        #expect(host.host.graph.events.pointerShape == .arrow)
        remote.set(true)
        host.update()
        host.hover(at: CGPoint(x: 51, y: 50))
        #expect(host.text == ["over"])
        expectRest(host)
    }

    private struct PressedStyle: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.overlay(Text(verbatim: configuration.isPressed ? "down" : "up"))
        }
    }

    private struct Pressable: View {
        let remote: Remote<Bool>
        let log: EventLog
        @State private var isDisabled = false
        var body: some View {
            let _ = remote.set = { isDisabled = $0 }
            Button {
                log("act")
            } label: {
                Color.red
            }.buttonStyle(PressedStyle()).disabled(isDisabled)
        }
    }

    @Test("A button that is disabled, or loses the pointer, while it is pressed does not act and comes up")
    func buttons() {
        let remote = Remote<Bool>()
        let host = host { Pressable(remote: remote, log: log) }
        host.press(at: middle)
        #expect(host.text.last == "down")
        remote.set(true)
        host.update()
        #expect(host.text.last == "up")
        host.release(at: middle)
        #expect(log.text == "")
        remote.set(false)
        host.update()
        host.press(at: middle)
        send(host, .cancelled, middle)
        #expect(host.text.last == "up")
        send(host, .up, middle)
        #expect(log.text == "")
        host.tap(at: middle)
        #expect(log.text == "act")
        expectRest(host)
    }

    @Test("A window that loses the pointer ends its gestures, also where it tells no place")
    func lostPointer() {
        let log = log
        let (host, _) = removable { busy in
            DragGesture(minimumDistance: 0).updating(busy) { _, state, _ in state = true }.onEnded { _ in log("ended") }
        }
        for place in [middle, CGPoint(x: CGFloat.nan, y: .nan)] {
            host.press(at: middle)
            host.move(to: CGPoint(x: 60, y: 50))
            host.setPhase(.inactive)
            send(host, .cancelled, place)
            #expect(host.text == ["free"] && log.text == "")
            host.setPhase(.active)
            expectRest(host)
        }
        host.drag(from: middle, to: CGPoint(x: 80, y: 50))
        #expect(log.text == "ended")
    }

    @Test("Places, times and distances that are no numbers reach no gesture")
    func numbers() {
        let log = log
        let host = host {
            ScrollView {
                Color.red.frame(height: 400)
                    .gesture(
                        DragGesture(minimumDistance: 0).onChanged { value in
                            let numbers = [
                                value.location.x, value.location.y, value.velocity.width, value.velocity.height,
                                value.predictedEndTranslation.width, value.translation.height,
                            ]
                            log(numbers.allSatisfy(\.isFinite) ? "sound" : "\(value)")
                        }.onEnded { log("ended \($0.location.x)") })
            }
            .onContinuousHover { phase in
                if case .active(let place) = phase, !place.x.isFinite || !place.y.isFinite { log("hover") }
            }
        }
        for bad in wrong {
            let place = CGPoint(x: bad, y: 50)
            send(host, .hover, place)
            send(host, .down, place)
            send(host, .up, place)
            send(host, .down, middle)
            send(host, .moved, place, time: .nan)
            send(host, .moved, CGPoint(x: 50, y: bad), time: -.infinity)
            send(host, .moved, CGPoint(x: 60, y: 50))
            send(host, .up, CGPoint(x: CGFloat.nan, y: 0))
            host.send(.scroll(ScrollEvent(at: middle, delta: CGSize(width: 0, height: bad), time: .nan)))
            host.send(.scroll(ScrollEvent(at: place, delta: CGSize(width: 0, height: 5), time: host.time)))
            for phase in [PinchEvent.Phase.began, .changed, .ended] {
                host.send(.pinch(PinchEvent(phase, at: place, magnification: bad, rotation: bad, time: bad)))
                host.send(.pinch(PinchEvent(phase, at: middle, magnification: 2, rotation: bad, time: .nan)))
            }
            host.advance(by: 3)
        }
        #expect(Set(log.entries).subtracting(["sound", "ended 60.0"]).isEmpty, "\(Set(log.entries))")
        #expect(log.entries.contains("ended 60.0"))
        expectRest(host)
    }

    @Test("Gestures with limits that make no sense come to an end", arguments: [Double.nan, -1, 0, .infinity])
    func limits(limit: Double) {
        let log = log
        let host = host {
            Color.red.gesture(
                LongPressGesture(minimumDuration: limit, maximumDistance: limit).onEnded { _ in log("press") }
            )
            .simultaneousGesture(DragGesture(minimumDistance: limit).onEnded { _ in log("drag") })
            .simultaneousGesture(TapGesture(count: limit == -1 ? -1 : 0).onEnded { log("tap") })
            .simultaneousGesture(MagnifyGesture(minimumScaleDelta: limit).onEnded { _ in log("pinch") })
        }
        host.longPress(at: middle, duration: 0.1)
        host.drag(from: middle, to: CGPoint(x: 80, y: 50))
        host.advance(by: 2)
        #expect(log.entries.contains("tap"))
        #expect(log.entries.contains("press") == (limit != .infinity))
        expectRest(host)
    }

    @Test("A button goes down twice, or comes up alone, without harm")
    func disorder() {
        let log = log
        let host = host {
            Color.red.onTapGesture { log("tap") }
                .simultaneousGesture(DragGesture().onEnded { _ in log("drag") })
        }
        send(host, .up, middle)
        send(host, .moved, middle)
        send(host, .cancelled, middle)
        send(host, .down, middle)
        send(host, .down, CGPoint(x: 90, y: 90))
        send(host, .up, CGPoint(x: 90, y: 90))
        send(host, .up, middle)
        send(host, .exited, middle)
        #expect(log.text == "tap")
        host.advance(by: 1)
        expectRest(host)
    }
}
