import Foundation

/// The batteries of controllers, which the system lists by the numbers of the devices.
enum PowerSupplies {
    /// Where the system lists batteries.
    static let folder = "/sys/class/power_supply"

    /// Returns the charge of the battery of a device; nil if the system lists none.
    static func charge(ofSerial serial: String, in folder: String = folder) -> PadCharge? {
        let wanted = digits(serial)
        guard wanted.count >= 8, let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
            return nil
        }
        for name in names.sorted() where digits(name).contains(wanted) {
            guard let level = text("\(folder)/\(name)/capacity").flatMap(Float.init) else { continue }
            let state: GCDeviceBattery.State =
                switch text("\(folder)/\(name)/status") {
                case "Charging": .charging
                case "Discharging", "Not charging": .discharging
                case "Full": .full
                default: .unknown
                }
            return PadCharge(level: (level / 100).clamped(0, 1), state: state)
        }
        return nil
    }

    /// The digits of a number in base 16, whatever separates them.
    private static func digits(_ text: String) -> String { text.lowercased().filter(\.isHexDigit) }

    private static func text(_ path: String) -> String? {
        (try? String(contentsOfFile: path, encoding: .utf8))?.trimmingCharacters(in: .whitespacesAndNewlines)
    }
}

extension PadCharge {
    /// Creates the charge from the library's level, which is coarse; nil if it has none, or a cable instead.
    init?(libraryLevel: Int32) {
        switch libraryLevel {
        case 0: self.init(level: 0.05, state: .discharging)
        case 1: self.init(level: 0.2, state: .discharging)
        case 2: self.init(level: 0.7, state: .discharging)
        case 3: self.init(level: 1, state: .discharging)
        default: return nil
        }
    }
}
