import DisplayList
import Foundation

/// Shows a view at a place of the window that a pointer leads it to, wherever its own place is.
package struct _LiftEffect: Equatable {
    /// The upper left corner in the window; nil for the view's own place.
    let origin: CGPoint?

    /// Creates an effect.
    package nonisolated init(origin: CGPoint?) { self.origin = origin }
}

extension _LiftEffect: LayerEffectModifier {
    nonisolated static var name: String { "lift" }

    nonisolated func layerEffects(_ place: _EffectPlace) -> [LayerEffect] {
        guard let origin else { return [] }
        let own = place.node.windowFrame.origin
        let move = CGAffineTransform(translationX: origin.x - own.x, y: origin.y - own.y)
        return [
            .shadow(RGBA(0, 0, 0, 0.25), radius: 8, offset: CGSize(width: 0, height: 3)),
            .transform(ProjectionTransform(move)),
        ]
    }
}
