import CoreLocation
import SwiftUI

/// The parts of a map's content, in their order.
public struct _MapPieces {
    var list: [MapPiece] = []
    private var path = Hasher()
    private var count = 0
    private var tag: AnyHashable?

    init() {}

    /// Adds the parts of a branch, whose identities depend on its own.
    /// - Parameter tag: The tag of its parts; that around it by default.
    @MainActor mutating func within(
        _ identity: some Hashable, tag: AnyHashable? = nil, _ collect: @MainActor (inout _MapPieces) -> Void
    ) {
        let outer = (path, count, self.tag)
        path.combine(identity)
        count = 0
        if let tag { self.tag = tag }
        collect(&self)
        (path, count, self.tag) = outer
    }

    /// Adds a part.
    mutating func add(_ kind: MapPiece.Kind) {
        var path = path
        path.combine(count)
        count += 1
        list.append(MapPiece(id: path.finalize(), tag: tag, kind: kind))
    }

    /// Changes all parts from a number on.
    mutating func change(from start: Int, _ change: (inout MapPiece) -> Void) {
        for place in start..<list.count { change(&list[place]) }
    }
}

/// A part of a map's content.
struct MapPiece: Identifiable {
    enum Kind {
        /// A balloon with a glyph, and a title below it.
        case marker(MapPoint, glyph: MarkerGlyph, title: AnyView)
        /// A view, and a title below it.
        case view(MapPoint, content: AnyView, anchor: UnitPoint, title: AnyView?)
        /// The place of the device.
        case user(content: AnyView?, anchor: UnitPoint)
        /// A line or an area.
        case outline(MapOutline)
    }

    let id: Int
    var tag: AnyHashable?
    var kind: Kind
    /// The fill of an area, or the color of a balloon; nil for the default.
    var fill: AnyShapeStyle?
    var tint: Color?
    /// The line along an outline; nil for none.
    var stroke: (style: AnyShapeStyle?, line: StrokeStyle)?
    var titles = Visibility.automatic
    var isAboveLabels = false

    /// The place of a part that is one point; nil for others.
    var point: MapPoint? {
        switch kind {
        case .marker(let point, _, _), .view(let point, _, _, _): point
        case .user: CLLocationManager().location.map { MapPoint($0.coordinate) } ?? nil
        case .outline: nil
        }
    }

    /// The rectangle around the part; null for none.
    var rect: MKMapRect {
        if case .outline(let outline) = kind { return outline.rect }
        return point.map { MKMapRect(origin: $0.point, size: MKMapSize()) } ?? .null
    }
}

/// A place with its point on the map, which is calculated once.
struct MapPoint {
    let coordinate: CLLocationCoordinate2D
    let point: MKMapPoint

    /// Adopts a place; nil if it is none.
    init?(_ coordinate: CLLocationCoordinate2D) {
        guard CLLocationCoordinate2DIsValid(coordinate) else { return nil }
        self.coordinate = coordinate
        point = MKMapPoint(coordinate)
    }
}

/// The content of a balloon.
enum MarkerGlyph {
    case automatic, none
    case symbol(String)
    case image(String)
    case text(Text)
}
