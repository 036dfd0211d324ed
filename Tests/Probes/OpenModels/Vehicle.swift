import SwiftData

/// A model that models of other modules may inherit from.
@Model
open class Vehicle {
    /// What no two vehicles share.
    @Attribute(.unique) public var plate: String
    /// How many wheels it has; 4 by default.
    public var wheels = 4

    /// Creates a vehicle.
    public init(plate: String) { self.plate = plate }

    /// What it is, in a word.
    open var kind: String { "vehicle" }
}
