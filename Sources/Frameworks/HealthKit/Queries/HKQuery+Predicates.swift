import Foundation
import OrielFoundation
import Predicates
import class Predicates.NSComparisonPredicate

/// The key of a sample's beginning in conditions.
public let HKPredicateKeyPathStartDate = "startDate"
/// The key of a sample's end in conditions.
public let HKPredicateKeyPathEndDate = "endDate"
/// The key of a sample's name in conditions.
public let HKPredicateKeyPathUUID = "uuid"
/// The key of a sample's source in conditions.
public let HKPredicateKeyPathSource = "source"
/// The key of a sample's metadata in conditions.
public let HKPredicateKeyPathMetadata = "metadata"
/// The key of a sample's value in conditions.
public let HKPredicateKeyPathQuantity = "quantity"
/// The key of a workout's kind in conditions.
public let HKPredicateKeyPathWorkoutType = "workoutActivityType"
/// The key of a workout's duration in conditions.
public let HKPredicateKeyPathWorkoutDuration = "duration"

extension NSComparisonPredicate.Operator {
    /// Whether two values are in this relation.
    func holds(_ order: ComparisonResult) -> Bool {
        switch self {
        case .lessThan: order == .orderedAscending
        case .lessThanOrEqualTo: order != .orderedDescending
        case .greaterThan: order == .orderedDescending
        case .greaterThanOrEqualTo: order != .orderedAscending
        case .equalTo: order == .orderedSame
        case .notEqualTo: order != .orderedSame
        default: false
        }
    }
    func holds(_ a: Double, _ b: Double) -> Bool {
        holds(a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame)
    }
}

extension HKQuery {
    private static func condition<Object>(
        _ type: Object.Type, _ holds: @escaping @Sendable (Object) -> Bool
    ) -> NSPredicate { NSPredicate { object, _ in (object as? Object).map(holds) ?? false } }

    /// Returns a condition for the samples of a time.
    ///
    /// Without options these are the samples that are in the time at least in part.
    public class func predicateForSamples(
        withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []
    ) -> NSPredicate {
        condition(HKSample.self) { sample in
            if let startDate {
                let date = options.contains(.strictStartDate) ? sample.startDate : sample.endDate
                if date < startDate { return false }
            }
            if let endDate {
                let date = options.contains(.strictEndDate) ? sample.endDate : sample.startDate
                if options.contains(.strictEndDate) ? date > endDate : date >= endDate { return false }
            }
            return true
        }
    }

    /// Returns a condition for one object by its name.
    public class func predicateForObject(with uuid: UUID) -> NSPredicate {
        condition(HKObject.self) { $0.uuid == uuid }
    }
    /// Returns a condition for objects by their names.
    public class func predicateForObjects(with uuids: Set<UUID>) -> NSPredicate {
        condition(HKObject.self) { uuids.contains($0.uuid) }
    }
    /// Returns a condition for the objects of a source.
    public class func predicateForObjects(from source: HKSource) -> NSPredicate {
        condition(HKObject.self) { $0.source == source }
    }
    /// Returns a condition for the objects of some sources.
    public class func predicateForObjects(from sources: Set<HKSource>) -> NSPredicate {
        condition(HKObject.self) { sources.contains($0.source) }
    }
    /// Returns a condition for the objects of versions of sources.
    public class func predicateForObjects(from sourceRevisions: Set<HKSourceRevision>) -> NSPredicate {
        condition(HKObject.self) { sourceRevisions.contains($0.sourceRevision) }
    }
    /// Returns a condition for the objects of devices.
    public class func predicateForObjects(from devices: Set<HKDevice>) -> NSPredicate {
        condition(HKObject.self) { $0.device.map(devices.contains) ?? false }
    }
    /// Returns a condition for the samples that were added to a workout.
    public class func predicateForObjects(from workout: HKWorkout) -> NSPredicate {
        let names = Set(workout.parts.samples.map(\.uuid))
        return condition(HKObject.self) { object in
            names.contains(object.uuid) || (object as? HKWorkoutRoute)?.workout == workout.uuid
        }
    }
    /// Returns a condition for objects in no correlation: all that are kept by themselves.
    public class func predicateForObjectsWithNoCorrelation() -> NSPredicate {
        condition(HKObject.self) { !($0 is HKCorrelation) }
    }
    /// Returns a condition for objects whose metadata has a key.
    public class func predicateForObjects(withMetadataKey key: String) -> NSPredicate {
        condition(HKObject.self) { $0.metadata?[key] != nil }
    }
    /// Returns a condition for objects whose metadata has one of some values.
    public class func predicateForObjects(withMetadataKey key: String, allowedValues: [Any]) -> NSPredicate {
        let allowed = allowedValues.map { "\($0)" }
        return condition(HKObject.self) { object in object.metadata?[key].map { allowed.contains("\($0)") } ?? false }
    }
    /// Returns a condition for objects whose metadata has a value in a relation to another one.
    public class func predicateForObjects(
        withMetadataKey key: String, operatorType: NSComparisonPredicate.Operator, value: Any
    ) -> NSPredicate {
        let (number, text) = ((value as? NSNumber)?.doubleValue ?? value as? Double, "\(value)")
        let (quantity, date) = (value as? HKQuantity, value as? Date)
        return condition(HKObject.self) { object in
            guard let own = object.metadata?[key] else { return false }
            if let quantity, let own = own as? HKQuantity { return operatorType.holds(own.compare(quantity)) }
            if let date, let own = own as? Date { return operatorType.holds(own.compare(date)) }
            if let number, let own = Double("\(own)") { return operatorType.holds(own, number) }
            return operatorType.holds("\(own)".compare(text))
        }
    }

