import Foundation
import OrielFoundation

/// The neighborhood of beacons; no radio here listens for any.
open class CLBeaconRegion: CLRegion, @unchecked Sendable {
    /// The beacons' identifier.
    public let uuid: UUID
    /// The first number; nil for any.
    public let major: NSNumber?
    /// The second number; nil for any.
    public let minor: NSNumber?

    /// Creates the neighborhood of all beacons of an identifier.
    public init(uuid: UUID, identifier: String) {
        self.uuid = uuid
        (major, minor) = (nil, nil)
        super.init(identifier: identifier)
    }

    /// Creates the neighborhood of a beacon, or of several with one first number.
    public init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue? = nil, identifier: String) {
        self.uuid = uuid
        self.major = NSNumber(value: major)
        self.minor = minor.map { NSNumber(value: $0) }
        super.init(identifier: identifier)
    }
}

/// The numbers by which beacons are recognized.
///
/// Follows Apple's [CLBeaconIdentityConstraint](https://developer.apple.com/documentation/corelocation/clbeaconidentityconstraint).
open class CLBeaconIdentityConstraint: NSObject, @unchecked Sendable {
    /// The beacons' identifier.
    public let uuid: UUID
    /// The first number; nil for any.
    public let major: CLBeaconMajorValue?
    /// The second number; nil for any.
    public let minor: CLBeaconMinorValue?

    /// Creates the numbers of beacons: of an identifier, of a first number, or of both numbers.
    public init(uuid: UUID, major: CLBeaconMajorValue? = nil, minor: CLBeaconMinorValue? = nil) {
        (self.uuid, self.major, self.minor) = (uuid, major, minor)
    }

    // Numbers are equal by their values.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CLBeaconIdentityConstraint else { return false }
        return (uuid, major, minor) == (other.uuid, other.major, other.minor)
    }
    open override var hash: Int { uuid.hashValue }
}

extension CLBeaconRegion {
    /// Creates the neighborhood of beacons by their numbers.
    public convenience init(beaconIdentityConstraint: CLBeaconIdentityConstraint, identifier: String) {
        if let major = beaconIdentityConstraint.major {
            self.init(
                uuid: beaconIdentityConstraint.uuid, major: major, minor: beaconIdentityConstraint.minor,
                identifier: identifier)
        } else {
            self.init(uuid: beaconIdentityConstraint.uuid, identifier: identifier)
        }
    }

    /// Creates the neighborhood of all beacons of an identifier, by its name of iOS 12.
    public convenience init(proximityUUID: UUID, identifier: String) {
        self.init(uuid: proximityUUID, identifier: identifier)
    }
    /// Creates the neighborhood of the beacons with a first number, by the identifier's name of iOS 12.
    public convenience init(proximityUUID: UUID, major: CLBeaconMajorValue, identifier: String) {
        self.init(uuid: proximityUUID, major: major, identifier: identifier)
    }
    /// Creates the neighborhood of a beacon, by the identifier's name of iOS 12.
    public convenience init(
        proximityUUID: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String
    ) {
        self.init(uuid: proximityUUID, major: major, minor: minor, identifier: identifier)
    }
    /// The beacons' identifier, by its name of iOS 12.
    public var proximityUUID: UUID { uuid }

    /// The numbers of the beacons.
    public var beaconIdentityConstraint: CLBeaconIdentityConstraint {
        CLBeaconIdentityConstraint(uuid: uuid, major: major?.uint16Value, minor: minor?.uint16Value)
    }

    /// Returns the values for a radio that sends as a beacon; none, as there is no such radio.
    public func peripheralData(withMeasuredPower measuredPower: NSNumber?) -> NSMutableDictionary {
        RuntimeWarning.issue("CoreLocation sends no signals of beacons here.")
        return NSMutableDictionary()
    }
}

/// How near a beacon is.
public enum CLProximity: Int, Sendable { case unknown, immediate, near, far }

/// A beacon; none is ever found here.
public final class CLBeacon: NSObject, @unchecked Sendable {
    /// The identifier.
    public let uuid: UUID
    /// The identifier, by its name of iOS 12.
    public var proximityUUID: UUID { uuid }
    /// The first number.
    public let major: NSNumber
    /// The second number.
    public let minor: NSNumber
    /// How near it is.
    public let proximity: CLProximity
    /// How exact the distance is, in meters; negative if it is not known.
    public let accuracy: CLLocationAccuracy
    /// The strength of the signal, in decibels.
    public let rssi: Int

    init(uuid: UUID, major: NSNumber, minor: NSNumber) {
        self.uuid = uuid
        self.major = major
        self.minor = minor
        proximity = .unknown
        accuracy = -1
        rssi = 0
    }
}

/// A stay at a place; none is ever reported here.
public final class CLVisit: NSObject, @unchecked Sendable {
    /// When the stay began.
    public let arrivalDate: Date
    /// When it ended.
    public let departureDate: Date
    /// Where it was.
    public let coordinate: CLLocationCoordinate2D
    /// How far the place may be off, in meters.
    public let horizontalAccuracy: CLLocationAccuracy

    init(_ location: CLLocation) {
        arrivalDate = location.timestamp
        departureDate = .distantFuture
        coordinate = location.coordinate
        horizontalAccuracy = location.horizontalAccuracy
    }
}
