import SwiftUI

/// Content with a change of its parts.
public struct _ModifiedMapContent<Content: MapContent>: BasicMapContent {
    public typealias Body = Never
    let content: Content
    let change: (inout MapPiece) -> Void

    public static func _collect(_ content: Self, into list: inout _MapPieces) {
        let start = list.list.count
        Content._collect(content.content, into: &list)
        list.change(from: start, content.change)
    }
}

extension MapContent {
    private func changed(_ change: @escaping (inout MapPiece) -> Void) -> _ModifiedMapContent<Self> {
        _ModifiedMapContent(content: self, change: change)
    }

    /// Tags the content for the map's selection.
    public func tag<V: Hashable>(_ tag: V) -> some MapContent { changed { $0.tag = AnyHashable(tag) } }

    /// Sets the color of balloons, and of lines and areas without a style; nil for the default.
    public func tint(_ tint: Color?) -> some MapContent { changed { $0.tint = tint } }

    /// Sets the color of balloons, and of lines and areas without a style.
    @_disfavoredOverload
    public func tint<S: ShapeStyle>(_ tint: S) -> some MapContent { changed { $0.fill = AnyShapeStyle(tint) } }

    /// Sets the fill of areas.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some MapContent {
        changed { if $0.fill == nil { $0.fill = AnyShapeStyle(style) } }
    }

    /// Draws a line of a color and a width in points along lines and areas.
    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some MapContent {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Draws a line of a color, width, ends and dashes along lines and areas.
    public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some MapContent {
        changed { $0.stroke = (AnyShapeStyle(content), style) }
    }

    /// Draws a line of a width in points in the tint along lines and areas.
    public func stroke(lineWidth: CGFloat = 1) -> some MapContent { stroke(style: StrokeStyle(lineWidth: lineWidth)) }

    /// Draws a line of a width, ends and dashes in the tint along lines and areas.
    public func stroke(style: StrokeStyle) -> some MapContent { changed { $0.stroke = (nil, style) } }

    /// Sets whether titles of markers and annotations are shown; they are by default.
    public func annotationTitles(_ visibility: Visibility) -> some MapContent { changed { $0.titles = visibility } }

    /// Sets whether subtitles are shown; markers here have none.
    public func annotationSubtitles(_ visibility: Visibility) -> some MapContent { changed { _ in } }

    /// Draws lines and areas above or below the map's own labels.
    public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent {
        changed { $0.isAboveLabels = level == .aboveLabels }
    }
}

/// Where overlays are drawn.
public enum MKOverlayLevel: Int, Sendable {
    /// Above roads, below labels.
    case aboveRoads
    /// Above labels.
    case aboveLabels
}
