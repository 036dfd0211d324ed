import SwiftUI

/// The dates of timelines, and the current date.
struct DatesView: View {
    var body: some View {
        VStack(spacing: 12) {
            TimelineView(.periodic(from: .now, by: 0.25)) { context in
                Text("Periodic \(name(of: context.date))")
                Text("Quarter \(Int(context.date.timeIntervalSinceReferenceDate * 4) % 4)")
            }
            TimelineView(.animation(minimumInterval: 1)) { context in Text("Animation \(name(of: context.date))") }
            TimelineView(.everyMinute) { context in Text("Minute \(name(of: context.date))") }
        }
        .font(.title2.monospacedDigit())
    }

    private func name(of date: Date) -> String { abs(date.timeIntervalSinceNow) <= 60 ? "now" : "another time" }
}
