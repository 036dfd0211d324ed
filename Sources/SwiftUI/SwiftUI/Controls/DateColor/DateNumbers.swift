import DisplayList
import Foundation

/// The day, month and year of a date as numbers, in the order of the language, and its time, in one field.
struct DateNumbers: View {
    let selection: Binding<Date>
    let components: DatePickerComponents
    /// Whether there are buttons that step through the part that was edited last.
    let hasSteps: Bool
    @State private var edited: DatePart?
    @Environment(\.calendar) private var calendar
    @Environment(\.locale) private var locale

    var body: some View {
        HStack(spacing: 6) {
            HStack(spacing: 8) {
                if components.contains(.date) { numbers }
                if components.contains(.hourAndMinute) {
                    TimeParts(selection: selection, focused: { edited = .time($0) })
                }
            }
            .modifier(DateGround())
            if hasSteps { StepArrows(up: { step(1) }, down: { step(-1) }) }
        }
        .environment(\.layoutDirection, .leftToRight)
    }

    private var numbers: some View {
        let (numbers, mark) = DateNumber.order(locale)
        return HStack(spacing: 1) {
            ForEach(numbers, id: \.self) { number in
                if number != numbers.first { Text(verbatim: mark) }
                field(number)
            }
        }
    }

    private func field(_ number: DateNumber) -> some View {
        DateNumberField(
            number: number, text: "\(calendar.component(number.component, from: selection.wrappedValue))",
            step: { step($0, of: .date(number)) },
            set: { value in
                let date = selection.wrappedValue
                guard number.range(in: date, calendar).contains(value) else { return }
                step(value - calendar.component(number.component, from: date), of: .date(number))
            },
            focused: { edited = .date(number) })
    }

    /// Moves the part that was edited last; before that the day, or the minute where there is no date.
    private func step(_ steps: Int) {
        step(steps, of: edited ?? (components.contains(.date) ? .date(.day) : .time(.minute)))
    }

    private func step(_ steps: Int, of part: DatePart) {
        if let new = part.stepped(steps, from: selection.wrappedValue, calendar) { selection.wrappedValue = new }
    }
}

/// A part of a date with its time.
private enum DatePart {
    case date(DateNumber)
    case time(TimePart)

    /// The date a number of steps away; nil where the calendar has none.
    func stepped(_ steps: Int, from date: Date, _ calendar: Calendar) -> Date? {
        switch self {
        case .date(let number): calendar.date(byAdding: number.component, value: steps, to: date)
        case .time(let part): part.stepped(steps, from: date, calendar)
        }
    }
}

/// A number of a date.
enum DateNumber: Hashable {
    case day, month, year

    var component: Calendar.Component {
        switch self {
        case .day: .day
        case .month: .month
        case .year: .year
        }
    }

    var name: LocalizedStringKey {
        switch self {
        case .day: "Day"
        case .month: "Month"
        case .year: "Year"
        }
    }

    /// How many digits the number has at most.
    var digits: Int { self == .year ? 4 : 2 }

    /// The values that the number can have in a date.
    func range(in date: Date, _ calendar: Calendar) -> Range<Int> {
        switch self {
        case .day: calendar.range(of: .day, in: .month, for: date) ?? 1..<32
        case .month: calendar.range(of: .month, in: .year, for: date) ?? 1..<13
        case .year: 1..<10_000
        }
    }

    /// The order of the numbers in a language, and the mark between them.
    static func order(_ locale: Locale) -> (numbers: [DateNumber], mark: String) {
        let pattern = DateFormatter.dateFormat(fromTemplate: "dMy", options: 0, locale: locale) ?? "d/M/y"
        let places: [(DateNumber, Character)] = [(.day, "d"), (.month, "M"), (.year, "y")]
        let numbers = places.map { ($0, pattern.firstIndex(of: $1) ?? pattern.endIndex) }.sorted { $0.1 < $1.1 }
        let mark = pattern.first { !$0.isLetter && !$0.isWhitespace } ?? "/"
        return (numbers.map(\.0), String(mark))
    }
}

/// A number of a date, which digits and the arrow keys change while it has the keyboard.
private struct DateNumberField: View {
    let number: DateNumber
    let text: String
    let step: (Int) -> Void
    let set: (Int) -> Void
    let focused: () -> Void
    @State private var hasFocus = false
    /// The digits typed so far.
    @State private var typed = ""

    var body: some View {
        let shape = RoundedRectangle(cornerRadius: 4, style: .continuous)
        Text(verbatim: number == .year && hasFocus && !typed.isEmpty ? typed : text)
            .monospacedDigit()
            .foregroundStyle(hasFocus ? Color.white : .primary)
            .padding(.horizontal, 2)
            .background(shape.fill(hasFocus ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color.clear)))
            .contentShape(Rectangle())
            .responder {
                $0.isFocusable = true
                $0.takesFocusOnPress = true
                $0.key = key
                $0.insertText = { insert($0) }
                $0.focusChanged = {
                    hasFocus = $0
                    typed = ""
                    if $0 { focused() }
                }
            }
            .focusEffectDisabled()
            .controlAccessibility {
                $0.role = .stepper
                $0.children = .ignore
                $0.label = Text(number.name)
                $0.value = Text(verbatim: text)
                $0.adjust = { step($0 == .increment ? 1 : -1) }
            }
    }

    private func key(_ event: KeyEvent) -> Bool {
        switch event.key {
        case .up, .down:
            if event.phase != .up { step(event.key == .up ? 1 : -1) }
            typed = ""
            return true
        case .character(let character) where event.modifiers.isEmpty && event.phase != .up:
            return insert(String(character))
        default: return false
        }
    }

    /// Takes digits: as many of them as the number has make it up; days and months count from the first digit on.
    private func insert(_ string: String) -> Bool {
        let digits = string.compactMap(\.wholeNumberValue)
        if digits.isEmpty { return false }
        for digit in digits {
            let joined = typed.count < number.digits ? typed + "\(digit)" : "\(digit)"
            typed = joined.count == number.digits ? "" : joined
            if number != .year || joined.count == number.digits, let value = Int(joined) { set(value) }
        }
        return true
    }
}
