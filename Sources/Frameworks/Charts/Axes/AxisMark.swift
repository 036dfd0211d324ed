import SwiftUI

/// A part of an axis at one value: a grid line, a tick or a label.
///
/// Follows Apple's [AxisMark](https://developer.apple.com/documentation/charts/axismark).
@MainActor @preconcurrency
public protocol AxisMark {
    /// Adds the parts to a list.
    func _collect(into list: inout _AxisParts)
}

/// The parts of an axis at one value.
public struct _AxisParts {
    enum Part {
        case grid(AxisLine)
        case tick(AxisLine, length: AxisTick.Length)
        case label(AxisLabel)
    }
    var parts: [Part] = []
    var style: AnyShapeStyle?
    var font: Font?
    var offset = CGSize.zero
}

/// A line of an axis.
struct AxisLine {
    /// Whether it is in the middle of the value's room; nil for the usual place.
    var isCentered: Bool?
    var stroke: StrokeStyle?
    var style: AnyShapeStyle?
    var offset = CGSize.zero
}

/// A line across the plot at a value.
///
/// Follows Apple's [AxisGridLine](https://developer.apple.com/documentation/charts/axisgridline).
public struct AxisGridLine {
    private let line: AxisLine

    /// Creates a line.
    /// - Parameters:
    ///   - centered: Whether it is in the middle between this value and the next; by default only names have it in their middle.
    ///   - stroke: Its width and dashes; thin by default.
    public nonisolated init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
        line = AxisLine(isCentered: centered, stroke: stroke)
    }

    @MainActor public func _collect(into list: inout _AxisParts) {
        var line = line
        (line.style, line.offset) = (list.style, list.offset)
        list.parts.append(.grid(line))
    }
}

extension AxisGridLine: AxisMark {}

/// A short line outside of the plot at a value.
///
/// Follows Apple's [AxisTick](https://developer.apple.com/documentation/charts/axistick).
public struct AxisTick {
    /// The length of a tick.
    public struct Length: Sendable {
        enum Storage { case automatic, fixed(CGFloat), label(CGFloat), longestLabel(CGFloat) }
        let storage: Storage

        /// A few points.
        public static let automatic = Length(storage: .automatic)
        /// A length in points.
        public static func fixed(_ length: CGFloat) -> Length { Length(storage: .fixed(length)) }
        /// As long as the label, and some points more.
        public static func label(extendPastBy: CGFloat = 0) -> Length { Length(storage: .label(extendPastBy)) }
        /// As long as the axis's longest label.
        public static let longestLabel = Length(storage: .longestLabel(0))
        /// As long as the axis's longest label, and some points more.
        public static func longestLabel(extendPastBy: CGFloat) -> Length {
            Length(storage: .longestLabel(extendPastBy))
        }

        /// The length in points beside labels of a size.
        func points(beside label: CGFloat) -> CGFloat {
            switch storage {
            case .automatic: 4
            case .fixed(let length): length
            case .label(let more), .longestLabel(let more): label + more
            }
        }
    }

    private let line: AxisLine
    private let length: Length

    /// Creates a tick.
    /// - Parameters:
    ///   - centered: Whether it is in the middle between this value and the next; by default only names have it in their middle.
    ///   - length: Its length; a few points by default.
    ///   - stroke: Its width and dashes; thin by default.
    public nonisolated init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
        line = AxisLine(isCentered: centered, stroke: stroke)
        self.length = length
    }

    /// Creates a tick of a length in points.
    public nonisolated init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
        self.init(centered: centered, length: .fixed(length), stroke: stroke)
    }

    @MainActor public func _collect(into list: inout _AxisParts) {
        var line = line
        (line.style, line.offset) = (list.style, list.offset)
        list.parts.append(.tick(line, length: length))
    }
}

extension AxisTick: AxisMark {}

/// No part at all, for values without any.
public struct EmptyAxisMark {
    /// Creates nothing.
    public nonisolated init() {}

    @MainActor public func _collect(into list: inout _AxisParts) {}
}

extension EmptyAxisMark: AxisMark {}

/// Parts with a modifier.
public struct _StyledAxisMark<Content: AxisMark> {
    let content: Content
    let change: (inout _AxisParts) -> Void

    @MainActor public func _collect(into list: inout _AxisParts) {
        let outer = (list.style, list.font, list.offset)
        change(&list)
        content._collect(into: &list)
        (list.style, list.font, list.offset) = outer
    }
}

extension _StyledAxisMark: AxisMark {}

extension AxisMark {
    /// Sets the color or other style of the parts.
    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
        _StyledAxisMark(content: self) { $0.style = AnyShapeStyle(style) }
    }

    /// Sets the font of labels.
    public nonisolated func font(_ font: Font?) -> some AxisMark {
        _StyledAxisMark(content: self) { $0.font = font }
    }

    /// Moves the parts by a distance in points.
    public nonisolated func offset(_ offset: CGSize) -> some AxisMark {
        _StyledAxisMark(content: self) {
            $0.offset.width += offset.width.isFinite ? offset.width : 0
            $0.offset.height += offset.height.isFinite ? offset.height : 0
        }
    }

    /// Moves the parts by distances in points.
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
        offset(CGSize(width: x, height: y))
    }
}
