import Foundation
import Testing

@testable import IOKit

/// The files of the kernel about batteries and chargers, at the edges of their values.
@Suite("Files of batteries")
struct BatteryFileTests {
    /// Writes one battery, and a charger if it has a state, and reads both.
    private func supplies(_ battery: [String: String], charger: String? = nil) throws -> PowerSupplies {
        let folder = FileManager.default.temporaryDirectory.appending(path: "battery-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        var all = ["BAT1": battery.merging(["type": "Battery"]) { $1 }]
        if let charger { all["AC"] = ["type": "Mains", "online": charger] }
        for (name, texts) in all {
            let place = folder.appending(path: name)
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            for (key, text) in texts { try Data("\(text)\n".utf8).write(to: place.appending(path: key)) }
        }
        return PowerSupplies(folder: folder.path)
    }

    @Test(
        "The minutes until a battery is empty: not for a flow of nothing, nor from a thousand hours on",
        arguments: [
            ("0", "5", 0), ("10", "4", 150), ("-1", "5", -1), ("10", "0", -1), ("10", "-2", -1), ("0", "0", -1),
            ("999", "1", 59_940), ("1000", "1", -1), ("1001", "1", -1), ("none", "5", -1), ("7", "none", -1),
        ])
    func emptying(energy: String, power: String, minutes: Int) throws {
        let values = ["status": "Discharging", "energy_now": energy, "energy_full": "2000", "power_now": power]
        let battery = try #require(try supplies(values).batteries.first)
        #expect(battery.timeToEmpty == minutes && battery.timeToFull == -1)
    }

    @Test(
        "The minutes until a battery is full follow from the missing energy",
        arguments: [("15", "40", 300), ("40", "40", 0), ("41", "40", -1), ("15", "none", -1)])
    func filling(energy: String, full: String, minutes: Int) throws {
        let values = ["status": "Charging", "energy_now": energy, "energy_full": full, "power_now": "5"]
        let battery = try #require(try supplies(values).batteries.first)
        #expect(battery.timeToFull == minutes && battery.timeToEmpty == -1)
    }

    @Test("A battery that neither fills nor empties has no times")
    func resting() throws {
        let values = ["status": "Full", "energy_now": "15", "energy_full": "40", "power_now": "5"]
        let battery = try #require(try supplies(values).batteries.first)
        #expect(battery.timeToFull == -1 && battery.timeToEmpty == -1 && battery.isCharged && !battery.isCharging)
        #expect(battery.name == "BAT1" && battery.status == "Full")
    }

    @Test("Charge and current count where energy and power are missing, and only there")
    func otherUnits() throws {
        var values = ["status": "Discharging", "charge_now": "30", "charge_full": "40", "current_now": "15"]
        let battery = try #require(try supplies(values).batteries.first)
        #expect(battery.capacity == 75 && battery.timeToEmpty == 120)
        values.merge(["energy_now": "10", "energy_full": "100", "power_now": "2"]) { $1 }
        let both = try #require(try supplies(values).batteries.first)
        #expect(both.capacity == 10 && both.timeToEmpty == 300)
    }

    @Test(
        "A share is what the kernel says, between 0 and 100, or follows from the energy",
        arguments: [("42", 42), ("-3", 0), ("0", 0), ("100", 100), ("101", 100), ("none", 25), ("nan", 25)])
    func shares(capacity: String, expected: Int) throws {
        let values = ["capacity": capacity, "energy_now": "10", "energy_full": "40"]
        #expect(try supplies(values).batteries.first?.capacity == expected)
        #expect(try supplies(["energy_now": "10"]).batteries.first?.capacity == 0)
        #expect(try supplies(["energy_now": "0.5", "energy_full": "0"]).batteries.first?.capacity == 50)
    }

    @Test(
        "A machine is plugged in with a charger, or while a battery is charged or full",
        arguments: [
            ("Discharging", "0", false), ("Discharging", "1", true), ("Charging", "0", true), ("Full", "0", true),
            ("Not charging", "0", false), ("Not charging", "2", false), ("Charging", "1", true),
        ])
    func plugged(status: String, charger: String, expected: Bool) throws {
        #expect(try supplies(["status": status], charger: charger).isPluggedIn == expected)
    }

    @Test("A battery alone, without a charger's file, decides by its state; a device's battery does not")
    func alone() throws {
        #expect(try !supplies(["status": "Discharging"]).isPluggedIn)
        #expect(try supplies(["status": "Charging"]).isPluggedIn)
        let mouse = try supplies(["status": "Discharging", "scope": "Device", "capacity": "3"])
        #expect(mouse.batteries.isEmpty && mouse.isPluggedIn)
        let system = try supplies(["status": "Discharging", "scope": "System", "capacity": "3"])
        #expect(system.batteries.count == 1 && !system.isPluggedIn)
    }

    @Test(
        "A level is almost empty below a twentieth, and low below a fifth",
        arguments: [
            ("4", kIOPSLowBatteryWarningFinal), ("5", kIOPSLowBatteryWarningEarly), ("19", kIOPSLowBatteryWarningEarly),
            ("20", kIOPSLowBatteryWarningNone),
        ])
    func levels(capacity: String, expected: IOPSLowBatteryWarningLevel) throws {
        #expect(warningLevel(of: try supplies(["status": "Discharging", "capacity": capacity])) == expected)
        #expect(
            warningLevel(of: try supplies(["status": "Full", "capacity": capacity])) == kIOPSLowBatteryWarningNone)
    }

    @Test("A description has the battery's values by Apple's keys")
    func described() throws {
        let values = ["status": "Charging", "energy_now": "15", "energy_full": "40", "power_now": "5"]
        let charging = try supplies(values, charger: "1")
        let description = try #require(descriptions(of: charging).first as? [String: Any])
        #expect(description[kIOPSNameKey] as? String == "BAT1" && description[kIOPSIsPresentKey] as? Bool == true)
        #expect(description[kIOPSIsChargingKey] as? Bool == true && description[kIOPSIsChargedKey] as? Bool == false)
        #expect(description[kIOPSPowerSourceStateKey] as? String == kIOPSACPowerValue)
        #expect(description[kIOPSTimeToFullChargeKey] as? Int == 300 && description[kIOPSTimeToEmptyKey] as? Int == -1)
        #expect(description[kIOPSCurrentCapacityKey] as? Int == 37)
    }
}
