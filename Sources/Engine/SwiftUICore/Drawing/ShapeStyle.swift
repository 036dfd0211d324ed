import DisplayList
import Foundation

/// A color or pattern with which shapes and texts are drawn.
///
/// Follows Apple's [ShapeStyle](https://developer.apple.com/documentation/swiftui/shapestyle). A type
/// conforms by ``resolve(in:)``, which names another style; the built-in styles make their paint themselves.
public protocol ShapeStyle: Sendable {
    /// The type of the represented style; `Never` for the built-in styles.
    associatedtype Resolved: ShapeStyle = Never

    /// The represented style in an environment.
    func resolve(in environment: EnvironmentValues) -> Resolved

    /// The paint in an environment, for an outline and a level of importance.
    func _paint(_ request: _PaintRequest) -> Paint

    /// Further effects on the drawing: shadows and blending.
    func _effects(_ request: _PaintRequest) -> [_StyleEffect]
}

extension ShapeStyle where Resolved == Never {
    /// Never called: the style makes its paint itself.
    public func resolve(in environment: EnvironmentValues) -> Never {
        fatalError("\(Self.self) does not resolve to another style.")
    }
}

extension ShapeStyle {
    /// The paint of the represented style.
    public func _paint(_ request: _PaintRequest) -> Paint {
        if Resolved.self == Never.self { return .color(.clear) }
        return resolve(in: request.environment)._paint(request)
    }

    /// Further effects of the represented style; none for the built-in styles.
    public func _effects(_ request: _PaintRequest) -> [_StyleEffect] {
        if Resolved.self == Never.self { return [] }
        return resolve(in: request.environment)._effects(request)
    }
}

extension Never: ShapeStyle {
    public func _paint(_ request: _PaintRequest) -> Paint { .color(.clear) }
    public func _effects(_ request: _PaintRequest) -> [_StyleEffect] { [] }
}

/// The information available to a style when it makes its paint.
public struct _PaintRequest {
    /// The environment of the shape or text.
    public private(set) var environment: EnvironmentValues
    /// How important the content is, from 0, primary, to 4, quinary.
    public var level: Int
    /// The opacity by which all colors are multiplied.
    var opacity = 1.0
    /// The environment to search for the foreground style: an outer one once a foreground style refers to another.
    var foreground: EnvironmentValues
    private var area: Area

    private enum Area {
        case rect(CGRect)
        case path(Path)
    }

    /// The rectangle that unit points refer to: the outline's, in points.
    public var bounds: CGRect {
        switch area {
        case .rect(let rect): rect
        case .path(let path): path.boundingRect
        }
    }

    /// Creates a request for a rectangle.
    public init(environment: EnvironmentValues, bounds: CGRect, level: Int = 0) {
        self.environment = environment
        self.level = level
        foreground = environment
        area = .rect(bounds)
    }

    /// Creates a request for an outline, whose rectangle is computed only if a style needs it.
    init(environment: EnvironmentValues, path: Path) {
        self.environment = environment
        level = 0
        foreground = environment
        area = .path(path)
    }

    /// The request with a further level of importance added.
    func deeper(by levels: Int) -> _PaintRequest {
        var copy = self
        copy.level = min(level + levels, 4)
        return copy
    }

    /// The request with its opacity multiplied.
    func faded(by opacity: Double) -> _PaintRequest {
        var copy = self
        copy.opacity *= opacity
        return copy
    }

    /// The request in another environment.
    func within(_ other: EnvironmentValues) -> _PaintRequest {
        var copy = self
        copy.environment = other
        copy.foreground = other
        return copy
    }

    /// The request for another rectangle.
    func within(_ rect: CGRect) -> _PaintRequest {
        var copy = self
        copy.area = .rect(rect)
        return copy
    }

    /// The opacity of less important content in a style without levels.
    var levelOpacity: Double { Self.levelOpacities[min(max(level, 0), 4)] * opacity }

    private static let levelOpacities = [1, 0.5, 0.25, 0.2, 0.15]
}

/// A style's effects besides painting.
public enum _StyleEffect: Hashable, Sendable {
    /// A shadow behind the drawing; radius is the blur's, in points.
    case dropShadow(RGBA, radius: CGFloat, offset: CGSize)
    /// A shadow that the surroundings throw into the drawing.
    case innerShadow(RGBA, radius: CGFloat, offset: CGSize)
    /// How the drawing blends with the backdrop.
    case blend(BlendMode)
}

extension Color: ShapeStyle {
    public func _paint(_ request: _PaintRequest) -> Paint {
        let factor = request.levelOpacity
        let color = rgba(in: request.environment)
        return .color(factor == 1 ? color : color.multiplyingOpacity(by: factor))
    }
}

extension Color.Resolved: ShapeStyle {
    public func _paint(_ request: _PaintRequest) -> Paint {
        .color(rgba.multiplyingOpacity(by: request.levelOpacity))
    }
}

extension Paint {
    /// The paint of the system colors for a level of importance.
    static func label(_ request: _PaintRequest) -> Paint {
        let color: SystemColor =
            switch request.level {
            case ...0: .primary
            case 1: .secondary
            case 2: .tertiaryLabel
            case 3: .quaternaryLabel
            default: .quinaryLabel
            }
        return system(color, request)
    }

    /// The paint of a system color.
    static func system(_ color: SystemColor, _ request: _PaintRequest) -> Paint {
        let rgba = color.rgba(request.environment.colorScheme, request.environment.colorSchemeContrast)
        return .color(rgba.multiplyingOpacity(by: request.opacity))
    }
}
