import Foundation
import Testing

@testable import OSLog
@testable import os

/// Places in the messages of a program, and how many of those are kept.
@Suite("Places in logged messages")
struct LogPlaceTests {
    @Test("A place is some seconds from now, from the start of the machine, or a date")
    func places() throws {
        let store = try OSLogStore(scope: .currentProcessIdentifier)
        let date = Date(timeIntervalSinceReferenceDate: 5)
        #expect(store.position(date: date).date == date)
        var before = Date()
        let ago = store.position(timeIntervalSinceEnd: -100).date
        #expect(ago >= before.addingTimeInterval(-100) && ago <= Date(timeIntervalSinceNow: -100))
        before = Date()
        let uptime = ProcessInfo.processInfo.systemUptime
        let started = store.position(timeIntervalSinceLatestBoot: 40).date
        let (laterUptime, after) = (ProcessInfo.processInfo.systemUptime, Date())
        #expect(
            started >= before.addingTimeInterval(40 - laterUptime) && started <= after.addingTimeInterval(40 - uptime))
    }

    @Test("Messages at a place count, earlier ones do not; each level has its own")
    func entries() throws {
        let subsystem = "org.example.\(UUID())"
        let store = try OSLogStore(scope: .currentProcessIdentifier)
        for (number, level) in [OSLogType.debug, .info, .default, .error, .fault].enumerated() {
            LogHistory.shared.add(
                LoggedMessage(
                    date: Date(timeIntervalSinceReferenceDate: Double(number)), subsystem: subsystem, category: "c",
                    level: level, text: "\(number)"))
        }
        let own = NSPredicate(format: "subsystem == %@", subsystem)
        let all = try store.getEntries(matching: own).compactMap { $0 as? OSLogEntryLog }
        #expect(all.map(\.level) == [.debug, .info, .notice, .error, .fault])
        #expect(all.map(\.formatString) == ["0", "1", "2", "3", "4"] && all.first?.sender == all.first?.process)
        #expect(all.first?.processIdentifier == ProcessInfo.processInfo.processIdentifier)
        let place = store.position(date: Date(timeIntervalSinceReferenceDate: 2))
        #expect(try store.getEntries(at: place, matching: own).map(\.composedMessage) == ["2", "3", "4"])
        let reversed = try store.getEntries(with: .reverse, at: place, matching: own)
        #expect(reversed.map(\.composedMessage) == ["4", "3", "2"])
        #expect(OSLogStore.Scope.currentProcessIdentifier.rawValue == 1 && OSLogEntryLog.Level.fault.rawValue == 5)
    }

    @Test("As many messages as are kept stay in their order; then the oldest make room")
    func limits() {
        let history = LogHistory()
        func add(_ numbers: Range<Int>) {
            for number in numbers {
                history.add(LoggedMessage(date: Date(), subsystem: "", category: "", level: .info, text: "\(number)"))
            }
        }
        var texts: [String] { history.messages.map(\.text) }
        #expect(texts.isEmpty)
        add(0..<2000)
        #expect(texts.count == LogHistory.limit && texts.first == "0" && texts.last == "1999")
        add(2000..<2003)
        #expect(texts.count == 2000 && texts.first == "3" && texts.last == "2002" && texts[1997] == "2000")
        add(2003..<4001)
        #expect(texts.count == 2000 && texts.first == "2001" && texts.last == "4000")
    }
}
