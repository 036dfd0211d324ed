import DisplayList
import Foundation

extension ShapeStyle {
    /// The style with its unit points mapped to a rectangle, whatever the outline is, in points.
    ///
    /// Follows Apple's [in(_:)](https://developer.apple.com/documentation/swiftui/shapestyle/in(_:)).
    @inlinable
    public func `in`(_ rect: CGRect) -> some ShapeStyle { _AnchoredShapeStyle(style: self, bounds: rect) }
}

/// A style whose unit points refer to a given rectangle.
public struct _AnchoredShapeStyle<S: ShapeStyle>: ShapeStyle {
    private let style: S
    private let bounds: CGRect

    /// Anchors a style.
    public init(style: S, bounds: CGRect) {
        self.style = style
        self.bounds = bounds
    }

    public func _paint(_ request: _PaintRequest) -> Paint { style._paint(request.within(bounds)) }
    public func _effects(_ request: _PaintRequest) -> [_StyleEffect] { style._effects(request.within(bounds)) }
}
