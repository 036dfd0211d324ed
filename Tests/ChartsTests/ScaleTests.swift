import Foundation
import SwiftUI
import Testing

@testable import Charts

@MainActor
@Suite("Scales of charts")
struct ScaleTests {
    @Test("Ticks are multiples of 1, 2 or 5 times a power of ten")
    func niceTicks() {
        #expect(NiceTicks(from: 0, to: 97, count: 5).inside == [0, 20, 40, 60, 80])
        #expect(NiceTicks(from: 0, to: 97, count: 5).coveringRange == 0...100)
        #expect(NiceTicks(from: -3, to: 3, count: 6).inside == [-3, -2, -1, 0, 1, 2, 3])
        #expect(NiceTicks(from: 0, to: 0.9, count: 4).step == 0.2)
        #expect(NiceTicks(from: 5, to: 5, count: 5).inside.contains(5))
        #expect(NiceTicks(from: -.greatestFiniteMagnitude, to: .greatestFiniteMagnitude, count: 5).step.isFinite)
        #expect(NiceTicks.multiples(of: 1e-9, over: 0, 1).count == 2)
    }

    @Test("Numbers include zero and have round ends unless the app says otherwise")
    func numberDomain() {
        let usual = model { PointMark(x: .value("x", 40), y: .value("y", 97)) }
        #expect(usual.y.domain == [.number(0), .number(100)])
        let own = model({ $0.y.scale.domain = AutomaticScaleDomain(includesZero: false)._domain }) {
            PointMark(x: .value("x", 1), y: .value("y", 90.5))
            PointMark(x: .value("x", 2), y: .value("y", 99.2))
        }
        #expect(own.y.domain == [.number(90), .number(100)])
        let fixed = model({ $0.y.scale.domain = (3.0...7.0)._domain }) {
            PointMark(x: .value("x", 1), y: .value("y", 5))
        }
        #expect(fixed.y.domain == [.number(3), .number(7)] && fixed.y.place(.number(5)) == 0.5)
    }

    @Test("Categories have equal bands in the order in which they appear")
    func categories() {
        let model = model {
            BarMark(x: .value("x", "b"), y: .value("y", 1))
            BarMark(x: .value("x", "a"), y: .value("y", 2))
        }
        #expect(model.x.domain == [.category("b"), .category("a")])
        #expect(model.x.place(.category("a")) == 0.75)
        #expect(model.x.place(.category("unknown")).isNaN)
        #expect(model.x.datum(at: 0.9) == .category("a") && model.x.datum(at: 1.1) == nil)
    }

    @Test("Logarithms, roots and symmetric logarithms place values and find them again")
    func transforms() {
        let log = PlotScale(.log, low: 1, high: 1000, isDate: false)
        #expect(abs(log.place(.number(10)) - 1.0 / 3) < 1e-12)
        #expect(log.place(.number(-1)) == 0)
        let root = PlotScale(.squareRoot, low: 0, high: 100, isDate: false)
        #expect(root.place(.number(25)) == 0.5)
        for transform in [ScaleTransform.linear, .log, .squareRoot, .symmetricLog(2)] {
            let scale = PlotScale(transform, low: 0.5, high: 80, isDate: false)
            let found = scale.datum(at: scale.place(.number(7)))?.amount ?? .nan
            #expect(abs(found - 7) < 1e-9)
        }
        let ticks = AxisTicks(.automatic, log, count: 5)
        #expect(ticks.values == [1, 10, 100, 1000].map { .number($0) })
    }

    @Test("Descending values and reversed domains make descending axes")
    func reversed() {
        let model = model({ $0.x.scale.domain = [10, 0]._domain }) { PointMark(x: .value("x", 2), y: .value("y", 1)) }
        #expect(model.x.place(.number(10)) == 0 && model.x.place(.number(0)) == 1)
        let automatic = AutomaticScaleDomain(isReversed: true)
        let other = reversedModel(automatic)
        #expect(other.y.place(.number(0)) == 1)
    }

    private func reversedModel(_ domain: AutomaticScaleDomain) -> ChartModel {
        model({ $0.y.scale.domain = domain._domain }) { PointMark(x: .value("x", 2), y: .value("y", 10)) }
    }

    @Test("Dates have ticks at the beginnings of calendar units")
    func dates() {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC")!
        let year = DateStride(
            from: day(0).timeIntervalSinceReferenceDate, to: day(366).timeIntervalSinceReferenceDate, count: 12,
            calendar: calendar)
        #expect(year.unit == .month && year.count == 1)
        let quarters = DateStride(unit: .month, count: 3, calendar: calendar).dates(
            from: day(10).timeIntervalSinceReferenceDate, to: day(366).timeIntervalSinceReferenceDate)
        #expect(quarters.map { Date(timeIntervalSinceReferenceDate: $0) } == [day(91), day(182), day(274), day(366)])
        // Long before 1900, and beyond all calendars.
        let old = DateStride(unit: .year, count: 100, calendar: calendar).dates(from: -4e10, to: -2e10)
        #expect(old.count == 6)
        #expect(DateStride(unit: .second, count: 1, calendar: calendar).dates(from: 0, to: 1e9).count <= 501)
        #expect(!DateStride(unit: .year, count: 1, calendar: calendar).dates(from: -1e30, to: 1e30).isEmpty)
    }

    @Test("Bins cover the data, and each value has one")
    func bins() {
        let bins = NumberBins(data: [1.5, 9.5], desiredCount: 5)
        #expect(bins.thresholds == [0, 2, 4, 6, 8, 10] && bins.count == 5)
        #expect(bins.index(for: 4) == 2 && bins.index(for: -1) == 0 && bins.index(for: 10) == 4)
        #expect(bins[4].contains(10) && !bins[3].contains(8))
        let dates = DateBins(unit: .day, data: [day(0), day(2)])
        #expect(dates.index(for: day(1)) >= 1)
        #expect(NumberBins(data: [Double]()).count > 0)
    }

    @Test("Numbers of styles blend between colors, names have one each")
    func styles() {
        let model = model {
            PointMark(x: .value("x", 1), y: .value("y", 1)).foregroundStyle(by: .value("Kind", "a"))
            PointMark(x: .value("x", 2), y: .value("y", 1)).foregroundStyle(by: .value("Kind", "b"))
            PointMark(x: .value("x", 3), y: .value("y", 1)).foregroundStyle(by: .value("Kind", "a"))
        }
        #expect(model.styles?.domain == [.category("a"), .category("b")])
        #expect(model.plot.marks[0].styleKey == model.plot.marks[2].styleKey)
        #expect(model.plot.marks[0].styleKey != model.plot.marks[1].styleKey)
        let numbers = numberModel()
        #expect(numbers.styles?.ends == 1...3 && numbers.styles?.domain == [])
    }

    private func numberModel() -> ChartModel {
        model {
            ForEach([1, 3], id: \.self) { number in
                PointMark(x: .value("x", number), y: .value("y", 1)).foregroundStyle(by: .value("Size", number))
            }
        }
    }
}
