import Foundation
import FrontEndKit

/// Where a layer is painted: its space in the window, what of it is to be seen, and how opaque it is.
struct PaintSpace {
    /// From the layer's space to the window's.
    var transform = CGAffineTransform.identity
    /// Outside of this nothing is painted, in points of the window.
    var clip: CGRect
    /// From 0 to 1.
    var opacity = 1.0
    /// Whether painting inverts the colors below.
    var isInverting = false

    /// Whether the layer is only moved.
    var isMoved: Bool { transform.a == 1 && transform.d == 1 && transform.b == 0 && transform.c == 0 }
    /// Whether upright lines stay upright.
    var isUpright: Bool { abs(transform.b) < 1e-6 && abs(transform.c) < 1e-6 }

    /// How much wider and higher things become.
    var scale: CGSize {
        CGSize(width: hypot(transform.a, transform.b), height: hypot(transform.c, transform.d))
    }

    /// A rectangle of the layer, in the window.
    func map(_ rect: CGRect) -> CGRect {
        isMoved ? rect.offsetBy(dx: transform.tx, dy: transform.ty) : rect.applying(transform)
    }

    /// Moves the origin.
    mutating func move(to place: CGPoint) {
        transform = CGAffineTransform(translationX: place.x, y: place.y).concatenating(transform)
    }

    /// Applies a transform of the layer's own space; perspective is taken as in the middle of the layer.
    mutating func apply(_ effect: ProjectionTransform, size: CGSize) {
        var affine = effect.affine
        if !effect.isAffine {
            let middle = CGPoint(x: size.width / 2, y: size.height / 2)
            let (origin, right, down) = (
                middle.applying(effect), CGPoint(x: middle.x + 0.5, y: middle.y).applying(effect),
                CGPoint(x: middle.x, y: middle.y + 0.5).applying(effect)
            )
            affine.a = (right.x - origin.x) * 2
            affine.b = (right.y - origin.y) * 2
            affine.c = (down.x - origin.x) * 2
            affine.d = (down.y - origin.y) * 2
            affine.tx = origin.x - affine.a * middle.x - affine.c * middle.y
            affine.ty = origin.y - affine.b * middle.x - affine.d * middle.y
            // A turn about an axis of the layer is a squash.
            if abs(affine.b) < 0.02 { affine.b = 0 }
            if abs(affine.c) < 0.02 { affine.c = 0 }
        }
        transform = affine.concatenating(transform)
    }

    /// Clips to a rectangle of the layer.
    mutating func clip(to rect: CGRect) {
        let mapped = map(rect)
        guard mapped.minX.isFinite, mapped.maxX.isFinite, mapped.minY.isFinite, mapped.maxY.isFinite, !mapped.isNull
        else {
            return clip = .zero
        }
        let (x, y) = (max(clip.minX, mapped.minX), max(clip.minY, mapped.minY))
        clip = CGRect(
            x: x, y: y, width: max(min(clip.maxX, mapped.maxX) - x, 0), height: max(min(clip.maxY, mapped.maxY) - y, 0))
    }

    /// Whether something of a rectangle of the window may be seen.
    func shows(_ rect: CGRect) -> Bool {
        rect.minX < clip.maxX && rect.maxX > clip.minX && rect.minY < clip.maxY && rect.maxY > clip.minY
    }
}
