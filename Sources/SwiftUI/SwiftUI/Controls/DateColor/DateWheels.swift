import Foundation

/// The parts of a date, each on a wheel, in the order in which the language writes them.
struct DateWheels: View {
    let selection: Binding<Date>
    let range: ClosedRange<Date>
    let components: DatePickerComponents
    @Environment(\.calendar) private var calendar
    @Environment(\.locale) private var locale
    @Environment(\.hostKind) private var host

    var body: some View {
        HStack(spacing: 0) {
            ForEach(parts, id: \.self) { part in
                WheelPicker(name: part.name, choices: choices(part), hasBand: false)
                    .frame(minWidth: part == .month ? 130 : 60)
            }
        }
        .background { if host != .terminal { WheelBand() } }
        .environment(\.layoutDirection, .leftToRight)
    }

    enum Part: Hashable {
        case day, month, year, hour, minute, half

        var name: String {
            switch self {
            case .day: "Day"
            case .month: "Month"
            case .year: "Year"
            case .hour: "Hour"
            case .minute: "Minute"
            case .half: "AM/PM"
            }
        }

        var component: Calendar.Component {
            switch self {
            case .day: .day
            case .month: .month
            case .year: .year
            case .hour, .half: .hour
            case .minute: .minute
            }
        }
    }

    private var parts: [Part] {
        var parts: [Part] = []
        if components.contains(.date) {
            let pattern = DateFormatter.dateFormat(fromTemplate: "dMMMMy", options: 0, locale: locale) ?? "d MMMM y"
            let places: [(Part, Character)] = [(.day, "d"), (.month, "M"), (.year, "y")]
            parts += places.map { part, letter in (part, pattern.firstIndex(of: letter) ?? pattern.endIndex) }
                .sorted { $0.1 < $1.1 }.map(\.0)
        }
        if components.contains(.hourAndMinute) {
            parts += locale.hasDayHalves ? [.hour, .minute, .half] : [.hour, .minute]
        }
        return parts
    }

    private func choices(_ part: Part) -> [PickerChoice] {
        let date = selection.wrappedValue
        let now = calendar.component(part.component, from: date)
        return values(part, date).enumerated().map { index, value in
            PickerChoice(
                id: AnyHashable(value), index: index, view: AnyView(Text(verbatim: text(part, value))),
                isSelected: value == (part == .half ? now / 12 * 12 : now)
            ) { set(part, value) }
        }
    }

    /// The values on a wheel.
    private func values(_ part: Part, _ date: Date) -> [Int] {
        switch part {
        case .day: return Array(calendar.range(of: .day, in: .month, for: date) ?? 1..<32)
        case .month: return Array(calendar.range(of: .month, in: .year, for: date) ?? 1..<13)
        case .year:
            // A wheel has as many years as a long life, around now, or the years of the range.
            let now = calendar.component(.year, from: date)
            let (first, last) = (
                calendar.component(.year, from: range.lowerBound), calendar.component(.year, from: range.upperBound)
            )
            return Array(max(first, now - 150)...max(min(last, now + 150), max(first, now - 150)))
        case .hour:
            let hour = calendar.component(.hour, from: date)
            return locale.hasDayHalves ? Array(hour / 12 * 12..<hour / 12 * 12 + 12) : Array(0..<24)
        case .minute: return Array(0..<60)
        case .half: return [0, 12]
        }
    }

    private func text(_ part: Part, _ value: Int) -> String {
        switch part {
        case .day: return "\(value)"
        case .year: return "\(value)"
        case .month:
            var calendar = calendar
            calendar.locale = locale
            let names = calendar.standaloneMonthSymbols
            return names.indices.contains(value - 1) ? names[value - 1] : "\(value)"
        case .hour: return locale.hasDayHalves ? "\((value + 11) % 12 + 1)" : value < 10 ? "0\(value)" : "\(value)"
        case .minute: return value < 10 ? "0\(value)" : "\(value)"
        case .half:
            var calendar = calendar
            calendar.locale = locale
            return value == 0 ? calendar.amSymbol : calendar.pmSymbol
        }
    }

    private func set(_ part: Part, _ value: Int) {
        let date = selection.wrappedValue
        let now = calendar.component(part.component, from: date)
        let difference = part == .half ? value - now / 12 * 12 : value - now
        // Adding keeps the day within its month.
        if let new = calendar.date(byAdding: part.component, value: difference, to: date) {
            selection.wrappedValue = new
        }
    }
}
