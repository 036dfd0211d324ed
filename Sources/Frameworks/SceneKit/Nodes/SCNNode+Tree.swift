import Foundation
import SwiftUI
import simd

/// The smallest and largest numbers of places, and whatever has them.
public protocol SCNBoundingVolume: NSObjectProtocol {
    /// The corners of the smallest box around.
    var boundingBox: (min: SCNVector3, max: SCNVector3) { get set }
    /// The ball around that box.
    var boundingSphere: (center: SCNVector3, radius: Float) { get }
}

extension SCNBoundingVolume {
    public var boundingSphere: (center: SCNVector3, radius: Float) {
        let (low, high) = (SIMD3<Float>(boundingBox.min), SIMD3<Float>(boundingBox.max))
        return (SCNVector3((low + high) / 2), length(high - low) / 2)
    }
}

/// A box around places.
struct Bounds {
    var low = SIMD3<Float>(repeating: .infinity), high = SIMD3<Float>(repeating: -.infinity)
    var isEmpty: Bool { low.x > high.x }
    mutating func add(_ p: SIMD3<Float>) { (low, high) = (min(low, p), max(high, p)) }
    var corners: [SIMD3<Float>] {
        isEmpty
            ? []
            : (0..<8).map {
                SIMD3($0 & 1 == 0 ? low.x : high.x, $0 & 2 == 0 ? low.y : high.y, $0 & 4 == 0 ? low.z : high.z)
            }
    }
    var pair: (min: SCNVector3, max: SCNVector3) {
        isEmpty ? (SCNVector3(), SCNVector3()) : (SCNVector3(low), SCNVector3(high))
    }
}

extension SCNNode: SCNBoundingVolume {
    /// The corners of the smallest box around the node and those within, in its own space; setting it has no effect.
    public var boundingBox: (min: SCNVector3, max: SCNVector3) {
        get { bounds(in: matrix_identity_float4x4, isTop: true).pair }
        set { SceneGaps.say("the box around a node cannot be set.") }
    }

    /// The box in a space, without the node's own place for the first one.
    func bounds(in matrix: simd_float4x4, isTop: Bool) -> Bounds {
        var box = Bounds()
        let own = isTop ? matrix : matrix * shownTransform
        if let geometry { for corner in geometry.bounds.corners { box.add(own.place(corner)) } }
        for child in childNodes where !child.isHidden {
            for corner in child.bounds(in: own, isTop: false).corners { box.add(corner) }
        }
        return box
    }

    /// Returns the first node within of a name.
    public func childNode(withName name: String, recursively: Bool) -> SCNNode? {
        for child in childNodes {
            if child.name == name { return child }
            if recursively, let found = child.childNode(withName: name, recursively: true) { return found }
        }
        return nil
    }
    /// Returns the nodes within for which a function is true; it may stop the search.
    public func childNodes(passingTest predicate: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Bool) -> [SCNNode] {
        var found: [SCNNode] = []
        enumerateChildNodes { node, stop in if predicate(node, stop) { found.append(node) } }
        return found
    }
    /// Calls a function with all nodes within; it may stop.
    public func enumerateChildNodes(_ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void) {
        var stop = ObjCBool(false)
        for child in childNodes where !stop.boolValue { child.visit(&stop, block) }
    }
    /// Calls a function with the node and all nodes within; it may stop.
    public func enumerateHierarchy(_ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void) {
        var stop = ObjCBool(false)
        visit(&stop, block)
    }
    private func visit(_ stop: inout ObjCBool, _ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void) {
        block(self, &stop)
        for child in childNodes where !stop.boolValue { child.visit(&stop, block) }
    }
}
