import DisplayList
import Foundation
import Testing

@testable import SymbolArtwork

/// Numbers to two decimals.
private func short(_ value: CGFloat) -> String {
    let rounded = (value * 100).rounded() / 100 + 0
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(Double(rounded))
}

private func short(_ points: CGPoint...) -> String {
    points.map { short($0.x) + " " + short($0.y) }.joined(separator: " ")
}

/// Outlines as SVG writes them, each command with its points, the last one the end.
private func text(_ elements: [Path.Element]?) -> String? {
    elements?.map { element in
        switch element {
        case .move(let to): "M " + short(to)
        case .line(let to): "L " + short(to)
        case .quadCurve(let to, let control): "Q " + short(control, to)
        case .curve(let to, let a, let b): "C " + short(a, b, to)
        case .closeSubpath: "Z"
        }
    }.joined(separator: ", ")
}

@Suite("Outlines of symbols written as letters and numbers")
struct SymbolOutlineTests {
    @Test(
        "Each letter draws its form",
        arguments: [
            ("M 1 2 H 5 V 7 L3 4 Z", "M 1 2, L 5 2, L 5 7, L 3 4, Z"),
            ("M 1 2 L 5 6 Z H 9", "M 1 2, L 5 6, Z, L 9 2"),
            ("M 0 0 Q 1 2 3 4 C 5 6 7 8 9 10 H 11", "M 0 0, Q 1 2 3 4, C 5 6 7 8 9 10, L 11 10"),
            (
                "O 12 10 5",
                "M 17 10, C 17 12.76 14.76 15 12 15, C 9.24 15 7 12.76 7 10, C 7 7.24 9.24 5 12 5, C 14.76 5 17 7.24 17 10, Z"
            ),
            (
                "E 1 2 4 2",
                "M 5 2, C 5 3.1 3.21 4 1 4, C -1.21 4 -3 3.1 -3 2, C -3 0.9 -1.21 0 1 0, C 3.21 0 5 0.9 5 2, Z"
            ),
            (
                "R 2 3 10 6 2",
                "M 10 3, C 11.1 3 12 3.9 12 5, L 12 7, C 12 8.1 11.1 9 10 9, L 4 9, C 2.9 9 2 8.1 2 7, L 2 5, "
                    + "C 2 3.9 2.9 3 4 3, Z"
            ),
            ("M 0 0 A 5 6 2 0 90", "M 0 0, L 7 6, C 7 7.1 6.1 8 5 8"),
            ("A 5 6 2 90 0", "M 5 8, C 6.1 8 7 7.1 7 6"),
            ("A 5 6 2 0 45", "M 7 6, C 7 6.53 6.79 7.04 6.41 7.41"),
            ("K 10 12 90 3", "M 13 9, L 10 12, L 7 9"), ("K 10 12 0 3", "M 7 9, L 10 12, L 7 15"),
            ("T 10 12 0 5", "M 15 12, L 7 7.25, L 7 16.75, Z"),
            ("S 1 2 10 4 2", "M 1 -8, L 5 2, L 1 12, L -3 2, Z"), ("G 1 2 10 4", "M 1 -8, L 11 2, L 1 12, L -9 2, Z"),
        ])
    func forms(_ words: String, _ outline: String) {
        #expect(text(SymbolPathReader.read(words.split(separator: " "))) == outline)
    }

    @Test("A rounded rectangle's corners meet at most in the middle")
    func corners() throws {
        let wide = try #require(text(SymbolPathReader.read("R 0 0 10 4 9".split(separator: " "))))
        #expect(wide.hasPrefix("M 8 0, C 9.1 0 10 0.9 10 2, L 10 2"))
        let high = try #require(text(SymbolPathReader.read("R 0 0 4 10 9".split(separator: " "))))
        #expect(high.hasPrefix("M 2 0, C 3.1 0 4 0.9 4 2, L 4 8"))
    }

