import Foundation

/// Whether a device is connected.
public enum CBPeripheralState: Int, Sendable { case disconnected, connecting, connected, disconnecting }
/// Whether a device confirms what is written.
public enum CBCharacteristicWriteType: Int, Sendable { case withResponse, withoutResponse }

/// A device of Bluetooth; there is none here.
///
/// Follows Apple's [CBPeripheral](https://developer.apple.com/documentation/corebluetooth/cbperipheral).
open class CBPeripheral: CBPeer, @unchecked Sendable {
    /// Receives what the device says.
    open weak var delegate: (any CBPeripheralDelegate)?
    /// The name; nil if it is not known.
    open var name: String? { nil }
    /// Whether it is connected.
    open var state: CBPeripheralState { .disconnected }
    /// The services; nil as long as they were not looked for.
    open var services: [CBService]? { nil }
    /// Whether a value can be written without a confirmation; always true.
    open var canSendWriteWithoutResponse: Bool { true }
    /// Whether the user shares the system's notifications with the device; always false.
    open var ancsAuthorized: Bool { false }

    /// Looks for services.
    open func discoverServices(_ serviceUUIDs: [CBUUID]?) { CBCentralManager.warn() }
    /// Looks for the characteristics of a service.
    open func discoverCharacteristics(_ characteristicUUIDs: [CBUUID]?, for service: CBService) {
        CBCentralManager.warn()
    }
    /// Looks for the services that are a part of another.
    open func discoverIncludedServices(_ includedServiceUUIDs: [CBUUID]?, for service: CBService) {
        CBCentralManager.warn()
    }
    /// Looks for the descriptors of a characteristic.
    open func discoverDescriptors(for characteristic: CBCharacteristic) { CBCentralManager.warn() }
    /// Reads the value of a descriptor.
    open func readValue(for descriptor: CBDescriptor) { CBCentralManager.warn() }
    /// Writes the value of a descriptor.
    open func writeValue(_ data: Data, for descriptor: CBDescriptor) { CBCentralManager.warn() }
    /// Opens a channel of bytes.
    open func openL2CAPChannel(_ PSM: CBL2CAPPSM) { CBCentralManager.warn() }
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
    /// Called with the services that are a part of another.
    func peripheral(
        _ peripheral: CBPeripheral, didDiscoverIncludedServicesFor service: CBService, error: (any Error)?)
    /// Called with the descriptors of a characteristic.
    func peripheral(
        _ peripheral: CBPeripheral, didDiscoverDescriptorsFor characteristic: CBCharacteristic, error: (any Error)?)
    /// Called with the value of a descriptor.
    func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor descriptor: CBDescriptor, error: (any Error)?)
    /// Called when the value of a descriptor was written.
    func peripheral(_ peripheral: CBPeripheral, didWriteValueFor descriptor: CBDescriptor, error: (any Error)?)
    /// Called when the device has another name.
    func peripheralDidUpdateName(_ peripheral: CBPeripheral)
    /// Called when values can be written without a confirmation again.
    func peripheralIsReady(toSendWriteWithoutResponse peripheral: CBPeripheral)
    /// Called with a channel of bytes.
    func peripheral(_ peripheral: CBPeripheral, didOpen channel: CBL2CAPChannel?, error: (any Error)?)
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
    public func peripheral(
        _ peripheral: CBPeripheral, didDiscoverIncludedServicesFor service: CBService, error: (any Error)?
    ) {}
    public func peripheral(
        _ peripheral: CBPeripheral, didDiscoverDescriptorsFor characteristic: CBCharacteristic, error: (any Error)?
    ) {}
    public func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor descriptor: CBDescriptor, error: (any Error)?)
    {}
    public func peripheral(_ peripheral: CBPeripheral, didWriteValueFor descriptor: CBDescriptor, error: (any Error)?) {
    }
    public func peripheralDidUpdateName(_ peripheral: CBPeripheral) {}
    public func peripheralIsReady(toSendWriteWithoutResponse peripheral: CBPeripheral) {}
    public func peripheral(_ peripheral: CBPeripheral, didOpen channel: CBL2CAPChannel?, error: (any Error)?) {}
}
