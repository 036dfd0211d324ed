import DisplayList
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("Gestures")
struct GestureConformance {
    private let middle = CGPoint(x: 50, y: 50)

    private func host(@ViewBuilder _ view: () -> some View) -> TestHost { TestHost(100, 100, view) }

    @Test("GE2: a tap is a press of at most 0.75 s and 45 points, of the primary button")
    func taps() {
        let log = Log<String>()
        let host = host { Color.red.onTapGesture { log("tap") } }
        func press(for seconds: Double = 0.05, moving distance: CGFloat = 0, button: Int = 1) -> Bool {
            let count = log.entries.count
            var event = PointerEvent(.down, at: CGPoint(x: 20, y: 50), time: host.time)
            event.button = button
            host.send(.pointer(event))
            host.advance(by: seconds)
            event.location.x += distance
            event.time = host.time
            event.phase = .moved
            host.send(.pointer(event))
            event.phase = .up
            host.send(.pointer(event))
            host.advance(by: 1)
            return log.entries.count > count
        }
        #expect(press())
        #expect(press(for: 0.745) && !press(for: 0.755))
        #expect(press(moving: 45) && !press(moving: 45.5))
        #expect(!press(button: 2) && !press(button: 3))
    }

    @Test("GE2: between the taps of a double tap lie at most 0.35 s")
    func doubleTaps() {
        let log = Log<String>()
        let host = host { Color.red.onTapGesture(count: 2) { log("double") } }
        for (gap, count) in [(0.345, 1), (0.355, 1)] {
            host.press(at: middle)
            host.release(at: middle)
            host.advance(by: gap)
            host.press(at: middle)
            host.release(at: middle)
            host.advance(by: 1)
            #expect(log.entries.count == count, "\(gap)")
        }
    }

    @Test("GE2: a long press lasts 0.5 s within 10 points; a drag begins after 10 points")
    func pressesAndDrags() {
        let log = Log<String>()
        let pressed = host { Color.red.onLongPressGesture { log("long") } }
        pressed.longPress(at: middle, duration: 0.495)
        #expect(log.text == "")
        pressed.longPress(at: middle, duration: 0.505)
        #expect(log.text == "long")
        for distance in [10.0, 10.5] {
            pressed.press(at: middle)
            pressed.move(to: CGPoint(x: 50 + distance, y: 50))
            pressed.advance(by: 0.6)
            pressed.release(at: middle)
        }
        #expect(log.text == "long long")
        let dragged = host { Color.red.gesture(DragGesture().onChanged { log("\($0.translation.width)") }) }
        dragged.press(at: middle)
        dragged.move(to: CGPoint(x: 59.5, y: 50))
        #expect(log.text == "long long")
        dragged.move(to: CGPoint(x: 60, y: 50))
        dragged.release(at: middle)
        #expect(log.text == "long long 10.0")
    }

    @Test("GE4: disabling reaches all that is inside; what lies above is hit first, unless it lets hits through")
    func hits() {
        let log = Log<String>()
        host {
            VStack { ZStack { Color.red.onTapGesture { log("deep") }.disabled(false) } }.disabled(true)
        }.tap(at: middle)
        host { Color.red.onTapGesture { log("covered") }.overlay { Color.blue } }.tap(at: middle)
        host { Color.red.onTapGesture { log("hidden") }.hidden() }.tap(at: middle)
        #expect(log.text == "")
        host {
            ZStack {
                Color.red.onTapGesture { log("below") }
                Color.blue.onTapGesture { log("above") }
            }
        }.tap(at: middle)
        host {
            ZStack {
                Color.red.onTapGesture { log("below") }
                Color.blue.onTapGesture { log("above") }.allowsHitTesting(false)
            }
        }.tap(at: middle)
        #expect(log.text == "above below")
        host {
            Text("a").frame(width: 80, height: 80).contentShape(Rectangle()).onTapGesture { log("shape") }
        }.tap(at: CGPoint(x: 12, y: 12))
        #expect(log.text == "above below shape")
    }

    private struct Returning: View {
        let log: Log<String>
        @GestureState(resetTransaction: Transaction(animation: .linear(duration: 1))) private var shift: CGFloat = 0
        var body: some View {
            Color.red.frame(width: 20, height: 20).offset(x: shift)
                .gesture(
                    DragGesture(minimumDistance: 0).updating($shift) { value, state, _ in
                        state = value.translation.width
                    })
        }
    }

    @Test("GE5: gesture state returns in its reset transaction")
    func reset() {
        let host = host { Returning(log: Log()) }
        func x() -> CGFloat { host.drawn.first?.frame.minX ?? 0 }
        host.press(at: middle)
        host.move(to: CGPoint(x: 70, y: 50))
        #expect(x() == 60)
        host.release(at: CGPoint(x: 70, y: 50))
        host.advance(by: 0.5)
        #expect(x() == 50)
        host.advance(by: 0.6)
        #expect(x() == 40)
    }

    @Test("GE6: a press that leaves a button and comes back acts; one that ends outside does not")
    func buttons() {
        let log = Log<String>()
        let host = host { Button("Act") { log("act") } }
        host.press(at: middle)
        host.move(to: CGPoint(x: 99, y: 99))
        host.release(at: CGPoint(x: 99, y: 99))
        #expect(log.text == "")
        host.press(at: middle)
        host.move(to: CGPoint(x: 99, y: 99))
        host.move(to: middle)
        host.release(at: middle)
        #expect(log.text == "act")
    }
}
