import CPangoCairo
import DisplayList
import Foundation
import FrontEndKit

/// One walk over a display list's layers, lowest first.
struct PaintPass {
    let painter: CairoPainter
    let slots: UnsafeBufferPointer<Layer>
    /// Where each slot's layer and all below it leave marks, in the layer's space before its effects.
    let known: UnsafeMutablePointer<CGRect>

    /// Paints a layer with its effects and children.
    /// - Parameter parent: The parent's origin in the pen's space, not rounded: rounding is never added up.
    func paint(_ index: Int, at parent: CGPoint, with pen: Pen) {
        let position = slots[index].position
        let origin = CGPoint(x: parent.x + position.x, y: parent.y + position.y)
        // Cairo refuses to continue after a coordinate that is not a number.
        guard origin.isDrawable else { return }
        let effectCount = slots[index].effects.count
        if effectCount == 0 {
            guard known[index].offsetBy(dx: origin.x, dy: origin.y).touches(pen.clip) else { return }
            paintPlain(index, at: origin, skippingChildren: 0, with: pen)
        } else {
            paintEffects(index, below: effectCount, at: origin, with: pen)
        }
    }

    /// Paints a layer's content and children without its effects.
    func paintPlain(_ index: Int, at origin: CGPoint, skippingChildren skipped: Int, with pen: Pen) {
        paintContent(index, at: origin, with: pen)
        var child = slots[index].firstChild
        var toSkip = skipped
        while child != .none {
            let next = slots[Int(child.index)].next
            if toSkip > 0 { toSkip -= 1 } else { paint(Int(child.index), at: origin, with: pen) }
            child = next
        }
    }

    private func paintContent(_ index: Int, at origin: CGPoint, with pen: Pen) {
        if case .none = slots[index].content { return }
        let extents = slots[index].contentExtents
        guard !extents.isNull, extents.offsetBy(dx: origin.x, dy: origin.y).touches(pen.clip) else { return }
        painter.drawnLayerCount += 1
        let frame = pen.rounded(CGRect(origin: origin, size: slots[index].size))
        painter.draw(slots[index].content, size: slots[index].size, in: frame, with: pen)
    }
}

extension PaintPass {
    /// Where a layer's content and children can leave marks without the layer's effects, in the pen's space.
    func plainExtents(_ index: Int, at origin: CGPoint) -> CGRect {
        known[index].isNull ? .null : known[index].offsetBy(dx: origin.x, dy: origin.y)
    }
}

extension CGRect {
    /// Whether any of the rectangles' insides meet, with a pixel's grace for rounding.
    func touches(_ other: CGRect) -> Bool {
        minX - 1 < other.maxX && other.minX < maxX + 1 && minY - 1 < other.maxY && other.minY < maxY + 1
    }
}
