import CoreLocation
import OrielFoundation
import SwiftUI

extension MKMapView {
    /// The size with which regions are calculated before the map is shown.
    private var size: CGSize { bounds.width > 0 && bounds.height > 0 ? bounds.size : CGSize(width: 320, height: 320) }

    private var present: MapViewport { viewport ?? position.viewport(in: size, content: content) }

    /// The rectangle around all annotations and overlays.
    var content: MKMapRect {
        let points = MKMapRect(around: annotations.compactMap { MapPoint($0.coordinate)?.point })
        return overlays.reduce(points) { $0.union($1.boundingMapRect) }
    }

    private func set(_ position: MapCameraPosition, animated: Bool) {
        self.position = position
        revision += 1
        viewport = nil
        changed(animated: animated)
    }

    /// The region that is shown.
    public var region: MKCoordinateRegion {
        get { viewport == nil ? position.region ?? present.region(in: size) : present.region(in: size) }
        set { setRegion(newValue, animated: false) }
    }

    /// Shows a region, as large as fits.
    public func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
        guard region.rect != nil else {
            return RuntimeWarning.issue("Invalid Region: a map keeps its region in place of one that has no numbers.")
        }
        set(.region(region), animated: animated)
    }

    /// Returns the region that the map would show for another one: as large as fits its shape.
    public func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion {
        MapViewport(showing: region, in: size)?.region(in: size) ?? region
    }

    /// The middle of the map.
    public var centerCoordinate: CLLocationCoordinate2D {
        get { present.coordinate(at: CGPoint(x: size.width / 2, y: size.height / 2), in: size) }
        set { setCenter(newValue, animated: false) }
    }

    /// Shows another place in the middle, at the same scale.
    public func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
        var camera = present.camera(in: size)
        guard CLLocationCoordinate2DIsValid(coordinate) else { return }
        camera.centerCoordinate = coordinate
        set(.camera(camera), animated: animated)
    }

    /// The rectangle that is shown.
    public var visibleMapRect: MKMapRect {
        get { present.rect(in: size) }
        set { setVisibleMapRect(newValue, animated: false) }
    }

    /// Shows a rectangle, as large as fits.
    public func setVisibleMapRect(_ mapRect: MKMapRect, animated: Bool) {
        setVisibleMapRect(mapRect, edgePadding: .zero, animated: animated)
    }

    /// Shows a rectangle, as large as fits within distances from the edges in points.
    public func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated: Bool) {
        if mapRect.isNull { return }
        let inner = CGSize(
            width: max(size.width - insets.left - insets.right, 1),
            height: max(size.height - insets.top - insets.bottom, 1))
        let scale = max(MapViewport(showing: mapRect, in: inner).scale, 1e-9)
        let rect = MKMapRect(
            x: mapRect.midX - (inner.width / 2 + insets.left) / scale,
            y: mapRect.midY - (inner.height / 2 + insets.top) / scale, width: size.width / scale,
            height: size.height / scale)
        set(.rect(rect), animated: animated)
    }

    /// Where the map is seen from.
    public var camera: MKMapCamera {
        get {
            let camera = present.camera(in: size)
            return MKMapCamera(
                lookingAtCenter: camera.centerCoordinate, fromDistance: camera.distance, pitch: 0,
                heading: camera.heading)
        }
        set { setCamera(newValue, animated: false) }
    }

    /// Shows all that a camera sees.
    public func setCamera(_ camera: MKMapCamera, animated: Bool) {
        set(.camera(MapCamera(camera)), animated: animated)
    }

    /// Follows the device, or ends that.
    public func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
        userTrackingMode = mode
        delegate?.mapView(self, didChange: mode, animated: animated)
    }

    /// Sets how far the map can be zoomed.
    public func setCameraZoomRange(_ range: CameraZoomRange?, animated: Bool) { cameraZoomRange = range }

    /// Sets where the middle of the map may be.
    public func setCameraBoundary(_ boundary: CameraBoundary?, animated: Bool) { cameraBoundary = boundary }

    /// Returns the point of a view at which a coordinate is shown; views other than the map have the same space here.
    public func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
        guard let point = MapPoint(coordinate) else { return CGPoint(x: CGFloat.nan, y: CGFloat.nan) }
        return present.place(of: point.point, in: size)
    }

    /// Returns the coordinate that is shown at a point of a view.
    public func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
        present.coordinate(at: point, in: size)
    }
}
