import Combine
import Foundation
import SpriteKit
import SwiftUI
import simd

/// A view that shows a scene.
///
/// Follows Apple's [SCNView](https://developer.apple.com/documentation/scenekit/scnview). The processor draws.
@MainActor @preconcurrency
open class SCNView: UIView, SCNSceneRenderer {
    let state = ShownScene()
    /// The scene; nil for none.
    open var scene: SCNScene? { didSet { changed() } }
    /// The camera's node; nil for the scene's first one, or a place from which all is visible.
    open var pointOfView: SCNNode? { didSet { changed() } }
    /// Whether there is a light at the camera where the scene has none; false by default.
    open var autoenablesDefaultLighting = false { didSet { changed() } }
    /// Receives frames.
    open weak var delegate: (any SCNSceneRendererDelegate)? { didSet { changed() } }
    /// The time of the frame, in seconds.
    open var sceneTime: TimeInterval = 0
    /// Whether the user turns the scene by drags, and comes nearer with two fingers; false by default.
    open var allowsCameraControl = false { didSet { changed() } }
    /// Turns and moves the camera of the user.
    public let defaultCameraController = SCNCameraController()
    /// Whether frames are drawn all the time; false by default.
    open var rendersContinuously = false { didSet { changed() } }
    /// Whether the scene plays; it always does here, unless ``pause(_:)`` was called.
    open var isPlaying = true { didSet { changed() } }
    /// How many frames a second are wanted; 60 by default.
    open var preferredFramesPerSecond = 60 { didSet { changed() } }
    /// Whether the number of frames is shown; false by default.
    open var showsStatistics = false { didSet { changed() } }
    /// How smooth edges are; without effect.
    open var antialiasingMode = SCNAntialiasingMode.multisampling4X
    /// Additions while an app is developed; without effect.
    open var debugOptions: SCNDebugOptions = []
    /// Whether the picture may wait for others; without effect.
    open var isJitteringEnabled = false
    /// A scene of SpriteKit above the picture; nil for none.
    open var overlaySKScene: SKScene? { didSet { changed() } }
    /// Whether the scene begins again at its end; without effect.
    open var loops = true
    /// How scenes are drawn; without effect, which is reported once.
    open var technique: SCNTechnique? {
        didSet { if technique != nil { SceneGaps.say("techniques have no effect here.") } }
    }
    /// The node from which sounds are heard; without effect.
    open var audioListener: SCNNode?
    /// Whether pictures of former frames make edges smooth; without effect.
    open var isTemporalAntialiasingEnabled = false
    /// Whether depths are kept the other way around; without effect.
    open var usesReverseZ = true
    public var _pictureSize: CGSize { bounds.size }

    /// Creates a view of a rectangle.
    public init(frame: CGRect, options: [String: Any]?) {
        super.init(frame: frame)
        prepare()
    }
    /// Creates a view of a rectangle.
    public convenience override init(frame: CGRect) { self.init(frame: frame, options: nil) }
    /// Creates an empty view.
    public convenience init() { self.init(frame: .zero, options: nil) }
    /// Creates an empty view: archives cannot be read here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }
    private func prepare() {
        backgroundColor = .white
        defaultCameraController.view = self
        SceneChanges.add(self)
    }

    /// Shows the view with changed settings, or a changed scene.
    func changed() { state.note(moves: moves) }

    var moves: Bool {
        guard isPlaying, let scene, !scene.isPaused else { return false }
        return rendersContinuously || scene.rootNode.moves || scene.physicsWorld.moves || SceneChanges.isWaiting
    }

    open override var _showsOwnContent: Bool { true }
    open override var _swiftUIContent: AnyView { AnyView(SceneContent(view: self, state: state)) }

    /// Plays the scene.
    open func play(_ sender: Any?) { isPlaying = true }
    /// Pauses the scene.
    open func pause(_ sender: Any?) { isPlaying = false }
    /// Pauses the scene, at its beginning.
    open func stop(_ sender: Any?) {
        isPlaying = false
        sceneTime = 0
    }
    /// Returns a picture of the scene.
    open func snapshot() -> UIImage {
        let scale = UIScreen.main.scale
        guard bounds.width > 0, bounds.height > 0 else { return UIImage() }
        let image = picture(width: Int(bounds.width * scale), height: Int(bounds.height * scale))
        return image.map { UIImage(cgImage: $0, scale: scale, orientation: .up) } ?? UIImage()
    }

    // MARK: The user's camera

    private var last: CGPoint?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        last = allowsCameraControl ? touches.first?.location(in: self) : nil
    }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard allowsCameraControl, let last, let place = touches.first?.location(in: self) else { return }
        self.last = place
        defaultCameraController.rotateBy(x: Float(place.x - last.x), y: Float(place.y - last.y))
    }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { last = nil }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { last = nil }
}

/// How a camera is turned.
public enum SCNInteractionMode: Int, Sendable {
    case fly, orbitTurntable, orbitAngleMapping, orbitCenteredArcball, orbitArcball, pan, truck
}

