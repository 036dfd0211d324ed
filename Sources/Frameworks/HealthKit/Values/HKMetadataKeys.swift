// The keys of what apps note of values.

/// The metadata key for: activity type.
public let HKMetadataKeyActivityType = "HKActivityType"
/// The metadata key for: Apple's device calibrated.
public let HKMetadataKeyAppleDeviceCalibrated = "HKAppleDeviceCalibrated"
/// The metadata key for: Apple's ECG algorithm version.
public let HKMetadataKeyAppleECGAlgorithmVersion = "HKAppleECGAlgorithmVersion"
/// The metadata key for: Apple's fitness plus catalog identifier.
public let HKMetadataKeyAppleFitnessPlusCatalogIdentifier = "HKAppleFitnessPlusCatalogIdentifier"
/// The metadata key for: Apple's fitness plus session.
public let HKMetadataKeyAppleFitnessPlusSession = "HKAppleFitnessPlusSession"
/// The metadata key for: audio exposure duration.
public let HKMetadataKeyAudioExposureDuration = "HKAudioExposureDuration"
/// The metadata key for: audio exposure level.
public let HKMetadataKeyAudioExposureLevel = "HKAudioExposureLevel"
/// The metadata key for: average METs.
public let HKMetadataKeyAverageMETs = "HKAverageMETs"
/// The metadata key for: average speed.
public let HKMetadataKeyAverageSpeed = "HKAverageSpeed"
/// The metadata key for: algorithm version.
public let HKMetadataKeyAlgorithmVersion = "HKAlgorithmVersion"
/// The metadata key for: barometric pressure.
public let HKMetadataKeyBarometricPressure = "HKBarometricPressure"
/// The metadata key for: blood glucose meal time.
public let HKMetadataKeyBloodGlucoseMealTime = "HKBloodGlucoseMealTime"
/// The metadata key for: body temperature sensor location.
public let HKMetadataKeyBodyTemperatureSensorLocation = "HKBodyTemperatureSensorLocation"
/// The metadata key for: coached workout.
public let HKMetadataKeyCoachedWorkout = "HKCoachedWorkout"
/// The metadata key for: cross trainer distance.
public let HKMetadataKeyCrossTrainerDistance = "HKCrossTrainerDistance"
/// The metadata key for: cycling functional threshold power test type.
public let HKMetadataKeyCyclingFunctionalThresholdPowerTestType = "HKCyclingFunctionalThresholdPowerTestType"
/// The metadata key for: date of earliest data used for estimate.
public let HKMetadataKeyDateOfEarliestDataUsedForEstimate = "HKDateOfEarliestDataUsedForEstimate"
/// The metadata key for: device manufacturer name.
public let HKMetadataKeyDeviceManufacturerName = "HKDeviceManufacturerName"
/// The metadata key for: device name.
public let HKMetadataKeyDeviceName = "HKDeviceName"
/// The metadata key for: device placement side.
public let HKMetadataKeyDevicePlacementSide = "HKDevicePlacementSide"
/// The metadata key for: device serial number.
public let HKMetadataKeyDeviceSerialNumber = "HKDeviceSerialNumber"
/// The metadata key for: digital signature.
public let HKMetadataKeyDigitalSignature = "HKDigitalSignature"
/// The metadata key for: elevation ascended.
public let HKMetadataKeyElevationAscended = "HKElevationAscended"
/// The metadata key for: elevation descended.
public let HKMetadataKeyElevationDescended = "HKElevationDescended"
/// The metadata key for: external UUID.
public let HKMetadataKeyExternalUUID = "HKExternalUUID"
/// The metadata key for: fitness machine duration.
public let HKMetadataKeyFitnessMachineDuration = "HKFitnessMachineDuration"
/// The metadata key for: food type.
public let HKMetadataKeyFoodType = "HKFoodType"
/// The metadata key for: glasses prescription description.
public let HKMetadataKeyGlassesPrescriptionDescription = "HKGlassesPrescriptionDescription"
/// The metadata key for: group fitness.
public let HKMetadataKeyGroupFitness = "HKGroupFitness"
/// The metadata key for: headphone gain.
public let HKMetadataKeyHeadphoneGain = "HKHeadphoneGain"
/// The metadata key for: heart rate event threshold.
public let HKMetadataKeyHeartRateEventThreshold = "HKHeartRateEventThreshold"
/// The metadata key for: heart rate motion context.
public let HKMetadataKeyHeartRateMotionContext = "HKHeartRateMotionContext"
/// The metadata key for: heart rate recovery activity duration.
public let HKMetadataKeyHeartRateRecoveryActivityDuration = "HKHeartRateRecoveryActivityDuration"
/// The metadata key for: heart rate recovery activity type.
public let HKMetadataKeyHeartRateRecoveryActivityType = "HKHeartRateRecoveryActivityType"
/// The metadata key for: heart rate recovery max observed recovery heart rate.
public let HKMetadataKeyHeartRateRecoveryMaxObservedRecoveryHeartRate =
    "HKHeartRateRecoveryMaxObservedRecoveryHeartRate"
