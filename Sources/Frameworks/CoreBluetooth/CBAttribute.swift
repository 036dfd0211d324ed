import Foundation

/// The common part of services, characteristics and descriptors.
///
/// Follows Apple's [CBAttribute](https://developer.apple.com/documentation/corebluetooth/cbattribute).
open class CBAttribute: NSObject, @unchecked Sendable {
    /// The identifier of the attribute's kind.
    public let uuid: CBUUID
    init(uuid: CBUUID) { self.uuid = uuid }
}

/// A service: a collection of values of a device.
///
/// Follows Apple's [CBService](https://developer.apple.com/documentation/corebluetooth/cbservice).
open class CBService: CBAttribute, @unchecked Sendable {
    /// Whether the service is a primary one.
    public let isPrimary: Bool
    /// The device that has the service.
    open weak var peripheral: CBPeripheral?
    var keptCharacteristics: [CBCharacteristic]?
    var keptServices: [CBService]?
    /// The characteristics; nil before they are discovered.
    open var characteristics: [CBCharacteristic]? { keptCharacteristics }
    /// The services that are a part of this one; nil before they are discovered.
    open var includedServices: [CBService]? { keptServices }
    init(uuid: CBUUID, primary: Bool) {
        isPrimary = primary
        super.init(uuid: uuid)
    }
}

/// A service of the app, for a peripheral manager.
///
/// Follows Apple's [CBMutableService](https://developer.apple.com/documentation/corebluetooth/cbmutableservice).
open class CBMutableService: CBService, @unchecked Sendable {
    /// The characteristics.
    open override var characteristics: [CBCharacteristic]? {
        get { keptCharacteristics }
        set {
            keptCharacteristics = newValue
            for characteristic in newValue ?? [] { characteristic.service = self }
        }
    }
    /// The services that are a part of this one.
    open override var includedServices: [CBService]? {
        get { keptServices }
        set { keptServices = newValue }
    }
    /// Creates a service without characteristics.
    public init(type UUID: CBUUID, primary isPrimary: Bool) { super.init(uuid: UUID, primary: isPrimary) }
}

/// The abilities of a characteristic.
///
/// Follows Apple's [CBCharacteristicProperties](https://developer.apple.com/documentation/corebluetooth/cbcharacteristicproperties).
public struct CBCharacteristicProperties: OptionSet, Sendable {
    public let rawValue: UInt
    /// Creates properties from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The value can be broadcast.
    public static let broadcast = CBCharacteristicProperties(rawValue: 1)
    /// The value can be read.
    public static let read = CBCharacteristicProperties(rawValue: 2)
    /// The value can be written without a confirmation.
    public static let writeWithoutResponse = CBCharacteristicProperties(rawValue: 4)
    /// The value can be written.
    public static let write = CBCharacteristicProperties(rawValue: 8)
    /// Changes of the value are reported.
    public static let notify = CBCharacteristicProperties(rawValue: 16)
    /// Changes of the value are reported, with a confirmation.
    public static let indicate = CBCharacteristicProperties(rawValue: 32)
    /// The value can be written with a signature.
    public static let authenticatedSignedWrites = CBCharacteristicProperties(rawValue: 64)
    /// More properties are in a descriptor.
    public static let extendedProperties = CBCharacteristicProperties(rawValue: 128)
    /// Changes of the value are reported to trusted devices.
    public static let notifyEncryptionRequired = CBCharacteristicProperties(rawValue: 256)
    /// Changes of the value are reported to trusted devices, with a confirmation.
    public static let indicateEncryptionRequired = CBCharacteristicProperties(rawValue: 512)
}

/// The permissions of a value of the app.
///
/// Follows Apple's [CBAttributePermissions](https://developer.apple.com/documentation/corebluetooth/cbattributepermissions).
public struct CBAttributePermissions: OptionSet, Sendable {
    public let rawValue: UInt
    /// Creates permissions from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Any device can read the value.
    public static let readable = CBAttributePermissions(rawValue: 1)
    /// Any device can write the value.
    public static let writeable = CBAttributePermissions(rawValue: 2)
    /// Trusted devices can read the value.
    public static let readEncryptionRequired = CBAttributePermissions(rawValue: 4)
    /// Trusted devices can write the value.
    public static let writeEncryptionRequired = CBAttributePermissions(rawValue: 8)
}

/// A value of a service.
///
/// Follows Apple's [CBCharacteristic](https://developer.apple.com/documentation/corebluetooth/cbcharacteristic).
open class CBCharacteristic: CBAttribute, @unchecked Sendable {
    var keptProperties: CBCharacteristicProperties
    var keptValue: Data?
    var keptDescriptors: [CBDescriptor]?
    /// The abilities of the characteristic.
    open var properties: CBCharacteristicProperties { keptProperties }
    /// The value that was read last; nil before that.
    open var value: Data? { keptValue }
    /// The descriptors; nil before they are discovered.
    open var descriptors: [CBDescriptor]? { keptDescriptors }
    /// Whether changes of the value are reported; always false.
    open var isNotifying: Bool { false }
    /// The service that has the characteristic.
    open internal(set) weak var service: CBService?
    init(uuid: CBUUID, properties: CBCharacteristicProperties) {
        keptProperties = properties
        super.init(uuid: uuid)
    }
}

/// A value of a service of the app.
///
/// Follows Apple's [CBMutableCharacteristic](https://developer.apple.com/documentation/corebluetooth/cbmutablecharacteristic).
open class CBMutableCharacteristic: CBCharacteristic, @unchecked Sendable {
    /// The abilities of the characteristic.
    open override var properties: CBCharacteristicProperties {
        get { keptProperties }
        set { keptProperties = newValue }
    }
    /// The value; nil if the manager's delegate responds to each request.
    open override var value: Data? {
        get { keptValue }
        set { keptValue = newValue }
    }
    /// The descriptors.
    open override var descriptors: [CBDescriptor]? {
        get { keptDescriptors }
        set {
            keptDescriptors = newValue
            for descriptor in newValue ?? [] { descriptor.characteristic = self }
        }
    }
    /// The permissions of the value.
    open var permissions: CBAttributePermissions
    /// The devices to which changes are reported; always empty.
    open var subscribedCentrals: [CBCentral]? { [] }

    /// Creates a characteristic.
    ///
    /// - Parameter value: A value that doesn't change; nil if the manager's delegate responds to each request.
    public init(
        type UUID: CBUUID, properties: CBCharacteristicProperties, value: Data?, permissions: CBAttributePermissions
    ) {
        self.permissions = permissions
        super.init(uuid: UUID, properties: properties)
        keptValue = value
    }
}

/// More about a characteristic, its unit for example.
///
/// Follows Apple's [CBDescriptor](https://developer.apple.com/documentation/corebluetooth/cbdescriptor).
open class CBDescriptor: CBAttribute, @unchecked Sendable {
    /// The value, of a type that depends on the identifier; nil before it is read.
    public let value: Any?
    /// The characteristic that has the descriptor.
    open internal(set) weak var characteristic: CBCharacteristic?
    init(uuid: CBUUID, value: Any?) {
        self.value = value
        super.init(uuid: uuid)
    }
}

/// A descriptor of a characteristic of the app.
///
/// Follows Apple's [CBMutableDescriptor](https://developer.apple.com/documentation/corebluetooth/cbmutabledescriptor).
open class CBMutableDescriptor: CBDescriptor, @unchecked Sendable {
    /// Creates a descriptor with a value that doesn't change.
    public init(type UUID: CBUUID, value: Any?) { super.init(uuid: UUID, value: value) }
}
