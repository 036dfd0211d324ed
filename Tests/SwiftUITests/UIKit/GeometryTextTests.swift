import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// A figure that is kept in an archive, which requires classes of their own.
final class ArchivedFigure: NSObject, NSCoding {
    var (rect, insets) = (
        CGRect(x: 1, y: 2, width: 3, height: 4.5), UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    )
    var (vector, transform) = (CGVector(dx: 1, dy: -2), CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
    var missing = CGPoint(x: 9, y: 9)
    override init() {}
    init?(coder: NSCoder) {
        rect = CGRect(origin: coder.decodeCGPoint(forKey: "point"), size: coder.decodeCGSize(forKey: "size"))
        guard rect == coder.decodeCGRect(forKey: "rect") else { return nil }
        insets = coder.decodeUIEdgeInsets(forKey: "insets")
        (vector, transform) = (
            coder.decodeCGVector(forKey: "vector"), coder.decodeCGAffineTransform(forKey: "turn")
        )
        missing = coder.decodeCGPoint(forKey: "missing")
    }
    func encode(with coder: NSCoder) {
        coder.encode(rect.origin, forKey: "point")
        coder.encode(rect.size, forKey: "size")
        coder.encode(rect, forKey: "rect")
        coder.encode(insets, forKey: "insets")
        coder.encode(vector, forKey: "vector")
        coder.encode(transform, forKey: "turn")
    }
}

@MainActor @Suite("Geometry as texts, and rectangles of texts")
struct GeometryTextTests {
    @Test("Points, sizes, rectangles, transforms and insets are written and read; other texts give zeros")
    func texts() {
        let rect = CGRect(x: 1, y: 2.5, width: 3, height: 4)
        #expect(NSStringFromCGRect(rect) == "{{1, 2.5}, {3, 4}}" && CGRectFromString("{{1, 2.5}, {3, 4}}") == rect)
        #expect(NSCoder.string(for: CGPoint(x: 1, y: 2)) == "{1, 2}" && NSCoder.cgPoint(for: "{1, 2}").y == 2)
        #expect(CGSizeFromString(NSStringFromCGSize(rect.size)) == rect.size)
        let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6.5)
        #expect(NSStringFromCGAffineTransform(transform) == "[1, 2, 3, 4, 5, 6.5]")
        #expect(CGAffineTransformFromString("[1, 2, 3, 4, 5, 6.5]") == transform)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(NSCoder.uiEdgeInsets(for: NSCoder.string(for: insets)) == insets)
        #expect(CGVectorFromString("{1, -1}") == CGVector(dx: 1, dy: -1))
        let (whole, precise) = (3 as Int, 0.5 as Double)
        #expect(CGVector(dx: whole * 2, dy: whole) == CGVector(dx: 6, dy: 3) && CGVector(dx: precise, dy: 1).dx == 0.5)
        #expect(CGRectFromString("{1, 2}") == .zero && CGPointFromString("nothing") == .zero)
    }

    @Test("Archives keep points, sizes, rectangles, vectors, transforms and insets")
    func archives() throws {
        let figure = ArchivedFigure()
        let data = try NSKeyedArchiver.archivedData(withRootObject: figure, requiringSecureCoding: false)
        let reader = try NSKeyedUnarchiver(forReadingFrom: data)
        reader.requiresSecureCoding = false
        let read = try #require(reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? ArchivedFigure)
        #expect(read.rect == figure.rect && read.insets == figure.insets && read.vector == figure.vector)
        #expect(read.transform == figure.transform && read.missing == .zero)
    }

    @Test("A text fills a rectangle of its own width, or of several lines within another one")
    func rectangles() {
        let text = "A line of some words that is rather long"
        let font = UIFont.systemFont(ofSize: 20)
        let unbound = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        let line = text.boundingRect(
            with: unbound, options: .usesLineFragmentOrigin, attributes: [.font: font], context: nil)
        #expect(line.width > 200 && line.height < 40 && line.size == text.size(withAttributes: [.font: font]))
        let styled = NSAttributedString(string: text, attributes: [.font: font])
        let lines = styled.boundingRect(
            with: CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude),
            options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil)
        #expect(lines.width <= 100 && lines.height > line.height * 3)
        #expect(NSAttributedString(string: "").boundingRect(with: unbound, context: nil) == .zero)
    }
}
