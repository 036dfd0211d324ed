import Foundation
import SwiftUI

/// A view that shows a scene of SceneKit.
///
/// ```swift
/// struct GlobeView: View {
///     @State private var scene: SCNScene = {
///         let scene = SCNScene()
///         scene.rootNode.addChildNode(SCNNode(geometry: SCNSphere(radius: 1)))
///         return scene
///     }()
///     var body: some View { SceneView(scene: scene, options: [.allowsCameraControl, .autoenablesDefaultLighting]) }
/// }
/// ```
///
/// Follows Apple's [SceneView](https://developer.apple.com/documentation/scenekit/sceneview).
public struct SceneView: View {
    private let content: Represented

    /// How a scene is shown.
    public struct Options: OptionSet, Sendable {
        public let rawValue: Int
        /// Creates options from bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The user turns the scene.
        public static let allowsCameraControl = Options(rawValue: 1)
        /// Frames are drawn all the time.
        public static let rendersContinuously = Options(rawValue: 2)
        /// There is a light at the camera where the scene has none.
        public static let autoenablesDefaultLighting = Options(rawValue: 4)
        /// Pictures between frames are smooth; without effect.
        public static let jitteringEnabled = Options(rawValue: 8)
        /// Pictures of former frames are used; without effect.
        public static let temporalAntialiasingEnabled = Options(rawValue: 16)
    }

    /// Creates a view.
    /// - Parameters:
    ///   - scene: The scene; nil for none.
    ///   - pointOfView: The camera's node; nil for the scene's first one, or a place from which all is visible.
    ///   - options: How the scene is shown.
    ///   - preferredFramesPerSecond: How many frames a second are wanted.
    ///   - antialiasingMode: How smooth edges are; without effect.
    ///   - delegate: Receives frames.
    ///   - technique: How scenes are drawn; without effect.
    public init(
        scene: SCNScene? = nil, pointOfView: SCNNode? = nil, options: Options = [], preferredFramesPerSecond: Int = 60,
        antialiasingMode: SCNAntialiasingMode = .multisampling4X, delegate: (any SCNSceneRendererDelegate)? = nil,
        technique: SCNTechnique? = nil
    ) {
        content = Represented(
            scene: scene, pointOfView: pointOfView, options: options, rate: preferredFramesPerSecond, delegate: delegate
        )
        if technique != nil { SceneGaps.say("techniques have no effect here.") }
    }

    public var body: some View { content }
}

/// A way of drawing in several passes, which has no effect here.
open class SCNTechnique: NSObject, @unchecked Sendable {
    /// Creates a way of its description; nil for none.
    public init?(dictionary: [String: Any]) { if dictionary.isEmpty { return nil } }
}

private struct Represented: UIViewRepresentable {
    let scene: SCNScene?
    let pointOfView: SCNNode?
    let options: SceneView.Options
    let rate: Int
    let delegate: (any SCNSceneRendererDelegate)?

    final class Shown {
        var pointOfView: SCNNode?
    }
    func makeCoordinator() -> Shown { Shown() }
    func makeUIView(context: Context) -> SCNView { SCNView(frame: .zero) }
    func updateUIView(_ view: SCNView, context: Context) {
        if view.scene !== scene { view.scene = scene }
        // The user may have a camera of their own until the app chooses another one.
        if context.coordinator.pointOfView !== pointOfView || view.pointOfView == nil, view.pointOfView !== pointOfView
        {
            view.pointOfView = pointOfView
        }
        context.coordinator.pointOfView = pointOfView
        func set<T: Equatable>(_ path: ReferenceWritableKeyPath<SCNView, T>, _ value: T) {
            if view[keyPath: path] != value { view[keyPath: path] = value }
        }
        set(\.allowsCameraControl, options.contains(.allowsCameraControl))
        set(\.rendersContinuously, options.contains(.rendersContinuously))
        set(\.autoenablesDefaultLighting, options.contains(.autoenablesDefaultLighting))
        set(\.preferredFramesPerSecond, rate)
        if view.delegate !== delegate { view.delegate = delegate }
    }
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: SCNView, context: Context) -> CGSize? {
        proposal.replacingUnspecifiedDimensions()
    }
}
