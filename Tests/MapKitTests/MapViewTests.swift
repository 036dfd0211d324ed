import CoreLocation
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import MapKit

private let rome = CLLocationCoordinate2D(latitude: 41.9, longitude: 12.5)

/// A map of UIKit, represented as apps do.
@MainActor
@Suite("MKMapView")
struct MapViewTests {
    /// Shows a map view, and records what it says.
    private struct Sample: UIViewRepresentable {
        let keeper: Keeper
        var place = rome

        func makeUIView(context: Context) -> MKMapView {
            let view = MKMapView(frame: .zero)
            view.delegate = context.coordinator
            keeper.view = view
            return view
        }

        func updateUIView(_ view: MKMapView, context: Context) {
            let span = MKCoordinateSpan(latitudeDelta: 0.2, longitudeDelta: 0.2)
            view.setRegion(MKCoordinateRegion(center: place, span: span), animated: true)
        }

        func makeCoordinator() -> Keeper { keeper }
    }

    private final class Keeper: NSObject, MKMapViewDelegate {
        var view: MKMapView?
        var regions: [MKCoordinateRegion] = []
        var selected: [String] = []
        func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) { regions.append(mapView.region) }
        func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
            guard annotation.title == "Pin" else { return nil }
            let view = MKPinAnnotationView(annotation: annotation, reuseIdentifier: "pin")
            view.canShowCallout = true
            return view
        }
        func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
            selected.append(view.annotation?.title ?? "")
        }
        func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
            let renderer = MKPolylineRenderer(overlay: overlay)
            renderer.strokeColor = .systemBlue
            return renderer
        }
    }

    private final class Judge: NSObject, MKMapViewDelegate {}

    @Test("A map in a document of Interface Builder has its kind, switches and delegate")
    func interface() throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
            <mapView mapType="hybrid" zoomEnabled="NO" contentMode="scaleToFill" id="A">
            <connections><outlet property="delegate" destination="-1" id="C"/></connections></mapView>
            </objects></document>
            """
        let judge = Judge()
        let made = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: judge)
        let map = try #require(made.first as? MKMapView)
        #expect(map.mapType == .hybrid && !map.isZoomEnabled && map.isScrollEnabled && map.delegate === judge)
    }

    @Test("A represented map shows its region and is no placeholder")
    func shows() throws {
        let keeper = Keeper()
        let host = TestHost(Sample(keeper: keeper), size: CGSize(width: 300, height: 200))
        let view = try #require(keeper.view)
        #expect(abs(view.region.center.latitude - 41.9) < 1e-6)
        #expect(view.bounds.size == CGSize(width: 300, height: 200))
        #expect(host.accessible("Map") != nil && host.find(text: "MKMapView") == nil)
        let middle = view.convert(rome, toPointTo: view)
        #expect(abs(middle.x - 150) < 1e-3 && abs(middle.y - 100) < 1e-3)
    }

    @Test("A drag changes the region, which the delegate hears; an update of the app's sets it again")
    func drag() throws {
        let keeper = Keeper()
        let host = TestHost(Sample(keeper: keeper), size: CGSize(width: 300, height: 200))
        host.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 50, y: 100))
        host.advance(by: 1)
        let view = try #require(keeper.view)
        #expect(view.centerCoordinate.longitude > 12.52)
        #expect((keeper.regions.last?.center.longitude ?? 0) > 12.52)
        host.show(Sample(keeper: keeper, place: CLLocationCoordinate2D(latitude: 48, longitude: 2)))
        host.advance(by: 1)
        #expect(abs(view.centerCoordinate.latitude - 48) < 1e-6)
    }

    @Test("Annotations are markers or what the delegate makes, and are selected by a press")
    func annotations() async throws {
        let keeper = Keeper()
        let host = TestHost(Sample(keeper: keeper), size: CGSize(width: 300, height: 200))
        let view = try #require(keeper.view)
        view.addAnnotations([
            MKPointAnnotation(coordinate: rome, title: "Pin", subtitle: "below"),
            MKPointAnnotation(
                coordinate: CLLocationCoordinate2D(latitude: 41.95, longitude: 12.55), title: "Marker", subtitle: nil),
        ])
        view.addOverlay(MKPolyline(coordinates: [rome, CLLocationCoordinate2D(latitude: 42, longitude: 12)], count: 2))
        await host.settle()
        host.advance(by: 0.1)
        #expect(host.accessible("Marker") != nil && view.annotations.count == 2 && view.overlays.count == 1)
        #expect(view.view(for: view.annotations[0]) is MKPinAnnotationView)
        #expect(view.renderer(for: view.overlays[0]) is MKPolylineRenderer)
        host.tap(at: CGPoint(x: 150, y: 90))
        await host.settle()
        host.advance(by: 1)
        #expect(keeper.selected == ["Pin"] && host.find(text: "below") != nil)
        view.removeAnnotations(view.annotations)
        await host.settle()
        host.advance(by: 0.1)
        #expect(host.accessible("Marker") == nil && view.selectedAnnotations.isEmpty)
    }

    @Test("A region of no numbers leaves the map where it is, with a warning")
    func noRegion() {
        let view = MKMapView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.setRegion(
            MKCoordinateRegion(center: rome, span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1)),
            animated: false)
        let nowhere = CLLocationCoordinate2D(latitude: .nan, longitude: 0)
        let warnings = TestHost.warnings {
            view.setRegion(MKCoordinateRegion(center: nowhere, span: MKCoordinateSpan()), animated: false)
        }
        #expect(warnings.count == 1 && abs(view.region.center.latitude - 41.9) < 1e-9)
        #expect(view.convert(CGPoint(x: 50, y: 50), toCoordinateFrom: view).latitude - 41.9 < 1e-6)
    }

    @Test("The points of a line are copied, and a range beyond them is left alone")
    func lines() {
        let line = MKPolyline(coordinates: [rome, CLLocationCoordinate2D()], count: 2)
        #expect(line.pointCount == 2 && abs(line.points()[0].x - MKMapPoint(rome).x) < 1e-6)
        var places = [CLLocationCoordinate2D](repeating: CLLocationCoordinate2D(latitude: 7, longitude: 7), count: 2)
        line.getCoordinates(&places, range: NSRange(location: 1, length: 2))
        #expect(places[0].latitude == 7)
        line.getCoordinates(&places, range: NSRange(location: 0, length: 2))
        #expect(abs(places[0].latitude - 41.9) < 1e-9)
        let far = MKGeodesicPolyline(
            coordinates: [
                CLLocationCoordinate2D(latitude: 50, longitude: -60),
                CLLocationCoordinate2D(latitude: 50, longitude: 60),
            ],
            count: 2)
        // The great circle between two places of one latitude leads nearer to the pole.
        #expect(far.pointCount > 50 && MKCoordinateRegion(far.boundingMapRect).center.latitude > 55)
    }

    @Test("A place is opened on a page of OpenStreetMap, one that is none is not")
    func page() {
        let item = MKMapItem(placemark: MKPlacemark(coordinate: rome))
        #expect(
            item.page?.absoluteString
                == "https://www.openstreetmap.org/?mlat=41.900000&mlon=12.500000#map=15/41.900000/12.500000")
        #expect(MKMapItem(placemark: MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid)).page == nil)
    }
}
