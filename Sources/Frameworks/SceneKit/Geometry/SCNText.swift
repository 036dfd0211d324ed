import Foundation
import SwiftUI
import simd

/// Words: flat ones here, whatever their depth.
///
/// Follows Apple's [SCNText](https://developer.apple.com/documentation/scenekit/scntext).
open class SCNText: SCNGeometry, @unchecked Sendable {
    /// The words: a `String` or `NSAttributedString`; nil for none.
    open var string: Any? { didSet { rebuild() } }
    /// The font; of 36 points by default.
    open var font: UIFont = .systemFont(ofSize: 36) { didSet { rebuild() } }
    /// The depth; words are flat here.
    open var extrusionDepth: CGFloat
    /// How smooth curves are; without effect.
    open var flatness: CGFloat = 0.6
    /// The radius of edges; without effect.
    open var chamferRadius: CGFloat = 0
    /// Whether lines are broken; they never are here.
    open var isWrapped = false
    /// How words that do not fit are cut; without effect.
    open var truncationMode = "none"
    /// How lines are aligned; without effect.
    open var alignmentMode = "natural"
    /// The rectangle of the words; without effect.
    open var containerFrame = CGRect.zero
    /// Creates words.
    public init(string: Any?, extrusionDepth: CGFloat) {
        (self.string, self.extrusionDepth) = (string, extrusionDepth)
        super.init(sources: [], elements: nil)
        if extrusionDepth > 0 { SceneGaps.say("words are flat here.") }
    }

    override func build() -> Mesh {
        let words = (string as? NSAttributedString)?.string ?? string.map { "\($0)" } ?? ""
        guard !words.isEmpty, MainQueue.isServed else { return Mesh() }
        // Drawn at 64 points and put onto a rectangle, so that the smallest font is sharp.
        let (size, picture) = MainActor.assumeIsolated { [font] () -> (CGSize, CGImage?) in
            let renderer = ImageRenderer(
                content: Text(verbatim: words).font(.system(size: 64)).foregroundColor(.white).fixedSize())
            renderer.scale = 1
            let image = renderer.cgImage
            let scale = font.pointSize / 64
            return (
                CGSize(width: CGFloat(image?.width ?? 0) * scale, height: CGFloat(image?.height ?? 0) * scale), image
            )
        }
        guard let picture else { return Mesh() }
        var mesh = Mesh()
        mesh.addGrid(1, 1) { u, v in (SIMD3(u * Float(size.width), (1 - v) * Float(size.height), 0), SIMD3(0, 0, 1)) }
        mesh.stencil = SCNMaterialProperty(contents: picture)
        return mesh
    }
}

/// A flat outline with a depth.
///
/// Follows Apple's [SCNShape](https://developer.apple.com/documentation/scenekit/scnshape). Holes in outlines are filled.
open class SCNShape: SCNGeometry, @unchecked Sendable {
    /// The outline; nil for none.
    open var path: UIBezierPath? { didSet { rebuild() } }
    /// The depth.
    open var extrusionDepth: CGFloat { didSet { rebuild() } }
    /// The radius of edges; they are sharp here.
    open var chamferRadius: CGFloat = 0
    /// The sides whose edges are not sharp; without effect.
    open var chamferMode = SCNChamferMode.both
    /// The form of edges; without effect.
    open var chamferProfile: UIBezierPath?
    /// Creates a shape.
    public init(path: UIBezierPath?, extrusionDepth: CGFloat) {
        (self.path, self.extrusionDepth) = (path, extrusionDepth)
        super.init(sources: [], elements: nil)
    }

