import DisplayList
import Foundation

/// How a page of a stack, a sheet or a cover comes and goes.
package enum PageTransition: Hashable {
    /// It grows out of another view, and shrinks back into it.
    case zoom(ZoomPlaceID)
    /// It fades in and out.
    case crossFade
    /// It comes from the trailing edge, and goes back there.
    case push
    /// It is moved aside by a page that covers it, and comes back.
    case aside
    /// It comes onto a stack: from the trailing edge, or from where it was moved aside when the stack goes back.
    case entering(PageDirection)
    /// It leaves the top of a stack: it is moved aside, or goes to the trailing edge when the stack goes back.
    case leaving(PageDirection)
    /// It rises from below the bottom of another place, and sinks there.
    case rise(ZoomPlaceID)

    /// Whether it can be shown: a view to grow out of must be in the window.
    package var isPossible: Bool {
        if case .zoom(let source) = self { return source.place != nil }
        return true
    }
}

/// The direction in which a stack of pages last moved.
package final class PageDirection: Hashable {
    /// Whether the stack went back.
    package var isBack = false

    /// Creates the direction of a stack that has not gone back.
    package nonisolated init() {}

    package nonisolated static func == (a: PageDirection, b: PageDirection) -> Bool { a === b }
    package nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Shows a page on its way.
///
/// A page that grows is scaled to the width of the view that it grows out of, clipped to that one's outline, and fades
/// in. Others are moved or fade.
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
        guard let transition, progress != 1 else { return [] }
        switch transition {
        case .crossFade: return fade
        case .push: return pushed(place)
        case .aside: return movedAside(place)
        case .entering(let direction): return direction.isBack ? movedAside(place) : pushed(place)
        case .leaving(let direction): return direction.isBack ? pushed(place) : movedAside(place)
        case .rise(let window): return moved(y: distance(to: window, place.size))
        case .zoom(let source):
            guard progress < 1, let from = source.place, let to = page.place, place.size.width > 0,
                place.size.height > 0
            else { return fade }
            return grown(from: from, to: to.frame.origin, place.size)
        }
    }

    private func pushed(_ place: _EffectPlace) -> [LayerEffect] {
        moved(x: place.towardTrailing * place.size.width)
    }

    private func movedAside(_ place: _EffectPlace) -> [LayerEffect] {
        moved(x: -0.3 * place.towardTrailing * place.size.width)
    }

    private var fade: [LayerEffect] { progress < 1 ? [.opacity(max(progress, 0))] : [] }

    /// The page at a part of a distance.
    private func moved(x: CGFloat = 0, y: CGFloat = 0) -> [LayerEffect] {
        let part = max(1 - progress, 0)
        let move = CGAffineTransform(translationX: x * part, y: y * part)
        return [.transform(ProjectionTransform(move))]
    }

    /// The distance from the page's upper edge to the bottom of the window, in points.
    private func distance(to window: ZoomPlaceID, _ size: CGSize) -> CGFloat {
        guard let whole = window.place?.frame, let own = page.place?.frame else { return size.height }
        return max(whole.maxY - own.minY, 0)
    }

    private func grown(
        from source: (frame: CGRect, cornerRadius: CGFloat), to place: CGPoint, _ size: CGSize
    ) -> [LayerEffect] {
        let part = max(progress, 0)
        let least = source.frame.width / size.width
        let scale = least + (1 - least) * part
        let height = min(source.frame.height / least, size.height)
        let shown = CGRect(x: 0, y: 0, width: size.width, height: height + (size.height - height) * part)
        let radius = min(source.cornerRadius * (1 - part) / scale, min(shown.width, shown.height) / 2)
        let origin = CGPoint(
            x: (source.frame.minX - place.x) * (1 - part), y: (source.frame.minY - place.y) * (1 - part))
        let outline = Path(roundedRect: shown, cornerRadius: radius, style: .continuous)
        let transform = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: origin.x, ty: origin.y)
        return [
            .clip(ClipShape(path: outline)), .transform(ProjectionTransform(transform)), .opacity(min(part * 4, 1)),
        ]
    }
}

extension _EffectPlace {
    /// 1 where the trailing edge is on the right, −1 where it is on the left.
    fileprivate var towardTrailing: CGFloat { environment.layoutDirection == .rightToLeft ? -1 : 1 }
}

extension Transaction {
    /// The transaction of the update that takes place now, else of the code that runs now.
    package static var running: Transaction { UpdateContext.updating?.transaction ?? current }
}
