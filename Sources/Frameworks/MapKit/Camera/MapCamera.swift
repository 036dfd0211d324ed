import CoreLocation
import Foundation

/// Where a map is seen from.
///
/// Follows Apple's [MapCamera](https://developer.apple.com/documentation/mapkit/mapcamera). Maps here are flat: a pitch is
/// kept but not shown.
public struct MapCamera: Hashable, Sendable {
    /// The place in the middle of the view.
    public var centerCoordinate: CLLocationCoordinate2D
    /// The distance of the camera from that place, in meters.
    public var distance: Double
    /// The direction that is up, in degrees clockwise from north.
    public var heading: CLLocationDirection
    /// How far the camera is tilted, in degrees; not shown.
    public var pitch: Double

    /// Creates a camera.
    /// - Parameters:
    ///   - centerCoordinate: The place in the middle of the view.
    ///   - distance: The distance of the camera from that place, in meters.
    ///   - heading: The direction that is up, in degrees clockwise from north.
    ///   - pitch: How far the camera is tilted, in degrees; not shown.
    public init(
        centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0
    ) {
        self.centerCoordinate = centerCoordinate
        self.distance = distance
        self.heading = heading
        self.pitch = pitch
        if pitch != 0 { MapGaps.warn(.pitch) }
    }

    /// Creates a camera of MapKit's.
    public init(_ camera: MKMapCamera) {
        self.init(
            centerCoordinate: camera.centerCoordinate, distance: camera.centerCoordinateDistance,
            heading: camera.heading, pitch: Double(camera.pitch))
    }

    public static func == (a: MapCamera, b: MapCamera) -> Bool {
        a.centerCoordinate.latitude == b.centerCoordinate.latitude
            && a.centerCoordinate.longitude == b.centerCoordinate.longitude && a.distance == b.distance
            && a.heading == b.heading && a.pitch == b.pitch
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(centerCoordinate.latitude)
        hasher.combine(centerCoordinate.longitude)
        hasher.combine(distance)
    }
}

/// Where a map of MapKit's is seen from, as an object.
///
/// Follows Apple's [MKMapCamera](https://developer.apple.com/documentation/mapkit/mkmapcamera).
open class MKMapCamera: NSObject, NSCopying {
    /// The place in the middle of the view.
    open var centerCoordinate = CLLocationCoordinate2D()
    /// The distance of the camera from that place, in meters.
    open var centerCoordinateDistance: CLLocationDistance = 0
    /// The older name of the distance.
    open var altitude: CLLocationDistance {
        get { centerCoordinateDistance }
        set { centerCoordinateDistance = newValue }
    }
    /// The direction that is up, in degrees clockwise from north.
    open var heading: CLLocationDirection = 0
    /// How far the camera is tilted, in degrees; not shown.
    open var pitch: CGFloat = 0 { didSet { if pitch != 0 { MapGaps.warn(.pitch) } } }

    /// Creates a camera.
    public override init() {}

    /// Creates a camera that looks at a place from a distance in meters.
    public convenience init(
        lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance,
        pitch: CGFloat, heading: CLLocationDirection
    ) {
        self.init()
        self.centerCoordinate = centerCoordinate
        centerCoordinateDistance = distance
        self.pitch = pitch
        self.heading = heading
    }

    /// Creates a camera that looks at a place from above another, at a height in meters.
    public convenience init(
        lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromEyeCoordinate eye: CLLocationCoordinate2D,
        eyeAltitude: CLLocationDistance
    ) {
        self.init(lookingAtCenter: centerCoordinate, fromDistance: eyeAltitude, pitch: 0, heading: 0)
    }

    /// Returns another camera that sees the same.
    open func copy(with zone: NSZone? = nil) -> Any {
        MKMapCamera(
            lookingAtCenter: centerCoordinate, fromDistance: centerCoordinateDistance, pitch: pitch, heading: heading)
    }
}
