import Foundation

/// A kind of health data.
///
/// Follows Apple's [HKObjectType](https://developer.apple.com/documentation/healthkit/hkobjecttype).
open class HKObjectType: NSObject, NSCopying, @unchecked Sendable {
    /// The name.
    public let identifier: String
    init(identifier: String) { self.identifier = identifier }

    /// Returns a kind of values.
    open class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? {
        HKQuantityType(identifier)
    }
    /// Returns a kind of categories.
    open class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType? {
        HKCategoryType(identifier)
    }
    /// Returns a kind of facts about the user.
    open class func characteristicType(
        forIdentifier identifier: HKCharacteristicTypeIdentifier
    ) -> HKCharacteristicType? { HKCharacteristicType(identifier) }
    /// Returns a kind of samples that belong together.
    open class func correlationType(forIdentifier identifier: HKCorrelationTypeIdentifier) -> HKCorrelationType? {
        HKCorrelationType(identifier)
    }
    /// Returns a kind of documents.
    open class func documentType(forIdentifier identifier: HKDocumentTypeIdentifier) -> HKDocumentType? {
        HKDocumentType(identifier)
    }
    /// Returns a kind of series; nil for a name that is not known.
    open class func seriesType(forIdentifier identifier: String) -> HKSeriesType? {
        [HKWorkoutRouteTypeIdentifier, HKDataTypeIdentifierHeartbeatSeries].contains(identifier)
            ? HKSeriesType(identifier: identifier) : nil
    }
    /// Returns the kind of workouts.
    open class func workoutType() -> HKWorkoutType { HKWorkoutType(identifier: HKWorkoutTypeIdentifier) }
    /// Returns the kind of the day's rings.
    open class func activitySummaryType() -> HKActivitySummaryType {
        HKActivitySummaryType(identifier: "HKActivitySummaryTypeIdentifier")
    }
    /// Returns the kind of audiograms.
    open class func audiogramSampleType() -> HKAudiogramSampleType {
        HKAudiogramSampleType(identifier: "HKDataTypeIdentifierAudiogram")
    }
    /// Returns the kind of electrocardiograms.
    open class func electrocardiogramType() -> HKElectrocardiogramType {
        HKElectrocardiogramType(identifier: "HKDataTypeIdentifierElectrocardiogram")
    }
    /// Returns the kind of states of mind.
    open class func stateOfMindType() -> HKStateOfMindType {
        HKStateOfMindType(identifier: "HKDataTypeStateOfMind")
    }

    /// Whether the user chooses single samples that the app may read.
    open func requiresPerObjectAuthorization() -> Bool { false }
    /// The kind itself, which does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
    public override func isEqual(_ object: Any?) -> Bool { (object as? HKObjectType)?.identifier == identifier }
    public override var hash: Int { identifier.hashValue }
    public override var description: String { identifier }
}

/// A fact about the user, such as the date of birth.
open class HKCharacteristicType: HKObjectType, @unchecked Sendable {
    /// Creates a kind.
    public convenience init(_ identifier: HKCharacteristicTypeIdentifier) {
        self.init(identifier: identifier.rawValue)
    }
}

/// A kind of data with times.
open class HKSampleType: HKObjectType, @unchecked Sendable {
    /// Whether samples may not be longer than `maximumAllowedDuration`: no.
    open var isMaximumDurationRestricted: Bool { false }
    /// The longest time of a sample, in seconds.
    open var maximumAllowedDuration: TimeInterval { .greatestFiniteMagnitude }
    /// Whether samples may not be shorter than `minimumAllowedDuration`: no.
    open var isMinimumDurationRestricted: Bool { false }
    /// The shortest time of a sample, in seconds.
    open var minimumAllowedDuration: TimeInterval { 0 }
    /// Whether calibrated devices change the estimate: no.
    open var allowsRecalibrationForEstimates: Bool { false }
}

/// How values of a kind are summed up.
public enum HKQuantityAggregationStyle: Int, Sendable {
    /// By their sum.
    case cumulative
    /// By their mean.
    case discreteArithmetic
    /// By their mean, weighted by time.
    case discreteTemporallyWeighted
    /// By the level that is as loud.
    case discreteEquivalentContinuousLevel
}

/// A kind of values.
open class HKQuantityType: HKSampleType, @unchecked Sendable {
    /// Creates a kind.
    public convenience init(_ identifier: HKQuantityTypeIdentifier) { self.init(identifier: identifier.rawValue) }
    /// How values are summed up.
    open var aggregationStyle: HKQuantityAggregationStyle {
        QuantityTraits.of(identifier)?.style ?? .discreteArithmetic
    }
    /// Returns whether values can be in a unit.
    open func `is`(compatibleWith unit: HKUnit) -> Bool {
        guard let traits = QuantityTraits.of(identifier), let own = UnitReader.unit(traits.unit) else { return true }
        return own.dimension == unit.dimension
    }
}

/// A kind of categories.
open class HKCategoryType: HKSampleType, @unchecked Sendable {
    /// Creates a kind.
    public convenience init(_ identifier: HKCategoryTypeIdentifier) { self.init(identifier: identifier.rawValue) }
}

/// A kind of samples that belong together.
open class HKCorrelationType: HKSampleType, @unchecked Sendable {
    /// Creates a kind.
    public convenience init(_ identifier: HKCorrelationTypeIdentifier) { self.init(identifier: identifier.rawValue) }
}

/// A kind of documents.
open class HKDocumentType: HKSampleType, @unchecked Sendable {
    /// Creates a kind.
    public convenience init(_ identifier: HKDocumentTypeIdentifier) { self.init(identifier: identifier.rawValue) }
}

/// A kind of many values over time.
open class HKSeriesType: HKSampleType, @unchecked Sendable {
    /// Returns the kind of routes.
    open class func workoutRoute() -> HKSeriesType { HKSeriesType(identifier: HKWorkoutRouteTypeIdentifier) }
    /// Returns the kind of series of heartbeats.
    open class func heartbeat() -> HKSeriesType { HKSeriesType(identifier: HKDataTypeIdentifierHeartbeatSeries) }
}

/// The kind of workouts.
open class HKWorkoutType: HKSampleType, @unchecked Sendable {}
/// The kind of audiograms.
open class HKAudiogramSampleType: HKSampleType, @unchecked Sendable {}
/// The kind of electrocardiograms.
open class HKElectrocardiogramType: HKSampleType, @unchecked Sendable {}
/// The kind of states of mind.
open class HKStateOfMindType: HKSampleType, @unchecked Sendable {}
/// The kind of the day's rings.
open class HKActivitySummaryType: HKObjectType, @unchecked Sendable {}

/// The name of the kind of workouts.
public let HKWorkoutTypeIdentifier = "HKWorkoutTypeIdentifier"
/// The name of the kind of routes.
public let HKWorkoutRouteTypeIdentifier = "HKWorkoutRouteTypeIdentifier"
/// The name of the kind of series of heartbeats.
public let HKDataTypeIdentifierHeartbeatSeries = "HKDataTypeIdentifierHeartbeatSeries"
