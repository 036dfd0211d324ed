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
    /// Called when a device is no longer connected, with whether it is being connected again; never here.
    func centralManager(
        _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, timestamp: CFAbsoluteTime,
        isReconnecting: Bool, error: (any Error)?)
    /// Called when a connection changes, if the app asked for that; never here.
    func centralManager(
        _ central: CBCentralManager, connectionEventDidOccur event: CBConnectionEvent, for peripheral: CBPeripheral)
    /// Called when sharing the system's notifications changes; never here.
    func centralManager(_ central: CBCentralManager, didUpdateANCSAuthorizationFor peripheral: CBPeripheral)
}

/// A change of a connection.
///
/// Follows Apple's [CBConnectionEvent](https://developer.apple.com/documentation/corebluetooth/cbconnectionevent).
public enum CBConnectionEvent: Int, Sendable { case peerDisconnected, peerConnected }

/// The conditions of connections that an app wants to know of.
///
/// Follows Apple's [CBConnectionEventMatchingOption](https://developer.apple.com/documentation/corebluetooth/cbconnectioneventmatchingoption).
public struct CBConnectionEventMatchingOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Creates a condition from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The services of devices.
    public static let serviceUUIDs = Self(rawValue: "kCBConnectionEventMatchingOptionServiceUUIDs")
    /// The identifiers of devices.
    public static let peripheralUUIDs = Self(rawValue: "kCBConnectionEventMatchingOptionPeripheralUUIDs")
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
    public func centralManager(
        _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, timestamp: CFAbsoluteTime,
        isReconnecting: Bool, error: (any Error)?
    ) {}
    public func centralManager(
        _ central: CBCentralManager, connectionEventDidOccur event: CBConnectionEvent, for peripheral: CBPeripheral
    ) {}
    public func centralManager(_ central: CBCentralManager, didUpdateANCSAuthorizationFor peripheral: CBPeripheral) {}
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
    /// Registers for changes of connections; there are none.
    open func registerForConnectionEvents(options: [CBConnectionEventMatchingOption: Any]? = nil) { Self.warn() }
    /// The abilities of a machine's Bluetooth.
    ///
    /// Follows Apple's [CBCentralManager.Feature](https://developer.apple.com/documentation/corebluetooth/cbcentralmanager/feature).
    public struct Feature: OptionSet, Sendable {
        public let rawValue: UInt
        /// Creates abilities from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Searches and connections of longer advertisements.
        public static let extendedScanAndConnect = Feature(rawValue: 1)
    }
    /// Returns whether the machine has abilities; always false.
    open class func supports(_ features: Feature) -> Bool { false }
}
