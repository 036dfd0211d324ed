import Foundation

extension CGContext {
    /// A picture under construction, which is composited as one.
    struct TransparencyLayer {
        let recorder: CanvasRecorder
        let outer: State
        let kept: [State]
    }

    /// Begins a picture that is composited as one, with the present opacity, blending, shadow and clips.
    /// - Parameter auxiliaryInfo: Without effect; nil as a rule.
    public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
        let recorder = state.context.beginLayer()
        layers.append(TransparencyLayer(recorder: recorder, outer: state, kept: kept))
        kept = []
        state.context = state.context.content(of: recorder)
    }

    /// Begins a picture that is composited as one, within a rectangle.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
        beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
        clip(to: rect)
    }

    /// Draws the picture that was begun last; does nothing if there is none.
    public func endTransparencyLayer() {
        guard let layer = layers.popLast() else { return }
        (state, kept) = (layer.outer, layer.kept)
        state.context.draw(layer.recorder)
        memory?.changed()
    }
}
