import CoreLocation
import DisplayList
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import MapKit

private let rome = CLLocationCoordinate2D(latitude: 41.9, longitude: 12.5)
private let size = CGSize(width: 400, height: 300)

private func region(_ place: CLLocationCoordinate2D, span: Double = 1) -> MKCoordinateRegion {
    MKCoordinateRegion(center: place, span: MKCoordinateSpan(latitudeDelta: span, longitudeDelta: span))
}

/// What a map view has shown.
private final class Seen {
    var contexts: [MapCameraUpdateContext] = []
    var last: CLLocationCoordinate2D { contexts.last?.camera.centerCoordinate ?? kCLLocationCoordinate2DInvalid }
    var distance: Double { contexts.last?.camera.distance ?? .nan }
}

@MainActor
@Suite("Map")
struct MapTests {
    /// Shows a map whose movements are recorded.
    private func host(_ seen: Seen, @ViewBuilder _ map: () -> some View) -> TestHost {
        TestHost(map().onMapCameraChange(frequency: .continuous) { seen.contexts.append($0) }, size: size)
    }

    @Test("A map shows its position's region")
    func position() {
        let seen = Seen()
        _ = host(seen) { Map(position: .constant(.region(region(rome)))) }
        #expect(abs(seen.last.latitude - 41.9) < 1e-6 && abs(seen.last.longitude - 12.5) < 1e-6)
        #expect(abs((seen.contexts.last?.region.span.latitudeDelta ?? 0) - 1) < 0.01)
    }

    @Test("Dragging moves the map, even where its position is constant")
    func pan() {
        let seen = Seen()
        let host = host(seen) { Map(position: .constant(.region(region(rome)))) }
        host.drag(from: CGPoint(x: 200, y: 150), to: CGPoint(x: 100, y: 150))
        host.advance(by: 1)
        #expect(seen.last.longitude > 12.6 && abs(seen.last.latitude - 41.9) < 1e-6)
    }

