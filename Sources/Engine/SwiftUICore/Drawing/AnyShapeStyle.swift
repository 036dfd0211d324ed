import DisplayList

/// A style of a hidden type.
///
/// Follows Apple's [AnyShapeStyle](https://developer.apple.com/documentation/swiftui/anyshapestyle).
public struct AnyShapeStyle: ShapeStyle {
    private enum Storage: Sendable {
        case color(Color)
        case box(StyleBox)
    }

    private let storage: Storage

    /// Wraps a style.
    public init<S: ShapeStyle>(_ style: S) {
        if let color = style as? Color {
            storage = .color(color)
        } else if let any = style as? AnyShapeStyle {
            self = any
        } else {
            storage = .box(TypedStyleBox(style))
        }
    }

    public func _paint(_ request: _PaintRequest) -> Paint {
        switch storage {
        case .color(let color): color._paint(request)
        case .box(let box): box.paint(request)
        }
    }

    /// Whether the style has a style of its own for less important content.
    var hasLevels: Bool {
        switch storage {
        case .color: false
        case .box(let box): box.hasLevels
        }
    }

    public func _effects(_ request: _PaintRequest) -> [_StyleEffect] {
        switch storage {
        case .color: []
        case .box(let box): box.effects(request)
        }
    }
}

extension AnyShapeStyle: PlanComparable {
    static func isSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        let a = a.assumingMemoryBound(to: AnyShapeStyle.self)
        return a.pointee.isSame(as: b.assumingMemoryBound(to: AnyShapeStyle.self).pointee)
    }

    /// Whether two styles are known to be equal in appearance.
    func isSame(as other: AnyShapeStyle) -> Bool {
        switch (storage, other.storage) {
        case (.color(let x), .color(let y)): return x == y
        case (.box(let x), .box(let y)): return x === y || x.isSame(as: y)
        default: return false
        }
    }
}

/// A style, its type hidden behind methods.
class StyleBox: @unchecked Sendable {
    func paint(_ request: _PaintRequest) -> Paint { .color(.clear) }
    func effects(_ request: _PaintRequest) -> [_StyleEffect] { [] }
    func isSame(as other: StyleBox) -> Bool { false }
    var hasLevels: Bool { false }
}

final class TypedStyleBox<S: ShapeStyle>: StyleBox, @unchecked Sendable {
    private let style: S
    init(_ style: S) { self.style = style }
    override var hasLevels: Bool { S.self is any LevelledStyle.Type }
    override func paint(_ request: _PaintRequest) -> Paint { style._paint(request) }
    override func effects(_ request: _PaintRequest) -> [_StyleEffect] { style._effects(request) }
    override func isSame(as other: StyleBox) -> Bool {
        guard let other = other as? TypedStyleBox<S> else { return false }
        return valuesAreEqual(style, other.style)
    }
}
