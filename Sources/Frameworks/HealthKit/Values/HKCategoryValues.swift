/// The value of a category without others.
public enum HKCategoryValue: Int, Sendable {
    /// Not applicable.
    case notApplicable = 0
}

/// The phases of sleep.
public enum HKCategoryValueSleepAnalysis: Int, Sendable {
    /// In bed.
    case inBed = 0
    /// Asleep unspecified.
    case asleepUnspecified = 1
    /// Awake.
    case awake = 2
    /// Asleep core.
    case asleepCore = 3
    /// Asleep deep.
    case asleepDeep = 4
    /// Asleep in a phase of dreams.
    case asleepREM = 5
    /// Asleep, in any phase.
    public static let asleep = HKCategoryValueSleepAnalysis.asleepUnspecified
    /// All phases in which the user is asleep.
    public static let allAsleepValues: Set<HKCategoryValueSleepAnalysis> = [
        .asleepUnspecified, .asleepCore, .asleepDeep, .asleepREM,
    ]
}

/// Whether the user has stood in an hour.
public enum HKCategoryValueAppleStandHour: Int, Sendable {
    /// Stood.
    case stood = 0
    /// Idle.
    case idle = 1
}

/// Events of walking steadiness.
public enum HKCategoryValueAppleWalkingSteadinessEvent: Int, Sendable {
    /// Initial low.
    case initialLow = 1
    /// Initial very low.
    case initialVeryLow = 2
    /// Repeat low.
    case repeatLow = 3
    /// Repeat very low.
    case repeatVeryLow = 4
}

/// Qualities of mucus.
public enum HKCategoryValueCervicalMucusQuality: Int, Sendable {
    /// Dry.
    case dry = 1
    /// Sticky.
    case sticky = 2
    /// Creamy.
    case creamy = 3
    /// Watery.
    case watery = 4
    /// Egg white.
    case eggWhite = 5
}

/// Contraceptives.
public enum HKCategoryValueContraceptive: Int, Sendable {
    /// Unspecified.
    case unspecified = 1
    /// Implant.
    case implant = 2
    /// Injection.
    case injection = 3
    /// Intrauterine device.
    case intrauterineDevice = 4
    /// Intravaginal ring.
    case intravaginalRing = 5
    /// Oral.
    case oral = 6
    /// Patch.
    case patch = 7
}

/// Results of tests of ovulation.
public enum HKCategoryValueOvulationTestResult: Int, Sendable {
    /// Negative.
    case negative = 1
    /// Luteinizing hormone surge.
    case luteinizingHormoneSurge = 2
    /// Indeterminate.
    case indeterminate = 3
    /// Estrogen surge.
    case estrogenSurge = 4
}

/// Results of tests of pregnancy.
public enum HKCategoryValuePregnancyTestResult: Int, Sendable {
    /// Negative.
    case negative = 1
    /// Positive.
    case positive = 2
    /// Indeterminate.
    case indeterminate = 3
}

/// Results of tests of progesterone.
public enum HKCategoryValueProgesteroneTestResult: Int, Sendable {
    /// Negative.
    case negative = 1
    /// Positive.
    case positive = 2
    /// Indeterminate.
    case indeterminate = 3
}

/// How strong menstruation is.
public enum HKCategoryValueMenstrualFlow: Int, Sendable {
    /// Unspecified.
    case unspecified = 1
    /// Light.
    case light = 2
    /// Medium.
    case medium = 3
    /// Heavy.
    case heavy = 4
    /// None.
    case none = 5
}

/// How strong a bleeding is.
public enum HKCategoryValueVaginalBleeding: Int, Sendable {
    /// Unspecified.
    case unspecified = 1
    /// Light.
    case light = 2
    /// Medium.
    case medium = 3
    /// Heavy.
    case heavy = 4
    /// None.
    case none = 5
}

/// How strong a symptom is.
public enum HKCategoryValueSeverity: Int, Sendable {
    /// Unspecified.
    case unspecified = 0
    /// Not present.
    case notPresent = 1
    /// Mild.
    case mild = 2
    /// Moderate.
    case moderate = 3
    /// Severe.
    case severe = 4
}

/// Whether a symptom is present.
public enum HKCategoryValuePresence: Int, Sendable {
    /// Present.
    case present = 0
    /// Not present.
    case notPresent = 1
}

/// Changes of appetite.
public enum HKCategoryValueAppetiteChanges: Int, Sendable {
    /// Unspecified.
    case unspecified = 0
    /// No change.
    case noChange = 1
    /// Decreased.
    case decreased = 2
    /// Increased.
    case increased = 3
}

/// Events of sound around.
public enum HKCategoryValueEnvironmentalAudioExposureEvent: Int, Sendable {
    /// Momentary limit.
    case momentaryLimit = 1
}

/// Events of sound in headphones.
public enum HKCategoryValueHeadphoneAudioExposureEvent: Int, Sendable {
    /// Seven day limit.
    case sevenDayLimit = 1
}

/// Events of fitness.
public enum HKCategoryValueLowCardioFitnessEvent: Int, Sendable {
    /// Low fitness.
    case lowFitness = 1
}
