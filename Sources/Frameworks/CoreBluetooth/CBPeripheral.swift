import Foundation

/// Whether a device is connected.
public enum CBPeripheralState: Int, Sendable { case disconnected, connecting, connected, disconnecting }
/// Whether a device confirms what is written.
public enum CBCharacteristicWriteType: Int, Sendable { case withResponse, withoutResponse }

/// A device of Bluetooth; there is none here.
///
/// Follows Apple's [CBPeripheral](https://developer.apple.com/documentation/corebluetooth/cbperipheral).
open class CBPeripheral: NSObject, @unchecked Sendable {
    /// The name by which this machine knows it.
    public let identifier = UUID()
    /// Receives what the device says.
    open weak var delegate: (any CBPeripheralDelegate)?
    /// The name; nil if it is not known.
    open var name: String? { nil }
    /// Whether it is connected.
    open var state: CBPeripheralState { .disconnected }
    /// The services; nil as long as they were not looked for.
    open var services: [CBService]? { nil }
    override init() {}

    /// Looks for services.
    open func discoverServices(_ serviceUUIDs: [CBUUID]?) { CBCentralManager.warn() }
    /// Looks for the characteristics of a service.
    open func discoverCharacteristics(_ characteristicUUIDs: [CBUUID]?, for service: CBService) {
        CBCentralManager.warn()
    }
    /// Reads a value.
    open func readValue(for characteristic: CBCharacteristic) { CBCentralManager.warn() }
    /// Writes a value.
    open func writeValue(_ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType) {
        CBCentralManager.warn()
    }
    /// Begins or ends receiving changes of a value.
    open func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) { CBCentralManager.warn() }
    /// Reads how strong the signal is.
    open func readRSSI() { CBCentralManager.warn() }
    /// Returns how much can be written at once, in bytes.
    open func maximumWriteValueLength(for type: CBCharacteristicWriteType) -> Int { 20 }
}

/// Receives what a device says; never here.
///
/// Follows Apple's [CBPeripheralDelegate](https://developer.apple.com/documentation/corebluetooth/cbperipheraldelegate).
public protocol CBPeripheralDelegate: NSObjectProtocol {
    /// Called with the services.
    func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?)
    /// Called with the characteristics of a service.
    func peripheral(_ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?)
    /// Called with a value.
    func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?)
    /// Called when a value was written.
    func peripheral(_ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?)
    /// Called when the device has begun or ended to report a value.
    func peripheral(
        _ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic, error: (any Error)?)
    /// Called with how strong the signal is.
    func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?)
    /// Called when services are no longer valid.
    func peripheral(_ peripheral: CBPeripheral, didModifyServices invalidatedServices: [CBService])
}

extension CBPeripheralDelegate {
    public func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {}
    public func peripheral(
        _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?
    ) {}
    public func peripheral(
        _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?
    ) {}
    public func peripheral(
        _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?
    ) {}
    public func peripheral(
        _ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic, error: (any Error)?
    ) {}
    public func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?) {}
    public func peripheral(_ peripheral: CBPeripheral, didModifyServices invalidatedServices: [CBService]) {}
}

/// A service of a device.
open class CBService: NSObject, @unchecked Sendable {
    /// The name.
    public let uuid: CBUUID
    /// Whether it is one of the main ones.
    public let isPrimary: Bool
    /// The characteristics; nil as long as they were not looked for.
    open var characteristics: [CBCharacteristic]? { nil }
    /// The device.
    open weak var peripheral: CBPeripheral?
    init(type uuid: CBUUID, primary: Bool) { (self.uuid, isPrimary) = (uuid, primary) }
}

/// What can be done with a value.
public struct CBCharacteristicProperties: OptionSet, Sendable {
    public let rawValue: UInt
    /// Creates properties from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It can be read.
    public static let read = CBCharacteristicProperties(rawValue: 2)
    /// It can be written without a confirmation.
    public static let writeWithoutResponse = CBCharacteristicProperties(rawValue: 4)
    /// It can be written.
    public static let write = CBCharacteristicProperties(rawValue: 8)
    /// Its changes are reported.
    public static let notify = CBCharacteristicProperties(rawValue: 16)
    /// Its changes are reported, with a confirmation.
    public static let indicate = CBCharacteristicProperties(rawValue: 32)
}

/// A value of a service.
open class CBCharacteristic: NSObject, @unchecked Sendable {
    /// The name.
    public let uuid: CBUUID
    /// What can be done with it.
    public let properties: CBCharacteristicProperties
    /// The value that was read last; nil for none.
    open var value: Data? { nil }
    /// Whether its changes are reported.
    open var isNotifying: Bool { false }
    /// The service.
    open weak var service: CBService?
    init(type uuid: CBUUID, properties: CBCharacteristicProperties) {
        (self.uuid, self.properties) = (uuid, properties)
    }
}
