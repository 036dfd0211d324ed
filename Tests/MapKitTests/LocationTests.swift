import CoreLocation
import Foundation
import OrielFoundation
import Testing

@testable import MapKit

/// Places, their distances, and the manager that reports them.
@Suite("Locations")
struct LocationTests {
    private func place(_ latitude: Double, _ longitude: Double) -> CLLocation {
        CLLocation(latitude: latitude, longitude: longitude)
    }

    @Test(
        "Distances are those of the ellipsoid WGS 84",
        arguments: [
            // Geoscience Australia's example of Vincenty's formula: Flinders Peak and Buninyong.
            (-37.951_033_416_7, 144.424_867_888_9, -37.652_821_138_9, 143.926_495_527_8, 54_972.271),
            // A degree of the equator, and of the first meridian from there.
            (0, 0, 0, 1, 111_319.491), (0, 0, 1, 0, 110_574.389), (50, 8, 50, 8, 0), (0, 179.5, 0, -179.5, 111_319.491),
        ])
    func distances(_ a: Double, _ b: Double, _ c: Double, _ d: Double, meters: Double) {
        #expect(abs(place(a, b).distance(from: place(c, d)) - meters) < 0.01)
        #expect(abs(place(c, d).distance(from: place(a, b)) - meters) < 0.01)
    }

    @Test(
        "Long distances follow Vincenty's formula to two millimeters",
        arguments: [
            (50.0, 8.0, -33.9, 151.2, 16_530_688.8216), (40.6, -73.8, 51.6, -0.5, 5_551_759.4003),
            (10, -170, -20, 165, 4_303_042.4945), (35, 139, -34, -58, 18_463_180.6957),
            (60, 20, 61, -140, 6_474_757.8142),
        ])
    func longDistances(_ a: Double, _ b: Double, _ c: Double, _ d: Double, meters: Double) {
        #expect(abs(place(a, b).distance(from: place(c, d)) - meters) < 0.002)
        #expect(abs(place(c, d).distance(from: place(a, b)) - meters) < 0.002)
    }

    @Test("Places opposite each other have a distance, places that are none have none")
    func oppositePlaces() {
        let half = place(0, 0).distance(from: place(0.5, 179.7))
        #expect(half > 19_900_000 && half < 20_040_000)
        #expect(place(.nan, 0).distance(from: place(0, 0)).isNaN)
        #expect(place(90, 0).distance(from: place(-90, 0)) > 20_003_900)
    }

    @Test("A location of two numbers has no height, speed or course")
    func defaults() {
        let location = place(1, 2)
        #expect(location.altitude == 0 && location.horizontalAccuracy == 0 && location.verticalAccuracy == -1)
        #expect(location.speed == -1 && location.course == -1 && location.floor == nil)
        #expect(location.description.hasPrefix("<+1.00000000,+2.00000000> +/- 0.00m"))
    }

