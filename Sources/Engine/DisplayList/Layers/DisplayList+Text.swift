import Foundation
import OrielBasics

extension DisplayList: CustomStringConvertible {
    /// The list as indented text, a line a layer: place, size, drawing, effects.
    public var description: String {
        var lines: [String] = []
        func describe(_ id: LayerID, indent: Int) {
            let layer = self[id]
            var line = String(repeating: "  ", count: indent)
            line += "\(number(layer.position.x)),\(number(layer.position.y))"
            line += " \(number(layer.size.width))×\(number(layer.size.height))"
            let drawing = layer.content.summary
            if !drawing.isEmpty { line += " " + drawing }
            for effect in layer.effects { line += " [\(effect)]" }
            lines.append(line)
            for child in children(of: id) { describe(child, indent: indent + 1) }
        }
        describe(.root, indent: 0)
        return lines.joined(separator: "\n")
    }
}

/// A number with at most three decimals and no needless zeros.
func number(_ value: CGFloat) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : String(Double(rounded))
}

extension LayerContent {
    /// A few words about the drawing; empty for none.
    public var summary: String {
        switch self {
        case .none: ""
        case .color(let color): "color \(color.summary)"
        case .fill(_, let paint, _): "fill \(paint.summary)"
        case .stroke(_, let paint, let style): "stroke \(paint.summary) \(number(style.lineWidth))"
        case .text(let text): "text \"\(text.string)\""
        case .image(let image): "image \(image.source.summary)"
        case .commands(let commands): "commands \(commands.count)"
        }
    }
}

extension RGBA {
    /// The color as `#rrggbb`, with the opacity where it isn't 1.
    public var summary: String {
        func byte(_ value: Float) -> String {
            let text = String(Int((value.clamped(to: 0...1) * 255).rounded()), radix: 16)
            return text.count == 1 ? "0" + text : text
        }
        return "#" + byte(red) + byte(green) + byte(blue) + (opacity == 1 ? "" : "/" + number(CGFloat(opacity)))
    }
}

extension Paint {
    /// A few words about the paint.
    public var summary: String {
        switch self {
        case .color(let color): color.summary
        case .linear: "linear gradient"
        case .radial: "radial gradient"
        case .angular: "angular gradient"
        case .image: "image paint"
        case .backdrop(let backdrop): "backdrop \(backdrop.plain.summary)"
        }
    }
}

extension ImageSource {
    /// A few words about the source.
    public var summary: String {
        switch self {
        case .file(let path, _): path.split(separator: "/").last.map(String.init) ?? path
        case .symbol(let name, _): name
        case .bitmap(let bitmap): "bitmap \(bitmap.width)×\(bitmap.height)"
        }
    }
}
