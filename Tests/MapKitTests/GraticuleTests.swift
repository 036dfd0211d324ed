import CoreLocation
import DisplayList
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import MapKit

/// Where the lines of a map without tiles are.
@MainActor
@Suite("Meridians and parallels")
struct GraticuleTests {
    private let side = 268_435_456.0
    private let size = CGSize(width: 400, height: 300)

    /// The commands of a drawing.
    private struct Drawing {
        var texts: [String: CGRect] = [:]
        var lines: [(rect: CGRect, paint: Paint)] = []
        var areas: [CGRect] = []
    }

    private func draw(_ viewport: MapViewport) throws -> Drawing {
        let canvas = Canvas { context, size in
            Graticule(viewport: viewport, size: size, colors: MapColors(.light)).draw(&context)
        }
        let host = TestHost(canvas, size: size)
        var drawing = Drawing()
        func collect(_ commands: [DrawingCommand]) {
            for command in commands {
                switch command {
                case .fill(let path, _, _): drawing.areas.append(path.boundingRect)
                case .stroke(let path, let paint, _): drawing.lines.append((path.boundingRect, paint))
                case .text(let text, let rect): drawing.texts[text.string] = rect
                case .image: break
                case .group(let inner, _): collect(inner)
                }
            }
        }
        for slot in host.displayList.slots { if case .commands(let commands) = slot.content { collect(commands) } }
        return drawing
    }

    /// A hundred points a degree.
    private func viewport(_ latitude: Double, _ longitude: Double, heading: Double = 0) -> MapViewport {
        let point = MKMapPoint(CLLocationCoordinate2D(latitude: latitude, longitude: longitude))
        return MapViewport(x: point.x, y: point.y, zoom: log2(36_000 / side), heading: heading)
    }

    @Test("Each meridian is at its degrees, with its name three points beside its upper end")
    func meridians() throws {
        let drawing = try draw(viewport(0.3, 12.5))
        for (name, x) in [("11°E", 50.0), ("12°E", 150), ("13°E", 250), ("14°E", 350)] {
            let rect = try #require(drawing.texts[name])
            #expect(abs(rect.minX - x - 3) < 1 && abs(rect.minY - 3) < 1)
            let line = drawing.lines.first {
                abs($0.rect.midX - x) < 0.5 && $0.rect.width < 0.5
            }
            #expect(try #require(line).rect.height > 299)
        }
    }

    @Test("Each parallel is at its degrees, with its name above its left end; the equator alone is an axis")
    func parallels() throws {
        let shown = viewport(0.3, 12.5)
        let drawing = try draw(shown)
        var paints: [String: Paint] = [:]
        for (name, latitude) in [("1°N", 1.0), ("0°", 0), ("1°S", -1)] {
            let place = shown.place(
                of: MKMapPoint(CLLocationCoordinate2D(latitude: latitude, longitude: 12.5)), in: size)
            let rect = try #require(drawing.texts[name])
            #expect(abs(rect.maxY - place.y + 1) < 1 && abs(rect.minX - 4) < 1)
            let line = drawing.lines.first {
                abs($0.rect.midY - place.y) < 0.5 && $0.rect.height < 0.5
            }
            #expect(try #require(line).rect.width > 399)
            paints[name] = line?.paint
        }
        #expect(paints["1°N"] == paints["1°S"] && paints["0°"] != paints["1°N"])
        #expect(drawing.lines.filter { $0.paint == paints["0°"] }.count == 1)
    }

    @Test("West of Greenwich names end in W, and beyond the antimeridian they begin at the other side")
    func sides() throws {
        let west = try draw(viewport(0.3, -0.5))
        #expect(west.texts["1°W"] != nil && west.texts["1°E"] != nil && west.texts["0°"] != nil)
        let far = try draw(viewport(-10.4, 179.5))
        let (last, half, first) = (
            try #require(far.texts["179°E"]), try #require(far.texts["180°"]), try #require(far.texts["179°W"])
        )
        #expect(abs(last.minX - 153) < 1 && abs(half.minX - 253) < 1 && abs(first.minX - 353) < 1)
    }

    @Test("A map that is turned has its lines, but no names")
    func turned() throws {
        let drawing = try draw(viewport(0.3, 12.5, heading: 30))
        #expect(drawing.texts.isEmpty && drawing.lines.count > 6)
    }

    @Test("Beyond the poles the ground has another color")
    func poles() throws {
        // The whole earth is 200 points high, in the middle of a view of 300.
        let drawing = try draw(MapViewport(x: side / 2, y: side / 2, zoom: log2(200 / side)))
        #expect(drawing.areas.count == 2)
        let (north, south) = (try #require(drawing.areas.first), try #require(drawing.areas.last))
        #expect(abs(north.maxY - 50) < 0.01 && north.minY <= 0 && north.minX <= 0 && north.maxX >= 400)
        #expect(abs(south.minY - 250) < 0.01 && south.maxY >= 300 && south.minX <= 0 && south.maxX >= 400)
    }
}
