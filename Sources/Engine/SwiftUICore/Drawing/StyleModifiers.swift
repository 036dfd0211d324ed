import DisplayList
import Foundation

/// A style with its opacity multiplied.
public struct _OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
    let style: Style
    let opacity: Float

    public func _paint(_ request: _PaintRequest) -> Paint { style._paint(request.faded(by: Double(opacity))) }
    public func _effects(_ request: _PaintRequest) -> [_StyleEffect] {
        style._effects(request.faded(by: Double(opacity)))
    }
}

/// A style with a blend mode.
public struct _BlendModeShapeStyle<Style: ShapeStyle>: ShapeStyle {
    let style: Style
    let blendMode: BlendMode

    public func _paint(_ request: _PaintRequest) -> Paint { style._paint(request) }
    public func _effects(_ request: _PaintRequest) -> [_StyleEffect] { style._effects(request) + [.blend(blendMode)] }
}

/// A style with a shadow.
public struct _ShadowShapeStyle<Style: ShapeStyle>: ShapeStyle {
    let style: Style
    let shadowStyle: ShadowStyle

    public func _paint(_ request: _PaintRequest) -> Paint { style._paint(request) }
    public func _effects(_ request: _PaintRequest) -> [_StyleEffect] {
        style._effects(request) + [shadowStyle.effect(request)]
    }
}

/// A shadow behind or within a style's drawing.
///
/// Follows Apple's [ShadowStyle](https://developer.apple.com/documentation/swiftui/shadowstyle).
public struct ShadowStyle: Hashable, Sendable {
    private let isInner: Bool
    private let color: Color
    private let radius: CGFloat
    private let offset: CGSize

    /// A shadow behind the drawing: black at 33 % by default, blurred by a radius and moved, in points.
    public static func drop(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(isInner: false, color: color, radius: radius, offset: CGSize(width: x, height: y))
    }

    /// A shadow within the drawing: black at 55 % by default, blurred by a radius and moved, in points.
    public static func inner(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(isInner: true, color: color, radius: radius, offset: CGSize(width: x, height: y))
    }

    func effect(_ request: _PaintRequest) -> _StyleEffect {
        let rgba = color.rgba(in: request.environment).multiplyingOpacity(by: request.opacity)
        return isInner
            ? .innerShadow(rgba, radius: radius, offset: offset) : .dropShadow(rgba, radius: radius, offset: offset)
    }
}

extension ShapeStyle {
    /// Returns the style with its opacity multiplied by a factor from 0 to 1.
    public func opacity(_ opacity: Double) -> some ShapeStyle {
        _OpacityShapeStyle(style: self, opacity: Float(opacity))
    }

    /// Returns the style with a blend mode.
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle { _BlendModeShapeStyle(style: self, blendMode: mode) }

    /// Returns the style with a shadow behind or within its drawing.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { _ShadowShapeStyle(style: self, shadowStyle: style) }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// The foreground style with its opacity multiplied.
    public static func opacity(_ opacity: Double) -> some ShapeStyle {
        _OpacityShapeStyle(style: ForegroundStyle(), opacity: Float(opacity))
    }

    /// The foreground style with a blend mode.
    public static func blendMode(_ mode: BlendMode) -> some ShapeStyle {
        _BlendModeShapeStyle(style: ForegroundStyle(), blendMode: mode)
    }

    /// The foreground style with a shadow.
    public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
        _ShadowShapeStyle(style: ForegroundStyle(), shadowStyle: style)
    }
}
