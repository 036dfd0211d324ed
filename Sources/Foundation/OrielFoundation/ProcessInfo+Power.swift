import Foundation

extension ProcessInfo {
    /// How warm the machine is.
    public enum ThermalState: Int, Sendable {
        /// Within the usual limits.
        case nominal
        /// Slightly warm.
        case fair
        /// So warm that the machine becomes slower.
        case serious
        /// So warm that the machine may stop.
        case critical
    }

    /// Whether the desktop's power mode saves energy: the firmware's profile is `low-power` or `quiet`.
    public var isLowPowerModeEnabled: Bool { PowerFiles().savesPower }

    /// How near the machine's sensors are to the temperatures at which the system acts; nominal if it has none.
    public var thermalState: ThermalState { PowerFiles().thermalState }

    /// Calls a function on another thread, for work that is to end before an app is suspended: apps are never suspended here.
    public func performExpiringActivity(withReason reason: String, using block: @escaping @Sendable (Bool) -> Void) {
        DispatchQueue.global().async { block(false) }
    }

    /// Posted on Apple's systems when the thermal state changes; it is not posted here.
    public static let thermalStateDidChangeNotification = Notification.Name(
        "NSProcessInfoThermalStateDidChangeNotification")
}

extension Notification.Name {
    /// Posted on Apple's systems when the power mode changes; it is not posted here.
    public static let NSProcessInfoPowerStateDidChange = Notification.Name(
        "NSProcessInfoPowerStateDidChangeNotification")
}

/// The kernel's files about power and heat.
struct PowerFiles {
    /// The folder of the kernel's files.
    var root = "/sys"

    var savesPower: Bool { ["low-power", "quiet"].contains(text("\(root)/firmware/acpi/platform_profile")) }

    var thermalState: ProcessInfo.ThermalState {
        let folder = "\(root)/class/thermal"
        let zones = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return zones.filter { $0.hasPrefix("thermal_zone") }.map { state("\(folder)/\($0)") }
            .max { $0.rawValue < $1.rawValue } ?? .nominal
    }

    /// The state of one sensor: its temperature beside the temperatures at which the kernel acts, in thousandths of a degree.
    private func state(_ zone: String) -> ProcessInfo.ThermalState {
        guard let now = number("\(zone)/temp"), now > 0, now < 1_000_000 else { return .nominal }
        var state = ProcessInfo.ThermalState.nominal
        for index in 0..<12 {
            guard let kind = text("\(zone)/trip_point_\(index)_type") else { break }
            guard let limit = number("\(zone)/trip_point_\(index)_temp"), limit > 0 else { continue }
            let reached: ProcessInfo.ThermalState =
                switch kind {
                case "critical" where now >= limit - 5000, "hot" where now >= limit: .critical
                case "passive" where now >= limit: .serious
                case "passive" where now >= limit - 10_000, "active" where now >= limit: .fair
                default: .nominal
                }
            if reached.rawValue > state.rawValue { state = reached }
        }
        return state
    }

    private func text(_ path: String) -> String? {
        (try? String(contentsOfFile: path, encoding: .utf8))?.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    private func number(_ path: String) -> Int? { text(path).flatMap { Int($0) } }
}
