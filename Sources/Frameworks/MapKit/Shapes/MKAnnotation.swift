import CoreLocation
import Foundation

/// An object at a place on a map.
///
/// Follows Apple's [MKAnnotation](https://developer.apple.com/documentation/mapkit/mkannotation). Title and subtitle
/// are nil by default.
public protocol MKAnnotation: NSObjectProtocol {
    /// Latitude and longitude, in degrees.
    var coordinate: CLLocationCoordinate2D { get }
    /// The title.
    var title: String? { get }
    /// The subtitle.
    var subtitle: String? { get }
}

extension MKAnnotation {
    public var title: String? { nil }
    public var subtitle: String? { nil }
}

/// An annotation that covers an area.
public protocol MKOverlay: MKAnnotation {
    /// The rectangle around the area.
    var boundingMapRect: MKMapRect { get }
    /// Returns whether the area and a rectangle have a common part.
    func intersects(_ mapRect: MKMapRect) -> Bool
    /// Whether the overlay hides the map below it.
    var canReplaceMapContent: Bool { get }
}

extension MKOverlay {
    public func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
    public var canReplaceMapContent: Bool { false }
}

/// An annotation with a title; the base of points, lines and areas.
open class MKShape: NSObject, MKAnnotation {
    /// The title.
    open var title: String?
    /// The subtitle.
    open var subtitle: String?
    /// The place, in degrees.
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
}

/// A point with a title.
///
/// Follows Apple's [MKPointAnnotation](https://developer.apple.com/documentation/mapkit/mkpointannotation).
open class MKPointAnnotation: MKShape {
    private var place: CLLocationCoordinate2D

    /// Creates a point where the equator crosses the meridian of Greenwich.
    public override init() { place = CLLocationCoordinate2D() }

    /// Creates a point.
    public init(coordinate: CLLocationCoordinate2D) { place = coordinate }

    /// Creates a point with a title and a subtitle.
    public init(coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
        place = coordinate
        super.init()
        self.title = title
        self.subtitle = subtitle
    }

    /// The place, in degrees.
    open override var coordinate: CLLocationCoordinate2D {
        get { place }
        set { place = newValue }
    }
}

/// Several annotations that are shown as one; maps here make none.
open class MKClusterAnnotation: NSObject, MKAnnotation {
    /// The annotations.
    public let memberAnnotations: [any MKAnnotation]
    /// The title.
    open var title: String?
    /// The subtitle.
    open var subtitle: String?

    /// Creates an annotation for several.
    public init(memberAnnotations: [any MKAnnotation]) { self.memberAnnotations = memberAnnotations }

    /// The middle of the annotations.
    open var coordinate: CLLocationCoordinate2D {
        let count = Double(max(memberAnnotations.count, 1))
        return CLLocationCoordinate2D(
            latitude: memberAnnotations.reduce(0) { $0 + $1.coordinate.latitude } / count,
            longitude: memberAnnotations.reduce(0) { $0 + $1.coordinate.longitude } / count)
    }
}

/// The place of the device on a map.
public final class MKUserLocation: NSObject, MKAnnotation {
    /// The place; nil if it is not known.
    public internal(set) var location: CLLocation?
    /// The direction of the device; never known here.
    public var heading: CLHeading? { nil }
    /// Whether the place is being updated.
    public var isUpdating: Bool { location != nil }
    /// The title.
    public var title: String? = "My Location"
    /// The subtitle.
    public var subtitle: String?
    /// Latitude and longitude; not valid if the place is not known.
    public var coordinate: CLLocationCoordinate2D { location?.coordinate ?? kCLLocationCoordinate2DInvalid }
}
