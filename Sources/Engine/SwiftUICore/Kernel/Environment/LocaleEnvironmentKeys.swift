import Foundation

enum LocaleKey: TextEnvironmentKey { static var defaultValue: Locale { .current } }
enum CalendarKey: TextEnvironmentKey { static var defaultValue: Calendar { .current } }
enum TimeZoneKey: TextEnvironmentKey { static var defaultValue: TimeZone { .current } }

enum LayoutDirectionKey: EnvironmentKey {
    static var defaultValue: LayoutDirection { .leftToRight }
    static var _effect: _EnvironmentEffect { [.text, .paint, .layout] }
}

extension EnvironmentValues {
    /// The language and region in which values are written; the user's by default.
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }

    /// The calendar of dates; the user's by default.
    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }

    /// The time zone of dates; the user's by default.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }

    /// Whether the language is read from right to left.
    var isRightToLeft: Bool { layoutDirection == .rightToLeft }

    /// The direction of text and rows; left to right by default.
    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }
}

/// The values by which texts write dates and numbers: those an ancestor set, else the user's.
struct LocaleContext {
    /// The locale; nil where no ancestor sets one.
    var explicitLocale: Locale?
    var explicitCalendar: Calendar?
    var explicitTimeZone: TimeZone?

    var locale: Locale { explicitLocale ?? .current }
    var calendar: Calendar { explicitCalendar ?? .current }
    var timeZone: TimeZone { explicitTimeZone ?? .current }

    init() {}

    init(_ environment: EnvironmentValues) {
        explicitLocale = environment.find(LocaleKey.self)?.value
        explicitCalendar = environment.find(CalendarKey.self)?.value
        explicitTimeZone = environment.find(TimeZoneKey.self)?.value
    }
}
