import Foundation
import SwiftUI
import simd

/// Which results of a hit test are wanted.
public enum SCNHitTestSearchMode: Int, Sendable { case closest, all, any }

/// How a hit test searches.
public struct SCNHitTestOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Creates an option of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Whether only the first result is wanted.
    public static let firstFoundOnly = SCNHitTestOption(rawValue: "kHitTestFirstFoundOnly")
    /// Whether results are in the order of their distance.
    public static let sortResults = SCNHitTestOption(rawValue: "kHitTestSortResults")
    /// Whether parts beyond the camera's range are left out.
    public static let clipToZRange = SCNHitTestOption(rawValue: "kHitTestClipToZRange")
    /// Whether back sides are left out.
    public static let backFaceCulling = SCNHitTestOption(rawValue: "kHitTestBackFaceCulling")
    /// Whether boxes around are searched, not triangles.
    public static let boundingBoxOnly = SCNHitTestOption(rawValue: "kHitTestBoundingBoxOnly")
    /// Whether nodes within are left out.
    public static let ignoreChildNodes = SCNHitTestOption(rawValue: "kHitTestIgnoreChildNodes")
    /// The node to search in.
    public static let rootNode = SCNHitTestOption(rawValue: "kHitTestRootNode")
    /// Whether hidden nodes are left out.
    public static let ignoreHiddenNodes = SCNHitTestOption(rawValue: "kHitTestIgnoreHiddenNodes")
    /// The groups of nodes, as bits.
    public static let categoryBitMask = SCNHitTestOption(rawValue: "kHitTestCategoryBitMask")
    /// Which results are wanted: the raw value of an ``SCNHitTestSearchMode``.
    public static let searchMode = SCNHitTestOption(rawValue: "kHitTestSearchMode")
}

/// A place of a node under a point of a view.
///
/// Follows Apple's [SCNHitTestResult](https://developer.apple.com/documentation/scenekit/scnhittestresult).
open class SCNHitTestResult: NSObject, @unchecked Sendable {
    /// The node.
    public let node: SCNNode
    /// The element of its geometry.
    public let geometryIndex: Int
    /// The triangle of the element.
    public let faceIndex: Int
    /// The place in the node.
    public let localCoordinates: SCNVector3
    /// The place in the scene.
    public let worldCoordinates: SCNVector3
    /// The direction of the surface, in the node.
    public let localNormal: SCNVector3
    /// The direction of the surface, in the scene.
    public let worldNormal: SCNVector3
    /// The node's place, turn and scale in the scene.
    public let modelTransform: SCNMatrix4
    private let uv: SIMD2<Float>
    let distance: Float

    init(_ node: SCNNode, _ hit: HitTest.Hit) {
        self.node = node
        (geometryIndex, faceIndex, distance, uv) = (hit.element, hit.face, hit.distance, hit.uv)
        (localCoordinates, localNormal) = (SCNVector3(hit.place), SCNVector3(hit.normal))
        let matrix = node.shownWorldTransform
        (worldCoordinates, modelTransform) = (SCNVector3(matrix.place(hit.place)), SCNMatrix4(matrix))
        let normal = matrix.direction(hit.normal)
        worldNormal = SCNVector3(length(normal) > 0 ? normalize(normal) : normal)
    }
    /// Returns the place in the material's picture, from 0 to 1.
    open func textureCoordinates(withMappingChannel channel: Int) -> CGPoint {
        CGPoint(x: CGFloat(uv.x), y: CGFloat(uv.y))
    }
}

/// Finds the places along a line.
struct HitTest {
    struct Hit {
        var element = 0, face = 0
        var distance: Float = 0
        var place = SIMD3<Float>(), normal = SIMD3<Float>()
        var uv = SIMD2<Float>()
    }
    let from: SIMD3<Float>, to: SIMD3<Float>
    var options: [SCNHitTestOption: Any] = [:]

    private func flag(_ option: SCNHitTestOption, _ usual: Bool) -> Bool { options[option] as? Bool ?? usual }

