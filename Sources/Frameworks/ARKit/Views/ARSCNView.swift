import Foundation
import SceneKit
import SwiftUI

/// Receives the nodes of places; there are none here.
public protocol ARSCNViewDelegate: SCNSceneRendererDelegate, ARSessionObserver {
    /// Returns the node of a place; nil for the view's own.
    func renderer(_ renderer: any SCNSceneRenderer, nodeFor anchor: ARAnchor) -> SCNNode?
    /// Called with the node of a new place.
    func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor)
    /// Called with the node of a changed place.
    func renderer(_ renderer: any SCNSceneRenderer, didUpdate node: SCNNode, for anchor: ARAnchor)
    /// Called with the node of a lost place.
    func renderer(_ renderer: any SCNSceneRenderer, didRemove node: SCNNode, for anchor: ARAnchor)
}
extension ARSCNViewDelegate {
    public func renderer(_ renderer: any SCNSceneRenderer, nodeFor anchor: ARAnchor) -> SCNNode? { nil }
    public func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor) {}
    public func renderer(_ renderer: any SCNSceneRenderer, didUpdate node: SCNNode, for anchor: ARAnchor) {}
    public func renderer(_ renderer: any SCNSceneRenderer, didRemove node: SCNNode, for anchor: ARAnchor) {}
}

/// A view of a scene in the world: the scene alone here, without the camera's picture.
///
/// Follows Apple's [ARSCNView](https://developer.apple.com/documentation/arkit/arscnview).
@MainActor @preconcurrency
open class ARSCNView: SCNView {
    /// The session, which fails here.
    open var session = ARSession()
    /// Whether lights follow the world; without effect.
    open var automaticallyUpdatesLighting = true
    /// Whether objects hide each other by the world's depths; without effect.
    open var rendersCameraGrain = false
    /// Returns the place's node: nil.
    open func node(for anchor: ARAnchor) -> SCNNode? { nil }
    /// Returns the node's place: nil.
    open func anchor(for node: SCNNode) -> ARAnchor? { nil }
}

/// A view that helps the user to begin a session: a sentence here.
///
/// Follows Apple's [ARCoachingOverlayView](https://developer.apple.com/documentation/arkit/arcoachingoverlayview).
@MainActor @preconcurrency
open class ARCoachingOverlayView: UIView {
    /// The goal for the user.
    public enum Goal: Int, Sendable { case tracking, horizontalPlane, verticalPlane, anyPlane, geoTracking }
    /// The goal for the user.
    open var goal = Goal.tracking
    /// The session; nil for none.
    open var session: ARSession?
    /// Whether the view appears by itself; true by default.
    open var activatesAutomatically = true
    /// Whether the view is shown: no.
    open var isActive: Bool { false }
    /// Shows or hides the view; without effect.
    open func setActive(_ active: Bool, animated: Bool) { if active { _ = ARError.unsupported() } }
}
