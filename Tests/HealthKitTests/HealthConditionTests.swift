import Foundation
import Predicates
import Testing

import class Predicates.NSComparisonPredicate

@testable import HealthKit

/// Conditions at their edges, and answers of the store through its functions.
@Suite("Conditions for health data, and the store's answers")
struct HealthConditionTests {
    private let type = HKQuantityType(.stepCount)

    @Test("Each comparison holds for the orders that it names, and for no others")
    func comparisons() {
        typealias Comparison = NSComparisonPredicate.Operator
        let all: [(Comparison, [Bool])] = [
            (.lessThan, [true, false, false]), (.lessThanOrEqualTo, [true, true, false]),
            (.greaterThan, [false, false, true]), (.greaterThanOrEqualTo, [false, true, true]),
            (.equalTo, [false, true, false]), (.notEqualTo, [true, false, true]), (.like, [false, false, false]),
        ]
        for (comparison, expected) in all {
            #expect([1.0, 2, 3].map { comparison.holds($0, 2) } == expected)
            let orders = [ComparisonResult.orderedAscending, .orderedSame, .orderedDescending]
            #expect(orders.map { comparison.holds($0) } == expected)
        }
    }

    @Test(
        "A sample that ends where a time begins is in it, one that begins where it ends is not, unless edges are strict"
    )
    func times() {
        // From noon to 2 o'clock.
        let sample = steps(1, 0, lasting: 2)
        func holds(_ start: Double?, _ end: Double?, _ options: HKQueryOptions = []) -> Bool {
            HKQuery.predicateForSamples(
                withStart: start.map { noon(0, $0) }, end: end.map { noon(0, $0) }, options: options
            ).evaluate(with: sample)
        }
        #expect(holds(2, nil) && !holds(2.1, nil) && holds(nil, 0.1) && !holds(nil, 0) && holds(nil, nil))
        #expect(holds(0, nil, .strictStartDate) && !holds(0.1, nil, .strictStartDate))
        #expect(holds(nil, 2, .strictEndDate) && !holds(nil, 1.9, .strictEndDate))
        #expect(holds(0, 2, [.strictStartDate, .strictEndDate]) && !holds(1, 2, [.strictStartDate, .strictEndDate]))
        #expect(holds(1, 1.5) && !holds(3, 4) && !holds(-2, -1))
        #expect(!HKQuery.predicateForSamples(withStart: nil, end: nil).evaluate(with: "text"))
    }

