import CPangoCairo
import DisplayList
import Foundation
import FrontEndKit

extension PaintPass {
    /// Paints a layer with its first `count` effects, the last of these outermost.
    func paintEffects(_ index: Int, below count: Int, at origin: CGPoint, with pen: Pen) {
        guard count > 0 else {
            let masks = slots[index].effects.reduce(0) { $1 == .mask ? $0 + 1 : $0 }
            return paintPlain(index, at: origin, skippingChildren: masks, with: pen)
        }
        let effects = slots[index].effects[..<count]
        let number = count - 1
        // Fully hidden content costs nothing more.
        if case .opacity(let opacity) = effects[number], opacity <= 0 { return }
        let plain = plainExtents(index, at: origin)
        let inner = Array(effects.dropLast()).extents(of: plain, at: origin)
        let outer = [effects[number]].extents(of: inner, at: origin)
        guard !outer.isNull, outer.touches(pen.clip) else { return }
        let maskIndex = effects.dropLast().reduce(0) { $1 == .mask ? $0 + 1 : $0 }
        var keeper: PixelKeeper?
        if !pen.isVector, effects[number].needsPixels, let shown = shown(index, effects: number) {
            keeper = PixelKeeper(
                store: painter.pixelStore, key: .init(layer: slots[index].id, effect: number), origin: origin,
                layers: shown)
        }
        painter.apply(effects[number], at: origin, extents: inner, keeper: keeper, with: pen) { pen in
            paintEffects(index, below: number, at: origin, with: pen)
        } mask: { pen in
            var child = slots[index].firstChild
            var toSkip = maskIndex
            while child != .none, toSkip > 0 {
                child = slots[Int(child.index)].next
                toSkip -= 1
            }
            if child != .none { paint(Int(child.index), at: origin, with: pen) }
        }
    }
}

extension LayerEffect {
    /// Whether drawing the effect makes pixels that are worth keeping.
    var needsPixels: Bool {
        switch self {
        case .shadow, .blur, .filter: true
        case .transform(let transform): !transform.isUpright
        case .opacity, .clip, .mask, .blend, .group: false
        }
    }
}

extension ProjectionTransform {
    /// Whether the transform does no more than move and enlarge evenly.
    var isUpright: Bool { isAffine && m12 == 0 && m21 == 0 && m11 > 0 && abs(m11 - m22) < 1e-9 }
}
