import Foundation
import OrielFoundation

/// The health data that the app itself has saved.
///
/// Follows Apple's [HKHealthStore](https://developer.apple.com/documentation/healthkit/hkhealthstore). There is no health data of other apps and
/// of devices on this system, which is reported once. The samples that it saves are kept in a file of its own, so the user is not asked when the app
/// requests authorization: it is given.
open class HKHealthStore: NSObject, @unchecked Sendable {
    let database: HealthDatabase
    private let queue = DispatchQueue(label: "HKHealthStore")

    /// Creates a store.
    public override init() { database = .shared }
    init(database: HealthDatabase) { self.database = database }

    /// Returns whether there is health data: there is, of the app itself.
    open class func isHealthDataAvailable() -> Bool { true }
    /// Returns whether medical records are supported: no.
    open func supportsHealthRecords() -> Bool { false }

    /// Returns whether the app may write a kind of data: it may when it has asked.
    open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus {
        database.hasAsked(type.identifier) ? .sharingAuthorized : .notDetermined
    }

    private func ask(_ share: Set<HKSampleType>, _ read: Set<HKObjectType>) throws {
        RuntimeWarning.issue("HealthKit: there is no health data of other apps and devices here, only the app's own.")
        try database.ask(Set(share.map(\.identifier)).union(read.map(\.identifier)))
    }

    private func perform(
        _ completion: @escaping @Sendable (Bool, (any Error)?) -> Void, _ work: @escaping @Sendable () throws -> Void
    ) {
        queue.async {
            do {
                try work()
                completion(true, nil)
            } catch {
                completion(false, error)
            }
        }
    }

    private func perform<Result: Sendable>(_ work: @escaping @Sendable () throws -> Result) async throws -> Result {
        try await withCheckedThrowingContinuation { continuation in
            queue.async { continuation.resume(with: Swift.Result { try work() }) }
        }
    }

