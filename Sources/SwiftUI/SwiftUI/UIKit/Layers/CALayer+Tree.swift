import Foundation
import OrielFoundation

extension CALayer {
    func standardInsertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

    func standardInsertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer, beside: sibling, distance: 0)
    }

    func standardInsertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer, beside: sibling, distance: 1)
    }

    func standardReplaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard oldLayer !== newLayer, oldLayer.superlayer === self else { return }
        insertSublayer(newLayer, above: oldLayer)
        oldLayer.removeFromSuperlayer()
    }

    private func insert(_ layer: CALayer, beside sibling: CALayer?, distance: Int) {
        if layer === sibling { return }
        let others = within.filter { $0 !== layer }
        let index = sibling.flatMap { sibling in others.firstIndex { $0 === sibling } }.map { $0 + distance }
        insert(layer, at: index ?? (distance == 0 ? 0 : others.count))
    }

    func insert(_ layer: CALayer, at index: Int) {
        // A layer cannot be within itself.
        var around: CALayer? = self
        while let next = around {
            if next === layer { return }
            around = next.superlayer
        }
        layer.superlayer?.within.removeAll { $0 === layer }
        within.insert(layer, at: min(max(index, 0), within.count))
        layer.superlayer = self
        layer.noteDisplays()
        LayerPlayer.wake()
        noteChange()
    }

    func replaceSublayers(_ layers: [CALayer]) {
        for layer in within { layer.superlayer = nil }
        within = []
        for layer in layers { addSublayer(layer) }
        noteChange()
    }

    /// Those within, as they are drawn: the lowest first.
    var drawnSublayers: [CALayer] {
        if within.allSatisfy({ $0.zPosition == 0 }) { return within }
        let places = Dictionary(uniqueKeysWithValues: within.enumerated().map { (ObjectIdentifier($1), $0) })
        return within.sorted { a, b in
            let (heightA, heightB) = (a.zPosition.isFinite ? a.zPosition : 0, b.zPosition.isFinite ? b.zPosition : 0)
            return heightA == heightB
                ? places[ObjectIdentifier(a), default: 0] < places[ObjectIdentifier(b), default: 0] : heightA < heightB
        }
    }

    /// Notes that the layer has changed, and notifies the view that shows the outermost layer.
    func noteChange() {
        guard !Self.isQuiet else { return }
        var layer = self
        while let around = layer.superlayer ?? layer.masked { layer = around }
        layer.onMain { $0.host.changed() }
    }

    /// Notes that the layer was hidden or shown: a stack of views makes room.
    func hidden() {
        guard !Self.isQuiet else { return }
        noteChange()
        onMain { $0.constraintsChanged() }
    }

    /// Calls a function with the layer's view; without a view, or on another thread, it does nothing.
    private func onMain(_ body: @MainActor (UIView) -> Void) {
        guard let view, MainQueue.isServed else { return }
        MainActor.assumeIsolated { body(view) }
    }

    func resized(from size: CGSize) {
        guard !Self.isQuiet else { return }
        if size != bounds.size {
            needsLayout = true
            onMain { $0.needsLayout = true }
        }
        noteChange()
    }

    func adopt(_ layer: CALayer) {
        (bounds, position, zPosition, anchorPoint) = (layer.bounds, layer.position, layer.zPosition, layer.anchorPoint)
        (transform, sublayerTransform, isHidden) = (layer.transform, layer.sublayerTransform, layer.isHidden)
        (opacity, masksToBounds, cornerRadius) = (layer.opacity, layer.masksToBounds, layer.cornerRadius)
        (cornerCurve, maskedCorners) = (layer.cornerCurve, layer.maskedCorners)
        (borderWidth, borderColor, background) = (layer.borderWidth, layer.borderColor, layer.background)
        (shadowColor, shadowOpacity, shadowRadius) = (layer.shadowColor, layer.shadowOpacity, layer.shadowRadius)
        (shadowOffset, shadowPath, contents) = (layer.shadowOffset, layer.shadowPath, layer.contents)
    }
}
