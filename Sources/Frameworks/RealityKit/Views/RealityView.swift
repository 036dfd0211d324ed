import Foundation
import SceneKit
import SwiftUI
import simd

/// The entities of a view.
@MainActor @preconcurrency
public struct RealityViewContent {
    let root: Entity
    /// The entities.
    public var entities: Entity.ChildCollection { root.children }
    /// Adds an entity.
    public func add(_ entity: Entity) { root.addChild(entity) }
    /// Removes an entity.
    public func remove(_ entity: Entity) { root.removeChild(entity) }
}

/// The entities of a view with a camera.
public typealias RealityViewCameraContent = RealityViewContent

/// A view of entities: the processor draws them, in a space of their own.
///
/// ```swift
/// struct BoxView: View {
///     var body: some View {
///         RealityView { content in
///             content.add(ModelEntity(mesh: .generateBox(size: 0.2), materials: [SimpleMaterial(color: .red, isMetallic: false)]))
///         }
///     }
/// }
/// ```
///
/// Follows Apple's [RealityView](https://developer.apple.com/documentation/realitykit/realityview).
public struct RealityView<Placeholder: View>: View {
    private let make: @MainActor (inout RealityViewContent) async -> Void
    private let update: (@MainActor (inout RealityViewContent) -> Void)?
    private let placeholder: Placeholder
    @State private var shown = ShownEntities()
    @State private var isReady = false

    /// Creates a view.
    /// - Parameters:
    ///   - make: Makes the entities; the placeholder is shown until it has ended.
    ///   - update: Changes the entities when the view's state has changed.
    ///   - placeholder: The view until the entities are made.
    public init(
        make: @escaping @MainActor (inout RealityViewContent) async -> Void,
        update: (@MainActor (inout RealityViewContent) -> Void)? = nil, @ViewBuilder placeholder: () -> Placeholder
    ) { (self.make, self.update, self.placeholder) = (make, update, placeholder()) }

    public var body: some View {
        let _ = isReady ? change() : ()
        ZStack {
            SceneView(scene: shown.scene, options: [.autoenablesDefaultLighting])
            if !isReady { placeholder }
        }
        .task {
            guard !isReady else { return }
            var content = RealityViewContent(root: shown.root)
            await make(&content)
            isReady = true
        }
    }

    private func change() {
        var content = RealityViewContent(root: shown.root)
        update?(&content)
    }
}

extension RealityView where Placeholder == EmptyView {
    /// Creates a view without a placeholder.
    public init(
        make: @escaping @MainActor (inout RealityViewContent) async -> Void,
        update: (@MainActor (inout RealityViewContent) -> Void)? = nil
    ) { self.init(make: make, update: update) { EmptyView() } }
}

@MainActor
private final class ShownEntities {
    let scene = SCNScene()
    let root = Entity()
    init() { scene.rootNode.addChildNode(root.node) }
}

/// A view of a model of a file, which is not read here: a sentence takes its place.
///
/// Follows Apple's [Model3D](https://developer.apple.com/documentation/realitykit/model3d).
public struct Model3D: View {
    private let name: String
    /// Creates a view of a file of the app.
    public init(named name: String, bundle: Bundle? = nil) { self.name = name }
    /// Creates a view of a file.
    public init(url: URL) { name = url.lastPathComponent }
    public var body: some View {
        ContentUnavailableView(
            name, systemImage: "cube.transparent", description: Text("Models of files are not shown on this machine.")
        )
        .onAppear { _ = RealityGaps.file(name) }
    }
}

/// A view of entities for UIKit; there is no camera of the machine here, so that the scene is alone.
///
/// Follows Apple's [ARView](https://developer.apple.com/documentation/realitykit/arview).
@MainActor @preconcurrency
open class ARView: UIView {
    /// The background of the scene.
    public enum CameraMode: Hashable, Sendable { case ar, nonAR }
    /// The entities of a view.
    @MainActor @preconcurrency
    public final class Scene {
        let root = Entity()
        /// The anchors.
        public var anchors: Entity.ChildCollection { root.children }
        /// Adds an anchor.
        public func addAnchor(_ anchor: AnchorEntity) { root.addChild(anchor) }
        /// Removes an anchor.
        public func removeAnchor(_ anchor: AnchorEntity) { root.removeChild(anchor) }
        /// Returns the entity of a name; nil if there is none.
        public func findEntity(named name: String) -> Entity? { root.findEntity(named: name) }
        init() {}
    }
    /// The entities.
    public let scene = Scene()
    /// The background of the scene: nothing here.
    open var cameraMode = CameraMode.nonAR
    /// Whether a session is begun; there is none here.
    open var automaticallyConfigureSession = true
    private let surface = SCNView(frame: .zero)

    /// Creates a view of a rectangle.
    public init(frame frameRect: CGRect, cameraMode: CameraMode = .ar, automaticallyConfigureSession: Bool = true) {
        super.init(frame: frameRect)
        (self.cameraMode, self.automaticallyConfigureSession) = (cameraMode, automaticallyConfigureSession)
        prepare()
    }
    /// Creates a view of a rectangle.
    public convenience override init(frame: CGRect) {
        self.init(frame: frame, cameraMode: .ar, automaticallyConfigureSession: true)
    }
    /// Creates an empty view: archives cannot be read here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }
    private func prepare() {
        if cameraMode == .ar { RealityGaps.say("there is no augmented reality here: a view shows its entities alone.") }
        let shown = SCNScene()
        shown.rootNode.addChildNode(scene.root.node)
        (surface.scene, surface.autoenablesDefaultLighting) = (shown, true)
        surface.frame = bounds
        surface.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(surface)
    }
    /// Returns the entity under a point; nil if there is none.
    open func entity(at point: CGPoint) -> Entity? {
        guard let hit = surface.hitTest(point).first else { return nil }
        func find(_ entity: Entity) -> Entity? {
            if entity.node === hit.node { return entity }
            for child in entity.children { if let found = find(child) { return found } }
            return nil
        }
        return find(scene.root)
    }
}
