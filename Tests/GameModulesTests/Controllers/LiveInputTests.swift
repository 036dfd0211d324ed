import Foundation
import Testing

@testable import GameController

@MainActor
@Suite("Controllers in the newer interface")
struct LiveInputTests {
    @Test("Parts have values and functions of their own")
    func handlers() throws {
        let controller = GCController.withExtendedGamepad()
        let pad = try #require(controller.extendedGamepad)
        let input = controller.input
        var log: [String] = []
        let button = try #require(input.buttons[.a])
        button.pressedInput.pressedDidChangeHandler = { _, _, isPressed in log.append("A \(isPressed)") }
        let stick = try #require(input.dpads[.leftThumbstick])
        stick.xAxis.valueDidChangeHandler = { _, _, value in log.append("x \(value)") }
        stick.up.valueDidChangeHandler = { _, _, value in log.append("up \(value)") }
        input.elementValueDidChangeHandler = { _, element in log.append("input \(element.localizedName ?? "")") }
        pad.buttonA.setValue(1)
        pad.leftThumbstick.setValueForXAxis(0.5, yAxis: 0.25)
        #expect(log == ["A true", "input A Button", "x 0.5", "up 0.25", "input Left Thumbstick"])
        #expect(button.pressedInput.isPressed && button.pressedInput.lastPressedStateTimestamp > 0)
        #expect(input.switches.count == 0 && input.dpads.count == 3 && input[GCInputButtonY] != nil)
        #expect(input.axes[.steeringWheel] == nil && input.device === controller)
    }

    @Test("States are kept while the app reads them, with their changes")
    func states() throws {
        let controller = GCController.withExtendedGamepad()
        let pad = try #require(controller.extendedGamepad)
        let input = controller.input
        input.inputStateQueueDepth = 2
        #expect(input.nextInputState() == nil)
        pad.buttonA.setValue(1)
        pad.buttonB.setValue(1)
        pad.buttonX.setValue(1)
        let first = try #require(input.nextInputState())
        #expect(first.buttons[.b]?.pressedInput.isPressed == true && first.buttons[.x]?.pressedInput.isPressed == false)
        func change(_ name: GCButtonElementName) throws -> GCDevicePhysicalInputElementChange {
            first.change(for: try #require(first.buttons[name]))
        }
        // The first of three states is dropped; its change is one of the next.
        #expect(try change(.a) == .changed && change(.b) == .changed && change(.x) == .noChange)
        #expect(input.nextInputState()?.buttons[.x]?.pressedInput.isPressed == true)
        #expect(input.nextInputState() == nil)
        pad.buttonX.setValue(0)
        let copy = input.capture()
        pad.buttonX.setValue(1)
        #expect(copy.buttons[.x]?.pressedInput.isPressed == false)
    }

    @Test("Values are known without a delay, do not wrap, and have the time of their last change")
    func facts() throws {
        let controller = GCController.withExtendedGamepad()
        let pad = try #require(controller.extendedGamepad)
        let button = try #require(controller.input.buttons[.a])
        let stick = try #require(controller.input.dpads[.leftThumbstick])
        let trigger = try #require(controller.input.buttons[.leftTrigger])
        for press in [button.pressedInput, stick.left, trigger.pressedInput] {
            #expect(press.lastValueLatency == 0 && press.lastPressedStateLatency == 0 && !press.canWrap)
            #expect(press.lastValueTimestamp == 0 && press.lastPressedStateTimestamp == 0 && press.value == 0)
        }
        #expect(stick.yAxis.lastValueLatency == 0 && !stick.yAxis.canWrap && stick.yAxis.lastValueTimestamp == 0)
        #expect(!button.pressedInput.isAnalog && trigger.pressedInput.isAnalog && stick.xAxis.isAnalog)
        #expect(button.touchedInput == nil)
        pad.leftTrigger.setValue(0.5)
        let (valueTime, pressTime) = (
            trigger.pressedInput.lastValueTimestamp, trigger.pressedInput.lastPressedStateTimestamp
        )
        #expect(valueTime > 0 && pressTime == valueTime && trigger.pressedInput.value == 0.5)
        // It stays pressed: only the value has another time.
        pad.leftTrigger.setValue(0.75)
        #expect(trigger.pressedInput.lastPressedStateTimestamp == pressTime)
        #expect(trigger.pressedInput.lastValueTimestamp >= valueTime)
        pad.leftThumbstick.setValueForXAxis(-0.5, yAxis: 0)
        #expect(stick.xAxis.value == -0.5 && stick.left.value == 0.5 && stick.right.value == 0)
        #expect(stick.left.isPressed && !stick.right.isPressed && !stick.up.isPressed && !stick.down.isPressed)
        #expect(stick.xAxis.lastValueTimestamp > 0 && stick.yAxis.lastValueTimestamp == 0)
        pad.leftThumbstick.setValueForXAxis(0, yAxis: -0.25)
        #expect(stick.down.value == 0.25 && stick.up.value == 0 && stick.yAxis.value == -0.25)
    }

    @Test("A handler of a button hears of its value, and of its press only when that changes")
    func presses() throws {
        let controller = GCController.withExtendedGamepad()
        let pad = try #require(controller.extendedGamepad)
        let trigger = try #require(controller.input.buttons[.rightTrigger])
        var log: [String] = []
        trigger.pressedInput.valueDidChangeHandler = { _, _, value in log.append("\(value)") }
        trigger.pressedInput.pressedDidChangeHandler = { _, _, isPressed in log.append("\(isPressed)") }
        pad.rightTrigger.setValue(0.25)
        pad.rightTrigger.setValue(0.25)
        pad.rightTrigger.setValue(0.5)
        pad.rightTrigger.setValue(0)
        #expect(log == ["0.25", "true", "0.5", "0.0", "false"])
    }
}
