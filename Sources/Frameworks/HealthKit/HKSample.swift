import Foundation

/// A kind of health data.
///
/// Follows Apple's [HKObjectType](https://developer.apple.com/documentation/healthkit/hkobjecttype).
open class HKObjectType: NSObject, @unchecked Sendable {
    /// The name.
    public let identifier: String
    init(identifier: String) { self.identifier = identifier }
    /// Returns a kind of values.
    open class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? {
        HKQuantityType(identifier)
    }
    /// Returns a kind of categories.
    open class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType? {
        HKCategoryType(identifier)
    }
    /// Returns the kind of workouts.
    open class func workoutType() -> HKSampleType { HKSampleType(identifier: "HKWorkoutTypeIdentifier") }
    public override func isEqual(_ object: Any?) -> Bool { (object as? HKObjectType)?.identifier == identifier }
    public override var hash: Int { identifier.hashValue }
}
/// A kind of data with times.
open class HKSampleType: HKObjectType, @unchecked Sendable {}
/// A kind of values.
open class HKQuantityType: HKSampleType, @unchecked Sendable {
    /// Creates a kind.
    public convenience init(_ identifier: HKQuantityTypeIdentifier) { self.init(identifier: identifier.rawValue) }
}
/// A kind of categories.
open class HKCategoryType: HKSampleType, @unchecked Sendable {
    /// Creates a kind.
    public convenience init(_ identifier: HKCategoryTypeIdentifier) { self.init(identifier: identifier.rawValue) }
}

/// The device that has measured something.
open class HKDevice: NSObject, @unchecked Sendable {
    /// The name; nil if it is not known.
    public let name: String?
    /// The manufacturer; nil if it is not known.
    public let manufacturer: String?
    /// The model; nil if it is not known.
    public let model: String?
    /// Creates a device; versions and numbers are not kept.
    public init(
        name: String?, manufacturer: String?, model: String?, hardwareVersion: String?, firmwareVersion: String?,
        softwareVersion: String?, localIdentifier: String?, udiDeviceIdentifier: String?
    ) { (self.name, self.manufacturer, self.model) = (name, manufacturer, model) }
}

/// Something of the health data.
open class HKObject: NSObject, @unchecked Sendable {
    /// The name.
    public let uuid = UUID()
    /// What the app has noted; nil for nothing.
    public let metadata: [String: Any]?
    /// The device; nil if it is not known.
    public let device: HKDevice?
    init(metadata: [String: Any]?, device: HKDevice?) { (self.metadata, self.device) = (metadata, device) }
}

/// Something with times.
open class HKSample: HKObject, @unchecked Sendable {
    /// The kind.
    public let sampleType: HKSampleType
    /// The beginning.
    public let startDate: Date
    /// The end.
    public let endDate: Date
    init(type: HKSampleType, start: Date, end: Date, metadata: [String: Any]?, device: HKDevice?) {
        (sampleType, startDate, endDate) = (type, start, end)
        super.init(metadata: metadata, device: device)
    }
}

/// A value of a time.
///
/// Follows Apple's [HKQuantitySample](https://developer.apple.com/documentation/healthkit/hkquantitysample).
open class HKQuantitySample: HKSample, @unchecked Sendable {
    /// The kind.
    public let quantityType: HKQuantityType
    /// The value.
    public let quantity: HKQuantity
    /// Creates a value of a time.
    public init(
        type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date,
        device: HKDevice? = nil, metadata: [String: Any]? = nil
    ) {
        (self.quantityType, self.quantity) = (quantityType, quantity)
        super.init(type: quantityType, start: startDate, end: endDate, metadata: metadata, device: device)
    }
}
