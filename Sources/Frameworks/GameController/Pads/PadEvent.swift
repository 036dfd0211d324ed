import Foundation

/// An event of a controller, read from the library's memory.
enum PadEvent: Equatable {
    /// There is a controller, by its place in the library's list.
    case added(place: Int32)
    /// A controller is gone.
    case removed(Int32)
    case axis(Int32, PadAxis, Int16)
    case button(Int32, PadButton, isDown: Bool)
    /// A finger on a surface, from 0 to 1 from the upper left corner; `isDown` is false for one that ended.
    case touch(Int32, finger: Int32, isDown: Bool, x: Float, y: Float)
    /// A sensor's three numbers, with the library's time in milliseconds.
    case sensor(Int32, PadSensor, x: Float, y: Float, z: Float, time: UInt32)

    /// How many bytes an event has.
    static let size = 56

    /// Reads an event; nil for one of another kind.
    init?(_ bytes: UnsafeRawBufferPointer) {
        guard bytes.count >= Self.size else { return nil }
        func number<Number: BitwiseCopyable>(_ offset: Int, as type: Number.Type = Number.self) -> Number {
            bytes.loadUnaligned(fromByteOffset: offset, as: type)
        }
        let pad: Int32 = number(8)
        switch number(0, as: UInt32.self) {
        case 0x650:
            guard let axis = PadAxis(rawValue: number(12)) else { return nil }
            self = .axis(pad, axis, number(16))
        case 0x651, 0x652:
            guard let button = PadButton(rawValue: number(12)) else { return nil }
            self = .button(pad, button, isDown: number(13, as: UInt8.self) != 0)
        case 0x653: self = .added(place: pad)
        case 0x654: self = .removed(pad)
        case 0x656, 0x657: self = .touch(pad, finger: number(16), isDown: true, x: number(20), y: number(24))
        case 0x658: self = .touch(pad, finger: number(16), isDown: false, x: number(20), y: number(24))
        case 0x659:
            let kind: Int32 = number(12)
            guard kind == 1 || kind == 2 else { return nil }
            self = .sensor(
                pad, kind == 1 ? .acceleration : .rotation, x: number(16), y: number(20), z: number(24), time: number(4)
            )
        default: return nil
        }
    }

    /// The controller; nil for one that is added.
    var pad: Int32? {
        switch self {
        case .added: nil
        case .removed(let pad), .axis(let pad, _, _), .button(let pad, _, _), .touch(let pad, _, _, _, _),
            .sensor(let pad, _, _, _, _, _):
            pad
        }
    }
}

/// The axes, by the library's numbers.
enum PadAxis: UInt8, CaseIterable { case leftX, leftY, rightX, rightY, leftTrigger, rightTrigger }

/// The buttons, by the library's numbers.
enum PadButton: UInt8, CaseIterable {
    case a, b, x, y, back, guide, start, leftStick, rightStick, leftShoulder, rightShoulder, up, down, left, right
    case share, paddle1, paddle2, paddle3, paddle4, touchpad
}
