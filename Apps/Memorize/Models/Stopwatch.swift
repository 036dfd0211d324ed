import Foundation

/// Measures how long something went on, breaks left out.
struct Stopwatch: Codable, Equatable, Sendable {
    /// Since when it runs; nil while it does not.
    private(set) var runsSince: Date?

    /// How long it ran before that, in seconds.
    private var before: TimeInterval = 0

    /// Makes a stopwatch that has not run yet.
    init() {}

    /// How long it has run, in seconds.
    func time(at date: Date) -> TimeInterval {
        before + (runsSince.map { max(0, date.timeIntervalSince($0)) } ?? 0)
    }

    /// Starts or stops it; one that runs goes on, one that stands still stays so.
    mutating func run(_ runs: Bool, at date: Date) {
        if runs == (runsSince != nil) { return }
        before = time(at: date)
        runsSince = runs ? date : nil
    }

    /// Whether it shows a time that can be.
    var isValid: Bool { before.isFinite && before >= 0 }
}
