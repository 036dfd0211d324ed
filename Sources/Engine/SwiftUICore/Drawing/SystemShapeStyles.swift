import DisplayList

/// A style for a color of the system, fading by level.
private func shade(_ colors: [SystemColor], _ request: _PaintRequest) -> Paint {
    .system(colors[min(max(request.level, 0), colors.count - 1)], request)
}

/// The background style of the environment.
///
/// Follows Apple's [BackgroundStyle](https://developer.apple.com/documentation/swiftui/backgroundstyle).
@frozen
public struct BackgroundStyle: ShapeStyle, Hashable {
    /// Creates the style.
    @inlinable public init() {}

    public func _paint(_ request: _PaintRequest) -> Paint {
        if let style = request.environment.backgroundStyle { return style._paint(request) }
        return shade([.background, .secondaryBackground, .tertiaryBackground], request)
    }

    public func _effects(_ request: _PaintRequest) -> [_StyleEffect] {
        request.environment.backgroundStyle?._effects(request) ?? []
    }
}

/// The tint of the environment: the accent color where none is set.
///
/// Follows Apple's [TintShapeStyle](https://developer.apple.com/documentation/swiftui/tintshapestyle).
@frozen
public struct TintShapeStyle: ShapeStyle, Hashable {
    /// Creates the style.
    @inlinable public init() {}

    public func _paint(_ request: _PaintRequest) -> Paint {
        request.environment._tint?._paint(request) ?? Color.accentColor._paint(request)
    }

    public func _effects(_ request: _PaintRequest) -> [_StyleEffect] {
        request.environment._tint?._effects(request) ?? []
    }
}

/// The background of selected content.
///
/// Follows Apple's [SelectionShapeStyle](https://developer.apple.com/documentation/swiftui/selectionshapestyle).
@frozen
public struct SelectionShapeStyle: ShapeStyle, Hashable {
    /// Creates the style.
    @inlinable public init() {}

    public func _paint(_ request: _PaintRequest) -> Paint { shade([.selection], request) }
}

/// The style of thin lines between content.
///
/// Follows Apple's [SeparatorShapeStyle](https://developer.apple.com/documentation/swiftui/separatorshapestyle).
@frozen
public struct SeparatorShapeStyle: ShapeStyle, Hashable {
    /// Creates the style.
    @inlinable public init() {}

    public func _paint(_ request: _PaintRequest) -> Paint { shade([.separator], request) }
}

/// The style of placeholders in text fields.
///
/// Follows Apple's
/// [PlaceholderTextShapeStyle](https://developer.apple.com/documentation/swiftui/placeholdertextshapestyle).
@frozen
public struct PlaceholderTextShapeStyle: ShapeStyle, Hashable {
    /// Creates the style.
    @inlinable public init() {}

    public func _paint(_ request: _PaintRequest) -> Paint { shade([.placeholderText], request) }
}

/// The style of links.
///
/// Follows Apple's [LinkShapeStyle](https://developer.apple.com/documentation/swiftui/linkshapestyle).
@frozen
public struct LinkShapeStyle: ShapeStyle, Hashable {
    /// Creates the style.
    @inlinable public init() {}

    public func _paint(_ request: _PaintRequest) -> Paint { shade([.link], request) }
}

/// The filling of shapes: fainter for larger ones, by level.
///
/// Follows Apple's [FillShapeStyle](https://developer.apple.com/documentation/swiftui/fillshapestyle).
@frozen
public struct FillShapeStyle: ShapeStyle, Hashable {
    /// Creates the style.
    @inlinable public init() {}

    public func _paint(_ request: _PaintRequest) -> Paint {
        shade([.fill, .secondaryFill, .tertiaryFill, .quaternaryFill], request)
    }
}

/// The background of windows.
///
/// Follows Apple's
/// [WindowBackgroundShapeStyle](https://developer.apple.com/documentation/swiftui/windowbackgroundshapestyle).
@frozen
public struct WindowBackgroundShapeStyle: ShapeStyle, Hashable {
    /// Creates the style.
    @inlinable public init() {}

    public func _paint(_ request: _PaintRequest) -> Paint { shade([.window], request) }
}
