import AVFoundation
import Foundation

/// A device of another maker that plays an app's films; none is found here.
///
/// Follows Apple's [AVCustomDeviceRoute](https://developer.apple.com/documentation/avrouting/avcustomdeviceroute).
open class AVCustomDeviceRoute: NSObject, @unchecked Sendable {
    override init() {}
    /// The identifier in Bluetooth; nil for none.
    open var bluetoothIdentifier: UUID? { nil }
}

/// A request about a device.
open class AVCustomRoutingEvent: NSObject, @unchecked Sendable {
    /// The kinds of requests.
    public enum Reason: Int, Sendable { case activate, deactivate, reactivate }
    /// The kind.
    public let reason: Reason
    /// The device.
    public let route: AVCustomDeviceRoute
    init(reason: Reason, route: AVCustomDeviceRoute) { (self.reason, self.route) = (reason, route) }
}

/// A row of an app in the list of devices.
open class AVCustomRoutingActionItem: NSObject, @unchecked Sendable {
    /// The text that replaces the type's name; nil for none.
    open var overrideTitle: String?
    /// Creates a row.
    public override init() {}
}

/// Receives requests about devices; there are none here.
public protocol AVCustomRoutingControllerDelegate: NSObjectProtocol {
    /// Called with a request; the function receives whether that succeeded.
    func customRoutingController(
        _ controller: AVCustomRoutingController, handle event: AVCustomRoutingEvent,
        completionHandler: @escaping @Sendable (Bool) -> Void)
    /// Called when a request took too long.
    func customRoutingController(_ controller: AVCustomRoutingController, eventDidTimeOut event: AVCustomRoutingEvent)
    /// Called when an app's row was chosen.
    func customRoutingController(
        _ controller: AVCustomRoutingController, didSelect customActionItem: AVCustomRoutingActionItem)
}

extension AVCustomRoutingControllerDelegate {
    public func customRoutingController(
        _ controller: AVCustomRoutingController, eventDidTimeOut event: AVCustomRoutingEvent
    ) {}
    public func customRoutingController(
        _ controller: AVCustomRoutingController, didSelect customActionItem: AVCustomRoutingActionItem
    ) {}
}

/// The devices of other makers that play an app's films: none.
///
/// Follows Apple's [AVCustomRoutingController](https://developer.apple.com/documentation/avrouting/avcustomroutingcontroller).
open class AVCustomRoutingController: NSObject, @unchecked Sendable {
    /// Sent when devices are authorized; never here.
    public static let authorizedRoutesDidChange = NSNotification.Name(
        "AVCustomRoutingControllerAuthorizedRoutesDidChange")
    /// Receives requests.
    open weak var delegate: (any AVCustomRoutingControllerDelegate)?
    /// The devices that users have authorized: none.
    open var authorizedRoutes: [AVCustomDeviceRoute] { [] }
    /// The app's rows.
    open var customActionItems: [AVCustomRoutingActionItem] = []
    /// Creates a controller.
    public override init() {}
    /// Withdraws the authorization of a device.
    open func invalidateAuthorization(for route: AVCustomDeviceRoute) {}
    /// Sets whether a device is used.
    open func setActive(_ active: Bool, for route: AVCustomDeviceRoute) {}
    /// Returns whether a device is used; false.
    open func isRouteActive(_ route: AVCustomDeviceRoute) -> Bool { false }
}
