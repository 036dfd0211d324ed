import Foundation

/// A place of the device at a time, with its height, speed and direction, and how exact they are.
///
/// Follows Apple's [CLLocation](https://developer.apple.com/documentation/corelocation/cllocation).
open class CLLocation: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// Latitude and longitude, in degrees.
    public let coordinate: CLLocationCoordinate2D
    /// The height above sea level, in meters.
    public let altitude: CLLocationDistance
    /// The height above the ellipsoid WGS 84, in meters; the same as ``altitude`` here.
    public var ellipsoidalAltitude: CLLocationDistance { altitude }
    /// The radius around the coordinate in which the place is, in meters; negative if the coordinate is not valid.
    public let horizontalAccuracy: CLLocationAccuracy
    /// How far the height may be off, in meters; negative if it is not valid.
    public let verticalAccuracy: CLLocationAccuracy
    /// The direction of movement, in degrees clockwise from true north; negative if it is not known.
    public let course: CLLocationDirection
    /// How far the direction may be off, in degrees; negative if it is not known.
    public let courseAccuracy: CLLocationDirectionAccuracy
    /// The speed, in meters a second; negative if it is not known.
    public let speed: CLLocationSpeed
    /// How far the speed may be off, in meters a second; negative if it is not known.
    public let speedAccuracy: CLLocationSpeedAccuracy
    /// When the device was there.
    public let timestamp: Date
    /// The floor of the building; nil if it is not known.
    public var floor: CLFloor? { nil }
    /// The origin of the place; nil if it is not known.
    public let sourceInformation: CLLocationSourceInformation?

    /// Creates a place at latitude and longitude 0 at the present time.
    public convenience override init() { self.init(latitude: 0, longitude: 0) }

    /// Creates a place at the present time, without height, speed or direction.
    /// - Parameters:
    ///   - latitude: Degrees north of the equator.
    ///   - longitude: Degrees east of Greenwich.
    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
            horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
    }

    /// Creates a place with a height, in meters above sea level.
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy, timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
            verticalAccuracy: verticalAccuracy, course: -1, speed: -1, timestamp: timestamp)
    }

    /// Creates a place with a height in meters, a course in degrees and a speed in meters a second.
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
            verticalAccuracy: verticalAccuracy, course: course, courseAccuracy: -1, speed: speed, speedAccuracy: -1,
            timestamp: timestamp)
    }

    /// Creates a place with all that is known of it, in meters, degrees and meters a second.
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection, courseAccuracy: CLLocationDirectionAccuracy,
        speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy, timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
            verticalAccuracy: verticalAccuracy, course: course, courseAccuracy: courseAccuracy, speed: speed,
            speedAccuracy: speedAccuracy, timestamp: timestamp, source: nil)
    }

    /// Creates a place with all that is known of it, and its origin.
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection, courseAccuracy: CLLocationDirectionAccuracy,
        speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy, timestamp: Date,
        sourceInfo: CLLocationSourceInformation
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
            verticalAccuracy: verticalAccuracy, course: course, courseAccuracy: courseAccuracy, speed: speed,
            speedAccuracy: speedAccuracy, timestamp: timestamp, source: sourceInfo)
    }

    private init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection, courseAccuracy: CLLocationDirectionAccuracy,
        speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy, timestamp: Date,
        source: CLLocationSourceInformation?
    ) {
        self.coordinate = coordinate
        self.altitude = altitude
        self.horizontalAccuracy = horizontalAccuracy
        self.verticalAccuracy = verticalAccuracy
        self.course = course
        self.courseAccuracy = courseAccuracy
        self.speed = speed
        self.speedAccuracy = speedAccuracy
        self.timestamp = timestamp
        sourceInformation = source
    }

    /// Returns the distance to another place in meters, along the surface of the ellipsoid WGS 84; heights do not
    /// count.
    open func distance(from location: CLLocation) -> CLLocationDistance {
        Geodesic.distance(coordinate, location.coordinate)
    }

    /// Returns the location itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether archives may be read where their types are not trusted; yes.
    public static var supportsSecureCoding: Bool { true }

    /// Writes the location to an archive.
    open func encode(with coder: NSCoder) {
        coder.encode(coordinate.latitude, forKey: "latitude")
        coder.encode(coordinate.longitude, forKey: "longitude")
        coder.encode(altitude, forKey: "altitude")
        coder.encode(horizontalAccuracy, forKey: "horizontalAccuracy")
        coder.encode(verticalAccuracy, forKey: "verticalAccuracy")
        coder.encode(course, forKey: "course")
        coder.encode(courseAccuracy, forKey: "courseAccuracy")
        coder.encode(speed, forKey: "speed")
        coder.encode(speedAccuracy, forKey: "speedAccuracy")
        coder.encode(timestamp.timeIntervalSinceReferenceDate, forKey: "timestamp")
    }

    public required convenience init?(coder: NSCoder) {
        guard coder.containsValue(forKey: "latitude"), coder.containsValue(forKey: "longitude") else { return nil }
        func number(_ key: String) -> Double { coder.decodeDouble(forKey: key) }
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: number("latitude"), longitude: number("longitude")),
            altitude: number("altitude"), horizontalAccuracy: number("horizontalAccuracy"),
            verticalAccuracy: number("verticalAccuracy"), course: number("course"),
            courseAccuracy: number("courseAccuracy"), speed: number("speed"), speedAccuracy: number("speedAccuracy"),
            timestamp: Date(timeIntervalSinceReferenceDate: number("timestamp")))
    }

    open override var description: String {
        let sign = { (value: Double) in value < 0 ? "" : "+" }
        let (latitude, longitude) = (coordinate.latitude, coordinate.longitude)
        let place = String(format: "%@%.8f,%@%.8f", sign(latitude), latitude, sign(longitude), longitude)
        return String(
            format: "<%@> +/- %.2fm (speed %.2f mps / course %.2f) @ %@", place, horizontalAccuracy, speed, course,
            "\(timestamp)")
    }
}
