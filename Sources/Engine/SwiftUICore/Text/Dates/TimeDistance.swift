import Foundation
import OrielBasics

/// Writes distances in time.
enum TimeDistance {
    /// Hours, minutes and seconds, as a stopwatch shows them.
    ///
    /// A clock that counts down shows a second until it is over, one that counts up from when it is full.
    static func clock(_ distance: TimeInterval, roundsUp: Bool, showsHours: Bool) -> String {
        let seconds = Int(
            clamping: max(min(roundsUp ? (distance - 1e-6).rounded(.up) : (distance + 1e-6).rounded(.down), 1e12), 0))
        let (hours, minutes) = showsHours ? (seconds / 3600, seconds / 60 % 60) : (0, seconds / 60)
        let tail = twoDigits(seconds % 60)
        return hours > 0 ? "\(hours):\(twoDigits(minutes)):\(tail)" : "\(minutes):\(tail)"
    }

    /// The two largest units, such as 2 hours, 23 minutes.
    static func words(_ distance: TimeInterval) -> String {
        let parts = units(distance)
        return parts.prefix(2).map(\.text).joined(separator: ", ")
    }

    /// The largest unit with its sign, such as +2 hours.
    static func offset(_ distance: TimeInterval) -> String {
        let sign = distance < 0 ? "−" : "+"
        return sign + (units(distance).first?.text ?? "")
    }

    /// Returns when a distance in whole seconds changes.
    static func nextSecond(from now: Date, to date: Date) -> Date {
        let distance = date.timeIntervalSince(now)
        let fraction = distance - distance.rounded(.down)
        return now.addingTimeInterval(fraction < 1e-6 ? 1 : fraction)
    }

    /// The units that a distance fills, the largest first; the second follows only right below the first.
    private static func units(_ distance: TimeInterval) -> [(text: String, step: Int)] {
        var rest = Int(clamping: min(abs(distance).rounded(), 1e12))
        let steps: [(Int, String)] = [
            (31_536_000, "year"), (2_592_000, "month"), (604_800, "week"), (86_400, "day"), (3600, "hour"),
            (60, "minute"), (1, "second"),
        ]
        var result: [(String, Int)] = []
        for (index, (length, name)) in steps.enumerated() {
            let count = rest / length
            rest %= length
            if count > 0 {
                result.append(("\(count) \(name)\(count == 1 ? "" : "s")", index))
            }
        }
        if result.isEmpty { return [("0 seconds", steps.count - 1)] }
        return result
    }

    private static func twoDigits(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
}