/// The metadata key for: heart rate recovery test type.
public let HKMetadataKeyHeartRateRecoveryTestType = "HKHeartRateRecoveryTestType"
/// The metadata key for: heart rate sensor location.
public let HKMetadataKeyHeartRateSensorLocation = "HKHeartRateSensorLocation"
/// The metadata key for: indoor bike distance.
public let HKMetadataKeyIndoorBikeDistance = "HKIndoorBikeDistance"
/// The metadata key for: indoor workout.
public let HKMetadataKeyIndoorWorkout = "HKIndoorWorkout"
/// The metadata key for: insulin delivery reason.
public let HKMetadataKeyInsulinDeliveryReason = "HKInsulinDeliveryReason"
/// The metadata key for: lap length.
public let HKMetadataKeyLapLength = "HKLapLength"
/// The metadata key for: low cardio fitness event threshold.
public let HKMetadataKeyLowCardioFitnessEventThreshold = "HKLowCardioFitnessEventThreshold"
/// The metadata key for: maximum light intensity.
public let HKMetadataKeyMaximumLightIntensity = "HKMaximumLightIntensity"
/// The metadata key for: maximum speed.
public let HKMetadataKeyMaximumSpeed = "HKMaximumSpeed"
/// The metadata key for: menstrual cycle start.
public let HKMetadataKeyMenstrualCycleStart = "HKMenstrualCycleStart"
/// The metadata key for: physical effort estimation type.
public let HKMetadataKeyPhysicalEffortEstimationType = "HKPhysicalEffortEstimationType"
/// The metadata key for: quantity clamped to lower bound.
public let HKMetadataKeyQuantityClampedToLowerBound = "HKQuantityClampedToLowerBound"
/// The metadata key for: quantity clamped to upper bound.
public let HKMetadataKeyQuantityClampedToUpperBound = "HKQuantityClampedToUpperBound"
/// The metadata key for: reference range lower limit.
public let HKMetadataKeyReferenceRangeLowerLimit = "HKReferenceRangeLowerLimit"
/// The metadata key for: reference range upper limit.
public let HKMetadataKeyReferenceRangeUpperLimit = "HKReferenceRangeUpperLimit"
/// The metadata key for: session estimate.
public let HKMetadataKeySessionEstimate = "HKSessionEstimate"
/// The metadata key for: sexual activity protection used.
public let HKMetadataKeySexualActivityProtectionUsed = "HKSexualActivityProtectionUsed"
/// The metadata key for: swimming location type.
public let HKMetadataKeySwimmingLocationType = "HKSwimmingLocationType"
/// The metadata key for: swimming stroke style.
public let HKMetadataKeySwimmingStrokeStyle = "HKSwimmingStrokeStyle"
/// The metadata key for: SWOLF score.
public let HKMetadataKeySWOLFScore = "HKSWOLFScore"
/// The metadata key for: sync identifier.
public let HKMetadataKeySyncIdentifier = "HKSyncIdentifier"
/// The metadata key for: sync version.
public let HKMetadataKeySyncVersion = "HKSyncVersion"
/// The metadata key for: time zone.
public let HKMetadataKeyTimeZone = "HKTimeZone"
/// The metadata key for: UDI device identifier.
public let HKMetadataKeyUDIDeviceIdentifier = "HKUDIDeviceIdentifier"
/// The metadata key for: UDI production identifier.
public let HKMetadataKeyUDIProductionIdentifier = "HKUDIProductionIdentifier"
/// The metadata key for: user motion context.
public let HKMetadataKeyUserMotionContext = "HKUserMotionContext"
/// The metadata key for: Vo2max test type.
public let HKMetadataKeyVO2MaxTestType = "HKVO2MaxTestType"
/// The metadata key for: Vo2max value.
public let HKMetadataKeyVO2MaxValue = "HKVO2MaxValue"
/// The metadata key for: was taken in lab.
public let HKMetadataKeyWasTakenInLab = "HKWasTakenInLab"
/// The metadata key for: was user entered.
public let HKMetadataKeyWasUserEntered = "HKWasUserEntered"
/// The metadata key for: water salinity.
public let HKMetadataKeyWaterSalinity = "HKWaterSalinity"
/// The metadata key for: weather condition.
public let HKMetadataKeyWeatherCondition = "HKWeatherCondition"
/// The metadata key for: weather humidity.
public let HKMetadataKeyWeatherHumidity = "HKWeatherHumidity"
/// The metadata key for: weather temperature.
public let HKMetadataKeyWeatherTemperature = "HKWeatherTemperature"
/// The metadata key for: workout brand name.
public let HKMetadataKeyWorkoutBrandName = "HKWorkoutBrandName"

/// The key by which samples are in the order of their beginnings.
public let HKSampleSortIdentifierStartDate = "startDate"
/// The key by which samples are in the order of their ends.
public let HKSampleSortIdentifierEndDate = "endDate"
