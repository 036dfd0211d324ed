import Foundation
import Testing

@testable import Memorize

@Suite("Fitting cards into a space")
struct GridFitTests {
    private func fit(_ count: Int, _ width: CGFloat, _ height: CGFloat, minimum: CGFloat = 1) -> GridFit {
        GridFit(
            count: count, in: CGSize(width: width, height: height), aspectRatio: 2 / 3, spacing: 10,
            minimumWidth: minimum)
    }

    /// Whether cells of a width fit in some number of columns, found by trying.
    private func fits(_ count: Int, width: Int, in size: CGSize) -> Bool {
        (1...count).contains { columns in
            let rows = (count + columns - 1) / columns
            return columns * width + (columns - 1) * 10 <= Int(size.width)
                && CGFloat(rows) * CGFloat(width) * 1.5 + CGFloat(rows - 1) * 10 <= size.height + 1e-6
        }
    }

    @Test("No wider cells would fit, in any number of columns")
    func largest() {
        var generator = SeededGenerator(seed: 4)
        for _ in 0..<500 {
            let count = Int.random(in: 1...60, using: &generator)
            let size = CGSize(
                width: Int.random(in: 200...1200, using: &generator),
                height: Int.random(in: 200...900, using: &generator))
            let width = Int(fit(count, size.width, size.height).cellWidth)
            guard width > 1 else { continue }
            #expect(fits(count, width: width, in: size), "\(count) cells of \(width) in \(size)")
            #expect(!fits(count, width: width + 1, in: size), "\(count) cells wider than \(width) in \(size)")
        }
    }

    @Test("The columns chosen are those the cells fit in")
    func columnsFit() {
        for count in 1...40 {
            let found = fit(count, 700, 500)
            let rows = CGFloat((count + found.columns - 1) / found.columns)
            #expect(CGFloat(found.columns) * (found.cellWidth + 10) - 10 <= 700)
            #expect(rows * (found.cellWidth * 1.5 + 10) - 10 <= 500)
        }
    }

    @Test("One cell takes all of the room it can")
    func oneCell() {
        #expect(fit(1, 300, 300).cellWidth == 200)
        #expect(fit(1, 100, 900).cellWidth == 100)
        #expect(fit(1, 300, 300).columns == 1)
    }

    @Test("Below the minimum the columns fill the width instead")
    func scrolling() {
        let found = fit(400, 300, 200, minimum: 64)
        #expect(found.columns == 4)
        #expect(found.cellWidth == 67)
        #expect(fit(400, 40, 200, minimum: 64) == fit(400, 40, 100, minimum: 64))
        #expect(fit(400, 40, 200, minimum: 64).columns == 1)
    }

    @Test("Nothing to lay out, or no room, is no trap", arguments: [0, 1, 5])
    func degenerate(count: Int) {
        for (width, height) in [(0, 0), (0, 100), (100, 0), (5, 5)] {
            let found = fit(count, CGFloat(width), CGFloat(height), minimum: 64)
            #expect(found.columns >= 1 && found.cellWidth >= 1)
        }
    }
}