    /// Asks for the use of data, which is given.
    open func requestAuthorization(
        toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { perform(completion) { try self.ask(typesToShare ?? [], typesToRead ?? []) } }
    /// Asks for the use of data, which is given.
    open func requestAuthorization(
        toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
    ) async throws { try await perform { try self.ask(typesToShare, typesToRead) } }
    /// Asks for the use of single samples, which is given.
    open func requestPerObjectReadAuthorization(
        for objectType: HKObjectType, predicate: NSPredicate?,
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { perform(completion) { try self.ask([], [objectType]) } }
    /// Takes note that an app of another device wants authorization: there is none, so it is given.
    open func handleAuthorizationForExtension(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        perform(completion) {}
    }

    /// Reports whether asking for the use of data would ask for something new.
    open func getRequestStatusForAuthorization(
        toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>,
        completion: @escaping @Sendable (HKAuthorizationRequestStatus, (any Error)?) -> Void
    ) {
        let status = requestStatus(typesToShare, typesToRead)
        queue.async { completion(status, nil) }
    }
    /// Returns whether asking for the use of data would ask for something new.
    open func statusForAuthorizationRequest(
        toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
    ) async throws -> HKAuthorizationRequestStatus { requestStatus(typesToShare, typesToRead) }
    private func requestStatus(_ share: Set<HKSampleType>, _ read: Set<HKObjectType>) -> HKAuthorizationRequestStatus {
        (share as Set<HKObjectType>).union(read).allSatisfy { database.hasAsked($0.identifier) }
            ? .unnecessary : .shouldRequest
    }

    private func put(_ objects: [HKObject]) throws {
        for object in objects {
            guard let sample = object as? HKSample else {
                throw HKError(.errorInvalidArgument, "\(type(of: object)) can't be saved.")
            }
            guard database.hasAsked(sample.sampleType.identifier) else {
                throw HKError(.errorAuthorizationNotDetermined)
            }
        }
        try database.save(objects.compactMap { $0 as? HKSample })
    }

    /// Keeps a sample; without having asked for its kind it fails with `errorAuthorizationNotDetermined`.
    open func save(_ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        perform(completion) { try self.put([object]) }
    }
    /// Keeps samples, all or none.
    open func save(_ objects: [HKObject], withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        perform(completion) { try self.put(objects) }
    }
    /// Keeps a sample; without having asked for its kind it throws `errorAuthorizationNotDetermined`.
    open func save(_ object: HKObject) async throws { try await perform { try self.put([object]) } }
    /// Keeps samples, all or none.
    open func save(_ objects: [HKObject]) async throws { try await perform { try self.put(objects) } }
    /// Removes a sample.
    open func delete(_ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        perform(completion) { try self.database.delete([object]) }
    }
    /// Removes samples.
    open func delete(
        _ objects: [HKObject], withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { perform(completion) { try self.database.delete(objects) } }
    /// Removes a sample.
    open func delete(_ object: HKObject) async throws { try await perform { try self.database.delete([object]) } }
    /// Removes samples.
    open func delete(_ objects: [HKObject]) async throws { try await perform { try self.database.delete(objects) } }
    private func remove(_ kind: HKQueryDescriptor) throws -> Int {
        let found = database.samples(kind.sampleType, kind.predicate)
        if !found.isEmpty { try database.delete(found) }
        return found.count
    }
    private func kind(_ type: HKObjectType, _ predicate: NSPredicate) -> HKQueryDescriptor {
        HKQueryDescriptor(sampleType: HKSampleType(identifier: type.identifier), predicate: predicate)
    }
    /// Removes the samples of a kind that satisfy a condition, and reports their number.
    open func deleteObjects(
        of objectType: HKObjectType, predicate: NSPredicate,
        withCompletion completion: @escaping @Sendable (Bool, Int, (any Error)?) -> Void
    ) {
        let kind = kind(objectType, predicate)
        queue.async {
            do { completion(true, try self.remove(kind), nil) } catch { completion(false, 0, error) }
        }
    }
    /// Removes the samples of a kind that satisfy a condition, and returns their number.
    @discardableResult
    open func deleteObjects(of objectType: HKObjectType, predicate: NSPredicate) async throws -> Int {
        let kind = kind(objectType, predicate)
        return try await perform { try self.remove(kind) }
    }
    /// Notes samples as parts of a workout; here they are kept beside it.
    open func add(
        _ samples: [HKSample], to workout: HKWorkout,
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { perform(completion) { try self.put(samples) } }

    /// Begins a query.
    open func execute(_ query: HKQuery) { queue.async { query.run(self.database, self.queue) } }
    /// Ends a query.
    open func stop(_ query: HKQuery) { database.stop(query) }

    private static func warnOfBackground() {
        RuntimeWarning.issue("HealthKit: apps are not started for new data here: background delivery has no effect.")
    }
    /// Has the app started when data of a kind changes; only a running app changes data here, so it has no effect, with a warning.
    open func enableBackgroundDelivery(
        for type: HKObjectType, frequency: HKUpdateFrequency,
        withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { perform(completion) { Self.warnOfBackground() } }
    /// Has the app started when data of a kind changes; only a running app changes data here, so it has no effect, with a warning.
    open func enableBackgroundDelivery(for type: HKObjectType, frequency: HKUpdateFrequency) async throws {
        Self.warnOfBackground()
    }
    /// Ends what `enableBackgroundDelivery(for:frequency:withCompletion:)` has begun.
    open func disableBackgroundDelivery(
        for type: HKObjectType, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { perform(completion) {} }
    /// Ends what `enableBackgroundDelivery(for:frequency:)` has begun.
    open func disableBackgroundDelivery(for type: HKObjectType) async throws {}
    /// Ends all background delivery.
    open func disableAllBackgroundDelivery(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        perform(completion) {}
    }
    /// Ends all background delivery.
    open func disableAllBackgroundDelivery() async throws {}

    /// Returns the units in which the user sees kinds: Apple's usual ones.
    open func preferredUnits(for quantityTypes: Set<HKQuantityType>) async throws -> [HKQuantityType: HKUnit] {
        units(quantityTypes)
    }
    /// Reports the units in which the user sees kinds: Apple's usual ones.
    open func preferredUnits(
        for quantityTypes: Set<HKQuantityType>,
        completion: @escaping @Sendable ([HKQuantityType: HKUnit], (any Error)?) -> Void
    ) {
        let units = units(quantityTypes)
        queue.async { completion(units, nil) }
    }
    private func units(_ types: Set<HKQuantityType>) -> [HKQuantityType: HKUnit] {
        Dictionary(
            types.compactMap { type in
                QuantityTraits.of(type.identifier).flatMap { UnitReader.unit($0.unit) }.map { (type, $0) }
            },
            uniquingKeysWith: { first, _ in first })
    }

    /// Returns the date of birth; it is not known here, so it throws `errorNoData`.
    open func dateOfBirthComponents() throws -> DateComponents { throw HKError(.errorNoData) }
    /// Returns the date of birth; it is not known here, so it throws `errorNoData`.
    open func dateOfBirth() throws -> Date { throw HKError(.errorNoData) }
    /// Returns the biological sex: not set.
    open func biologicalSex() throws -> HKBiologicalSexObject { HKBiologicalSexObject() }
    /// Returns the blood type: not set.
    open func bloodType() throws -> HKBloodTypeObject { HKBloodTypeObject() }
    /// Returns how the skin reacts to the sun: not set.
    open func fitzpatrickSkinType() throws -> HKFitzpatrickSkinTypeObject { HKFitzpatrickSkinTypeObject() }
    /// Returns whether the user has a wheelchair: not set.
    open func wheelchairUse() throws -> HKWheelchairUseObject { HKWheelchairUseObject() }
    /// Returns whether energy or minutes are counted: energy.
    open func activityMoveMode() throws -> HKActivityMoveModeObject { HKActivityMoveModeObject() }

    /// The earliest date of which samples may be: the earliest of all.
    open func earliestPermittedSampleDate() -> Date { .distantPast }
    /// Starts the app on the watch; there is none, so it fails.
    open func startWatchApp(
        with workoutConfiguration: HKWorkoutConfiguration, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { perform(completion) { throw HKError(.errorHealthDataUnavailable, "There is no watch.") } }
    /// Starts the app on the watch; there is none, so it throws.
    open func startWatchApp(toHandle workoutConfiguration: HKWorkoutConfiguration) async throws {
        throw HKError(.errorHealthDataUnavailable, "There is no watch.")
    }
}

extension NSNotification.Name {
    /// Sent when the user has changed facts such as the date of birth: never here.
    public static let HKUserPreferencesDidChange = NSNotification.Name("HKUserPreferencesDidChangeNotification")
}
