/// The biological sexes.
public enum HKBiologicalSex: Int, Sendable {
    /// Not set.
    case notSet = 0
    /// Female.
    case female = 1
    /// Male.
    case male = 2
    /// Other.
    case other = 3
}

/// The blood types.
public enum HKBloodType: Int, Sendable {
    /// Not set.
    case notSet = 0
    /// A positive.
    case aPositive = 1
    /// A negative.
    case aNegative = 2
    /// B positive.
    case bPositive = 3
    /// B negative.
    case bNegative = 4
    /// Ab positive.
    case abPositive = 5
    /// Ab negative.
    case abNegative = 6
    /// O positive.
    case oPositive = 7
    /// O negative.
    case oNegative = 8
}

/// How skin reacts to the sun, from always burns to never burns.
public enum HKFitzpatrickSkinType: Int, Sendable {
    /// Not set.
    case notSet = 0
    /// I.
    case I = 1
    /// Ii.
    case II = 2
    /// Iii.
    case III = 3
    /// Iv.
    case IV = 4
    /// V.
    case V = 5
    /// Vi.
    case VI = 6
}

/// Whether the user has a wheelchair.
public enum HKWheelchairUse: Int, Sendable {
    /// Not set.
    case notSet = 0
    /// No.
    case no = 1
    /// Yes.
    case yes = 2
}

/// Whether energy or minutes are counted.
public enum HKActivityMoveMode: Int, Sendable {
    /// Active energy.
    case activeEnergy = 1
    /// Apple move time.
    case appleMoveTime = 2
}
