import DisplayList
import Foundation
import OrielBasics

/// The arcs of SVG paths, which are given by their ends.
enum EllipticArc {
    /// Returns the curves that draw an arc; a straight one if the arc is impossible.
    static func curves(
        from: CGPoint, to: CGPoint, rx: CGFloat, ry: CGFloat, degrees: CGFloat, isLarge: Bool, isSwept: Bool
    ) -> [(CGPoint, CGPoint, CGPoint)] {
        var (rx, ry) = (abs(rx), abs(ry))
        guard rx > 1e-6, ry > 1e-6, from != to else { return [(from, to, to)] }
        let turn = degrees * .pi / 180
        let (c, s) = (cos(turn), sin(turn))
        // The start, from the middle between the ends and along the ellipse's axes.
        let half = CGPoint(x: (from.x - to.x) / 2, y: (from.y - to.y) / 2)
        let p = CGPoint(x: c * half.x + s * half.y, y: -s * half.x + c * half.y)
        let excess = p.x * p.x / (rx * rx) + p.y * p.y / (ry * ry)
        if excess > 1 { (rx, ry) = (rx * excess.squareRoot(), ry * excess.squareRoot()) }
        let lower = rx * rx * p.y * p.y + ry * ry * p.x * p.x
        let root = max((rx * rx * ry * ry - lower) / lower, 0).squareRoot() * (isLarge == isSwept ? -1 : 1)
        let q = CGPoint(x: root * rx * p.y / ry, y: -root * ry * p.x / rx)
        let middle = CGPoint(
            x: c * q.x - s * q.y + (from.x + to.x) / 2, y: s * q.x + c * q.y + (from.y + to.y) / 2)
        let begin = atan2((p.y - q.y) / ry, (p.x - q.x) / rx)
        var sweep = atan2((-p.y - q.y) / ry, (-p.x - q.x) / rx) - begin
        if isSwept, sweep < 0 { sweep += 2 * .pi }
        if !isSwept, sweep > 0 { sweep -= 2 * .pi }
        let count = Int(clamping: (abs(sweep) / (.pi / 2)).rounded(.up).clamped(to: 1...4))
        let step = sweep / CGFloat(count)
        let k = 4 / 3 * tan(step / 4)
        func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: middle.x + c * x * rx - s * y * ry, y: middle.y + s * x * rx + c * y * ry)
        }
        return (0..<count).map { index in
            let a = begin + CGFloat(index) * step, b = a + step
            return (
                place(cos(a) - k * sin(a), sin(a) + k * cos(a)), place(cos(b) + k * sin(b), sin(b) - k * cos(b)),
                index == count - 1 ? to : place(cos(b), sin(b))
            )
        }
    }
}

/// Reads the transform of an SVG element.
enum TemplateTransform {
    /// The transform; identity where it is not well formed.
    static func read(_ text: Substring) -> CGAffineTransform {
        var result = CGAffineTransform.identity
        for call in text.split(separator: ")").prefix(16) {
            let halves = call.split(separator: "(", maxSplits: 1)
            guard halves.count == 2 else { continue }
            var reader = TemplateNumbers(halves[1])
            var n: [CGFloat] = []
            while n.count < 6, let number = reader.next() { n.append(number) }
            let next: CGAffineTransform
            switch (halves[0].filter { $0.isLetter }, n.count) {
            case ("matrix", 6): next = CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
            case ("translate", 1...): next = CGAffineTransform(translationX: n[0], y: n.count > 1 ? n[1] : 0)
            case ("scale", 1...): next = CGAffineTransform(scaleX: n[0], y: n.count > 1 ? n[1] : n[0])
            case ("rotate", 1): next = CGAffineTransform(rotationAngle: n[0] * .pi / 180)
            default: continue
            }
            result = next.concatenating(result)
        }
        return result
    }
}
