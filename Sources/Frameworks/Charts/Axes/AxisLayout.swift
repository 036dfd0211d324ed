import SwiftUI

/// The marks of one axis with their places, as shares.
struct PlacedAxis {
    struct Label {
        let share: Double
        /// How much room there is until the next value, as a share.
        let room: Double
        let label: AxisLabel
        let text: String
        let id: Int
    }

    struct Tick {
        let share: Double
        let line: AxisLine
        let length: AxisTick.Length
    }

    let edge: Edge
    let preset: AxisMarkPreset
    var labels: [Label] = []
    var ticks: [Tick] = []
}

/// Finds the marks of an axis.
@MainActor
enum AxisLayout {
    /// About how many values have room along an axis.
    static func count(along length: CGFloat, _ axis: AxisName) -> Int {
        guard length.isFinite, length > 0 else { return 4 }
        return min(max(Int((length / (axis == .x ? 85 : 45)).rounded()), 2), axis == .x ? 8 : 6)
    }

    /// The axes of one direction, and their grid lines.
    /// - Parameter pages: How many times the visible part the axis is long.
    static func axes(
        _ name: AxisName, _ settings: AxisSettings, _ scale: PlotScale, length: CGFloat, pages: CGFloat = 1
    ) -> (axes: [PlacedAxis], grids: [PlacedPlot.Grid]) {
        guard settings.visibility != .hidden else { return ([], []) }
        var axes: [PlacedAxis] = []
        var grids: [PlacedPlot.Grid] = []
        for (number, set) in (settings.content ?? [AxisSet(isDefault: true)]).enumerated() {
            let onePage = count(along: length / max(pages, 1), name)
            let ticks = AxisTicks(
                set.values, scale, count: Int(min(CGFloat(onePage) * max(pages, 1), CGFloat(NiceTicks.most) / 2)),
                pages: max(pages, 1))
            var axis = PlacedAxis(edge: edge(set.position, name, scale), preset: set.preset)
            for (index, datum) in ticks.values.enumerated() {
                let value = AxisValue(index: index, count: ticks.values.count, datum: datum)
                var parts = _AxisParts()
                if let content = set.content {
                    content(value, &parts)
                } else {
                    usual(set, name, scale, &parts)
                }
                let place = scale.place(datum)
                guard place.isFinite, place > -1e-6, place < 1 + 1e-6 else { continue }
                let next = next(place, index, ticks.values, scale)
                let middle = scale.isCategory ? place : min((place + next) / 2, (place + 1) / 2)
                // A name's room begins half a step before its middle.
                let start = scale.isCategory ? place - (next - place) / 2 : place
                func share(_ line: AxisLine) -> Double {
                    line.isCentered.map { $0 ? middle : start } ?? place
                }
                let identity = datum.hashValue &+ number &+ (name == .x ? 1 : 2)
                for part in parts.parts {
                    switch part {
                    case .grid(let line):
                        grids.append(
                            PlacedPlot.Grid(
                                isVertical: name == .x, share: share(line), line: line,
                                id: identity))
                    case .tick(let line, let length):
                        axis.ticks.append(
                            PlacedAxis.Tick(share: share(line), line: line, length: length))
                    case .label(let label):
                        let text = written(datum, label.format ?? set.format) ?? ticks.format(datum)
                        axis.labels.append(
                            PlacedAxis.Label(
                                share: label.isCentered == true ? middle : place, room: abs(next - place),
                                label: label, text: text, id: identity &+ axis.labels.count))
                    }
                }
            }
            axes.append(axis)
        }
        return (axes, grids)
    }

    /// The value in the app's format; nil for dates that calendars don't reach.
    private static func written(_ datum: _PlotDatum, _ format: ((_PlotDatum) -> String?)?) -> String? {
        if case .date(let seconds) = datum, !CalendarRange.contains(seconds) { return nil }
        return format?(datum)
    }

    /// The place of the value after one; as far beyond the last as it is from the one before.
    private static func next(_ place: Double, _ index: Int, _ values: [_PlotDatum], _ scale: PlotScale) -> Double {
        if scale.isCategory, case .categories(let names) = scale.form { return place + 1 / Double(max(names.count, 1)) }
        if index + 1 < values.count { return scale.place(values[index + 1]) }
        return index > 0 ? 2 * place - scale.place(values[index - 1]) : 1
    }

    private static func edge(_ position: AxisMarkPosition, _ name: AxisName, _ scale: PlotScale) -> Edge {
        switch (position.storage, name) {
        case (.top, .x): .top
        case (_, .x): .bottom
        case (.leading, .y): .leading
        case (.trailing, .y): .trailing
        // The names of horizontal bars are before them.
        case (_, .y): scale.isCategory ? .leading : .trailing
        }
    }

    /// The parts of an axis that the app doesn't describe.
    private static func usual(_ set: AxisSet, _ name: AxisName, _ scale: PlotScale, _ parts: inout _AxisParts) {
        if !scale.isCategory {
            if name == .x, scale.isDate {
                let dashed = set.stroke ?? StrokeStyle(lineWidth: 1, dash: [2, 2])
                AxisGridLine(stroke: dashed)._collect(into: &parts)
                AxisTick(length: .longestLabel, stroke: dashed)._collect(into: &parts)
            } else {
                AxisGridLine(stroke: set.stroke)._collect(into: &parts)
            }
        }
        AxisValueLabel()._collect(into: &parts)
    }
}
