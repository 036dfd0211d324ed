import Foundation
import SwiftUICore

/// A calendar in which the user chooses days.
///
/// Follows Apple's [UICalendarView](https://developer.apple.com/documentation/uikit/uicalendarview). Decorations of days are
/// not shown, and a warning says so.
@MainActor @preconcurrency
open class UICalendarView: UIView {
    /// The delegate, which has decorations; nil for none.
    open weak var delegate: (any UICalendarViewDelegate)? {
        didSet {
            if delegate != nil {
                RuntimeWarning.issue("UICalendarView: decorations of days are not shown: see CompatibilityGaps.md.")
            }
        }
    }
    /// The calendar by which days are counted; the current one by default.
    open var calendar = Calendar.current { didSet { noteChange() } }
    /// The language; the current one by default.
    open var locale = Locale.current { didSet { noteChange() } }
    /// The time zone; nil for the calendar's.
    open var timeZone: TimeZone? { didSet { noteChange() } }
    /// The design of the numbers; the engine's.
    open var fontDesign = UIFontDescriptor.SystemDesign.default
    /// The days that can be chosen; all by default.
    open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) { didSet { noteChange() } }
    /// The month that is shown, as components of a day within; the selection's month here.
    open var visibleDateComponents = DateComponents()
    /// What can be chosen; nil for none.
    open var selectionBehavior: UICalendarSelection? {
        didSet {
            selectionBehavior?.view = self
            noteChange()
        }
    }
    /// Whether decorations are wanted; they are not shown.
    open var wantsDateDecorations = true

    /// Shows the month of a day; the selection's month is shown here.
    open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
        visibleDateComponents = dateComponents
    }
    /// Asks for the decorations of days again; they are not shown.
    open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {}

    open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 340) }
    open override var _showsOwnContent: Bool { true }
    open override var _swiftUIContent: AnyView { AnyView(CalendarContent(version: contentVersion, view: self)) }
}

/// What can be chosen in a calendar.
@MainActor @preconcurrency
open class UICalendarSelection: NSObject {
    weak var view: UICalendarView?
    /// Asks the delegate again which days can be chosen.
    open func updateSelectableDates() { view?.noteChange() }
}

/// One day that can be chosen.
///
/// Follows Apple's
/// [UICalendarSelectionSingleDate](https://developer.apple.com/documentation/uikit/uicalendarselectionsingledate).
@MainActor @preconcurrency
open class UICalendarSelectionSingleDate: UICalendarSelection {
    /// The delegate, which is notified of the choice; nil for none.
    public private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
    /// The day; nil for none.
    open var selectedDate: DateComponents? { didSet { view?.noteChange() } }

    /// Creates a selection.
    public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
        self.delegate = delegate
        super.init()
    }
    /// Selects a day; nil for none.
    open func setSelected(_ selectedDate: DateComponents?, animated: Bool) { self.selectedDate = selectedDate }

    /// Takes a day that the user chose.
    func choose(_ day: DateComponents) {
        guard delegate?.dateSelection(self, canSelectDate: day) ?? true else { return }
        selectedDate = day
        delegate?.dateSelection(self, didSelectDate: day)
    }
}

/// Several days that can be chosen.
///
/// Follows Apple's
/// [UICalendarSelectionMultiDate](https://developer.apple.com/documentation/uikit/uicalendarselectionmultidate).
@MainActor @preconcurrency
open class UICalendarSelectionMultiDate: UICalendarSelection {
    /// The delegate, which is notified of the choice; nil for none.
    public private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
    /// The days.
    open var selectedDates: [DateComponents] = [] { didSet { view?.noteChange() } }

    /// Creates a selection.
    public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
        self.delegate = delegate
        super.init()
    }
    /// Selects days.
    open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) { self.selectedDates = selectedDates }

    /// Takes the days that the user chose.
    func choose(_ days: Set<DateComponents>) {
        let old = Set(selectedDates)
        for day in days.subtracting(old) where delegate?.multiDateSelection(self, canSelectDate: day) ?? true {
            selectedDates.append(day)
            delegate?.multiDateSelection(self, didSelectDate: day)
        }
        for day in old.subtracting(days) where delegate?.multiDateSelection(self, canDeselectDate: day) ?? true {
            selectedDates.removeAll { $0 == day }
            delegate?.multiDateSelection(self, didDeselectDate: day)
        }
    }
}

/// Methods for reacting to the choice of a day; all but the first are optional.
@MainActor @preconcurrency
public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
    /// Called when a day was chosen; nil for none.
    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
    /// Whether a day can be chosen; true by default.
    func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
    public func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool { true }
}

/// Methods for reacting to the choice of days; all but the first two are optional.
@MainActor @preconcurrency
public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
    /// Called when a day was chosen.
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
    /// Called when a day was no longer chosen.
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
    /// Whether a day can be chosen; true by default.
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
    ) -> Bool
    /// Whether the choice of a day can be undone; true by default.
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
    ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
    public func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
    ) -> Bool { true }
    public func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
    ) -> Bool { true }
}

/// Methods of a calendar; all are optional.
@MainActor @preconcurrency
public protocol UICalendarViewDelegate: NSObjectProtocol {
    /// Returns the decoration of a day; not asked for here.
    func calendarView(
        _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    )
        -> UICalendarView.Decoration?
    /// Called when another month is shown; not called here.
    func calendarView(
        _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
    public func calendarView(
        _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration? { nil }
    public func calendarView(
        _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    ) {}
}

extension UICalendarView {
    /// The size of a decoration.
    public enum DecorationSize: Int, Sendable { case small, medium, large }

    /// A mark below a day; not shown here.
    @MainActor @preconcurrency
    open class Decoration: NSObject {
        /// A dot.
        public override init() { super.init() }
        /// A dot of a color.
        open class func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration { Decoration() }
        /// An image.
        open class func image(_ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
            Decoration()
        }
        /// A view.
        open class func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration { Decoration() }
    }
}

/// A calendar of UIKit as a picker of SwiftUI.
private struct CalendarContent: View {
    /// Differs after each change of the view.
    let version: Int
    let view: UICalendarView
    @State private var shown = Date()

    var body: some View {
        Group {
            if let several = view.selectionBehavior as? UICalendarSelectionMultiDate {
                MultiDatePicker(
                    "",
                    selection: Binding {
                        Set(several.selectedDates)
                    } set: {
                        several.choose($0)
                    }, in: view.availableDateRange.start..<view.availableDateRange.end)
            } else {
                let one = view.selectionBehavior as? UICalendarSelectionSingleDate
                DatePicker(
                    "",
                    selection: Binding {
                        one?.selectedDate.flatMap { view.calendar.date(from: $0) } ?? shown
                    } set: {
                        shown = $0
                        one?.choose(view.calendar.dateComponents([.calendar, .era, .year, .month, .day], from: $0))
                    }, in: view.availableDateRange.start...view.availableDateRange.end, displayedComponents: .date
                )
                .datePickerStyle(.graphical)
            }
        }
        .labelsHidden()
        .environment(\.calendar, view.calendar)
        .environment(\.locale, view.locale)
        .environment(\.timeZone, view.timeZone ?? view.calendar.timeZone)
    }
}