    @Test("A location survives an archive")
    func archive() throws {
        let location = CLLocation(
            coordinate: CLLocationCoordinate2D(latitude: 3, longitude: -4), altitude: 5, horizontalAccuracy: 6,
            verticalAccuracy: 7, course: 8, speed: 9, timestamp: Date(timeIntervalSinceReferenceDate: 10))
        let data = try NSKeyedArchiver.archivedData(withRootObject: location, requiringSecureCoding: true)
        let back = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: CLLocation.self, from: data))
        #expect(back.coordinate.latitude == 3 && back.coordinate.longitude == -4 && back.altitude == 5)
        #expect(back.course == 8 && back.speed == 9 && back.timestamp == location.timestamp)
    }

    @Test("A circle contains what is no farther from its middle than its radius")
    func circle() {
        let region = CLCircularRegion(center: CLLocationCoordinate2D(), radius: 111_320, identifier: "here")
        #expect(region.contains(CLLocationCoordinate2D(latitude: 0, longitude: 1)))
        #expect(!region.contains(CLLocationCoordinate2D(latitude: 0, longitude: 1.001)))
        #expect(region == CLCircularRegion(center: CLLocationCoordinate2D(), radius: 1, identifier: "here"))
    }

    @Test(
        "ORIEL_LOCATION is a latitude, a longitude, and perhaps a height",
        arguments: [
            ("48.8584,2.2945", true), ("48.8584, 2.2945, 35", true), ("", false), ("91,0", false), ("x,0", false),
            ("1", false), ("1,2,3,4", false), ("nan,0", false), ("1,2,inf", false),
        ])
    func environment(text: String, isPlace: Bool) {
        var warnings: [String] = []
        let place = RuntimeWarning.observing({ warnings.append($0) }) { LocationSource.place(in: text) }
        #expect((place != nil) == isPlace)
        #expect(warnings.isEmpty == (isPlace || text.isEmpty))
        if isPlace { #expect(place?.coordinate.latitude == 48.8584 && place?.coordinate.longitude == 2.2945) }
    }

    /// Records all that a manager reports.
    private final class Listener: NSObject, CLLocationManagerDelegate {
        var statuses: [CLAuthorizationStatus] = []
        var places: [CLLocation] = []
        var errors: [CLError.Code?] = []
        var states: [CLRegionState] = []
        func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
            statuses.append(manager.authorizationStatus)
        }
        func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
            places += locations
        }
        func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
            errors.append((error as? CLError)?.code)
        }
        func locationManager(
            _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion
        ) {
            states.append(state)
        }
    }

    @MainActor private func turn() async {
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    }

    @Test("Without a place, authorization is denied")
    @MainActor func denied() async {
        let listener = Listener()
        await LocationSource.$trial.withValue(.init(nil)) {
            let manager = CLLocationManager()
            manager.delegate = listener
            #expect(manager.authorizationStatus == .notDetermined && !CLLocationManager.locationServicesEnabled())
            await turn()
            manager.requestWhenInUseAuthorization()
            manager.requestLocation()
            await turn()
            #expect(manager.location == nil)
        }
        #expect(listener.statuses == [.notDetermined, .denied])
        #expect(listener.errors == [.denied] && listener.places.isEmpty)
    }

    @Test("A given place is reported once it may be known")
    @MainActor func given() async {
        let listener = Listener()
        await LocationSource.$trial.withValue(.init(CLLocationCoordinate2D(latitude: 52, longitude: 13))) {
            let manager = CLLocationManager()
            manager.delegate = listener
            manager.startUpdatingLocation()
            await turn()
            #expect(listener.places.isEmpty && manager.location == nil)
            manager.requestWhenInUseAuthorization()
            await turn()
            let berlin = CLLocationCoordinate2D(latitude: 52, longitude: 13)
            manager.requestState(for: CLCircularRegion(center: berlin, radius: 10, identifier: "Berlin"))
            await turn()
            #expect(manager.location?.sourceInformation?.isSimulatedBySoftware == true)
        }
        #expect(listener.statuses == [.notDetermined, .authorizedWhenInUse])
        #expect(listener.places.map(\.coordinate.latitude) == [52] && listener.states == [.inside])
    }

    @Test("A request before the authorization fails, and the authorization can still be requested")
    @MainActor func early() async {
        let listener = Listener()
        await LocationSource.$trial.withValue(.init(CLLocationCoordinate2D(latitude: 1, longitude: 2))) {
            let manager = CLLocationManager()
            manager.delegate = listener
            manager.requestLocation()
            await turn()
            #expect(listener.errors == [.denied] && manager.authorizationStatus == .notDetermined)
            manager.requestAlwaysAuthorization()
            manager.requestLocation()
            await turn()
            #expect(manager.authorizationStatus == .authorizedAlways && listener.places.count == 1)
        }
    }

    @Test("Live updates begin with the place")
    func liveUpdates() async throws {
        let first = try await LocationSource.$trial.withValue(.init(CLLocationCoordinate2D(latitude: 1, longitude: 2)))
        {
            var updates = CLLocationUpdate.liveUpdates().makeAsyncIterator()
            return try await updates.next()
        }
        #expect(first?.location?.coordinate.longitude == 2 && first?.authorizationDenied == false)
    }

    @Test("Services that nobody offers here end in errors, with a warning")
    func errors() async {
        var codes: [CLError.Code?] = []
        do { _ = try await CLGeocoder().geocodeAddressString("Paris") } catch {
            codes.append((error as? CLError)?.code)
        }
        #expect(codes == [.geocodeFoundNoResult])
        var errors: [MKError.Code?] = []
        let request = MKLocalSearch.Request(naturalLanguageQuery: "Coffee")
        do { _ = try await MKLocalSearch(request: request).start() } catch { errors.append((error as? MKError)?.code) }
        do { _ = try await MKDirections(request: .init()).calculate() } catch {
            errors.append((error as? MKError)?.code)
        }
        #expect(errors == [.placemarkNotFound, .directionsNotFound])
        var warnings: [String] = []
        RuntimeWarning.observing({ warnings.append($0) }) {
            MKLocalSearch(request: request).start { _, _ in }
            CLGeocoder().geocodeAddressString("Paris") { _, _ in }
        }
        #expect(warnings.count == 2)
    }
}
