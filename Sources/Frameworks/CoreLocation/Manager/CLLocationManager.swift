import Foundation
import OrielFoundation

/// Reports the place of the device to its delegate.
///
/// Follows Apple's [CLLocationManager](https://developer.apple.com/documentation/corelocation/cllocationmanager). The
/// location is taken from the environment variable `ORIEL_LOCATION`; without it, requests for authorization are denied.
/// The delegate is called on the main queue.
open class CLLocationManager: NSObject, @unchecked Sendable {
    /// The delegate; it is notified of the authorization at once.
    open weak var delegate: (any CLLocationManagerDelegate)? {
        didSet { if delegate != nil { notify { $0.locationManagerDidChangeAuthorization($1) } } }
    }
    /// How exact the place must be, in meters; the best by default.
    open var desiredAccuracy = kCLLocationAccuracyBest
    /// How far the device must move before that is reported, in meters.
    open var distanceFilter = kCLDistanceFilterNone
    /// How far the device must turn before that is reported, in degrees.
    open var headingFilter: CLLocationDegrees = 1
    /// How the device is held.
    open var headingOrientation = CLDeviceOrientation.portrait
    /// The reason for which the place is followed.
    open var activityType = CLActivityType.other
    /// Whether reports pause by themselves while the device rests.
    open var pausesLocationUpdatesAutomatically = true
    /// Whether reports continue in the background.
    open var allowsBackgroundLocationUpdates = false
    /// Whether the status bar shows that the place is followed in the background.
    open var showsBackgroundLocationIndicator = false
    /// The regions that are monitored.
    open private(set) var monitoredRegions: Set<CLRegion> = []

    private let trial = LocationSource.trial
    private var isUpdating = false

    /// Creates a manager.
    public override init() {}

    /// Whether the app may know the place.
    open var authorizationStatus: CLAuthorizationStatus { LocationSource.status(trial) }
    /// Whether the app may know the exact place.
    open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
    /// Whether a widget may know the place.
    open var isAuthorizedForWidgetUpdates: Bool { isAuthorized }
    /// The last known place; nil if the app may not know it.
    open var location: CLLocation? { isAuthorized ? LocationSource.location(trial) : nil }
    /// The direction of the device; there is no compass.
    open var heading: CLHeading? { nil }
    /// The largest radius of a monitored region, in meters.
    open var maximumRegionMonitoringDistance: CLLocationDistance { 1_000_000 }

    /// Whether the place of the device is known at all.
    open class func locationServicesEnabled() -> Bool { LocationSource.location(LocationSource.trial) != nil }
    /// Whether the app may know the place.
    open class func authorizationStatus() -> CLAuthorizationStatus { LocationSource.status(LocationSource.trial) }
    /// Whether there is a compass; no.
    open class func headingAvailable() -> Bool { false }
    /// Whether great changes of the place are reported; no.
    open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
    /// Whether regions of a type are monitored.
    open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { regionClass == CLCircularRegion.self }
    /// Whether beacons are looked for; no.
    open class func isRangingAvailable() -> Bool { false }

    private var isAuthorized: Bool {
        authorizationStatus == .authorizedAlways || authorizationStatus == .authorizedWhenInUse
    }

    /// Requests the place while the app is used.
    open func requestWhenInUseAuthorization() { request(.authorizedWhenInUse) }
    /// Requests the place at any time.
    open func requestAlwaysAuthorization() { request(.authorizedAlways) }

    private func request(_ granted: CLAuthorizationStatus) {
        guard authorizationStatus == .notDetermined || authorizationStatus == .authorizedWhenInUse else { return }
        let before = authorizationStatus
        LocationSource.authorize(granted, trial)
        guard authorizationStatus != before else { return }
        notify { $0.locationManagerDidChangeAuthorization($1) }
        if isUpdating { report() }
    }

    /// Requests the exact place for a purpose; it is exact in any case.
    open func requestTemporaryFullAccuracyAuthorization(
        withPurposeKey purposeKey: String, completion: (((any Error)?) -> Void)? = nil
    ) {
        let answer = MainAnswer { completion?(nil) }
        DispatchQueue.main.async { answer.give() }
    }

