import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

@MainActor @Suite(.serialized) struct TextDateTests {
    private let start = Date(timeIntervalSince1970: 1_000_000)

    private func show(_ text: Text, after seconds: TimeInterval = 0) -> (string: String, wait: TimeInterval?) {
        let before = TextClock.now
        TextClock.now = { start.addingTimeInterval(seconds) }
        defer { TextClock.now = before }
        var values = EnvironmentValues()
        values.locale = Locale(identifier: "en_US")
        values.timeZone = TimeZone(identifier: "UTC")!
        let (content, next) = withExtendedLifetime(values) { text.slowResolve(TextStyleCache.of(values)) }
        return (content.string, next?.timeIntervalSince(TextClock.now()))
    }

    @Test func timersCount() {
        let text = Text(start.addingTimeInterval(3725), style: .timer)
        #expect(show(text).string == "1:02:05")
        #expect(show(text, after: 0.25).string == "1:02:05")
        #expect(abs(show(text, after: 0.25).wait! - 0.75) < 1e-5)
        #expect(show(text, after: 3725).string == "0:00")
        #expect(show(text, after: 3800.5).string == "1:15")
    }

    @Test func intervalsEnd() {
        let text = Text(timerInterval: start...start.addingTimeInterval(90))
        #expect(show(text).string == "1:30")
        #expect(show(text, after: 30).string == "1:00")
        #expect(show(text, after: 100).string == "0:00")
        #expect(show(text, after: 100).wait == nil)
        let up = Text(timerInterval: start...start.addingTimeInterval(4000), countsDown: false, showsHours: false)
        #expect(show(up, after: 3700).string == "61:40")
        let paused = Text(timerInterval: start...start.addingTimeInterval(90), pauseTime: start.addingTimeInterval(60))
        #expect(show(paused, after: 80).string == "0:30")
    }

    @Test func distancesAreTold() {
        let date = start.addingTimeInterval(2 * 3600 + 23 * 60)
        #expect(show(Text(date, style: .relative)).string == "2 hours, 23 minutes")
        #expect(show(Text(date, style: .offset)).string == "+2 hours")
        #expect(show(Text(date, style: .offset), after: 3 * 3600).string == "−37 minutes")
        #expect(show(Text(start, style: .relative)).string == "0 seconds")
    }

    @Test func datesAndTimesFollowTheLocale() {
        #expect(show(Text(start, style: .date)).string == "January 12, 1970")
        #expect(show(Text(start, style: .time)).string.hasPrefix("1:46"))
        #expect(show(Text(start...start.addingTimeInterval(3600))).string.contains("1:46"))
        #expect(show(Text(start...start.addingTimeInterval(3600))).string.contains("2:46"))
    }

    @Test func aRunningTimerAsksForItsNextSecond() {
        let before = TextClock.now
        TextClock.now = { start }
        defer { TextClock.now = before }
        let host = HostedView(Text(start.addingTimeInterval(10.5), style: .timer))
        #expect(host.texts.map(\.string) == ["0:11"])
        #expect(host.graph.animated.nextTime == 0.5)
        TextClock.now = { start.addingTimeInterval(0.5) }
        for node in host.graph.animated.take(at: 0.5) { node.kind.timeCame(node, 0.5) }
        host.graph.flush()
        #expect(host.texts.map(\.string) == ["0:10"])
    }
}
