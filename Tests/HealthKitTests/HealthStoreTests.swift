import CoreLocation
import Foundation
import Testing

@testable import HealthKit

/// A store in a file of the test's own.
final class HealthFolder {
    let url = FileManager.default.temporaryDirectory.appending(path: "health-\(UUID())")
    var file: URL { url.appending(path: "data.jsonl") }
    func store() -> HKHealthStore { HKHealthStore(database: HealthDatabase(file: file)) }
    deinit { try? FileManager.default.removeItem(at: url) }
}

/// A day at noon, some days after another one.
func noon(_ day: Int, _ hours: Double = 0) -> Date {
    Date(timeIntervalSinceReferenceDate: 86_400 * Double(day) + 43_200 + hours * 3600)
}

func steps(_ count: Double, _ day: Int, _ hours: Double = 0, lasting: Double = 0) -> HKQuantitySample {
    HKQuantitySample(
        type: HKQuantityType(.stepCount), quantity: HKQuantity(unit: .count(), doubleValue: count),
        start: noon(day, hours), end: noon(day, hours + lasting))
}

@Suite("The app's health data")
struct HealthStoreTests {
    @Test("Kinds are authorized once they were asked for, also when the app is started again")
    func authorization() async throws {
        let folder = HealthFolder()
        let store = folder.store()
        #expect(HKHealthStore.isHealthDataAvailable())
        #expect(store.authorizationStatus(for: HKQuantityType(.stepCount)) == .notDetermined)
        let before = try await store.statusForAuthorizationRequest(toShare: [], read: [HKQuantityType(.stepCount)])
        #expect(before == .shouldRequest)
        await #expect(throws: HKError(.errorAuthorizationNotDetermined)) { try await store.save(steps(1, 0)) }
        try await store.requestAuthorization(toShare: [HKQuantityType(.stepCount)], read: [HKQuantityType(.heartRate)])
        #expect(store.authorizationStatus(for: HKQuantityType(.stepCount)) == .sharingAuthorized)
        #expect(folder.store().authorizationStatus(for: HKQuantityType(.heartRate)) == .sharingAuthorized)
        #expect(store.authorizationStatus(for: HKObjectType.workoutType()) == .notDetermined)
        #expect(throws: HKError.self) { try store.dateOfBirthComponents() }
    }

