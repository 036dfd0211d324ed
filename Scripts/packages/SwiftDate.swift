// uses https://github.com/malcommac/SwiftDate 7.0.0 SwiftDate
// prints 2026-03-02
// prints 3 days later: true
// prints Montag
import Foundation
import SwiftDate

let rome = Region(calendar: Calendars.gregorian, zone: Zones.europeRome, locale: Locales.english)
let date = "2026-02-27 10:00".toDate("yyyy-MM-dd HH:mm", region: rome)!
let later = date + 3.days
print(later.toFormat("yyyy-MM-dd"))
print("3 days later:", later.isAfterDate(date, orEqual: false, granularity: .day) && later - 3.days == date)
print(later.toFormat("EEEE", locale: Locales.german))
