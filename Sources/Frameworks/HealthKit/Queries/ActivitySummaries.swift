import Foundation

/// Asks for the rings of days.
open class HKActivitySummaryQuery: HKQuery, @unchecked Sendable {
    private let results: @Sendable (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void
    /// Called for later changes; nil for none.
    open var updateHandler: (@Sendable (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void)?

    /// Creates a query for days that satisfy a condition.
    public init(
        predicate: NSPredicate?,
        resultsHandler handler: @escaping @Sendable (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void
    ) {
        results = handler
        super.init(type: .activitySummaryType(), predicate: predicate)
    }

    override func run(_ database: HealthDatabase, _ queue: DispatchQueue) {
        results(self, database.activitySummaries(predicate), nil)
        guard updateHandler != nil else { return }
        database.observe(self) { [weak self] _ in
            queue.async { [weak self] in
                guard let self, let handler = self.updateHandler else { return }
                handler(self, database.activitySummaries(self.predicate), nil)
            }
        }
    }
}

extension HealthDatabase {
    /// The rings of the days on which the app has saved something for them.
    func activitySummaries(_ predicate: NSPredicate?) -> [HKActivitySummary] {
        let calendar = Calendar(identifier: .gregorian)
        var days: [Date: HKActivitySummary] = [:]
        func add(_ sample: HKSample, _ change: (HKActivitySummary) -> Void) {
            let day = calendar.startOfDay(for: sample.startDate)
            let summary = days[day] ?? HKActivitySummary()
            summary.day = calendar.dateComponents([.era, .year, .month, .day], from: day)
            days[day] = summary
            change(summary)
        }
        func sum(_ a: HKQuantity, _ b: HKQuantity, _ unit: HKUnit) -> HKQuantity {
            HKQuantity(unit: unit, doubleValue: a.doubleValue(for: unit) + b.doubleValue(for: unit))
        }
        for sample in samples(HKQuantityType(.activeEnergyBurned), nil) {
            guard let quantity = (sample as? HKQuantitySample)?.quantity else { continue }
            add(sample) { $0.activeEnergyBurned = sum($0.activeEnergyBurned, quantity, .kilocalorie()) }
        }
        for sample in samples(HKQuantityType(.appleExerciseTime), nil) {
            guard let quantity = (sample as? HKQuantitySample)?.quantity else { continue }
            add(sample) { $0.appleExerciseTime = sum($0.appleExerciseTime, quantity, .minute()) }
        }
        for sample in samples(HKCategoryType(.appleStandHour), nil) {
            guard (sample as? HKCategorySample)?.value == HKCategoryValueAppleStandHour.stood.rawValue else { continue }
            add(sample) { summary in
                let one = HKQuantity(unit: .count(), doubleValue: 1)
                summary.appleStandHours = sum(summary.appleStandHours, one, .count())
            }
        }
        return days.sorted { $0.key < $1.key }.map(\.value).filter { predicate?.evaluate(with: $0) != false }
    }
}
