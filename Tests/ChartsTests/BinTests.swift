import Charts
import Foundation
import Testing

@Suite("Bins of charts")
struct BinTests {
    @Test("A number of bins divides a range exactly between its ends")
    func exactCount() {
        #expect(NumberBins(range: -0.5...1.5, count: 4).thresholds == [-0.5, 0, 0.5, 1, 1.5])
        #expect(NumberBins(range: 0...10, count: 5).thresholds == [0, 2, 4, 6, 8, 10])
        #expect(NumberBins(range: 0...10, count: 3).thresholds == [0, 3, 7, 10])
        #expect(NumberBins(range: 1.0...2.0, count: 0).thresholds == [1, 2])
        #expect(NumberBins(range: Float(0)...1, count: 2).index(for: 0.75) == 1)
        #expect(NumberBins(range: 0...Double.infinity, count: 2).isEmpty)
    }

    @Test("Without a wish, the number of bins follows the spread and the number of values")
    func scottsRule() {
        func spread(_ count: Int) -> [Double] { (0..<count).map { Double($0) / Double(count) } }
        let few = NumberBins(data: spread(20))
        let many = NumberBins(data: spread(20_000))
        #expect(few.count < 10 && many.count >= 20 && many.count <= 250)
        #expect(NumberBins(data: spread(20), desiredCount: 20).count == 19)
        #expect(!NumberBins(data: [3, 3, 3]).isEmpty && NumberBins(data: [Double]()).count > 0)
        let seconds = spread(5_000).map { Date(timeIntervalSinceReferenceDate: $0 * 1_000_000) }
        #expect(DateBins(data: seconds).count > DateBins(data: Array(seconds.prefix(10)) + [seconds[4_999]]).count)
    }
}
