import Foundation

/// The parts of a controller that others may lack.
struct PadShape: Equatable, Sendable {
    var family = PadFamily.other
    var hasOptions = true
    var hasHome = true
    var hasStickButtons = true
    var hasShare = false
    var hasTouchpad = false
    /// How many buttons are on the back.
    var paddles = 0

    /// The parts of a controller that the app sets itself.
    static let snapshot = PadShape(hasHome: false)

    /// Returns the profile for the family.
    func makeProfile() -> GCExtendedGamepad {
        switch family {
        case .xbox: GCXboxGamepad(self)
        case .dualShock: GCDualShockGamepad(self)
        case .dualSense: GCDualSenseGamepad(self)
        case .nintendo, .other: GCExtendedGamepad(self)
        }
    }
}
