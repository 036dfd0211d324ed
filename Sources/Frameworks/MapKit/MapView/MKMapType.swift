import SwiftUI

/// The kind of map.
public enum MKMapType: UInt, Sendable {
    case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

/// Whether a map follows the device.
public enum MKUserTrackingMode: Int, Sendable { case none, follow, followWithHeading }

/// Whether a part of a map or an annotation is shown.
public enum MKFeatureVisibility: Int, Sendable { case adaptive, hidden, visible }

/// How important it is that an annotation is shown among others.
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Float
    /// Creates a priority from 0 to 1000.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// It is always shown.
    public static let required = MKFeatureDisplayPriority(rawValue: 1000)
    /// It is shown where there is room.
    public static let defaultHigh = MKFeatureDisplayPriority(rawValue: 750)
    /// It gives way to others.
    public static let defaultLow = MKFeatureDisplayPriority(rawValue: 250)
}

/// How a map looks.
open class MKMapConfiguration: NSObject, @unchecked Sendable {
    /// How heights are shown; maps here are flat.
    public enum ElevationStyle: Int, Sendable { case flat, realistic }
    /// How heights are shown.
    open var elevationStyle = ElevationStyle.flat

    /// Creates a configuration.
    public override init() {}
}

/// A map with streets and names.
open class MKStandardMapConfiguration: MKMapConfiguration, @unchecked Sendable {
    /// How much the map stands out.
    public enum EmphasisStyle: Int, Sendable { case `default`, muted }
    /// How much the map stands out.
    open var emphasisStyle = EmphasisStyle.default
    /// The kinds of places that are shown.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Whether traffic is shown; it never is.
    open var showsTraffic = false
}

/// Pictures of the earth; a dark ground here.
open class MKImageryMapConfiguration: MKMapConfiguration, @unchecked Sendable {}

/// Pictures of the earth with names; a dark ground here.
open class MKHybridMapConfiguration: MKMapConfiguration, @unchecked Sendable {
    /// The kinds of places that are shown.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Whether traffic is shown; it never is.
    open var showsTraffic = false
}
