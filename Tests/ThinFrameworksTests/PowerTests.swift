import Foundation
import SwiftUITesting
import Testing
import VisionKit

@testable import IOKit

@MainActor
@Suite("Power sources, and pictures that are not analyzed")
struct PowerTests {
    /// A folder as the kernel has one, with a battery and a charger.
    private func folder(status: String, online: String, _ values: [String: String] = [:]) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appending(path: "power-\(UUID().uuidString)")
        let battery = [
            "type": "Battery", "status": status, "energy_now": "20000000", "energy_full": "40000000",
            "power_now": "10000000",
        ]
        let supplies = [
            "BAT0": battery.merging(values) { $1 }, "AC": ["type": "Mains", "online": online],
            "hidpp_battery_0": ["type": "Battery", "scope": "Device", "capacity": "7"],
        ]
        for (name, texts) in supplies {
            let place = folder.appending(path: name)
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            for (key, text) in texts { try Data("\(text)\n".utf8).write(to: place.appending(path: key)) }
        }
        return folder
    }

    @Test("Batteries are low below a fifth, unless they are charged")
    func warnings() throws {
        for (level, online, expected) in [
            ("3", "0", kIOPSLowBatteryWarningFinal), ("10", "0", kIOPSLowBatteryWarningEarly),
            ("60", "0", kIOPSLowBatteryWarningNone), ("3", "1", kIOPSLowBatteryWarningNone),
        ] {
            let place = try folder(status: "Discharging", online: online, ["capacity": level])
            defer { try? FileManager.default.removeItem(at: place) }
            #expect(warningLevel(of: PowerSupplies(folder: place.path)) == expected)
        }
    }

    @Test("A battery's share and times come from its energy and power; batteries of mice do not count")
    func batteries() throws {
        let place = try folder(status: "Discharging", online: "0")
        defer { try? FileManager.default.removeItem(at: place) }
        let supplies = PowerSupplies(folder: place.path)
        let description = try #require(descriptions(of: supplies).first as? [String: Any])
        #expect(supplies.batteries.count == 1 && !supplies.isPluggedIn)
        #expect(description[kIOPSCurrentCapacityKey] as? Int == 50 && description[kIOPSMaxCapacityKey] as? Int == 100)
        #expect(description[kIOPSTimeToEmptyKey] as? Int == 120 && description[kIOPSTimeToFullChargeKey] as? Int == -1)
        #expect(description[kIOPSPowerSourceStateKey] as? String == kIOPSBatteryPowerValue)
    }

    @Test("A charger's power is what counts, and values that make no sense stay within bounds")
    func charger() throws {
        let place = try folder(status: "Charging", online: "1", ["capacity": "1e99", "power_now": "nan"])
        defer { try? FileManager.default.removeItem(at: place) }
        let supplies = PowerSupplies(folder: place.path)
        #expect(supplies.isPluggedIn && supplies.batteries.first?.capacity == 100)
        #expect(supplies.batteries.first?.isCharging == true && supplies.batteries.first?.timeToFull == -1)
        #expect(PowerSupplies(folder: "/none").batteries.isEmpty && PowerSupplies(folder: "/none").isPluggedIn)
    }

    @Test("The functions give as many descriptions as there are batteries")
    func functions() throws {
        let info = IOPSCopyPowerSourcesInfo().takeRetainedValue()
        let sources = IOPSCopyPowerSourcesList(info).takeRetainedValue() as [CFTypeRef]
        #expect(sources.count == PowerSupplies().batteries.count)
        for source in sources {
            let description = IOPSGetPowerSourceDescription(info, source).takeUnretainedValue() as? [String: Any]
            #expect(description?[kIOPSTypeKey] as? String == kIOPSInternalBatteryType)
        }
        let names = [kIOPSACPowerValue, kIOPSBatteryPowerValue]
        #expect(names == [kIOPMACPowerKey, kIOPMBatteryPowerKey])
        #expect(names.contains(IOPSGetProvidingPowerSourceType(info).takeUnretainedValue().description))
        var identifier: IOPMAssertionID = 0
        let warnings = TestHost.warnings {
            let result = IOPMAssertionCreateWithName(
                kIOPMAssertionTypeNoDisplaySleep, kIOPMAssertionLevelOn, "Film", &identifier)
            #expect(result == kIOReturnUnsupported)
        }
        #expect(warnings.count == 1)
    }

    @Test("The registry has the machine with its number, and nothing else")
    func registry() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "machine-\(UUID().uuidString)")
        try Data("0123456789abcdef0123456789ABCDEF\n".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(machineIdentifier(file: file.path) == "01234567-89AB-CDEF-0123-456789ABCDEF")
        #expect(machineIdentifier(file: "/none") == nil)
        let machine = IOServiceGetMatchingService(kIOMainPortDefault, IOServiceMatching("IOPlatformExpertDevice"))
        let identifier = IORegistryEntryCreateCFProperty(machine, kIOPlatformUUIDKey, nil, 0)?.takeRetainedValue()
        #expect(identifier as? String == machineIdentifier())
        #expect(IORegistryEntryCreateCFProperty(machine, kIOPlatformSerialNumberKey, nil, 0) == nil)
        var services: io_iterator_t = 9
        let warnings = TestHost.warnings {
            #expect(IOServiceGetMatchingServices(0, IOServiceMatching("IOHIDDevice"), &services) == kIOReturnSuccess)
        }
        #expect(warnings.count == 1 && services == 0 && IOIteratorNext(services) == 0)
    }

    @Test("An analyzer of pictures is not supported, and its requests fail")
    func analyzer() async {
        #expect(!ImageAnalyzer.isSupported && ImageAnalyzer.supportedTextRecognitionLanguages.isEmpty)
        await #expect(throws: ImageAnalyzer.AnalysisError.unsupported) {
            _ = try await ImageAnalyzer().analyze(UIImage(), configuration: .init([.text]))
        }
        #expect(!ImageAnalysisInteraction().hasActiveTextSelection)
    }
}
