import Combine
import Foundation
import SceneKit
import SwiftUI
import simd

/// The entities of a view.
@MainActor @preconcurrency
public protocol RealityViewContentProtocol {
    /// The entities.
    var entities: Entity.ChildCollection { get }
    /// Adds an entity.
    func add(_ entity: Entity)
    /// Removes an entity.
    func remove(_ entity: Entity)
}

/// The entities of a view.
///
/// Follows Apple's [RealityViewContent](https://developer.apple.com/documentation/realitykit/realityviewcontent).
@MainActor @preconcurrency
public struct RealityViewContent: RealityViewContentProtocol {
    let shown: ShownEntities
    /// The entities.
    public var entities: Entity.ChildCollection { shown.scene.root.children }
    /// Adds an entity.
    public func add(_ entity: Entity) { shown.scene.root.addChild(entity) }
    /// Removes an entity.
    public func remove(_ entity: Entity) { shown.scene.root.removeChild(entity) }
    /// Calls a handler with events, of an entity if one is given, until the subscription is canceled.
    public func subscribe<E: Event>(
        to event: E.Type, on sourceObject: (any EventSource)? = nil, componentType: (any Component.Type)? = nil,
        _ handler: @escaping (E) -> Void
    ) -> EventSubscription {
        EventSubscription(
            subscription: shown.scene.subscribe(to: event, on: sourceObject, componentType: componentType, handler))
    }
    /// The camera: the view's own here, whichever is chosen.
    public var camera: RealityViewCamera {
        get { shown.camera }
        nonmutating set { shown.camera = newValue }
    }
}

/// The cameras of a view; there is no camera of the machine here.
public struct RealityViewCamera: Hashable, Sendable {
    private let name: String
    /// The scene's own.
    public static let virtual = RealityViewCamera(name: "virtual")
    /// The device's with the world around; the scene's own here.
    public static let spatialTracking = RealityViewCamera(name: "spatialTracking")
    /// The device's with the world around; the scene's own here.
    public static let worldTracking = RealityViewCamera(name: "worldTracking")
}

/// The entities of a view with a camera.
public typealias RealityViewCameraContent = RealityViewContent

/// The content of a view of entities by default.
public struct RealityViewDefaultPlaceholder: View {
    public var body: some View { EmptyView() }
}

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
    @StateObject private var shown = ShownEntities()
    @State private var isReady = false
    @Environment(\.realityCameraControls) private var controls

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
            EntitySurface(shown: shown, rendersContinuously: shown.wantsFrames, controls: controls)
            if !isReady { placeholder }
        }
        .task {
            guard !isReady else { return }
            var content = RealityViewContent(shown: shown)
            await make(&content)
            isReady = true
            shown.scene.noteFrames()
        }
    }

    private func change() {
        var content = RealityViewContent(shown: shown)
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

/// The ways in which the user moves the camera of a view of entities.
///
/// Follows Apple's [CameraControls](https://developer.apple.com/documentation/realitykit/cameracontrols).
public struct CameraControls: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    /// Creates ways from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Not at all.
    public static let none: CameraControls = []
    /// Around the entities.
    public static let orbit = CameraControls(rawValue: 1)
    /// Nearer and farther.
    public static let dolly = CameraControls(rawValue: 2)
    /// To the sides.
    public static let pan = CameraControls(rawValue: 4)
    /// Up and down.
    public static let tilt = CameraControls(rawValue: 8)
}

private struct ControlsKey: EnvironmentKey {
    static let defaultValue = CameraControls.none
}
extension EnvironmentValues {
    var realityCameraControls: CameraControls {
        get { self[ControlsKey.self] }
        set { self[ControlsKey.self] = newValue }
    }
}
extension View {
    /// Lets drags and two fingers move the camera of views of entities: around the entities, whichever way is chosen.
    public func realityViewCameraControls(_ controls: CameraControls) -> some View {
        environment(\.realityCameraControls, controls)
    }
}

/// The entities of a view, and its frames.
@MainActor
final class ShownEntities: NSObject, ObservableObject, SCNSceneRendererDelegate {
    let scene = Scene()
    @Published private(set) var wantsFrames = false
    var camera = RealityViewCamera.virtual
    private var last: TimeInterval?

    override init() {
        super.init()
        scene.framesWanted = { [weak self] wanted in
            guard let self, wantsFrames != wanted else { return }
            wantsFrames = wanted
        }
    }

    nonisolated func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval) {
        MainActor.assumeIsolated {
            let seconds = last.map { max(time - $0, 0) } ?? 0
            last = time
            scene.update(seconds)
        }
    }
}

/// Draws the entities of a view.
private struct EntitySurface: UIViewRepresentable {
    let shown: ShownEntities
    let rendersContinuously: Bool
    let controls: CameraControls

    @MainActor
    final class Coordinator {
        var touch: RealityTouch?
        nonisolated init() {}
    }
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> SCNView {
        let view = SCNView(frame: .zero)
        view.scene = shown.scene.drawn
        view.delegate = shown
        view.autoenablesDefaultLighting = true
        let touch = RealityTouch(view)
        touch.join()
        context.coordinator.touch = touch
        return view
    }
    func updateUIView(_ view: SCNView, context: Context) {
        if view.rendersContinuously != rendersContinuously { view.rendersContinuously = rendersContinuously }
        if view.allowsCameraControl == controls.isEmpty { view.allowsCameraControl = !controls.isEmpty }
    }
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: SCNView, context: Context) -> CGSize? {
        proposal.replacingUnspecifiedDimensions()
    }
}
