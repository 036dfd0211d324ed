import Foundation
import SpriteKit
import SwiftUI

extension SCNSceneRenderer {
    /// Shows another scene at once, then calls a closure after the time of a transition.
    ///
    /// Pictures of transitions are not drawn here.
    public func present(
        _ scene: SCNScene, with transition: SKTransition, incomingPointOfView pointOfView: SCNNode?,
        completionHandler: (() -> Void)? = nil
    ) {
        self.scene = scene
        self.pointOfView = pointOfView
        guard let completionHandler else { return }
        SceneChanges.after(transition.duration) { completionHandler() }
    }
    /// Shows another scene at once, and waits for the time of a transition.
    public func present(
        _ scene: SCNScene, with transition: SKTransition, incomingPointOfView pointOfView: SCNNode?
    ) async {
        await withCheckedContinuation { continuation in
            present(scene, with: transition, incomingPointOfView: pointOfView) { continuation.resume() }
        }
    }
}