    /// Returns a condition for values in a relation to another one.
    public class func predicateForQuantitySamples(
        with operatorType: NSComparisonPredicate.Operator, quantity: HKQuantity
    ) -> NSPredicate { condition(HKQuantitySample.self) { operatorType.holds($0.quantity.compare(quantity)) } }
    /// Returns a condition for categories in a relation to a value.
    public class func predicateForCategorySamples(
        with operatorType: NSComparisonPredicate.Operator, value: Int
    ) -> NSPredicate { condition(HKCategorySample.self) { operatorType.holds(Double($0.value), Double(value)) } }
    /// Returns a condition for categories with one of some values.
    public class func predicateForCategorySamples<Value: RawRepresentable & Hashable>(
        equalTo values: Set<Value>
    ) -> NSPredicate where Value.RawValue == Int {
        let raw = Set(values.map(\.rawValue))
        return condition(HKCategorySample.self) { raw.contains($0.value) }
    }

    /// Returns a condition for workouts of a kind.
    public class func predicateForWorkouts(with workoutActivityType: HKWorkoutActivityType) -> NSPredicate {
        condition(HKWorkout.self) { $0.workoutActivityType == workoutActivityType }
    }
    /// Returns a condition for workouts by their duration, in seconds.
    public class func predicateForWorkouts(
        with operatorType: NSComparisonPredicate.Operator, duration: TimeInterval
    ) -> NSPredicate { condition(HKWorkout.self) { operatorType.holds($0.duration, duration) } }
    /// Returns a condition for workouts by their energy.
    public class func predicateForWorkouts(
        with operatorType: NSComparisonPredicate.Operator, totalEnergyBurned: HKQuantity
    ) -> NSPredicate {
        condition(HKWorkout.self) {
            $0.totalEnergyBurned.map { operatorType.holds($0.compare(totalEnergyBurned)) } ?? false
        }
    }
    /// Returns a condition for workouts by their distance.
    public class func predicateForWorkouts(
        with operatorType: NSComparisonPredicate.Operator, totalDistance: HKQuantity
    ) -> NSPredicate {
        condition(HKWorkout.self) { workout in
            workout.totalDistance.map { operatorType.holds($0.compare(totalDistance)) } ?? false
        }
    }
    /// Returns a condition for the rings of a day.
    public class func predicateForActivitySummary(with dateComponents: DateComponents) -> NSPredicate {
        predicate(forActivitySummariesBetweenStart: dateComponents, end: dateComponents)
    }
    /// Returns a condition for the rings of the days from one to another one.
    public class func predicate(
        forActivitySummariesBetweenStart startDateComponents: DateComponents, end endDateComponents: DateComponents
    ) -> NSPredicate {
        @Sendable func number(_ day: DateComponents) -> Int {
            ((day.year ?? 0) * 100 + (day.month ?? 0)) * 100 + (day.day ?? 0)
        }
        let (first, last) = (number(startDateComponents), number(endDateComponents))
        return condition(HKActivitySummary.self) { first <= number($0.day) && number($0.day) <= last }
    }
}
