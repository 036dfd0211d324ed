import Foundation
import SceneKit
import SpriteKit
import SwiftUI
import simd

/// A view of a session.
public protocol ARSessionProviding: NSObjectProtocol {
    /// The session.
    var session: ARSession { get }
}

/// Receives the nodes of places; there are none here.
public protocol ARSCNViewDelegate: SCNSceneRendererDelegate, ARSessionObserver {
    /// Returns the node of a place; nil for the view's own.
    func renderer(_ renderer: any SCNSceneRenderer, nodeFor anchor: ARAnchor) -> SCNNode?
    /// Called with the node of a new place.
    func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor)
    /// Called with the node of a place that is about to change.
    func renderer(_ renderer: any SCNSceneRenderer, willUpdate node: SCNNode, for anchor: ARAnchor)
    /// Called with the node of a changed place.
    func renderer(_ renderer: any SCNSceneRenderer, didUpdate node: SCNNode, for anchor: ARAnchor)
    /// Called with the node of a lost place.
    func renderer(_ renderer: any SCNSceneRenderer, didRemove node: SCNNode, for anchor: ARAnchor)
}
extension ARSCNViewDelegate {
    public func renderer(_ renderer: any SCNSceneRenderer, nodeFor anchor: ARAnchor) -> SCNNode? { nil }
    public func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor) {}
    public func renderer(_ renderer: any SCNSceneRenderer, willUpdate node: SCNNode, for anchor: ARAnchor) {}
    public func renderer(_ renderer: any SCNSceneRenderer, didUpdate node: SCNNode, for anchor: ARAnchor) {}
    public func renderer(_ renderer: any SCNSceneRenderer, didRemove node: SCNNode, for anchor: ARAnchor) {}
}

/// A view of a scene in the world: the scene alone here, without the camera's picture.
///
/// Follows Apple's [ARSCNView](https://developer.apple.com/documentation/arkit/arscnview).
@MainActor @preconcurrency
open class ARSCNView: SCNView, @preconcurrency ARSessionProviding {
    /// The session, which fails here.
    open var session = ARSession()
    /// Whether lights follow the world; without effect.
    open var automaticallyUpdatesLighting = true
    /// Whether pictures have the camera's grain; without effect.
    open var rendersCameraGrain = false
    /// Whether moving things are blurred as by the camera; without effect.
    open var rendersMotionBlur = false
    /// Returns the place's node: nil.
    open func node(for anchor: ARAnchor) -> SCNNode? { nil }
    /// Returns the node's place: nil.
    open func anchor(for node: SCNNode) -> ARAnchor? { nil }
    /// Returns the places under a point of the view: none.
    open func hitTest(_ point: CGPoint, types: ARHitTestResult.ResultType) -> [ARHitTestResult] { [] }
    /// Returns the ray of a point of the view.
    open func raycastQuery(
        from point: CGPoint, allowing target: ARRaycastQuery.Target, alignment: ARRaycastQuery.TargetAlignment
    ) -> ARRaycastQuery? {
        let near = SIMD3<Float>(unprojectPoint(SCNVector3(Float(point.x), Float(point.y), 0)))
        let way = SIMD3<Float>(unprojectPoint(SCNVector3(Float(point.x), Float(point.y), 1))) - near
        guard simd_length(way) > 0 else { return nil }
        return ARRaycastQuery(origin: near, direction: simd_normalize(way), allowing: target, alignment: alignment)
    }
    /// Returns the place on a plane under a point of the view; nil if there is none.
    open func unprojectPoint(_ point: CGPoint, ontoPlane planeTransform: simd_float4x4) -> SIMD3<Float>? {
        guard let ray = raycastQuery(from: point, allowing: .estimatedPlane, alignment: .any) else { return nil }
        let (up, place) = (planeTransform.columns.1, planeTransform.columns.3)
        let normal = SIMD3(up.x, up.y, up.z)
        let slope = simd_dot(ray.direction, normal)
        guard abs(slope) > 1e-6 else { return nil }
        return ray.origin + ray.direction * (simd_dot(SIMD3(place.x, place.y, place.z) - ray.origin, normal) / slope)
    }
}

