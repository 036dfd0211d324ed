import Foundation
import OrielFoundation
import SwiftUICore

/// The members of a layer that classes of apps may override; the base of ``CALayer``.
///
/// Members of extensions cannot be overridden without Objective-C.
open class _LayerMembers: NSObject {
    private var own: CALayer { unsafeDowncast(self, to: CALayer.self) }

    /// Removes an animation.
    open func removeAnimation(forKey key: String) { own.standardRemoveAnimation(forKey: key) }

    /// Removes all animations.
    open func removeAllAnimations() { own.standardRemoveAllAnimations() }

    /// Returns an animation that was added; nil for none.
    open func animation(forKey key: String) -> CAAnimation? { own.standardAnimation(forKey: key) }

    /// The names of the animations; nil for none.
    open func animationKeys() -> [String]? { own.standardAnimationKeys() }

    /// Returns how the layer is turned and stretched in the plane.
    open func affineTransform() -> CGAffineTransform { own.standardAffineTransform() }

    /// Turns and stretches the layer in the plane.
    open func setAffineTransform(_ m: CGAffineTransform) { own.standardSetAffineTransform(m) }

    /// Returns a point of this layer's space, converted to another's; to the outermost one's for nil.
    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { own.standardConvert(p, to: l) }

    /// Returns a point of another layer's space in this one's; of the outermost one's for nil.
    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { own.standardConvert(p, from: l) }

    /// Returns a rectangle of this layer's space, converted to another's; to the outermost one's for nil.
    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { own.standardConvert(r, to: l) }

    /// Returns a rectangle of another layer's space in this one's; of the outermost one's for nil.
    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { own.standardConvert(r, from: l) }

    /// Adds a layer among those within.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) { own.standardInsertSublayer(layer, at: idx) }

    /// Adds a layer directly below another.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        own.standardInsertSublayer(layer, below: sibling)
    }

    /// Adds a layer directly above another.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        own.standardInsertSublayer(layer, above: sibling)
    }

    /// Replaces a layer among those within.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        own.standardReplaceSublayer(oldLayer, with: newLayer)
    }

    /// Returns the value of a property, or of the app's own, by its key; nil for none.
    open func value(forKey key: String) -> Any? { own.standardValue(forKey: key) }

    /// Returns the value of a property, such as `transform.scale`, or of the app's own, by its path; nil for none.
    open func value(forKeyPath keyPath: String) -> Any? { own.standardValue(forKeyPath: keyPath) }

    /// Sets a property, or a value of the app's own, by its key; a value of another type changes nothing.
    open func setValue(_ value: Any?, forKey key: String) { own.standardSetValue(value, forKey: key) }

    /// Sets a property, such as `transform.scale`, or a value of the app's own, by its path; a value of another type changes nothing.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { own.standardSetValue(value, forKeyPath: keyPath) }

    /// Returns a time of another layer in this layer's time: the same, as layers have one time here.
    open func convertTime(_ time: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval {
        own.standardConvertTime(time, from: layer)
    }

    /// Returns a time of this layer in another layer's time: the same, as layers have one time here.
    open func convertTime(_ time: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval {
        own.standardConvertTime(time, to: layer)
    }

    /// Draws the layer of a view, and those within, into a context; a layer without a view draws nothing by this.
    open func render(in ctx: CGContext) { own.standardRender(in: ctx) }
}
