import DisplayList
import Foundation

extension Layer {
    /// Where the layer's own drawing can leave marks, in the layer's space; null for nowhere.
    public var contentExtents: CGRect {
        switch content {
        case .none: return .null
        case .color, .image: return bounds
        case .fill(let path, _, _): return path.extents
        case .stroke(let path, _, let style): return path.extents(strokedWith: style)
        case .text(let text):
            return bounds.withOverhang(of: text)
        case .commands(let commands): return commands.extents
        }
    }

    /// How far around the layer its backdrop affects its own drawing, in points; nil if it does not.
    public var backdropReach: CGFloat? { content.backdrop?.reach }
}

extension CGRect {
    /// The rectangle of a text with room for glyphs that reach beyond their line, as italics and tall scripts do.
    ///
    /// Text that shrank has small glyphs whatever its font's size.
    package func withOverhang(of text: TextContent) -> CGRect {
        let overhang = min(text.first.style.font.size * 0.4, height * 0.3) + 2
        return insetBy(dx: -overhang, dy: -overhang)
    }
}

extension Path {
    /// A rectangle around the outline, its control points included; null for an empty path.
    public var extents: CGRect {
        switch storage {
        case .empty: return .null
        case .rect(let rect), .ellipse(let rect), .roundedRect(let rect, _, _):
            return rect.isDrawable ? rect.standardized : .null
        case .elements(let elements):
            var (minX, minY) = (CGFloat.infinity, CGFloat.infinity)
            var (maxX, maxY) = (-CGFloat.infinity, -CGFloat.infinity)
            func add(_ point: CGPoint) {
                guard point.isDrawable else { return }
                (minX, maxX) = (min(minX, point.x), max(maxX, point.x))
                (minY, maxY) = (min(minY, point.y), max(maxY, point.y))
            }
            for element in elements {
                switch element {
                case .move(let to), .line(let to): add(to)
                case .quadCurve(let to, let control):
                    add(to)
                    add(control)
                case .curve(let to, let control1, let control2):
                    add(to)
                    add(control1)
                    add(control2)
                case .closeSubpath: break
                }
            }
            return minX <= maxX ? CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY) : .null
        }
    }

    /// A rectangle around the outline drawn as a line.
    public func extents(strokedWith style: StrokeStyle) -> CGRect {
        let extents = self.extents
        guard !extents.isNull, style.lineWidth.isFinite else { return extents }
        let reach = style.lineWidth / 2 * (style.lineJoin == .miter ? max(style.miterLimit, 1.5) : 1.5)
        return extents.insetBy(dx: -reach, dy: -reach)
    }
}

extension [DrawingCommand] {
    /// Where the commands can leave marks; null for nowhere.
    public var extents: CGRect {
        reduce(CGRect.null) { union, command in
            switch command {
            case .fill(let path, _, _): return union.union(path.extents)
            case .stroke(let path, _, let style): return union.union(path.extents(strokedWith: style))
            case .text(let text, let rect):
                return union.union(rect.withOverhang(of: text))
            case .image(_, let rect): return union.union(rect)
            case .group(let commands, let group):
                // Clipped content ends with the clip at the latest; no need to visit all of it.
                let inner =
                    group.clips.reduce(nil) { limit, clip in limit?.intersection(clip.path.extents) ?? clip.path.extents
                    }
                    ?? commands.extents.applying(group.transform)
                return union.union(group.effects.extents(of: inner, at: .zero))
            }
        }
    }
}

extension [LayerEffect] {
    /// Where a picture can leave marks once the effects are applied; both in the space of `origin`, the layer's top left corner.
    public func extents(of picture: CGRect, at origin: CGPoint) -> CGRect {
        reduce(picture) { extents, effect in
            if extents.isNull { return extents }
            switch effect {
            case .opacity, .blend, .group, .mask: return extents
            case .filter(.invert), .filter: return extents
            case .clip(let shape):
                return extents.intersection(shape.path.extents.offsetBy(dx: origin.x, dy: origin.y))
            case .blur(let radius, _):
                let reach = Blur.reach(of: radius)
                return extents.insetBy(dx: -reach, dy: -reach)
            case .shadow(_, let radius, let offset):
                let reach = Blur.reach(of: radius)
                return extents.union(
                    extents.insetBy(dx: -reach, dy: -reach).offsetBy(dx: offset.width, dy: offset.height))
            case .transform(let transform):
                let local = extents.offsetBy(dx: -origin.x, dy: -origin.y)
                return transform.extents(of: local).offsetBy(dx: origin.x, dy: origin.y)
            }
        }
    }
}

extension ProjectionTransform {
    /// A rectangle around a transformed one.
    ///
    /// A part behind the eye makes it very large.
    package func extents(of rect: CGRect) -> CGRect {
        if isAffine { return rect.applying(affine) }
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
        ]
        if corners.contains(where: { m13 * $0.x + m23 * $0.y + m33 <= 1e-3 }) {
            return CGRect(x: -1e5, y: -1e5, width: 2e5, height: 2e5)
        }
        let mapped = corners.map { $0.applying(self) }
        let xs = mapped.map(\.x), ys = mapped.map(\.y)
        return CGRect(x: xs.min()!, y: ys.min()!, width: xs.max()! - xs.min()!, height: ys.max()! - ys.min()!)
    }
}
