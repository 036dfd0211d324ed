/// A place on the earth: its latitude and longitude in the system WGS 84.
///
/// Follows Apple's
/// [CLLocationCoordinate2D](https://developer.apple.com/documentation/corelocation/cllocationcoordinate2d).
public struct CLLocationCoordinate2D: Sendable {
    /// Degrees north of the equator; negative in the south.
    public var latitude: CLLocationDegrees
    /// Degrees east of Greenwich; negative in the west.
    public var longitude: CLLocationDegrees

    /// Creates the place where the equator crosses the meridian of Greenwich.
    public init() { self.init(latitude: 0, longitude: 0) }

    /// Creates a place.
    /// - Parameters:
    ///   - latitude: Degrees north of the equator, from −90 to 90.
    ///   - longitude: Degrees east of Greenwich, from −180 to 180.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.latitude = latitude
        self.longitude = longitude
    }
}

/// A coordinate that is not valid.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// Returns whether a coordinate is a place: a latitude from −90 to 90 degrees and a longitude from −180 to 180.
public func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool {
    abs(coordinate.latitude) <= 90 && abs(coordinate.longitude) <= 180
}

/// Creates a place of a latitude and a longitude, in degrees.
public func CLLocationCoordinate2DMake(
    _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}
