import DisplayList
import Foundation
import SwiftUITesting
import Testing

@testable import GameController
@testable import SwiftUI

@MainActor
@Suite("Controllers on the screen")
struct VirtualControllerTests {
    private func configuration(_ elements: Set<String>) -> GCVirtualController.Configuration {
        let configuration = GCVirtualController.Configuration()
        (configuration.elements, configuration.isHidden) = (elements, true)
        return configuration
    }

    @Test("A controller on the screen is a controller, whose values the app can set")
    func connection() async throws {
        let virtual = GCVirtualController(configuration: configuration([GCInputButtonA, GCInputLeftThumbstick]))
        #expect(virtual.controller == nil)
        try await virtual.connect()
        let controller = try #require(virtual.controller)
        #expect(GCController.controllers().contains { $0 === controller } && !controller.isSnapshot)
        let pad = try #require(controller.extendedGamepad)
        virtual.setValue(1, forButtonElement: GCInputButtonA)
        virtual.setValue(1, forButtonElement: GCInputButtonB)
        virtual.setPosition(CGPoint(x: 0.5, y: -2), forDirectionPadElement: GCInputLeftThumbstick)
        #expect(pad.buttonA.isPressed && !pad.buttonB.isPressed && pad.leftThumbstick.xAxis.value == 0.5)
        #expect(pad.leftThumbstick.yAxis.value == -1)
        virtual.disconnect()
        #expect(virtual.controller == nil && !pad.buttonA.isPressed && pad.leftThumbstick.xAxis.value == 0)
        #expect(!GCController.controllers().contains { $0 === controller })
        virtual.disconnect()
    }

    @Test("A controller is shown above the app's window, and takes its part of the touches, until it is disconnected")
    func showing() throws {
        var taps = 0
        let game = AnyView(Button("Game") { taps += 1 })
        let host = TestHost(SceneWindows(content: game), size: CGSize(width: 600, height: 300))
        #expect(host.text == ["Game"])
        let settings = configuration([GCInputButtonA])
        settings.isHidden = false
        let virtual = GCVirtualController(configuration: settings)
        virtual.connect { #expect($0 == nil) }
        host.advance(by: 0.1)
        #expect(host.text == ["Game", "A"])
        let place = try #require(host.find(text: "A")).frame
        let event = PointerEvent(.down, at: CGPoint(x: place.midX, y: place.midY), time: 1)
        _ = host.send(.pointer(event))
        #expect(virtual.controller?.extendedGamepad?.buttonA.isPressed == true)
        _ = host.send(.pointer(PointerEvent(.up, at: event.location, time: 2)))
        host.tap(text: "Game")
        #expect(virtual.controller?.extendedGamepad?.buttonA.isPressed == false && taps == 1)
        virtual.disconnect()
        host.advance(by: 0.1)
        #expect(host.text == ["Game"])
    }

    @Test("A finger presses buttons and moves sticks; only the chosen parts are shown")
    func touches() throws {
        let model = VirtualPadModel([GCInputButtonA, GCInputButtonX, GCInputLeftThumbstick])
        let size = CGSize(width: 600, height: 300)
        let host = TestHost(VirtualPadView(model: model), size: size)
        #expect(Set(host.text) == ["A", "X"])
        func send(_ phase: PointerEvent.Phase, _ x: CGFloat, _ y: CGFloat) {
            _ = host.send(.pointer(PointerEvent(phase, at: CGPoint(x: x, y: y), time: 1)))
        }
        let middle = try #require(host.find(text: "A")).frame
        send(.down, middle.midX, middle.midY)
        #expect(model.profile.buttonA.isPressed && !model.profile.buttonX.isPressed)
        send(.up, middle.midX, middle.midY)
        #expect(!model.profile.buttonA.isPressed)
        // The stick is in the lower left corner, within the padding.
        let (x, y) = (20 + VirtualStick.size / 2, size.height - 20 - VirtualStick.size / 2)
        send(.down, x, y)
        send(.moved, x + 32, y - 16)
        #expect(model.profile.leftThumbstick.xAxis.value == 0.5 && model.profile.leftThumbstick.yAxis.value == 0.25)
        send(.moved, x - 500, y)
        #expect(model.profile.leftThumbstick.xAxis.value == -1)
        send(.up, x - 500, y)
        #expect(model.profile.leftThumbstick.xAxis.value == 0)
    }

    @Test("A stick's place ends at its border; a cross has eight sides and a middle")
    func places() {
        let far = VirtualPadModel.place(of: CGSize(width: 0, height: 640), radius: 64)
        #expect(far == (0, -1))
        #expect(VirtualPadModel.place(of: CGSize(width: CGFloat.nan, height: 0), radius: 64) == (0, 0))
        #expect(VirtualPadModel.sides(of: CGSize(width: 60, height: 5), radius: 64) == (1, 0))
        #expect(VirtualPadModel.sides(of: CGSize(width: 50, height: -50), radius: 64) == (1, 1))
        #expect(VirtualPadModel.sides(of: CGSize(width: 5, height: 5), radius: 64) == (0, 0))
    }

    @Test("Settings of parts hold from now on")
    func settings() {
        let model = VirtualPadModel([GCInputButtonA])
        #expect(model.shows(GCInputButtonA) && !model.shows(GCInputButtonB))
        let hidden = GCVirtualController.ElementConfiguration()
        hidden.isHidden = true
        model.settings[GCInputButtonA] = hidden
        #expect(!model.shows(GCInputButtonA))
        let controller = GCEventViewController()
        let warnings = TestHost.warnings {
            controller.controllerUserInteractionEnabled = false
            controller.controllerUserInteractionEnabled = true
        }
        #expect(warnings.count == 1)
    }
}
