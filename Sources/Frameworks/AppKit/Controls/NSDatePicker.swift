import Foundation
import SwiftUI

/// A control for choosing a date.
///
/// Follows Apple's [NSDatePicker](https://developer.apple.com/documentation/appkit/nsdatepicker).
@MainActor @preconcurrency
open class NSDatePicker: NSControl {
    /// The form of the control.
    public enum Style: UInt, Sendable { case textFieldAndStepper, clockAndCalendar, textField }
    /// Whether one date is chosen, or a range; one here.
    public enum Mode: UInt, Sendable { case single, range }
    /// The parts of a date that are shown.
    public struct ElementFlags: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Hours and minutes.
        public static let hourMinute = ElementFlags(rawValue: 0xC)
        /// Hours, minutes and seconds; seconds are not shown here.
        public static let hourMinuteSecond = ElementFlags(rawValue: 0xE)
        /// The time zone; not shown here.
        public static let timeZone = ElementFlags(rawValue: 0x10)
        /// The year and the month; the day is shown as well here.
        public static let yearMonth = ElementFlags(rawValue: 0xC0)
        /// The year, the month and the day.
        public static let yearMonthDay = ElementFlags(rawValue: 0xE0)
        /// The era; not shown here.
        public static let era = ElementFlags(rawValue: 0x100)
    }

    /// The form of the control.
    open var datePickerStyle = Style.textFieldAndStepper { didSet { changed() } }
    /// Whether one date is chosen, or a range; one here.
    open var datePickerMode = Mode.single
    /// The parts of a date that are shown.
    open var datePickerElements: ElementFlags = [.yearMonthDay, .hourMinute] { didSet { changed() } }
    /// The date.
    open var dateValue: Date {
        get { objectValue as? Date ?? Self.start }
        set { objectValue = newValue }
    }
    private static let start = Date()
    /// The seconds from the date to the end of a range; 0 here.
    open var timeInterval: TimeInterval = 0
    /// The first date; nil for no limit.
    open var minDate: Date? { didSet { changed() } }
    /// The last date; nil for no limit.
    open var maxDate: Date? { didSet { changed() } }
    /// The calendar; nil for the current one.
    open var calendar: Calendar? { didSet { changed() } }
    /// The language; nil for the current one.
    open var locale: Locale? { didSet { changed() } }
    /// The time zone; nil for the current one.
    open var timeZone: TimeZone? { didSet { changed() } }
    /// The color of the words; nil for the usual one.
    open var textColor: NSColor!
    /// The color behind the control; nil for the usual one.
    open var backgroundColor: NSColor!
    /// Whether a color is drawn behind the control; it is not here.
    open var drawsBackground = false
    /// Whether there is a frame; the engine decides.
    open var isBordered = true
    /// Whether there is a frame; the engine decides.
    open var isBezeled = true
    /// Whether a calendar opens with the field; the engine decides.
    open var presentsCalendarOverlay = false
    /// The delegate; nil for none.
    open weak var delegate: (any NSDatePickerCellDelegate)?

    override var counterpart: AnyView? {
        let date = Binding { [self] in
            dateValue
        } set: { [self] in
            choose($0)
        }
        var parts: DatePickerComponents = []
        if !datePickerElements.isDisjoint(with: .yearMonthDay) { parts.insert(.date) }
        if !datePickerElements.isDisjoint(with: .hourMinute) { parts.insert(.hourAndMinute) }
        let first = minDate ?? .distantPast
        let range = first...max(first, maxDate ?? .distantFuture)
        let picker = DatePicker("", selection: date, in: range, displayedComponents: parts).labelsHidden()
            .environment(\.calendar, calendar ?? .current).environment(\.locale, locale ?? .current)
            .environment(\.timeZone, timeZone ?? .current)
        return datePickerStyle == .clockAndCalendar
            ? styled(picker.datePickerStyle(.graphical)) : styled(picker.datePickerStyle(.compact))
    }
}

/// Methods that decide on dates; never called here.
@MainActor @preconcurrency
public protocol NSDatePickerCellDelegate: NSObjectProtocol {}

/// A control that shows a color, and opens a panel to choose another one.
///
/// Follows Apple's [NSColorWell](https://developer.apple.com/documentation/appkit/nscolorwell).
@MainActor @preconcurrency
open class NSColorWell: NSControl {
    /// The form of the well; all have the same form here.
    public enum Style: Int, Sendable { case `default`, minimal, expanded }
    /// The form of the well.
    open var colorWellStyle = Style.default
    /// The color; black by default.
    open var color: NSColor {
        get { objectValue as? NSColor ?? .black }
        set { objectValue = newValue }
    }
    /// Whether colors can be transparent; false by default.
    open var supportsAlpha = false { didSet { changed() } }
    /// Whether there is a frame; the engine decides.
    open var isBordered = true
    /// The image of the button that opens the panel, in an expanded well; it is kept, as wells here have no such button.
    open var image: NSImage?
    /// Whether the panel shows the well's color; the engine's panel belongs to the well.
    open private(set) var isActive = false
    /// Creates a well of a form.
    public convenience init(style: Style) {
        self.init(frame: .zero)
        colorWellStyle = style
    }
    /// Makes the well the one whose color the panel shows.
    open func activate(_ exclusive: Bool) { isActive = true }
    /// Ends that the panel shows the well's color.
    open func deactivate() { isActive = false }

    override var counterpart: AnyView? {
        let shown = Binding { [self] in
            Color(color)
        } set: { [self] in
            choose(NSColor($0))
        }
        return styled(ColorPicker("", selection: shown, supportsOpacity: supportsAlpha).labelsHidden())
    }
}