/// Turns and moves the camera of the user.
///
/// Follows Apple's [SCNCameraController](https://developer.apple.com/documentation/scenekit/scncameracontroller).
@MainActor @preconcurrency
open class SCNCameraController: NSObject {
    weak var view: SCNView?
    /// How the camera is turned; around the target here.
    open var interactionMode = SCNInteractionMode.orbitTurntable
    /// The place around which the camera turns.
    open var target = SCNVector3()
    /// Whether the target is the middle of the scene; true by default.
    open var automaticTarget = true
    /// The direction upward.
    open var worldUp = SCNVector3(0, 1, 0)
    /// Whether the camera continues after a drag; it never does here.
    open var inertiaEnabled = false
    /// The lowest angle, in degrees; without effect.
    open var minimumVerticalAngle: Float = 0
    /// The highest angle, in degrees; without effect.
    open var maximumVerticalAngle: Float = 0
    /// The leftmost angle, in degrees; without effect.
    open var minimumHorizontalAngle: Float = 0
    /// The rightmost angle, in degrees; without effect.
    open var maximumHorizontalAngle: Float = 0
    /// How much the camera is slowed after a drag; without effect.
    open var inertiaFriction: Float = 0.05
    /// Whether the camera continues after a drag; it never does here.
    open var isInertiaRunning: Bool { false }
    /// The camera's node; the user's own one, which is made when it is first needed.
    open var pointOfView: SCNNode? {
        get { view?.pointOfView }
        set { view?.pointOfView = newValue }
    }

    private static let name = "kSCNFreeViewCameraName"

    /// The user's camera: a copy of the scene's, so that the app's stays.
    private func camera() -> SCNNode? {
        guard let view, let scene = view.scene, view.bounds.height > 0 else { return nil }
        if let point = view.pointOfView, point.name == Self.name { return point }
        let viewpoint = Viewpoint(view.pointOfView, in: scene, aspect: Float(view.bounds.width / view.bounds.height))
        let node = SCNNode()
        node.name = Self.name
        node.camera = viewpoint.node?.camera ?? SCNCamera()
        if viewpoint.node == nil { node.camera?.automaticallyAdjustsZRange = true }
        node.simdTransform = viewpoint.world
        view.pointOfView = node
        return node
    }

    private var center: SIMD3<Float> {
        guard automaticTarget, let scene = view?.scene else { return SIMD3(target) }
        let box = scene.rootNode.bounds(in: matrix_identity_float4x4, isTop: true)
        return box.isEmpty ? .zero : (box.low + box.high) / 2
    }

    /// Turns the camera around the target, by points of a drag.
    open func rotateBy(x deltaX: Float, y deltaY: Float) {
        guard let node = camera(), deltaX.isFinite, deltaY.isFinite else { return }
        let center = center
        let up = SIMD3<Float>(worldUp)
        node.simdRotate(by: turn(-deltaX * 0.01, up), aroundTarget: center)
        let right = node.simdWorldRight
        let way = normalize(node.simdWorldPosition - center)
        let height = dot(way, normalize(up))
        // Not over the pole, where up would be down.
        if (deltaY > 0 && height > 0.98) || (deltaY < 0 && height < -0.98) { return }
        node.simdRotate(by: turn(-deltaY * 0.01, right), aroundTarget: center)
    }
    /// Moves the camera in its own directions.
    open func translateInCameraSpaceBy(x deltaX: Float, y deltaY: Float, z deltaZ: Float) {
        camera()?.simdLocalTranslate(by: SIMD3(deltaX, deltaY, deltaZ))
    }
    /// Moves the camera toward the target, by a share of the distance.
    open func dolly(toTarget delta: Float) {
        guard let node = camera(), delta.isFinite else { return }
        let way = center - node.simdWorldPosition
        node.simdWorldPosition += way * min(max(delta, -4), 0.9)
    }
    /// Turns the camera about its own axis, in degrees.
    open func roll(by delta: Float, aroundScreenPoint point: CGPoint, viewport: CGSize) { rollAroundTarget(delta) }
    /// Turns the camera about its own axis, in degrees.
    open func rollAroundTarget(_ delta: Float) {
        guard let node = camera(), delta.isFinite else { return }
        node.simdOrientation = node.simdOrientation * simd_quatf(angle: delta * .pi / 180, axis: SIMD3(0, 0, 1))
    }
    /// Makes the camera level.
    open func clearRoll() {
        guard let node = camera() else { return }
        node.simdLook(at: node.simdWorldPosition + node.simdWorldFront, up: SIMD3(worldUp), localFront: SIMD3(0, 0, -1))
    }
    /// Ends movements.
    open func stopInertia() {}
    /// Moves the camera so that nodes are visible.
    open func frameNodes(_ nodes: [SCNNode]) {
        guard let node = camera(), let lens = node.camera else { return }
        var box = Bounds()
        for other in nodes {
            for corner in other.bounds(in: other.shownWorldTransform, isTop: true).corners { box.add(corner) }
        }
        guard !box.isEmpty else { return }
        let distance = max(length(box.high - box.low) / 2, 1e-3) / Float(sin(Double(lens.fieldOfView) * .pi / 360))
        node.simdWorldPosition = (box.low + box.high) / 2 - node.simdWorldFront * distance
    }
}
