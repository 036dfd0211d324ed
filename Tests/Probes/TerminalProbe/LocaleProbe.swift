import SwiftUI

/// What an app knows of the user's language and region, one value a line.
struct LocaleProbe: View {
    @Environment(\.locale) private var locale

    var body: some View {
        VStack(alignment: .leading) {
            Text(verbatim: "current \(Locale.current.identifier), environment \(locale.identifier)")
            Text(verbatim: "languages \(Locale.preferredLanguages.joined(separator: " "))")
            Text(verbatim: "bundle \(Bundle.main.preferredLocalizations.joined(separator: " "))")
            Text(verbatim: "price \((1234.5).formatted(.currency(code: "EUR")))")
            Text(verbatim: "number \((1234.5).formatted()) \(String(localized: "\(1234)"))")
            Text("text \(1234.5, format: .number)")
            Text(verbatim: "month \(month)")
            Text(verbatim: "week \(Calendar.current.firstWeekday) \(Calendar.current.identifier)")
        }
    }

    private var month: String {
        let formatter = DateFormatter()
        formatter.timeZone = .gmt
        formatter.dateFormat = "MMMM"
        let date = Date(timeIntervalSince1970: 0)
        var style = Date.FormatStyle().month(.wide)
        style.timeZone = .gmt
        return formatter.string(from: date) + " " + date.formatted(style)
    }
}
