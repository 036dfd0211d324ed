import Foundation
import OrielFoundation

/// The functions of SDL 2, which knows hundreds of controllers; the library is loaded when it is first needed.
struct PadLibrary: @unchecked Sendable {
    /// A controller of the library's.
    typealias Pad = OpaquePointer
    typealias Joystick = OpaquePointer
    typealias Text = UnsafePointer<CChar>
    typealias Begin = @convention(c) (UInt32) -> Int32
    typealias Hint = @convention(c) (Text, Text) -> Int32
    typealias Poll = @convention(c) (UnsafeMutableRawPointer?) -> Int32
    typealias Act = @convention(c) () -> Void
    typealias Check = @convention(c) (Int32) -> Int32
    typealias Open = @convention(c) (Int32) -> Pad?
    typealias Close = @convention(c) (Pad) -> Void
    typealias Part = @convention(c) (Pad) -> Joystick?
    typealias Name = @convention(c) (Pad) -> Text?
    typealias Number = @convention(c) (Pad) -> Int32
    typealias Number16 = @convention(c) (Pad) -> UInt16
    typealias Has = @convention(c) (Pad, Int32) -> Int32
    typealias SetNumber = @convention(c) (Pad, Int32) -> Void
    typealias Shake = @convention(c) (Pad, UInt16, UInt16, UInt32) -> Int32
    typealias Light = @convention(c) (Pad, UInt8, UInt8, UInt8) -> Int32
    typealias SetSensor = @convention(c) (Pad, Int32, Int32) -> Int32

    let begin: Begin
    let setHint: Hint
    let poll: Poll
    let isPad: Check
    let open: Open
    let close: Close
    let joystick: Part
    let id: Number
    let name: Name
    let kind: Number
    let hasAxis: Has
    let hasButton: Has
    let touchpads: Number
    let product: Number16
    let vendor: Number16
    let setPlayer: SetNumber
    let power: Number
    let shake: Shake
    let hasLight: Number
    let setLight: Light
    let hasSensor: Has
    let setSensor: SetSensor
    // Of later versions of the library.
    let serial: Name?
    let canShake: Number?
    let canShakeTriggers: Number?
    let shakeTriggers: Shake?

    /// The library; nil if it is not installed.
    static let shared = PadLibrary()
    /// The file's name.
    static let fileName = "libSDL2-2.0.so.0"

    private init?() {
        guard let library = SharedLibrary(Self.fileName) else { return nil }
        func function<Function>(_ name: String, as type: Function.Type = Function.self) -> Function? {
            library.function("SDL_\(name)", as: type)
        }
        guard let begin: Begin = function("Init"), let setHint: Hint = function("SetHint"),
            let poll: Poll = function("PollEvent"), let isPad: Check = function("IsGameController"),
            let open: Open = function("GameControllerOpen"), let close: Close = function("GameControllerClose"),
            let joystick: Part = function("GameControllerGetJoystick"),
            let id: Number = function("JoystickInstanceID"), let name: Name = function("GameControllerName"),
            let kind: Number = function("GameControllerGetType"), let hasAxis: Has = function("GameControllerHasAxis"),
            let hasButton: Has = function("GameControllerHasButton"),
            let touchpads: Number = function("GameControllerGetNumTouchpads"),
            let product: Number16 = function("GameControllerGetProduct"),
            let vendor: Number16 = function("GameControllerGetVendor"),
            let setPlayer: SetNumber = function("GameControllerSetPlayerIndex"),
            let power: Number = function("JoystickCurrentPowerLevel"),
            let shake: Shake = function("GameControllerRumble"),
            let hasLight: Number = function("GameControllerHasLED"),
            let setLight: Light = function("GameControllerSetLED"),
            let hasSensor: Has = function("GameControllerHasSensor"),
            let setSensor: SetSensor = function("GameControllerSetSensorEnabled")
        else { return nil }
        (self.begin, self.setHint, self.poll, self.isPad) = (begin, setHint, poll, isPad)
        (self.open, self.close, self.joystick, self.id, self.name) = (open, close, joystick, id, name)
        (self.kind, self.hasAxis, self.hasButton) = (kind, hasAxis, hasButton)
        (self.touchpads, self.product, self.vendor, self.setPlayer) = (touchpads, product, vendor, setPlayer)
        (self.power, self.shake, self.hasLight, self.setLight) = (power, shake, hasLight, setLight)
        (self.hasSensor, self.setSensor) = (hasSensor, setSensor)
        serial = function("GameControllerGetSerial")
        canShake = function("GameControllerHasRumble")
        canShakeTriggers = function("GameControllerHasRumbleTriggers")
        shakeTriggers = function("GameControllerRumbleTriggers")
    }

    /// Begins to read controllers, without signals and displays; returns whether it could.
    func start() -> Bool {
        let hints = [
            ("SDL_NO_SIGNAL_HANDLERS", "1"), ("SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS", "1"),
            // Buttons have their places, whatever is printed on them, as with Apple's.
            ("SDL_GAMECONTROLLER_USE_BUTTON_LABELS", "0"),
            // Sensors are read in the long reports that these controllers send only if asked to.
            ("SDL_JOYSTICK_HIDAPI_PS4_RUMBLE", "1"), ("SDL_JOYSTICK_HIDAPI_PS5_RUMBLE", "1"),
        ]
        for (name, value) in hints { _ = setHint(name, value) }
        return begin(0x2000) == 0
    }
}
