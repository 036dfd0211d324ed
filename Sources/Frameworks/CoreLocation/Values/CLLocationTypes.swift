import Foundation

/// An angle of latitude or longitude, in degrees.
public typealias CLLocationDegrees = Double
/// How exact a place is: the radius of a circle in meters, or a negative number for a place that is not valid.
public typealias CLLocationAccuracy = Double
/// A distance in meters.
public typealias CLLocationDistance = Double
/// A speed in meters a second; negative if it is not known.
public typealias CLLocationSpeed = Double
/// How exact a speed is, in meters a second; negative if the speed is not known.
public typealias CLLocationSpeedAccuracy = Double
/// A direction in degrees, clockwise from true north; negative if it is not known.
public typealias CLLocationDirection = Double
/// How exact a direction is, in degrees; negative if the direction is not known.
public typealias CLLocationDirectionAccuracy = Double
/// A component of the magnetic field, in microteslas.
public typealias CLHeadingComponentValue = Double
/// The first number of a beacon.
public typealias CLBeaconMajorValue = UInt16
/// The second number of a beacon.
public typealias CLBeaconMinorValue = UInt16

/// The highest accuracy, with the help of other sensors.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// The best accuracy available.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// Ten meters.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// A hundred meters.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// A kilometer.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// Three kilometers.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// The accuracy of an app that is not to know the exact place.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = .greatestFiniteMagnitude
/// Every movement is reported.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// Every turn is reported.
public let kCLHeadingFilterNone: CLLocationDegrees = -1
/// The largest distance, in meters.
public let CLLocationDistanceMax: CLLocationDistance = .greatestFiniteMagnitude
/// The longest time, in seconds.
public let CLTimeIntervalMax: TimeInterval = .greatestFiniteMagnitude
/// The domain of errors of this framework.
public let kCLErrorDomain = "kCLErrorDomain"
