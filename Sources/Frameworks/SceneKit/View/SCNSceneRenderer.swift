import Foundation
import SpriteKit
import SwiftUI
import simd

/// Something that shows a scene.
///
/// Follows Apple's [SCNSceneRenderer](https://developer.apple.com/documentation/scenekit/scnscenerenderer).
@MainActor @preconcurrency
public protocol SCNSceneRenderer: NSObjectProtocol {
    /// The scene; nil for none.
    var scene: SCNScene? { get set }
    /// The camera's node; nil for the scene's first one, or a place from which all is visible.
    var pointOfView: SCNNode? { get set }
    /// Whether there is a light at the camera where the scene has none.
    var autoenablesDefaultLighting: Bool { get set }
    /// Whether numbers about the frames are shown.
    var showsStatistics: Bool { get set }
    /// Receives frames.
    var delegate: (any SCNSceneRendererDelegate)? { get set }
    /// The time of the frame, in seconds.
    var sceneTime: TimeInterval { get set }
    /// A scene of SpriteKit above the picture; nil for none.
    var overlaySKScene: SKScene? { get set }
    /// The size of the picture, in points.
    var _pictureSize: CGSize { get }
}

/// Receives the frames of a scene; all methods are optional.
public protocol SCNSceneRendererDelegate: NSObjectProtocol {
    /// Called before actions run.
    func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval)
    /// Called after actions have run.
    func renderer(_ renderer: any SCNSceneRenderer, didApplyAnimationsAtTime time: TimeInterval)
    /// Called after a step of the physics.
    func renderer(_ renderer: any SCNSceneRenderer, didSimulatePhysicsAtTime time: TimeInterval)
    /// Called after rules were applied.
    func renderer(_ renderer: any SCNSceneRenderer, didApplyConstraintsAtTime time: TimeInterval)
    /// Called before the scene is drawn.
    func renderer(_ renderer: any SCNSceneRenderer, willRenderScene scene: SCNScene, atTime time: TimeInterval)
    /// Called after the scene was drawn.
    func renderer(_ renderer: any SCNSceneRenderer, didRenderScene scene: SCNScene, atTime time: TimeInterval)
}

extension SCNSceneRendererDelegate {
    public func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval) {}
    public func renderer(_ renderer: any SCNSceneRenderer, didApplyAnimationsAtTime time: TimeInterval) {}
    public func renderer(_ renderer: any SCNSceneRenderer, didSimulatePhysicsAtTime time: TimeInterval) {}
    public func renderer(_ renderer: any SCNSceneRenderer, didApplyConstraintsAtTime time: TimeInterval) {}
    public func renderer(_ renderer: any SCNSceneRenderer, willRenderScene scene: SCNScene, atTime time: TimeInterval) {
    }
    public func renderer(_ renderer: any SCNSceneRenderer, didRenderScene scene: SCNScene, atTime time: TimeInterval) {}
}

extension SCNSceneRenderer {
    private var viewpoint: Viewpoint? {
        guard let scene, _pictureSize.width > 0, _pictureSize.height > 0 else { return nil }
        return Viewpoint(pointOfView, in: scene, aspect: Float(_pictureSize.width / _pictureSize.height))
    }

    /// The place and the turn of the camera, or of the place from which all is visible; nil without a size.
    package var eyeTransform: simd_float4x4? { viewpoint?.world }

    /// Returns the nodes under a point of the picture, the nearest first.
    public func hitTest(_ point: CGPoint, options: [SCNHitTestOption: Any]? = nil) -> [SCNHitTestResult] {
        guard let scene else { return [] }
        let near = unprojectPoint(SCNVector3(Float(point.x), Float(point.y), 0))
        let far = unprojectPoint(SCNVector3(Float(point.x), Float(point.y), 1))
        return HitTest(from: SIMD3(near), to: SIMD3(far), options: options ?? [:]).results(in: scene.rootNode)
    }

    /// Returns the point of the picture where a place of the scene is, with its depth from 0 to 1.
    public func projectPoint(_ point: SCNVector3) -> SCNVector3 {
        guard let viewpoint else { return SCNVector3() }
        let clip = viewpoint.projection * (viewpoint.view * SIMD4(SIMD3(point), 1))
        guard clip.w != 0 else { return SCNVector3() }
        let size = _pictureSize
        return SCNVector3(
            (clip.x / clip.w + 1) / 2 * Float(size.width), (1 - clip.y / clip.w) / 2 * Float(size.height),
            (clip.z / clip.w + 1) / 2)
    }

    /// Returns the place of the scene at a point of the picture, at a depth from 0 to 1.
    public func unprojectPoint(_ point: SCNVector3) -> SCNVector3 {
        guard let viewpoint else { return SCNVector3() }
        let size = _pictureSize
        let clip = SIMD4(
            point.x / Float(size.width) * 2 - 1, 1 - point.y / Float(size.height) * 2, point.z * 2 - 1, 1)
        let place = (viewpoint.projection * viewpoint.view).inverse * clip
        return place.w != 0 ? SCNVector3(SIMD3(place.x, place.y, place.z) / place.w) : SCNVector3()
    }

    /// Returns whether a node may be visible from another one: whether its box is in front of it, in sight.
    public func isNode(_ node: SCNNode, insideFrustumOf pointOfView: SCNNode) -> Bool {
        guard let scene, _pictureSize.height > 0 else { return false }
        let viewpoint = Viewpoint(pointOfView, in: scene, aspect: Float(_pictureSize.width / _pictureSize.height))
        let clip = viewpoint.projection * viewpoint.view
        let corners = node.bounds(in: node.shownWorldTransform, isTop: true).corners.map { clip * SIMD4($0, 1) }
        guard !corners.isEmpty else { return false }
        return (0..<3).allSatisfy { axis in
            corners.contains { $0[axis] >= -$0.w } && corners.contains { $0[axis] <= $0.w }
        }
    }

