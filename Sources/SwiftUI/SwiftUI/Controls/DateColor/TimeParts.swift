import DisplayList
import Foundation

/// The hour and minute of a time, and the half of the day where the language has them, each to type or to step through.
struct TimeParts: View {
    let selection: Binding<Date>
    /// Called with the part that got the keyboard.
    var focused: (TimePart) -> Void = { _ in }
    /// Called at the end of a press; nil for none.
    var end: (() -> Void)?
    @Environment(\.calendar) private var calendar
    @Environment(\.locale) private var locale

    var body: some View {
        let hasHalves = locale.hasDayHalves
        HStack(spacing: 0) {
            part(.hour, hasHalves)
            Text(verbatim: ":")
            part(.minute, hasHalves)
            if hasHalves { part(.half, hasHalves).padding(.leading, 4) }
        }
        .environment(\.layoutDirection, .leftToRight)
    }

    private func part(_ part: TimePart, _ hasHalves: Bool) -> some View {
        TimePartField(
            part: part, text: part.text(of: selection.wrappedValue, calendar, locale),
            step: { steps in change { part.stepped(steps, from: $0, calendar) } },
            set: { number in
                change { date in
                    part.value(typed: number, of: date, calendar, hasHalves)
                        .flatMap { part.moved(to: $0, in: date, calendar) }
                }
            },
            focused: { focused(part) }, end: end)
    }

    private func change(_ change: (Date) -> Date?) {
        if let new = change(selection.wrappedValue) { selection.wrappedValue = new }
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
