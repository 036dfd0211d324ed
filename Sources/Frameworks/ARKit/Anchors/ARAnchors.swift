import Foundation
import SceneKit
import SwiftUI
import simd

/// A place that the device can lose and find again.
public protocol ARTrackable: NSObjectProtocol {
    /// Whether the place is found at present.
    var isTracked: Bool { get }
}

/// A place of the world.
///
/// Follows Apple's [ARAnchor](https://developer.apple.com/documentation/arkit/aranchor).
open class ARAnchor: NSObject, @unchecked Sendable {
    /// The number.
    public let identifier = UUID()
    /// The name; nil for none.
    public let name: String?
    /// The place, turn and scale.
    public let transform: simd_float4x4
    /// The session's number; nil.
    open var sessionIdentifier: UUID? { nil }
    /// Creates a place.
    public init(transform: simd_float4x4) { (name, self.transform) = (nil, transform) }
    /// Creates a place with a name.
    public init(name: String, transform: simd_float4x4) { (self.name, self.transform) = (name, transform) }
}

/// The size of a surface; none is found here.
open class ARPlaneExtent: NSObject, @unchecked Sendable {
    /// The width, in meters.
    open var width: Float { 0 }
    /// The height, in meters.
    open var height: Float { 0 }
    /// The turn about the y axis, in radians.
    open var rotationOnYAxis: Float { 0 }
    override init() {}
}

/// The form of a surface; none is found here.
open class ARPlaneGeometry: NSObject, @unchecked Sendable {
    /// The corners.
    open var vertices: [SIMD3<Float>] { [] }
    /// The places in pictures.
    open var textureCoordinates: [SIMD2<Float>] { [] }
    /// The triangles.
    open var triangleIndices: [Int16] { [] }
    /// The number of triangles.
    open var triangleCount: Int { 0 }
    /// The corners of the edge.
    open var boundaryVertices: [SIMD3<Float>] { [] }
    override init() {}
}

/// A surface; none is found here.
///
/// Follows Apple's [ARPlaneAnchor](https://developer.apple.com/documentation/arkit/arplaneanchor).
open class ARPlaneAnchor: ARAnchor, @unchecked Sendable {
    /// The directions of surfaces.
    public enum Alignment: Int, Sendable { case horizontal, vertical }
    /// The kinds of surfaces.
    public enum Classification: Hashable, Sendable {
        case none(Status)
        case wall, floor, ceiling, table, seat, window, door
        /// Why the kind is not known.
        public enum Status: Int, Sendable { case notAvailable, undetermined, unknown }
    }
    /// The direction.
    open var alignment: Alignment { .horizontal }
    /// The middle.
    open var center: SIMD3<Float> { .zero }
    /// The sizes.
    open var extent: SIMD3<Float> { .zero }
    /// The size with its turn.
    public let planeExtent = ARPlaneExtent()
    /// The form.
    public let geometry = ARPlaneGeometry()
    /// The kind.
    open var classification: Classification { .none(.notAvailable) }
    /// Whether the machine knows kinds: no.
    open class var isClassificationSupported: Bool { false }
}

/// The form of a face; none is found here.
open class ARFaceGeometry: NSObject, @unchecked Sendable {
    /// The places.
    open var vertices: [SIMD3<Float>] { [] }
    /// The places in pictures.
    open var textureCoordinates: [SIMD2<Float>] { [] }
    /// The triangles.
    open var triangleIndices: [Int16] { [] }
    /// The number of triangles.
    open var triangleCount: Int { 0 }
    override init() {}
    /// Creates the form of a face with movements: nil.
    public init?(blendShapes: [ARFaceAnchor.BlendShapeLocation: NSNumber]) { return nil }
}

/// A face; none is found here.
///
/// Follows Apple's [ARFaceAnchor](https://developer.apple.com/documentation/arkit/arfaceanchor).
open class ARFaceAnchor: ARAnchor, ARTrackable, @unchecked Sendable {
    /// Whether the face is found: no.
    open var isTracked: Bool { false }
    /// The form.
    public let geometry = ARFaceGeometry()
    /// The place of the left eye.
    open var leftEyeTransform: simd_float4x4 { matrix_identity_float4x4 }
    /// The place of the right eye.
    open var rightEyeTransform: simd_float4x4 { matrix_identity_float4x4 }
    /// The place at which both eyes look.
    open var lookAtPoint: SIMD3<Float> { .zero }
    /// The movements: none.
    open var blendShapes: [BlendShapeLocation: NSNumber] { [:] }
}

