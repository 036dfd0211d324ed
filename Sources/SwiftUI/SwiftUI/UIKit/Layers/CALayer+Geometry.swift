import Foundation
import SwiftUICore

/// Where a layer is in the layer around it.
struct LayerGeometry {
    var bounds: CGRect
    var position: CGPoint
    var anchor: CGPoint
    var transform: CATransform3D

    /// From the layer's space to that around it, in the plane.
    var toOuter: CGAffineTransform {
        let pivot = CGPoint(x: bounds.minX + anchor.x * bounds.width, y: bounds.minY + anchor.y * bounds.height)
        return CGAffineTransform(translationX: -pivot.x, y: -pivot.y)
            .concatenating(transform.affine)
            .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }

    /// The smallest rectangle around the layer, in the space around it.
    var frame: CGRect {
        if transform == CATransform3DIdentity {
            let origin = CGPoint(
                x: position.x - anchor.x * bounds.width, y: position.y - anchor.y * bounds.height)
            return CGRect(origin: origin, size: bounds.size)
        }
        return bounds.applying(toOuter)
    }
}

extension CATransform3D {
    /// The effect in the plane.
    var affine: CGAffineTransform { CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42) }

    /// Whether the transform stays in the plane.
    var isAffine: Bool {
        m13 == 0 && m14 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0 && m33 == 1 && m34 == 0 && m43 == 0
            && m44 == 1
    }
}

/// Returns whether a transform stays in the plane.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool { t.isAffine }

/// Returns the effect of a transform in the plane.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { t.affine }

extension CALayer {
    var geometry: LayerGeometry {
        LayerGeometry(bounds: bounds, position: position, anchor: anchorPoint, transform: transform)
    }

    func standardAffineTransform() -> CGAffineTransform { transform.affine }

    func standardSetAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

    /// From the layer's space to the outermost layer's.
    private var toOutermost: CGAffineTransform {
        var (transform, layer) = (CGAffineTransform.identity, self)
        while let around = layer.superlayer {
            transform = transform.concatenating(layer.geometry.toOuter)
            layer = around
        }
        return transform
    }

    private func way(to layer: CALayer?) -> CGAffineTransform {
        let target = layer?.toOutermost ?? .identity
        let determinant = target.a * target.d - target.b * target.c
        guard determinant.isFinite, determinant != 0 else { return toOutermost }
        return toOutermost.concatenating(target.inverted())
    }

    func standardConvert(_ p: CGPoint, to l: CALayer?) -> CGPoint { p.applying(way(to: l)) }
    func standardConvert(_ p: CGPoint, from l: CALayer?) -> CGPoint { l?.convert(p, to: self) ?? fromOutermost(p) }
    func standardConvert(_ r: CGRect, to l: CALayer?) -> CGRect { r.applying(way(to: l)) }
    func standardConvert(_ r: CGRect, from l: CALayer?) -> CGRect {
        if let l { return l.convert(r, to: self) }
        let corner = fromOutermost(r.origin)
        let far = fromOutermost(CGPoint(x: r.maxX, y: r.maxY))
        return CGRect(x: corner.x, y: corner.y, width: far.x - corner.x, height: far.y - corner.y).standardized
    }

    private func fromOutermost(_ point: CGPoint) -> CGPoint {
        let own = toOutermost
        let determinant = own.a * own.d - own.b * own.c
        return determinant.isFinite && determinant != 0 ? point.applying(own.inverted()) : point
    }
}
