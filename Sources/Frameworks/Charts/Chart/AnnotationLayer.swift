import SwiftUI

/// The views beside marks.
struct AnnotationLayer: View {
    let plot: PlacedPlot
    let direction: LayoutDirection

    private struct Entry: Identifiable {
        let id: Int
        let mark: PlacedMark
        let annotation: MarkAnnotation
    }

    var body: some View {
        let entries = entries
        if !entries.isEmpty {
            GeometryReader { geometry in
                let frame = plot.frame(geometry.size)
                AnnotationLayout {
                    ForEach(entries) { entry in
                        let target = Self.target(entry.mark, frame)
                        if !target.isNull {
                            entry.annotation.content(AnnotationContext(targetSize: target.size))
                                .font(.caption)
                                .environment(\.layoutDirection, direction)
                                .layoutValue(
                                    key: AnnotationPlaceKey.self,
                                    value: AnnotationPlace(
                                        target: target, annotation: entry.annotation,
                                        isMirrored: frame.isMirrored))
                        }
                    }
                }
            }
        }
    }

    private var entries: [Entry] {
        plot.marks.flatMap { mark in
            mark.attributes.annotations.enumerated().map { number, annotation in
                Entry(id: mark.mark.id &+ number, mark: mark, annotation: annotation)
            }
        }
    }

    /// The rectangle that an annotation lies beside.
    private static func target(_ mark: PlacedMark, _ frame: PlotFrame) -> CGRect {
        if mark.kind == .sector {
            let middle = SectorOutline(mark, size: frame.size).middle
            return CGRect(x: middle.x, y: middle.y, width: 0, height: 0)
        }
        return mark.rect(frame)
    }
}

/// Where an annotation lies.
struct AnnotationPlace {
    let target: CGRect
    let annotation: MarkAnnotation
    let isMirrored: Bool

    /// The rectangle of an annotation of a size.
    func rect(_ size: CGSize, in plot: CGSize) -> CGRect {
        let spacing = annotation.spacing
        let alignment = annotation.alignment
        var across: CGFloat = alignment.horizontal == .leading ? 0 : alignment.horizontal == .trailing ? 1 : 0.5
        let down: CGFloat = alignment.vertical == .top ? 0 : alignment.vertical == .bottom ? 1 : 0.5
        if isMirrored { across = 1 - across }
        var x = target.minX + (target.width - size.width) * across
        var y = target.minY + (target.height - size.height) * down
        if let direction = annotation.position.direction {
            let horizontal = isMirrored ? -direction.x : direction.x
            if horizontal < 0 { x = target.minX - size.width - spacing }
            if horizontal > 0 { x = target.maxX + spacing }
            if direction.y < 0 { y = target.minY - size.height - spacing }
            if direction.y > 0 { y = target.maxY + spacing }
        }
        return CGRect(
            x: fitted(x, size.width, in: plot.width, annotation.overflow.x, reach: 40),
            y: fitted(y, size.height, in: plot.height, annotation.overflow.y, reach: 24), width: size.width,
            height: size.height)
    }

    /// Moves an annotation into the plot, or into the chart, which reaches a little beyond.
    private func fitted(
        _ start: CGFloat, _ length: CGFloat, in room: CGFloat, _ rule: AnnotationOverflowResolution.Strategy,
        reach: CGFloat
    ) -> CGFloat {
        let beyond: CGFloat
        switch rule.storage {
        case .disabled: return start
        case .padScale: beyond = 0
        case .automatic: beyond = reach
        case .fit(let boundary):
            if case .plot = boundary.storage { beyond = 0 } else { beyond = reach }
        }
        guard length <= room + 2 * beyond else { return start }
        return min(max(start, -beyond), room + beyond - length)
    }
}

private struct AnnotationPlaceKey: LayoutValueKey {
    static var defaultValue: AnnotationPlace? { nil }
}

/// Places annotations beside their marks.
struct AnnotationLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for view in subviews {
            guard let place = view[AnnotationPlaceKey.self] else { continue }
            let rect = place.rect(view.sizeThatFits(.unspecified), in: bounds.size)
            view.place(
                at: CGPoint(x: bounds.minX + rect.minX, y: bounds.minY + rect.minY),
                proposal: ProposedViewSize(rect.size))
        }
    }
}

/// The views that stand for points.
struct SymbolLayer: View {
    let plot: PlacedPlot

    private struct Entry: Identifiable {
        let id: Int
        let mark: PlacedMark
        let view: AnyView
    }

    var body: some View {
        let entries = entries
        if !entries.isEmpty {
            GeometryReader { geometry in
                let frame = plot.frame(geometry.size)
                ForEach(entries) { entry in
                    if let point = entry.mark.point(frame) {
                        entry.view
                            .foregroundStyle(entry.mark.style)
                            .opacity(entry.mark.attributes.opacity)
                            .position(point)
                    }
                }
            }
            .allowsHitTesting(false)
        }
    }

    private var entries: [Entry] {
        plot.marks.compactMap { mark in
            guard mark.kind == .point || mark.kind == .line, let view = mark.attributes.symbolView else { return nil }
            return Entry(id: mark.mark.id, mark: mark, view: view)
        }
    }
}
