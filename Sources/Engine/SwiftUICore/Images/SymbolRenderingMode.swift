import DisplayList

/// How a symbol's layers are colored.
///
/// Follows Apple's [SymbolRenderingMode](https://developer.apple.com/documentation/swiftui/symbolrenderingmode). A symbol
/// has up to three levels: an enclosed shape, a badge or a slash is primary, its ground or a variable part is secondary.
/// Without a mode, several foreground styles are a palette.
public struct SymbolRenderingMode: Hashable, Sendable {
    private enum Mode: Hashable, Sendable { case monochrome, multicolor, hierarchical, palette }
    private let mode: Mode

    /// One style for the whole symbol.
    public static let monochrome = SymbolRenderingMode(mode: .monochrome)
    /// The symbol's own colors; the foreground style for what has none.
    public static let multicolor = SymbolRenderingMode(mode: .multicolor)
    /// One style, paler for less important layers.
    public static let hierarchical = SymbolRenderingMode(mode: .hierarchical)
    /// A style for each layer.
    public static let palette = SymbolRenderingMode(mode: .palette)

    /// How the mode paints levels.
    var levels: SymbolLevels {
        switch mode {
        case .monochrome, .multicolor: .none
        case .hierarchical: .hierarchical
        case .palette: .palette
        }
    }
}

/// How the levels of a symbol are painted.
enum SymbolLevels: Equatable {
    /// All the same.
    case none
    /// By the foreground's levels, if it has several.
    case automatic
    /// In one style, paler for less important levels.
    case hierarchical
    /// Each in its level of the foreground style.
    case palette

    /// The paints of the secondary and the tertiary level; empty where they are not distinguished.
    func tints(_ request: _PaintRequest, primary: Paint) -> [Paint] {
        switch self {
        case .none: []
        case .automatic: ForegroundStyle.hasLevels(request) ? Self.palette.tints(request, primary: primary) : []
        case .hierarchical: Self.paler(primary)
        case .palette: (1...2).map { ForegroundStyle()._paint(request.deeper(by: $0)) }
        }
    }

    /// The paints of the secondary and the tertiary level below a paint.
    static func paler(_ primary: Paint) -> [Paint] {
        [0.5, 0.25].map { primary.multiplyingOpacity(by: $0) }
    }
}