    @Test(
        "Words that are not well formed are no outline",
        arguments: ["M 1", "M 1 2 3", "X 1", "M 1 a", "M 1 1e6", "M 1 -1e6", "M 1 2 O 3 4", "M 1 ,"])
    func bad(_ words: String) {
        #expect(SymbolPathReader.read(words.split(separator: " ")) == nil)
    }

    @Test("Parts are turned and scaled about the middle of the grid, then moved")
    func moved() {
        func end(_ part: SymbolPart) -> String? { text(part.elements) }
        let part = SymbolPart(kind: .line, elements: [.move(to: CGPoint(x: 13, y: 14))])
        #expect(end(part.moved(scale: 2, x: 3, y: 4)) == "M 17 20")
        #expect(end(part.moved(scale: 2, x: 3, y: 4, degrees: 90)) == "M 11 18")
        #expect(end(part.moved(scale: -2, x: 3, y: 4)) == "M 13 20")
    }

    @Test("A part's bounds have its curves' middles")
    func bounds() {
        func bounds(_ elements: [Path.Element]) -> CGRect { SymbolPart(kind: .line, elements: elements).bounds }
        let start = Path.Element.move(to: CGPoint(x: 1, y: 2))
        let quad = bounds([start, .quadCurve(to: CGPoint(x: 7, y: 2), control: CGPoint(x: 4, y: 8))])
        #expect(quad == CGRect(x: 1, y: 2, width: 6, height: 3))
        let cubic = bounds([
            start, .curve(to: CGPoint(x: 9, y: 2), control1: CGPoint(x: 1, y: 10), control2: CGPoint(x: 9, y: 10)),
        ])
        #expect(cubic == CGRect(x: 1, y: 2, width: 8, height: 6))
        #expect(
            bounds([start, .line(to: CGPoint(x: -3, y: 5)), .closeSubpath]) == CGRect(x: -3, y: 2, width: 4, height: 3))
    }
}

@Suite("Outlines of SVG")
struct TemplateOutlineTests {
    private func arc(
        _ from: CGPoint, _ to: CGPoint, _ rx: CGFloat, _ ry: CGFloat, degrees: CGFloat = 0, _ isLarge: Bool,
        _ isSwept: Bool
    ) -> String? {
        let curves = EllipticArc.curves(
            from: from, to: to, rx: rx, ry: ry, degrees: degrees, isLarge: isLarge, isSwept: isSwept)
        return text(curves.map { .curve(to: $0.2, control1: $0.0, control2: $0.1) })
    }

