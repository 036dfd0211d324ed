import Foundation

// The keys of what apps note of values.

/// The app's name for a value.
public let HKMetadataKeyExternalUUID = "HKMetadataKeyExternalUUID"
/// The app's name for a value on all devices.
public let HKMetadataKeySyncIdentifier = "HKMetadataKeySyncIdentifier"
/// The version of a value on all devices.
public let HKMetadataKeySyncVersion = "HKMetadataKeySyncVersion"
/// Why insulin was given.
public let HKMetadataKeyInsulinDeliveryReason = "HKMetadataKeyInsulinDeliveryReason"
/// Whether the user has written the value.
public let HKMetadataKeyWasUserEntered = "HKMetadataKeyWasUserEntered"
/// The time zone.
public let HKMetadataKeyTimeZone = "HKMetadataKeyTimeZone"
/// Whether the user moved.
public let HKMetadataKeyHeartRateMotionContext = "HKMetadataKeyHeartRateMotionContext"
/// Whether it was before or after a meal.
public let HKMetadataKeyBloodGlucoseMealTime = "HKMetadataKeyBloodGlucoseMealTime"
/// The food.
public let HKMetadataKeyFoodType = "HKMetadataKeyFoodType"
/// The name of a workout.
public let HKMetadataKeyWorkoutBrandName = "HKMetadataKeyWorkoutBrandName"

/// The key by which samples are in the order of their beginnings.
public let HKSampleSortIdentifierStartDate = "startDate"
/// The key by which samples are in the order of their ends.
public let HKSampleSortIdentifierEndDate = "endDate"

/// Why insulin was given.
public enum HKInsulinDeliveryReason: Int, Sendable { case basal = 1, bolus }
