import ARKit
import Foundation
import SceneKit
import SwiftUI
import simd

/// A view of entities for UIKit; there is no camera of the machine here, so that the scene is alone.
///
/// Follows Apple's [ARView](https://developer.apple.com/documentation/realitykit/arview).
@MainActor @preconcurrency
open class ARView: UIView, @preconcurrency ARSessionProviding {
    /// The background of the scene.
    public enum CameraMode: Hashable, Sendable { case ar, nonAR }
    /// The entities.
    public let scene: Scene
    /// The session, which fails here.
    open var session = ARSession()
    /// The background of the scene: nothing here.
    open var cameraMode = CameraMode.nonAR
    /// Whether a session is begun; there is none here.
    open var automaticallyConfigureSession = true
    /// The background and the light.
    open var environment = Environment() { didSet { showEnvironment() } }
    /// Additions while an app is developed.
    open var debugOptions: DebugOptions = [] { didSet { showStatistics() } }
    /// The effects that are left out; there are none here.
    open var renderOptions: RenderOptions = []
    /// How the physics counts; the scene's here.
    open var physicsOrigin: Entity?
    private let shown = ShownEntities()
    let surface = SCNView(frame: .zero)
    private var touch: RealityTouch?

    /// Creates a view of a rectangle.
    public init(frame frameRect: CGRect, cameraMode: CameraMode, automaticallyConfigureSession: Bool = true) {
        scene = shown.scene
        super.init(frame: frameRect)
        (self.cameraMode, self.automaticallyConfigureSession) = (cameraMode, automaticallyConfigureSession)
        prepare()
    }
    /// Creates a view of a rectangle.
    public required override init(frame frameRect: CGRect) {
        scene = shown.scene
        super.init(frame: frameRect)
        cameraMode = .ar
        prepare()
    }
    /// Creates an empty view: archives cannot be read here.
    public required init?(coder: NSCoder) {
        scene = shown.scene
        super.init(coder: coder)
        prepare()
    }
    private func prepare() {
        if cameraMode == .ar { RealityGaps.say("there is no augmented reality here: a view shows its entities alone.") }
        (surface.scene, surface.autoenablesDefaultLighting, surface.delegate) = (shown.scene.drawn, true, shown)
        surface.frame = bounds
        surface.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        surface.isUserInteractionEnabled = false
        addSubview(surface)
        scene.framesWanted = { [weak self] in self?.surface.rendersContinuously = $0 }
        let touch = RealityTouch(surface)
        touch.join()
        self.touch = touch
    }
    private func showEnvironment() {
        if case .color(let color) = environment.background.kind { scene.drawn.background.contents = color }
    }
    private func showStatistics() { surface.showsStatistics = debugOptions.contains(.showStatistics) }

    // MARK: Entities under points

    /// Returns the entity under a point; nil if there is none.
    open func entity(at point: CGPoint) -> Entity? { hitTest(point).first?.entity }
    /// Returns the entities under a point.
    open func entities(at point: CGPoint) -> [Entity] { hitTest(point, query: .all).map(\.entity) }
    /// Returns the places of entities under a point, the nearest first.
    open func hitTest(
        _ point: CGPoint, query: CollisionCastQueryType = .nearest, mask: CollisionGroup = .all
    ) -> [CollisionCastHit] {
        let mode = query == .all ? SCNHitTestSearchMode.all : .closest
        let hits: [CollisionCastHit] = surface.hitTest(point, options: [.searchMode: mode.rawValue]).compactMap { hit in
            guard let entity = Entity.of(hit.node) else { return nil }
            let filter = entity.components[CollisionComponent.self]?.filter ?? .default
            guard !filter.group.isDisjoint(with: mask) else { return nil }
            let place = SIMD3<Float>(hit.worldCoordinates)
            return CollisionCastHit(
                entity: entity, position: place, normal: SIMD3(hit.worldNormal),
                distance: simd_distance(cameraTransform.translation, place))
        }
        return query == .all ? hits : Array(hits.prefix(1))
    }
    /// Returns the places of the world under a point: none.
    open func hitTest(_ point: CGPoint, types: ARHitTestResult.ResultType) -> [ARHitTestResult] { [] }
    /// Returns the places of the world that a ray of a point meets: none.
    open func raycast(
        from point: CGPoint, allowing target: ARRaycastQuery.Target, alignment: ARRaycastQuery.TargetAlignment
    ) -> [ARRaycastResult] { [] }
    /// Returns the ray of a point; nil without a size.
    open func makeRaycastQuery(
        from point: CGPoint, allowing target: ARRaycastQuery.Target, alignment: ARRaycastQuery.TargetAlignment
    ) -> ARRaycastQuery? {
        ray(through: point).map {
            ARRaycastQuery(origin: $0.origin, direction: $0.direction, allowing: target, alignment: alignment)
        }
    }
    /// Follows the ray of a point; nil, for there is no session.
    open func trackedRaycast(
        from point: CGPoint, allowing target: ARRaycastQuery.Target, alignment: ARRaycastQuery.TargetAlignment,
        updateHandler: @escaping ([ARRaycastResult]) -> Void
    ) -> ARTrackedRaycast? { nil }

    // MARK: Places and points

