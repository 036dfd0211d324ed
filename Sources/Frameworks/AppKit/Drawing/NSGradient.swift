import Foundation
import SwiftUI

/// Colors that change into each other along a way.
///
/// Follows Apple's [NSGradient](https://developer.apple.com/documentation/appkit/nsgradient).
open class NSGradient: NSObject, @unchecked Sendable {
    /// How far a gradient is drawn.
    public struct DrawingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Before the first point, too.
        public static let drawsBeforeStartingLocation = DrawingOptions(rawValue: 1)
        /// Behind the last point, too.
        public static let drawsAfterEndingLocation = DrawingOptions(rawValue: 2)
    }
    private let stops: [(color: NSColor, location: CGFloat)]

    /// Creates a gradient of colors at places from 0 to 1; nil for no colors, or not a place for each.
    public init?(colors colorArray: [NSColor], atLocations locations: [CGFloat]) {
        guard !colorArray.isEmpty, colorArray.count == locations.count else { return nil }
        stops = zip(colorArray, locations).map { ($0, min(max($1, 0), 1)) }.sorted { $0.1 < $1.1 }
        super.init()
    }
    /// Creates a gradient of colors at equal distances; nil for no colors.
    public convenience init?(colors colorArray: [NSColor]) {
        let last = CGFloat(max(1, colorArray.count - 1))
        self.init(colors: colorArray, atLocations: colorArray.indices.map { CGFloat($0) / last })
    }
    /// Creates a gradient of two colors; nil never.
    public convenience init?(starting startingColor: NSColor, ending endingColor: NSColor) {
        self.init(colors: [startingColor, endingColor])
    }
    /// Creates a gradient of colors and their places; nil for no colors.
    public convenience init?(colorsAndLocations objects: (NSColor, CGFloat)...) {
        self.init(colors: objects.map(\.0), atLocations: objects.map(\.1))
    }

    /// Creates a gradient of colors at places from 0 to 1, or at equal distances; nil for no colors.
    /// - Parameter colorSpace: Without effect: colors are mixed in sRGB.
    public convenience init?(
        colors colorArray: [NSColor], atLocations locations: UnsafePointer<CGFloat>?, colorSpace: NSColorSpace
    ) {
        guard let locations else {
            self.init(colors: colorArray)
            return
        }
        self.init(
            colors: colorArray, atLocations: Array(UnsafeBufferPointer(start: locations, count: colorArray.count)))
    }

    /// The number of colors.
    open var numberOfColorStops: Int { stops.count }
    /// Reads a color and its place.
    open func getColor(
        _ color: AutoreleasingUnsafeMutablePointer<NSColor>?, location: UnsafeMutablePointer<CGFloat>?, at index: Int
    ) {
        guard stops.indices.contains(index) else { return }
        color?.pointee = stops[index].color
        location?.pointee = stops[index].location
    }
    /// Returns the color at a place from 0 to 1.
    open func interpolatedColor(atLocation location: CGFloat) -> NSColor {
        guard let after = stops.firstIndex(where: { $0.location >= location }) else {
            return stops[stops.count - 1].color
        }
        guard after > 0 else { return stops[0].color }
        let (first, last) = (stops[after - 1], stops[after])
        let part = last.location > first.location ? (location - first.location) / (last.location - first.location) : 1
        var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        var (r2, g2, b2, a2): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        first.color.getRed(&r, green: &g, blue: &b, alpha: &a)
        last.color.getRed(&r2, green: &g2, blue: &b2, alpha: &a2)
        return NSColor(
            red: r + (r2 - r) * part, green: g + (g2 - g) * part, blue: b + (b2 - b) * part, alpha: a + (a2 - a) * part)
    }

    /// Fills a rectangle.
    /// - Parameter angle: The direction, in degrees: 0 to the right, 90 upward.
    @MainActor @preconcurrency open func draw(in rect: NSRect, angle: CGFloat) {
        fill(NSBezierPath(rect: rect), in: rect, angle)
    }
    /// Fills an outline.
    /// - Parameter angle: The direction, in degrees: 0 to the right, 90 upward.
    @MainActor @preconcurrency open func draw(in path: NSBezierPath, angle: CGFloat) {
        fill(path, in: path.bounds, angle)
    }
    /// Fills the strip between two points.
    @MainActor @preconcurrency open func draw(
        from startingPoint: NSPoint, to endingPoint: NSPoint, options: DrawingOptions = []
    ) {
        guard let context = NSGraphicsContext.current?.cgContext else { return }
        let way = CGVector(dx: endingPoint.x - startingPoint.x, dy: endingPoint.y - startingPoint.y)
        let length = hypot(way.dx, way.dy)
        guard length > 0 else { return }
        context.saveGState()
        context.translateBy(x: startingPoint.x, y: startingPoint.y)
        context.rotate(by: atan2(way.dy, way.dx))
        let reach: CGFloat = 10_000
        if options.contains(.drawsBeforeStartingLocation) {
            strip(context, from: -reach, to: 0, reach, stops[0].color)
        }
        if options.contains(.drawsAfterEndingLocation) {
            strip(context, from: length, to: reach, reach, stops[stops.count - 1].color)
        }
        strips(context, from: 0, to: length, reach) { $0 / length }
        context.restoreGState()
    }
    /// Fills a rectangle from its center.
    @MainActor @preconcurrency open func draw(in rect: NSRect, relativeCenterPosition: NSPoint) {
        draw(in: NSBezierPath(rect: rect), relativeCenterPosition: relativeCenterPosition)
    }
    /// Fills an outline from its center.
    /// - Parameter relativeCenterPosition: The center, from -1 to 1 in each direction.
    @MainActor @preconcurrency open func draw(in path: NSBezierPath, relativeCenterPosition: NSPoint) {
        guard let context = NSGraphicsContext.current?.cgContext else { return }
        let rect = path.bounds
        let center = NSPoint(
            x: rect.midX + relativeCenterPosition.x * rect.width / 2,
            y: rect.midY + relativeCenterPosition.y * rect.height / 2)
        let radius = hypot(rect.width, rect.height) / 2
        context.saveGState()
        path.addClip()
        for step in stride(from: 64, through: 0, by: -1) {
            let part = CGFloat(step) / 64
            context.setFillColor(interpolatedColor(atLocation: part).cgColor)
            let reach = radius * max(part, 1 / 64)
            context.fillEllipse(
                in: NSRect(x: center.x - reach, y: center.y - reach, width: 2 * reach, height: 2 * reach))
        }
        context.restoreGState()
    }

    @MainActor private func fill(_ path: NSBezierPath, in rect: NSRect, _ angle: CGFloat) {
        guard let context = NSGraphicsContext.current?.cgContext else { return }
        let turn = angle * .pi / 180
        let half = (abs(rect.width * cos(turn)) + abs(rect.height * sin(turn))) / 2
        let way = CGVector(dx: cos(turn) * half, dy: sin(turn) * half)
        context.saveGState()
        path.addClip()
        draw(
            from: NSPoint(x: rect.midX - way.dx, y: rect.midY - way.dy),
            to: NSPoint(x: rect.midX + way.dx, y: rect.midY + way.dy),
            options: [.drawsBeforeStartingLocation, .drawsAfterEndingLocation])
        context.restoreGState()
    }
    @MainActor private func strips(
        _ context: CGContext, from start: CGFloat, to end: CGFloat, _ reach: CGFloat, _ part: (CGFloat) -> CGFloat
    ) {
        let count = max(1, min(256, Int(end - start)))
        let step = (end - start) / CGFloat(count)
        for index in 0..<count {
            let place = start + CGFloat(index) * step
            strip(context, from: place, to: place + step, reach, interpolatedColor(atLocation: part(place + step / 2)))
        }
    }
    @MainActor private func strip(
        _ context: CGContext, from start: CGFloat, to end: CGFloat, _ reach: CGFloat, _ color: NSColor
    ) {
        context.setFillColor(color.cgColor)
        context.fill(CGRect(x: start, y: -reach, width: end - start, height: 2 * reach))
    }
}
