// 21. Charts
//
// A `Chart` shows marks for data: bars, lines, areas, points, rules, rectangles and sectors. Scales, axes and legends
// follow from the values; modifiers change them. The selection is a value like any other.
//
// Try: show the rain as a line, or the temperatures in degrees Fahrenheit.

import Charts
import SwiftUI

@main
struct WeatherApp: App {
    var body: some Scene {
        WindowGroup("Weather") {
            WeatherView(days: Day.all)
        }
    }
}

/// The weather of one day.
struct Day: Identifiable {
    let date: Date
    let low: Double
    let high: Double
    let rain: Double
    var id: Date { date }

    static let all: [Day] = (0..<14).map { number in
        let warmth = 14 + 6 * sin(Double(number) / 2.2)
        return Day(
            date: Calendar.current.date(
                byAdding: .day, value: number, to: Date(timeIntervalSinceReferenceDate: 800_000_000))!,
            low: warmth - 5, high: warmth + 4, rain: max(0, 6 * cos(Double(number) * 1.3)))
    }
}

struct WeatherView: View {
    let days: [Day]
    @State private var selectedDate: Date?

    private var selected: Day? {
        guard let selectedDate else { return nil }
        return days.first { Calendar.current.isDate($0.date, inSameDayAs: selectedDate) }
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 20) {
            Text(selected.map { "\($0.date, format: .dateTime.month().day()): up to \(Int($0.high))°" } ?? "Two weeks")
                .font(.headline)
            Chart {
                ForEach(days) { day in
                    AreaMark(
                        x: .value("Day", day.date, unit: .day), yStart: .value("Low", day.low),
                        yEnd: .value("High", day.high)
                    )
                    .foregroundStyle(.orange.opacity(0.25))
                    .interpolationMethod(.monotone)
                    LineMark(x: .value("Day", day.date, unit: .day), y: .value("High", day.high))
                        .foregroundStyle(.orange)
                        .interpolationMethod(.monotone)
                        .symbol(.circle)
                }
                if let selected {
                    RuleMark(x: .value("Selected", selected.date, unit: .day))
                        .foregroundStyle(.gray.opacity(0.5))
                        .zIndex(-1)
                }
            }
            .chartXSelection(value: $selectedDate)
            .chartYAxis {
                AxisMarks(values: .automatic(desiredCount: 4)) { value in
                    AxisGridLine()
                    AxisValueLabel {
                        if let degrees = value.as(Int.self) { Text("\(degrees)°") }
                    }
                }
            }
            Chart(days) { day in
                BarMark(x: .value("Day", day.date, unit: .day), y: .value("Rain", day.rain))
                    .foregroundStyle(.blue.gradient)
                    .cornerRadius(3)
            }
            .chartYAxisLabel("Rain in mm")
            .frame(height: 140)
        }
        .padding()
        .frame(minWidth: 420, minHeight: 420)
    }
}
