import DisplayList
import Foundation
import SwiftUI
import SwiftUITesting

/// All that there is to see, hear and touch in a window.
package struct Snapshot: Equatable {
    /// A line a layer, without ids.
    package var layers: [String]
    /// A line an element.
    package var tree: [String]
    /// A line an item of assistive technology.
    package var accessibility: [String]
    /// The views under some points.
    package var hits: [String]
    /// The values that the root reads, the views that have appeared, and the scroll positions.
    package var data: [String]

    @MainActor package init(_ host: TestHost, _ world: World) {
        let list = host.host.displayList
        var lines: [String] = []
        var order: [LayerID: Int] = [:]
        func visit(_ id: LayerID, _ indent: String) {
            let layer = list[id]
            var line = indent + short(layer.frame)
            if layer.content != .none { line += " \(layer.content)" }
            for effect in layer.effects { line += " [\(effect)]" }
            lines.append(line)
            order[id] = order.count
            for child in list.children(of: id) { visit(child, indent + " ") }
        }
        visit(.root, "")
        layers = lines
        tree = host.host.graph.inspect().map { element in
            "\(element.kind) \(short(element.frame)) \(element.text ?? "") \(element.label ?? "")"
        }
        let items = host.host.accessibilityItems
        var places: [UInt64: Int] = [:]
        for (index, item) in items.enumerated() { places[item.id] = index }
        accessibility = items.map { item in
            var item = item
            item.id = 0
            // A layer's name depends on those that were there before; its place does not.
            let layers = item.layers.map { order[$0].map(String.init) ?? "gone" }
            item.layers = []
            item.parent = item.parent.map { UInt64(places[$0] ?? 999) }
            let frame = short(item.frame)
            item.frame = .zero
            // Nobody sees the caret of a field without the keyboard, and none can be put into one behind a presentation.
            if !item.isFocused { item.caret = nil }
            return "\(frame) \(layers) \(item)"
        }
        let size = host.size
        hits = [(0.31, 0.17), (0.5, 0.5), (0.73, 0.61), (0.11, 0.83), (0.05, 0.05)].map { x, y in
            let point = CGPoint(x: size.width * x, y: size.height * y)
            return host.host.graph.hits(at: point).map { "\($0.kind) \(short($0.frame))" }.joined(separator: " < ")
        }
        let present = world.present.filter { $0.value != 0 }.sorted { $0.key < $1.key }
        data = [
            "preference \(world.preference)", "present \(present.map { "\($0.key):\($0.value)" })",
            "scrolled \(host.host.graph.scrollOffsets.map { short(CGRect(origin: $0, size: .zero)) })",
        ]
    }

    /// Whether differences are reported with their surroundings.
    package nonisolated(unsafe) static var isVerbose = false

    /// The first thing that is otherwise in another snapshot; nil where all is the same.
    package func difference(from other: Snapshot) -> String? {
        if self == other { return nil }
        for (name, mine, its) in [
            ("tree", tree, other.tree), ("layers", layers, other.layers), ("data", data, other.data),
            ("hits", hits, other.hits), ("accessibility", accessibility, other.accessibility),
        ] where mine != its {
            if mine.count == its.count, zip(mine, its).allSatisfy({ $0 == $1 || isNear($0, $1) }) { continue }
            if Snapshot.isVerbose {
                return "\(name)\n" + mine.joined(separator: "\n") + "\n--- from scratch\n" + its.joined(separator: "\n")
            }
            let index =
                zip(mine, its).enumerated().first { !isNear($0.element.0, $0.element.1) }?.offset
                ?? min(mine.count, its.count)
            func line(_ lines: [String]) -> String { index < lines.count ? lines[index] : "nothing" }
            return "\(name), line \(index):\n  after changes: \(line(mine))\n  from scratch:  \(line(its))"
        }
        return nil
    }
}

/// A rectangle to a thousandth of a point: sums that were made in another order differ in their last digits.
private func short(_ rect: CGRect) -> String {
    func number(_ value: CGFloat) -> String {
        // The limit between two numbers is not where sums of simple numbers lie.
        let rounded = (value * 1000 + 0.4863).rounded(.down) / 1000
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
    }
    return "(\(number(rect.minX)), \(number(rect.minY)), \(number(rect.width)), \(number(rect.height)))"
}

/// Whether two texts are the same but for the last digits of their numbers: sums that were made in another order.
private func isNear(_ a: String, _ b: String) -> Bool {
    func parts(_ text: String) -> (words: [Substring], numbers: [Double]) {
        var (words, numbers): ([Substring], [Double]) = ([], [])
        var rest = text[...]
        while !rest.isEmpty {
            let word = rest.prefix { !$0.isNumber && $0 != "-" }
            words.append(word)
            rest = rest.dropFirst(word.count)
            let number = rest.prefix { $0.isNumber || $0 == "." || $0 == "-" || $0 == "e" }
            numbers.append(Double(number) ?? 0)
            if Double(number) == nil { words.append(number) }
            rest = rest.dropFirst(number.count)
        }
        return (words, numbers)
    }
    let (first, second) = (parts(a), parts(b))
    return first.words == second.words && first.numbers.count == second.numbers.count
        && zip(first.numbers, second.numbers).allSatisfy { abs($0 - $1) <= 1e-6 * max(1, abs($0)) }
}
