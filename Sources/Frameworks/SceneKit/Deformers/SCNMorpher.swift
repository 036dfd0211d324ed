import Foundation
import SwiftUI
import simd

/// How the forms of a morpher are mixed.
public enum SCNMorpherCalculationMode: Int, Sendable { case normalized, additive }

/// Changes a node's geometry between forms with the same vertices.
///
/// ```swift
/// node.morpher = SCNMorpher()
/// node.morpher?.targets = [smile]
/// node.morpher?.setWeight(0.5, forTargetAt: 0)
/// ```
///
/// Follows Apple's [SCNMorpher](https://developer.apple.com/documentation/scenekit/scnmorpher).
open class SCNMorpher: NSObject, SCNAnimatable, @unchecked Sendable {
    /// The forms; forms with another number of vertices than the node's geometry have no effect.
    open var targets: [SCNGeometry] = [] { didSet { changed() } }
    /// The weights of the forms, from 0 to 1.
    open var weights: [NSNumber] {
        get { targets.indices.map { NSNumber(value: Double(weight(forTargetAt: $0))) } }
        set {
            values = newValue.map { CGFloat($0.doubleValue) }
            changed()
        }
    }
    /// How the forms are mixed; by the differences from each other by default.
    open var calculationMode = SCNMorpherCalculationMode.normalized { didSet { changed() } }
    /// Whether normals are mixed; they are computed again here.
    open var unifiesNormals = false
    private var values: [CGFloat] = []
    private var made: (base: SCNGeometry, geometry: SCNGeometry)?

    /// Creates a morpher without forms.
    public override init() {}

    private func changed() {
        made = nil
        SceneChanges.note()
    }
    /// Sets the weight of a form.
    open func setWeight(_ weight: CGFloat, forTargetAt targetIndex: Int) {
        guard targetIndex >= 0, targetIndex < 10_000 else { return }
        while values.count <= targetIndex { values.append(0) }
        values[targetIndex] = weight.isFinite ? weight : 0
        changed()
    }
    /// Returns the weight of a form.
    open func weight(forTargetAt targetIndex: Int) -> CGFloat {
        values.indices.contains(targetIndex) ? values[targetIndex] : 0
    }
    /// Sets the weight of the form of a name.
    open func setWeight(_ weight: CGFloat, forTargetNamed targetName: String) {
        if let index = targets.firstIndex(where: { $0.name == targetName }) { setWeight(weight, forTargetAt: index) }
    }
    /// Returns the weight of the form of a name.
    open func weight(forTargetNamed targetName: String) -> CGFloat {
        targets.firstIndex { $0.name == targetName }.map { weight(forTargetAt: $0) } ?? 0
    }

    /// Returns the changed form of a geometry.
    func morphed(_ base: SCNGeometry) -> SCNGeometry {
        guard values.contains(where: { $0 != 0 }) else { return base }
        if let made, made.base === base {
            made.geometry.materials = base.materials
            return made.geometry
        }
        var mesh = base.mesh
        for (number, target) in targets.enumerated() {
            let weight = Float(weight(forTargetAt: number))
            let other = target.mesh.positions
            guard weight != 0, other.count == mesh.positions.count else { continue }
            for index in other.indices {
                let start = calculationMode == .normalized ? base.mesh.positions[index] : .zero
                mesh.positions[index] += (other[index] - start) * weight
            }
        }
        mesh.makeNormals()
        let geometry = ParticleGeometry(mesh)
        geometry.materials = base.materials
        made = (base, geometry)
        return geometry
    }
}

/// Bends a geometry by bones; without effect here, which is reported once.
///
/// Follows Apple's [SCNSkinner](https://developer.apple.com/documentation/scenekit/scnskinner).
open class SCNSkinner: NSObject, @unchecked Sendable {
    /// The geometry.
    open var baseGeometry: SCNGeometry?
    /// The place of the geometry when it is not bent.
    open var baseGeometryBindTransform = SCNMatrix4Identity
    /// The places of the bones when it is not bent.
    public let boneInverseBindTransforms: [NSValue]?
    /// The bones.
    public let bones: [SCNNode]
    /// How much bones move each vertex.
    public let boneWeights: SCNGeometrySource
    /// The bones of each vertex.
    public let boneIndices: SCNGeometrySource
    /// The first bone; nil for none.
    open var skeleton: SCNNode?

    /// Creates a bend.
    public init(
        baseGeometry: SCNGeometry?, bones: [SCNNode], boneInverseBindTransforms: [NSValue]?,
        boneWeights: SCNGeometrySource, boneIndices: SCNGeometrySource
    ) {
        (self.baseGeometry, self.bones, skeleton) = (baseGeometry, bones, bones.first)
        (self.boneInverseBindTransforms, self.boneWeights, self.boneIndices) = (
            boneInverseBindTransforms, boneWeights, boneIndices
        )
        SceneGaps.say("bones do not bend geometries here.")
    }
}
