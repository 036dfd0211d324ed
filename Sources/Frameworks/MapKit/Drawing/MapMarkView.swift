import SwiftUI

/// A marker or an annotation at its place.
struct MapMarkView: View {
    let mark: MapMark
    let selection: MapSelectionBinding?

    var body: some View {
        if let tag = mark.piece.tag, let selection {
            placed.onTapGesture { selection.select(tag) }
                .accessibilityAddTraits(mark.isSelected ? [.isButton, .isSelected] : .isButton)
        } else {
            placed
        }
    }

    @ViewBuilder private var placed: some View {
        switch mark.piece.kind {
        case .marker(_, let glyph, let title):
            MarkerBalloon(glyph: glyph, color: color, title: title)
                .scaleEffect(mark.isSelected ? 1.4 : 1, anchor: .bottom)
                .animation(.spring(duration: 0.25), value: mark.isSelected)
                .overlay(alignment: .bottom) { titleBelow(title) }
                .accessibilityElement(children: .combine)
                .anchored(.bottom, at: mark.place)
        case .view(_, let content, let anchor, let title):
            content
                .overlay(alignment: .bottom) { if let title { titleBelow(title) } }
                .anchored(anchor, at: mark.place)
        case .user(let content, let anchor):
            Group {
                if let content { content } else { UserDot() }
            }
            .anchored(anchor, at: mark.place)
        case .outline: EmptyView()
        }
    }

    private var color: AnyShapeStyle { mark.piece.fill ?? AnyShapeStyle(mark.piece.tint ?? .red) }

    @ViewBuilder private func titleBelow(_ title: AnyView) -> some View {
        if mark.piece.titles != .hidden {
            MarkTitle(title: title).alignmentGuide(.bottom) { $0[.top] - 2 }
        }
    }
}

/// A title that is readable on any ground: in small letters with a seam.
private struct MarkTitle: View {
    let title: AnyView
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        title.labelStyle(.titleOnly).font(.system(size: 11, weight: .semibold)).lineLimit(2)
            .multilineTextAlignment(.center)
            .foregroundStyle(.primary)
            .fixedSize()
            .frame(maxWidth: 140)
            .shadow(color: MapColors(colorScheme).ground, radius: 1)
            .shadow(color: MapColors(colorScheme).ground, radius: 1)
    }
}

/// Where a mark is, and which point of it is there.
struct MapMarkPlace: LayoutValueKey, Sendable {
    static let defaultValue = MapMarkPlace(place: .zero, anchor: .center)
    let place: CGPoint
    let anchor: UnitPoint
}

/// Puts marks at their places, each with its own size.
struct MapMarkLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews {
            let value = subview[MapMarkPlace.self]
            subview.place(
                at: CGPoint(x: bounds.minX + value.place.x, y: bounds.minY + value.place.y), anchor: value.anchor,
                proposal: .unspecified)
        }
    }
}

extension View {
    /// Puts a point of the view at a place of the map.
    fileprivate func anchored(_ anchor: UnitPoint, at place: CGPoint) -> some View {
        layoutValue(key: MapMarkPlace.self, value: MapMarkPlace(place: place, anchor: anchor))
    }
}
