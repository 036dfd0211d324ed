import SwiftUI

/// The ground of a map with all that is on it, for a viewport that can be animated.
struct MapSurface: View, Animatable {
    var viewport: MapViewport
    let size: CGSize
    let pieces: [MapPiece]
    let selection: MapSelectionBinding?
    @Environment(\.mapStyle) private var style

    var animatableData: AnimatablePair<AnimatablePair<Double, Double>, AnimatablePair<Double, Double>> {
        get {
            AnimatablePair(AnimatablePair(viewport.x, viewport.y), AnimatablePair(viewport.zoom, viewport.heading))
        }
        set {
            viewport.x = newValue.first.first
            viewport.y = newValue.first.second
            viewport.zoom = newValue.second.first
            viewport.heading = newValue.second.second
        }
    }

    var body: some View {
        let selected = selection?.tag()
        ZStack(alignment: .topLeading) {
            MapGround(viewport: viewport, size: size, outlines: outlines, style: style)
                .onTapGesture { selection?.select(nil) }
                .allowsHitTesting(selection != nil)
            MapMarkLayout {
                ForEach(MapMarks.shown(pieces, selected: selected, viewport, in: size)) { mark in
                    MapMarkView(mark: mark, selection: selection)
                }
            }
        }
        .frame(width: size.width, height: size.height, alignment: .topLeading)
    }

    private var outlines: [MapPiece] {
        let visible = viewport.rect(in: size)
        return pieces.filter { if case .outline(let outline) = $0.kind { outline.isShown(visible) } else { false } }
    }
}

/// A marker or an annotation in sight.
struct MapMark: Identifiable {
    let piece: MapPiece
    let place: CGPoint
    let isSelected: Bool
    var id: Int { piece.id }
}

/// Finds the markers and annotations in sight.
enum MapMarks {
    /// How far beyond the edges the middle of a view in sight may be, in points.
    static let margin = 60.0
    /// How many are shown wherever they are; with more, only one in each square of some points is.
    static let crowd = 200
    /// The side of those squares, in points.
    static let square = 24.0

    static func shown(
        _ pieces: [MapPiece], selected: AnyHashable?, _ viewport: MapViewport, in size: CGSize
    ) -> [MapMark] {
        let area = CGRect(origin: .zero, size: size).insetBy(dx: -margin, dy: -margin)
        var marks: [MapMark] = []
        for piece in pieces {
            guard let point = piece.point else { continue }
            let place = viewport.place(of: point.point, in: size)
            guard area.contains(place) else { continue }
            marks.append(MapMark(piece: piece, place: place, isSelected: selected != nil && piece.tag == selected))
        }
        if marks.count > crowd { marks = thinned(marks) }
        // The selected one is in front of the others.
        if let place = marks.firstIndex(where: \.isSelected) { marks.append(marks.remove(at: place)) }
        return marks
    }

    private static func thinned(_ marks: [MapMark]) -> [MapMark] {
        struct Square: Hashable { let x, y: Int }
        var taken: Set<Square> = []
        return marks.filter { mark in
            let square = Square(x: Int((mark.place.x / square).rounded()), y: Int((mark.place.y / square).rounded()))
            return taken.insert(square).inserted || mark.isSelected
        }
    }
}
