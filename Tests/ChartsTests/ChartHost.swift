import Foundation
import SwiftUI
import SwiftUITesting

@testable import Charts
@testable import DisplayList

/// A chart's model in a room of 400 by 300 points.
@MainActor
func model(
    _ settings: (inout ChartSettings) -> Void = { _ in }, @ChartContentBuilder _ content: () -> some ChartContent
) -> ChartModel {
    func collected<C: ChartContent>(_ content: C) -> _ChartCollector {
        let collector = _ChartCollector()
        C._collect(content, into: collector)
        return collector
    }
    var values = ChartSettings()
    settings(&values)
    return ChartModel(
        collected(content()), values, size: CGSize(width: 400, height: 300), isMirrored: false)
}

extension ChartModel {
    /// The rectangles of all marks in a plot of 400 by 300 points.
    var rects: [CGRect] {
        let frame = plot.frame(CGSize(width: 400, height: 300))
        return plot.marks.map { $0.rect(frame) }
    }
}

/// A day of the year 2024 in Greenwich.
func day(_ number: Int) -> Date { Date(timeIntervalSince1970: 1_704_067_200 + Double(number) * 86_400) }

/// The heights of all filled outlines of canvases.
@MainActor
func fillHeights(_ host: TestHost) -> [CGFloat] {
    host.update()
    func heights(_ commands: [DrawingCommand]) -> [CGFloat] {
        commands.flatMap { command -> [CGFloat] in
            switch command {
            case .fill(let path, _, _): [path.boundingRect.height]
            case .group(let inner, _): heights(inner)
            default: []
            }
        }
    }
    return host.displayList.slots.flatMap { slot -> [CGFloat] in
        if case .commands(let commands) = slot.content { heights(commands) } else { [] }
    }
}
