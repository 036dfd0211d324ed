import Foundation
import OrielFoundation
import Testing

@testable import CoreLocation

/// Conditions of the place, beacons and addresses.
@Suite("Location monitors")
struct MonitorTests {
    private let rome = CLLocation(latitude: 41.9, longitude: 12.5)

    @Test("A condition has an event when it is added, unless it was assumed")
    func conditions() async throws {
        let monitor = CLMonitor("test", at: rome)
        let near = CLMonitor.CircularGeographicCondition(center: rome.coordinate, radius: 100)
        let far = CLMonitor.CircularGeographicCondition(center: CLLocationCoordinate2D(), radius: 100)
        await monitor.add(near, identifier: "near", assuming: .satisfied)
        await monitor.add(near, identifier: "again")
        await monitor.add(far, identifier: "far")
        var events = monitor.events.makeAsyncIterator()
        let first = try #require(try await events.next()), second = try #require(try await events.next())
        #expect(first.identifier == "again" && first.state == .satisfied)
        #expect(second.identifier == "far" && second.state == .unsatisfied)
        #expect(await monitor.identifiers == ["again", "far", "near"])
        await monitor.remove("far")
        #expect(await monitor.record(for: "far") == nil)
        #expect(await monitor.record(for: "near")?.condition as? CLMonitor.CircularGeographicCondition == near)
    }

    @Test("Without a place nothing is known; beacons are not monitored")
    func unknown() async {
        let monitor = CLMonitor("test", at: nil)
        await monitor.add(CLMonitor.CircularGeographicCondition(center: rome.coordinate, radius: 1), identifier: "a")
        await monitor.add(CLMonitor.BeaconIdentityCondition(uuid: UUID()), identifier: "b")
        #expect(await monitor.record(for: "a")?.lastEvent.state == .unknown)
        #expect(await monitor.record(for: "b")?.lastEvent.conditionUnsupported == true)
    }

    @Test("Beacons are recognized by their numbers")
    func beacons() {
        let id = UUID()
        let constraint = CLBeaconIdentityConstraint(uuid: id, major: 3, minor: 4)
        let region = CLBeaconRegion(beaconIdentityConstraint: constraint, identifier: "x")
        #expect(region.beaconIdentityConstraint == constraint)
        #expect(region.beaconIdentityConstraint != CLBeaconIdentityConstraint(uuid: id, major: 3))
        let older = CLBeaconRegion(proximityUUID: id, major: 3, minor: 4, identifier: "x")
        #expect(older.beaconIdentityConstraint == constraint && older.proximityUUID == id)
        let manager = CLLocationManager()
        manager.startRangingBeacons(in: older)
        #expect(manager.rangedRegions == [older])
        manager.stopRangingBeacons(in: older)
        #expect(manager.rangedRegions.isEmpty)
    }

    @Test("A place has its address as contacts do, or none")
    func addresses() {
        let place = CLPlacemark(
            location: rome, addressDictionary: ["City": "Rome", "Street": "Via Appia", "SubThoroughfare": "7"])
        #expect(place.postalAddress?.city == "Rome" && place.postalAddress?.street == "7 Via Appia")
        #expect(CLPlacemark(location: rome, addressDictionary: nil).postalAddress == nil)
    }
}
