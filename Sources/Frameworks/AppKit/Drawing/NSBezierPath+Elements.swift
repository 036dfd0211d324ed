import Foundation
import OrielFoundation
import SwiftUI

extension UIBezierPath {
    /// The kind of a part of an outline.
    public enum ElementType: UInt, Sendable {
        /// The beginning of a part.
        case moveTo
        /// A line.
        case lineTo
        /// A curve with two control points.
        case cubicCurveTo
        /// A line to the beginning of the part.
        case closePath
        /// A curve with one control point.
        case quadraticCurveTo

        /// A curve with two control points.
        public static let curveTo = ElementType.cubicCurveTo
    }

    private var elements: [(type: ElementType, points: [NSPoint])] {
        var found: [(ElementType, [NSPoint])] = []
        let read: (Path.Element) -> Void = { element in
            switch element {
            case .move(let point): found.append((.moveTo, [point]))
            case .line(let point): found.append((.lineTo, [point]))
            case .curve(let end, let first, let second): found.append((.cubicCurveTo, [first, second, end]))
            case .quadCurve(let end, let control): found.append((.quadraticCurveTo, [control, end]))
            case .closeSubpath: found.append((.closePath, []))
            }
        }
        Path(cgPath).forEach(read)
        return found
    }
    /// The number of parts.
    public var elementCount: Int { elements.count }
    /// Returns the kind of a part; the end of the outline for one that there is not.
    public func element(at index: Int) -> ElementType { element(at: index, associatedPoints: nil) }
    /// Returns the kind of a part, and its points: up to three.
    public func element(at index: Int, associatedPoints points: UnsafeMutablePointer<NSPoint>?) -> ElementType {
        let all = elements
        guard all.indices.contains(index) else { return .closePath }
        if let points { for (place, point) in all[index].points.enumerated() { points[place] = point } }
        return all[index].type
    }
    /// Moves the points of a part.
    public func setAssociatedPoints(_ points: UnsafeMutablePointer<NSPoint>?, at index: Int) {
        var all = elements
        guard let points, all.indices.contains(index) else { return }
        for place in all[index].points.indices { all[index].points[place] = points[place] }
        removeAllPoints()
        for (type, points) in all {
            switch type {
            case .moveTo: move(to: points[0])
            case .lineTo: addLine(to: points[0])
            case .cubicCurveTo: addCurve(to: points[2], controlPoint1: points[0], controlPoint2: points[1])
            case .quadraticCurveTo: addQuadCurve(to: points[1], controlPoint: points[0])
            case .closePath: close()
            }
        }
    }
    /// The rectangle around all points, control points as well.
    public var controlPointBounds: NSRect {
        let points = elements.flatMap(\.points)
        guard let first = points.first else { return .zero }
        return points.reduce(NSRect(origin: first, size: .zero)) { $0.union(NSRect(origin: $1, size: .zero)) }
    }

    /// Adds lines between points, from the end on, or from the first of them in an empty outline.
    public func appendPoints(_ points: UnsafeMutablePointer<NSPoint>, count: Int) {
        for index in 0..<max(count, 0) { if isEmpty { move(to: points[index]) } else { addLine(to: points[index]) } }
    }
    /// Adds a curve with one control point.
    public func curve(to endPoint: NSPoint, controlPoint: NSPoint) {
        addQuadCurve(to: endPoint, controlPoint: controlPoint)
    }
    /// Adds a curve to a distance from the end.
    public func relativeCurve(to endPoint: NSPoint, controlPoint1: NSPoint, controlPoint2: NSPoint) {
        let start = currentPoint
        func moved(_ way: NSPoint) -> NSPoint { NSPoint(x: start.x + way.x, y: start.y + way.y) }
        addCurve(to: moved(endPoint), controlPoint1: moved(controlPoint1), controlPoint2: moved(controlPoint2))
    }
    /// Adds a curve with one control point to a distance from the end.
    public func relativeCurve(to endPoint: NSPoint, controlPoint: NSPoint) {
        let start = currentPoint
        addQuadCurve(
            to: NSPoint(x: start.x + endPoint.x, y: start.y + endPoint.y),
            controlPoint: NSPoint(x: start.x + controlPoint.x, y: start.y + controlPoint.y))
    }

    // MARK: Lines

