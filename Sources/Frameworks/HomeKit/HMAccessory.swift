import Foundation

/// A device at home, of which there are none here; apps cannot make one.
///
/// Follows Apple's [HMAccessory](https://developer.apple.com/documentation/homekit/hmaccessory).
open class HMAccessory: NSObject, @unchecked Sendable {
    /// Receives changes.
    open weak var delegate: (any HMAccessoryDelegate)?
    /// The name.
    open var name: String { "" }
    /// The name that apps keep.
    public let uniqueIdentifier = UUID()
    /// Whether it answers.
    open var isReachable: Bool { false }
    /// Whether another device answers for it.
    open var isBridged: Bool { false }
    /// Whether it does not accept commands.
    open var isBlocked: Bool { true }
    /// The kind.
    open var category: HMAccessoryCategory { HMAccessoryCategory() }
    /// The room; nil for none.
    open var room: HMRoom? { nil }
    /// The services.
    open var services: [HMService] { [] }
    /// The manufacturer; nil if unknown.
    open var manufacturer: String? { nil }
    /// The model; nil if unknown.
    open var model: String? { nil }
    /// The version of its software; nil if unknown.
    open var firmwareVersion: String? { nil }
    override init() {}
    /// Makes the device show itself; fails.
    open func identify(completionHandler completion: @escaping ((any Error)?) -> Void) { HMError.fail(completion) }
    /// Changes the name; fails.
    open func updateName(_ name: String, completionHandler completion: @escaping ((any Error)?) -> Void) {
        HMError.fail(completion)
    }
}

/// Receives changes of a device.
public protocol HMAccessoryDelegate: NSObjectProtocol {
    /// Called when the name has changed.
    func accessoryDidUpdateName(_ accessory: HMAccessory)
    /// Called when the device answers, or no longer.
    func accessoryDidUpdateReachability(_ accessory: HMAccessory)
    /// Called when its services have changed.
    func accessoryDidUpdateServices(_ accessory: HMAccessory)
    /// Called when a value has changed.
    func accessory(
        _ accessory: HMAccessory, service: HMService, didUpdateValueFor characteristic: HMCharacteristic)
}

extension HMAccessoryDelegate {
    public func accessoryDidUpdateName(_ accessory: HMAccessory) {}
    public func accessoryDidUpdateReachability(_ accessory: HMAccessory) {}
    public func accessoryDidUpdateServices(_ accessory: HMAccessory) {}
    public func accessory(
        _ accessory: HMAccessory, service: HMService, didUpdateValueFor characteristic: HMCharacteristic
    ) {}
}

/// A kind of devices.
open class HMAccessoryCategory: NSObject, @unchecked Sendable {
    /// The kind's name for apps.
    open var categoryType: String { HMAccessoryCategoryTypeOther }
    /// The kind's name for users.
    open var localizedDescription: String { "Other" }
    override init() {}
}

/// A service of a device, such as a lamp's.
open class HMService: NSObject, @unchecked Sendable {
    /// The device; nil if it was removed.
    open weak var accessory: HMAccessory?
    /// The name.
    open var name: String { "" }
    /// The name that apps keep.
    public let uniqueIdentifier = UUID()
    /// The kind.
    open var serviceType: String { "" }
    /// The kind's name for users.
    open var localizedDescription: String { "" }
    /// The values.
    open var characteristics: [HMCharacteristic] { [] }
    /// Whether users see it.
    open var isUserInteractive: Bool { false }
    /// Whether it is the device's first one.
    open var isPrimaryService: Bool { false }
    override init() {}
}

/// A value of a service, such as a lamp's brightness.
open class HMCharacteristic: NSObject, @unchecked Sendable {
    /// The service; nil if it was removed.
    open weak var service: HMService?
    /// The kind.
    open var characteristicType: String { "" }
    /// The kind's name for users.
    open var localizedDescription: String { "" }
    /// The name that apps keep.
    public let uniqueIdentifier = UUID()
    /// The abilities.
    open var properties: [String] { [] }
    /// The form and bounds; nil if unknown.
    open var metadata: HMCharacteristicMetadata? { nil }
    /// The last value that was read; nil for none.
    open var value: Any? { nil }
    /// Whether changes are reported.
    open var isNotificationEnabled: Bool { false }
    override init() {}
    /// Reads the value; fails.
    open func readValue(completionHandler completion: @escaping ((any Error)?) -> Void) { HMError.fail(completion) }
    /// Reads the value; fails.
    open func readValue() async throws { throw HMError.unavailable() }
    /// Writes the value; fails.
    open func writeValue(_ value: Any?, completionHandler completion: @escaping ((any Error)?) -> Void) {
        HMError.fail(completion)
    }
    /// Writes the value; fails.
    open func writeValue(_ value: Any?) async throws { throw HMError.unavailable() }
    /// Has changes reported; fails.
    open func enableNotification(_ enable: Bool, completionHandler completion: @escaping ((any Error)?) -> Void) {
        HMError.fail(completion)
    }
}

/// The form and bounds of a value.
open class HMCharacteristicMetadata: NSObject, @unchecked Sendable {
    /// The smallest value; nil if unknown.
    open var minimumValue: NSNumber? { nil }
    /// The largest value; nil if unknown.
    open var maximumValue: NSNumber? { nil }
    /// The distance of values; nil if unknown.
    open var stepValue: NSNumber? { nil }
    /// The form of values; nil if unknown.
    open var format: String? { nil }
    /// The unit; nil if unknown.
    open var units: String? { nil }
    override init() {}
}
