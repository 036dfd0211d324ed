import Foundation

/// The floor of a building.
public final class CLFloor: NSObject, @unchecked Sendable {
    /// The number of the floor; 0 is the ground floor.
    public let level: Int

    init(level: Int) { self.level = level }
}

/// The origin of a location.
public final class CLLocationSourceInformation: NSObject, @unchecked Sendable {
    /// Whether software made the place up, such as a debugger.
    public let isSimulatedBySoftware: Bool
    /// Whether an accessory supplied the place.
    public let isProducedByAccessory: Bool

    /// Creates the origin of a location.
    public init(softwareSimulationState isSoftware: Bool, andExternalAccessoryState isAccessory: Bool) {
        isSimulatedBySoftware = isSoftware
        isProducedByAccessory = isAccessory
    }
}
