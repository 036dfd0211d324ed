import PencilKit
import SwiftUITesting
import Testing

@MainActor
@Suite("Drawings")
struct DrawingTests {
    private func stroke(
        _ places: [(Double, Double)], _ ink: PKInk = PKInk(.pen, color: .blue), width: CGFloat = 4
    )
        -> PKStroke
    {
        PKStroke(
            ink: ink,
            path: PKStrokePath(
                controlPoints: places.enumerated().map { index, place in
                    PKStrokePoint(
                        location: CGPoint(x: place.0, y: place.1), timeOffset: Double(index) / 10,
                        size: CGSize(width: width, height: width), opacity: 1, force: 1, azimuth: 0, altitude: 1)
                }, creationDate: Date(timeIntervalSinceReferenceDate: 5)))
    }

    @Test("Drawings are kept as data and in JSON, and read back; other data is refused")
    func data() throws {
        var drawing = PKDrawing(strokes: [
            stroke([(0, 0), (10, 20), (30, 5)]), stroke([(1, 1)], PKInk(.marker, color: .red)),
        ])
        drawing.strokes[1].mask = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5))
        drawing.transform(using: CGAffineTransform(translationX: 3, y: 4))
        #expect(try PKDrawing(data: drawing.dataRepresentation()) == drawing)
        #expect(try JSONDecoder().decode([PKDrawing].self, from: JSONEncoder().encode([drawing])) == [drawing])
        let warnings = TestHost.warnings {
            #expect(throws: CocoaError.self) { try PKDrawing(data: Data("wrd".utf8)) }
        }
        #expect(warnings.count == 1)
        #expect(drawing.requiredContentVersion == .version1)
    }

    @Test("A way is a smooth curve from its first point to its last one; points follow each other by distance and time")
    func ways() {
        let path = stroke([(0, 0), (10, 0), (20, 0), (30, 0)]).path
        #expect(path.interpolatedLocation(at: 0).x == 0 && path.interpolatedLocation(at: 9).x == 30)
        #expect(abs(path.interpolatedLocation(at: 1.5).x - 15) < 1e-9)
        let points = path.interpolatedPoints(by: .distance(5))
        #expect(points.count == 7 && abs(points[3].location.x - 15) < 0.1)
        #expect(abs(path.parametricValue(0, offsetByTime: 0.15) - 1.5) < 0.05)
        #expect(path.interpolatedPoints(in: 1...2, by: .parametricStep(0.5)).count == 3)
        #expect(PKStrokePath().interpolatedPoints(by: .distance(1)).isEmpty)
        #expect(path.interpolatedPoints(by: .distance(.nan)).count <= 2)
    }

    @Test("Drawings are put together, moved and stretched, with their bounds")
    func bounds() {
        let drawing = PKDrawing(strokes: [stroke([(10, 10), (20, 10), (30, 10)])])
        #expect(rounded(drawing.bounds) == CGRect(x: 8, y: 8, width: 24, height: 4))
        let moved = drawing.transformed(using: CGAffineTransform(scaleX: 2, y: 2))
        #expect(rounded(moved.bounds) == CGRect(x: 16, y: 16, width: 48, height: 8))
        #expect(drawing.appending(moved).strokes.count == 2 && PKDrawing().bounds.isNull)
    }

    /// A rectangle without the last digits of its numbers.
    private func rounded(_ box: CGRect) -> CGRect {
        func round(_ x: CGFloat) -> CGFloat { (x * 1000).rounded() / 1000 }
        return CGRect(x: round(box.minX), y: round(box.minY), width: round(box.width), height: round(box.height))
    }

    @Test("An image has the part's size and the inks' colors; the marker is translucent")
    func images() throws {
        let drawing = PKDrawing(strokes: [
            stroke([(0, 10), (20, 10), (40, 10)], width: 6),
            stroke([(0, 30), (20, 30), (40, 30)], PKInk(.marker, color: .red), width: 6),
        ])
        let image = drawing.image(from: CGRect(x: 0, y: 0, width: 40, height: 40), scale: 2)
        #expect(image.size == CGSize(width: 40, height: 40) && image.scale == 2)
        let picture = try #require(image.cgImage)
        #expect(picture.width == 80 && picture.height == 80)
        let data = try #require(picture.dataProvider?.data.map { $0 as Data })
        func pixel(_ x: Int, _ y: Int) -> [UInt8] {
            let place = y * picture.bytesPerRow + x * 4
            return Array(data[place..<place + 4])
        }
        #expect(pixel(40, 20).max() == 255 && pixel(40, 4).allSatisfy { $0 == 0 })
        #expect(pixel(40, 60).contains { $0 > 110 && $0 < 145 })
        #expect(drawing.image(from: .null, scale: 1).size == .zero)
    }
}
