import CoreLocation
import SwiftUI

/// A map of UIKit, for representable views.
///
/// It is shown as ``Map`` is: with its annotations and overlays, and moved by the user. Follows Apple's
/// [MKMapView](https://developer.apple.com/documentation/mapkit/mkmapview).
@MainActor @preconcurrency
open class MKMapView: UIView {
    /// The delegate.
    open weak var delegate: (any MKMapViewDelegate)? { didSet { changed() } }
    /// The kind of map.
    open var mapType = MKMapType.standard { didSet { changed() } }
    /// How the map looks.
    open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration() { didSet { changed() } }
    /// Whether the user can zoom the map.
    open var isZoomEnabled = true { didSet { changed() } }
    /// Whether the user can move the map.
    open var isScrollEnabled = true { didSet { changed() } }
    /// Whether the user can turn the map.
    open var isRotateEnabled = true { didSet { changed() } }
    /// Whether the user can tilt the map; maps here are flat.
    open var isPitchEnabled = true
    /// Whether a compass is shown on a map that is turned.
    open var showsCompass = true { didSet { changed() } }
    /// Whether the scale is shown; it is in any case.
    open var showsScale = false
    /// Whether traffic is shown; it never is.
    open var showsTraffic = false { didSet { if showsTraffic { MapGaps.warn(.traffic) } } }
    /// Whether buildings are shown; the tiles decide.
    open var showsBuildings = true
    /// Whether places are shown by their kinds; the tiles decide.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Which features of the map can be selected; none here.
    open var selectableMapFeatures: MKMapFeatureOptions = [] {
        didSet { if !selectableMapFeatures.isEmpty { MapGaps.warn(.features) } }
    }
    /// Whether the place of the device is shown.
    open var showsUserLocation = false { didSet { updateUser() } }
    /// Whether the map follows the device.
    open var userTrackingMode = MKUserTrackingMode.none { didSet { updateUser() } }
    /// The place of the device.
    public let userLocation = MKUserLocation()
    /// How far the user can zoom and move the map.
    open var cameraZoomRange: CameraZoomRange! { didSet { changed() } }
    /// Where the middle of the map may be.
    open var cameraBoundary: CameraBoundary? { didSet { changed() } }

    /// The annotations, in the order in which they were added.
    open internal(set) var annotations: [any MKAnnotation] = []
    /// The overlays, the lowest first.
    open internal(set) var overlays: [any MKOverlay] = []

    var position = MapCameraPosition.automatic
    var revision = 0
    var viewport: MapViewport?
    let changes = MapViewChanges()
    var selected: (any MKAnnotation)?
    var views: [ObjectIdentifier: MKAnnotationView] = [:]
    var renderers: [ObjectIdentifier: MKOverlayRenderer] = [:]
    var registered: [String: MKAnnotationView.Type] = [:]

    /// Creates a map of a rectangle.
    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override var _showsOwnContent: Bool { true }
    open override var _swiftUIContent: AnyView { AnyView(RepresentedMap(view: self, changes: changes)) }

    /// Updates the map after the present turn.
    func changed(animated: Bool = false) { changes.notify(animated: animated) }

    private func updateUser() {
        let manager = CLLocationManager()
        if showsUserLocation || userTrackingMode != .none { manager.requestWhenInUseAuthorization() }
        userLocation.location = showsUserLocation || userTrackingMode != .none ? manager.location : nil
        if let location = userLocation.location {
            delegate?.mapView(self, didUpdate: userLocation)
            if userTrackingMode != .none { setCenter(location.coordinate, animated: true) }
        } else if showsUserLocation {
            delegate?.mapView(self, didFailToLocateUserWithError: CLError(.denied))
        }
        changed()
    }

    /// Records the visible part.
    func shown(_ viewport: MapViewport, in size: CGSize, isMoving: Bool) {
        let isFirst = self.viewport == nil
        if self.viewport == viewport, bounds.size == size { return }
        if !isFirst { delegate?.mapView(self, regionWillChangeAnimated: isMoving) }
        self.viewport = viewport
        bounds.size = size
        delegate?.mapViewDidChangeVisibleRegion(self)
        delegate?.mapView(self, regionDidChangeAnimated: isMoving)
        if isFirst {
            delegate?.mapViewDidFinishLoadingMap(self)
            delegate?.mapViewDidFinishRenderingMap(self, fullyRendered: true)
        }
    }

    /// How near and how far a map is seen.
    open class CameraZoomRange: NSObject {
        /// The least distance of the camera, in meters.
        public let minCenterCoordinateDistance: CLLocationDistance
        /// The greatest distance of the camera, in meters.
        public let maxCenterCoordinateDistance: CLLocationDistance

        /// Creates a range of distances in meters.
        public init?(
            minCenterCoordinateDistance: CLLocationDistance = 0,
            maxCenterCoordinateDistance: CLLocationDistance = .greatestFiniteMagnitude
        ) {
            guard minCenterCoordinateDistance <= maxCenterCoordinateDistance else { return nil }
            self.minCenterCoordinateDistance = minCenterCoordinateDistance
            self.maxCenterCoordinateDistance = maxCenterCoordinateDistance
        }
    }

    /// Where the middle of a map may be.
    open class CameraBoundary: NSObject {
        /// The rectangle.
        public let mapRect: MKMapRect
        /// The region.
        open var region: MKCoordinateRegion { MKCoordinateRegion(mapRect) }

        /// Creates a boundary of a rectangle; nil for an empty one.
        public init?(mapRect: MKMapRect) {
            if mapRect.isEmpty { return nil }
            self.mapRect = mapRect
        }

        /// Creates a boundary of a region; nil for one that is none.
        public init?(coordinateRegion region: MKCoordinateRegion) {
            guard let rect = region.rect, !rect.isEmpty else { return nil }
            mapRect = rect
        }
    }
}

/// Notifies the view that shows a represented map.
final class MapViewChanges: ObservableObject {
    private var isAnnounced = false

    /// Notifies once for all changes of a turn; not within one, for the map may change while a body is evaluated.
    @MainActor func notify(animated: Bool) {
        if isAnnounced { return }
        isAnnounced = true
        Later.call { [weak self] in
            guard let self else { return }
            isAnnounced = false
            if animated {
                withAnimation(.easeInOut(duration: 0.4)) { self.objectWillChange.send() }
            } else {
                objectWillChange.send()
            }
        }
    }
}