/// A picture; none is found here.
open class ARImageAnchor: ARAnchor, ARTrackable, @unchecked Sendable {
    /// The picture.
    public let referenceImage: ARReferenceImage
    /// Whether the picture is found: no.
    open var isTracked: Bool { false }
    /// The size as a part of the known one.
    open var estimatedScaleFactor: CGFloat { 1 }
    init(_ image: ARReferenceImage) {
        referenceImage = image
        super.init(transform: matrix_identity_float4x4)
    }
}

/// A thing; none is found here.
open class ARObjectAnchor: ARAnchor, @unchecked Sendable {
    /// The thing.
    public let referenceObject: ARReferenceObject
    init(_ object: ARReferenceObject) {
        referenceObject = object
        super.init(transform: matrix_identity_float4x4)
    }
}

/// The joints of a body.
open class ARSkeleton: NSObject, @unchecked Sendable {
    /// The names of joints.
    public struct JointName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The hip.
        public static let root = JointName(rawValue: "root")
        /// The head.
        public static let head = JointName(rawValue: "head_joint")
        /// The left hand.
        public static let leftHand = JointName(rawValue: "left_hand_joint")
        /// The right hand.
        public static let rightHand = JointName(rawValue: "right_hand_joint")
        /// The left shoulder.
        public static let leftShoulder = JointName(rawValue: "left_shoulder_1_joint")
        /// The right shoulder.
        public static let rightShoulder = JointName(rawValue: "right_shoulder_1_joint")
        /// The left foot.
        public static let leftFoot = JointName(rawValue: "left_foot_joint")
        /// The right foot.
        public static let rightFoot = JointName(rawValue: "right_foot_joint")
    }
    /// The number of joints.
    open var jointCount: Int { 0 }
    override init() {}
    /// Returns whether a joint is found: no.
    open func isJointTracked(_ jointIndex: Int) -> Bool { false }
}

/// The joints of a body in space; none are found here.
open class ARSkeleton3D: ARSkeleton, @unchecked Sendable {
    /// The places of the joints in the body.
    open var jointModelTransforms: [simd_float4x4] { [] }
    /// The places of the joints in their parents.
    open var jointLocalTransforms: [simd_float4x4] { [] }
    /// Returns the place of a joint in the body: nil.
    open func modelTransform(for jointName: JointName) -> simd_float4x4? { nil }
    /// Returns the place of a joint in its parent: nil.
    open func localTransform(for jointName: JointName) -> simd_float4x4? { nil }
}

/// A body; none is found here.
open class ARBodyAnchor: ARAnchor, ARTrackable, @unchecked Sendable {
    /// Whether the body is found: no.
    open var isTracked: Bool { false }
    /// The joints.
    public let skeleton = ARSkeleton3D()
    /// The size as a part of the usual one.
    open var estimatedScaleFactor: CGFloat { 1 }
}

/// Values of vertices of a measured form; none are measured here.
open class ARGeometrySource: NSObject, @unchecked Sendable {
    /// The number of values.
    open var count: Int { 0 }
    /// The bytes of a value.
    open var stride: Int { 0 }
    /// The bytes before the first value.
    open var offset: Int { 0 }
    /// The numbers of a value.
    open var componentsPerVector: Int { 0 }
    override init() {}
}

/// Triangles of a measured form; none are measured here.
open class ARGeometryElement: NSObject, @unchecked Sendable {
    /// The number of triangles.
    open var count: Int { 0 }
    /// The bytes of an index.
    open var bytesPerIndex: Int { 4 }
    /// The indices of a triangle.
    open var indexCountPerPrimitive: Int { 3 }
    override init() {}
}

/// A measured form; none is measured here.
open class ARMeshGeometry: NSObject, @unchecked Sendable {
    /// The places.
    public let vertices = ARGeometrySource()
    /// The directions of the surface.
    public let normals = ARGeometrySource()
    /// The triangles.
    public let faces = ARGeometryElement()
    /// The kinds of the triangles; nil.
    open var classification: ARGeometrySource? { nil }
    override init() {}
}

/// The kinds of triangles of a measured form.
public enum ARMeshClassification: Int, Sendable { case none, wall, floor, ceiling, table, seat, window, door }

/// A measured part of the world; none is measured here.
open class ARMeshAnchor: ARAnchor, @unchecked Sendable {
    /// The form.
    public let geometry = ARMeshGeometry()
}

/// A place with the light around; none is found here.
open class AREnvironmentProbeAnchor: ARAnchor, @unchecked Sendable {
    /// The size.
    open var extent: SIMD3<Float> { .zero }
}

/// Another device in the world; none is found here.
open class ARParticipantAnchor: ARAnchor, @unchecked Sendable {}

/// A place on the earth; none is found here.
open class ARGeoAnchor: ARAnchor, ARTrackable, @unchecked Sendable {
    /// Whether the place is found: no.
    open var isTracked: Bool { false }
}
