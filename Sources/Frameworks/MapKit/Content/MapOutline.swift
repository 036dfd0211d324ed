import CoreLocation
import SwiftUI

/// The geometry of a line or an area on a map.
struct MapOutline {
    /// The lines; the first point of each is on the map, the others continue from it even across the antimeridian.
    let lines: [[MKMapPoint]]
    /// Whether the lines enclose areas.
    let isArea: Bool
    /// The middle and radius of a circle, in map points.
    let circle: (center: MKMapPoint, radius: Double)?
    /// The rectangle around it; null for none.
    let rect: MKMapRect

    /// Creates lines or areas; points that are none are left out.
    init(lines: [[MKMapPoint]], isArea: Bool) {
        self.lines = lines.map { line in
            var last: MKMapPoint?
            return line.compactMap { point in
                guard point.x.isFinite, point.y.isFinite else { return nil }
                var point = point
                // The short way: a line from Fiji to Samoa does not cross Africa.
                if let last { point.x = last.x + (point.x - last.x).remainder(dividingBy: Mercator.side) }
                last = point
                return point
            }
        }
        self.isArea = isArea
        circle = nil
        rect = MKMapRect(around: self.lines.joined())
    }

    /// Creates lines or areas between places; places that are not valid are left out.
    init(places: [CLLocationCoordinate2D], isArea: Bool) {
        self.init(lines: [places.filter(CLLocationCoordinate2DIsValid).map { MKMapPoint($0) }], isArea: isArea)
    }

    /// Creates a circle with a radius in meters.
    init(center: CLLocationCoordinate2D, radius: Double) {
        let shape = MKCircle(center: center, radius: radius)
        lines = []
        isArea = true
        if CLLocationCoordinate2DIsValid(center), radius.isFinite, radius > 0 {
            circle = (MKMapPoint(center), radius * MKMapPointsPerMeterAtLatitude(center.latitude))
            rect = shape.boundingMapRect
        } else {
            circle = nil
            rect = .null
        }
    }

    /// Whether any of it can be seen.
    func isShown(_ visible: MKMapRect) -> Bool {
        if rect.isNull || rect.maxY < visible.minY || rect.minY > visible.maxY { return false }
        let across = (rect.midX - visible.midX).remainder(dividingBy: Mercator.side)
        return abs(across) <= (rect.width + visible.width) / 2
    }

    /// The outline on the screen; parts nearer than half a point are left out.
    func path(_ viewport: MapViewport, in size: CGSize) -> Path {
        // The copy of the world in which the outline's middle is nearest to the view's.
        let shift = rect.midX - viewport.x - (rect.midX - viewport.x).remainder(dividingBy: Mercator.side)
        func place(_ point: MKMapPoint) -> CGPoint {
            viewport.place(dx: point.x - shift - viewport.x, dy: point.y - viewport.y, in: size)
        }
        if let circle {
            let middle = place(circle.center), radius = circle.radius * viewport.scale
            return Path(
                ellipseIn: CGRect(x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius))
        }
        return Path { path in
            for line in lines {
                guard let first = line.first else { continue }
                var last = place(first)
                path.move(to: last)
                for (number, point) in line.enumerated().dropFirst() {
                    let next = place(point)
                    let isNear = abs(next.x - last.x) < 0.5 && abs(next.y - last.y) < 0.5
                    if isNear, number < line.count - 1 { continue }
                    path.addLine(to: next)
                    last = next
                }
                if isArea { path.closeSubpath() }
            }
        }
    }
}
