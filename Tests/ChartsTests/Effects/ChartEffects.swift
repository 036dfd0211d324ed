import Charts
import Foundation
import SwiftUI
import Testing

/// Checks of modifiers, each of which must change the picture of a chart.
@MainActor
struct ChartEffects {
    /// The picture of a chart in 320 by 240 points.
    static func picture(_ chart: some View) -> [UInt8] {
        let renderer = ImageRenderer(
            content: chart.frame(width: 320, height: 240).environment(\.locale, Locale(identifier: "en_US"))
                .environment(\.timeZone, TimeZone(secondsFromGMT: 0)!))
        renderer.scale = 1
        guard let data = renderer.cgImage?.dataProvider?.data else { return [] }
        return Array(data as Data)
    }

    static func check<A: View, B: View>(_ name: String, _ chart: A, _ change: (A) -> B) {
        differ(name, chart, change(chart))
    }

    /// Checks that a modifier of a mark, or another mark, changes the chart with it alone.
    static func check<A: ChartContent, B: ChartContent>(mark name: String, _ content: A, _ change: (A) -> B) {
        differ(name, Chart { content }, Chart { change(content) })
    }

    static func differ(_ name: String, _ first: some View, _ second: some View) {
        let (before, after) = (picture(first), picture(second))
        #expect(!before.isEmpty && before != after, "\(name) changes nothing")
    }
}

/// The content of the charts in these checks.
struct MonthlySale: Identifiable {
    let id: Int
    let month: String
    let kind: String
    let count: Double

    static let all = [
        MonthlySale(id: 0, month: "May", kind: "A", count: 3), MonthlySale(id: 1, month: "May", kind: "B", count: 5),
        MonthlySale(id: 2, month: "June", kind: "A", count: 4), MonthlySale(id: 3, month: "June", kind: "B", count: 1),
        MonthlySale(id: 4, month: "July", kind: "A", count: 7), MonthlySale(id: 5, month: "July", kind: "B", count: 2),
    ]
}