    @Test("An arc between two points is one of four")
    func arcs() {
        let (a, b) = (CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10))
        #expect(arc(a, b, 10, 10, false, true) == "C 10 5.52 5.52 10 0 10")
        #expect(arc(a, b, 10, 10, false, false) == "C 4.48 0 0 4.48 0 10")
        #expect(
            arc(a, b, 10, 10, true, true)
                == "C 15.52 0 20 4.48 20 10, C 20 15.52 15.52 20 10 20, C 4.48 20 0 15.52 0 10")
        #expect(
            arc(a, b, 10, 10, true, false)
                == "C 10 -5.52 5.52 -10 0 -10, C -5.52 -10 -10 -5.52 -10 0, C -10 5.52 -5.52 10 0 10")
    }

    @Test("An ellipse is turned, and moved with its ends")
    func ellipses() {
        let (a, b) = (CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 20))
        #expect(arc(a, b, 10, 20, false, true) == "C 10 11.05 5.52 20 0 20")
        let (low, side) = (CGPoint(x: 0, y: 20), CGPoint(x: -8.660254037844386, y: 10))
        #expect(arc(low, side, 20, 10, degrees: 90, false, true) == "C -3.57 20 -6.87 16.19 -8.66 10")
        #expect(arc(a, b, -10, -20, false, true) == "C 10 11.05 5.52 20 0 20")
        let (c, d) = (CGPoint(x: 110, y: 50), CGPoint(x: 100, y: 70))
        #expect(arc(c, d, 10, 20, false, true) == "C 110 61.05 105.52 70 100 70")
    }

    @Test("Radii that are too short grow, and radii of 0 make a line")
    func radii() {
        let (a, b) = (CGPoint(x: 0, y: 5), CGPoint(x: 20, y: 5))
        #expect(arc(a, b, 5, 5, false, true) == "C 0 -0.52 4.48 -5 10 -5, C 15.52 -5 20 -0.52 20 5")
        #expect(arc(a, b, 5, 5, false, false) == "C 0 10.52 4.48 15 10 15, C 15.52 15 20 10.52 20 5")
        #expect(arc(a, b, 0, 5, false, true) == "C 0 5 20 5 20 5" && arc(a, b, 5, 0, false, true) == "C 0 5 20 5 20 5")
        #expect(arc(a, a, 5, 5, false, true) == "C 0 5 0 5 0 5")
    }

    @Test(
        "Commands are absolute or relative, with or without their letters",
        arguments: [
            ("M1 2l3 4h5v6H0V1", "M 1 2, L 4 6, L 9 6, L 9 12, L 0 12, L 0 1"),
            ("M0 0C1 2 3 4 5 6S9 8 10 11", "M 0 0, C 1 2 3 4 5 6, C 7 8 9 8 10 11"),
            ("M2 3S9 8 10 11", "M 2 3, C 2 3 9 8 10 11"),
            ("M0 0c1 2 3 4 5 6s1 1 2 3 1 1 2 3", "M 0 0, C 1 2 3 4 5 6, C 7 8 6 7 7 9, C 8 11 8 10 9 12"),
            ("M0 0q1 2 4 0t4 0T9 9", "M 0 0, Q 1 2 4 0, Q 7 -2 8 0, Q 9 2 9 9"), ("M1 2T3 4", "M 1 2, Q 1 2 3 4"),
            ("M0 0Q1 2 4 0S5 6 7 8", "M 0 0, Q 1 2 4 0, C 4 0 5 6 7 8"),
            ("m1 2 3 4z m1 1", "M 1 2, L 4 6, Z, M 2 3"), ("M1 1 2 2 3,3", "M 1 1, L 2 2, L 3 3"),
            ("M1.5.5-2-3+4 5", "M 1.5 0.5, L -2 -3, L 4 5"), ("M1e1 2E-1", "M 10 0.2"),
            ("M0 5a5 5 0 0120 0", "M 0 5, C 0 -0.52 4.48 -5 10 -5, C 15.52 -5 20 -0.52 20 5"),
            ("M9 9A5 5 0 0 1 9 9L1 2", "M 9 9, C 9 9 9 9 9 9, L 1 2"), ("M0 0L1e6 0L2e6 0L1 1", "M 0 0, L 1000000 0"),
            ("M0 0A5 5 0 2 1 10 0", "M 0 0"), ("M0 0X1 1", "M 0 0"), ("M0 0L1", "M 0 0"), ("Z1 1", "Z"),
        ])
    func commands(_ path: String, _ outline: String) {
        #expect(text(TemplatePath.read(Substring(path))) == outline)
    }

    @Test("Transforms are applied the last one first")
    func transforms() {
        func end(_ transform: String) -> String {
            short(CGPoint(x: 1, y: 2).applying(TemplateTransform.read(Substring(transform))))
        }
        #expect(end("") == "1 2" && end("translate(10 20)") == "11 22" && end("translate(10)") == "11 2")
        #expect(end("scale(3)") == "3 6" && end("scale(3,4)") == "3 8" && end("rotate(90)") == "-2 1")
        #expect(end("matrix(1 2 3 4 5 6)") == "12 16")
        #expect(end("translate(10 20) scale(2)") == "12 24" && end("scale(2), translate(10 20)") == "22 44")
        #expect(end("skewX(3)") == "1 2" && end("matrix(1 2 3 4 5)") == "1 2" && end("scale") == "1 2")
    }
}
