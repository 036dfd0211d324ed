import Foundation
import SwiftUI

/// An animation that parts of a scene take.
public protocol SCNAnimationProtocol: NSObjectProtocol {}

extension CAAnimation: SCNAnimationProtocol {}

/// A part of a scene that takes animations of Core Animation's.
///
/// Follows Apple's [SCNAnimatable](https://developer.apple.com/documentation/scenekit/scnanimatable). None is played, which is
/// reported once: actions and `SCNTransaction` move things here.
public protocol SCNAnimatable: NSObjectProtocol {
    /// Begins an animation; nil for no name.
    func addAnimation(_ animation: any SCNAnimationProtocol, forKey key: String?)
    /// Ends an animation.
    func removeAnimation(forKey key: String)
    /// Ends an animation slowly, in seconds.
    func removeAnimation(forKey key: String, blendOutDuration duration: CGFloat)
    /// Ends all animations.
    func removeAllAnimations()
    /// The names of the animations that run; none here.
    var animationKeys: [String] { get }
}

extension SCNAnimatable {
    public func addAnimation(_ animation: any SCNAnimationProtocol, forKey key: String?) {
        SceneGaps.say("animations of Core Animation's are not played; use actions or SCNTransaction.")
    }
    public func removeAnimation(forKey key: String) {}
    public func removeAnimation(forKey key: String, blendOutDuration duration: CGFloat) {}
    public func removeAllAnimations() {}
    public var animationKeys: [String] { [] }
}

extension SCNNode: SCNAnimatable {}
extension SCNGeometry: SCNAnimatable {}
extension SCNMaterial: SCNAnimatable {}
extension SCNMaterialProperty: SCNAnimatable {}
extension SCNLight: SCNAnimatable {}
extension SCNCamera: SCNAnimatable {}
extension SCNConstraint: SCNAnimatable {}
extension SCNParticleSystem: SCNAnimatable {}
