import DisplayList
import Foundation

/// Reads the drawings of a symbol's template from its SVG.
///
/// A template has a group for each drawing, with a name such as `Regular-M`, and lines that mark the baselines, the
/// height of capitals, and the drawings' margins.
struct SymbolTemplateReader {
    /// How many bytes a template may have.
    static let limit = 8 << 20

    private struct Group {
        var transform: CGAffineTransform
        var variant: SymbolTemplate.Variant?
    }

    private var shapes: [SymbolTemplate.Variant: [SymbolTemplate.Shape]] = [:]
    /// The places of guides and margins by their names, such as `Baseline-M` and `left-margin-Regular-M`.
    private var guides: [Substring: CGPoint] = [:]
    private var groups = [Group(transform: .identity)]
    private static let deepest = 64

    /// The template in a file's contents; nil where there is none.
    static func read(_ data: Data) -> SymbolTemplate? {
        guard data.count <= limit, let text = String(data: data, encoding: .utf8), text.contains("<svg") else {
            return nil
        }
        var reader = SymbolTemplateReader()
        var scanner = TagScanner(text)
        while let tag = scanner.next() { reader.take(tag) }
        let drawings = reader.drawings()
        return drawings.isEmpty ? nil : SymbolTemplate(drawings: drawings)
    }

    private mutating func take(_ tag: TagScanner.Tag) {
        if tag.isEnd {
            if tag.name == "g", groups.count > 1 { groups.removeLast() }
            return
        }
        let transform = TemplateTransform.read(tag["transform"] ?? "").concatenating(groups[groups.count - 1].transform)
        switch tag.name {
        case "g":
            if tag.isEmpty || groups.count > Self.deepest { return }
            let variant = tag["id"].flatMap(Self.variant) ?? groups[groups.count - 1].variant
            groups.append(Group(transform: transform, variant: variant))
        case "path", "line":
            let first = { (name: Substring) in tag[name].flatMap { Double($0) }.map { CGFloat($0) } }
            let elements = TemplatePath.read(tag["d"] ?? "")
            if let id = tag["id"], id.contains("margin") || id.contains("line-") {
                if let x = first("x1"), let y = first("y1") { guides[id] = CGPoint(x: x, y: y) }
                if case .move(let point)? = elements.first { guides[id] = point.applying(transform) }
            } else if let variant = groups[groups.count - 1].variant, !elements.isEmpty {
                var shape = SymbolTemplate.Shape(elements: elements.map { $0.mapped { $0.applying(transform) } })
                for word in (tag["class"] ?? "").split(separator: " ") { Self.apply(word, to: &shape) }
                shapes[variant, default: []].append(shape)
            }
        default: break
        }
    }

    /// Notes a class such as `hierarchical-0:secondary` or `multicolor-1:systemRedColor`.
    private static func apply(_ word: Substring, to shape: inout SymbolTemplate.Shape) {
        guard let colon = word.firstIndex(of: ":") else { return }
        let value = word[word.index(after: colon)...]
        if word.hasPrefix("hierarchical-") {
            shape.level = value == "secondary" ? 1 : value == "primary" ? 0 : 2
        } else if word.hasPrefix("multicolor-") {
            shape.color = SymbolColor(templateName: value)
        }
    }

    private static let weights: [Substring: Int] = [
        "Ultralight": 1, "Thin": 2, "Light": 3, "Regular": 4, "Medium": 5, "Semibold": 6, "Bold": 7, "Heavy": 8,
        "Black": 9,
    ]

    /// The variant of a group's name: `Regular-M`.
    private static func variant(_ id: Substring) -> SymbolTemplate.Variant? {
        let words = id.split(separator: "-")
        guard words.count == 2, let weight = weights[words[0]], words[1].count == 1,
            let scale = SymbolTemplate.Scale(rawValue: words[1].first!)
        else { return nil }
        return SymbolTemplate.Variant(weight: weight, scale: scale)
    }

    private func drawings() -> [SymbolTemplate.Variant: SymbolTemplate.Drawing] {
        var drawings: [SymbolTemplate.Variant: SymbolTemplate.Drawing] = [:]
        for (variant, shapes) in shapes {
            let bounds = shapes.reduce(CGRect.null) {
                $0.union(SymbolPart(kind: .solid, elements: $1.elements).bounds)
            }
            guard bounds.width + bounds.height > 0, bounds.width < 1e5, bounds.height < 1e5 else { continue }
            let scale = variant.scale.rawValue
            let name = "\(Self.weights.first { $0.value == variant.weight }!.key)-\(scale)"
            func guide(_ kind: String) -> CGPoint? { guides["\(kind)-\(name)"] ?? guides["\(kind)"] }
            let baseline = guides["Baseline-\(scale)"]?.y ?? bounds.maxY
            let capline = guides["Capline-\(scale)"]?.y ?? baseline - Self.capHeight
            let middle = (baseline + capline) / 2
            var (left, right) = (guide("left-margin")?.x ?? bounds.minX, guide("right-margin")?.x ?? bounds.maxX)
            if !(left <= bounds.midX && bounds.midX <= right) { (left, right) = (bounds.minX, bounds.maxX) }
            drawings[variant] = SymbolTemplate.Drawing(
                shapes: shapes.map { shape in
                    var moved = shape
                    moved.elements = shape.elements.map {
                        $0.mapped { CGPoint(x: $0.x - left, y: $0.y - middle) }
                    }
                    return moved
                }, width: right - left,
                reach: max(middle - bounds.minY, bounds.maxY - middle, Self.capHeight / 2))
        }
        return drawings
    }

    /// The height of capitals of the system's font at 100 points.
    private static let capHeight: CGFloat = 70.459
}
