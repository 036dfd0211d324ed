import Foundation
import Testing

@testable import PencilKit

/// Inks and tools: their widths, how they look, and their bounds.
@MainActor
@Suite("Inks")
struct InkTests {
    @Test("Each ink has its width at first and its bounds, and is as opaque as its kind")
    func kinds() {
        typealias Ink = PKInk.InkType
        #expect(Ink.allCases == [.pen, .pencil, .marker, .monoline, .fountainPen, .watercolor, .crayon])
        #expect(Ink.allCases.map(\.defaultWidth) == [3, 3, 15, 3, 3, 20, 10])
        #expect(
            Ink.allCases.map(\.validWidthRange) == [0.8...25, 2.4...16, 5...60, 0.5...4, 1.5...15, 10...50, 10...50])
        #expect(Ink.allCases.map(\.opacity) == [1, 0.8, 0.5, 1, 1, 0.35, 1])
        #expect(Ink.allCases.filter { $0.cap == .square } == [.marker])
        #expect(Ink.allCases.filter { $0.cap == .round }.count == 6)
        #expect(Ink.allCases.filter(\.followsSpeed) == [.pen, .fountainPen])
        let versions = Ink.allCases.map { PKInk($0).requiredContentVersion == .version1 }
        #expect(versions == [true, true, true, false, false, false, false])
    }

    @Test("Inks are equal if their kinds and colors are")
    func equality() {
        let red = PKInk(.pen, color: UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(red == PKInk(.pen, color: UIColor(red: 1, green: 0, blue: 0, alpha: 1)))
        #expect(red != PKInk(.marker, color: UIColor(red: 1, green: 0, blue: 0, alpha: 1)))
        #expect(red != PKInk(.pen, color: UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)))
        let parts = PKInk(.pen, color: UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.125)).components
        #expect(zip(parts, [0.25, 0.5, 0.75, 0.125]).allSatisfy { abs($0 - $1) < 0.01 } && parts.count == 4)
        #expect(PKInk(.pen).color == .black)
    }

    @Test("A tool's width stays within its ink's bounds")
    func tools() {
        #expect(PKInkingTool(.marker).width == 15 && PKInkingTool(.marker, width: 4).width == 5)
        #expect(PKInkingTool(.marker, width: 61).width == 60 && PKInkingTool(.marker, width: 60).width == 60)
        #expect(PKInkingTool(.monoline, width: .infinity).width == 1 && PKInkingTool(.pen, width: .nan).width == 1)
        var tool = PKInkingTool(.pen, color: .red, width: 7)
        #expect(tool.inkType == .pen && tool.color == .red && tool.width == 7)
        (tool.inkType, tool.color) = (.pencil, .blue)
        #expect(tool.ink == PKInk(.pencil, color: .blue))
        #expect(PKEraserTool(.vector).width == 1 && PKEraserTool(.bitmap).width == 16)
        #expect(PKEraserTool(.bitmap, width: 4).width == 5 && PKEraserTool(.bitmap, width: 61).width == 60)
        #expect(PKEraserTool(.bitmap, width: 30).width == 30 && PKEraserTool(.fixedWidthBitmap, width: 30).width == 16)
        #expect(PKEraserTool(.vector, width: 9).width == 1)
    }

    @Test("Gray colors are turned around for the other style, colorful ones stay")
    func conversion() {
        func white(_ color: UIColor) -> CGFloat {
            var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            return (red + green + blue) / 3
        }
        let gray = UIColor(white: 0.25, alpha: 1)
        #expect(abs(white(PKInkingTool.convertColor(gray, from: .light, to: .dark)) - 0.75) < 0.01)
        #expect(abs(white(PKInkingTool.convertColor(gray, from: .dark, to: .light)) - 0.75) < 0.01)
        #expect(PKInkingTool.convertColor(gray, from: .dark, to: .dark) == gray)
        #expect(PKInkingTool.convertColor(gray, from: .unspecified, to: .light) == gray)
        let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(PKInkingTool.convertColor(red, from: .light, to: .dark) == red)
    }

    @Test("A marker has flat ends, a pen round ones, and a single point is a disk")
    func ends() throws {
        /// How opaque the pixels of a line from (10, 20) to (30, 20) are, ten points wide.
        func pixels(_ ink: PKInk.InkType, _ places: [CGFloat], opacity: CGFloat = 1) throws -> (Int, Int) -> Int {
            let points = places.map {
                PKStrokePoint(
                    location: CGPoint(x: $0, y: 20), timeOffset: 0, size: CGSize(width: 10, height: 10),
                    opacity: opacity, force: 1, azimuth: 0, altitude: 0)
            }
            let path = PKStrokePath(controlPoints: points, creationDate: .distantPast)
            let drawing = PKDrawing(strokes: [PKStroke(ink: PKInk(ink, color: .black), path: path)])
            let image = try #require(
                drawing.image(from: CGRect(x: 0, y: 0, width: 40, height: 40), scale: 1).cgImage)
            let data = try #require(image.dataProvider?.data.map { $0 as Data })
            return { x, y in Int(data[y * image.bytesPerRow + x * 4 + 3]) }
        }
        let marker = try pixels(.marker, [10, 30]), pen = try pixels(.pen, [10, 30])
        #expect(pen(20, 20) == 255 && abs(marker(20, 20) - 128) <= 2)
        // Beyond the end: the corner of a square, which a half of a disk has not.
        #expect(pen(5, 15) < 20 && marker(5, 15) > 100 && pen(5, 20) > 200)
        #expect(marker(34, 24) > 100 && pen(34, 24) < 20 && marker(3, 20) == 0 && marker(20, 13) == 0)
        let dot = try pixels(.pen, [20])
        #expect(dot(20, 20) == 255 && dot(15, 15) < 20 && dot(16, 20) > 200 && dot(26, 20) == 0)
        let faint = try pixels(.pen, [10, 30], opacity: 0.5)
        #expect(abs(faint(20, 20) - 128) <= 2)
    }

    @Test("A stroke is as large as its points' tips, moved by its transform")
    func bounds() {
        func point(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> PKStrokePoint {
            PKStrokePoint(
                location: CGPoint(x: x, y: y), timeOffset: 1, size: CGSize(width: width, height: height), opacity: 1,
                force: 2, azimuth: 3, altitude: 4, secondaryScale: 5)
        }
        let single = PKStrokePath(controlPoints: [point(10, 20, 4, 6)], creationDate: .distantPast)
        var stroke = PKStroke(ink: PKInk(.pen), path: single)
        #expect(stroke.renderBounds == CGRect(x: 7, y: 17, width: 6, height: 6))
        #expect(stroke.maskedPathRanges == [0...0] && stroke.randomSeed == 0)
        stroke.transform = CGAffineTransform(scaleX: 2, y: 3)
        #expect(stroke.renderBounds == CGRect(x: 14, y: 51, width: 12, height: 18))
        let empty = PKStroke(ink: PKInk(.pen), path: PKStrokePath())
        #expect(empty.renderBounds.isNull && empty.maskedPathRanges.isEmpty)
        let numbers = point(1, 2, 3, 4).numbers
        #expect(numbers == [1, 2, 1, 3, 4, 1, 2, 3, 4, 5])
        #expect(PKStrokePoint(numbers: numbers) == point(1, 2, 3, 4))
        #expect(PKStrokePoint(numbers: numbers.dropLast()) == nil && PKStrokePoint(numbers: numbers + [1]) == nil)
        #expect(PKStrokePoint(numbers: [.nan] + numbers.dropFirst()) == nil)
    }

    @Test("Strokes differ by each of their parts")
    func differences() {
        let path = PKStrokePath(controlPoints: [], creationDate: .distantPast)
        let stroke = PKStroke(ink: PKInk(.pen), path: path)
        let changes: [(inout PKStroke) -> Void] = [
            { $0.ink = PKInk(.crayon) }, { $0.transform = CGAffineTransform(translationX: 1, y: 0) },
            { $0.mask = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 2)) }, { $0.randomSeed = 7 },
        ]
        for change in changes {
            var other = stroke
            change(&other)
            #expect(other != stroke)
        }
        #expect(stroke == PKStroke(ink: PKInk(.pen), path: path))
    }
}