    override func build() -> Mesh {
        var mesh = Mesh()
        guard let path else { return mesh }
        let half = Float(max(extrusionDepth, 0)) / 2
        for outline in Outline.outlines(of: Path(path.cgPath)) {
            let triangles = Outline.triangles(outline)
            for side in half > 0 ? [Float(1), -1] : [Float(1)] {
                let first = Int32(mesh.positions.count)
                mesh.positions += outline.map { SIMD3($0.x, $0.y, half * side) }
                mesh.normals += outline.map { _ in SIMD3(0, 0, side) }
                mesh.places += outline
                for t in stride(from: 0, to: triangles.count, by: 3) {
                    let (a, b, c) = (triangles[t] + first, triangles[t + 1] + first, triangles[t + 2] + first)
                    mesh.elements[0] += side > 0 ? [a, b, c] : [a, c, b]
                }
            }
            guard half > 0 else { continue }
            for (index, a) in outline.enumerated() {
                let b = outline[(index + 1) % outline.count]
                let way = b - a
                let normal = simd.length(way) > 0 ? normalize(SIMD3(way.y, -way.x, 0)) : SIMD3<Float>(1, 0, 0)
                let first = Int32(mesh.positions.count)
                mesh.positions += [SIMD3(a, half), SIMD3(b, half), SIMD3(a, -half), SIMD3(b, -half)]
                mesh.normals += [normal, normal, normal, normal]
                mesh.places += [a, b, a, b]
                mesh.elements[0] += [first, first + 2, first + 1, first + 1, first + 2, first + 3]
            }
        }
        return mesh
    }
}

/// Outlines as points, counterclockwise.
enum Outline {
    static func outlines(of path: Path) -> [[SIMD2<Float>]] {
        var (all, now): ([[SIMD2<Float>]], [SIMD2<Float>]) = ([], [])
        func vector(_ p: CGPoint) -> SIMD2<Float> { SIMD2(Float(p.x), Float(p.y)) }
        func finish() {
            if now.count > 1, now.first == now.last { now.removeLast() }
            if now.count > 2 {
                let area = now.indices.reduce(Float(0)) { sum, i in
                    let (a, b) = (now[i], now[(i + 1) % now.count])
                    return sum + a.x * b.y - a.y * b.x
                }
                all.append(area < 0 ? now.reversed() : now)
            }
            now = []
        }
        func add(_ element: Path.Element) {
            switch element {
            case .move(let to):
                finish()
                now = [vector(to)]
            case .line(let to): now.append(vector(to))
            case .quadCurve(let to, let control):
                let (a, b, c) = (now.last ?? vector(to), vector(control), vector(to))
                for step in 1...12 {
                    let t = Float(step) / 12
                    now.append(mix(mix(a, b, t: t), mix(b, c, t: t), t: t))
                }
            case .curve(let to, let first, let second):
                let (a, b, c, d) = (now.last ?? vector(to), vector(first), vector(second), vector(to))
                for step in 1...16 {
                    let t = Float(step) / 16
                    let (e, f, g) = (mix(a, b, t: t), mix(b, c, t: t), mix(c, d, t: t))
                    now.append(mix(mix(e, f, t: t), mix(f, g, t: t), t: t))
                }
            case .closeSubpath: finish()
            }
        }
        path.forEach(add)
        finish()
        return all
    }

    /// Cuts an outline into triangles, one corner after the other.
    static func triangles(_ points: [SIMD2<Float>]) -> [Int32] {
        func area(_ a: SIMD2<Float>, _ b: SIMD2<Float>, _ c: SIMD2<Float>) -> Float {
            (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
        }
        var left = Array(points.indices)
        var result: [Int32] = []
        while left.count > 3 {
            let count = left.count
            let ear =
                left.indices.first { i in
                    let (p, q, r) = (left[(i + count - 1) % count], left[i], left[(i + 1) % count])
                    let (a, b, c) = (points[p], points[q], points[r])
                    guard area(a, b, c) > 0 else { return false }
                    return !left.contains { other in
                        guard other != p, other != q, other != r else { return false }
                        let x = points[other]
                        return area(a, b, x) >= 0 && area(b, c, x) >= 0 && area(c, a, x) >= 0
                    }
                } ?? 0
            result += [left[(ear + count - 1) % count], left[ear], left[(ear + 1) % count]].map { Int32($0) }
            left.remove(at: ear)
        }
        return left.count == 3 ? result + left.map { Int32($0) } : result
    }
}

/// The sides of a shape whose edges are not sharp.
public enum SCNChamferMode: Int, Sendable { case both, front, back }
