import Foundation
import OrielFoundation

/// Something that games are played with.
///
/// Follows Apple's [GCDevice](https://developer.apple.com/documentation/gamecontroller/gcdevice).
public protocol GCDevice: NSObjectProtocol {
    /// The name of its manufacturer; nil if it is not known.
    var vendorName: String? { get }
    /// The kind of product.
    var productCategory: String { get }
    /// Where its functions are called; the main queue at first.
    var handlerQueue: DispatchQueue { get set }
    /// Its parts.
    var physicalInputProfile: GCPhysicalInputProfile { get }
}

/// The light of a controller for a player.
public enum GCControllerPlayerIndex: Int, Sendable {
    case indexUnset = -1, index1, index2, index3, index4
}
