import FrontEndKit

extension MouseReport {
    /// Reads a report; nil for an unknown button, or an invalid place.
    init?(code: Int, column: Int, row: Int, isRelease: Bool) {
        guard code >= 0, code < 256, (0..<1 << 16).contains(column), (0..<1 << 16).contains(row) else { return nil }
        var held: KeyModifiers = []
        if code & 4 != 0 { held.insert(.shift) }
        if code & 8 != 0 { held.insert(.option) }
        if code & 16 != 0 { held.insert(.control) }
        let number = code & 3
        if code & 64 != 0 {
            guard !isRelease, code & 128 == 0 else { return nil }
            let step = number & 1 == 0 ? -1 : 1
            self.init(
                action: number < 2 ? .wheel(x: 0, y: step) : .wheel(x: step, y: 0), button: 0, column: column, row: row,
                modifiers: held)
        } else if code & 128 != 0 {
            return nil
        } else {
            let button = number == 3 ? 0 : number + 1
            let action: Action = code & 32 != 0 ? .moved : isRelease || button == 0 ? .up : .down
            self.init(action: action, button: button, column: column, row: row, modifiers: held)
        }
    }

    /// Reads a report of the oldest kind: three bytes.
    init?(oldBytes bytes: [UInt8]) {
        guard bytes.count == 3,
            bytes.allSatisfy({ $0 > 0x20 }) || bytes[0] == 0x20 && bytes[1] > 0x20 && bytes[2] > 0x20
        else { return nil }
        self.init(code: Int(bytes[0]) - 32, column: Int(bytes[1]) - 33, row: Int(bytes[2]) - 33, isRelease: false)
    }
}
