import DisplayList
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import GameController

@MainActor
@Suite("The mouse of GameController")
struct MouseTests {
    @Test("Movements are distances with up greater than 0, in one window; buttons are pressed and released")
    func movements() {
        let input = GCMouseInput()
        var log: [String] = []
        input.mouseMovedHandler = { _, x, y in log.append("\(x) \(y)") }
        input.leftButton.pressedChangedHandler = { _, _, isPressed in log.append("left \(isPressed)") }
        let (first, second) = (NSObject(), NSObject())
        func send(_ phase: PointerEvent.Phase, _ x: CGFloat, _ y: CGFloat, button: Int = 1, in window: NSObject? = nil)
        {
            var event = PointerEvent(phase, at: CGPoint(x: x, y: y), time: 1)
            event.button = button
            #expect(input.note(.pointer(event), window: ObjectIdentifier(window ?? first)))
        }
        send(.hover, 10, 10)
        send(.hover, 15, 8)
        send(.down, 15, 8)
        send(.moved, 15, 28)
        send(.up, 15, 28)
        // Another window has other places.
        send(.hover, 300, 300, in: second)
        send(.hover, .nan, 0, in: second)
        send(.exited, 320, 300, in: second)
        send(.hover, 0, 0, in: second)
        #expect(log == ["5.0 2.0", "left true", "0.0 -20.0", "left false"])
        send(.down, 0, 0, button: 3, in: second)
        send(.down, 0, 0, button: 9, in: second)
        #expect(input.rightButton?.isPressed == true && input.auxiliaryButtons?.map(\.isPressed) == [true])
        send(.cancelled, 0, 0, button: 3, in: second)
        #expect(input.rightButton?.isPressed == false && input.middleButton?.isPressed == false)
        var touch = PointerEvent(.down, at: .zero, time: 1)
        touch.device = .touch
        #expect(!input.note(.pointer(touch), window: ObjectIdentifier(first)))
    }

    @Test("The wheel's axes have distances, which are over after the call")
    func wheel() {
        let input = GCMouseInput()
        var log: [String] = []
        input.scroll.valueChangedHandler = { pad, x, y in log.append("\(x) \(y) \(pad.yAxis.value)") }
        input.scroll.yAxis.valueChangedHandler = { _, value in log.append("y \(value)") }
        let window = ObjectIdentifier(input)
        _ = input.note(.scroll(ScrollEvent(at: .zero, delta: CGSize(width: 0, height: -40), time: 1)), window: window)
        _ = input.note(.scroll(ScrollEvent(at: .zero, delta: CGSize(width: 3, height: 0), time: 1)), window: window)
        _ = input.note(.scroll(ScrollEvent(at: .zero, delta: .zero, time: 1)), window: window)
        #expect(log == ["y 40.0", "0.0 40.0 40.0", "3.0 -0.0 0.0"])
        #expect(input.scroll.yAxis.value == 0 && !input.scroll.up.isPressed)
    }

    @Test("There is a mouse as soon as one was used, also where a view takes its events")
    func connection() throws {
        _ = GCMouse.mice()
        let host = TestHost(Button("Press") {})
        _ = host.send(.pointer(PointerEvent(.hover, at: CGPoint(x: 5, y: 5), time: 1)))
        let mouse = try #require(GCMouse.current)
        var distance: Float = 0
        mouse.mouseInput?.mouseMovedHandler = { _, x, _ in distance += x }
        defer { mouse.mouseInput?.mouseMovedHandler = nil }
        _ = host.send(.pointer(PointerEvent(.hover, at: CGPoint(x: 25, y: 5), time: 2)))
        #expect(distance == 20 && GCMouse.mice().count == 1 && mouse.productCategory == GCProductCategoryMouse)
        #expect(!GCMouse.isListed(in: "/nowhere"))
    }
}