    @Test("Samples of all kinds are read back as they were saved; a line that was not written to its end is left out")
    func persistence() async throws {
        let folder = HealthFolder()
        let store = folder.store()
        let water = HKQuantityType(.dietaryWater)
        let sleep = HKCategoryType(.sleepAnalysis)
        let pressure = HKCorrelationType(.bloodPressure)
        try await store.requestAuthorization(toShare: [water, sleep, pressure], read: [])
        let glass = HKQuantitySample(
            type: water, quantity: HKQuantity(unit: .literUnit(with: .milli), doubleValue: 250), start: noon(1),
            end: noon(1), device: HKDevice.local(),
            metadata: [HKMetadataKeyFoodType: "Tea", HKMetadataKeyWasUserEntered: true, "glasses": 2, "share": 0.5])
        let night = HKCategorySample(
            type: sleep, value: HKCategoryValueSleepAnalysis.asleepDeep.rawValue, start: noon(1), end: noon(1, 8))
        let upper = HKQuantitySample(
            type: HKQuantityType(.bloodPressureSystolic),
            quantity: HKQuantity(unit: .millimeterOfMercury(), doubleValue: 120), start: noon(2), end: noon(2))
        let both = HKCorrelation(type: pressure, start: noon(2), end: noon(2), objects: [upper])
        try await store.save([glass, night, both])
        let handle = try FileHandle(forWritingTo: folder.file)
        try handle.seekToEnd()
        try handle.write(contentsOf: Data(#"{"saved":[{"uuid":"#.utf8))
        try handle.close()

        let again = folder.store()
        let found = again.database.samples(nil, nil)
        #expect(found == [glass, night, both])
        let tea = try #require(found.first as? HKQuantitySample)
        #expect(tea.quantity.doubleValue(for: .liter()) == 0.25 && tea.startDate == noon(1) && tea.device == .local())
        #expect(tea.metadata?[HKMetadataKeyFoodType] as? String == "Tea" && tea.metadata?["glasses"] as? Int == 2)
        #expect(tea.metadata?[HKMetadataKeyWasUserEntered] as? Bool == true && tea.metadata?["share"] as? Double == 0.5)
        #expect((found[1] as? HKCategorySample)?.value == 4 && found[1].endDate == noon(1, 8))
        let inner = try #require((found[2] as? HKCorrelation)?.objects(for: upper.quantityType).first)
        #expect((inner as? HKQuantitySample)?.quantity == upper.quantity)

        // What is saved after a broken line is on a line of its own.
        try await again.delete(glass)
        #expect(folder.store().database.samples(nil, nil) == [night, both])
        await #expect(throws: HKError.self) { try await again.delete(glass) }
        await #expect(throws: HKError.self) { try await again.save(night) }
    }

    @Test("Where the data can't be written, saving fails and nothing is kept")
    func unwritable() async throws {
        let folder = HealthFolder()
        try Data().write(to: folder.url)
        let store = folder.store()
        await #expect(throws: HKError.self) {
            try await store.requestAuthorization(toShare: [HKQuantityType(.stepCount)], read: [])
        }
        #expect(store.authorizationStatus(for: HKQuantityType(.stepCount)) == .notDetermined)
    }

    @Test("Conditions choose samples by time, value, category, source and metadata")
    func conditions() async throws {
        let store = HKHealthStore(database: HealthDatabase(file: nil))
        let type = HKQuantityType(.stepCount)
        let marked = HKQuantitySample(
            type: type, quantity: HKQuantity(unit: .count(), doubleValue: 50), start: noon(3), end: noon(3),
            metadata: ["mark": "a", "level": 3])
        let all = [steps(100, 0), steps(200, 1, lasting: 4), steps(300, 2), marked]
        try store.database.save(all)
        func found(_ predicate: NSPredicate) -> [Double] {
            store.database.samples(type, predicate).compactMap {
                ($0 as? HKQuantitySample)?.quantity.doubleValue(for: .count())
            }
        }
        #expect(found(HKQuery.predicateForSamples(withStart: noon(1, 2), end: noon(2, 1))) == [200, 300])
        #expect(
            found(HKQuery.predicateForSamples(withStart: noon(1, 2), end: nil, options: .strictStartDate))
                == [300, 50])
        #expect(found(HKQuery.predicateForSamples(withStart: nil, end: noon(1, 2))) == [100, 200])
        #expect(
            found(HKQuery.predicateForSamples(withStart: nil, end: noon(1, 2), options: .strictEndDate)) == [100])
        #expect(found(HKQuery.predicateForSamples(withStart: nil, end: noon(2))) == [100, 200])
        let two = HKQuantity(unit: .count(), doubleValue: 200)
        #expect(found(HKQuery.predicateForQuantitySamples(with: .greaterThanOrEqualTo, quantity: two)) == [200, 300])
        #expect(found(HKQuery.predicateForQuantitySamples(with: .lessThan, quantity: two)) == [100, 50])
        #expect(found(HKQuery.predicateForObjects(withMetadataKey: "mark")) == [50])
        #expect(found(HKQuery.predicateForObjects(withMetadataKey: "mark", allowedValues: ["b"])).isEmpty)
        #expect(
            found(HKQuery.predicateForObjects(withMetadataKey: "level", operatorType: .greaterThan, value: 2)) == [50])
        #expect(found(HKQuery.predicateForObject(with: all[2].uuid)) == [300])
        #expect(found(HKQuery.predicateForObjects(from: .default())).count == 4)
        let early = HKQuery.predicateForSamples(withStart: nil, end: noon(1))
        #expect(found(NSCompoundPredicate(notPredicateWithSubpredicate: early)) == [200, 300, 50])
        #expect(found(NSPredicate(format: "startDate > %@", noon(1) as NSDate)) == [300, 50])
    }

    @Test("Queries sort, limit, follow changes since an anchor, and observe until they are stopped")
    func following() async throws {
        let store = HKHealthStore(database: HealthDatabase(file: nil))
        let type = HKQuantityType(.stepCount)
        try await store.requestAuthorization(toShare: [type], read: [])
        let first = [steps(3, 2), steps(1, 0), steps(2, 1)]
        try await store.save(first)
        let order = NSSortDescriptor(key: HKSampleSortIdentifierStartDate, ascending: false)
        let sorted = await withCheckedContinuation { continuation in
            store.execute(
                HKSampleQuery(sampleType: type, predicate: nil, limit: 2, sortDescriptors: [order]) { _, found, _ in
                    continuation.resume(returning: found)
                })
        }
        #expect(sorted == [first[0], first[2]])
        let descriptor = HKSampleQueryDescriptor(
            predicates: [.quantitySample(type: type)], sortDescriptors: [SortDescriptor(\.startDate)], limit: 2)
        #expect(try await descriptor.result(for: store) == [first[1], first[2]])

        var question = HKAnchoredObjectQueryDescriptor(predicates: [.quantitySample(type: type)], anchor: nil)
        let start = try await question.result(for: store)
        #expect(start.addedSamples == first && start.deletedObjects.isEmpty)
        question = HKAnchoredObjectQueryDescriptor(
            predicates: [.quantitySample(type: type)], anchor: start.newAnchor)
        var results = question.results(for: store).makeAsyncIterator()
        #expect(try await results.next()?.addedSamples.isEmpty == true)
        let later = steps(9, 5)
        try await store.save(later)
        #expect(try await results.next()?.addedSamples == [later])
        try await store.delete(first[0])
        #expect(try await results.next()?.deletedObjects.map(\.uuid) == [first[0].uuid])

        let (calls, continuation) = AsyncStream<Bool>.makeStream()
        let observer = HKObserverQuery(sampleType: type, predicate: nil) { _, done, error in
            done()
            continuation.yield(error == nil)
        }
        var heard = calls.makeAsyncIterator()
        store.execute(observer)
        #expect(await heard.next() == true)
        try await store.save(steps(1, 6))
        #expect(await heard.next() == true)
        store.stop(observer)
        try await store.save(steps(1, 7))
        continuation.finish()
        #expect(await heard.next() == nil)
    }

    @Test("Samples of a kind are removed by a condition, and their number is known")
    func removing() async throws {
        let store = HKHealthStore(database: HealthDatabase(file: nil))
        let type = HKQuantityType(.stepCount)
        try store.database.save([steps(1, 0), steps(2, 1), steps(3, 2)])
        let early = HKQuery.predicateForSamples(withStart: nil, end: noon(2))
        #expect(try await store.deleteObjects(of: type, predicate: early) == 2)
        let outcome = await withCheckedContinuation { continuation in
            store.deleteObjects(of: type, predicate: early) { isDone, count, error in
                continuation.resume(returning: isDone && count == 0 && error == nil)
            }
        }
        #expect(outcome && store.database.samples(type, nil).count == 1)
    }
}
