import DisplayList
import Foundation
import OrielBasics

/// A symbol's pieces and their positions on the grid.
struct Symbol {
    var parts: [SymbolPart] = []
    /// The drawing of a template; nil for Oriel's own symbols.
    var template: SymbolTemplate?
    var isKnown = false
    /// Whether a value decides how many of the pieces are drawn wholly.
    var isVariable = false
    /// The middle of the drawing, in units.
    var middle: CGFloat = 12
    /// The width in units: the width of the drawing, a line and a small margin.
    var width: CGFloat = 24

    /// Makes the symbol of a name, or of a template's path.
    init(named name: String) {
        if name.first == "/" {
            template = SymbolTemplate.find(name)
            isKnown = template != nil
            return
        }
        // Letters, digits and the pieces of other symbols are no symbols by themselves.
        guard name.first != "_", name.contains(".") || SymbolCatalog.lines[Substring(name)] != nil,
            var parts = SymbolVariants.find(name)
        else { return }
        if !parts.contains(where: { $0.color != nil }), let color = SymbolColor.whole(of: name) {
            for index in parts.indices where !parts[index].isCut { parts[index].color = color }
        }
        SymbolColor.addLevels(to: &parts)
        let drawn = parts.filter { $0.kind != .gap && $0.kind != .lineGap }
        let bounds = drawn.reduce(CGRect.null) { $0.union($1.bounds) }
        self.parts = parts
        isKnown = true
        isVariable = SymbolVariants.isVariable(name)
        if bounds.isNull { return }
        middle = bounds.midX
        width = max(bounds.width + 2.6, 6)
    }

    /// Whether a piece has a color of its own.
    var isColored: Bool { parts.contains { $0.color != nil } }

    /// The pieces that a value reaches.
    ///
    /// Bodies always are; in variable symbols the lines and forms beside them are steps of the value, the first from
    /// above zero on.
    func reachedPieces(value: Double?) -> Set<Int> {
        var reached = Set(parts.indices)
        guard isVariable, let value, value.isFinite else { return reached }
        var steps: [[Int]] = []
        for (index, part) in parts.enumerated() where part.kind == .line || part.kind == .solid {
            if part.joinsStep, !steps.isEmpty { steps[steps.count - 1].append(index) } else { steps.append([index]) }
        }
        let count = Int(clamping: (value.clamped(to: 0...1) * Double(steps.count)).rounded(.up))
        for step in steps.dropFirst(count) { reached.subtract(step) }
        return reached
    }
}

/// Where and how wide the pieces of a symbol are drawn.
struct SymbolPlace {
    /// Points a unit of the grid.
    let unit: CGFloat
    /// How far the grid is moved to the right, in units.
    let shift: CGFloat
    /// The width of lines, in units.
    let line: CGFloat

    /// The steps that draw a piece.
    func layers(of part: SymbolPart, opacity: Double, _ rendering: SymbolRendering) -> [SymbolLayer] {
        let place = CGAffineTransform(translationX: shift, y: 0)
            .concatenating(CGAffineTransform(scaleX: unit, y: unit))
        let path = Path(storage: .elements(part.elements.map { $0.mapped { $0.applying(place) } }))
        // White is the color of marks on colored bodies: beside those they have the tint.
        let color = part.color == .white && !part.isCut ? nil : part.color
        func layer(_ drawing: SymbolLayer.Drawing, erases: Bool = false) -> SymbolLayer {
            SymbolLayer(
                path: path, drawing: drawing, erases: erases, opacity: erases ? 1 : opacity, level: part.level ?? 0,
                color: rendering == .colors ? color?.rgba : nil)
        }
        func stroke(_ factor: CGFloat = 1) -> SymbolLayer.Drawing {
            .stroke(StrokeStyle(lineWidth: line * unit * factor * part.lineFactor, lineCap: .round, lineJoin: .round))
        }
        let drawings: [SymbolLayer.Drawing] =
            switch part.kind {
            case .body: part.isFilled ? [.fill, stroke()] : [stroke()]
            case .line, .detail: [stroke()]
            case .solid, .spot: [.fill]
            case .gap: [.fill, stroke(2)]
            case .lineGap: [stroke(2.4)]
            }
        if part.kind == .gap || part.kind == .lineGap { return drawings.map { layer($0, erases: true) } }
        // The line of a cut form would make it larger than it is when it is drawn.
        let cuts = part.isCut ? (part.isFilled ? [.fill] : drawings).map { layer($0, erases: true) } : []
        let isDrawn: Bool =
            switch rendering {
            case .plain: !part.isCut
            case .levels: !part.isCut || part.level != nil
            case .colors: !part.isCut || color != nil
            }
        if !isDrawn { return cuts }
        // Layers below paler parts must not show through them.
        let ground = rendering == .plain ? [] : drawings.map { layer($0, erases: true) }
        return cuts + ground + drawings.map { layer($0) }
    }
}