    /// How far lines may be from curves, in pixels; kept.
    public var flatness: CGFloat {
        get { lineFacts.flatness ?? Self.defaultFlatness }
        set { lineFacts.flatness = newValue }
    }
    /// Sets the lengths of dashes and gaps; whole lines are drawn here.
    public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        lineFacts.dashes = pattern.map { pattern in (0..<max(count, 0)).map { pattern[$0] } } ?? []
        lineFacts.phase = phase
        if !lineFacts.dashes.isEmpty {
            RuntimeWarning.issue("NSBezierPath draws no dashes: use CGContext.setLineDash (see CompatibilityGaps.md).")
        }
    }
    /// Returns the lengths of dashes and gaps, their number, and where they begin.
    public func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
        phase: UnsafeMutablePointer<CGFloat>?
    ) {
        count?.pointee = lineFacts.dashes.count
        phase?.pointee = lineFacts.phase
        if let pattern { for (place, length) in lineFacts.dashes.enumerated() { pattern[place] = length } }
    }
    private var lineFacts: LineFacts {
        if let known = objc_getAssociatedObject(self, &LineFacts.key) as? LineFacts { return known }
        let made = LineFacts()
        objc_setAssociatedObject(self, &LineFacts.key, made, .OBJC_ASSOCIATION_RETAIN)
        return made
    }

    /// How far lines may be from curves, in pixels; kept.
    public class var defaultFlatness: CGFloat {
        get { LineFacts.defaultFlatness }
        set { LineFacts.defaultFlatness = newValue }
    }
    /// The width of lines of new outlines, in points; kept, and 1 here.
    public class var defaultLineWidth: CGFloat {
        get { LineFacts.defaultWidth }
        set {
            LineFacts.defaultWidth = newValue
            LineFacts.lacks("defaultLineWidth")
        }
    }
    /// How pointed corners of new outlines are; kept, and 10 here.
    public class var defaultMiterLimit: CGFloat {
        get { LineFacts.defaultMiterLimit }
        set {
            LineFacts.defaultMiterLimit = newValue
            LineFacts.lacks("defaultMiterLimit")
        }
    }
    /// How lines of new outlines end; kept, and at once here.
    public class var defaultLineCapStyle: LineCapStyle {
        get { LineFacts.defaultCap }
        set {
            LineFacts.defaultCap = newValue
            LineFacts.lacks("defaultLineCapStyle")
        }
    }
    /// How lines of new outlines turn; kept, and pointed here.
    public class var defaultLineJoinStyle: LineJoinStyle {
        get { LineFacts.defaultJoin }
        set {
            LineFacts.defaultJoin = newValue
            LineFacts.lacks("defaultLineJoinStyle")
        }
    }
    /// Which points are inside of new outlines; kept.
    public class var defaultWindingRule: WindingRule {
        get { LineFacts.defaultRule }
        set {
            LineFacts.defaultRule = newValue
            LineFacts.lacks("defaultWindingRule")
        }
    }
}

/// The values of an outline that AppKit alone has.
private final class LineFacts {
    nonisolated(unsafe) static var key: UInt8 = 0
    nonisolated(unsafe) static var defaultFlatness: CGFloat = 0.6
    nonisolated(unsafe) static var defaultWidth: CGFloat = 1
    nonisolated(unsafe) static var defaultMiterLimit: CGFloat = 10
    nonisolated(unsafe) static var defaultCap = CGLineCap.butt
    nonisolated(unsafe) static var defaultJoin = CGLineJoin.miter
    nonisolated(unsafe) static var defaultRule = UIBezierPath.WindingRule.nonZero
    var flatness: CGFloat?
    var dashes: [CGFloat] = []
    var phase: CGFloat = 0

    static func lacks(_ name: String) {
        RuntimeWarning.issue("NSBezierPath.\(name) changes no outline: set it of each one (see CompatibilityGaps.md).")
    }
}

extension NSAffineTransform {
    /// Turns, moves and stretches later drawings in the current context.
    @MainActor @preconcurrency public func concat() {
        let parts = transformStruct
        UIGraphicsGetCurrentContext()?.concatenate(
            CGAffineTransform(parts.m11, parts.m12, parts.m21, parts.m22, parts.tX, parts.tY))
    }
}