extension SCNDebugOptions {
    /// The axes of the world; not drawn here.
    public static let showWorldOrigin = SCNDebugOptions(rawValue: 1 << 32)
    /// Points of the world; not drawn here.
    public static let showFeaturePoints = SCNDebugOptions(rawValue: 1 << 30)
}

/// The form of a face as a geometry; without triangles here.
///
/// Follows Apple's [ARSCNFaceGeometry](https://developer.apple.com/documentation/arkit/arscnfacegeometry).
open class ARSCNFaceGeometry: SCNGeometry, @unchecked Sendable {
    /// Creates a form: nil, for there are no faces.
    public convenience init?(device: any MTLDevice) { self.init(device: device, fillMesh: false) }
    /// Creates a form with closed eyes and mouth: nil, for there are no faces.
    public init?(device: any MTLDevice, fillMesh: Bool) {
        _ = ARError.unsupported()
        return nil
    }
    /// Takes the form of a face; without effect.
    open func update(from faceGeometry: ARFaceGeometry) {}
}

/// The form of a surface as a geometry; without triangles here.
///
/// Follows Apple's [ARSCNPlaneGeometry](https://developer.apple.com/documentation/arkit/arscnplanegeometry).
open class ARSCNPlaneGeometry: SCNGeometry, @unchecked Sendable {
    /// Creates a form: nil, for there are no surfaces.
    public init?(device: any MTLDevice) {
        _ = ARError.unsupported()
        return nil
    }
    /// Takes the form of a surface; without effect.
    open func update(from planeGeometry: ARPlaneGeometry) {}
}

/// A view of a scene of SpriteKit in the world: the scene alone here, without the camera's picture.
///
/// Follows Apple's [ARSKView](https://developer.apple.com/documentation/arkit/arskview).
@MainActor @preconcurrency
open class ARSKView: SKView, @preconcurrency ARSessionProviding {
    /// The session, which fails here.
    open var session = ARSession()
    /// Returns the place's node: nil.
    open func node(for anchor: ARAnchor) -> SKNode? { nil }
    /// Returns the node's place: nil.
    open func anchor(for node: SKNode) -> ARAnchor? { nil }
    /// Returns the places under a point of the view: none.
    open func hitTest(_ point: CGPoint, types: ARHitTestResult.ResultType) -> [ARHitTestResult] { [] }
}

/// Receives whether a coaching view is shown.
@MainActor @preconcurrency
public protocol ARCoachingOverlayViewDelegate: NSObjectProtocol {
    /// Called before the view is shown.
    func coachingOverlayViewWillActivate(_ coachingOverlayView: ARCoachingOverlayView)
    /// Called after the view was hidden.
    func coachingOverlayViewDidDeactivate(_ coachingOverlayView: ARCoachingOverlayView)
    /// Called when the user wants to begin again.
    func coachingOverlayViewDidRequestSessionReset(_ coachingOverlayView: ARCoachingOverlayView)
}
extension ARCoachingOverlayViewDelegate {
    public func coachingOverlayViewWillActivate(_ coachingOverlayView: ARCoachingOverlayView) {}
    public func coachingOverlayViewDidDeactivate(_ coachingOverlayView: ARCoachingOverlayView) {}
    public func coachingOverlayViewDidRequestSessionReset(_ coachingOverlayView: ARCoachingOverlayView) {}
}

/// A view that helps the user to begin a session: nothing here.
///
/// Follows Apple's [ARCoachingOverlayView](https://developer.apple.com/documentation/arkit/arcoachingoverlayview).
@MainActor @preconcurrency
open class ARCoachingOverlayView: UIView {
    /// The goal for the user.
    public enum Goal: Int, Sendable { case tracking, horizontalPlane, verticalPlane, anyPlane, geoTracking }
    /// Receives whether the view is shown.
    open weak var delegate: (any ARCoachingOverlayViewDelegate)?
    /// The goal for the user.
    open var goal = Goal.tracking
    /// The session; nil for none.
    open var session: ARSession?
    /// The view with the session; nil for none.
    open weak var sessionProvider: (any ARSessionProviding)?
    /// Whether the view appears by itself; true by default.
    open var activatesAutomatically = true
    /// Whether the view is shown: no.
    open var isActive: Bool { false }
    /// Shows or hides the view; without effect.
    open func setActive(_ active: Bool, animated: Bool) { if active { _ = ARError.unsupported() } }
}
