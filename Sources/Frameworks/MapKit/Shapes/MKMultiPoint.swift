import CoreLocation
import Foundation

/// Several points; the base of lines and areas.
open class MKMultiPoint: MKShape {
    let corners: [MKMapPoint]

    init(_ points: [MKMapPoint]) { corners = points }

    /// The number of points.
    public var pointCount: Int { corners.count }

    /// The points, in memory that lasts until the next call.
    public func points() -> UnsafeMutablePointer<MKMapPoint> {
        memory?.deallocate()
        let memory = UnsafeMutablePointer<MKMapPoint>.allocate(capacity: max(corners.count, 1))
        memory.initialize(from: corners, count: corners.count)
        self.memory = memory
        return memory
    }

    private var memory: UnsafeMutablePointer<MKMapPoint>?

    deinit { memory?.deallocate() }

    /// Writes the coordinates of a range of points into memory.
    public func getCoordinates(_ coordinates: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
        guard range.location >= 0, range.length >= 0, range.location <= corners.count - range.length else { return }
        for place in 0..<range.length { coordinates[place] = corners[range.location + place].coordinate }
    }

    /// The middle of the rectangle around the points.
    open override var coordinate: CLLocationCoordinate2D {
        let rect = boundingMapRect
        if rect.isNull { return kCLLocationCoordinate2DInvalid }
        return MKMapPoint(x: rect.midX, y: rect.midY).coordinate
    }

    /// The smallest rectangle around the points.
    open var boundingMapRect: MKMapRect { MKMapRect(around: corners) }
}

/// A line through several points.
///
/// Follows Apple's [MKPolyline](https://developer.apple.com/documentation/mapkit/mkpolyline).
open class MKPolyline: MKMultiPoint, MKOverlay {
    /// Creates a line through map points.
    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
        self.init(Array(UnsafeBufferPointer(start: points, count: max(count, 0))))
    }

    /// Creates a line through places.
    public convenience init(coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.init(UnsafeBufferPointer(start: coordinates, count: max(count, 0)).map { MKMapPoint($0) })
    }

    override init(_ points: [MKMapPoint]) { super.init(points) }
}

/// A line along the surface of the earth, the shortest between its points.
open class MKGeodesicPolyline: MKPolyline {
    override init(_ points: [MKMapPoint]) {
        super.init(GreatCircle.line(through: points.map(\.coordinate)).map { MKMapPoint($0) })
    }
}

/// An area between points, with holes.
///
/// Follows Apple's [MKPolygon](https://developer.apple.com/documentation/mapkit/mkpolygon).
open class MKPolygon: MKMultiPoint, MKOverlay {
    /// The holes.
    public let interiorPolygons: [MKPolygon]?

    /// Creates an area between map points.
    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int, interiorPolygons: [MKPolygon]? = nil) {
        self.init(Array(UnsafeBufferPointer(start: points, count: max(count, 0))), interiorPolygons)
    }

    /// Creates an area between places.
    public convenience init(
        coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int, interiorPolygons: [MKPolygon]? = nil
    ) {
        self.init(
            UnsafeBufferPointer(start: coordinates, count: max(count, 0)).map { MKMapPoint($0) }, interiorPolygons)
    }

    init(_ points: [MKMapPoint], _ holes: [MKPolygon]?) {
        interiorPolygons = holes
        super.init(points)
    }
}

extension MKMapRect {
    /// The smallest rectangle around points; ``null`` for none.
    init(around points: some Sequence<MKMapPoint>) {
        self = points.reduce(MKMapRect.null) {
            $0.union(MKMapRect(origin: $1, size: MKMapSize(width: 0, height: 0)))
        }
    }
}
