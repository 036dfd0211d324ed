import DisplayList
import Foundation

/// A time whose parts are typed or stepped through with arrow keys, with a help for the pointer.
struct TimeField: View {
    /// How the pointer changes the time.
    enum Aid {
        /// Not at all.
        case none
        /// By two buttons beside it.
        case steps
        /// By wheels in a panel that a press opens, for the dates of a range.
        case wheels(ClosedRange<Date>)
    }

    let selection: Binding<Date>
    let aid: Aid
    @State private var focused = TimePart.minute
    @State private var isOpen = false
    @State private var frame = CGRect.zero
    @Environment(\.calendar) private var calendar
    @Environment(\.locale) private var locale

    var body: some View {
        Group {
            switch aid {
            case .none: parts
            case .steps:
                HStack(spacing: 6) {
                    parts
                    StepArrows(up: { step(1, of: focused) }, down: { step(-1, of: focused) })
                }
            case .wheels(let range): opening(range)
            }
        }
        .environment(\.layoutDirection, .leftToRight)
    }

    private var parts: some View {
        let hasHalves = locale.hasDayHalves
        return HStack(spacing: 0) {
            part(.hour, hasHalves)
            Text(verbatim: ":")
            part(.minute, hasHalves)
            if hasHalves { part(.half, hasHalves).padding(.leading, 4) }
        }
        .modifier(DateGround())
    }

    /// The parts, which open the wheels when they are pressed, and keep the keyboard meanwhile.
    private func opening(_ range: ClosedRange<Date>) -> some View {
        parts
            .contentShape(Rectangle())
            .simultaneousGesture(TapGesture().onEnded { isOpen = true })
            .noteFrame($frame)
            .modifier(
                PresentedOverlay(isPresented: isOpen) {
                    FloatingPanel(
                        anchor: frame, close: { isOpen = false }, isModal: false,
                        panel: DateWheels(selection: selection, range: range, components: .hourAndMinute)
                            .frame(width: locale.hasDayHalves ? 220 : 150)
                            .padding(.vertical, 8)
                            .modifier(PanelGround()))
                })
    }

    private func part(_ part: TimePart, _ hasHalves: Bool) -> some View {
        TimePartField(
            part: part, text: part.text(of: selection.wrappedValue, calendar, locale),
            step: { step($0, of: part) },
            set: { number in set(part.value(typed: number, of: selection.wrappedValue, calendar, hasHalves), of: part)
            },
            focused: { focused = part }, end: end)
    }

    /// Closes the wheels; nil where they are closed.
    private var end: (() -> Void)? { isOpen ? { isOpen = false } : nil }

    private func step(_ steps: Int, of part: TimePart) {
        let current = part.component.map { calendar.component($0, from: selection.wrappedValue) } ?? 0
        switch part {
        case .hour: set((current + steps + 24) % 24, of: part)
        case .minute: set((current + steps + 60) % 60, of: part)
        case .half: set((calendar.component(.hour, from: selection.wrappedValue) + 12) % 24, of: .hour)
        }
    }

    private func set(_ value: Int?, of part: TimePart) {
        guard let value, let component = part.component ?? TimePart.hour.component else { return }
        let now = calendar.component(component, from: selection.wrappedValue)
        if let new = calendar.date(byAdding: component, value: value - now, to: selection.wrappedValue) {
            selection.wrappedValue = new
        }
    }
}

/// A part of a time.
enum TimePart {
    case hour, minute, half

    /// The part of a date that it is; nil for the half of the day.
    var component: Calendar.Component? {
        switch self {
        case .hour: .hour
        case .minute: .minute
        case .half: nil
        }
    }

    /// The part as it is written.
    func text(of date: Date, _ calendar: Calendar, _ locale: Locale) -> String {
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let hour = calendar.component(.hour, from: date)
        switch self {
        case .hour: return locale.hasDayHalves ? "\((hour + 11) % 12 + 1)" : two(hour)
        case .minute: return two(calendar.component(.minute, from: date))
        case .half:
            var calendar = calendar
            calendar.locale = locale
            return hour < 12 ? calendar.amSymbol : calendar.pmSymbol
        }
    }

    /// The value of a number that was typed; nil where the part has none of it.
    func value(typed number: Int, of date: Date, _ calendar: Calendar, _ hasHalves: Bool) -> Int? {
        switch self {
        case .half: return nil
        case .minute: return number < 60 ? number : nil
        case .hour:
            guard hasHalves else { return number < 24 ? number : nil }
            // Hours belong to the half of the day that is shown; later ones are taken literally.
            if number > 12 { return number < 24 ? number : nil }
            let isLate = calendar.component(.hour, from: date) >= 12
            return number % 12 + (isLate ? 12 : 0)
        }
    }
}

extension Locale {
    /// Whether texts write hours up to twelve, twice a day.
    ///
    /// Read from the pattern that texts are written by, since the region's data may differ.
    var hasDayHalves: Bool {
        let pattern = DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: self) ?? ""
        let words = pattern.split(separator: "'", omittingEmptySubsequences: false).enumerated()
        return words.contains { $0.offset.isMultiple(of: 2) && $0.element.contains { "abB".contains($0) } }
    }
}

/// A part of a time, which digits and the arrow keys change while it has the keyboard.
private struct TimePartField: View {
    let part: TimePart
    let text: String
    let step: (Int) -> Void
    let set: (Int) -> Void
    let focused: () -> Void
    /// Called at the end of a press; nil for none.
    let end: (() -> Void)?
    @State private var hasFocus = false
    /// The digits typed so far.
    @State private var typed = ""

    var body: some View {
        let shape = RoundedRectangle(cornerRadius: 4, style: .continuous)
        Text(verbatim: text)
            .monospacedDigit()
            .foregroundStyle(hasFocus ? Color.white : .primary)
            .background(
                // The ground reaches beyond the digits, which are as close as in a text.
                shape.fill(hasFocus ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color.clear))
                    .padding(.horizontal, -2)
            )
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
                $0.label = Text(part == .hour ? "Hour" : part == .minute ? "Minute" : "AM or PM")
                $0.value = Text(verbatim: text)
                $0.adjust = { step($0 == .increment ? 1 : -1) }
            }
    }

    private func key(_ event: KeyEvent) -> Bool {
        switch event.key {
        case .escape, .return:
            if event.phase == .down { end?() }
            return end != nil
        case .up, .down:
            if event.phase != .up { step(event.key == .up ? 1 : -1) }
            typed = ""
            return true
        case .character(let character) where event.modifiers.isEmpty && event.phase != .up:
            return insert(String(character))
        default: return false
        }
    }

    /// Takes digits: two of them make a number; a letter chooses the half of the day that begins with it.
    private func insert(_ string: String) -> Bool {
        if part == .half {
            let isOther = !text.isEmpty && text.range(of: string, options: [.anchored, .caseInsensitive]) == nil
            if isOther, string.first?.isLetter ?? false { step(1) }
            return string.first?.isLetter ?? false
        }
        let digits = string.compactMap(\.wholeNumberValue)
        if digits.isEmpty { return false }
        for digit in digits {
            let joined = typed + "\(digit)"
            if let number = Int(joined), number < (part == .hour ? 24 : 60) {
                typed = joined.count == 2 ? "" : joined
                set(number)
            } else {
                typed = "\(digit)"
                set(digit)
            }
        }
        return true
    }
}
