import Foundation
import OrielFoundation

/// A pen that games are played with in a room; none is ever connected, as it needs a headset's sensors.
///
/// Follows Apple's [GCStylus](https://developer.apple.com/documentation/gamecontroller/gcstylus).
open class GCStylus: NSObject, GCDevice, @unchecked Sendable {
    /// The maker; nil if it is not known.
    open var vendorName: String? { nil }
    /// The kind of device.
    open var productCategory: String { GCProductCategoryHID }
    /// Where its functions are called; the main queue at first.
    open var handlerQueue = DispatchQueue.main
    /// Its parts.
    public let physicalInputProfile = GCPhysicalInputProfile()
    /// Its parts in the form of the newer interface; nil.
    open var input: (any GCDevicePhysicalInput)? { nil }
    /// Its motors; nil.
    open var haptics: GCDeviceHaptics? { nil }
    override init() {}

    /// The connected pens: none.
    open class var styli: [GCStylus] { [] }
}

extension NSNotification.Name {
    /// Posted when a pen is connected; never here.
    public static let GCStylusDidConnect = NSNotification.Name("GCStylusDidConnectNotification")
    /// Posted when a pen is no longer connected; never here.
    public static let GCStylusDidDisconnect = NSNotification.Name("GCStylusDidDisconnectNotification")
}
