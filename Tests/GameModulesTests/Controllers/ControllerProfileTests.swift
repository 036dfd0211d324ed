import Foundation
import Testing

@testable import GameController

@MainActor
@Suite("Profiles of controllers")
struct ControllerProfileTests {
    @Test("Parts are found by their names, and are called as the family calls them")
    func names() {
        let pad = PadShape(family: .dualSense).makeProfile()
        #expect(pad.elements[GCInputButtonA] === pad.buttonA && pad[GCInputLeftThumbstick] === pad.leftThumbstick)
        #expect(
            pad.buttons["Direction Pad Up"] === pad.dpad.up
                && pad.axes["Left Thumbstick X Axis"] === pad.leftThumbstick.xAxis)
        #expect(pad.dpads[GCInputDualShockTouchpadOne] === (pad as? GCDualSenseGamepad)?.touchpadPrimary)
        #expect(pad.dpads.count == 5 && pad.allElements.contains(pad.rightThumbstick.yAxis) && pad.touchpads.isEmpty)
        #expect(pad.buttonA.localizedName == "Cross Button" && pad.buttonA.sfSymbolsName == "xmark.circle")
        #expect(pad.dpad.up.sfSymbolsName == "dpad.up.filled" && pad.dpad.up.localizedName == "Direction Pad Up")
        #expect(pad.leftThumbstick.left.sfSymbolsName == "l.joystick.tilt.left")
        #expect(pad.buttonA.aliases == [GCInputButtonA] && pad.buttonOptions?.localizedName == "Create Button")
        #expect(
            pad.mappedElementAlias(forPhysicalInputName: GCInputButtonB) == GCInputButtonB && !pad.hasRemappedElements)
        #expect(pad.mappedPhysicalInputNames(forElementAlias: GCInputButtonB) == [GCInputButtonB])
        #expect(pad.mappedPhysicalInputNames(forElementAlias: "Wheel").isEmpty && pad["Wheel"] == nil)
        let switchPad = PadShape(family: .nintendo).makeProfile()
        #expect(switchPad.buttonA.localizedName == "B Button" && switchPad.leftTrigger.localizedName == "ZL Button")
    }

    @Test("A controller has the parts of its shape")
    func shapes() throws {
        let elite = try #require(PadShape(family: .xbox, hasShare: true, paddles: 4).makeProfile() as? GCXboxGamepad)
        #expect(elite.paddleButton4 != nil && elite.buttonShare === elite.buttons[GCInputButtonShare])
        let plain = try #require(
            PadShape(family: .xbox, hasHome: false, hasStickButtons: false).makeProfile() as? GCXboxGamepad)
        #expect(plain.paddleButton1 == nil && plain.buttonHome == nil && plain.leftThumbstickButton == nil)
        #expect(plain.buttonOptions != nil && plain.elements[GCInputButtonHome] == nil)
        let sense = try #require(PadShape(family: .dualSense).makeProfile() as? GCDualSenseGamepad)
        #expect(sense.leftTrigger.mode == .off && sense.leftTrigger === sense.buttons[GCInputLeftTrigger])
        #expect(PadModel(kind: 4, vendor: 0, name: " ") == PadModel(kind: 4, vendor: 0x54C, name: nil))
        #expect(PadModel(kind: 2, vendor: 0x45E, name: "Pad").category == GCProductCategoryXboxOne)
        #expect(PadModel(kind: 5, vendor: 0x57E, name: "Pro").family == .nintendo)
        #expect(PadModel(kind: 0, vendor: 1, name: "Pad").category == GCProductCategoryHID)
    }

    @Test("A small controller's profile has the large one's parts, and hears of them alone")
    func microGamepad() throws {
        let controller = GCController.withExtendedGamepad()
        let (pad, micro) = (try #require(controller.extendedGamepad), try #require(controller.microGamepad))
        #expect(micro.buttonA === pad.buttonA && micro.dpad === pad.dpad && micro.controller === controller)
        var log: [String] = []
        pad.valueChangedHandler = { _, element in log.append("large \(element.localizedName ?? "")") }
        micro.valueChangedHandler = { _, element in log.append("small \(element.localizedName ?? "")") }
        controller.gamepad?.valueChangedHandler = { _, element in log.append("middle \(element.localizedName ?? "")") }
        controller.controllerPausedHandler = { log.append("paused \($0 === controller)") }
        pad.buttonA.setValue(1)
        pad.buttonY.setValue(1)
        pad.buttonMenu.setValue(1)
        pad.buttonMenu.setValue(0)
        #expect(
            log == [
                "large A Button", "small A Button", "middle A Button", "large Y Button", "middle Y Button",
                "large Menu Button", "paused true", "small Menu Button", "large Menu Button", "small Menu Button",
            ])
        let small = GCController.withMicroGamepad()
        #expect(small.extendedGamepad == nil && small.gamepad == nil && small.isSnapshot)
        small.microGamepad?.dpad.setValueForXAxis(0.5, yAxis: 0)
        #expect(small.microGamepad?.dpad.right.value == 0.5 && small.physicalInputProfile === small.microGamepad)
    }

    @Test("A copy has the values of its time, and takes others")
    func captures() throws {
        let controller = GCController.withExtendedGamepad()
        let pad = try #require(controller.extendedGamepad)
        pad.leftThumbstick.setValueForXAxis(0.25, yAxis: -1)
        pad.buttonX.setValue(1)
        let copy = controller.capture()
        pad.buttonX.setValue(0)
        pad.leftThumbstick.setValueForXAxis(0, yAxis: 0)
        let copied = try #require(copy.extendedGamepad)
        #expect(copy.isSnapshot && copied.buttonX.isPressed && copied.leftThumbstick.yAxis.value == -1)
        #expect(copied.lastEventTimestamp > 0 && copied.device === copy && copied.controller === copy)
        copied.setStateFromExtendedGamepad(pad)
        #expect(!copied.buttonX.isPressed && copied.leftThumbstick.xAxis.value == 0)
        pad.dpad.up.setValue(1)
        let micro = try #require(controller.microGamepad?.capture())
        #expect(micro.dpad.up.isPressed && micro.isSnapshot && micro !== controller.microGamepad)
    }

    @Test("Functions are called on the controller's queue, in their order")
    func queues() async throws {
        let controller = GCController.withExtendedGamepad()
        let pad = try #require(controller.extendedGamepad)
        let queue = DispatchQueue(label: "controllers")
        let mark = DispatchSpecificKey<Bool>()
        queue.setSpecific(key: mark, value: true)
        controller.handlerQueue = queue
        nonisolated(unsafe) var log: [String] = []
        pad.buttonA.valueChangedHandler = { _, value, _ in
            log.append("\(value) \(DispatchQueue.getSpecific(key: mark) == true)")
        }
        pad.buttonA.setValue(1)
        pad.buttonA.setValue(0)
        await withCheckedContinuation { continuation in queue.async { continuation.resume() } }
        #expect(log == ["1.0 true", "0.0 true"] && !pad.buttonA.isPressed)
    }
}
