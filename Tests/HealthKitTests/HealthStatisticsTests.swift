import CoreLocation
import Foundation
import Testing

@testable import HealthKit

@Suite("Sums and means of health data, workouts and units")
struct HealthStatisticsTests {
    private let store = HKHealthStore(database: HealthDatabase(file: nil))
    private let type = HKQuantityType(.stepCount)
    private var day: DateComponents {
        var day = DateComponents(day: 1)
        day.timeZone = TimeZone(identifier: "UTC")
        return day
    }
    private let midnight = Date(timeIntervalSinceReferenceDate: 0)

    @Test("Cumulative kinds have sums, others means, the smallest, the largest and the newest value")
    func values() async throws {
        let heart = HKQuantityType(.restingHeartRate)
        let perMinute = HKUnit.count().unitDivided(by: .minute())
        func beat(_ rate: Double, _ day: Int) -> HKQuantitySample {
            HKQuantitySample(
                type: heart, quantity: HKQuantity(unit: perMinute, doubleValue: rate), start: noon(day), end: noon(day))
        }
        try store.database.save([steps(100, 0), steps(250, 1), beat(60, 0), beat(70, 2), beat(80, 1)])
        let question = HKStatisticsQueryDescriptor(predicate: .quantitySample(type: type), options: .cumulativeSum)
        let sum = try #require(try await question.result(for: store))
        #expect(sum.sumQuantity()?.doubleValue(for: .count()) == 350 && sum.averageQuantity() == nil)
        #expect(sum.startDate == noon(0) && sum.endDate == noon(1))
        let rates = try store.database.statistics(
            of: heart, nil, [.discreteAverage, .discreteMin, .discreteMax, .mostRecent])
        #expect(rates.averageQuantity()?.doubleValue(for: perMinute) == 70 && rates.sumQuantity() == nil)
        #expect(rates.minimumQuantity()?.doubleValue(for: perMinute) == 60)
        #expect(rates.maximumQuantity()?.doubleValue(for: perMinute) == 80)
        #expect(rates.mostRecentQuantity()?.doubleValue(for: perMinute) == 70)
        #expect(throws: HKError.self) { try store.database.statistics(of: heart, nil, .cumulativeSum) }
        #expect(throws: HKError(.errorNoData)) {
            try store.database.statistics(of: HKQuantityType(.flightsClimbed), nil, .cumulativeSum)
        }
        let none = HKStatisticsQueryDescriptor(
            predicate: .quantitySample(type: HKQuantityType(.flightsClimbed)), options: .cumulativeSum)
        #expect(try await none.result(for: store) == nil)
    }

    @Test("A collection has a result for each day, also without samples, and divides what crosses midnight")
    func collections() throws {
        // From 18 o'clock to 6 o'clock of the next day: half of it on each.
        try store.database.save([steps(100, 0), steps(40, 2, 6, lasting: 12), steps(7, 2)])
        let collection = try store.database.collection(of: type, nil, .cumulativeSum, midnight, day)
        var sums: [Double?] = []
        collection.enumerateStatistics(from: midnight, to: noon(4)) { statistics, _ in
            sums.append(statistics.sumQuantity()?.doubleValue(for: .count()))
        }
        #expect(sums == [100, nil, 27, 20, nil])
        #expect(collection.statistics().map(\.startDate) == [0, 2, 3].map { midnight.addingTimeInterval(86_400 * $0) })
        #expect(collection.statistics(for: noon(1)) == nil)
        #expect(collection.statistics(for: noon(2))?.endDate == midnight.addingTimeInterval(86_400 * 3))
        var count = 0
        collection.enumerateStatistics(from: .distantPast, to: .distantFuture) { _, stop in
            count += 1
            if count == 3 { stop.pointee = true }
        }
        #expect(count == 3)
        #expect(throws: HKError.self) {
            try store.database.collection(of: type, nil, .cumulativeSum, midnight, DateComponents())
        }
    }

    @Test("Intervals are those of the calendar: months have their lengths, and dates before the anchor their own")
    func intervals() throws {
        var month = DateComponents(month: 1)
        month.timeZone = TimeZone(identifier: "UTC")
        // From January 1, 2001.
        let months = try #require(StatisticsIntervals(anchor: midnight, step: month))
        #expect(months.index(of: midnight) == 0 && months.index(of: midnight.addingTimeInterval(-1)) == -1)
        #expect(months.index(of: midnight.addingTimeInterval(86_400 * 31)) == 1)
        #expect(months.index(of: midnight.addingTimeInterval(86_400 * 31 - 1)) == 0)
        #expect(months.index(of: midnight.addingTimeInterval(86_400 * 365)) == 12)
        #expect(months.start(of: -1) == midnight.addingTimeInterval(-86_400 * 31))
    }

    @Test("A workout has the time without its pauses, the sums of its samples, and its way")
    func workouts() async throws {
        let configuration = HKWorkoutConfiguration()
        configuration.activityType = .running
        let builder = HKWorkoutBuilder(healthStore: store, configuration: configuration, device: nil)
        await #expect(throws: HKError.self) { try await builder.endCollection(at: noon(0)) }
        try await builder.beginCollection(at: noon(0))
        let energy = HKQuantityType(.activeEnergyBurned)
        func burned(_ amount: Double) -> HKQuantitySample {
            HKQuantitySample(
                type: energy, quantity: HKQuantity(unit: .kilocalorie(), doubleValue: amount), start: noon(0),
                end: noon(0, 1))
        }
        try await builder.addSamples([burned(100), burned(50)])
        func event(_ type: HKWorkoutEventType, _ hours: Double) -> HKWorkoutEvent {
            HKWorkoutEvent(
                type: type, dateInterval: DateInterval(start: noon(0, hours), duration: 0), metadata: nil)
        }
        try await builder.addWorkoutEvents([event(.pause, 0.5), event(.resume, 0.75)])
        #expect(builder.elapsedTime(at: noon(0, 0.6)) == 1800)
        try await builder.endCollection(at: noon(0, 1))
        let finished = try await builder.finishWorkout()
        let workout = try #require(finished)
        #expect(workout.duration == 2700 && workout.workoutActivityType == .running)
        #expect(workout.totalEnergyBurned?.doubleValue(for: .kilocalorie()) == 150 && workout.totalDistance == nil)
        #expect(store.database.samples(energy, HKQuery.predicateForObjects(from: workout)).count == 2)
        await #expect(throws: HKError.self) { try await builder.finishWorkout() }

        let route = HKWorkoutRouteBuilder(healthStore: store, device: nil)
        await #expect(throws: HKError.self) { try await route.finishRoute(with: workout, metadata: nil) }
        let places = [CLLocation(latitude: 1, longitude: 2), CLLocation(latitude: 1, longitude: 3)]
        try await route.insertRouteData(places)
        try await route.finishRoute(with: workout, metadata: nil)
        let found = HKSampleQueryDescriptor(
            predicates: [.workoutRoute(HKQuery.predicateForObjects(from: workout))], sortDescriptors: [])
        #expect(try await found.result(for: store).map(\.count) == [2])
        let runs = HKQuery.predicateForWorkouts(with: .greaterThan, duration: 2000)
        #expect(store.database.samples(.workoutType(), runs) == [workout])
        #expect(store.database.samples(.workoutType(), HKQuery.predicateForWorkouts(with: .walking)).isEmpty)
    }

    @Test("A session reports its states and pauses in order")
    func sessions() async throws {
        final class Delegate: HKWorkoutSessionDelegate, @unchecked Sendable {
            let (states, continuation) = AsyncStream<String>.makeStream()
            func workoutSession(
                _ workoutSession: HKWorkoutSession, didChangeTo toState: HKWorkoutSessionState,
                from fromState: HKWorkoutSessionState, date: Date
            ) { continuation.yield("\(toState)") }
            func workoutSession(_ workoutSession: HKWorkoutSession, didFailWithError error: any Error) {
                continuation.yield("failed")
            }
        }
        let session = try HKWorkoutSession(healthStore: store, configuration: HKWorkoutConfiguration())
        let delegate = Delegate()
        session.delegate = delegate
        session.resume()
        session.startActivity(with: noon(0))
        session.pause()
        session.resume()
        session.end()
        var states: [String] = []
        for await state in delegate.states {
            states.append(state)
            if state == "ended" { break }
        }
        #expect(states == ["failed", "running", "paused", "running", "ended"])
        #expect(session.startDate == noon(0) && session.associatedWorkoutBuilder().workoutEvents.count == 2)
    }

    @Test("Units are read from texts; products bind closer than divisions; what is no unit is refused")
    func units() throws {
        #expect(HKUnit(from: "count/min") == HKUnit.count().unitDivided(by: .minute()))
        let uptake = try #require(UnitReader.unit("ml/kg*min"))
        #expect(uptake == UnitReader.unit("mL/(kg·min)") && uptake.unitString == "ml/kg*min")
        #expect(UnitReader.unit("m/s^2")?.dimension == ["length": 1, "time": -2])
        #expect(UnitReader.unit("mmol<180.15588>/L")?.dimension == ["mass": 1, "volume": -1])
        let texts = ["", "count/", "zz", "m^", "(m", "m^99", "kgg", "mol", "%%"]
        #expect(texts.filter { UnitReader.unit($0) != nil }.isEmpty)
        let warm = HKQuantity(unit: .degreeFahrenheit(), doubleValue: 98.6)
        #expect(abs(warm.doubleValue(for: .degreeCelsius()) - 37) < 1e-9)
        #expect(HKQuantity(unit: .mile(), doubleValue: 1) != HKQuantity(unit: .meter(), doubleValue: 1609))
        #expect(HKQuantity(unit: .hour(), doubleValue: 1) == HKQuantity(unit: .minute(), doubleValue: 60))
        #expect(HKQuantityType(.stepCount).is(compatibleWith: .count()))
        #expect(!HKQuantityType(.bodyMass).is(compatibleWith: .meter()))
        #expect(HKQuantityType(.heartRate).aggregationStyle == .discreteTemporallyWeighted)
        // Each kind's own unit can be read.
        let kinds = ["StepCount", "VO2Max", "BodyMass", "EnvironmentalAudioExposure", "DietaryWater", "PhysicalEffort"]
        for kind in kinds {
            let traits = try #require(QuantityTraits.of("HKQuantityTypeIdentifier" + kind))
            #expect(UnitReader.unit(traits.unit) != nil, "\(kind)")
        }
    }

    @Test("The rings of a day are the sums of what the app has saved")
    func rings() async throws {
        let energy = HKQuantityType(.activeEnergyBurned)
        func burned(_ amount: Double, _ day: Int) -> HKQuantitySample {
            HKQuantitySample(
                type: energy, quantity: HKQuantity(unit: .kilocalorie(), doubleValue: amount), start: noon(day),
                end: noon(day))
        }
        let stood = HKCategorySample(
            type: HKCategoryType(.appleStandHour), value: HKCategoryValueAppleStandHour.stood.rawValue, start: noon(3),
            end: noon(3, 1))
        try store.database.save([burned(10, 0), burned(5, 0), burned(7, 3), stood])
        let all = try await HKActivitySummaryQueryDescriptor(predicate: nil).result(for: store)
        #expect(all.map { $0.activeEnergyBurned.doubleValue(for: .kilocalorie()) } == [15, 7])
        #expect(all.last?.appleStandHours.doubleValue(for: .count()) == 1)
        let last = try #require(all.last).dateComponents(for: .current)
        let one = HKQuery.predicateForActivitySummary(with: last)
        #expect(try await HKActivitySummaryQueryDescriptor(predicate: one).result(for: store).count == 1)
    }
}
