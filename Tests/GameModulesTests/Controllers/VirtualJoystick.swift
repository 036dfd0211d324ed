import Foundation
import OrielFoundation

@testable import GameController

/// A controller that SDL itself makes up, which needs no device.
final class VirtualJoystick {
    /// The wishes that the library has passed to the controller, in their order.
    nonisolated(unsafe) static var wishes: [String] = []

    private typealias Attach = @convention(c) (UnsafeRawPointer) -> Int32
    private typealias Detach = @convention(c) (Int32) -> Int32
    private typealias Open = @convention(c) (Int32) -> OpaquePointer?
    private typealias SetAxis = @convention(c) (OpaquePointer, Int32, Int16) -> Int32
    private typealias SetButton = @convention(c) (OpaquePointer, Int32, UInt8) -> Int32
    private typealias Player = @convention(c) (UnsafeMutableRawPointer?, Int32) -> Void
    private typealias Shake = @convention(c) (UnsafeMutableRawPointer?, UInt16, UInt16) -> Int32
    private typealias Light = @convention(c) (UnsafeMutableRawPointer?, UInt8, UInt8, UInt8) -> Int32

    /// The library's description of a controller, with the numbers of a DualSense.
    private struct Description {
        var version: UInt16 = 1
        var type: UInt16 = 1
        var axes: UInt16 = 6
        var buttons: UInt16 = 21
        var hats: UInt16 = 0
        var vendor: UInt16 = 0x054C
        var product: UInt16 = 0x0CE6
        var padding: UInt16 = 0
        var buttonMask: UInt32 = 0
        var axisMask: UInt32 = 0
        var name: UnsafePointer<CChar>?
        var data: UnsafeMutableRawPointer?
        var update: UnsafeRawPointer?
        var player: Player? = { _, index in VirtualJoystick.wishes.append("player \(index)") }
        var shake: Shake? = { _, low, high in
            VirtualJoystick.wishes.append("shake \(low) \(high)")
            return 0
        }
        var shakeTriggers: Shake? = { _, low, high in
            VirtualJoystick.wishes.append("triggers \(low) \(high)")
            return 0
        }
        var light: Light? = { _, red, green, blue in
            VirtualJoystick.wishes.append("light \(red) \(green) \(blue)")
            return 0
        }
        var effect: UnsafeRawPointer?
    }

    /// Whether the library is installed, and can make up controllers.
    static let isAvailable =
        SharedLibrary(PadLibrary.fileName)?.function("SDL_JoystickAttachVirtualEx", as: Attach.self) != nil

    static let name = "Pad of the tests"
    private static let cName = strdup(name)
    private let library: SharedLibrary
    private let place: Int32
    private let joystick: OpaquePointer

    /// Connects a controller; nil without the library.
    init?() {
        guard let library = SharedLibrary(PadLibrary.fileName),
            let attach = library.function("SDL_JoystickAttachVirtualEx", as: Attach.self),
            let open = library.function("SDL_JoystickOpen", as: Open.self)
        else { return nil }
        var description = Description()
        description.name = UnsafePointer(Self.cName)
        let place = withUnsafeBytes(of: &description) { $0.baseAddress.map(attach) ?? -1 }
        guard place >= 0, let joystick = open(place) else { return nil }
        (self.library, self.place, self.joystick) = (library, place, joystick)
    }

    func set(_ axis: PadAxis, _ value: Int16) {
        _ = library.function("SDL_JoystickSetVirtualAxis", as: SetAxis.self)?(joystick, Int32(axis.rawValue), value)
    }
    func set(_ button: PadButton, _ isDown: Bool) {
        let function = library.function("SDL_JoystickSetVirtualButton", as: SetButton.self)
        _ = function?(joystick, Int32(button.rawValue), isDown ? 1 : 0)
    }
    func disconnect() { _ = library.function("SDL_JoystickDetachVirtual", as: Detach.self)?(place) }
}
