import Foundation
import SwiftUI
import simd

extension SCNNode {
    /// The place in the node around.
    public var simdPosition: SIMD3<Float> {
        get { placement.position }
        set { placement.position = newValue }
    }
    /// The place in the node around.
    public var position: SCNVector3 {
        get { SCNVector3(simdPosition) }
        set { simdPosition = SIMD3(newValue) }
    }
    /// The turn, as a quaternion.
    public var simdOrientation: simd_quatf {
        get { placement.orientation }
        set { placement.orientation = newValue.length > 0 ? newValue.normalized : simd_quatf(real: 1, imag: .zero) }
    }
    /// The turn, as a quaternion.
    public var orientation: SCNQuaternion {
        get { SCNVector4(simdOrientation.vector) }
        set { simdOrientation = simd_quatf(vector: SIMD4(newValue)) }
    }
    /// The turn, as an axis and an angle in radians.
    public var simdRotation: SIMD4<Float> {
        get {
            let turn = simdOrientation
            return length(turn.imag) > 0 ? SIMD4(turn.axis, turn.angle) : SIMD4()
        }
        set { simdOrientation = turn(newValue.w, SIMD3(newValue.x, newValue.y, newValue.z)) }
    }
    /// The turn, as an axis and an angle in radians.
    public var rotation: SCNVector4 {
        get { SCNVector4(simdRotation) }
        set { simdRotation = SIMD4(newValue) }
    }
    /// The turn, as angles around the axes in radians: around z first, then the turned y, then the turned x.
    public var simdEulerAngles: SIMD3<Float> {
        get {
            let m = simd_float3x3(simdOrientation)
            let sine = min(max(-m.columns.0.z, -1), 1)
            let y = Float(asin(Double(sine)))
            if abs(sine) > 0.99999 {
                return SIMD3(0, y, Float(atan2(Double(-m.columns.1.x), Double(m.columns.1.y))))
            }
            return SIMD3(
                Float(atan2(Double(m.columns.1.z), Double(m.columns.2.z))), y,
                Float(atan2(Double(m.columns.0.y), Double(m.columns.0.x))))
        }
        set {
            simdOrientation =
                turn(newValue.z, SIMD3(0, 0, 1)) * turn(newValue.y, SIMD3(0, 1, 0)) * turn(newValue.x, SIMD3(1, 0, 0))
        }
    }
    /// The turn, as angles around the axes in radians.
    public var eulerAngles: SCNVector3 {
        get { SCNVector3(simdEulerAngles) }
        set { simdEulerAngles = SIMD3(newValue) }
    }
    /// The scale.
    public var simdScale: SIMD3<Float> {
        get { placement.scale }
        set { placement.scale = newValue }
    }
    /// The scale.
    public var scale: SCNVector3 {
        get { SCNVector3(simdScale) }
        set { simdScale = SIMD3(newValue) }
    }
    /// The place, turn and scale; slants are lost.
    public var simdTransform: simd_float4x4 {
        get { placement.matrix }
        set { placement = Placement(newValue) }
    }
    /// The place, turn and scale; slants are lost.
    public var transform: SCNMatrix4 {
        get { SCNMatrix4(simdTransform) }
        set { simdTransform = simd_float4x4(newValue) }
    }
    /// The origin of turns.
    public var simdPivot: simd_float4x4 {
        get { simd_float4x4(pivot) }
        set { pivot = SCNMatrix4(newValue) }
    }

    // MARK: In the scene