    @Test("Objects are found by their names, sources, revisions and devices, several at once")
    func objects() {
        let device = HKDevice(fields: ["watch"])
        let sample = HKQuantitySample(
            type: type, quantity: HKQuantity(unit: .count(), doubleValue: 1), start: noon(0), end: noon(0),
            device: device, metadata: ["level": 3, "name": "b"])
        let other = HKSource(name: "o", bundleIdentifier: "org.example.other")
        func holds(_ predicate: NSPredicate) -> Bool { predicate.evaluate(with: sample) }
        #expect(
            holds(HKQuery.predicateForObject(with: sample.uuid)) && !holds(HKQuery.predicateForObject(with: UUID())))
        #expect(holds(HKQuery.predicateForObjects(with: [sample.uuid, UUID()])))
        #expect(!holds(HKQuery.predicateForObjects(with: Set<UUID>())))
        #expect(
            holds(HKQuery.predicateForObjects(from: sample.source)) && !holds(HKQuery.predicateForObjects(from: other)))
        #expect(holds(HKQuery.predicateForObjects(from: [other, sample.source] as Set<HKSource>)))
        #expect(!holds(HKQuery.predicateForObjects(from: [other] as Set<HKSource>)))
        #expect(holds(HKQuery.predicateForObjects(from: [sample.sourceRevision])))
        #expect(!holds(HKQuery.predicateForObjects(from: [HKSourceRevision(source: sample.source, version: "9.9")])))
        #expect(holds(HKQuery.predicateForObjects(from: [device])))
        #expect(!holds(HKQuery.predicateForObjects(from: [HKDevice(fields: ["phone"])])))
        #expect(!HKQuery.predicateForObjects(from: [device]).evaluate(with: steps(1, 0)))
        #expect(holds(HKQuery.predicateForObjectsWithNoCorrelation()))
    }

    @Test("Notes are compared as numbers where both are, else as texts; a missing one meets no condition")
    func notes() {
        let sample = HKQuantitySample(
            type: type, quantity: HKQuantity(unit: .count(), doubleValue: 1), start: noon(0), end: noon(0),
            metadata: [
                "level": 10, "name": "b", "day": noon(1), "weight": HKQuantity(unit: .gram(), doubleValue: 500),
            ])
        func holds(_ key: String, _ comparison: NSComparisonPredicate.Operator, _ value: Any) -> Bool {
            HKQuery.predicateForObjects(withMetadataKey: key, operatorType: comparison, value: value)
                .evaluate(with: sample)
        }
        // As a text 10 would be less than 9.
        #expect(holds("level", .greaterThan, 9) && !holds("level", .lessThan, 9) && holds("level", .equalTo, 10))
        #expect(holds("name", .greaterThan, "a") && holds("name", .equalTo, "b") && holds("name", .lessThan, "c"))
        #expect(
            holds("day", .lessThan, noon(2)) && holds("day", .equalTo, noon(1)) && !holds("day", .greaterThan, noon(1)))
        let kilogram = HKUnit.gramUnit(with: .kilo)
        #expect(holds("weight", .equalTo, HKQuantity(unit: kilogram, doubleValue: 0.5)))
        #expect(holds("weight", .lessThan, HKQuantity(unit: kilogram, doubleValue: 0.6)))
        for comparison in [NSComparisonPredicate.Operator.notEqualTo, .lessThan] {
            #expect(!holds("none", comparison, 1))
        }
        func has(_ key: String, _ values: [Any]? = nil) -> Bool {
            let predicate =
                values.map { HKQuery.predicateForObjects(withMetadataKey: key, allowedValues: $0) }
                ?? HKQuery.predicateForObjects(withMetadataKey: key)
            return predicate.evaluate(with: sample)
        }
        #expect(has("level") && !has("none") && has("level", [9, 10]) && !has("level", [9]) && !has("none", [9]))
        #expect(has("name", ["b"]) && !has("name", []))
    }

    @Test("Samples of a category are found by their values")
    func categories() {
        let sample = HKCategorySample(type: HKCategoryType(.sleepAnalysis), value: 4, start: noon(0), end: noon(0))
        func holds(_ comparison: NSComparisonPredicate.Operator, _ value: Int) -> Bool {
            HKQuery.predicateForCategorySamples(with: comparison, value: value).evaluate(with: sample)
        }
        #expect(holds(.equalTo, 4) && !holds(.equalTo, 3) && holds(.lessThan, 5) && !holds(.lessThan, 4))
        let deep: Set<HKCategoryValueSleepAnalysis> = [.asleepDeep, .awake]
        #expect(HKQuery.predicateForCategorySamples(equalTo: deep).evaluate(with: sample))
        #expect(
            !HKQuery.predicateForCategorySamples(equalTo: [HKCategoryValueSleepAnalysis.awake]).evaluate(with: sample))
        #expect(!HKQuery.predicateForCategorySamples(with: .equalTo, value: 4).evaluate(with: steps(4, 0)))
    }

    @Test("The store's functions pass whether they succeeded, with the error")
    func completions() async {
        let store = HKHealthStore(database: HealthDatabase(file: nil))
        let type = type
        func outcome(
            _ call: (@escaping @Sendable (Bool, (any Error)?) -> Void) -> Void
        ) async -> (Bool, HKError.Code?) {
            await withCheckedContinuation { continuation in
                call { continuation.resume(returning: ($0, ($1 as? HKError)?.code)) }
            }
        }
        let sample = steps(1, 0)
        #expect(await outcome { store.save(sample, withCompletion: $0) } == (false, .errorAuthorizationNotDetermined))
        #expect(await outcome { store.requestAuthorization(toShare: [type], read: nil, completion: $0) } == (true, nil))
        #expect(await outcome { store.save([sample], withCompletion: $0) } == (true, nil))
        #expect(await outcome { store.save(sample, withCompletion: $0) } == (false, .errorInvalidArgument))
        #expect(await outcome { store.delete([sample], withCompletion: $0) } == (true, nil))
        #expect(await outcome { store.delete(sample, withCompletion: $0) } == (false, .errorInvalidArgument))
        let start = await outcome { store.startWatchApp(with: HKWorkoutConfiguration(), completion: $0) }
        #expect(start == (false, .errorHealthDataUnavailable))
        #expect(await outcome { store.disableAllBackgroundDelivery(completion: $0) } == (true, nil))
        #expect(await outcome { store.handleAuthorizationForExtension(completion: $0) } == (true, nil))
        let rate = HKQuantityType(.heartRate)
        for (types, expected) in [
            ([type], HKAuthorizationRequestStatus.unnecessary), ([rate], .shouldRequest),
            ([type, rate], .shouldRequest),
            ([], .unnecessary),
        ] as [([HKQuantityType], HKAuthorizationRequestStatus)] {
            let status = await withCheckedContinuation { continuation in
                store.getRequestStatusForAuthorization(toShare: Set(types), read: []) { status, error in
                    continuation.resume(returning: error == nil ? status : nil)
                }
            }
            #expect(status == expected)
        }
        #expect(!store.supportsHealthRecords() && store.authorizationStatus(for: rate) == .notDetermined)
    }

    @Test("Each kind has a unit of its own that is preferred")
    func units() async throws {
        let store = HKHealthStore(database: HealthDatabase(file: nil))
        let kinds: Set = [HKQuantityType(.stepCount), HKQuantityType(.heartRate), HKQuantityType(.bodyMass)]
        let units = try await store.preferredUnits(for: kinds)
        #expect(Set(units.keys) == kinds && units[HKQuantityType(.stepCount)] == .count())
        #expect(units[HKQuantityType(.heartRate)] == HKUnit.count().unitDivided(by: .minute()))
        #expect(units[HKQuantityType(.bodyMass)]?.dimension == ["mass": 1])
        #expect(try await store.preferredUnits(for: []).isEmpty)
    }
}
