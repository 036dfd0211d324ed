import Foundation

/// A date as a button that opens a calendar.
struct DateField: View {
    let selection: Binding<Date>
    let range: ClosedRange<Date>
    @State private var isOpen = false
    @State private var frame = CGRect.zero

    var body: some View {
        Button {
            isOpen = true
        } label: {
            Text(selection.wrappedValue, format: .dateTime.day().month(.abbreviated).year()).modifier(DateGround())
        }
        .buttonStyle(StillButtonStyle())
        .noteFrame($frame)
        .modifier(
            PresentedOverlay(isPresented: isOpen) {
                FloatingPanel(
                    anchor: frame, close: { isOpen = false },
                    panel: CalendarView(selection: selection, range: range).padding(14).frame(width: 310)
                        .modifier(PanelGround()))
            })
    }
}

/// A time with buttons for the hour and minute.
struct TimeField: View {
    let selection: Binding<Date>
    @Environment(\.calendar) private var calendar

    var body: some View {
        HStack(spacing: 2) {
            part(.hour)
            Text(verbatim: ":")
            part(.minute)
        }
        .modifier(DateGround())
    }

    private func part(_ component: Calendar.Component) -> some View {
        let value = calendar.component(component, from: selection.wrappedValue)
        return Menu {
            ForEach(
                Array(stride(from: 0, to: component == .hour ? 24 : 60, by: component == .hour ? 1 : 5)), id: \.self
            ) {
                choice in
                Button(two(choice)) {
                    if let new = calendar.date(byAdding: component, value: choice - value, to: selection.wrappedValue) {
                        selection.wrappedValue = new
                    }
                }
            }
        } label: {
            Text(verbatim: two(value)).foregroundStyle(Color.primary)
        }
    }

    private func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

private struct DateGround: ViewModifier {
    func body(content: Content) -> some View {
        content.foregroundStyle(Color.primary).padding(.horizontal, 11).padding(.vertical, 6)
            .background(RoundedRectangle(cornerRadius: 6, style: .continuous).fill(Color(UIColor.tertiarySystemFill)))
    }
}

/// A month with its days.
struct CalendarView: View {
    let selection: Binding<Date>
    let range: ClosedRange<Date>
    @State private var month: Date?
    @Environment(\.calendar) private var calendar

    var body: some View {
        let shown = month ?? selection.wrappedValue
        let days = days(of: shown)
        VStack(spacing: 8) {
            HStack {
                Text(shown, format: .dateTime.month(.wide).year()).font(.headline)
                Spacer()
                step(-1, shown, "Previous Month")
                step(1, shown, "Next Month")
            }
            VStack(spacing: 4) {
                ForEach(0..<days.count / 7, id: \.self) { week in
                    HStack(spacing: 0) {
                        ForEach(0..<7) { day in cell(days[week * 7 + day]) }
                    }
                }
            }
        }
    }

    private func step(_ months: Int, _ shown: Date, _ name: String) -> some View {
        Button {
            month = calendar.date(byAdding: .month, value: months, to: shown)
        } label: {
            Chevron().stroke(TintShapeStyle(), style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
                .frame(width: 7, height: 12)
                .rotationEffect(.degrees(months < 0 ? 180 : 0))
                .frame(width: 30, height: 30)
        }
        .accessibilityLabel(Text(verbatim: name))
    }

    @ViewBuilder
    private func cell(_ date: Date?) -> some View {
        if let date {
            let isChosen = calendar.isDate(date, inSameDayAs: selection.wrappedValue)
            Button {
                choose(date)
            } label: {
                Text(verbatim: "\(calendar.component(.day, from: date))")
                    .foregroundStyle(isChosen ? Color.white : Color.primary)
                    .frame(width: 36, height: 36)
                    .background(Circle().fill(isChosen ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color.clear)))
                    .frame(maxWidth: .infinity)
            }
            .buttonStyle(StillButtonStyle())
        } else {
            Color.clear.frame(maxWidth: .infinity, minHeight: 36, maxHeight: 36)
        }
    }

    /// Takes the day and keeps the time.
    private func choose(_ day: Date) {
        let time = calendar.dateComponents([.hour, .minute, .second], from: selection.wrappedValue)
        selection.wrappedValue =
            calendar.date(bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: day)
            ?? day
    }

    /// The days of a month in whole weeks; nil for those of its neighbours.
    private func days(of date: Date) -> [Date?] {
        guard let interval = calendar.dateInterval(of: .month, for: date),
            let count = calendar.range(of: .day, in: .month, for: date)?.count
        else { return [] }
        let lead = (calendar.component(.weekday, from: interval.start) - calendar.firstWeekday + 7) % 7
        var days: [Date?] = Array(repeating: nil, count: lead)
        for day in 0..<count { days.append(calendar.date(byAdding: .day, value: day, to: interval.start)) }
        while days.count % 7 != 0 { days.append(nil) }
        return days
    }
}
