/// Why insulin was given.
public enum HKInsulinDeliveryReason: Int, Sendable {
    /// Basal.
    case basal = 1
    /// Bolus.
    case bolus = 2
}

/// Whether glucose was measured before or after a meal.
public enum HKBloodGlucoseMealTime: Int, Sendable {
    /// Preprandial.
    case preprandial = 1
    /// Postprandial.
    case postprandial = 2
}

/// Whether the user moved.
public enum HKHeartRateMotionContext: Int, Sendable {
    /// Not set.
    case notSet = 0
    /// Sedentary.
    case sedentary = 1
    /// Active.
    case active = 2
}

/// Where a heart rate is measured.
public enum HKHeartRateSensorLocation: Int, Sendable {
    /// Other.
    case other = 0
    /// Chest.
    case chest = 1
    /// Wrist.
    case wrist = 2
    /// Finger.
    case finger = 3
    /// Hand.
    case hand = 4
    /// Ear lobe.
    case earLobe = 5
    /// Foot.
    case foot = 6
}

/// Where a temperature is measured.
public enum HKBodyTemperatureSensorLocation: Int, Sendable {
    /// Other.
    case other = 0
    /// Armpit.
    case armpit = 1
    /// Body.
    case body = 2
    /// Ear.
    case ear = 3
    /// Finger.
    case finger = 4
    /// Gastro intestinal.
    case gastroIntestinal = 5
    /// Mouth.
    case mouth = 6
    /// Rectum.
    case rectum = 7
    /// Toe.
    case toe = 8
    /// Ear drum.
    case earDrum = 9
    /// Temporal artery.
    case temporalArtery = 10
    /// Forehead.
    case forehead = 11
}

/// How oxygen uptake was measured.
public enum HKVO2MaxTestType: Int, Sendable {
    /// Max exercise.
    case maxExercise = 1
    /// Prediction sub max exercise.
    case predictionSubMaxExercise = 2
    /// Prediction non exercise.
    case predictionNonExercise = 3
}

/// The strokes of swimmers.
public enum HKSwimmingStrokeStyle: Int, Sendable {
    /// Unknown.
    case unknown = 0
    /// Mixed.
    case mixed = 1
    /// Freestyle.
    case freestyle = 2
    /// Backstroke.
    case backstroke = 3
    /// Breaststroke.
    case breaststroke = 4
    /// Butterfly.
    case butterfly = 5
    /// Kickboard.
    case kickboard = 6
}

/// The weather.
public enum HKWeatherCondition: Int, Sendable {
    /// None.
    case none = 0
    /// Clear.
    case clear = 1
    /// Fair.
    case fair = 2
    /// Partly cloudy.
    case partlyCloudy = 3
    /// Mostly cloudy.
    case mostlyCloudy = 4
    /// Cloudy.
    case cloudy = 5
    /// Foggy.
    case foggy = 6
    /// Haze.
    case haze = 7
    /// Windy.
    case windy = 8
    /// Blustery.
    case blustery = 9
    /// Smoky.
    case smoky = 10
    /// Dust.
    case dust = 11
    /// Snow.
    case snow = 12
    /// Hail.
    case hail = 13
    /// Sleet.
    case sleet = 14
    /// Freezing drizzle.
    case freezingDrizzle = 15
    /// Freezing rain.
    case freezingRain = 16
    /// Mixed rain and hail.
    case mixedRainAndHail = 17
    /// Mixed rain and snow.
    case mixedRainAndSnow = 18
    /// Mixed rain and sleet.
    case mixedRainAndSleet = 19
    /// Mixed snow and sleet.
    case mixedSnowAndSleet = 20
    /// Drizzle.
    case drizzle = 21
    /// Scattered showers.
    case scatteredShowers = 22
    /// Showers.
    case showers = 23
    /// Thunderstorms.
    case thunderstorms = 24
    /// Tropical storm.
    case tropicalStorm = 25
    /// Hurricane.
    case hurricane = 26
    /// Tornado.
    case tornado = 27
}
