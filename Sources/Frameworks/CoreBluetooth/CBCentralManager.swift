import Foundation
import OrielFoundation

/// Receives what a manager finds.
///
/// Follows Apple's
/// [CBCentralManagerDelegate](https://developer.apple.com/documentation/corebluetooth/cbcentralmanagerdelegate).
public protocol CBCentralManagerDelegate: NSObjectProtocol {
    /// Called with whether Bluetooth can be used.
    func centralManagerDidUpdateState(_ central: CBCentralManager)
    /// Called with what was kept of an earlier launch; never here.
    func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any])
    /// Called for each device that is found; never here.
    func centralManager(
        _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any],
        rssi RSSI: NSNumber)
    /// Called when a device is connected; never here.
    func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral)
    /// Called when a device could not be connected; never here.
    func centralManager(_ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?)
    /// Called when a device is no longer connected; never here.
    func centralManager(
        _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?)
}

extension CBCentralManagerDelegate {
    public func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any]) {}
    public func centralManager(
        _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any],
        rssi RSSI: NSNumber
    ) {}
    public func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {}
    public func centralManager(
        _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?
    ) {}
    public func centralManager(
        _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?
    ) {}
}

/// Finds and connects devices of Bluetooth; its state is `unsupported` here, as on a machine that has no Bluetooth.
///
/// Follows Apple's [CBCentralManager](https://developer.apple.com/documentation/corebluetooth/cbcentralmanager).
open class CBCentralManager: CBManager, @unchecked Sendable {
    /// The delegate.
    open weak var delegate: (any CBCentralManagerDelegate)?
    /// Whether devices are looked for: no.
    open var isScanning: Bool { false }

    /// Creates a manager, which calls its delegate with its state.
    /// - Parameter queue: Where the delegate is called; nil for the main queue.
    public init(delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil) {
        self.delegate = delegate
        super.init(authorization: Self.authorization)
        Self.warn()
        (queue ?? .main).async { [weak self] in
            guard let self else { return }
            self.delegate?.centralManagerDidUpdateState(self)
        }
    }
    /// Creates a manager without a delegate.
    public convenience init() { self.init(delegate: nil, queue: nil) }

    static func warn() { RuntimeWarning.issue("CoreBluetooth: Bluetooth is not supported here.") }

    /// Looks for devices; finds none.
    open func scanForPeripherals(withServices serviceUUIDs: [CBUUID]?, options: [String: Any]? = nil) { Self.warn() }
    /// Ends looking for devices.
    open func stopScan() {}
    /// Connects a device; there is none.
    open func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) { Self.warn() }
    /// Ends the connection with a device.
    open func cancelPeripheralConnection(_ peripheral: CBPeripheral) {}
    /// Returns the known devices with names: none.
    open func retrievePeripherals(withIdentifiers identifiers: [UUID]) -> [CBPeripheral] { [] }
    /// Returns the connected devices with services: none.
    open func retrieveConnectedPeripherals(withServices serviceUUIDs: [CBUUID]) -> [CBPeripheral] { [] }
}

/// The key of the manager's name, for what is kept of it.
public let CBCentralManagerOptionRestoreIdentifierKey = "kCBInitOptionRestoreIdentifier"
/// The key of whether the user is asked to switch Bluetooth on.
public let CBCentralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert"
/// The key of the devices that were kept.
public let CBCentralManagerRestoredStatePeripheralsKey = "kCBRestoredPeripherals"
/// The key of the services that were kept.
public let CBCentralManagerRestoredStateScanServicesKey = "kCBRestoredScanServices"
/// The key of whether a device is reported each time it is seen.
public let CBCentralManagerScanOptionAllowDuplicatesKey = "kCBScanOptionAllowDuplicates"
/// The key of the device's name.
public let CBAdvertisementDataLocalNameKey = "kCBAdvDataLocalName"
/// The key of the device's services.
public let CBAdvertisementDataServiceUUIDsKey = "kCBAdvDataServiceUUIDs"
/// The key of the manufacturer's data.
public let CBAdvertisementDataManufacturerDataKey = "kCBAdvDataManufacturerData"
/// The key of whether the device can be connected.
public let CBAdvertisementDataIsConnectable = "kCBAdvDataIsConnectable"
/// The key of whether the user is notified when a device is connected.
public let CBConnectPeripheralOptionNotifyOnConnectionKey = "kCBConnectOptionNotifyOnConnection"
/// The key of whether the user is notified when a device is no longer connected.
public let CBConnectPeripheralOptionNotifyOnDisconnectionKey = "kCBConnectOptionNotifyOnDisconnection"