    /// Reports the place once, or an error.
    open func requestLocation() { report() }
    /// Reports the place from now on.
    open func startUpdatingLocation() {
        isUpdating = true
        // Until the user has answered, nothing is reported.
        if authorizationStatus != .notDetermined { report() }
    }
    /// Ends the reports.
    open func stopUpdatingLocation() { isUpdating = false }
    /// Reports great changes of the place; there are none.
    open func startMonitoringSignificantLocationChanges() {
        RuntimeWarning.issue("CLLocationManager reports no great changes of the place here: a given place stays.")
    }
    /// Ends the reports of great changes.
    open func stopMonitoringSignificantLocationChanges() {}
    /// Reports stays; there are none.
    open func startMonitoringVisits() {
        RuntimeWarning.issue("CLLocationManager reports no visits here: a given place stays.")
    }
    /// Ends the reports of stays.
    open func stopMonitoringVisits() {}
    /// Reports the direction of the device; fails, as there is no compass.
    open func startUpdatingHeading() {
        RuntimeWarning.issue("CLLocationManager reports no heading here: there is no compass.")
        notify { $0.locationManager($1, didFailWithError: CLError(.headingFailure)) }
    }
    /// Ends the reports of the direction.
    open func stopUpdatingHeading() {}
    /// Hides the request to calibrate the compass.
    open func dismissHeadingCalibrationDisplay() {}

    /// Monitors a region.
    open func startMonitoring(for region: CLRegion) {
        guard Self.isMonitoringAvailable(for: type(of: region)), isAuthorized else {
            let reason: CLError.Code = isAuthorized ? .regionMonitoringFailure : .regionMonitoringDenied
            return notify { $0.locationManager($1, monitoringDidFailFor: region, withError: CLError(reason)) }
        }
        monitoredRegions.insert(region)
        notify { $0.locationManager($1, didStartMonitoringFor: region) }
    }
    /// Ends the monitoring of a region.
    open func stopMonitoring(for region: CLRegion) { monitoredRegions.remove(region) }
    /// Reports whether the device is in a region.
    open func requestState(for region: CLRegion) {
        let place = location?.coordinate
        let state: CLRegionState = place.map { region.includes($0) ? .inside : .outside } ?? .unknown
        notify { $0.locationManager($1, didDetermineState: state, for: region) }
    }

    /// The beacons that are looked for.
    open private(set) var rangedBeaconConstraints: Set<CLBeaconIdentityConstraint> = []
    /// Looks for beacons; the delegate is called with an error, as no radio here listens for any.
    open func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {
        RuntimeWarning.issue("CLLocationManager finds no beacons here: no radio listens for any.")
        rangedBeaconConstraints.insert(constraint)
        notify { $0.locationManager($1, didFailRangingFor: constraint, error: CLError(.rangingUnavailable)) }
    }
    /// Ends looking for beacons.
    open func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {
        rangedBeaconConstraints.remove(constraint)
    }
    /// The regions whose beacons are looked for.
    open private(set) var rangedRegions: Set<CLRegion> = []
    /// Looks for the beacons of a region, as apps for iOS 12 and before do; the delegate is called with an error.
    open func startRangingBeacons(in region: CLBeaconRegion) {
        RuntimeWarning.issue("CLLocationManager finds no beacons here: no radio listens for any.")
        rangedRegions.insert(region)
        notify { $0.locationManager($1, rangingBeaconsDidFailFor: region, withError: CLError(.rangingUnavailable)) }
    }
    /// Ends looking for the beacons of a region.
    open func stopRangingBeacons(in region: CLBeaconRegion) { rangedRegions.remove(region) }

    private func report() {
        if let location {
            notify { $0.locationManager($1, didUpdateLocations: [location]) }
        } else {
            notify { $0.locationManager($1, didFailWithError: CLError(.denied)) }
        }
    }

    private func notify(_ call: @escaping (any CLLocationManagerDelegate, CLLocationManager) -> Void) {
        let answer = MainAnswer { [weak self] in
            if let self, let delegate { call(delegate, self) }
        }
        DispatchQueue.main.async { answer.give() }
    }
}
