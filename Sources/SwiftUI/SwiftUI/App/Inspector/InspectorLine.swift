import DisplayList
import Foundation

/// A layer, or an accessibility element, of a window.
struct InspectorLine: Identifiable, Hashable {
    let id: Int
    /// The number of lines around it.
    let depth: Int
    let name: String
    let detail: String
    /// The rectangle in the window before effects, in points.
    let frame: CGRect

    /// The layers of a window, the lowest first, at most 5 000.
    static func layers(of list: DisplayList) -> [InspectorLine] {
        var lines: [InspectorLine] = []
        func visit(_ id: LayerID, _ depth: Int, _ outer: CGPoint) {
            if lines.count >= most { return }
            let layer = list[id]
            let frame = CGRect(
                origin: CGPoint(x: outer.x + layer.position.x, y: outer.y + layer.position.y), size: layer.size)
            let words = layer.content.summary
            let effects = layer.effects.map { Mirror(reflecting: $0).children.first?.label ?? "\($0)" }
            lines.append(
                InspectorLine(
                    id: lines.count, depth: depth, name: words.isEmpty ? "layer" : words,
                    detail: (effects + [size(frame)]).joined(separator: ", "), frame: frame))
            for child in list.children(of: id) { visit(child, depth + 1, frame.origin) }
        }
        visit(.root, 0, .zero)
        return lines
    }

    /// The accessibility elements of a window, in the order of reading.
    static func elements(_ items: [AccessibilityItem]) -> [InspectorLine] {
        var depths: [UInt64: Int] = [:]
        return items.prefix(most).enumerated().map { place, item in
            let depth = item.parent.flatMap { depths[$0] }.map { $0 + 1 } ?? 0
            depths[item.id] = depth
            let name = item.label.isEmpty ? "\(item.role)" : "\(item.role) “\(item.label)”"
            var words = item.value.isEmpty ? [] : ["value “\(item.value)”"]
            if !item.hint.isEmpty { words.append("hint “\(item.hint)”") }
            if !item.identifier.isEmpty { words.append(item.identifier) }
            if item.isSelected { words.append("selected") }
            if item.isFocused { words.append("focused") }
            if !item.isEnabled { words.append("disabled") }
            words.append(size(item.frame))
            return InspectorLine(
                id: place, depth: depth, name: name, detail: words.joined(separator: ", "), frame: item.frame)
        }
    }

    private static let most = 5000

    private static func size(_ frame: CGRect) -> String {
        "\(Int(frame.width.rounded())) × \(Int(frame.height.rounded()))"
    }
}
