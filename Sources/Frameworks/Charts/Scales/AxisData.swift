import Foundation

/// The data of a chart's marks along one axis.
struct AxisData {
    private(set) var categories: [String] = []
    private var known: Set<String> = []
    private(set) var low = Double.infinity
    private(set) var high = -Double.infinity
    private(set) var hasDates = false
    private(set) var hasNumbers = false
    /// The shortest interval of a mark, such as a day, in seconds.
    private(set) var shortestBand: Double?
    /// Smaller than all positive values.
    private(set) var lowestPositive = Double.infinity

    var isEmpty: Bool { categories.isEmpty && !hasDates && !hasNumbers }

    mutating func add(_ datum: _PlotDatum) {
        switch datum {
        case .category(let name):
            if known.insert(name).inserted { categories.append(name) }
            return
        case .date: hasDates = true
        case .number: hasNumbers = true
        }
        guard let amount = datum.amount, amount.isFinite else { return }
        low = min(low, amount)
        high = max(high, amount)
        if amount > 0 { lowestPositive = min(lowestPositive, amount) }
    }

    mutating func add(_ value: PlotValue) {
        add(value.datum)
        guard let end = value.end else { return }
        add(end)
        if let from = value.datum.amount, let to = end.amount, to > from {
            shortestBand = min(shortestBand ?? .infinity, to - from)
        }
    }

    /// Makes the axis's scale.
    /// - Parameters:
    ///   - settings: The app's wishes.
    ///   - count: About how many ticks the axis has, for round ends.
    func scale(_ settings: AxisScaleSettings, count: Int) -> PlotScale {
        var scale = base(settings, count: count)
        if let positions = settings.positions { scale.positions = positions }
        scale.bandLength = shortestBand
        return scale
    }

    private func base(_ settings: AxisScaleSettings, count: Int) -> PlotScale {
        switch settings.domain {
        case .range(let low, let high)?: return fixed(low, high, settings)
        case .values(let values)?:
            if values.contains(where: \.isCategory) || settings.type == .category {
                return PlotScale(categories: values.map(\.description))
            }
            if values.isEmpty { return automatic(AutomaticScaleDomain(), settings, count: count) }
            let amounts = values.filter { $0.isFinite }
            let ends = (
                amounts.min { ($0.amount ?? 0) < ($1.amount ?? 0) } ?? values[0],
                amounts.max { ($0.amount ?? 0) < ($1.amount ?? 0) } ?? values[0]
            )
            var scale = fixed(ends.0, ends.1, settings)
            // Descending values make a descending axis.
            if let first = values.first?.amount, let last = values.last?.amount { scale.isReversed = first > last }
            return scale
        case .automatic(let wish)?: return automatic(wish, settings, count: count)
        case nil: return automatic(AutomaticScaleDomain(), settings, count: count)
        }
    }

    private func fixed(_ low: _PlotDatum, _ high: _PlotDatum, _ settings: AxisScaleSettings) -> PlotScale {
        guard let from = low.amount, let to = high.amount, from.isFinite, to.isFinite else {
            if low.isCategory { return PlotScale(categories: categories.isEmpty ? [low.description] : categories) }
            return automatic(AutomaticScaleDomain(), settings, count: 5)
        }
        return PlotScale(ScaleTransform(settings.type), low: from, high: to, isDate: low.isDate)
    }

    private func automatic(_ wish: AutomaticScaleDomain, _ settings: AxisScaleSettings, count: Int) -> PlotScale {
        if !categories.isEmpty || settings.type == .category {
            var names = categories
            if let modify = wish.modify { names = modify(names.map { .category($0) }).map(\.description) }
            if wish.isReversed { names.reverse() }
            return PlotScale(categories: names)
        }
        let isDate = hasDates || settings.type == .date
        let transform = isDate ? .linear : ScaleTransform(settings.type)
        var (low, high) = (self.low, self.high)
        let isKnown = low <= high
        if !isKnown { (low, high) = (0, 1) }
        if transform == .log {
            low = lowestPositive.isFinite ? pow(10, log10(lowestPositive).rounded(.down)) : 1
            high = high > 0 ? pow(10, log10(high).rounded(.up)) : 10
        } else if !isDate, isKnown || wish.includesZero == true {
            if wish.includesZero ?? true { (low, high) = (min(low, 0), max(high, 0)) }
            if low == high, low == 0 { high = 1 }
            if transform == .linear, settings.roundsEnds {
                let range = NiceTicks(from: low, to: high, count: count).coveringRange
                (low, high) = (range.lowerBound, range.upperBound)
            }
        }
        if let modify = wish.modify {
            let ends = modify(isDate ? [.date(low), .date(high)] : [.number(low), .number(high)])
            let amounts = ends.compactMap(\.amount).filter(\.isFinite)
            (low, high) = (amounts.min() ?? low, amounts.max() ?? high)
        }
        var scale = PlotScale(transform, low: low, high: high, isDate: isDate)
        scale.isReversed = wish.isReversed
        scale.hasValues = isKnown
        return scale
    }
}

/// An app's settings for an axis's scale.
struct AxisScaleSettings {
    var domain: _ScaleDomain?
    var positions: _PositionRange?
    var type: ScaleType?
    /// Whether automatic ends are round numbers.
    var roundsEnds = true
}
