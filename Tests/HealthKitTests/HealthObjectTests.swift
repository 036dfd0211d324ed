import Foundation
import Testing

@testable import HealthKit

/// Who has saved something, with what, and what has changed since.
@Suite("Sources and devices of health data, and changes")
struct HealthObjectTests {
    @Test("Revisions are equal if app, version and product are; apps are by their identifiers")
    func revisions() {
        let (app, other) = (HKSource(name: "A", bundleIdentifier: "a"), HKSource(name: "A", bundleIdentifier: "b"))
        let revision = HKSourceRevision(source: app, version: "1", productType: "x")
        let sameApp = HKSource(name: "Other name", bundleIdentifier: "a")
        #expect(revision == HKSourceRevision(source: sameApp, version: "1", productType: "x"))
        #expect(revision.hash == HKSourceRevision(source: sameApp, version: "2").hash)
        #expect(revision != HKSourceRevision(source: other, version: "1", productType: "x"))
        #expect(revision != HKSourceRevision(source: app, version: "2", productType: "x"))
        #expect(revision != HKSourceRevision(source: app, version: nil, productType: "x"))
        #expect(revision != HKSourceRevision(source: app, version: "1", productType: "y"))
        #expect(revision != HKSourceRevision(source: app, version: "1"))
        #expect(!revision.isEqual("1") && !revision.isEqual(nil) && revision.copy() as? HKSourceRevision === revision)
        #expect(app == sameApp && app != other && !app.isEqual("a") && HKSource.default() == HKSource.default())
    }

    @Test("A device has eight facts in their order, and is equal to one with the same")
    func devices() {
        let names: [String?] = ["n", "ma", "mo", "h", "f", "s", "l", "u"]
        let device = HKDevice(
            name: "n", manufacturer: "ma", model: "mo", hardwareVersion: "h", firmwareVersion: "f",
            softwareVersion: "s", localIdentifier: "l", udiDeviceIdentifier: "u")
        #expect(device.fields == names && device == HKDevice(fields: names))
        let read = HKDevice(fields: names)
        #expect(read.name == "n" && read.manufacturer == "ma" && read.model == "mo" && read.hardwareVersion == "h")
        #expect(read.firmwareVersion == "f" && read.softwareVersion == "s" && read.localIdentifier == "l")
        #expect(read.udiDeviceIdentifier == "u" && read.hash == device.hash)
        for place in names.indices {
            var others = names
            others[place] = nil
            #expect(HKDevice(fields: others) != device)
        }
        #expect(HKDevice(fields: Array(names.prefix(7))).udiDeviceIdentifier == nil && HKDevice(fields: []).name == nil)
        #expect(HKDevice.local() == HKDevice.local() && HKDevice.local().manufacturer == nil)
    }

    @Test("Changes are the samples saved and deleted after a number of them, of a kind and with a condition")
    func changes() throws {
        let database = HealthDatabase(file: nil)
        let (count, rate) = (HKQuantityType(.stepCount), HKQuantityType(.heartRate))
        let first = steps(1, 0), second = steps(2, 1)
        let pulse = HKQuantitySample(
            type: rate, quantity: HKQuantity(unit: HKUnit.count().unitDivided(by: .minute()), doubleValue: 60),
            start: noon(1), end: noon(1))
        try database.save([first])
        let start = database.changes(since: 0, nil, nil)
        #expect(start.added == [first] && start.deleted.isEmpty)
        try database.save([second, pulse])
        let later = database.changes(since: start.now, nil, nil)
        #expect(later.added == [second, pulse] && later.now > start.now)
        #expect(database.changes(since: start.now, count, nil).added == [second])
        #expect(database.changes(since: start.now, rate, nil).added == [pulse])
        let none = NSPredicate(value: false)
        #expect(database.changes(since: 0, nil, none).added.isEmpty && database.samples(nil, none).isEmpty)
        #expect(
            database.samples(count, nil) == [first, second]
                && database.samples(rate, NSPredicate(value: true)) == [pulse])
        #expect(database.changes(since: later.now, nil, nil).added.isEmpty)
        try database.delete([first, pulse])
        let end = database.changes(since: later.now, count, nil)
        #expect(end.added.isEmpty && end.deleted.map(\.uuid) == [first.uuid])
        #expect(Set(database.changes(since: later.now, nil, nil).deleted.map(\.uuid)) == [first.uuid, pulse.uuid])
        #expect(database.changes(since: end.now, nil, nil).deleted.isEmpty)
        #expect(database.change(of: first) == nil && database.change(of: second) != nil)
        for change in [{ try database.delete([first]) }, { try database.save([second]) }] {
            #expect(performing: change, throws: { ($0 as? HKError)?.code == .errorInvalidArgument })
        }
        #expect(database.samples(nil, nil) == [second])
    }

    @Test("Kinds are asked for once, and only those are known")
    func asking() throws {
        let database = HealthDatabase(file: nil)
        try database.ask(["a", "b"])
        #expect(database.hasAsked("a") && database.hasAsked("b") && !database.hasAsked("c"))
        try database.ask(["b", "c"])
        #expect(database.hasAsked("a") && database.hasAsked("c"))
    }
}