    /// Returns the ray from the camera through a point; nil without a size.
    open func ray(through screenPoint: CGPoint) -> (origin: SIMD3<Float>, direction: SIMD3<Float>)? {
        guard bounds.width > 0, bounds.height > 0 else { return nil }
        let near = SIMD3<Float>(surface.unprojectPoint(SCNVector3(Float(screenPoint.x), Float(screenPoint.y), 0)))
        let way = SIMD3<Float>(surface.unprojectPoint(SCNVector3(Float(screenPoint.x), Float(screenPoint.y), 1))) - near
        return simd_length(way) > 0 ? (near, simd_normalize(way)) : nil
    }
    /// Returns the point where a place is; nil without a size.
    open func project(_ point: SIMD3<Float>) -> CGPoint? {
        guard bounds.width > 0, bounds.height > 0 else { return nil }
        let place = surface.projectPoint(SCNVector3(point))
        return CGPoint(x: Double(place.x), y: Double(place.y))
    }
    /// Returns the place on a plane under a point; nil if there is none.
    open func unproject(
        _ point: CGPoint, ontoPlane planeTransform: float4x4, relativeToCamera: Bool = false
    ) -> SIMD3<Float>? {
        guard let ray = ray(through: point) else { return nil }
        let matrix = relativeToCamera ? cameraTransform.matrix * planeTransform : planeTransform
        let (up, place) = (matrix.columns.1, matrix.columns.3)
        let normal = SIMD3(up.x, up.y, up.z)
        let slope = simd_dot(ray.direction, normal)
        guard abs(slope) > 1e-6 else { return nil }
        return ray.origin + ray.direction * (simd_dot(SIMD3(place.x, place.y, place.z) - ray.origin, normal) / slope)
    }
    /// The camera's place.
    open var cameraTransform: Transform {
        surface.eyeTransform.map { Transform(matrix: $0) } ?? .identity
    }
    /// Makes a picture of the view.
    open func snapshot(saveToHDR: Bool, completion: @escaping (UIImage?) -> Void) {
        let image = surface.snapshot()
        nonisolated(unsafe) let call = completion
        DispatchQueue.main.async { call(image) }
    }
}

extension ARView {
    /// Additions while an app is developed; the number of frames is shown here.
    public struct DebugOptions: OptionSet, Sendable {
        public let rawValue: Int
        /// Creates options from bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// No additions.
        public static let none: DebugOptions = []
        /// The outlines of bodies.
        public static let showPhysics = DebugOptions(rawValue: 1)
        /// The number of frames.
        public static let showStatistics = DebugOptions(rawValue: 2)
        /// The axes of anchors.
        public static let showAnchorOrigins = DebugOptions(rawValue: 4)
        /// The forms of anchors.
        public static let showAnchorGeometry = DebugOptions(rawValue: 8)
        /// The axes of the world.
        public static let showWorldOrigin = DebugOptions(rawValue: 16)
        /// Points of the world.
        public static let showFeaturePoints = DebugOptions(rawValue: 32)
        /// The measured world.
        public static let showSceneUnderstanding = DebugOptions(rawValue: 64)
    }
    /// Effects that are left out; there are none here.
    public struct RenderOptions: OptionSet, Sendable {
        public let rawValue: Int
        /// Creates options from bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The camera's grain.
        public static let disableCameraGrain = RenderOptions(rawValue: 1)
        /// Bright light.
        public static let disableHDR = RenderOptions(rawValue: 2)
        /// Shadows on the ground.
        public static let disableGroundingShadows = RenderOptions(rawValue: 4)
        /// Blurred movements.
        public static let disableMotionBlur = RenderOptions(rawValue: 8)
        /// Blurred distances.
        public static let disableDepthOfField = RenderOptions(rawValue: 16)
        /// Hiding people.
        public static let disablePersonOcclusion = RenderOptions(rawValue: 32)
        /// Smooth edges.
        public static let disableAREnvironmentLighting = RenderOptions(rawValue: 64)
        /// Faces.
        public static let disableFaceMesh = RenderOptions(rawValue: 128)
    }
    /// The background and the light of a view.
    @MainActor @preconcurrency
    public struct Environment {
        /// A background.
        public struct Background {
            enum Kind {
                case color(UIColor)
                case other
            }
            let kind: Kind
            /// Returns a color.
            public static func color(_ color: UIColor) -> Background { Background(kind: .color(color)) }
            /// Returns a picture around; without effect.
            @MainActor @preconcurrency
            public static func skybox(_ resource: EnvironmentResource) -> Background { Background(kind: .other) }
            /// Returns the camera's picture; without effect.
            public static func cameraFeed(exposureCompensation: Float = 0) -> Background { Background(kind: .other) }
        }
        /// The light of a picture; without effect.
        public struct ImageBasedLight {
            /// The picture; nil for none.
            public var resource: EnvironmentResource?
            /// The brightness, as a power of two.
            public var intensityExponent: Float = 0
        }
        /// How sounds echo; without effect.
        public enum Reverb: Hashable, Sendable {
            case automatic, noReverb
            case preset(Preset)
            /// The kinds of rooms.
            public enum Preset: Hashable, Sendable {
                case smallRoom, mediumRoom, largeRoom, mediumHall, largeHall, cathedral
            }
        }
        /// How the measured world takes part; without effect.
        public struct SceneUnderstanding: Sendable {
            /// The parts.
            public struct Options: OptionSet, Hashable, Sendable {
                public let rawValue: Int
                /// Creates parts from bits.
                public init(rawValue: Int) { self.rawValue = rawValue }
                /// The world hides entities.
                public static let occlusion = Options(rawValue: 1)
                /// The world has shadows.
                public static let receivesLighting = Options(rawValue: 2)
                /// Entities fall onto the world.
                public static let physics = Options(rawValue: 4)
                /// Entities touch the world.
                public static let collision = Options(rawValue: 8)
                /// Everything.
                public static let `default`: Options = []
            }
            /// The parts.
            public var options: Options = []
        }
        /// The background.
        public var background = Background.cameraFeed()
        /// The light.
        public var lighting = ImageBasedLight()
        /// How sounds echo.
        public var reverb = Reverb.automatic
        /// How the measured world takes part.
        public var sceneUnderstanding = SceneUnderstanding()
    }
}