    /// The place, turn and scale in the scene.
    public var simdWorldTransform: simd_float4x4 {
        get {
            let own = SCNMatrix4IsIdentity(pivot) ? placement.matrix : placement.matrix * simdPivot.inverse
            return parent.map { $0.simdWorldTransform * own } ?? own
        }
        set { simdTransform = around.inverse * newValue * simdPivot }
    }
    private var around: simd_float4x4 { parent?.simdWorldTransform ?? matrix_identity_float4x4 }
    /// The place, turn and scale in the scene.
    public var worldTransform: SCNMatrix4 { SCNMatrix4(simdWorldTransform) }
    /// Sets the place, turn and scale in the scene.
    public func setWorldTransform(_ worldTransform: SCNMatrix4) { simdWorldTransform = simd_float4x4(worldTransform) }
    /// The place in the scene.
    public var simdWorldPosition: SIMD3<Float> {
        get { around.place(simdPosition) }
        set { simdPosition = around.inverse.place(newValue) }
    }
    /// The place in the scene.
    public var worldPosition: SCNVector3 {
        get { SCNVector3(simdWorldPosition) }
        set { simdWorldPosition = SIMD3(newValue) }
    }
    /// The turn in the scene.
    public var simdWorldOrientation: simd_quatf {
        get { Placement(around).orientation * simdOrientation }
        set { simdOrientation = Placement(around).orientation.inverse * newValue }
    }
    /// The turn in the scene.
    public var worldOrientation: SCNQuaternion {
        get { SCNVector4(simdWorldOrientation.vector) }
        set { simdWorldOrientation = simd_quatf(vector: SIMD4(newValue)) }
    }
    /// The direction in which a camera at the node looks, in the scene.
    public var simdWorldFront: SIMD3<Float> { simdWorldOrientation.act(Self.simdLocalFront) }
    /// The direction to the right, in the scene.
    public var simdWorldRight: SIMD3<Float> { simdWorldOrientation.act(Self.simdLocalRight) }
    /// The direction upward, in the scene.
    public var simdWorldUp: SIMD3<Float> { simdWorldOrientation.act(Self.simdLocalUp) }
    /// The direction in which a camera at the node looks, in the scene.
    public var worldFront: SCNVector3 { SCNVector3(simdWorldFront) }
    /// The direction to the right, in the scene.
    public var worldRight: SCNVector3 { SCNVector3(simdWorldRight) }
    /// The direction upward, in the scene.
    public var worldUp: SCNVector3 { SCNVector3(simdWorldUp) }
    /// The direction in which a camera looks.
    public static var simdLocalFront: SIMD3<Float> { SIMD3(0, 0, -1) }
    /// The direction to the right.
    public static var simdLocalRight: SIMD3<Float> { SIMD3(1, 0, 0) }
    /// The direction upward.
    public static var simdLocalUp: SIMD3<Float> { SIMD3(0, 1, 0) }
    /// The direction in which a camera looks.
    public static var localFront: SCNVector3 { SCNVector3(simdLocalFront) }
    /// The direction to the right.
    public static var localRight: SCNVector3 { SCNVector3(simdLocalRight) }
    /// The direction upward.
    public static var localUp: SCNVector3 { SCNVector3(simdLocalUp) }

    // MARK: Turns

    /// Turns the node so that it looks at a place of the scene.
    public func look(at worldTarget: SCNVector3) {
        look(at: worldTarget, up: SCNVector3(0, 1, 0), localFront: Self.localFront)
    }
    /// Turns the node so that a direction of its own is toward a place of the scene.
    public func look(at worldTarget: SCNVector3, up worldUp: SCNVector3, localFront: SCNVector3) {
        simdLook(at: SIMD3(worldTarget), up: SIMD3(worldUp), localFront: SIMD3(localFront))
    }
    /// Turns the node so that it looks at a place of the scene.
    public func simdLook(at worldTarget: SIMD3<Float>) {
        simdLook(at: worldTarget, up: SIMD3(0, 1, 0), localFront: Self.simdLocalFront)
    }
    /// Turns the node so that a direction of its own is toward a place of the scene.
    public func simdLook(at worldTarget: SIMD3<Float>, up worldUp: SIMD3<Float>, localFront: SIMD3<Float>) {
        let way = worldTarget - simdWorldPosition
        guard length(way) > 0, length(localFront) > 0 else { return }
        let back = -normalize(way)
        var right = cross(worldUp, back)
        if length(right) < 1e-5 {
            right = abs(back.x) < 0.9 ? cross(SIMD3(1, 0, 0), back) : cross(SIMD3(0, 0, 1), back)
        }
        right = normalize(right)
        let frame = simd_quatf(simd_float3x3(right, cross(back, right), back))
        let own = simd_quatf(from: normalize(localFront), to: SIMD3(0, 0, -1))
        simdWorldOrientation = frame * own
    }
    /// Moves the node in its own directions.
    public func localTranslate(by translation: SCNVector3) { simdLocalTranslate(by: SIMD3(translation)) }
    /// Moves the node in its own directions.
    public func simdLocalTranslate(by translation: SIMD3<Float>) { simdPosition += simdOrientation.act(translation) }
    /// Turns the node in its own directions.
    public func localRotate(by rotation: SCNQuaternion) { simdLocalRotate(by: simd_quatf(vector: SIMD4(rotation))) }
    /// Turns the node in its own directions.
    public func simdLocalRotate(by rotation: simd_quatf) { simdOrientation = simdOrientation * rotation }
    /// Turns the node around a place of the scene.
    public func rotate(by worldRotation: SCNQuaternion, aroundTarget worldTarget: SCNVector3) {
        simdRotate(by: simd_quatf(vector: SIMD4(worldRotation)), aroundTarget: SIMD3(worldTarget))
    }
    /// Turns the node around a place of the scene.
    public func simdRotate(by worldRotation: simd_quatf, aroundTarget worldTarget: SIMD3<Float>) {
        simdWorldPosition = worldTarget + worldRotation.act(simdWorldPosition - worldTarget)
        simdWorldOrientation = worldRotation * simdWorldOrientation
    }

