import CoreLocation
import SwiftUI

extension MKMapView {
    /// Adds an annotation.
    public func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }

    /// Adds annotations; annotations that are on the map already stay unchanged.
    public func addAnnotations(_ annotations: [any MKAnnotation]) {
        let known = Set(self.annotations.map { ObjectIdentifier($0) })
        self.annotations += annotations.filter { !known.contains(ObjectIdentifier($0)) }
        changed()
    }

    /// Removes an annotation.
    public func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }

    /// Removes annotations.
    public func removeAnnotations(_ annotations: [any MKAnnotation]) {
        let removed = Set(annotations.map { ObjectIdentifier($0) })
        self.annotations.removeAll { removed.contains(ObjectIdentifier($0)) }
        for id in removed { views[id] = nil }
        if let selected, removed.contains(ObjectIdentifier(selected)) { self.selected = nil }
        changed()
    }

    /// Adds annotations and shows a region in which all of them are.
    public func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
        addAnnotations(annotations)
        let rect = MKMapRect(around: annotations.compactMap { MapPoint($0.coordinate)?.point })
        if rect.isNull { return }
        let least = 1000 * MKMapPointsPerMeterAtLatitude(MKMapPoint(x: rect.midX, y: rect.midY).coordinate.latitude)
        let width = max(rect.width * 1.3, least), height = max(rect.height * 1.5, least)
        setVisibleMapRect(
            MKMapRect(x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height),
            animated: animated)
    }

    /// Returns the annotations in a rectangle.
    public func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> {
        Set(annotations.filter { mapRect.contains(MKMapPoint($0.coordinate)) }.compactMap { $0 as? AnyHashable })
    }

    /// The selected annotations: one at most.
    public var selectedAnnotations: [any MKAnnotation] {
        get { selected.map { [$0] } ?? [] }
        set { select(newValue.first) }
    }

    /// Selects an annotation.
    public func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) { select(annotation) }

    /// Deselects an annotation.
    public func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
        if annotation === selected { select(nil) }
    }

    func select(_ annotation: (any MKAnnotation)?) {
        if annotation === selected { return }
        if let old = selected {
            selected = nil
            delegate?.mapView(self, didDeselect: old)
            if let view = views[ObjectIdentifier(old)] {
                view.setSelected(false, animated: true)
                delegate?.mapView(self, didDeselect: view)
            }
        }
        if let annotation {
            selected = annotation
            delegate?.mapView(self, didSelect: annotation)
            if let view = views[ObjectIdentifier(annotation)] {
                view.setSelected(true, animated: true)
                delegate?.mapView(self, didSelect: view)
            }
        }
        changed()
    }

    /// Returns the view of an annotation; nil if it is not shown.
    public func view(for annotation: any MKAnnotation) -> MKAnnotationView? { views[ObjectIdentifier(annotation)] }

    /// Registers a class of views by a name.
    public func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
        registered[identifier] = viewClass as? MKAnnotationView.Type
    }

    /// Returns a view that can be used again; there are none here.
    public func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? { nil }

    /// Returns a view of the class that is registered by a name; a marker where none is.
    public func dequeueReusableAnnotationView(
        withIdentifier identifier: String, for annotation: any MKAnnotation
    ) -> MKAnnotationView {
        (registered[identifier] ?? MKMarkerAnnotationView.self).init(
            annotation: annotation, reuseIdentifier: identifier)
    }

    /// Adds an overlay.
    public func addOverlay(_ overlay: any MKOverlay) { addOverlays([overlay]) }
    /// Adds an overlay above roads or above labels.
    public func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlays([overlay]) }
    /// Adds overlays.
    public func addOverlays(_ overlays: [any MKOverlay]) {
        self.overlays += overlays
        changed()
    }
    /// Adds overlays above roads or above labels.
    public func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) { addOverlays(overlays) }
    /// Adds an overlay at a place among the others.
    public func insertOverlay(_ overlay: any MKOverlay, at index: Int) {
        overlays.insert(overlay, at: min(max(index, 0), overlays.count))
        changed()
    }
    /// Removes an overlay.
    public func removeOverlay(_ overlay: any MKOverlay) { removeOverlays([overlay]) }
    /// Removes overlays.
    public func removeOverlays(_ overlays: [any MKOverlay]) {
        let removed = Set(overlays.map { ObjectIdentifier($0) })
        self.overlays.removeAll { removed.contains(ObjectIdentifier($0)) }
        for id in removed { renderers[id] = nil }
        changed()
    }
    /// Returns the renderer of an overlay; nil if it is not shown.
    public func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? { renderers[ObjectIdentifier(overlay)] }
}
