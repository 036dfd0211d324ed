import Foundation
import SwiftUI

/// A drawing as data: a property list with the strokes' numbers.
struct DrawingFile: Codable {
    struct Stroke: Codable {
        let ink: String
        let color: [Double]
        let transform: [Double]
        let points: [Double]
        let date: Date
        let seed: UInt32
        let mask: String?
    }
    var form = "oriel.drawing"
    var version = 1
    let strokes: [Stroke]

    static func data(of strokes: [PKStroke]) -> Data {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        let file = DrawingFile(
            strokes: strokes.map { stroke in
                let t = stroke.transform
                return Stroke(
                    ink: stroke.ink.inkType.rawValue, color: stroke.ink.components,
                    transform: [t.a, t.b, t.c, t.d, t.tx, t.ty].map { Double($0) },
                    points: stroke.path.flatMap(\.numbers), date: stroke.path.creationDate, seed: stroke.randomSeed,
                    mask: stroke.mask.map { Path($0.cgPath).description })
            })
        return (try? encoder.encode(file)) ?? Data()
    }

    static func strokes(of data: Data) throws -> [PKStroke] {
        guard let file = try? PropertyListDecoder().decode(DrawingFile.self, from: data), file.form == "oriel.drawing",
            file.version == 1
        else {
            RuntimeWarning.issue(
                "PencilKit: the data is not a drawing in Oriel's form; drawings of Apple's devices are not read.")
            throw CocoaError(.coderReadCorrupt)
        }
        return try file.strokes.map { stroke in
            let numbers = stride(from: 0, to: stroke.points.count, by: 10).map {
                PKStrokePoint(numbers: stroke.points[$0..<min($0 + 10, stroke.points.count)])
            }
            guard numbers.allSatisfy({ $0 != nil }), stroke.transform.count == 6, stroke.color.count == 4,
                stroke.transform.allSatisfy(\.isFinite)
            else { throw CocoaError(.coderReadCorrupt) }
            let (t, c) = (stroke.transform, stroke.color)
            return PKStroke(
                ink: PKInk(
                    PKInk.InkType(rawValue: stroke.ink) ?? .pen,
                    color: UIColor(red: c[0], green: c[1], blue: c[2], alpha: c[3])),
                path: PKStrokePath(controlPoints: numbers.compactMap { $0 }, creationDate: stroke.date),
                transform: CGAffineTransform(a: t[0], b: t[1], c: t[2], d: t[3], tx: t[4], ty: t[5]),
                mask: stroke.mask.flatMap { Path($0) }.map { UIBezierPath(cgPath: $0.cgPath) }, randomSeed: stroke.seed)
        }
    }
}