    // MARK: Other spaces

    /// Returns a place of another node's space, or the scene's for nil.
    public func convertPosition(_ position: SCNVector3, to node: SCNNode?) -> SCNVector3 {
        SCNVector3(simdConvertPosition(SIMD3(position), to: node))
    }
    /// Returns a place of this node's space.
    public func convertPosition(_ position: SCNVector3, from node: SCNNode?) -> SCNVector3 {
        SCNVector3(simdConvertPosition(SIMD3(position), from: node))
    }
    /// Returns a direction of another node's space, or the scene's for nil.
    public func convertVector(_ vector: SCNVector3, to node: SCNNode?) -> SCNVector3 {
        SCNVector3(matrix(to: node).direction(SIMD3(vector)))
    }
    /// Returns a direction of this node's space.
    public func convertVector(_ vector: SCNVector3, from node: SCNNode?) -> SCNVector3 {
        SCNVector3(matrix(to: node).inverse.direction(SIMD3(vector)))
    }
    /// Returns a matrix of another node's space, or the scene's for nil.
    public func convertTransform(_ transform: SCNMatrix4, to node: SCNNode?) -> SCNMatrix4 {
        SCNMatrix4(matrix(to: node) * simd_float4x4(transform))
    }
    /// Returns a matrix of this node's space.
    public func convertTransform(_ transform: SCNMatrix4, from node: SCNNode?) -> SCNMatrix4 {
        SCNMatrix4(matrix(to: node).inverse * simd_float4x4(transform))
    }
    /// Returns a place of another node's space, or the scene's for nil.
    public func simdConvertPosition(_ position: SIMD3<Float>, to node: SCNNode?) -> SIMD3<Float> {
        matrix(to: node).place(position)
    }
    /// Returns a place of this node's space.
    public func simdConvertPosition(_ position: SIMD3<Float>, from node: SCNNode?) -> SIMD3<Float> {
        matrix(to: node).inverse.place(position)
    }
    /// Returns a direction of another node's space, or the scene's for nil.
    public func simdConvertVector(_ vector: SIMD3<Float>, to node: SCNNode?) -> SIMD3<Float> {
        matrix(to: node).direction(vector)
    }
    /// Returns a direction of this node's space.
    public func simdConvertVector(_ vector: SIMD3<Float>, from node: SCNNode?) -> SIMD3<Float> {
        matrix(to: node).inverse.direction(vector)
    }
    /// Returns a matrix of another node's space, or the scene's for nil.
    public func simdConvertTransform(_ transform: simd_float4x4, to node: SCNNode?) -> simd_float4x4 {
        matrix(to: node) * transform
    }
    /// Returns a matrix of this node's space.
    public func simdConvertTransform(_ transform: simd_float4x4, from node: SCNNode?) -> simd_float4x4 {
        matrix(to: node).inverse * transform
    }
    private func matrix(to node: SCNNode?) -> simd_float4x4 {
        guard let node else { return simdWorldTransform }
        return node.simdWorldTransform.inverse * simdWorldTransform
    }
}
