import CoreLocation
import DisplayList
import SwiftUI
import SwiftUICore

/// A map on the screen: finds what to show from the app's position and the user's movements.
struct MapStage: View {
    let settings: MapSettings
    let pieces: [MapPiece]
    @State private var movement: Movement?
    @State private var gestureStart: MapViewport?
    @StateObject private var own = MapController()
    @Environment(\.mapReaders) private var readers
    @Environment(\.mapCameraObservers) private var observers
    @Environment(\.mapControls) private var controls
    @Environment(\.layoutDirection) private var layoutDirection

    /// The position to which the user has moved the map since the app last set one.
    struct Movement {
        var viewport: MapViewport
        /// The app's position at that time: when it has another one, that counts.
        var position: MapCameraPosition
        var revision: Int
    }

    var body: some View {
        GeometryReader { geometry in
            let size = geometry.size
            let viewport = viewport(in: size)
            let controller = prepare(viewport, geometry)
            MapSurface(viewport: viewport, size: size, pieces: pieces, selection: settings.selection)
                .contentShape(Rectangle())
                .gesture(panning(viewport, size), including: settings.modes.contains(.pan) ? .all : .subviews)
                .simultaneousGesture(zooming(viewport, size), including: canTurnOrZoom ? .all : .subviews)
                .simultaneousGesture(doubleTap(size), including: settings.modes.contains(.zoom) ? .all : .subviews)
                .overlay(alignment: .topTrailing) { MapControlStack(controls: controls, viewport: viewport) }
                .environment(\.mapController, controller)
                .responder {
                    $0.isFocusable = !settings.modes.isEmpty
                    $0.takesFocusOnPress = !settings.modes.isEmpty
                    $0.key = { key($0, size) }
                    $0.scroll = { scroll($0, at: $1, size) }
                }
                // Within the edges, beyond which nothing of the map is seen.
                .contentShape(.focusEffect, Rectangle().inset(by: 4))
                .onChange(of: viewport, initial: true) { _, new in report(new, size, controller) }
                .onChange(of: gestureStart == nil) { _, hasEnded in
                    if hasEnded { notify(.onEnd, self.viewport(in: size), size) }
                }
        }
        .environment(\.layoutDirection, .leftToRight)
        .clipped()
        .frame(minWidth: 1, minHeight: 1)
        .accessibilityElement(children: .contain)
        .accessibilityLabel(Text(verbatim: "Map"))
    }

    private var canTurnOrZoom: Bool { !settings.modes.isDisjoint(with: [.zoom, .rotate]) }

    private func viewport(in size: CGSize) -> MapViewport {
        let position = settings.position.current
        if let movement, movement.position == position, movement.revision == settings.position.revision {
            return bounded(movement.viewport, size)
        }
        if settings.tracking?.wrappedValue == .follow {
            let followed = MapCameraPosition.userLocation(fallback: position)
            return bounded(followed.viewport(in: size, content: rect), size)
        }
        return bounded(position.viewport(in: size, content: rect), size)
    }

    /// The rectangle around all content.
    private var rect: MKMapRect { pieces.reduce(MKMapRect.null) { $0.union($1.rect) } }

    private func bounded(_ viewport: MapViewport, _ size: CGSize) -> MapViewport {
        var viewport = viewport
        viewport.bound(in: size)
        return settings.bounds?.apply(to: viewport, in: size) ?? viewport
    }

    /// Moves the map as the user requests.
    private func move(to viewport: MapViewport, _ size: CGSize) {
        let viewport = bounded(viewport, size)
        if settings.tracking?.wrappedValue == .follow { settings.tracking?.wrappedValue = .none }
        settings.position.set(viewport, in: size)
        // A constant binding keeps its value, and the map moves all the same.
        movement = Movement(
            viewport: viewport, position: settings.position.current, revision: settings.position.revision)
    }

    private func prepare(_ viewport: MapViewport, _ geometry: GeometryProxy) -> MapController {
        let controller = settings.scope.map(MapController.of) ?? own
        for each in readers + [controller] {
            each.viewport = viewport
            each.size = geometry.size
            each.geometry = geometry
            each.move = { move(to: $0, geometry.size) }
            each.follow = { follow(geometry.size) }
        }
        return controller
    }

    private func follow(_ size: CGSize) {
        let manager = CLLocationManager()
        manager.requestWhenInUseAuthorization()
        guard manager.location != nil else { return }
        let here = MapCameraPosition.userLocation(fallback: .automatic).viewport(in: size, content: rect)
        withAnimation(.easeInOut(duration: 0.4)) { move(to: here, size) }
    }

