import Foundation
import SwiftUITesting
import Testing

@testable import OrielFoundation

/// Formats in translations are read here, never by C: their contents can do no harm.
@MainActor @Suite struct FormatSpecifierTests {
    private let locale = Locale(identifier: "en_US")

    private func string(_ format: String, _ arguments: FormatArgument...) -> String {
        LocalizedRun.runs(of: format, as: .attributesOnly, language: "en", arguments: arguments, locale: locale)
            .map { $0.string(locale: locale) }.joined()
    }

    private func number(_ value: Int) -> FormatArgument { .number(value, specifier: "%lld") }
    private func number(_ value: Double) -> FormatArgument { .number(value, specifier: "%lf") }

    @Test(
        "Whole numbers are written as C does",
        arguments: [
            "%5d", "%-5d|", "%05d", "%+d", "%+05d", "%.3d", "%8.3d", "%-8.3d|", "%x", "%#x", "%08X", "%#o", "%c", "%3c",
            "%ld", "%hd", "%-+6d|", "%08.3d",
        ], [0, 7, 65, -42, 12345])
    func wholeNumbers(_ format: String, _ value: Int) {
        guard !format.hasSuffix("c") || value == 65 else { return }
        // For numbers that are longer than C's default, the format must say so.
        let c = format.replacingOccurrences(of: "l", with: "").replacingOccurrences(of: "h", with: "")
        let kind = c.last { $0.isLetter }!
        let expected = String(format: kind == "c" ? c : c.replacingOccurrences(of: "\(kind)", with: "l\(kind)"), value)
        let shown = string(format, number(value))
        #expect(shown == expected || shown.filter { $0 != "," } == expected, "\(format) \(value)")
    }

    @Test(
        "Fractions are written as C does",
        arguments: [
            "%.2f", "%8.2f", "%-8.1f|", "%+.1f", "%e", "%.3e", "%g", "%G", "%E", "%a", "%010.3f", "%.0f", "%#.0f",
        ],
        [0, 0.5, -2.25, 123.456, 1e-10, .infinity, -.infinity])
    func fractions(_ format: String, _ value: Double) {
        #expect(string(format, number(value)) == String(format: format, value), "\(format) \(value)")
    }

    @Test("Values are shown by their own type where the specifier is for another, with one warning each")
    func mismatches() {
        var shown: [String] = []
        let warnings = TestHost.warnings {
            shown = [
                string("%s", number(3)), string("%S %p", number(3), number(4)),
                string("%@ %d", .string("a"), .string("b")),
                string("%d", number(2.5)), string("%f", number(2)), string("%s", .string("c")),
            ]
        }
        #expect(shown == ["3", "3 4", "a b", "2.500000", "2", "c"])
        #expect(warnings.count == 6)
        #expect(
            warnings.first
                == "The format specifier %s is not for values of type Int; the value is shown as usual.")
    }

    @Test("A column is at most 500 places wide")
    func bounds() {
        var lengths: [Int] = []
        let warnings = TestHost.warnings {
            lengths = ["%999999999d", "%.999999999d", "%99999999999999999999f", "%.999999999f", "%0999999999x"].map {
                string($0, $0.hasSuffix("f") ? number(1.5) : number(1)).count
            }
        }
        #expect(lengths == [500, 500, 500, 502, 500])
        #expect(warnings.count == 5)
    }

    @Test(
        "What is no specifier is text",
        arguments: ["%", "%%", "50 % of", "%*d", "%1$", "%.", "%z", "%99999999999999999999$d", "%0$d", "%l"])
    func noSpecifiers(_ format: String) {
        let expected = format == "%%" ? "%" : format == "%99999999999999999999$d" ? "1" : format
        #expect(string(format, number(1)) == expected || format == "%0$d")
        _ = string(format)
    }

    @Test("A position beyond the values, or the smallest there is, is text")
    func positions() {
        #expect(string("%3$d %1$d", number(1)) == "%d 1")
        #expect(string("^[%d apple](agreeWithArgument: -9223372036854775808)", number(1)) == "1 apple")
    }

    // MARK: Plurals

    private func plural(_ format: String, _ forms: [String: [String: String]], _ values: Int...) -> String {
        LocalizedTable.Entry.plural(format: format, forms: forms).format(values.map(number), language: "en")
    }

    @Test("Forms may name further variables")
    func nestedForms() {
        let forms = [
            "files": ["one": "a file %#@places@", "other": "%1$lld files %#@places@"],
            "places": ["one": "in a place", "other": "in %2$lld places"],
        ]
        #expect(plural("%#@files@.", forms, 2, 1) == "%1$lld files in a place.")
        #expect(plural("%#@places@ 50 %% %#@none@ %", ["places": ["other": "x"]]) == "x 50 %%  %")
    }

    @Test("A form that names itself, directly or by way of others, leaves that out")
    func cycles() {
        var shown: [String] = []
        let warnings = TestHost.warnings {
            shown = [
                plural("%#@a@", ["a": ["other": "1%#@a@2"]], 5),
                plural("%#@a@", ["a": ["other": "1%#@b@2"], "b": ["other": "3%#@a@4"]], 5),
            ]
        }
        #expect(shown == ["12", "1342"])
        #expect(
            warnings
                == Array(
                    repeating: "The plural variable \"a\" of a translation names itself; it is left out.", count: 2))
    }

    @Test("Forms that multiply stop at a hundred variables")
    func multiplying() {
        var forms: [String: [String: String]] = ["v40": ["other": "x"]]
        for depth in 0..<40 { forms["v\(depth)"] = ["other": "%#@v\(depth + 1)@%#@v\(depth + 1)@"] }
        var length = 0
        let warnings = TestHost.warnings { length = plural("%#@v0@", forms, 5).count }
        #expect(length <= 100)
        #expect(warnings.first?.contains("more than 100 plural variables") == true)
    }

    @Test("The number of a value may be any")
    func argumentNumbers() {
        let forms = ["a": ["other": "x", "argument": "\(Int.min)"], "b": ["other": "y", "argument": "\(Int.max)"]]
        #expect(plural("%#@a@%#@b@", forms, 1) == "xy")
    }
}
