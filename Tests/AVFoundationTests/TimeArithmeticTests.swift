import CoreMedia
import Foundation
import Testing

@Suite("Times of films")
struct TimeArithmeticTests {
    @Test("Sums are exact in the units that both have")
    func sums() {
        let sum = CMTime(value: 1, timescale: 3) + CMTime(value: 1, timescale: 4)
        #expect((sum.value, sum.timescale) == (7, 12) && !sum.hasBeenRounded)
        // A sum of many frames does not drift.
        let frame = CMTime(value: 1001, timescale: 30_000)
        let film = (0..<30_000).reduce(CMTime.zero) { time, _ in time + frame }
        #expect(film == CMTime(value: 1001, timescale: 1))
        let fine = CMTime(value: 1, timescale: 2_000_000_011) + CMTime(value: 1, timescale: 1_999_999_973)
        #expect(fine.hasBeenRounded && fine.timescale == 2_000_000_011)
        #expect(
            CMTime(value: 3, timescale: 600) - CMTime(value: 5, timescale: 600) == CMTime(value: -2, timescale: 600))
        #expect((CMTime(value: .max, timescale: 1) + CMTime(value: 1, timescale: 1)).isPositiveInfinity)
    }

    @Test("Times that are no numbers keep their order and their rules")
    func others() {
        let order: [CMTime] = [
            .negativeInfinity, CMTime(value: -1, timescale: 1), .zero, .indefinite, .positiveInfinity, .invalid,
        ]
        #expect(order.shuffled().sorted() == order)
        #expect(!(CMTime.positiveInfinity + .negativeInfinity).isValid)
        #expect((CMTime.positiveInfinity - .negativeInfinity).isPositiveInfinity)
        #expect((CMTime.zero - .positiveInfinity).isNegativeInfinity)
        #expect((CMTime.indefinite + CMTime(value: 1, timescale: 1)).isIndefinite)
        #expect(!(CMTime.invalid + .positiveInfinity).isValid)
        #expect(!CMTime(value: 1, timescale: 0).isValid && !CMTime(value: 1, timescale: -5).isNumeric)
        #expect(!CMTime(seconds: .nan, preferredTimescale: 600).isValid)
        #expect(CMTime(seconds: 1e300, preferredTimescale: 600).isPositiveInfinity)
    }

    @Test("Comparing is exact where seconds would be rounded")
    func comparing() {
        let (a, b) = (CMTime(value: 1 << 60, timescale: 3), CMTime(value: (1 << 60) + 1, timescale: 3))
        #expect(a < b && a != b && CMTimeCompare(a, b) == -1 && CMTimeCompare(b, a) == 1)
        #expect(CMTime(value: 1, timescale: 2) == CMTime(value: 300, timescale: 600))
        #expect(Set([CMTime(value: 1, timescale: 2), CMTime(value: 300, timescale: 600)]).count == 1)
        #expect(CMTimeMinimum(a, b) == a && CMTimeMaximum(a, b) == b)
        #expect(CMTimeAbsoluteValue(CMTime(value: -3, timescale: 2)) == CMTime(value: 3, timescale: 2))
    }

    @Test(
        "Units are converted by each way of rounding",
        arguments: [
            (CMTimeRoundingMethod.roundHalfAwayFromZero, 3, -3), (.roundTowardZero, 2, -2), (.roundAwayFromZero, 3, -3),
            (.roundTowardPositiveInfinity, 3, -2), (.roundTowardNegativeInfinity, 2, -3), (.quickTime, 2, -2),
        ])
    func rounding(method: CMTimeRoundingMethod, above: Int64, below: Int64) {
        #expect(CMTimeConvertScale(CMTime(value: 5, timescale: 2), timescale: 1, method: method).value == above)
        #expect(CMTimeConvertScale(CMTime(value: -5, timescale: 2), timescale: 1, method: method).value == below)
        #expect(!CMTimeConvertScale(CMTime(value: 5, timescale: 2), timescale: 0, method: method).isValid)
    }

    @Test("Times are multiplied")
    func products() {
        #expect(CMTimeMultiply(CMTime(value: 7, timescale: 600), multiplier: -2) == CMTime(value: -14, timescale: 600))
        #expect(
            CMTimeMultiplyByRatio(CMTime(value: 10, timescale: 1), multiplier: 3, divisor: 2)
                == CMTime(value: 15, timescale: 1))
        #expect(!CMTimeMultiplyByRatio(.zero, multiplier: 1, divisor: 0).isValid)
        #expect(CMTimeMultiply(.positiveInfinity, multiplier: -1).isNegativeInfinity)
        #expect(abs(CMTimeMultiplyByFloat64(CMTime(value: 1, timescale: 1), multiplier: 0.1).seconds - 0.1) < 1e-9)
        #expect(CMTimeMultiply(CMTime(value: .min, timescale: 1), multiplier: -1).isPositiveInfinity)
    }

    @Test("A later run of a clock comes later, whatever its times; runs are not added to each other")
    func epochs() {
        func time(_ value: Int64, _ epoch: Int64) -> CMTime {
            CMTime(value: value, timescale: 10, flags: .valid, epoch: epoch)
        }
        #expect(time(5, 1) < time(1, 2) && !(time(1, 2) < time(5, 1)) && time(5, 1) != time(5, 2))
        #expect(CMTimeCompare(time(5, 1), time(5, 2)) == -1 && CMTimeCompare(time(1, 2), time(5, 1)) == 1)
        #expect((time(3, 2) + time(4, 2)).epoch == 2 && (time(3, 2) - time(4, 2)).epoch == 0)
        #expect((time(3, 0) + time(4, 2)).epoch == 2 && (time(3, 2) + time(4, 0)).epoch == 2)
        #expect(!(time(3, 1) + time(4, 2)).isValid && (time(3, 1) + time(4, 1)).value == 7)
    }

    @Test("Ranges contain, meet and map times; values keep both")
    func ranges() {
        func time(_ seconds: Double) -> CMTime { CMTime(seconds: seconds, preferredTimescale: 600) }
        let range = CMTimeRange(start: time(2), duration: time(4))
        #expect(range.containsTime(time(2)) && !range.containsTime(time(6)))
        #expect(
            range.intersection(CMTimeRange(start: time(5), end: time(9))) == CMTimeRange(start: time(5), end: time(6)))
        #expect(range.union(CMTimeRange(start: time(8), end: time(9))) == CMTimeRange(start: time(2), end: time(9)))
        #expect(CMTimeClampToRange(time(1), range: range) == time(2))
        let target = CMTimeRange(start: .zero, duration: time(2))
        #expect(CMTimeMapTimeFromRangeToRange(time(4), fromRange: range, toRange: target) == time(1))
        #expect(!CMTimeRange(start: .zero, duration: time(-1)).isValid)
        let odd = CMTime(value: -7_777_777_777_777, timescale: 90_000)
        let value = NSValue(time: odd).timeValue
        #expect((value.value, value.timescale, value.flags) == (odd.value, odd.timescale, odd.flags))
        #expect(NSValue(time: .indefinite).timeValue.isIndefinite)
        #expect(NSValue(timeRange: range).timeRangeValue == range)
    }
}
