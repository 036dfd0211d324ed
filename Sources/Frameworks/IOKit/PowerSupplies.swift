import Foundation
import OrielFoundation

/// The batteries and adapters that the kernel lists in a folder.
struct PowerSupplies {
    /// The state of a battery.
    struct Battery {
        let name: String
        /// How full it is, from 0 to 100.
        let capacity: Int
        let status: String
        /// The times until it is empty and full, in minutes; -1 if they are not known.
        let timeToEmpty: Int, timeToFull: Int

        var isCharging: Bool { status == "Charging" }
        var isCharged: Bool { status == "Full" }
    }

    private(set) var batteries: [Battery] = []
    /// Whether a charger is plugged in, or there is no battery.
    private(set) var isPluggedIn = true

    init(folder: String = "/sys/class/power_supply") {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? []
        var hasCharger = false
        for name in names {
            func text(_ key: String) -> String? {
                guard let file = FileHandle(forReadingAtPath: "\(folder)/\(name)/\(key)") else { return nil }
                defer { try? file.close() }
                return (try? file.read(upToCount: 256)).map {
                    String(decoding: $0, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
                }
            }
            func number(_ key: String) -> Double? { text(key).flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil } }
            // Batteries of mice and keyboards have the scope "Device".
            if text("type") == "Battery", text("scope") != "Device" {
                let now = number("energy_now") ?? number("charge_now"),
                    full = number("energy_full") ?? number("charge_full")
                let share = number("capacity") ?? now.flatMap { now in full.map { now / max($0, 1) * 100 } } ?? 0
                let flow = number("power_now") ?? number("current_now") ?? 0
                func minutes(_ amount: Double?) -> Int {
                    guard let amount, amount >= 0, flow > 0, amount / flow < 1000 else { return -1 }
                    return Int(amount / flow * 60)
                }
                let status = text("status") ?? ""
                batteries.append(
                    Battery(
                        name: name, capacity: Int(min(max(share, 0), 100)), status: status,
                        timeToEmpty: status == "Discharging" ? minutes(now) : -1,
                        timeToFull: status == "Charging" ? minutes(now.flatMap { now in full.map { $0 - now } }) : -1))
            } else if number("online") == 1 {
                hasCharger = true
            }
        }
        isPluggedIn = batteries.isEmpty || hasCharger || batteries.contains { $0.isCharging || $0.isCharged }
    }
}
