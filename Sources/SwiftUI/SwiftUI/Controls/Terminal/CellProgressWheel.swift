import Foundation

/// A wheel that turns in a terminal; a pie that fills where it is known how far something is.
struct CellProgressWheel: View {
    let fraction: Double?
    let tint: AnyShapeStyle
    @State private var turns = TurnSchedule()
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    var body: some View {
        if let fraction {
            Text(verbatim: ["○", "◔", "◑", "◕", "●"][Int(clamping: (min(max(fraction, 0), 1) * 4).rounded(.down))])
                .foregroundStyle(tint)
        } else if reducesMotion {
            Text(verbatim: "…").foregroundStyle(tint)
        } else {
            TimelineView(turns) { context in
                Text(verbatim: turns.picture(at: context.date)).foregroundStyle(tint)
            }
        }
    }
}

/// The pictures of a wheel, eight a second from when the wheel appears: equal runs show equal pictures at any time of day.
private final class TurnSchedule: TimelineSchedule {
    private static let interval = 0.125
    private var start: Date?

    func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
        start = startDate
        return PeriodicTimelineSchedule(from: startDate, by: Self.interval).entries(from: startDate, mode: mode)
    }

    func picture(at date: Date) -> String {
        let turn = date.timeIntervalSince(start ?? date) / Self.interval
        return CellWheel.pictures[Int(clamping: turn.rounded()) & 7]
    }
}
