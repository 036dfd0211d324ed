import DisplayList
import Foundation
import Testing

@testable import OrielFoundation
@testable import SwiftUICore

/// The tests of the program's translations, which are shared by the whole process.
@Suite(.serialized) enum TranslationTests {}

extension TranslationTests {
    @MainActor @Suite(.serialized) struct LocalizedStringKeyTests {
        private func show(_ text: Text, locale: String = "en_US") -> String {
            var values = EnvironmentValues()
            values.locale = Locale(identifier: locale)
            values.timeZone = TimeZone(identifier: "UTC")!
            return text.resolve(in: values).string
        }

        @Test func keysNameTheirValuesBySpecifiers() {
            let name = "Ann", count = 3, share = 0.5
            let key: LocalizedStringKey = "\(name) has \(count) of 100% (\(share), \(share, specifier: "%.2f"))"
            #expect(key.key == "%@ has %lld of 100%% (%lf, %.2f)")
            #expect(key.arguments.count == 4)
            let bytes: LocalizedStringKey =
                "\(UInt8(1)) \(Int32(2)) \(UInt(3)) \(Float(4)) \(CGFloat(5)) \(Text(verbatim: "t"))"
            #expect(bytes.key == "%u %d %llu %f %lf %@")
        }

        @Test func numbersAreWrittenAsTheLocaleDoes() {
            let count = 1_234_567, share = 1234.5
            #expect(show(Text("\(count)")) == "1,234,567")
            #expect(show(Text("\(count)"), locale: "de_DE") == "1.234.567")
            #expect(show(Text("\(-1234)")) == "-1,234")
            #expect(show(Text("\(share, specifier: "%.1f")"), locale: "de_DE") == "1.234,5")
            #expect(show(Text("\(3.14)")) == "3.140000")
            #expect(show(Text("\(7, specifier: "%03d")")) == "007")
            #expect(show(Text("\(255, specifier: "%x")")) == "ff")
        }

        @Test func formattersWriteValuesOfFoundation() {
            let date = Date(timeIntervalSince1970: 0)
            let days = DateFormatter()
            (days.dateFormat, days.timeZone) = ("yyyy-MM-dd", TimeZone(identifier: "UTC"))
            let numbers = NumberFormatter()
            (numbers.numberStyle, numbers.minimumFractionDigits) = (.decimal, 2)
            numbers.locale = Locale(identifier: "en_US")
            #expect(show(Text("on \(date, formatter: days)")) == "on 1970-01-01")
            #expect(show(Text(date, formatter: days)) == "1970-01-01")
            #expect(
                show(Text("\(Decimal(1.5), formatter: numbers) \(1.5 as NSNumber, formatter: numbers)")) == "1.50 1.50")
            #expect(show(Text(Decimal(2), formatter: numbers)) == "2.00")
            #expect(show(Text("\(URL(string: "http://a.b")!)")) == "http://a.b")
            #expect(show(Text("\(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!)")).hasPrefix("E621E1F8"))
        }

        @Test func plainLiteralsNeedNoLookingUp() {
            #expect(Text("Hello").extra == nil)
            #expect(Text("Score: \(12) of \("all")") == Text(verbatim: "Score: 12 of all"))
            #expect(Text("100%").string == "100%")
            #expect(Text("\(1234)").extra != nil)
        }

        @Test func stringsAreShownAsTheyAre() {
            let string = "**a** %@"
            #expect(show(Text(string)) == "**a** %@")
            #expect(show(Text(string.dropFirst(2))) == "a** %@")
            #expect(show(Text(verbatim: "*a*")) == "*a*")
        }

        @Test func literalsAreReadAsMarkdown() {
            let content = Text("a **b** `c` [d](https://e.f)").resolve(in: EnvironmentValues())
            #expect(content.runs.map(\.string) == ["a ", "b", " ", "c", " ", "d"])
            #expect(content.runs[1].style.font.weight == 700)
            #expect(content.runs[3].style.font.design == .monospaced)
            #expect(content.runs[5].style.decoration.link == "https://e.f")
        }

        @Test func valuesAreNotReadAsMarkdown() {
            let value = "*x*"
            let content = Text("**\(value)**").resolve(in: EnvironmentValues())
            #expect(content.runs.map(\.string) == ["*x*"])
            #expect(content.first.style.font.weight == 700)
        }

        @Test func textsKeepTheirStyleWithinAKey() {
            let content = Text("a \(Text(verbatim: "b").italic()) c").resolve(in: EnvironmentValues())
            #expect(content.runs.map(\.string) == ["a ", "b", " c"])
            #expect(content.runs.map(\.style.font.isItalic) == [false, true, false])
        }

        @Test func formatsFollowTheLocale() {
            #expect(show(Text(1234.5, format: .number), locale: "de_DE") == "1.234,5")
            #expect(show(Text("\(0.25, format: .percent)")) == "25%")
            let date = Date(timeIntervalSince1970: 0)
            #expect(show(Text(date, format: .dateTime.year())) == "1970")
            #expect(Text(1, format: .number) == Text(1, format: .number))
            #expect(Text(1, format: .number) != Text(2, format: .number))
        }

        @Test func keysAndTextsCompareByValue() {
            let (one, two) = (1001, 1002)
            #expect(LocalizedStringKey("a") == "a")
            #expect(Text("\(one)") == Text("\(one)"))
            #expect(Text("\(one)") != Text("\(two)"))
        }

        @Test func positionsMayDiffer() {
            var next = 0
            let pieces = FormatPattern.pieces(of: "%2$@ by %1$lld, 50 % off %", next: &next)
            #expect(
                pieces == [
                    .argument(1, specifier: "%@"), .literal(" by "), .argument(0, specifier: "%lld"),
                    .literal(", 50 % off %"),
                ])
        }
    }
}