    /// Returns the nodes that may be visible from another one.
    public func nodesInsideFrustum(of pointOfView: SCNNode) -> [SCNNode] {
        var found: [SCNNode] = []
        scene?.rootNode.enumerateChildNodes { node, _ in
            if node.geometry != nil, isNode(node, insideFrustumOf: pointOfView) { found.append(node) }
        }
        return found
    }
    /// The rectangle of the picture, in points.
    public var currentViewport: CGRect { CGRect(origin: .zero, size: _pictureSize) }
    /// Makes a thing ready; it always is here.
    @discardableResult
    public func prepare(_ object: Any, shouldAbortBlock block: (() -> Bool)? = nil) -> Bool { true }
    /// Makes things ready; they always are here.
    public func prepare(_ objects: [Any], completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(true) }

    /// Continues the scene for a time, and applies rules.
    func advance(_ seconds: Double) {
        guard let scene else { return }
        delegate?.renderer(self, updateAtTime: sceneTime)
        if !scene.isPaused {
            scene.rootNode.advance(seconds)
            SceneChanges.advance(seconds)
        }
        delegate?.renderer(self, didApplyAnimationsAtTime: sceneTime)
        if !scene.isPaused {
            scene.physicsWorld.advance(seconds)
            scene.rootNode.advanceParticles(seconds, SIMD3(scene.physicsWorld.gravity))
        }
        delegate?.renderer(self, didSimulatePhysicsAtTime: sceneTime)
        scene.rootNode.applyConstraints(camera: viewpoint?.node)
        delegate?.renderer(self, didApplyConstraintsAtTime: sceneTime)
    }

    /// Returns a picture of the scene in a size in pixels.
    func picture(width: Int, height: Int) -> CGImage? {
        guard let scene, let viewpoint else { return nil }
        delegate?.renderer(self, willRenderScene: scene, atTime: sceneTime)
        var frame = FrameRenderer(scene, viewpoint, usesDefaultLight: autoenablesDefaultLighting)
        let image = frame.image(width: width, height: height)
        delegate?.renderer(self, didRenderScene: scene, atTime: sceneTime)
        return image
    }
}

/// How smooth edges are; small pictures always have smooth ones here.
public enum SCNAntialiasingMode: UInt, Sendable { case none, multisampling2X, multisampling4X }

/// Additions to a scene while an app is developed; none are drawn here.
public struct SCNDebugOptions: OptionSet, Sendable {
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The outlines of bodies.
    public static let showPhysicsShapes = SCNDebugOptions(rawValue: 1)
    /// Boxes around.
    public static let showBoundingBoxes = SCNDebugOptions(rawValue: 2)
    /// The reach of lights.
    public static let showLightInfluences = SCNDebugOptions(rawValue: 4)
    /// The reach of lights.
    public static let showLightExtents = SCNDebugOptions(rawValue: 8)
    /// Forces.
    public static let showPhysicsFields = SCNDebugOptions(rawValue: 16)
    /// The edges of triangles.
    public static let showWireframe = SCNDebugOptions(rawValue: 32)
    /// The edges of triangles alone.
    public static let renderAsWireframe = SCNDebugOptions(rawValue: 64)
    /// Cameras.
    public static let showCameras = SCNDebugOptions(rawValue: 1024)
}

/// Draws scenes into pictures, without a view.
///
/// Follows Apple's [SCNRenderer](https://developer.apple.com/documentation/scenekit/scnrenderer). The processor draws, whatever the device.
@MainActor @preconcurrency
open class SCNRenderer: NSObject, SCNSceneRenderer {
    /// The scene; nil for none.
    open var scene: SCNScene?
    /// The camera's node; nil for the scene's first one.
    open var pointOfView: SCNNode?
    /// Whether there is a light at the camera where the scene has none; false by default.
    open var autoenablesDefaultLighting = false
    /// Receives frames.
    open weak var delegate: (any SCNSceneRendererDelegate)?
    /// The time of the frame, in seconds.
    open var sceneTime: TimeInterval = 0
    /// Whether numbers about the frames are shown; pictures have none here.
    open var showsStatistics = false
    /// A scene of SpriteKit above the picture; pictures have none here.
    open var overlaySKScene: SKScene?
    public private(set) var _pictureSize = CGSize(width: 1, height: 1)
    /// Creates a renderer.
    public init(device: Any?, options: [AnyHashable: Any]? = nil) {}
    /// Returns a picture of the scene at a time, in a size in points.
    open func snapshot(atTime time: TimeInterval, with size: CGSize, antialiasingMode: SCNAntialiasingMode) -> UIImage {
        guard size.width > 0, size.height > 0, size.width <= 8192, size.height <= 8192 else { return UIImage() }
        _pictureSize = size
        let seconds = time - sceneTime
        sceneTime = time
        advance(seconds.isFinite ? max(seconds, 0) : 0)
        return picture(width: Int(size.width), height: Int(size.height)).map { UIImage(cgImage: $0) } ?? UIImage()
    }
    /// Continues the scene to a time.
    open func update(atTime time: TimeInterval) {
        let seconds = time - sceneTime
        sceneTime = time
        advance(seconds.isFinite ? max(seconds, 0) : 0)
    }
}
