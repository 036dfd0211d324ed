import Foundation
import Testing

@testable import OrielFoundation

@Suite("Things found in text")
struct DataDetectorTests {
    private func find(_ types: NSTextCheckingTypes, _ text: String) throws -> [String] {
        let detector = try NSDataDetector(types: types)
        return detector.matches(in: text, range: NSRange(text.startIndex..., in: text)).map {
            (text as NSString).substring(with: $0.range)
        }
    }

    @Test("Links and addresses of mail, without the sentence around them")
    func links() throws {
        let text =
            "See https://example.com/a_(b)?c=d. Or (www.apple.com), example.org:8080/x! Mail joe@example.co.uk; "
            + "not foo.swift, 3.14 or e.g. this."
        #expect(
            try find(.links, text) == [
                "https://example.com/a_(b)?c=d", "www.apple.com", "example.org:8080/x", "joe@example.co.uk",
            ])
        let detector = try NSDataDetector(types: .links)
        let all = detector.matches(in: text, range: NSRange(text.startIndex..., in: text))
        #expect(
            all.map { $0.url?.absoluteString } == [
                "https://example.com/a_(b)?c=d", "http://www.apple.com", "http://example.org:8080/x",
                "mailto:joe@example.co.uk",
            ])
        #expect(all.allSatisfy { $0.resultType.rawValue == .links && $0.phoneNumber == nil && $0.date == nil })
        #expect(detector.firstMatch(in: "é www.a.de", range: NSRange(location: 2, length: 8))?.range.location == 2)
        #expect(detector.numberOfMatches(in: text, range: NSRange(location: 0, length: 20)) == 1)
        #expect(detector.matches(in: text, range: NSRange(location: 0, length: 10_000)).isEmpty)
    }

    @Test("Telephone numbers")
    func phones() throws {
        let text =
            "Call +1 (408) 555-0134, (030) 123 45 67, 555-123-4567 or 4085550134 by 2024-05-01, not 10.0.0.1 or 12."
        #expect(
            try find(.phoneNumbers, text)
                == ["+1 (408) 555-0134", "(030) 123 45 67", "555-123-4567", "4085550134"])
    }

    @Test("Dates and times")
    func dates() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .current
        func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 12, _ minute: Int = 0) -> Date? {
            calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute))
        }
        let now = try #require(date(2024, 5, 15, 9))
        func found(_ text: String) -> [Date?] {
            DateDetection.find(in: text, NSRange(text.startIndex..., in: text), now: now).map(\.date)
        }
        #expect(found("on 2024-06-01, then") == [date(2024, 6, 1)])
        #expect(found("March 5, 2025 at 5:30 PM") == [date(2025, 3, 5, 17, 30)])
        #expect(found("5 March") == [date(2024, 3, 5)])
        #expect(found("12/31/2024 and 31.12.2024") == [date(2024, 12, 31), date(2024, 12, 31)])
        #expect(found("tomorrow at 9am") == [date(2024, 5, 16, 9)])
        #expect(found("next Monday") == [date(2024, 5, 20)])
        #expect(found("meet at 5pm") == [date(2024, 5, 15, 17)])
        #expect(found("13/45/2024 or 2024-02-31") == [])
        let exact = DateDetection.find(in: "2024-01-02T03:04:05Z", NSRange(location: 0, length: 20), now: now).first
        #expect(exact?.date?.timeIntervalSince1970 == 1_704_164_645)
        #expect(exact?.timeZone == .gmt)
    }

    @Test("Postal addresses, by their parts")
    func addresses() throws {
        let text = "Write to 1 Infinite Loop, Cupertino, CA 95014 today."
        let detector = try NSDataDetector(types: .addresses | .phoneNumbers)
        let found = try #require(detector.matches(in: text, range: NSRange(text.startIndex..., in: text)).first)
        #expect(
            found.addressComponents == [.street: "1 Infinite Loop", .city: "Cupertino", .state: "CA", .zip: "95014"])
        #expect(found.components == found.addressComponents)
    }

    @Test("Unknown kinds are an error; long texts of beginnings end")
    func hostile() throws {
        #expect(throws: (any Error).self) { try NSDataDetector(types: 1) }
        for part in ["a.", "1 ", "1 a ", "(", "@a", "http://", "1/1/", "www."] {
            _ = try find(.links | .dates | .addresses | .phoneNumbers, String(repeating: part, count: 4000))
        }
    }

    @Test("Results are made of their values")
    func made() throws {
        let range = NSRange(location: 1, length: 2)
        let url = try #require(URL(string: "https://a.b"))
        let link = NSTextCheckingResult.linkCheckingResult(range: range, url: url)
        #expect(link.url == url && link.range == range && link.phoneNumber == nil)
        #expect(NSTextCheckingResult.phoneNumberCheckingResult(range: range, phoneNumber: "12").phoneNumber == "12")
        let date = Date(timeIntervalSince1970: 0)
        #expect(NSTextCheckingResult.dateCheckingResult(range: range, date: date).date == date)
        let address = NSTextCheckingResult.addressCheckingResult(range: range, components: [.city: "Bern"])
        #expect(address.components == [.city: "Bern"])
    }

    @Test("Core Foundation's bytes are created, extended and read; a class has no methods by name")
    func bytes() throws {
        let data = try #require(CFDataCreateMutable(nil, 0))
        CFDataAppendBytes(data, [1, 2, 3], 3)
        CFDataGetMutableBytePtr(data)?[0] = 9
        CFDataSetLength(data, 4)
        #expect(data as Data == Data([9, 2, 3, 0]) && CFDataGetLength(data as Data) == 4)
        var read: [UInt8] = [0, 0]
        CFDataGetBytes(data as Data, CFRange(location: 1, length: 2), &read)
        #expect(read == [2, 3] && CFDataCreate(nil, nil, 1) == nil && CFDataCreate(nil, [5], 1) == Data([5]))
        CFDataGetBytes(data as Data, CFRange(location: 4, length: 2), &read)
        #expect(read == [2, 3] && !NSObject.responds(to: Selector("shared")))
        #expect(HUGE == .greatestFiniteMagnitude)
    }
}
