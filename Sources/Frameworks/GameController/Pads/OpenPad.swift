import Foundation

/// A controller that the library has opened.
final class OpenPad: PadOutput {
    private let library: PadLibrary
    private let pad: PadLibrary.Pad
    private let joystick: PadLibrary.Joystick
    private var isOpen = true
    /// The library's number of it.
    let id: Int32

    /// Opens the controller at a place of the library's list; nil for one that cannot be opened.
    init?(_ library: PadLibrary, place: Int32) {
        guard library.isPad(place) != 0, let pad = library.open(place) else { return nil }
        guard let joystick = library.joystick(pad) else {
            library.close(pad)
            return nil
        }
        (self.library, self.pad, self.joystick) = (library, pad, joystick)
        id = library.id(joystick)
    }

    deinit { close() }

    /// Closes the controller, after which nothing reaches it.
    func close() {
        if isOpen { library.close(pad) }
        isOpen = false
    }

    /// Makes the controller for apps.
    func makeController() -> GCController {
        let model = PadModel(kind: library.kind(pad), vendor: library.vendor(pad), name: name)
        let hasSticks = library.hasAxis(pad, Int32(PadAxis.leftX.rawValue)) != 0
        if !hasSticks, !has(.leftShoulder) {
            return GCController(GCMicroGamepad(), category: model.category, name: model.name, output: self)
        }
        var shape = PadShape(family: model.family)
        (shape.hasOptions, shape.hasHome) = (has(.back), has(.guide))
        shape.hasStickButtons = has(.leftStick) && has(.rightStick)
        (shape.hasShare, shape.hasTouchpad) = (has(.share), library.touchpads(pad) > 0)
        shape.paddles = [PadButton.paddle1, .paddle2, .paddle3, .paddle4].prefix { has($0) }.count
        return GCController(shape.makeProfile(), category: model.category, name: model.name, output: self)
    }

    private var name: String? { library.name(pad).map { String(cString: $0) } }
    private func has(_ button: PadButton) -> Bool { library.hasButton(pad, Int32(button.rawValue)) != 0 }

    func setPlayer(_ index: Int) { if isOpen { library.setPlayer(pad, Int32(clamping: index)) } }

    var charge: PadCharge? {
        guard isOpen else { return nil }
        let serial = library.serial.flatMap { $0(pad) }.map { String(cString: $0) }
        if let serial, let charge = PowerSupplies.charge(ofSerial: serial) { return charge }
        return PadCharge(libraryLevel: library.power(joystick))
    }

    var hasLight: Bool { isOpen && library.hasLight(pad) != 0 }
    func setLight(red: Float, green: Float, blue: Float) {
        func byte(_ value: Float) -> UInt8 { UInt8((value.clamped(0, 1) * 255).rounded()) }
        if isOpen { _ = library.setLight(pad, byte(red), byte(green), byte(blue)) }
    }

    var motors: Set<PadMotor> {
        guard isOpen else { return [] }
        var motors: Set<PadMotor> = []
        if library.canShake?(pad) == 1 { motors.insert(.handles) }
        if library.canShakeTriggers?(pad) == 1 { motors.insert(.triggers) }
        return motors
    }

    func shake(_ motors: Set<PadMotor>, low: Float, high: Float, seconds: Double) {
        guard isOpen else { return }
        func strength(_ value: Float) -> UInt16 { UInt16((value.clamped(0, 1) * 65535).rounded()) }
        let time = UInt32(clamping: Int((seconds.isFinite ? min(max(seconds, 0), 60) : 0) * 1000))
        if motors.contains(.handles) { _ = library.shake(pad, strength(low), strength(high), time) }
        if motors.contains(.triggers) { _ = library.shakeTriggers?(pad, strength(low), strength(high), time) }
    }

    var sensors: Set<PadSensor> {
        guard isOpen else { return [] }
        var sensors: Set<PadSensor> = []
        if library.hasSensor(pad, 1) != 0 { sensors.insert(.acceleration) }
        if library.hasSensor(pad, 2) != 0 { sensors.insert(.rotation) }
        return sensors
    }

    func setSensorsActive(_ isActive: Bool) {
        guard isOpen else { return }
        for sensor in [Int32(1), 2] where library.hasSensor(pad, sensor) != 0 {
            _ = library.setSensor(pad, sensor, isActive ? 1 : 0)
        }
    }
}
