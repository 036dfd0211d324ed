/// A kind of facts about the user.
public struct HKCharacteristicTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Creates a kind with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The biological sex.
    public static let biologicalSex = Self(rawValue: "HKCharacteristicTypeIdentifierBiologicalSex")
    /// The blood type.
    public static let bloodType = Self(rawValue: "HKCharacteristicTypeIdentifierBloodType")
    /// The date of birth.
    public static let dateOfBirth = Self(rawValue: "HKCharacteristicTypeIdentifierDateOfBirth")
    /// How the skin reacts to the sun.
    public static let fitzpatrickSkinType = Self(rawValue: "HKCharacteristicTypeIdentifierFitzpatrickSkinType")
    /// Whether the user has a wheelchair.
    public static let wheelchairUse = Self(rawValue: "HKCharacteristicTypeIdentifierWheelchairUse")
    /// Whether energy or minutes are counted.
    public static let activityMoveMode = Self(rawValue: "HKCharacteristicTypeIdentifierActivityMoveMode")
}

/// A kind of samples that belong together.
public struct HKCorrelationTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Creates a kind with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The two values of a blood pressure.
    public static let bloodPressure = Self(rawValue: "HKCorrelationTypeIdentifierBloodPressure")
    /// The nutrients of a food.
    public static let food = Self(rawValue: "HKCorrelationTypeIdentifierFood")
}

/// A kind of documents.
public struct HKDocumentTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Creates a kind with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Clinical documents.
    public static let CDA = Self(rawValue: "HKDocumentTypeIdentifierCDA")
}
