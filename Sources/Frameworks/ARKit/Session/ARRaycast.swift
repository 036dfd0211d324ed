import Foundation
import SceneKit
import SwiftUI
import simd

/// A ray into the world, which meets nothing here.
///
/// Follows Apple's [ARRaycastQuery](https://developer.apple.com/documentation/arkit/arraycastquery).
open class ARRaycastQuery: NSObject, @unchecked Sendable {
    /// The things that a ray can meet.
    public enum Target: Int, Sendable { case existingPlaneGeometry, existingPlaneInfinite, estimatedPlane }
    /// The directions of surfaces.
    public enum TargetAlignment: Int, Sendable { case horizontal, vertical, any }
    /// The beginning.
    public let origin: SIMD3<Float>
    /// The direction.
    public let direction: SIMD3<Float>
    /// The things that the ray can meet.
    public let target: Target
    /// The directions of surfaces.
    public let targetAlignment: TargetAlignment
    /// Creates a ray.
    public init(origin: SIMD3<Float>, direction: SIMD3<Float>, allowing target: Target, alignment: TargetAlignment) {
        (self.origin, self.direction, self.target, targetAlignment) = (origin, direction, target, alignment)
    }
}

/// The place that a ray has met; none is here.
///
/// Follows Apple's [ARRaycastResult](https://developer.apple.com/documentation/arkit/arraycastresult).
open class ARRaycastResult: NSObject, @unchecked Sendable {
    /// The place.
    public let worldTransform: simd_float4x4
    /// The thing that was met.
    public let target: ARRaycastQuery.Target
    /// The direction of the surface.
    public let targetAlignment: ARRaycastQuery.TargetAlignment
    /// The surface; nil for none.
    public let anchor: ARAnchor?
    init(_ transform: simd_float4x4, _ query: ARRaycastQuery) {
        (worldTransform, target, targetAlignment, anchor) = (transform, query.target, query.targetAlignment, nil)
    }
}

/// A ray that is followed over time; it meets nothing here.
open class ARTrackedRaycast: NSObject, @unchecked Sendable {
    override init() {}
    /// Ends the ray.
    open func stopTracking() {}
}

/// The place under a point of a picture; none is here.
///
/// Follows Apple's [ARHitTestResult](https://developer.apple.com/documentation/arkit/arhittestresult).
open class ARHitTestResult: NSObject, @unchecked Sendable {
    /// The things that can be met.
    public struct ResultType: OptionSet, Sendable {
        public let rawValue: UInt
        /// Creates things from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Points with a feature.
        public static let featurePoint = ResultType(rawValue: 1)
        /// Surfaces that are guessed, lying.
        public static let estimatedHorizontalPlane = ResultType(rawValue: 2)
        /// Surfaces that are guessed, upright.
        public static let estimatedVerticalPlane = ResultType(rawValue: 4)
        /// Surfaces, without an end.
        public static let existingPlane = ResultType(rawValue: 8)
        /// Surfaces, in their sizes.
        public static let existingPlaneUsingExtent = ResultType(rawValue: 16)
        /// Surfaces, in their forms.
        public static let existingPlaneUsingGeometry = ResultType(rawValue: 32)
    }
    /// The thing that was met.
    open var type: ResultType { [] }
    /// The distance, in meters.
    open var distance: CGFloat { 0 }
    /// The place in the surface.
    open var localTransform: simd_float4x4 { matrix_identity_float4x4 }
    /// The place.
    open var worldTransform: simd_float4x4 { matrix_identity_float4x4 }
    /// The surface; nil for none.
    open var anchor: ARAnchor? { nil }
    override init() {}
}

extension ARSession {
    /// Returns the places that a ray meets: none.
    public func raycast(_ query: ARRaycastQuery) -> [ARRaycastResult] { [] }
    /// Follows a ray; nil, for there is no session.
    public func trackedRaycast(
        _ query: ARRaycastQuery, updateHandler: @escaping ([ARRaycastResult]) -> Void
    ) -> ARTrackedRaycast? { nil }
    /// Moves the origin of the world; without effect.
    public func setWorldOrigin(relativeTransform: simd_float4x4) {}
    /// Reads the map of the world: the handler receives an error.
    public func getCurrentWorldMap(completionHandler: @escaping (ARWorldMap?, (any Error)?) -> Void) {
        nonisolated(unsafe) let handler = completionHandler
        let error = ARError.unsupported()
        DispatchQueue.main.async { handler(nil, error) }
    }
    /// Reads the map of the world, which throws an error.
    public func currentWorldMap() async throws -> ARWorldMap { throw ARError.unsupported() }
    /// Makes a reference of a thing: the handler receives an error.
    public func createReferenceObject(
        transform: simd_float4x4, center: SIMD3<Float>, extent: SIMD3<Float>,
        completionHandler: @escaping (ARReferenceObject?, (any Error)?) -> Void
    ) {
        nonisolated(unsafe) let handler = completionHandler
        let error = ARError.unsupported()
        DispatchQueue.main.async { handler(nil, error) }
    }
    /// Takes a picture in full size: the handler receives an error.
    public func captureHighResolutionFrame(completion: @escaping (ARFrame?, (any Error)?) -> Void) {
        nonisolated(unsafe) let handler = completion
        let error = ARError.unsupported()
        DispatchQueue.main.async { handler(nil, error) }
    }
    /// Receives data of other devices; without effect.
    public func update(with collaborationData: CollaborationData) {}

    /// Data for other devices; none are made here.
    open class CollaborationData: NSObject, @unchecked Sendable {
        /// Whether data may be lost.
        public enum Priority: Int, Sendable { case critical, optional }
        /// Whether data may be lost.
        open var priority: Priority { .optional }
        override init() {}
    }
}

/// A map of the world; none is made here.
///
/// Follows Apple's [ARWorldMap](https://developer.apple.com/documentation/arkit/arworldmap).
open class ARWorldMap: NSObject, @unchecked Sendable {
    /// The places.
    open var anchors: [ARAnchor] = []
    /// The middle.
    open var center: SIMD3<Float> { .zero }
    /// The size.
    open var extent: SIMD3<Float> { .zero }
    override init() {}
}

/// A thing that is searched for.
open class ARReferenceObject: NSObject, @unchecked Sendable {
    /// The name; nil for none.
    open var name: String?
    /// The middle.
    open var center: SIMD3<Float> { .zero }
    /// The size.
    open var extent: SIMD3<Float> { .zero }
    override init() {}
    /// Returns the things of a group of the app's assets: nil.
    open class func referenceObjects(inGroupNamed name: String, bundle: Bundle?) -> Set<ARReferenceObject>? { nil }
}
