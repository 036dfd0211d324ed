import CoreHaptics
import Foundation
import SwiftUITesting
import Testing

@testable import GameController

@MainActor
@Suite("Controllers, connected by SDL")
struct ControllerTests {
    private static let names: [Notification.Name] = [
        .GCControllerDidConnect, .GCControllerDidBecomeCurrent, .GCControllerDidStopBeingCurrent,
        .GCControllerDidDisconnect,
    ]

    private func nextTurn() async {
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    }

    @Test(
        "A controller is connected, used, sent wishes, and disconnected",
        .enabled(if: VirtualJoystick.isAvailable, "the package libsdl2-2.0-0 is not installed"))
    func connection() async throws {
        nonisolated(unsafe) var log: [String] = []
        let observers = Self.names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
                guard (notification.object as? GCController)?.vendorName == VirtualJoystick.name else { return }
                log.append(name.rawValue.replacingOccurrences(of: "GCController", with: ""))
            }
        }
        defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
        // Other tests may have left the app in the background.
        GCController.shouldMonitorBackgroundEvents = true
        defer { GCController.shouldMonitorBackgroundEvents = false }
        _ = GCController.controllers()
        let joystick = try #require(VirtualJoystick())
        ControllerHub.shared.read()
        let controller = try #require(GCController.controllers().last { $0.vendorName == VirtualJoystick.name })
        #expect(controller.productCategory == GCProductCategoryDualSense && !controller.isSnapshot)
        let pad = try #require(controller.extendedGamepad as? GCDualSenseGamepad)
        // It has no sensors.
        #expect(controller.motion == nil && controller.output?.sensors == [])

        joystick.set(.leftX, 32767)
        // A trigger's way begins at the axis's other end.
        joystick.set(.rightTrigger, 16384)
        joystick.set(.a, true)
        joystick.set(.up, true)
        ControllerHub.shared.read()
        #expect(pad.leftThumbstick.xAxis.value == 1 && pad.leftThumbstick.right.isPressed && pad.buttonA.isPressed)
        #expect(pad.dpad.yAxis.value == 1 && abs(pad.rightTrigger.value - 0.742) < 0.01 && pad.rightTrigger.isPressed)
        #expect(GCController.current === controller)

        VirtualJoystick.wishes = []
        controller.playerIndex = .index2
        controller.light?.color = GCColor(red: 1, green: 0.5, blue: 0)
        let engine = try #require(controller.haptics?.createEngine(withLocality: .handles))
        try engine.start()
        controller.output?.shake([.handles, .triggers], low: 1, high: 0.5, seconds: 1)
        #expect(VirtualJoystick.wishes.contains("player 1") && VirtualJoystick.wishes.contains("light 255 128 0"))
        #expect(VirtualJoystick.wishes.contains("shake 65535 32768"))
        #expect(VirtualJoystick.wishes.contains("triggers 65535 32768"))

        var reason: CHHapticEngine.StoppedReason?
        engine.stoppedHandler = { reason = $0 }
        joystick.disconnect()
        ControllerHub.shared.read()
        #expect(!GCController.controllers().contains { $0 === controller } && reason == .gameControllerDisconnect)
        #expect(!pad.buttonA.isPressed && pad.leftThumbstick.xAxis.value == 0 && pad.dpad.yAxis.value == 0)
        await nextTurn()
        #expect(log.first == "DidConnectNotification" && log.last == "DidDisconnectNotification")
        #expect(log.contains("DidBecomeCurrentNotification") && log.contains("DidStopBeingCurrentNotification"))
        // A controller that is gone takes no wishes.
        VirtualJoystick.wishes = []
        controller.playerIndex = .index1
        controller.output?.shake([.handles], low: 1, high: 1, seconds: 1)
        #expect(VirtualJoystick.wishes.isEmpty && controller.battery == nil)
    }

    @Test("Discovery ends at once, and snapshots are not connected")
    func discovery() async {
        await GCController.startWirelessControllerDiscovery()
        GCController.stopWirelessControllerDiscovery()
        let snapshot = GCController.withExtendedGamepad()
        #expect(snapshot.isSnapshot && !GCController.controllers().contains { $0 === snapshot })
        #expect(snapshot.productCategory == GCProductCategoryMFi && !snapshot.isAttachedToDevice)
    }

    @Test("The triggers of a DualSense report once that they have no force")
    func triggers() {
        let trigger = GCDualSenseAdaptiveTrigger(isAnalog: true)
        let warnings = TestHost.warnings {
            trigger.setModeFeedbackWithStartPosition(0.5, resistiveStrength: 1)
            trigger.setModeVibration(amplitudes: .init(), frequency: 1)
            trigger.setModeOff()
        }
        #expect(warnings.count == 2 && Set(warnings).count == 1 && trigger.mode == .off)
    }
}
