import DisplayList
import Foundation
import Testing

@MainActor @Suite struct GradientTests {
    private let stops = [
        GradientStop(color: RGBA(1, 0, 0), location: 0), GradientStop(color: RGBA(0, 0, 1), location: 1),
    ]
    private let square = Path(storage: .rect(CGRect(x: 0, y: 0, width: 100, height: 100)))

    private func picture(_ paint: Paint, background: RGBA? = .white) throws -> Picture {
        try Picture(100, 100, background: background) { $0.add(.fill(square, paint, FillStyle()), 0, 0, 100, 100) }
    }

    private func near(_ a: [UInt8], _ b: [Int], _ tolerance: Int = 4) -> Bool {
        zip(a, b).allSatisfy { abs(Int($0) - $1) <= tolerance }
    }

    @Test func linear() throws {
        let picture = try picture(.linear(stops: stops, start: CGPoint(x: 20, y: 0), end: CGPoint(x: 80, y: 0)))
        #expect(near(picture[10, 50], [255, 0, 0]) && near(picture[90, 50], [0, 0, 255]))
        #expect(near(picture[50, 10], [127, 0, 127], 6) && picture[50, 10] == picture[50, 90])
    }

    @Test func radialAndElliptical() throws {
        let round = try picture(
            .radial(
                stops: stops, center: CGPoint(x: 50, y: 50), startRadius: 0, endRadius: 40,
                scale: CGSize(width: 1, height: 1)))
        #expect(near(round[50, 50], [250, 0, 5], 8) && near(round[95, 50], [0, 0, 255]))
        #expect(near(round[70, 50], [127, 0, 127], 8) && near(round[50, 70], [127, 0, 127], 8))
        let flat = try picture(
            .radial(
                stops: stops, center: CGPoint(x: 50, y: 50), startRadius: 0, endRadius: 40,
                scale: CGSize(width: 1, height: 0.5)))
        #expect(near(flat[70, 50], [127, 0, 127], 8) && near(flat[50, 60], [127, 0, 127], 8))
    }

    @Test func angularTurnsClockwiseFromTheRight() throws {
        let picture = try picture(
            .angular(stops: stops, center: CGPoint(x: 50, y: 50), startAngle: 0, endAngle: 2 * .pi))
        #expect(near(picture[90, 52], [253, 0, 2], 6) && near(picture[90, 47], [2, 0, 253], 6))
        #expect(near(picture[50, 90], [191, 0, 64], 6), "a quarter turn is straight down")
        #expect(near(picture[10, 50], [127, 0, 127], 6) && near(picture[50, 10], [64, 0, 191], 6))
        #expect(picture.marks.isNull == false)
    }

    @Test func angularLeavesNoSeams() throws {
        let one = [GradientStop(color: RGBA(1, 0, 0), location: 0), GradientStop(color: RGBA(1, 0, 0), location: 1)]
        let picture = try picture(
            .angular(stops: one, center: CGPoint(x: 31, y: 64), startAngle: 0.3, endAngle: 4))
        let odd = picture.all.filter { !near($0, [255, 0, 0], 2) }
        #expect(odd.isEmpty, "\(odd.count) pixels differ")
    }

    @Test func aClearStopFadesWithoutTurningGrey() throws {
        let fade = [GradientStop(color: RGBA(1, 0, 0), location: 0), GradientStop(color: .clear, location: 1)]
        let picture = try picture(.linear(stops: fade, start: .zero, end: CGPoint(x: 100, y: 0)))
        #expect(near(picture[50, 50], [255, 127, 127], 6))
    }

    @Test func anEmptyGradientDrawsNothing() throws {
        #expect(try picture(.linear(stops: [], start: .zero, end: CGPoint(x: 9, y: 0))).marks.isNull)
        #expect(try picture(.angular(stops: [], center: .zero, startAngle: 0, endAngle: 1)).marks.isNull)
    }

    @Test func aClearStopTakesTheColourOfEitherSide() throws {
        let stops = [
            GradientStop(color: RGBA(1, 0, 0), location: 0), GradientStop(color: .clear, location: 0.5),
            GradientStop(color: RGBA(0, 0, 1), location: 1),
        ]
        let picture = try picture(.linear(stops: stops, start: .zero, end: CGPoint(x: 100, y: 0)))
        #expect(near(picture[25, 50], [255, 127, 127], 6) && near(picture[75, 50], [127, 127, 255], 6))
    }

    @Test func theRestOfATurnHasTheColoursOfBothEnds() throws {
        let picture = try picture(
            .angular(stops: stops, center: CGPoint(x: 50, y: 50), startAngle: 0, endAngle: .pi))
        #expect(near(picture[10, 45], [0, 0, 255]) && near(picture[40, 10], [0, 0, 255]))
        #expect(near(picture[60, 10], [255, 0, 0]) && near(picture[90, 45], [255, 0, 0]))
    }
}
