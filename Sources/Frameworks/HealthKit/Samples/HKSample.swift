import Foundation

/// Something with times.
///
/// Follows Apple's [HKSample](https://developer.apple.com/documentation/healthkit/hksample).
open class HKSample: HKObject, @unchecked Sendable {
    /// The kind.
    public let sampleType: HKSampleType
    /// The beginning.
    public let startDate: Date
    /// The end.
    public let endDate: Date
    /// Whether the end is not known: no.
    open var hasUndeterminedDuration: Bool { false }

    init(
        uuid: UUID = UUID(), type: HKSampleType, start: Date, end: Date, metadata: [String: Any]?, device: HKDevice?
    ) {
        (sampleType, startDate, endDate) = (type, start, end)
        super.init(uuid: uuid, metadata: metadata, device: device)
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
    /// How many values the sample stands for: one.
    open var count: Int { 1 }

    /// Creates a value of a time.
    ///
    /// A unit that does not fit the kind, and an end before the beginning, stop the program, as on Apple's systems.
    public init(
        type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date,
        device: HKDevice? = nil, metadata: [String: Any]? = nil
    ) {
        precondition(
            quantityType.is(compatibleWith: quantity.unit),
            "HKQuantitySample \(quantityType.identifier) requires a compatible unit, not \(quantity.unit.unitString).")
        precondition(startDate <= endDate, "The start date must be less than or equal to the end date.")
        (self.quantityType, self.quantity) = (quantityType, quantity)
        super.init(type: quantityType, start: startDate, end: endDate, metadata: metadata, device: device)
    }

    /// Creates a value of a time.
    public convenience init(
        type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date,
        metadata: [String: Any]?
    ) {
        self.init(
            type: quantityType, quantity: quantity, start: startDate, end: endDate, device: nil, metadata: metadata)
    }

    init(_ uuid: UUID, _ type: HKQuantityType, _ quantity: HKQuantity, _ parts: SampleParts) {
        (quantityType, self.quantity) = (type, quantity)
        super.init(
            uuid: uuid, type: type, start: parts.start, end: parts.end, metadata: parts.metadata, device: parts.device)
    }
}

/// A category of a time, such as a phase of sleep.
///
/// Follows Apple's [HKCategorySample](https://developer.apple.com/documentation/healthkit/hkcategorysample).
open class HKCategorySample: HKSample, @unchecked Sendable {
    /// The kind.
    public let categoryType: HKCategoryType
    /// The value, a raw value of an enumeration such as `HKCategoryValueSleepAnalysis`.
    public let value: Int

    /// Creates a category of a time.
    public init(
        type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date, device: HKDevice? = nil,
        metadata: [String: Any]? = nil
    ) {
        precondition(startDate <= endDate, "The start date must be less than or equal to the end date.")
        (categoryType, self.value) = (type, value)
        super.init(type: type, start: startDate, end: endDate, metadata: metadata, device: device)
    }

    /// Creates a category of a time.
    public convenience init(
        type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date, metadata: [String: Any]?
    ) { self.init(type: type, value: value, start: startDate, end: endDate, device: nil, metadata: metadata) }

    init(_ uuid: UUID, _ type: HKCategoryType, _ value: Int, _ parts: SampleParts) {
        (categoryType, self.value) = (type, value)
        super.init(
            uuid: uuid, type: type, start: parts.start, end: parts.end, metadata: parts.metadata, device: parts.device)
    }
}

/// Samples that belong together, such as the two values of a blood pressure.
///
/// Follows Apple's [HKCorrelation](https://developer.apple.com/documentation/healthkit/hkcorrelation).
open class HKCorrelation: HKSample, @unchecked Sendable {
    /// The kind.
    public let correlationType: HKCorrelationType
    /// The samples.
    public let objects: Set<HKSample>

    /// Creates samples that belong together.
    public init(
        type correlationType: HKCorrelationType, start startDate: Date, end endDate: Date, objects: Set<HKSample>,
        device: HKDevice? = nil, metadata: [String: Any]? = nil
    ) {
        (self.correlationType, self.objects) = (correlationType, objects)
        super.init(type: correlationType, start: startDate, end: endDate, metadata: metadata, device: device)
    }

    /// Creates samples that belong together.
    public convenience init(
        type correlationType: HKCorrelationType, start startDate: Date, end endDate: Date, objects: Set<HKSample>,
        metadata: [String: Any]?
    ) {
        self.init(
            type: correlationType, start: startDate, end: endDate, objects: objects, device: nil, metadata: metadata)
    }

    init(_ uuid: UUID, _ type: HKCorrelationType, _ objects: Set<HKSample>, _ parts: SampleParts) {
        (correlationType, self.objects) = (type, objects)
        super.init(
            uuid: uuid, type: type, start: parts.start, end: parts.end, metadata: parts.metadata, device: parts.device)
    }

    /// Returns the samples of a kind.
    open func objects(for objectType: HKObjectType) -> Set<HKSample> { objects.filter { $0.sampleType == objectType } }
}

/// What all samples have.
struct SampleParts {
    var start: Date
    var end: Date
    var metadata: [String: Any]?
    var device: HKDevice?
}
