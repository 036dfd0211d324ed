/// Whether an app may know the place of the device.
public enum CLAuthorizationStatus: Int32, Sendable {
    case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse

    /// The name of ``authorizedAlways`` on the Mac.
    public static var authorized: CLAuthorizationStatus { .authorizedAlways }
}

/// Whether an app may know the exact place.
public enum CLAccuracyAuthorization: Int, Sendable { case fullAccuracy, reducedAccuracy }

/// The reason for which an app follows the place.
public enum CLActivityType: Int, Sendable {
    case other = 1
    case automotiveNavigation, fitness, otherNavigation, airborne
}
