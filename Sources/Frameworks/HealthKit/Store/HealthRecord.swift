import CoreLocation
import Foundation

/// A change of the health data, as a line of its file.
struct HealthRecord: Codable {
    var saved: [SampleRecord]?
    var deleted: [UUID]?
    var asked: [String]?
}

/// A value with its unit, as text.
struct QuantityRecord: Codable {
    var value: Double
    var unit: String
    init(_ quantity: HKQuantity) { (value, unit) = (quantity.value, quantity.unit.unitString) }
    var quantity: HKQuantity? { UnitReader.unit(unit).map { HKQuantity(unit: $0, doubleValue: value) } }
}

/// A value of metadata.
enum MetadataRecord: Codable {
    case text(String)
    case number(Double)
    case flag(Bool)
    case date(Date)
    case quantity(QuantityRecord)

    init?(_ value: Any) {
        switch value {
        case let value as String: self = .text(value)
        case let value as Bool: self = .flag(value)
        case let value as Date: self = .date(value)
        case let value as HKQuantity: self = .quantity(QuantityRecord(value))
        case let value as any BinaryInteger: self = .number(Double(value))
        case let value as any BinaryFloatingPoint: self = .number(Double(value))
        case let value as NSNumber: self = .number(value.doubleValue)
        default: return nil
        }
    }

    var value: Any? {
        switch self {
        case .text(let text): text
        case .number(let number): Int(exactly: number) ?? number
        case .flag(let flag): flag
        case .date(let date): date
        case .quantity(let quantity): quantity.quantity
        }
    }
}

/// A place of a route.
struct PlaceRecord: Codable {
    var latitude: Double
    var longitude: Double
    var altitude: Double
    var accuracy: Double
    var date: Date
    init(_ location: CLLocation) {
        (latitude, longitude) = (location.coordinate.latitude, location.coordinate.longitude)
        (altitude, accuracy, date) = (location.altitude, location.horizontalAccuracy, location.timestamp)
    }
    var location: CLLocation {
        CLLocation(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: altitude,
            horizontalAccuracy: accuracy, verticalAccuracy: accuracy, timestamp: date)
    }
}

/// A workout's own parts.
struct WorkoutRecord: Codable {
    var activity: UInt
    var duration: Double
    var events: [Event]
    var totals: [String: QuantityRecord]
    var samples: [SampleRecord]

    struct Event: Codable {
        var type: Int
        var start: Date
        var end: Date
    }

    init(_ parts: WorkoutParts) {
        (activity, duration) = (parts.activity.rawValue, parts.duration)
        events = parts.events.map {
            Event(type: $0.type.rawValue, start: $0.dateInterval.start, end: $0.dateInterval.end)
        }
        totals = [:]
        totals["energy"] = parts.energy.map { QuantityRecord($0) }
        totals["distance"] = parts.distance.map { QuantityRecord($0) }
        totals["strokes"] = parts.strokes.map { QuantityRecord($0) }
        totals["flights"] = parts.flights.map { QuantityRecord($0) }
        samples = parts.samples.map { SampleRecord($0) }
    }

    var parts: WorkoutParts {
        WorkoutParts(
            activity: HKWorkoutActivityType(rawValue: activity) ?? .other, duration: duration,
            events: events.compactMap { event in
                HKWorkoutEventType(rawValue: event.type).map {
                    HKWorkoutEvent(
                        type: $0, dateInterval: DateInterval(start: event.start, end: max(event.start, event.end)),
                        metadata: nil)
                }
            },
            energy: totals["energy"]?.quantity, distance: totals["distance"]?.quantity,
            strokes: totals["strokes"]?.quantity, flights: totals["flights"]?.quantity,
            samples: samples.compactMap { $0.sample() as? HKQuantitySample })
    }
}

/// A sample as text.
struct SampleRecord: Codable {
    var uuid: UUID
    var type: String
    var start: Date
    var end: Date
    var metadata: [String: MetadataRecord]?
    var device: [String?]?
    var version: String?
    var quantity: QuantityRecord?
    var category: Int?
    var objects: [SampleRecord]?
    var workout: WorkoutRecord?
    var route: [PlaceRecord]?

    init(_ sample: HKSample) {
        (uuid, type) = (sample.uuid, sample.sampleType.identifier)
        (start, end) = (sample.startDate, sample.endDate)
        metadata = sample.metadata?.compactMapValues { MetadataRecord($0) }
        device = sample.device?.fields
        version = sample.sourceRevision.version
        switch sample {
        case let sample as HKQuantitySample: quantity = QuantityRecord(sample.quantity)
        case let sample as HKCategorySample: category = sample.value
        case let sample as HKCorrelation: objects = sample.objects.map { SampleRecord($0) }
        case let sample as HKWorkout: workout = WorkoutRecord(sample.parts)
        case let sample as HKWorkoutRoute: route = sample.locations.map { PlaceRecord($0) }
        default: break
        }
    }

    /// The sample; nil where the record is of no kind that is known.
    func sample() -> HKSample? {
        guard start <= end else { return nil }
        let parts = SampleParts(
            start: start, end: end, metadata: metadata?.compactMapValues(\.value),
            device: device.map { HKDevice(fields: $0) })
        let sample: HKSample
        if let quantity = quantity?.quantity {
            sample = HKQuantitySample(uuid, HKQuantityType(identifier: type), quantity, parts)
        } else if let category {
            sample = HKCategorySample(uuid, HKCategoryType(identifier: type), category, parts)
        } else if let objects {
            let inner = Set(objects.compactMap { $0.sample() })
            sample = HKCorrelation(uuid, HKCorrelationType(identifier: type), inner, parts)
        } else if let workout {
            sample = HKWorkout(uuid: uuid, parts: workout.parts, sample: parts)
        } else if let route {
            sample = HKWorkoutRoute(uuid: uuid, locations: route.map(\.location), parts: parts)
        } else {
            return nil
        }
        sample.sourceRevision = HKSourceRevision(source: .default(), version: version)
        return sample
    }
}
