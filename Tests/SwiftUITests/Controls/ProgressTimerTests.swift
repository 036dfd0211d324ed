import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUI

/// Progress views of intervals of time.
@MainActor
@Suite("Progress of time")
struct ProgressTimerTests {
    private let start = Date(timeIntervalSinceReferenceDate: 1000)

    @Test("Before, within and after the interval, up and down; an interval of no length")
    func fractions() {
        let up = ProgressTimer(interval: start...(start + 10), countsDown: false)
        let down = ProgressTimer(interval: start...(start + 10), countsDown: true)
        let parts = [-5.0, 0, 2.5, 10, 50].map { up.fraction(at: start + $0) }
        #expect(parts == [0, 0, 0.25, 1, 1])
        #expect([-5.0, 0, 2.5, 10, 50].map { down.fraction(at: start + $0) } == parts.map { 1 - $0 })
        let none = ProgressTimer(interval: start...start, countsDown: false)
        #expect(none.fraction(at: start - 1) == 0 && none.fraction(at: start) == 1)
    }

    @Test("Dates are those of the interval alone, a thousand steps or thirty a second, and the end is one of them")
    func dates() {
        let day = ProgressTimer(interval: start...(start + 86_400), countsDown: true)
        let all = Array(IteratorSequence(day.entries(from: start, mode: .normal)))
        #expect(all.count == 1001 && all.first == start && all.last == start + 86_400)
        let second = ProgressTimer(interval: start...(start + 1), countsDown: true)
        #expect(Array(IteratorSequence(second.entries(from: start, mode: .normal))).count <= 32)
        #expect(day.entries(from: start + 86_400, mode: .normal).next() == nil)
        let distant = ProgressTimer(interval: .distantPast ... .distantFuture, countsDown: false)
        #expect(distant.entries(from: start, mode: .normal).next()! <= start)
    }

    @Test("The view fills as time passes, with the time left beside it, and then rests")
    func view() {
        let now = Date()
        let host = TestHost(
            ProgressView(timerInterval: now...(now + 60), countsDown: false) { Text("Tea") },
            size: CGSize(width: 200, height: 100))
        #expect(host.text.first == "Tea" && host.text.count == 2)
        func value() -> Double { host.accessibility.lazy.compactMap { Double($0.value.dropLast()) }.first ?? -1 }
        let first = value()
        #expect((0...3).contains(first))
        host.advance(by: 30)
        #expect((first + 48...first + 52).contains(value()))
        host.advance(by: 40)
        #expect(value() == 100)
    }
}
