import Foundation
import SceneKit
import SwiftUI
import simd

/// Receives the errors of a session.
public protocol ARSessionObserver: NSObjectProtocol {
    /// Called when the session has failed.
    func session(_ session: ARSession, didFailWithError error: any Error)
    /// Called when the device is found better or worse.
    func session(_ session: ARSession, cameraDidChangeTrackingState camera: ARCamera)
    /// Called when the session is interrupted.
    func sessionWasInterrupted(_ session: ARSession)
    /// Called when the session continues.
    func sessionInterruptionEnded(_ session: ARSession)
    /// Returns whether the device is searched for in the old world after an interruption; false by default.
    func sessionShouldAttemptRelocalization(_ session: ARSession) -> Bool
    /// Called with data for other devices.
    func session(_ session: ARSession, didOutputCollaborationData data: ARSession.CollaborationData)
}
extension ARSessionObserver {
    public func session(_ session: ARSession, didFailWithError error: any Error) {}
    public func session(_ session: ARSession, cameraDidChangeTrackingState camera: ARCamera) {}
    public func sessionWasInterrupted(_ session: ARSession) {}
    public func sessionInterruptionEnded(_ session: ARSession) {}
    public func sessionShouldAttemptRelocalization(_ session: ARSession) -> Bool { false }
    public func session(_ session: ARSession, didOutputCollaborationData data: ARSession.CollaborationData) {}
}

/// Receives the pictures of a session.
public protocol ARSessionDelegate: ARSessionObserver {
    /// Called with a picture.
    func session(_ session: ARSession, didUpdate frame: ARFrame)
    /// Called with new places.
    func session(_ session: ARSession, didAdd anchors: [ARAnchor])
    /// Called with changed places.
    func session(_ session: ARSession, didUpdate anchors: [ARAnchor])
    /// Called with lost places.
    func session(_ session: ARSession, didRemove anchors: [ARAnchor])
}
extension ARSessionDelegate {
    public func session(_ session: ARSession, didUpdate frame: ARFrame) {}
    public func session(_ session: ARSession, didAdd anchors: [ARAnchor]) {}
    public func session(_ session: ARSession, didUpdate anchors: [ARAnchor]) {}
    public func session(_ session: ARSession, didRemove anchors: [ARAnchor]) {}
}

/// A session of augmented reality, which fails here.
///
/// Follows Apple's [ARSession](https://developer.apple.com/documentation/arkit/arsession). The delegate receives `unsupportedConfiguration`.
open class ARSession: NSObject, @unchecked Sendable {
    /// How a session begins.
    public struct RunOptions: OptionSet, Sendable {
        public let rawValue: UInt
        /// Creates options from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The device is found again.
        public static let resetTracking = RunOptions(rawValue: 1)
        /// Places are removed.
        public static let removeExistingAnchors = RunOptions(rawValue: 2)
        /// Measurements are removed.
        public static let resetSceneReconstruction = RunOptions(rawValue: 8)
    }
    /// The number of the session.
    public let identifier = UUID()
    /// Receives pictures; an error here.
    open weak var delegate: (any ARSessionDelegate)?
    /// The queue on which the delegate is called; nil for the main one.
    open var delegateQueue: DispatchQueue?
    /// The present picture; nil.
    open var currentFrame: ARFrame? { nil }
    /// The settings; nil before the beginning.
    open private(set) var configuration: ARConfiguration?
    /// Creates a session.
    public override init() {}
    /// Begins the session: the delegate receives an error.
    open func run(_ configuration: ARConfiguration, options: RunOptions = []) {
        self.configuration = configuration
        let error = ARError.unsupported()
        (delegateQueue ?? .main).async { [weak self] in
            guard let self else { return }
            delegate?.session(self, didFailWithError: error)
        }
    }
    /// Pauses the session.
    open func pause() {}
    /// Adds a place; without effect.
    open func add(anchor: ARAnchor) {}
    /// Removes a place.
    open func remove(anchor: ARAnchor) {}
}
