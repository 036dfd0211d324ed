import DisplayList

/// The foreground style in effect, for content of a level of importance.
///
/// Follows Apple's [HierarchicalShapeStyle](https://developer.apple.com/documentation/swiftui/hierarchicalshapestyle).
@frozen
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
    @usableFromInline let level: UInt8

    @inlinable
    init(level: UInt8) { self.level = level }

    /// The foreground's first level.
    public static let primary = HierarchicalShapeStyle(level: 0)
    /// The foreground's second level.
    public static let secondary = HierarchicalShapeStyle(level: 1)
    /// The foreground's third level.
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    /// The foreground's fourth level.
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    /// The foreground's fifth level.
    public static let quinary = HierarchicalShapeStyle(level: 4)

    public func _paint(_ request: _PaintRequest) -> Paint {
        ForegroundStyle()._paint(request.deeper(by: Int(level)))
    }

    public func _effects(_ request: _PaintRequest) -> [_StyleEffect] {
        ForegroundStyle()._effects(request.deeper(by: Int(level)))
    }
}

/// A style for content of a lower level of importance than the style itself was made for.
public struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let level: Int

    public func _paint(_ request: _PaintRequest) -> Paint { base._paint(request.deeper(by: level)) }
    public func _effects(_ request: _PaintRequest) -> [_StyleEffect] { base._effects(request.deeper(by: level)) }
}

extension ShapeStyle {
    /// The style for secondary content.
    public var secondary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 1) }
    /// The style for tertiary content.
    public var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 2) }
    /// The style for quaternary content.
    public var quaternary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 3) }
    /// The style for quinary content.
    public var quinary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 4) }
}

/// The foreground style of the environment.
///
/// Follows Apple's [ForegroundStyle](https://developer.apple.com/documentation/swiftui/foregroundstyle).
@frozen
public struct ForegroundStyle: ShapeStyle, Hashable {
    /// Creates the style.
    @inlinable public init() {}

    public func _paint(_ request: _PaintRequest) -> Paint {
        guard let (style, request) = Self.find(request) else { return .label(request) }
        return style._paint(request)
    }

    public func _effects(_ request: _PaintRequest) -> [_StyleEffect] {
        guard let (style, request) = Self.find(request) else { return [] }
        return style._effects(request)
    }

    /// Whether the style in effect has a style of its own for less important content.
    static func hasLevels(_ request: _PaintRequest) -> Bool { find(request)?.0.hasLevels ?? false }

    /// The style in effect; where it refers to the foreground again, that is the one further out.
    private static func find(_ request: _PaintRequest) -> (AnyShapeStyle, _PaintRequest)? {
        guard let element = request.foreground.find(ForegroundStyleKey.self), let style = element.value else {
            return nil
        }
        EnvironmentTracking.noteRead(of: element)
        var outer = request
        outer.foreground = EnvironmentValues(head: element.next)
        return (style, outer)
    }
}

/// A foreground style with one style for each of the first levels of importance.
public struct _LevelledStyle<Primary: ShapeStyle, Secondary: ShapeStyle, Tertiary: ShapeStyle>: ShapeStyle {
    let primary: Primary
    let secondary: Secondary
    let tertiary: Tertiary?

    /// Creates the style of `foregroundStyle(_:_:_:)`; without a tertiary style that level is made from the second.
    public init(_ primary: Primary, _ secondary: Secondary, _ tertiary: Tertiary?) {
        self.primary = primary
        self.secondary = secondary
        self.tertiary = tertiary
    }

    public func _paint(_ request: _PaintRequest) -> Paint {
        pick(request, primary: { primary._paint($0) }, secondary: { secondary._paint($0) }) { $0._paint($1) }
    }

    public func _effects(_ request: _PaintRequest) -> [_StyleEffect] {
        pick(request, primary: { primary._effects($0) }, secondary: { secondary._effects($0) }) { $0._effects($1) }
    }

    private func pick<R>(
        _ request: _PaintRequest, primary: (_PaintRequest) -> R, secondary: (_PaintRequest) -> R,
        tertiary ask: (Tertiary, _PaintRequest) -> R
    ) -> R {
        var inner = request
        if request.level <= 0 { return primary(inner) }
        if request.level >= 2, let tertiary {
            inner.level -= 2
            return ask(tertiary, inner)
        }
        inner.level -= 1
        return secondary(inner)
    }
}

/// A style with one style for each level of importance.
protocol LevelledStyle {}

extension _LevelledStyle: LevelledStyle {}
