import Foundation
import OrielFoundation

extension NSNotification.Name {
    /// Sent when a controller is connected; never here.
    public static let GCControllerDidConnect = NSNotification.Name("GCControllerDidConnectNotification")
    /// Sent when a controller is no longer connected; never here.
    public static let GCControllerDidDisconnect = NSNotification.Name("GCControllerDidDisconnectNotification")
    /// Sent when a controller is the one that is used; never here.
    public static let GCControllerDidBecomeCurrent = NSNotification.Name("GCControllerDidBecomeCurrentNotification")
    /// Sent when a controller is no longer the one that is used; never here.
    public static let GCControllerDidStopBeingCurrent = NSNotification.Name(
        "GCControllerDidStopBeingCurrentNotification")
    /// Sent when a keyboard is connected; never here.
    public static let GCKeyboardDidConnect = NSNotification.Name("GCKeyboardDidConnectNotification")
    /// Sent when a keyboard is no longer connected; never here.
    public static let GCKeyboardDidDisconnect = NSNotification.Name("GCKeyboardDidDisconnectNotification")
    /// Sent when a mouse is connected; never here.
    public static let GCMouseDidConnect = NSNotification.Name("GCMouseDidConnectNotification")
    /// Sent when a mouse is no longer connected; never here.
    public static let GCMouseDidDisconnect = NSNotification.Name("GCMouseDidDisconnectNotification")
}

/// The light of a controller for a player.
public enum GCControllerPlayerIndex: Int, Sendable {
    case indexUnset = -1, index1, index2, index3, index4
}

/// Something that games are played with.
public protocol GCDevice: NSObjectProtocol {
    /// The name of its manufacturer; nil if it is not known.
    var vendorName: String? { get }
    /// The kind of product.
    var productCategory: String { get }
    /// Where its functions are called.
    var handlerQueue: DispatchQueue { get set }
}

/// A controller for games; none is seen here.
///
/// Follows Apple's [GCController](https://developer.apple.com/documentation/gamecontroller/gccontroller).
open class GCController: NSObject, GCDevice, @unchecked Sendable {
    /// The kind of product.
    open var productCategory: String { "" }
    /// The name of its manufacturer; nil if it is not known.
    open var vendorName: String? { nil }
    /// Where its functions are called.
    open var handlerQueue = DispatchQueue.main
    /// Called when the button for a pause is pressed.
    open var controllerPausedHandler: ((GCController) -> Void)?
    /// The light for a player.
    open var playerIndex = GCControllerPlayerIndex.indexUnset
    /// Whether it is a part of the device.
    open var isAttachedToDevice: Bool { false }
    /// The buttons and sticks of a large controller; nil for others.
    open var extendedGamepad: GCExtendedGamepad? { nil }
    /// The buttons of a small controller; nil for others.
    open var microGamepad: GCMicroGamepad? { nil }
    /// How it is held and moved; nil if it does not know.
    open var motion: GCMotion? { nil }
    override init() {}

    /// Returns the controllers: none, which is reported once.
    open class func controllers() -> [GCController] {
        RuntimeWarning.issue("GameController: controllers are not seen here; games have the keyboard and the mouse.")
        return []
    }
    /// The controller that is used; nil.
    open class var current: GCController? { nil }
    /// Whether games hear of buttons while they are not in front.
    nonisolated(unsafe) public static var shouldMonitorBackgroundEvents = false
    /// Looks for controllers without cables; finds none.
    open class func startWirelessControllerDiscovery(completionHandler: (@Sendable () -> Void)? = nil) {
        DispatchQueue.main.async { completionHandler?() }
    }
    /// Ends looking for controllers.
    open class func stopWirelessControllerDiscovery() {}
}

/// Called when a mouse was moved, with the distances.
public typealias GCMouseMoved = (GCMouseInput, Float, Float) -> Void

/// The buttons and movements of a mouse.
open class GCMouseInput: GCPhysicalInputProfile, @unchecked Sendable {
    /// Called when the mouse was moved.
    open var mouseMovedHandler: GCMouseMoved?
}

/// A mouse as something that games are played with; SwiftUI's pointers come by gestures.
open class GCMouse: NSObject, @unchecked Sendable {
    /// The buttons and movements; nil.
    open var mouseInput: GCMouseInput? { nil }
    override init() {}
    /// The mouse that is used; nil.
    open class var current: GCMouse? { nil }
    /// Returns the mice: none.
    open class func mice() -> [GCMouse] { [] }
}