    @Test("A binding hears of movements, and moves the map again when it is set")
    func binding() {
        struct Sample: View {
            @State var position = MapCameraPosition.region(region(rome))
            var body: some View {
                VStack(spacing: 0) {
                    Map(position: $position)
                    Text(position.positionedByUser ? "moved" : "as set")
                    Button("Back") { position = .region(region(rome)) }
                }
            }
        }
        let seen = Seen()
        let host = host(seen) { Sample() }
        #expect(host.find(text: "as set") != nil)
        host.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 100, y: 100))
        host.advance(by: 1)
        #expect(host.find(text: "moved") != nil && seen.last.longitude > 12.6)
        host.tap(text: "Back")
        host.advance(by: 1)
        #expect(host.find(text: "as set") != nil && abs(seen.last.longitude - 12.5) < 1e-6)
    }

    @Test("The region's binding of the older form has what is shown")
    func olderForm() {
        struct Place: Identifiable { let id: Int }
        struct Sample: View {
            @State var region = MapKitTests.region(rome)
            var body: some View {
                Map(coordinateRegion: $region, annotationItems: [Place(id: 1)]) { _ in
                    MapMarker(coordinate: rome, tint: .blue)
                }
                .overlay(alignment: .top) { Text(region.center.longitude > 12.6 ? "east" : "here") }
            }
        }
        let seen = Seen()
        let host = host(seen) { Sample() }
        #expect(host.find(text: "here") != nil)
        host.drag(from: CGPoint(x: 200, y: 150), to: CGPoint(x: 100, y: 150))
        host.advance(by: 1)
        #expect(host.find(text: "east") != nil && seen.last.longitude > 12.6)
    }

    @Test("The wheel, a double click, pinching and keys zoom; arrows move")
    func zoom() {
        let seen = Seen()
        let host = host(seen) { Map(initialPosition: .region(region(rome))) }
        var before = seen.distance
        host.scroll(at: CGPoint(x: 200, y: 150), by: CGSize(width: 0, height: -160))
        #expect(abs(seen.distance / before - 0.5) < 1e-6)
        before = seen.distance
        host.tap(at: CGPoint(x: 200, y: 150), count: 2)
        host.advance(by: 1)
        #expect(abs(seen.distance / before - 0.5) < 1e-6)
        before = seen.distance
        for (phase, factor) in [(PinchEvent.Phase.began, 1.0), (.changed, 2), (.ended, 2)] {
            let place = CGPoint(x: 200, y: 150)
            _ = host.send(.pinch(PinchEvent(phase, at: place, magnification: factor, rotation: 0, time: 1)))
            host.update()
        }
        #expect(abs(seen.distance / before - 0.5) < 0.02)
        before = seen.distance
        host.tap(at: CGPoint(x: 200, y: 150))
        host.press(.character("-"))
        host.advance(by: 1)
        #expect(abs(seen.distance / before - 2) < 1e-6)
        let west = seen.last.longitude
        host.press(.left)
        host.advance(by: 1)
        #expect(seen.last.longitude < west)
    }

    @Test("A map without interactions stays, and leaves the wheel to the view around it")
    func noInteractions() {
        let seen = Seen()
        let host = host(seen) { Map(initialPosition: .region(region(rome)), interactionModes: []) }
        host.drag(from: CGPoint(x: 200, y: 150), to: CGPoint(x: 100, y: 150))
        #expect(!host.scroll(at: CGPoint(x: 200, y: 150), by: CGSize(width: 0, height: 100)))
        host.advance(by: 1)
        #expect(abs(seen.last.longitude - 12.5) < 1e-6)
    }

    @Test("Content of all kinds is collected in its order, with tags of its own or of its element")
    func content() {
        struct Stop: MapContent {
            let name: String
            var body: some MapContent {
                Marker(name, coordinate: rome)
                MapCircle(center: rome, radius: 100)
            }
        }
        func pieces<C: MapContent>(_ isOn: Bool, @MapContentBuilder _ content: () -> C) -> [MapPiece] {
            var list = _MapPieces()
            C._collect(content(), into: &list)
            return list.list
        }
        func all(_ isOn: Bool) -> [MapPiece] {
            pieces(isOn) {
                ForEach(["a", "b"], id: \.self) { Marker($0, coordinate: rome) }
                if isOn { Stop(name: "stop") } else { Annotation("x", coordinate: rome) { Color.red } }
                Group {
                    Marker("tagged", systemImage: "star", coordinate: rome).tag(7)
                    MapPolyline(coordinates: [rome, CLLocationCoordinate2D()])
                    UserAnnotation()
                }
            }
        }
        #expect(all(true).map(\.tag) == ["a", "b", nil, nil, 7, nil, nil])
        #expect(all(false).count == 6)
        #expect(Set(all(true).map(\.id)).count == 7)
        // What comes after a branch keeps its identity.
        #expect(all(true).suffix(3).map(\.id) == all(false).suffix(3).map(\.id))
    }

    @Test("A press selects a marker's tag, and one on the ground deselects it")
    func selection() {
        struct Sample: View {
            @State var selection: String?
            var body: some View {
                Map(initialPosition: .region(region(rome)), selection: $selection) {
                    ForEach(["Rome"], id: \.self) { Marker($0, coordinate: rome) }
                }
                .overlay(alignment: .bottom) { Text("selected: \(selection ?? "nothing")") }
            }
        }
        let host = TestHost(Sample(), size: size)
        host.tap(at: CGPoint(x: 200, y: 130))
        host.advance(by: 1)
        #expect(host.find(text: "selected: Rome") != nil)
        host.tap(at: CGPoint(x: 60, y: 60))
        host.advance(by: 1)
        #expect(host.find(text: "selected: nothing") != nil)
    }

    @Test("Assistive technology finds the map and each marker by its title")
    func accessibility() {
        let host = TestHost(
            Map(initialPosition: .region(region(rome))) {
                Marker("Rome", coordinate: rome)
                Marker("Tokyo", coordinate: CLLocationCoordinate2D(latitude: 35.7, longitude: 139.7))
            }, size: size)
        #expect(host.accessible("Map") != nil)
        let marker = host.accessible("Rome")
        #expect(marker != nil)
        #expect(host.accessible("Tokyo") == nil)
    }

    @Test("A region of no numbers shows the content, with a warning")
    func noRegion() {
        let seen = Seen()
        let warnings = TestHost.warnings {
            _ = host(seen) {
                Map(position: .constant(.region(region(CLLocationCoordinate2D(latitude: .nan, longitude: .nan))))) {
                    Marker("Rome", coordinate: rome)
                    Marker("Nowhere", coordinate: kCLLocationCoordinate2DInvalid)
                }
            }
        }
        #expect(warnings.contains { $0.hasPrefix("Invalid Region") })
        #expect(abs(seen.last.latitude - 41.9) < 1e-3)
    }

    @Test("Of 100 000 markers those in sight are made, and no more than there is room for")
    func manyMarkers() {
        let places = (0..<100_000).map {
            CLLocationCoordinate2D(
                latitude: Double($0 % 317) / 317 * 160 - 80, longitude: Double($0) / 100_000 * 360 - 180)
        }
        var list = _MapPieces()
        for place in places { list.add(.marker(MapPoint(place)!, glyph: .automatic, title: AnyView(EmptyView()))) }
        let world = MapViewport(showing: .world, in: size)
        let all = MapMarks.shown(list.list, selected: nil, world, in: size)
        #expect(all.count > 100 && all.count < 600)
        let near = MapViewport(showing: region(rome), in: size)!
        #expect(MapMarks.shown(list.list, selected: nil, near, in: size).count < 10)
    }

    @Test("A reader converts between points and places")
    func reader() throws {
        final class Keeper { var proxy: MapProxy? }
        let keeper = Keeper()
        let host = TestHost(
            VStack(spacing: 0) {
                Color.red.frame(height: 50)
                MapReader { proxy in
                    Map(initialPosition: .region(region(rome))).onAppear { keeper.proxy = proxy }
                }
            }, size: size)
        host.advance(by: 0.1)
        let proxy = try #require(keeper.proxy)
        let middle = try #require(proxy.convert(CGPoint(x: 200, y: 125), from: .local))
        #expect(abs(middle.latitude - 41.9) < 1e-6 && abs(middle.longitude - 12.5) < 1e-6)
        let point = try #require(proxy.convert(rome, to: .global))
        #expect(abs(point.x - 200) < 1e-3 && abs(point.y - 175) < 1e-3)
        #expect(proxy.convert(kCLLocationCoordinate2DInvalid, to: .local) == nil)
    }

    @Test("A turned map has a compass that turns it back")
    func compass() {
        let seen = Seen()
        let camera = MapCamera(centerCoordinate: rome, distance: 100_000, heading: 40)
        let host = host(seen) { Map(initialPosition: .camera(camera)) }
        host.advance(by: 0.1)
        #expect(seen.contexts.last?.camera.heading == 40)
        #expect(host.accessible("Compass") != nil)
        if let compass = host.accessible("Compass") { host.perform(.press, on: compass) }
        host.advance(by: 1)
        #expect(seen.contexts.last?.camera.heading == 0)
        #expect(host.accessible("Compass") == nil)
    }

    @Test("Lines across the antimeridian take the short way")
    func shortWay() {
        let outline = MapOutline(
            places: [
                CLLocationCoordinate2D(latitude: -17, longitude: 179),
                CLLocationCoordinate2D(latitude: -14, longitude: -172),
                CLLocationCoordinate2D(latitude: .nan, longitude: 3),
            ], isArea: false)
        #expect(abs(outline.rect.width - 9 / 360 * Mercator.side) < 1)
        let shown = MapViewport(
            showing: region(CLLocationCoordinate2D(latitude: -14, longitude: -172), span: 4), in: size)!
        let box = outline.path(shown, in: size).boundingRect
        #expect(abs(box.maxX - 200) < 1 && outline.isShown(shown.rect(in: size)))
    }
}
