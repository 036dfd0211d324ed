import Foundation
import OrielFoundation
import SwiftUI

extension NSNotification.Name {
    /// Sent when an accessory was connected; never here.
    public static let EAAccessoryDidConnect = NSNotification.Name("EAAccessoryDidConnectNotification")
    /// Sent when an accessory was disconnected; never here.
    public static let EAAccessoryDidDisconnect = NSNotification.Name("EAAccessoryDidDisconnectNotification")
}

/// The key of an accessory in a notification.
public let EAAccessoryKey = "EAAccessoryKey"
/// The key of a chosen accessory in a notification.
public let EAAccessorySelectedKey = "EAAccessorySelectedKey"
/// The number of a connection that is not there.
public let EAConnectionIDNone = 0

/// An accessory; none is connected here.
///
/// Follows Apple's [EAAccessory](https://developer.apple.com/documentation/externalaccessory/eaaccessory).
open class EAAccessory: NSObject, @unchecked Sendable {
    override init() {}
    /// Whether it is connected; false.
    open var isConnected: Bool { false }
    /// The number of the connection.
    open var connectionID: Int { EAConnectionIDNone }
    /// The maker.
    open var manufacturer: String { "" }
    /// The name.
    open var name: String { "" }
    /// The model.
    open var modelNumber: String { "" }
    /// The number of the device.
    open var serialNumber: String { "" }
    /// The version of the software.
    open var firmwareRevision: String { "" }
    /// The version of the device.
    open var hardwareRevision: String { "" }
    /// The protocols: none.
    open var protocolStrings: [String] { [] }
    /// Receives events.
    open weak var delegate: (any EAAccessoryDelegate)?
}

/// Receives the events of an accessory; there are none here.
public protocol EAAccessoryDelegate: NSObjectProtocol {
    /// Called when the accessory was disconnected.
    func accessoryDidDisconnect(_ accessory: EAAccessory)
}

extension EAAccessoryDelegate {
    public func accessoryDidDisconnect(_ accessory: EAAccessory) {}
}

/// A connection with an accessory; none can be made here.
///
/// Follows Apple's [EASession](https://developer.apple.com/documentation/externalaccessory/easession).
open class EASession: NSObject, @unchecked Sendable {
    /// The accessory; nil.
    open var accessory: EAAccessory? { nil }
    /// The protocol; nil.
    open var protocolString: String? { nil }
    /// The data of the accessory; nil.
    open var inputStream: InputStream? { nil }
    /// The data for the accessory; nil.
    open var outputStream: OutputStream? { nil }
    /// Connects with an accessory; nil.
    public init?(accessory: EAAccessory, forProtocol protocolString: String) { nil }
}

/// The error of a choice of accessories.
///
/// Follows Apple's
/// [EABluetoothAccessoryPickerError](https://developer.apple.com/documentation/externalaccessory/eabluetoothaccessorypickererror).
public struct EABluetoothAccessoryPickerError: _CodedError, LocalizedError, Hashable, Sendable {
    /// The reasons for errors.
    public enum Code: Int, _ErrorCode { case alreadyConnected, resultNotFound, resultCancelled, resultFailed }
    /// The reason.
    public let code: Code
    /// Creates an error for a reason.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
    /// The name of these errors.
    public static var errorDomain: String { "EABluetoothAccessoryPickerErrorDomain" }
    public var errorDescription: String? { "No accessories are connected to apps on this system." }
}

/// The accessories: none.
///
/// Follows Apple's [EAAccessoryManager](https://developer.apple.com/documentation/externalaccessory/eaaccessorymanager).
open class EAAccessoryManager: NSObject, @unchecked Sendable {
    private static let one = EAAccessoryManager()
    /// The manager of the app.
    open class func shared() -> EAAccessoryManager { one }
    /// The accessories: none.
    open var connectedAccessories: [EAAccessory] { [] }
    /// Begins to report accessories; there are none, which is reported once.
    open func registerForLocalNotifications() {
        RuntimeWarning.issue("ExternalAccessory: no accessories are connected to apps here.")
    }
    /// Ends to report accessories.
    open func unregisterForLocalNotifications() {}
    /// Lets users choose an accessory; the function receives `resultNotFound`.
    open func showBluetoothAccessoryPicker(
        withNameFilter predicate: NSPredicate?, completion: (@Sendable ((any Error)?) -> Void)? = nil
    ) { DispatchQueue.main.async { completion?(EABluetoothAccessoryPickerError(.resultNotFound)) } }
}