    private func report(_ viewport: MapViewport, _ size: CGSize, _ controller: MapController) {
        for each in readers + [controller] { each.objectWillChange.send() }
        if case .view(let view) = settings.position { view.shown(viewport, in: size, isMoving: gestureStart != nil) }
        notify(.continuous, viewport, size)
        if gestureStart == nil { notify(.onEnd, viewport, size) }
    }

    private func notify(_ frequency: MapCameraUpdateFrequency, _ viewport: MapViewport, _ size: CGSize) {
        let concerned = observers.filter { $0.frequency == frequency }
        if concerned.isEmpty { return }
        let context = MapCameraUpdateContext(
            camera: viewport.camera(in: size), region: viewport.region(in: size), rect: viewport.rect(in: size))
        for observer in concerned { observer.action(context) }
    }
}

// MARK: Input

extension MapStage {
    /// How much of a step of the wheel doubles the scale, in points.
    private static let wheelOctave = 160.0

    private func panning(_ viewport: MapViewport, _ size: CGSize) -> some Gesture {
        DragGesture(minimumDistance: 3)
            .onChanged { drag in
                let start = gestureStart ?? viewport
                gestureStart = start
                move(to: start.moved(by: drag.translation, in: size), size)
            }
            .onEnded { drag in
                let start = gestureStart ?? viewport
                let flick = CGSize(
                    width: drag.predictedEndTranslation.width - drag.translation.width,
                    height: drag.predictedEndTranslation.height - drag.translation.height)
                if abs(flick.width) + abs(flick.height) > 40 {
                    withAnimation(.easeOut(duration: 0.5)) {
                        move(to: start.moved(by: drag.predictedEndTranslation, in: size), size)
                    }
                }
                gestureStart = nil
            }
    }

    private func zooming(_ viewport: MapViewport, _ size: CGSize) -> some Gesture {
        SimultaneousGesture(MagnifyGesture(), RotateGesture(minimumAngleDelta: .degrees(8)))
            .onChanged { value in
                let start = gestureStart ?? viewport
                gestureStart = start
                let place = value.first?.startLocation ?? value.second?.startLocation ?? .zero
                let factor = settings.modes.contains(.zoom) ? value.first?.magnification ?? 1 : 1
                let angle = settings.modes.contains(.rotate) ? value.second?.rotation.degrees ?? 0 : 0
                move(to: start.zoomed(by: factor, turned: -angle, about: place, in: size), size)
            }
            .onEnded { _ in gestureStart = nil }
    }

    private func doubleTap(_ size: CGSize) -> some Gesture {
        SpatialTapGesture(count: 2).onEnded { tap in
            withAnimation(.easeOut(duration: 0.25)) {
                move(to: viewport(in: size).zoomed(by: 2, about: tap.location, in: size), size)
            }
        }
    }

    private func scroll(_ event: ScrollEvent, at place: CGPoint, _ size: CGSize) -> Bool {
        let now = viewport(in: size)
        if event.isPrecise, !event.modifiers.contains(.control) {
            guard settings.modes.contains(.pan) else { return false }
            move(to: now.moved(by: CGSize(width: -event.delta.width, height: -event.delta.height), in: size), size)
            return true
        }
        guard settings.modes.contains(.zoom), event.delta.height != 0 else { return false }
        let factor = exp2(-event.delta.height / Self.wheelOctave)
        move(to: now.zoomed(by: factor, about: place, in: size), size)
        return true
    }

    private func key(_ event: KeyEvent, _ size: CGSize) -> Bool {
        guard event.phase != .up, event.modifiers.subtracting(.shift).isEmpty else { return false }
        let now = viewport(in: size)
        let middle = CGPoint(x: size.width / 2, y: size.height / 2)
        let next: MapViewport
        switch event.key {
        case .left where settings.modes.contains(.pan): next = now.moved(by: CGSize(width: 60, height: 0), in: size)
        case .right where settings.modes.contains(.pan): next = now.moved(by: CGSize(width: -60, height: 0), in: size)
        case .up where settings.modes.contains(.pan): next = now.moved(by: CGSize(width: 0, height: 60), in: size)
        case .down where settings.modes.contains(.pan): next = now.moved(by: CGSize(width: 0, height: -60), in: size)
        case .character("+") where settings.modes.contains(.zoom), .character("=") where settings.modes.contains(.zoom):
            next = now.zoomed(by: 2, about: middle, in: size)
        case .character("-") where settings.modes.contains(.zoom):
            next = now.zoomed(by: 0.5, about: middle, in: size)
        default: return false
        }
        withAnimation(.easeOut(duration: 0.2)) { move(to: next, size) }
        return true
    }
}
