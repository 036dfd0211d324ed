import Foundation
import OrielFoundation

/// Whether an app may offer services in the background.
///
/// Follows Apple's [CBPeripheralManagerAuthorizationStatus](https://developer.apple.com/documentation/corebluetooth/cbperipheralmanagerauthorizationstatus).
public enum CBPeripheralManagerAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }
/// How quickly a connected device receives values.
///
/// Follows Apple's [CBPeripheralManagerConnectionLatency](https://developer.apple.com/documentation/corebluetooth/cbperipheralmanagerconnectionlatency).
public enum CBPeripheralManagerConnectionLatency: Int, Sendable { case low, medium, high }

/// A device that is connected with a service of the app; there is none here.
///
/// Follows Apple's [CBCentral](https://developer.apple.com/documentation/corebluetooth/cbcentral).
open class CBCentral: CBPeer, @unchecked Sendable {
    /// The longest value that a single notification carries, in bytes.
    open var maximumUpdateValueLength: Int { 20 }
}

/// A request of a device to read or write a value of the app; there is none here.
///
/// Follows Apple's [CBATTRequest](https://developer.apple.com/documentation/corebluetooth/cbattrequest).
open class CBATTRequest: NSObject, @unchecked Sendable {
    /// The device that made the request.
    public let central: CBCentral
    /// The characteristic to read or write.
    public let characteristic: CBCharacteristic
    /// The first byte to read or write.
    public let offset: Int
    /// The value to write, or the one that was read.
    open var value: Data?
    init(central: CBCentral, characteristic: CBCharacteristic, offset: Int) {
        (self.central, self.characteristic, self.offset) = (central, characteristic, offset)
    }
}

/// The methods that a peripheral manager calls.
///
/// Follows Apple's [CBPeripheralManagerDelegate](https://developer.apple.com/documentation/corebluetooth/cbperipheralmanagerdelegate).
public protocol CBPeripheralManagerDelegate: NSObjectProtocol {
    /// Called with the manager's state, once.
    func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager)
    /// Called with the manager's earlier state; never here.
    func peripheralManager(_ peripheral: CBPeripheralManager, willRestoreState dict: [String: Any])
    /// Called when advertising has begun, or with the error that prevents it.
    func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: (any Error)?)
    /// Called when a service was added, or with the error that prevents it.
    func peripheralManager(_ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?)
    /// Called when a device wants to receive changes of a value; never here.
    func peripheralManager(
        _ peripheral: CBPeripheralManager, central: CBCentral, didSubscribeTo characteristic: CBCharacteristic)
    /// Called when a device wants to receive no more changes of a value; never here.
    func peripheralManager(
        _ peripheral: CBPeripheralManager, central: CBCentral, didUnsubscribeFrom characteristic: CBCharacteristic)
    /// Called with a request to read; never here.
    func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest)
    /// Called with requests to write; never here.
    func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveWrite requests: [CBATTRequest])
    /// Called when values can be sent again; never here.
    func peripheralManagerIsReady(toUpdateSubscribers peripheral: CBPeripheralManager)
    /// Called when a channel is published, or with the error that prevents it.
    func peripheralManager(
        _ peripheral: CBPeripheralManager, didPublishL2CAPChannel PSM: CBL2CAPPSM, error: (any Error)?)
    /// Called when a channel is no longer published, or with the error that prevents it.
    func peripheralManager(
        _ peripheral: CBPeripheralManager, didUnpublishL2CAPChannel PSM: CBL2CAPPSM, error: (any Error)?)
    /// Called when a device has opened a channel; never here.
    func peripheralManager(
        _ peripheral: CBPeripheralManager, didOpen channel: CBL2CAPChannel?, error: (any Error)?)
}