    /// Returns the places of a node and those within, the nearest first.
    func results(in root: SCNNode) -> [SCNHitTestResult] {
        let start = options[.rootNode] as? SCNNode ?? root
        let mask = options[.categoryBitMask] as? Int ?? -1
        var found: [SCNHitTestResult] = []
        visit(start, start.parent?.shownWorldTransform ?? matrix_identity_float4x4, mask, &found)
        found.sort { $0.distance < $1.distance }
        let mode = (options[.searchMode] as? NSNumber)?.intValue ?? options[.searchMode] as? Int ?? 0
        let isFirst = flag(.firstFoundOnly, false) || mode == SCNHitTestSearchMode.any.rawValue
        return isFirst ? Array(found.prefix(1)) : found
    }

    private func visit(_ node: SCNNode, _ around: simd_float4x4, _ mask: Int, _ found: inout [SCNHitTestResult]) {
        if node.isHidden, flag(.ignoreHiddenNodes, true) { return }
        let matrix = around * node.shownTransform
        if let geometry = node.geometry, node.categoryBitMask & mask != 0, matrix.determinant != 0 {
            let inverse = matrix.inverse
            let hits = hits(geometry, inverse.place(from), inverse.place(to))
            let all = (options[.searchMode] as? NSNumber)?.intValue ?? options[.searchMode] as? Int ?? 0
            let wanted = all == SCNHitTestSearchMode.all.rawValue ? hits : Array(hits.prefix(1))
            found += wanted.map { SCNHitTestResult(node, $0) }
        }
        if flag(.ignoreChildNodes, false) { return }
        for child in node.childNodes { visit(child, matrix, mask, &found) }
    }

    private func hits(_ geometry: SCNGeometry, _ from: SIMD3<Float>, _ to: SIMD3<Float>) -> [Hit] {
        let mesh = geometry.mesh
        let way = to - from
        let materials = geometry.materials
        var hits: [Hit] = []
        for (number, element) in mesh.elements.enumerated() {
            let isDouble = materials.isEmpty ? false : materials[number % materials.count].isDoubleSided
            for t in stride(from: 0, to: element.count - 2, by: 3) {
                let (i, j, k) = (Int(element[t]), Int(element[t + 1]), Int(element[t + 2]))
                let (a, b, c) = (mesh.positions[i], mesh.positions[j], mesh.positions[k])
                let (e, f) = (b - a, c - a)
                let p = cross(way, f)
                let d = dot(e, p)
                guard abs(d) > 1e-12, isDouble || d > 0 || !flag(.backFaceCulling, true) else { continue }
                let s = from - a
                let u = dot(s, p) / d
                let q = cross(s, e)
                let v = dot(way, q) / d
                let distance = dot(f, q) / d
                guard u >= 0, v >= 0, u + v <= 1, distance >= 0, distance <= 1 else { continue }
                let w = 1 - u - v
                let normal = mesh.normals[i] * w + mesh.normals[j] * u + mesh.normals[k] * v
                var hit = Hit(element: number, face: t / 3, distance: distance, place: from + way * distance)
                hit.normal = length(normal) > 0 ? normalize(normal) : normal
                if mesh.places.count == mesh.positions.count {
                    hit.uv = mesh.places[i] * w + mesh.places[j] * u + mesh.places[k] * v
                }
                hits.append(hit)
            }
        }
        return hits.sorted { $0.distance < $1.distance }
    }
}

extension SCNNode {
    /// Returns the places of the node and those within along a line of its own space.
    public func hitTestWithSegment(
        from pointA: SCNVector3, to pointB: SCNVector3, options: [String: Any]? = nil
    ) -> [SCNHitTestResult] {
        let matrix = shownWorldTransform
        var test = HitTest(from: matrix.place(SIMD3(pointA)), to: matrix.place(SIMD3(pointB)))
        for (name, value) in options ?? [:] { test.options[SCNHitTestOption(rawValue: name)] = value }
        return test.results(in: self)
    }
}
