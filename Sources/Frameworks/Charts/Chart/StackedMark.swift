import Foundation

/// A mark whose extent along its value axis includes the marks that it is stacked on.
struct StackedMark {
    var mark: Mark
    /// The axis that the length of a bar, or the height of an area, is measured along; nil without any.
    var valueAxis: AxisName?
    /// The ends along the value axis, as amounts.
    var low = 0.0
    var high = 0.0
}

enum AxisName { case x, y }

/// Stacks bars, areas and sectors.
struct Stacking {
    private struct Key: Hashable {
        let kind: Mark.Kind
        let place: _PlotDatum?
        let group: _PlotDatum?
    }

    private struct Sums {
        var positive = 0.0
        var negative = 0.0
        var total = 0.0
    }

    static func stacked(_ marks: [Mark]) -> [StackedMark] {
        var sums: [Key: Sums] = [:]
        var result = marks.map { StackedMark(mark: $0, valueAxis: valueAxis($0)) }
        // Shares and centered stacks need the totals first.
        for stacked in result {
            guard let amount = amount(stacked) else { continue }
            sums[key(stacked), default: Sums()].total += abs(amount)
        }
        for number in result.indices {
            guard let amount = amount(result[number]) else { continue }
            let key = key(result[number])
            var sum = sums[key] ?? Sums()
            let isSector = result[number].mark.kind == .sector
            let (low, high): (Double, Double)
            switch result[number].mark.stacking.storage {
            case .unstacked where !isSector: (low, high) = (0, amount)
            case .normalized where !isSector:
                let share = sum.total > 0 ? abs(amount) / sum.total : 0
                (low, high) = (sum.positive, sum.positive + share)
                sum.positive = high
            case .center where !isSector:
                (low, high) = (sum.positive - sum.total / 2, sum.positive + abs(amount) - sum.total / 2)
                sum.positive += abs(amount)
            default:
                let length = isSector ? max(amount, 0) : amount
                if length < 0 {
                    (low, high) = (sum.negative, sum.negative + length)
                    sum.negative = high
                } else {
                    (low, high) = (sum.positive, sum.positive + length)
                    sum.positive = high
                }
            }
            (result[number].low, result[number].high) = (low, high)
            sums[key] = sum
        }
        return result
    }

    /// The amount that is stacked; nil for marks that are not, or that have no finite one.
    private static func amount(_ stacked: StackedMark) -> Double? {
        let value: PlotValue? =
            switch stacked.valueAxis {
            case .x?: stacked.mark.x.value
            case .y?: stacked.mark.y.value
            case nil: nil
            }
        guard case .number(let amount)? = value?.datum, amount.isFinite else { return nil }
        return amount
    }

    private static func key(_ stacked: StackedMark) -> Key {
        let mark = stacked.mark
        if mark.kind == .sector { return Key(kind: .sector, place: nil, group: nil) }
        let place = stacked.valueAxis == .y ? mark.x.value : mark.y.value
        return Key(kind: mark.kind, place: place?.datum, group: mark.attributes.positionBy?.value.datum)
    }

    private static func valueAxis(_ mark: Mark) -> AxisName? {
        switch mark.kind {
        case .bar, .area: break
        case .sector: return mark.x.value == nil ? nil : .x
        case .line, .point, .rule, .rectangle: return nil
        }
        func measures(_ extent: MarkExtent) -> Bool {
            if case .number? = extent.value?.datum { return extent.value?.end == nil }
            return false
        }
        let (x, y) = (measures(mark.x), measures(mark.y))
        if case .range = mark.x { return nil }
        if case .range = mark.y { return nil }
        // With numbers on both axes bars are upright.
        return y ? .y : x ? .x : nil
    }
}
