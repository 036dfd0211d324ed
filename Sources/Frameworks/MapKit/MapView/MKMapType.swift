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

    /// Creates a configuration with heights.
    public init(elevationStyle: ElevationStyle) { self.elevationStyle = elevationStyle }
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

    /// Creates a configuration.
    public override init() { super.init() }
    /// Creates a configuration with heights.
    public override init(elevationStyle: ElevationStyle) { super.init(elevationStyle: elevationStyle) }
    /// Creates a configuration that stands out, or does not.
    public init(emphasisStyle: EmphasisStyle) {
        self.emphasisStyle = emphasisStyle
        super.init()
    }
    /// Creates a configuration with heights that stands out, or does not.
    public init(elevationStyle: ElevationStyle, emphasisStyle: EmphasisStyle) {
        self.emphasisStyle = emphasisStyle
        super.init(elevationStyle: elevationStyle)
    }
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

/// The features of a map that can be selected.
public struct MKMapFeatureOptions: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    /// Creates options.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Places such as shops.
    public static let pointsOfInterest = MKMapFeatureOptions(rawValue: 1)
    /// Cities and the like.
    public static let territories = MKMapFeatureOptions(rawValue: 2)
    /// Mountains, lakes and the like.
    public static let physicalFeatures = MKMapFeatureOptions(rawValue: 4)
}
