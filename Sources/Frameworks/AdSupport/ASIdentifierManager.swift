import Foundation
import OrielFoundation

/// The identifier for advertising, which consists of zeros, as for a user who forbids tracking.
///
/// Follows Apple's [ASIdentifierManager](https://developer.apple.com/documentation/adsupport/asidentifiermanager).
open class ASIdentifierManager: NSObject, @unchecked Sendable {
    private static let manager = ASIdentifierManager()
    /// Returns the manager.
    open class func shared() -> ASIdentifierManager { manager }
    /// The identifier: zeros.
    open var advertisingIdentifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
    /// Whether the user permits advertising that follows them: no.
    open var isAdvertisingTrackingEnabled: Bool { false }
}
