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
}
