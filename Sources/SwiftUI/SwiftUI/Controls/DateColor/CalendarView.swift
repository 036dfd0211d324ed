import Foundation

/// A date as a button that opens a calendar.
struct DateField: View {
    let selection: Binding<Date>
    let range: ClosedRange<Date>
    /// Whether the date is in digits alone.
    var isShort = false
    @State private var isOpen = false
    @State private var frame = CGRect.zero
    @Environment(\.calendar) private var calendar

    var body: some View {
        Button {
            isOpen = true
        } label: {
            Text(selection.wrappedValue, format: (isShort ? Self.digits : Self.words).following(calendar))
                .modifier(DateGround(isOpen: isOpen))
        }
        .buttonStyle(StillButtonStyle())
        .noteFrame($frame)
        .modifier(
            PresentedOverlay(isPresented: isOpen) {
                FloatingPanel(
                    anchor: frame, close: { isOpen = false },
                    panel: CalendarView(selection: .one(selection, range)).padding(14).frame(width: 330)
                        .modifier(PanelGround()))
            })
    }

    private static let words = Date.FormatStyle.dateTime.day().month(.abbreviated).year()
    private static let digits = Date.FormatStyle.dateTime.day(.twoDigits).month(.twoDigits).year(.twoDigits)
}

extension Date.FormatStyle {
    /// The style with the years and days of a calendar, in its time zone.
    fileprivate func following(_ calendar: Calendar) -> Self {
        var style = self
        (style.calendar, style.timeZone) = (calendar, calendar.timeZone)
        return style
    }
}

/// The background of a date or time that can be changed.
struct DateGround: ViewModifier {
    /// Whether a panel to change it is open: it has the tint then.
    var isOpen = false
    @Environment(\.controlSize) private var controlSize

    func body(content: Content) -> some View {
        let isMac = DeviceFamily.isMac
        let shape = RoundedRectangle(cornerRadius: isMac ? 5 : 6, style: .continuous)
        content.foregroundStyle(isOpen ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color.primary))
            .padding(.horizontal, (isMac ? 6 : 11) * controlSize.factor)
            .padding(.vertical, (isMac ? 3 : 6) * controlSize.factor)
            .background(shape.fill(Color(isMac ? UIColor.systemBackground : .tertiarySystemFill)))
            .overlay(shape.strokeBorder(Color(UIColor.systemGray4), lineWidth: isMac ? 0.5 : 0))
            .contentShape(.focusEffect, shape)
    }
}

/// A month with its days.
struct CalendarView: View {
    let selection: CalendarSelection
    @State private var month: Date?
    @Environment(\.calendar) private var ownCalendar
    @Environment(\.locale) private var locale

    /// The calendar with the weeks and names of the language.
    private var calendar: Calendar {
        var calendar = ownCalendar
        if calendar.locale != locale { calendar.locale = locale }
        return calendar
    }

    var body: some View {
        let calendar = calendar
        let shown = month ?? selection.start(calendar)
        let chosen = selection.days(calendar)
        let days = days(of: shown)
        VStack(spacing: 8) {
            HStack {
                Text(shown, format: .dateTime.month(.wide).year().following(calendar)).font(.headline)
                Spacer()
                step(-1, shown, "Previous Month")
                step(1, shown, "Next Month")
            }
            VStack(spacing: 4) {
                HStack(spacing: 0) {
                    ForEach(0..<7) { day in weekday(day, calendar) }
                }
                ForEach(0..<days.count / 7, id: \.self) { week in
                    HStack(spacing: 0) {
                        ForEach(0..<7) { day in cell(days[week * 7 + day], chosen) }
                    }
                }
            }
        }
        // In a row of a list, too, each day is a button of its own.
        .environment(\.confinesPresses, true)
    }

    /// The name of a day of the week, counted from the first one in the language.
    private func weekday(_ day: Int, _ calendar: Calendar) -> some View {
        let place = (calendar.firstWeekday - 1 + day) % 7
        return Text(verbatim: calendar.shortStandaloneWeekdaySymbols[place].uppercased(with: locale))
            .font(.caption2.weight(.semibold))
            .foregroundStyle(Color(UIColor.tertiaryLabel))
            .lineLimit(1).minimumScaleFactor(0.5)
            .frame(maxWidth: .infinity)
            .accessibilityLabel(Text(verbatim: calendar.standaloneWeekdaySymbols[place]))
    }

    private func step(_ months: Int, _ shown: Date, _ name: String) -> some View {
        Button {
            month = calendar.date(byAdding: .month, value: months, to: shown)
        } label: {
            Chevron().stroke(TintShapeStyle(), style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
                .frame(width: 7, height: 12)
                .rotationEffect(.degrees(months < 0 ? 180 : 0))
                .frame(width: 30, height: 30)
                .contentShape(Rectangle())
        }
        .environment(\.hasFramelessControls, true)
        .accessibilityLabel(Text(verbatim: name))
    }

    @ViewBuilder
    private func cell(_ date: Date?, _ chosen: Set<Date>) -> some View {
        if let date {
            let isChosen = chosen.contains(calendar.startOfDay(for: date))
            let isOffered = selection.offers(date, calendar)
            Button {
                selection.choose(date, calendar)
            } label: {
                Text(verbatim: "\(calendar.component(.day, from: date))")
                    .lineLimit(1).minimumScaleFactor(0.5)
                    .foregroundStyle(isChosen ? Color.white : isOffered ? .primary : Color(UIColor.tertiaryLabel))
                    .frame(width: 36, height: 36)
                    .background(Circle().fill(isChosen ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color.clear)))
                    .frame(maxWidth: .infinity)
            }
            .buttonStyle(StillButtonStyle())
            .disabled(!isOffered)
            .accessibilityAddTraits(isChosen ? .isSelected : [])
        } else {
            Color.clear.frame(maxWidth: .infinity, minHeight: 36, maxHeight: 36)
        }
    }

    /// The days of a month in whole weeks; nil for days of its neighbors.
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
