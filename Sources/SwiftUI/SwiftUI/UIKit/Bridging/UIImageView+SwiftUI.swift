import Foundation
import OrielBasics
import SwiftUICore

/// An image view's picture, and the pictures that follow it.
struct PictureCounterpart: View {
    /// Differs after each change of the view.
    let version: Int
    let shown: ShownImage
    let view: UIImageView
    let isFramed: Bool

    var body: some View {
        if shown.frames.count > 1, shown.duration > 0 {
            FramePlayer(shown: shown, end: { [view, start = shown.start] in view.ended(start) }) { picture($0) }
                .id(shown.start)
        } else {
            picture(shown.first)
        }
    }

    @ViewBuilder private func picture(_ image: UIImage) -> some View {
        let presentation = image.presentation
        let picture = Image(uiImage: image)
        let resizable = picture.resizable(
            capInsets: presentation.capInsets ?? EdgeInsets(),
            resizingMode: presentation.resizingMode == .tile && presentation.capInsets != nil ? .tile : .stretch)
        Group {
            switch view.contentMode {
            case .scaleAspectFill: resizable.aspectRatio(contentMode: .fill)
            case .scaleAspectFit: resizable.aspectRatio(contentMode: .fit)
            // An image that gets a size from SwiftUI keeps its proportions.
            case .scaleToFill where !isFramed: resizable.aspectRatio(contentMode: .fit)
            case .scaleToFill, .redraw: resizable
            default: picture
            }
        }
        // Templates and symbols are in the view's accent color.
        .foregroundStyle(.tint)
        .flipsForRightToLeftLayoutDirection(presentation.flipsForRightToLeft)
    }
}

/// Shows images one after the other.
private struct FramePlayer<Content: View>: View {
    let shown: ShownImage
    let end: () -> Void
    @ViewBuilder let content: (UIImage) -> Content
    @State private var clock = FrameClock()

    var body: some View {
        let (count, interval) = (shown.frames.count, shown.duration / Double(shown.frames.count))
        let total = count.multipliedReportingOverflow(by: shown.repeats)
        let last = total.overflow || shown.repeats == 0 ? nil : total.partialValue
        TimelineView(FrameSchedule(clock: clock, interval: interval, last: last)) { context in
            let step = clock.step(at: context.date, interval)
            let isOver = last.map { step >= $0 } ?? false
            content(isOver ? shown.first : shown.frames[step % count])
                .onChange(of: isOver, initial: true) { if isOver { end() } }
        }
    }
}

/// When images began to follow each other.
private final class FrameClock {
    var start: Date?

    /// The number of the image at a date, counted from the first one.
    func step(at date: Date, _ interval: TimeInterval) -> Int {
        max(Int(clamping: (date.timeIntervalSince(start ?? date) / interval + 1e-3).rounded(.down)), 0)
    }
}

/// The dates at which images follow each other.
private struct FrameSchedule: TimelineSchedule, Equatable {
    let clock: FrameClock
    /// How long an image is shown, in seconds; at least a sixtieth of a second passes between two.
    let interval: TimeInterval
    /// The number of the step after which there are no more; nil for without end.
    let last: Int?

    static func == (a: FrameSchedule, b: FrameSchedule) -> Bool {
        a.clock === b.clock && a.interval == b.interval && a.last == b.last
    }

    func entries(from startDate: Date, mode: TimelineScheduleMode) -> AnyIterator<Date> {
        let start = clock.start ?? startDate
        clock.start = start
        let skipped = max((1 / 60 / interval).rounded(.up), 1)
        var step = max((startDate.timeIntervalSince(start) / interval).rounded(.down), 0)
        var isOver = false
        return AnyIterator {
            if isOver { return nil }
            let date = start.addingTimeInterval(step * interval)
            if let last { isOver = step >= Double(last) }
            step += skipped
            if let last { step = min(step, Double(last)) }
            return date
        }
    }
}
