import Foundation
import Testing

@testable import GameController

@MainActor
@Suite("Events of SDL's controllers")
struct PadReaderTests {
    private func bytes(_ body: (UnsafeMutableRawBufferPointer) -> Void) -> PadEvent? {
        var memory = [UInt8](repeating: 0, count: 64)
        return memory.withUnsafeMutableBytes {
            body($0)
            return PadEvent(UnsafeRawBufferPointer($0))
        }
    }

    @Test("Events are read from the library's memory")
    func events() {
        let axis = bytes {
            $0.storeBytes(of: 0x650, as: UInt32.self)
            $0.storeBytes(of: 3, toByteOffset: 8, as: Int32.self)
            $0[12] = 4
            $0.storeBytes(of: -7, toByteOffset: 16, as: Int16.self)
        }
        #expect(axis == .axis(3, .leftTrigger, -7) && axis?.pad == 3)
        let button = bytes {
            $0.storeBytes(of: 0x651, as: UInt32.self)
            ($0[12], $0[13]) = (20, 1)
        }
        #expect(button == .button(0, .touchpad, isDown: true))
        let sensor = bytes {
            $0.storeBytes(of: 0x659, as: UInt32.self)
            $0.storeBytes(of: 90, toByteOffset: 4, as: UInt32.self)
            $0.storeBytes(of: 2, toByteOffset: 12, as: Int32.self)
            $0.storeBytes(of: 1.5, toByteOffset: 24, as: Float.self)
        }
        #expect(sensor == .sensor(0, .rotation, x: 0, y: 0, z: 1.5, time: 90))
        #expect(bytes { $0.storeBytes(of: 0x300, as: UInt32.self) } == nil)
        #expect(
            bytes {
                $0.storeBytes(of: 0x651, as: UInt32.self)
                $0[12] = 200
            } == nil)
        #expect(PadEvent(UnsafeRawBufferPointer(start: nil, count: 0)) == nil)
    }

    @Test("A stick rests around its middle, and reaches its border; up is greater than 0")
    func places() {
        #expect(PadReader.place(x: 2000, y: -2000) == (0, 0))
        #expect(PadReader.place(x: 32767, y: 0) == (1, 0) && PadReader.place(x: -32768, y: 0) == (-1, 0))
        let corner = PadReader.place(x: 32767, y: 32767)
        #expect(corner == (1, -1))
        let half = PadReader.place(x: 0, y: -16384)
        #expect(half.x == 0 && abs(half.y - 0.4444) < 1e-3)
        #expect(PadReader.pressure(500) == 0 && PadReader.pressure(32767) == 1 && PadReader.pressure(-9) == 0)
    }

    @Test("Axes change together at the end of a turn, buttons one after the other")
    func turns() throws {
        let controller = GCController(PadShape(family: .dualShock).makeProfile())
        let reader = PadReader(controller)
        let pad = try #require(controller.extendedGamepad)
        var log: [String] = []
        pad.leftThumbstick.valueChangedHandler = { _, x, y in log.append("\(x) \(y)") }
        pad.buttonB.valueChangedHandler = { _, _, isPressed in log.append("B \(isPressed)") }
        reader.note(.axis(0, .leftX, 32767))
        reader.note(.axis(0, .leftY, 0))
        #expect(log.isEmpty)
        reader.note(.axis(0, .leftY, -32768))
        reader.note(.button(0, .b, isDown: true))
        reader.note(.button(0, .b, isDown: false))
        reader.flush()
        #expect(log == ["1.0 1.0", "B true", "B false"])
        reader.note(.button(0, .left, isDown: true))
        reader.note(.button(0, .up, isDown: true))
        #expect(pad.dpad.xAxis.value == -1 && pad.dpad.yAxis.value == 1)
        reader.note(.touch(0, finger: 1, isDown: true, x: 0.75, y: 0.25))
        #expect(pad.dpads[GCInputDualShockTouchpadTwo]?.xAxis.value == 0.5)
        #expect(pad.dpads[GCInputDualShockTouchpadTwo]?.yAxis.value == 0.5)
        reader.note(.touch(0, finger: 9, isDown: true, x: .nan, y: .infinity))
        reader.release()
        #expect(pad.leftThumbstick.xAxis.value == 0 && !pad.dpad.left.isPressed && !pad.dpad.up.isPressed)
        #expect(pad.dpads[GCInputDualShockTouchpadTwo]?.xAxis.value == 0)
    }

    @Test("A controller without sticks has a small profile")
    func smallControllers() {
        let controller = GCController(GCMicroGamepad())
        let reader = PadReader(controller)
        reader.note(.button(0, .b, isDown: true))
        reader.note(.button(0, .right, isDown: true))
        reader.note(.axis(0, .leftX, 32767))
        reader.flush()
        #expect(controller.microGamepad?.buttonX.isPressed == true && controller.microGamepad?.dpad.xAxis.value == 1)
    }

    @Test("Batteries are found by the controller's number, or known in steps")
    func batteries() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("supplies-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let battery = folder.appendingPathComponent("ps-controller-battery-a4:53:85:0b:01:ff")
        try FileManager.default.createDirectory(at: battery, withIntermediateDirectories: true)
        try "65\n".write(to: battery.appendingPathComponent("capacity"), atomically: true, encoding: .utf8)
        try "Charging\n".write(to: battery.appendingPathComponent("status"), atomically: true, encoding: .utf8)
        let charge = PowerSupplies.charge(ofSerial: "A4-53-85-0B-01-FF", in: folder.path)
        #expect(charge == PadCharge(level: 0.65, state: .charging))
        #expect(PowerSupplies.charge(ofSerial: "00-00-00-00-00-00", in: folder.path) == nil)
        #expect(PowerSupplies.charge(ofSerial: "", in: folder.path) == nil)
        #expect(PadCharge(libraryLevel: 2) == PadCharge(level: 0.7, state: .discharging))
        #expect(PadCharge(libraryLevel: 4) == nil && PadCharge(libraryLevel: -1) == nil)
    }
}