extension CBPeripheralManagerDelegate {
    public func peripheralManager(_ peripheral: CBPeripheralManager, willRestoreState dict: [String: Any]) {}
    public func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: (any Error)?) {}
    public func peripheralManager(_ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?) {}
    public func peripheralManager(
        _ peripheral: CBPeripheralManager, central: CBCentral, didSubscribeTo characteristic: CBCharacteristic
    ) {}
    public func peripheralManager(
        _ peripheral: CBPeripheralManager, central: CBCentral, didUnsubscribeFrom characteristic: CBCharacteristic
    ) {}
    public func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest) {}
    public func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveWrite requests: [CBATTRequest]) {}
    public func peripheralManagerIsReady(toUpdateSubscribers peripheral: CBPeripheralManager) {}
    public func peripheralManager(
        _ peripheral: CBPeripheralManager, didPublishL2CAPChannel PSM: CBL2CAPPSM, error: (any Error)?
    ) {}
    public func peripheralManager(
        _ peripheral: CBPeripheralManager, didUnpublishL2CAPChannel PSM: CBL2CAPPSM, error: (any Error)?
    ) {}
    public func peripheralManager(
        _ peripheral: CBPeripheralManager, didOpen channel: CBL2CAPChannel?, error: (any Error)?
    ) {}
}

/// Offers services to other devices; its state is `unsupported` here, as on a machine that has no Bluetooth.
///
/// Follows Apple's [CBPeripheralManager](https://developer.apple.com/documentation/corebluetooth/cbperipheralmanager). Adding a service,
/// advertising and publishing a channel end with ``CBError/operationNotSupported``.
open class CBPeripheralManager: CBManager, @unchecked Sendable {
    /// The delegate.
    open weak var delegate: (any CBPeripheralManagerDelegate)?
    /// Whether the app is advertising; always false.
    open var isAdvertising: Bool { false }
    private let queue: DispatchQueue

    /// Creates a manager, which calls its delegate with its state.
    ///
    /// - Parameter queue: The queue on which the delegate is called; nil for the main queue.
    public init(delegate: (any CBPeripheralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil) {
        self.delegate = delegate
        self.queue = queue ?? .main
        super.init(authorization: Self.authorization)
        CBCentralManager.warn()
        notify { $0.peripheralManagerDidUpdateState($1) }
    }
    /// Creates a manager without a delegate.
    public convenience init() { self.init(delegate: nil, queue: nil) }

    /// Returns whether the app may offer services in the background.
    open class func authorizationStatus() -> CBPeripheralManagerAuthorizationStatus { .authorized }

    private func notify(_ call: @escaping (any CBPeripheralManagerDelegate, CBPeripheralManager) -> Void) {
        queue.async { [weak self] in
            guard let self, let delegate = self.delegate else { return }
            call(delegate, self)
        }
    }

    /// Begins to advertise; the delegate receives the error.
    open func startAdvertising(_ advertisementData: [String: Any]?) {
        CBCentralManager.warn()
        notify { $0.peripheralManagerDidStartAdvertising($1, error: CBError(.operationNotSupported)) }
    }
    /// Ends advertising.
    open func stopAdvertising() {}
    /// Sets how quickly a connected device receives values.
    open func setDesiredConnectionLatency(_ latency: CBPeripheralManagerConnectionLatency, for central: CBCentral) {
        CBCentralManager.warn()
    }
    /// Adds a service; the delegate receives the error.
    open func add(_ service: CBMutableService) {
        CBCentralManager.warn()
        notify { $0.peripheralManager($1, didAdd: service, error: CBError(.operationNotSupported)) }
    }
    /// Removes a service.
    open func remove(_ service: CBMutableService) {}
    /// Removes all services.
    open func removeAllServices() {}
    /// Responds to a request.
    open func respond(to request: CBATTRequest, withResult result: CBATTError.Code) { CBCentralManager.warn() }
    /// Sends a changed value to devices; returns false, because there are none.
    @discardableResult
    open func updateValue(
        _ value: Data, for characteristic: CBMutableCharacteristic, onSubscribedCentrals centrals: [CBCentral]?
    ) -> Bool {
        CBCentralManager.warn()
        return false
    }
    /// Publishes a channel; the delegate receives the error.
    open func publishL2CAPChannel(withEncryption encryptionRequired: Bool) {
        CBCentralManager.warn()
        notify { $0.peripheralManager($1, didPublishL2CAPChannel: 0, error: CBError(.operationNotSupported)) }
    }
    /// Ends publishing a channel.
    open func unpublishL2CAPChannel(_ PSM: CBL2CAPPSM) {
        notify { $0.peripheralManager($1, didUnpublishL2CAPChannel: PSM, error: CBError(.operationNotSupported)) }
    }
}
