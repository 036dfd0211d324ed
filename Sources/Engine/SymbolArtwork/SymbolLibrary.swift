import DisplayList
import Foundation
import OrielBasics

/// Oriel's own drawings for the names of SF Symbols.
///
/// Symbols are lines of even width on a grid of 24 units; the width follows the font's weight. Variants
/// (`.fill`, `.circle`, `.circle.fill`, `.square`, `.slash`, `.badge.plus` …) are made from the symbol they
/// vary. A name that begins with a slash is the path of a symbol template, as apps have them in symbol sets
/// (``SymbolTemplate``). An unknown name has no size, and nothing is drawn for it.
public enum SymbolLibrary {
    /// The height of a symbol in font sizes.
    public static let heightRatio: CGFloat = 1.17

    /// The name of the symbol that is shown in place of an unknown one.
    public static let placeholder = "questionmark.square.dashed"

    /// Whether there is a drawing for a name.
    public static func contains(_ name: String) -> Bool { symbol(name).isKnown }

    /// The names that are drawn by hand, in alphabetical order; any of them may be varied.
    public static var names: [String] {
        SymbolCatalog.lines.keys.filter { $0.first != "_" }.map(String.init).sorted()
    }

    /// Returns the size in points of a symbol beside text of a font size.
    /// - Parameter weight: CSS style, 100 to 900; 400 by default.
    public static func size(for name: String, weight: Int = 400, size: CGFloat = 17) -> CGSize {
        let size = size.isFinite ? max(size, 0) : 0
        let symbol = symbol(name)
        if !symbol.isKnown { return .zero }
        if let template = symbol.template { return template.size(weight: weight, font: size) }
        let unit = size * heightRatio / 24
        return CGSize(width: symbol.width * unit, height: 24 * unit)
    }

    /// Returns the steps that draw a symbol, in points from its top left corner.
    /// - Parameters:
    ///   - weight: CSS style, 100 to 900; 400 by default.
    ///   - size: The size of the font beside it, in points.
    ///   - value: How far a variable symbol (`wifi`, `speaker.wave.3`) is reached, 0 to 1; nil for wholly.
    ///   - rendering: How the symbol's parts are distinguished; not at all by default.
    public static func path(
        for name: String, weight: Int = 400, size: CGFloat = 17, value: Double? = nil,
        rendering: SymbolRendering = .plain
    ) -> [SymbolLayer] {
        let symbol = symbol(name)
        let size = size.isFinite ? max(size, 0) : 0
        if let template = symbol.template {
            return template.layers(weight: weight, font: size, rendering: rendering)
        }
        let place = SymbolPlace(
            unit: size * heightRatio / 24, shift: symbol.width / 2 - symbol.middle, line: lineWidth(weight: weight))
        let reached = symbol.reachedPieces(value: value)
        let rendering = rendering == .colors && !symbol.isColored ? .plain : rendering
        return symbol.parts.enumerated().flatMap { index, part in
            place.layers(of: part, opacity: reached.contains(index) ? 1 : 0.3, rendering)
        }
    }

    /// The width of lines on the grid for a weight.
    static func lineWidth(weight: Int) -> CGFloat {
        let known: [(Int, CGFloat)] = [
            (100, 0.75), (200, 1.05), (300, 1.35), (400, 1.75), (500, 2.0), (600, 2.3), (700, 2.6), (800, 2.95),
            (900, 3.3),
        ]
        let weight = min(max(weight, 100), 900)
        for (lower, upper) in zip(known, known.dropFirst()) where weight <= upper.0 {
            let part = CGFloat(weight - lower.0) / CGFloat(upper.0 - lower.0)
            return lower.1 + (upper.1 - lower.1) * part
        }
        return 1.75
    }

    private static let store = SymbolStore()

    static func symbol(_ name: String) -> Symbol { store.symbol(name) { Symbol(named: name) } }
}

/// Caches symbols; may be used on several threads.
private final class SymbolStore: @unchecked Sendable {
    private var kept: [String: Symbol] = [:]
    private let lock = NSLock()
    /// Names come from apps, which may make up any number of them.
    private static let limit = 4096

    func symbol(_ name: String, make: () -> Symbol) -> Symbol {
        lock.lock()
        defer { lock.unlock() }
        if let known = kept[name] { return known }
        if kept.count >= Self.limit { kept.removeAll() }
        let symbol = make()
        kept[name] = symbol
        return symbol
    }
}
