import Foundation
import Testing

@testable import GameController

@MainActor
@Suite("Parts of controllers")
struct ControllerElementTests {
    /// A snapshot keeps its parts only as long as its profile is kept.
    private let pad: GCExtendedGamepad

    init() throws {
        pad = PadShape.snapshot.makeProfile()
        pad.isSettable = true
    }

    @Test(
        "A button is pressed as soon as its value is greater than 0; one without values between is pressed from a half on"
    )
    func thresholds() {
        pad.leftTrigger.setValue(0.01)
        #expect(pad.leftTrigger.isPressed && pad.leftTrigger.isTouched && pad.leftTrigger.isAnalog)
        pad.leftTrigger.setValue(7)
        #expect(pad.leftTrigger.value == 1)
        pad.leftTrigger.setValue(.nan)
        #expect(pad.leftTrigger.value == 0 && !pad.leftTrigger.isPressed)
        pad.buttonA.setValue(0.4)
        #expect(!pad.buttonA.isPressed && !pad.buttonA.isAnalog)
        pad.buttonA.setValue(0.6)
        #expect(pad.buttonA.value == 1)
        pad.buttonA.setValue(-.infinity)
        #expect(pad.buttonA.value == 0)
    }

    @Test(
        "The app hears of a button's value, press and touch, then the profile does; nothing is called without a change")
    func buttonHandlers() {
        var log: [String] = []
        let button = pad.rightTrigger
        button.valueChangedHandler = { _, value, isPressed in log.append("value \(value) \(isPressed)") }
        button.pressedChangedHandler = { _, value, isPressed in log.append("pressed \(value) \(isPressed)") }
        button.touchedChangedHandler = { _, _, _, isTouched in log.append("touched \(isTouched)") }
        pad.valueDidChangeHandler = { _, element in log.append("profile \(element === button)") }
        pad.valueChangedHandler = { _, element in log.append("gamepad \(element === button)") }
        button.setValue(0.5)
        #expect(log == ["value 0.5 true", "pressed 0.5 true", "touched true", "profile true", "gamepad true"])
        log = []
        button.setValue(0.5)
        #expect(log.isEmpty)
        button.setValue(0.75)
        #expect(log == ["value 0.75 true", "profile true", "gamepad true"])
        #expect(pad.lastEventTimestamp > 0)
    }

    @Test("Axes press the buttons of a stick, and the buttons move its axes; the whole stick is one change")
    func sticks() {
        var log: [String] = []
        let stick = pad.leftThumbstick
        stick.valueChangedHandler = { _, x, y in log.append("stick \(x) \(y)") }
        stick.xAxis.valueChangedHandler = { _, x in log.append("x \(x)") }
        stick.right.pressedChangedHandler = { _, value, _ in log.append("right \(value)") }
        pad.valueChangedHandler = { _, element in log.append("gamepad \(element === stick)") }
        stick.setValueForXAxis(0.5, yAxis: -0.25)
        #expect(log == ["x 0.5", "right 0.5", "stick 0.5 -0.25", "gamepad true"])
        #expect(stick.down.value == 0.25 && stick.down.isPressed && !stick.up.isPressed && stick.left.value == 0)
        #expect(stick.right.collection === stick && stick.xAxis.collection === stick && stick.collection == nil)
        log = []
        stick.left.setValue(1)
        #expect(stick.xAxis.value == -1 && stick.yAxis.value == -0.25 && !stick.right.isPressed)
        #expect(log == ["x -1.0", "right 0.0", "stick -1.0 -0.25", "gamepad true"])
        // The other side of a pressed one is released already.
        stick.right.setValue(0)
        #expect(stick.xAxis.value == -1)
        stick.yAxis.setValue(1)
        #expect(stick.up.value == 1 && stick.down.value == 0)
        stick.setValueForXAxis(.nan, yAxis: 9)
        #expect(stick.xAxis.value == 0 && stick.yAxis.value == 1)
    }

    @Test("A cross has whole values")
    func cross() {
        pad.dpad.setValueForXAxis(0.7, yAxis: 0.2)
        #expect(
            pad.dpad.xAxis.value == 1 && pad.dpad.yAxis.value == 0 && pad.dpad.right.isPressed && !pad.dpad.isAnalog)
        pad.dpad.down.setValue(1)
        #expect(pad.dpad.xAxis.value == 1 && pad.dpad.yAxis.value == -1)
        pad.dpad.down.setValue(0)
        #expect(pad.dpad.yAxis.value == 0)
    }

    @Test("A surface reports where a finger is, or how far it is from its beginning")
    func touchpads() {
        let touchpad = GCControllerTouchpad()
        var log: [String] = []
        touchpad.touchDown = { _, x, y, _, _ in log.append("down \(x) \(y)") }
        touchpad.touchMoved = { _, x, y, force, isPressed in log.append("moved \(x) \(y) \(force) \(isPressed)") }
        touchpad.touchUp = { _, _, _, _, _ in log.append("up") }
        touchpad.setValueForXAxis(0.5, yAxis: 0.5, touchDown: true, buttonValue: 0)
        touchpad.reportsAbsoluteTouchSurfaceValues = false
        touchpad.setValueForXAxis(0.75, yAxis: 0.25, touchDown: true, buttonValue: 1)
        #expect(touchpad.touchState == .moving && touchpad.button.isPressed)
        touchpad.setValueForXAxis(0, yAxis: 0, touchDown: false, buttonValue: 0)
        touchpad.setValueForXAxis(0, yAxis: 0, touchDown: false, buttonValue: 0)
        #expect(log == ["down 0.5 0.5", "moved 0.25 -0.25 1.0 true", "up"])
        #expect(touchpad.touchState == .up && touchpad.touchSurface.xAxis.value == 0)
    }

    @Test("Distances on a surface begin where each finger begins, within the surface; places do not")
    func touchpadDistances() {
        let touchpad = GCControllerTouchpad()
        touchpad.reportsAbsoluteTouchSurfaceValues = false
        func place(_ x: Float, _ y: Float, isDown: Bool = true, button: Float = 0) -> [Float] {
            touchpad.setValueForXAxis(x, yAxis: y, touchDown: isDown, buttonValue: button)
            return [touchpad.touchSurface.xAxis.value, touchpad.touchSurface.yAxis.value]
        }
        #expect(place(0.5, -0.25) == [0, 0] && touchpad.touchState == .down)
        #expect(place(0.25, 0.5) == [-0.25, 0.75] && touchpad.touchState == .moving)
        #expect(place(9, -9) == [0.5, -0.75])
        #expect(place(0.75, 0.75, isDown: false) == [0, 0] && touchpad.touchState == .up)
        #expect(place(-0.5, 0.25) == [0, 0] && touchpad.touchState == .down)
        #expect(place(-0.25, 0, button: 1) == [0.25, -0.25] && touchpad.button.isPressed)
        touchpad.reportsAbsoluteTouchSurfaceValues = true
        #expect(place(-0.75, 0.5) == [-0.75, 0.5] && !touchpad.button.isPressed)
        #expect(place(2, -2) == [1, -1])
    }

    @Test("The values of a real controller are not the app's")
    func realValues() {
        let real = PadShape().makeProfile()
        real.buttonA.setValue(1)
        real.leftThumbstick.setValueForXAxis(1, yAxis: 1)
        real.dpad.up.setValue(1)
        #expect(!real.buttonA.isPressed && real.leftThumbstick.xAxis.value == 0 && !real.dpad.up.isPressed)
        pad.buttonB.setValue(1)
        real.setStateFromExtendedGamepad(pad)
        #expect(!real.buttonB.isPressed)
    }
}
