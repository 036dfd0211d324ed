import Foundation

enum ImageScaleKey: EnvironmentKey {
    static var defaultValue: Image.Scale { .medium }
    static var _effect: _EnvironmentEffect { [.text, .paint] }
}

enum SymbolPointSizeKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
    static var _effect: _EnvironmentEffect { [.text, .paint] }
}

enum SymbolRenderingModeKey: EnvironmentKey {
    static var defaultValue: SymbolRenderingMode? { nil }
    static var _effect: _EnvironmentEffect { [.text, .paint] }
}

enum SymbolVariantsKey: EnvironmentKey {
    static var defaultValue: SymbolVariants { .none }
    static var _effect: _EnvironmentEffect { [.text, .paint] }
}

extension EnvironmentValues {
    /// The size of symbols relative to the font; medium by default.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }

    /// The size of symbols in points, whatever the font, as in tab bars; nil for the font's.
    package var _symbolPointSize: CGFloat? {
        get { self[SymbolPointSizeKey.self] }
        set { self[SymbolPointSizeKey.self] = newValue }
    }

    /// How symbols' layers are colored; nil for each symbol's own way.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }

    /// The variants in which symbols are shown; none by default.
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }
}

extension View {
    /// Sets the size of symbols in this view relative to the font.
    public nonisolated func imageScale(_ scale: Image.Scale) -> some View {
        modifier(_EnvironmentWritingModifier(ImageScaleKey.self, scale))
    }

    /// Sets how layers of symbols in this view are colored; nil for each symbol's own way.
    public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        modifier(_EnvironmentWritingModifier(SymbolRenderingModeKey.self, mode))
    }

    /// Shows symbols in this view in a variant, besides those set further out.
    public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
        transformEnvironment(\.symbolVariants) { $0 = $0.adding(variant) }
    }
}

/// Forms of a symbol: filled, in a circle, struck out.
///
/// Follows Apple's [SymbolVariants](https://developer.apple.com/documentation/swiftui/symbolvariants).
public struct SymbolVariants: Hashable, Sendable {
    private enum Outline: String, Hashable, Sendable { case circle, square, rectangle }

    private var outline: Outline?
    private var isFilled = false
    private var isSlashed = false

    /// The symbol as it is named.
    public static let none = SymbolVariants()
    /// In a circle.
    public static let circle = SymbolVariants(outline: .circle)
    /// In a square.
    public static let square = SymbolVariants(outline: .square)
    /// In a rectangle.
    public static let rectangle = SymbolVariants(outline: .rectangle)
    /// Filled.
    public static let fill = SymbolVariants(isFilled: true)
    /// Struck out.
    public static let slash = SymbolVariants(isSlashed: true)

    /// The variants in a circle.
    public var circle: SymbolVariants { adding(.circle) }
    /// The variants in a square.
    public var square: SymbolVariants { adding(.square) }
    /// The variants in a rectangle.
    public var rectangle: SymbolVariants { adding(.rectangle) }
    /// The variants filled.
    public var fill: SymbolVariants { adding(.fill) }
    /// The variants struck out.
    public var slash: SymbolVariants { adding(.slash) }

    /// Whether these variants contain all variants of another value.
    public func contains(_ other: SymbolVariants) -> Bool {
        (other.outline == nil || other.outline == outline) && (!other.isFilled || isFilled)
            && (!other.isSlashed || isSlashed)
    }

    /// The variants with others, whose outline counts.
    func adding(_ other: SymbolVariants) -> SymbolVariants {
        SymbolVariants(
            outline: other.outline ?? outline, isFilled: isFilled || other.isFilled,
            isSlashed: isSlashed || other.isSlashed)
    }

    /// The names under which a symbol may be found in these variants, the best first.
    func names(for symbol: String) -> [String] {
        if self == .none { return [symbol] }
        var parts = symbol.split(separator: ".").map(String.init)
        var wantsFill = isFilled
        if parts.last == "fill" {
            parts.removeLast()
            wantsFill = true
        }
        if isSlashed, !parts.contains("slash") { parts.append("slash") }
        if let outline, !parts.contains(outline.rawValue) { parts.append(outline.rawValue) }
        let bare = parts.joined(separator: ".")
        return (wantsFill ? [bare + ".fill"] : []) + [bare, symbol]
    }
}
