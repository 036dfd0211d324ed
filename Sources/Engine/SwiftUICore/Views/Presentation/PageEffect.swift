import DisplayList
import Foundation

/// How a page of a stack, a sheet or a cover comes and goes.
package enum PageTransition: Hashable {
    /// It grows out of another view, and shrinks back into it.
    case zoom(ZoomPlaceID)
    /// It fades in and out.
    case crossFade

    /// Whether it can be shown: a view to grow out of must be in the window.
    package var isPossible: Bool {
        if case .zoom(let source) = self { return source.place != nil }
        return true
    }
}

/// Shows a page on its way: scaled to the width of the view that it grows out of, clipped to that one's outline, and
/// fading in; or fading in alone.
package struct _PageEffect: Equatable {
    /// 0 where the page begins, 1 where it is in its place.
    var progress: Double
    /// The transition; nil for no effect.
    let transition: PageTransition?
    /// The place that the page fills.
    let page: ZoomPlaceID

    /// Creates an effect.
    package nonisolated init(progress: Double, _ transition: PageTransition?, page: ZoomPlaceID) {
        (self.progress, self.transition, self.page) = (progress, transition, page)
    }

    /// The animatable data.
    package nonisolated var animatableData: Double {
        get { progress }
        set { progress = newValue }
    }
}

extension _PageEffect: LayerEffectModifier {
    nonisolated static var name: String { "page" }
    nonisolated static var dependsOnSize: Bool { true }

    nonisolated func layerEffects(_ place: _EffectPlace) -> [LayerEffect] {
        guard let transition, progress < 1 else { return [] }
        let part = max(progress, 0)
        guard case .zoom(let source) = transition, let from = source.place, let to = page.place, place.size.width > 0,
            place.size.height > 0
        else { return [.opacity(part)] }
        let size = place.size
        let least = from.frame.width / size.width
        let scale = least + (1 - least) * part
        let height = min(from.frame.height / least, size.height)
        let shown = CGRect(x: 0, y: 0, width: size.width, height: height + (size.height - height) * part)
        let radius = min(from.cornerRadius * (1 - part) / scale, min(shown.width, shown.height) / 2)
        let origin = CGPoint(
            x: (from.frame.minX - to.frame.minX) * (1 - part), y: (from.frame.minY - to.frame.minY) * (1 - part))
        let outline = Path(roundedRect: shown, cornerRadius: radius, style: .continuous)
        let transform = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: origin.x, ty: origin.y)
        return [
            .clip(ClipShape(path: outline)), .transform(ProjectionTransform(transform)), .opacity(min(part * 4, 1)),
        ]
    }
}
