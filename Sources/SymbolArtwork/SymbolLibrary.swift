import DisplayList
import Foundation
import OrielBasics

/// Oriel's own drawings for the names of SF Symbols.
///
/// Symbols are lines of even width on a grid of 24 units; the width follows the font's weight. Variants
/// (`.fill`, `.circle`, `.circle.fill`, `.square`, `.slash`, `.badge.plus` …) are made from the symbol they
/// vary. An unknown name has no size, and nothing is drawn for it.
public enum SymbolLibrary {
    /// The height of a symbol in font sizes.
    public static let heightRatio: CGFloat = 1.17

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
        let unit = size * heightRatio / 24
        let symbol = symbol(name)
        if !symbol.isKnown { return .zero }
        return CGSize(width: width(of: symbol) * unit, height: 24 * unit)
    }

    /// Returns the steps that draw a symbol, in points from its top left corner.
    /// - Parameters:
    ///   - weight: CSS style, 100 to 900; 400 by default.
    ///   - size: The size of the font beside it, in points.
    ///   - value: How far a variable symbol (`wifi`, `speaker.wave.3`) is reached, 0 to 1; nil for wholly.
    public static func path(
        for name: String, weight: Int = 400, size: CGFloat = 17, value: Double? = nil
    ) -> [SymbolLayer] {
        let symbol = symbol(name)
        let reached = reachedPieces(of: symbol, value: value)
        let unit = (size.isFinite ? max(size, 0) : 0) * heightRatio / 24
        let shift = width(of: symbol) / 2 - symbol.middle
        let line = lineWidth(weight: weight) * unit
        let place = CGAffineTransform(translationX: shift, y: 0)
            .concatenating(CGAffineTransform(scaleX: unit, y: unit))
        return symbol.parts.enumerated().flatMap { index, part -> [SymbolLayer] in
            let opacity = reached.contains(index) ? 1 : 0.3
            let path = Path(storage: .elements(part.elements.map { $0.mapped { $0.applying(place) } }))
            func stroke(_ factor: CGFloat = 1, erases: Bool = false) -> SymbolLayer {
                let style = StrokeStyle(lineWidth: line * factor, lineCap: .round, lineJoin: .round)
                return SymbolLayer(path: path, drawing: .stroke(style), erases: erases, opacity: erases ? 1 : opacity)
            }
            func fill(erases: Bool = false) -> SymbolLayer {
                SymbolLayer(path: path, drawing: .fill, erases: erases, opacity: erases ? 1 : opacity)
            }
            switch part.kind {
            case .body:
                if part.isCut { return part.isFilled ? [fill(erases: true)] : [stroke(erases: true)] }
                return part.isFilled ? [fill(), stroke()] : [stroke()]
            case .line, .detail: return [stroke(erases: part.isCut)]
            case .solid, .spot: return [fill(erases: part.isCut)]
            case .gap: return [fill(erases: true), stroke(2, erases: true)]
            case .lineGap: return [stroke(2.4, erases: true)]
            }
        }
    }

    /// The pieces that a value reaches.
    ///
    /// Bodies always are; the lines and forms beside them are steps of the value, the first from above zero on.
    private static func reachedPieces(of symbol: Symbol, value: Double?) -> Set<Int> {
        let all = Set(symbol.parts.indices)
        guard let value, value.isFinite else { return all }
        let steps = symbol.parts.indices.filter {
            symbol.parts[$0].kind == .line || symbol.parts[$0].kind == .solid
        }
        guard steps.count > 1 || steps.count < symbol.parts.count else { return all }
        let count = Int(clamping: (value.clamped(to: 0...1) * Double(steps.count)).rounded(.up))
        return all.subtracting(steps.dropFirst(count))
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

    // MARK: Symbols

    /// A symbol's pieces and their positions on the grid.
    struct Symbol {
        var parts: [SymbolPart]
        var isKnown: Bool
        /// The middle and the width of the drawing, in units.
        var middle: CGFloat
        var extent: CGFloat
    }

    /// The width in units: that of the drawing, a line and a small margin.
    private static func width(of symbol: Symbol) -> CGFloat { max(symbol.extent + 2.6, 6) }

    private static let store = SymbolStore()

    static func symbol(_ name: String) -> Symbol {
        store.symbol(name) {
            let known = SymbolVariants.parts(of: name)
            let parts = known ?? []
            let drawn = parts.filter { $0.kind != .gap && $0.kind != .lineGap }
            let bounds = drawn.reduce(CGRect.null) { $0.union($1.bounds) }
            return Symbol(
                parts: parts, isKnown: known != nil, middle: bounds.isNull ? 12 : bounds.midX,
                extent: bounds.isNull ? 24 : bounds.width)
        }
    }
}

/// Caches symbols; may be used on several threads.
final class SymbolStore: @unchecked Sendable {
    private var kept: [String: SymbolLibrary.Symbol] = [:]
    private let lock = NSLock()

    func symbol(_ name: String, make: () -> SymbolLibrary.Symbol) -> SymbolLibrary.Symbol {
        lock.lock()
        defer { lock.unlock() }
        if let known = kept[name] { return known }
        let symbol = make()
        kept[name] = symbol
        return symbol
    }
}
