import Foundation
import FrontEndKit
import Testing

@testable import TerminalFrontend

@Suite("Outlines as polygons and pixels")
struct OutlineTests {
    private func path(_ elements: Path.Element...) -> Path { Path(storage: .elements(elements)) }

    private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

    private func points(_ path: Path, _ transform: CGAffineTransform = .identity) -> [[CGPoint]] {
        Outline(path, transform).parts.map(\.points)
    }

    private func isNear(_ a: CGPoint, _ b: CGPoint) -> Bool { abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9 }

    @Test("Lines keep their points; open parts, closed ones and single points are distinguished")
    func lines() {
        let outline = Outline(
            path(
                .move(to: point(1, 2)), .line(to: point(5, 2)), .line(to: point(5, 9)), .closeSubpath,
                .line(to: point(3, 3)), .move(to: point(7, 7)), .move(to: point(8, 8)), .line(to: point(9, 11))),
            CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 10, ty: 20))
        #expect(
            outline.parts.map(\.points) == [
                [point(12, 26), point(20, 26), point(20, 47)], [point(12, 26), point(16, 29)],
                [point(26, 44), point(28, 53)],
            ])
        #expect(outline.parts.map(\.isClosed) == [true, false, false])
        #expect(outline.bounds == CGRect(x: 12, y: 26, width: 16, height: 27))
        #expect(Outline(path(.move(to: point(7, 7))), .identity).bounds.isNull)
        #expect(points(path(.move(to: point(7, 7)), .line(to: point(.nan, 7)))).isEmpty)
        #expect(points(path(.move(to: point(7, 7)), .line(to: point(1e6, 7)))).isEmpty)
        #expect(points(path(.move(to: point(7, 7)), .line(to: point(999_999, 7)))).count == 1)
    }

    @Test("A curve has a line for each six points of its length, at least 3 and at most 64")
    func curves() throws {
        func cubic(_ factor: CGFloat) -> [CGPoint] {
            let curve = Path.Element.curve(
                to: point(131, 73), control1: point(107, 55), control2: point(118, 52))
            return points(path(.move(to: point(100, 50)), curve), CGAffineTransform(scaleX: factor, y: factor))[0]
        }
        // 12, 14 and 34 points: 60 together.
        #expect(cubic(1).count == 11 && cubic(0.99).count == 10 && cubic(1.11).count == 12)
        #expect(cubic(0.1).count == 4 && cubic(0.3).count == 4 && cubic(0.41).count == 5)
        #expect(cubic(6.5).count == 65 && cubic(100).count == 65)
        #expect(isNear(cubic(1)[5], point((100 + 3 * 107 + 3 * 118 + 131) / 8, (50 + 3 * 55 + 3 * 52 + 73) / 8)))
        #expect(cubic(1).first == point(100, 50) && isNear(cubic(1)[10], point(131, 73)))
        let quad = points(path(.move(to: point(1, 2)), .quadCurve(to: point(13, 26), control: point(13, 2))))[0]
        #expect(quad.count == 7 && quad[0] == point(1, 2) && isNear(quad[6], point(13, 26)))
        #expect(isNear(quad[3], point((1 + 2 * 13 + 13) / 4, (2 + 2 * 2 + 26) / 4)))
        let third = points(path(.move(to: point(0, 0)), .quadCurve(to: point(9, 9), control: point(9, 0))))[0]
        #expect(third.count == 4 && isNear(third[1], point(5, 1)) && isNear(third[2], point(8, 4)))
    }

    /// How much of each pixel is covered, in percent, by its place.
    private func cover(_ path: Path, _ area: CGRect, isEvenOdd: Bool = false) -> [String: Int] {
        var found: [String: Int] = [:]
        let area = PixelArea(area, size: CGSize(width: 2, height: 4), columns: 100, rows: 100)
        Outline(path, .identity).cover(area, size: CGSize(width: 2, height: 4), isEvenOdd: isEvenOdd) { x, y, part in
            found["\(x) \(y)"] = Int((part * 100).rounded())
        }
        return found
    }

    @Test("A pixel is covered by the part of it that is within, by quarters of its height")
    func coverage() {
        let whole = CGRect(x: 0, y: 0, width: 60, height: 60)
        // Pixels of 2 × 4 points: columns 1.5 to 3.25, rows 2 to 3.5.
        let rect = Path(CGRect(x: 3, y: 8, width: 3.5, height: 6))
        #expect(cover(rect, whole) == ["1 2": 50, "2 2": 100, "3 2": 25, "1 3": 25, "2 3": 50, "3 3": 13])
        // Only the area that is asked for.
        #expect(cover(rect, CGRect(x: 4, y: 0, width: 4, height: 12)) == ["2 2": 100, "3 2": 25])
        #expect(cover(rect, CGRect(x: 20, y: 0, width: 4, height: 12)).isEmpty && cover(rect, .zero).isEmpty)
    }

    @Test("Where outlines overlap, the rule says which parts are within")
    func rules() {
        func rect(_ x: CGFloat, _ width: CGFloat, isTurned: Bool = false) -> [Path.Element] {
            let corners = [point(x, 4), point(x + width, 4), point(x + width, 8), point(x, 8)]
            let order = isTurned ? corners.reversed() : corners
            return [.move(to: order[0])] + order.dropFirst().map { .line(to: $0) } + [.closeSubpath]
        }
        let area = CGRect(x: 0, y: 0, width: 20, height: 12)
        let same = Path(storage: .elements(rect(2, 8) + rect(4, 2)))
        let other = Path(storage: .elements(rect(2, 8) + rect(4, 2, isTurned: true)))
        let full = ["1 1": 100, "2 1": 100, "3 1": 100, "4 1": 100]
        let hole = ["1 1": 100, "3 1": 100, "4 1": 100]
        #expect(cover(same, area) == full && cover(other, area) == hole)
        #expect(cover(same, area, isEvenOdd: true) == hole && cover(other, area, isEvenOdd: true) == hole)
    }

    @Test("A rectangle's pixels are those that it touches, within the canvas")
    func areas() {
        func area(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> [Range<Int>] {
            let area = PixelArea(
                CGRect(x: x, y: y, width: width, height: height), size: CGSize(width: 4, height: 8), columns: 10,
                rows: 6)
            return [area.x, area.y]
        }
        #expect(area(4, 8, 8, 16) == [1..<3, 1..<3] && area(3.9, 7.9, 8.2, 16.2) == [0..<4, 0..<4])
        #expect(area(5, 9, 1, 1) == [1..<2, 1..<2])
        #expect(area(-9, -9, 100, 100) == [0..<10, 0..<6] && area(50, 60, 9, 9) == [10..<10, 6..<6])
        #expect(area(-50, -60, 9, 9) == [0..<0, 0..<0])
        #expect(area(.nan, 0, 9, 9) == [0..<0, 0..<0] && area(0, 0, 9, .infinity) == [0..<0, 0..<0])
        let null = PixelArea(.null, size: CGSize(width: 4, height: 8), columns: 10, rows: 6)
        #expect(null.isEmpty && null.x == 0..<0)
    }
}
