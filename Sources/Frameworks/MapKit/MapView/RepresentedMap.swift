import CoreLocation
import SwiftUI

/// Shows a map view of UIKit.
struct RepresentedMap: View {
    let view: MKMapView
    @ObservedObject var changes: MapViewChanges

    var body: some View {
        MapStage(settings: settings, pieces: pieces)
            .environment(\.mapStyle, style)
            .environment(\.mapControlVisibility, view.showsCompass ? .automatic : .hidden)
    }

    private var style: MapStyle {
        let isPlain = view.mapType == .standard || view.mapType == .mutedStandard
        return isPlain && view.preferredConfiguration is MKStandardMapConfiguration ? .standard : .imagery
    }

    private var settings: MapSettings {
        var modes: MapInteractionModes = []
        if view.isScrollEnabled { modes.insert(.pan) }
        if view.isZoomEnabled { modes.insert(.zoom) }
        if view.isRotateEnabled { modes.insert(.rotate) }
        if !view.isUserInteractionEnabled { modes = [] }
        let view = view
        let selection = Binding<ObjectIdentifier?>(
            get: { view.selected.map { ObjectIdentifier($0) } },
            set: { id in view.select(id.flatMap { id in view.annotations.first { ObjectIdentifier($0) == id } }) })
        return MapSettings(
            position: .view(view), bounds: bounds, modes: modes, selection: MapSelectionBinding(selection),
            showsUser: view.showsUserLocation)
    }

    private var bounds: MapCameraBounds? {
        let range = view.cameraZoomRange
        if range == nil, view.cameraBoundary == nil { return nil }
        return MapCameraBounds(
            centerCoordinateBounds: view.cameraBoundary?.mapRect ?? .world,
            minimumDistance: range?.minCenterCoordinateDistance, maximumDistance: range?.maxCenterCoordinateDistance)
    }

    private var pieces: [MapPiece] {
        var list = _MapPieces()
        for overlay in view.overlays { list.within(ObjectIdentifier(overlay)) { add(overlay, to: &$0) } }
        for annotation in view.annotations {
            let id = ObjectIdentifier(annotation)
            list.within(id, tag: AnyHashable(id)) { add(annotation, to: &$0) }
        }
        if view.showsUserLocation { list.add(.user(content: nil, anchor: .center)) }
        return list.list
    }

    private func add(_ overlay: any MKOverlay, to list: inout _MapPieces) {
        let outline: MapOutline
        switch overlay {
        case let circle as MKCircle: outline = MapOutline(center: circle.coordinate, radius: circle.radius)
        case let line as MKPolyline: outline = MapOutline(lines: [line.corners], isArea: false)
        case let area as MKPolygon:
            outline = MapOutline(lines: [area.corners] + (area.interiorPolygons ?? []).map(\.corners), isArea: true)
        case let lines as MKMultiPolyline: outline = MapOutline(lines: lines.polylines.map(\.corners), isArea: false)
        case let areas as MKMultiPolygon:
            outline = MapOutline(
                lines: areas.polygons.flatMap { [$0.corners] + ($0.interiorPolygons ?? []).map(\.corners) },
                isArea: true)
        default: return
        }
        let id = ObjectIdentifier(overlay)
        let renderer = view.renderers[id] ?? view.delegate?.mapView(view, rendererFor: overlay)
        view.renderers[id] = renderer
        // Without a renderer of outlines nothing is drawn, as with Apple's.
        guard let renderer = renderer as? MKOverlayPathRenderer else { return }
        let start = list.list.count
        list.add(.outline(outline))
        list.change(from: start) { renderer.apply(to: &$0) }
    }

    private func add(_ annotation: any MKAnnotation, to list: inout _MapPieces) {
        guard let point = MapPoint(annotation.coordinate) else { return }
        let start = list.list.count
        let own = annotationView(of: annotation)
        let title = AnyView(Text(verbatim: annotation.title ?? ""))
        switch own {
        case let marker as MKMarkerAnnotationView:
            let glyph = marker.glyphText.map { MarkerGlyph.text(Text(verbatim: $0)) } ?? .automatic
            list.add(.marker(point, glyph: glyph, title: title))
            list.change(from: start) {
                $0.tint = marker.markerTintColor.map { Color($0) }
                if marker.titleVisibility == .hidden { $0.titles = .hidden }
            }
        default:
            let content = AnnotationContent(view: own, map: view, isSelected: view.selected === annotation)
            let anchor = own is MKPinAnnotationView ? UnitPoint.bottom : .center
            list.add(.view(point, content: AnyView(content), anchor: anchor, title: nil))
        }
    }

    /// The annotation's view: the delegate's, else a marker; made once.
    private func annotationView(of annotation: any MKAnnotation) -> MKAnnotationView {
        let id = ObjectIdentifier(annotation)
        if let known = view.views[id] { return known }
        let made =
            view.delegate?.mapView(view, viewFor: annotation)
            ?? view.dequeueReusableAnnotationView(
                withIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier, for: annotation)
        view.views[id] = made
        return made
    }
}

/// The picture of an annotation's view, with its bubble where it is selected.
private struct AnnotationContent: View {
    let view: MKAnnotationView
    let map: MKMapView
    let isSelected: Bool

    var body: some View {
        picture.offset(x: view.centerOffset.x, y: view.centerOffset.y)
            .overlay(alignment: .top) {
                if isSelected, view.canShowCallout {
                    bubble.fixedSize().alignmentGuide(.top) { $0[.bottom] + 6 }
                }
            }
            .accessibilityElement(children: .contain)
            .accessibilityLabel(Text(verbatim: view.annotation?.title ?? ""))
    }

    @ViewBuilder private var picture: some View {
        if let pin = view as? MKPinAnnotationView {
            MapPinView(tint: pin.pinTintColor.map { Color($0) })
        } else if let image = view.image {
            Image(uiImage: image)
        } else {
            // A view without a picture takes presses on its frame.
            Color.clear.frame(width: max(view.bounds.width, 20), height: max(view.bounds.height, 20))
        }
    }

    private var bubble: some View {
        HStack(spacing: 10) {
            VStack(alignment: .leading, spacing: 1) {
                Text(verbatim: view.annotation?.title ?? "").font(.footnote.weight(.semibold))
                if let subtitle = view.annotation?.subtitle, !subtitle.isEmpty {
                    Text(verbatim: subtitle).font(.caption2).foregroundStyle(.secondary)
                }
            }
            if let control = view.rightCalloutAccessoryView as? UIControl {
                Button {
                    map.delegate?.mapView(map, annotationView: view, calloutAccessoryControlTapped: control)
                } label: {
                    Image(systemName: "info.circle")
                }
                .buttonStyle(FramedPlainButtonStyle()).foregroundStyle(.tint)
                .accessibilityLabel(Text(verbatim: "More Info"))
            }
        }
        .padding(.horizontal, 12).padding(.vertical, 7)
        .background(.background, in: RoundedRectangle(cornerRadius: 10))
        .shadow(color: .black.opacity(0.25), radius: 4, y: 2)
    }
}
