import DisplayList
import Foundation

/// A copy of a display list that is kept up to date by the list's changes alone, as a front end's is (R4).
package struct ListMirror {
    private struct Copy: Equatable {
        var parent: LayerID
        var previous: LayerID
        var frame: [CGFloat]
        var content: LayerContent
        var effects: [LayerEffect]

        init(_ layer: Layer) {
            parent = layer.parent
            previous = layer.previous
            frame = [layer.position.x, layer.position.y, layer.size.width, layer.size.height]
            content = layer.content
            effects = layer.effects
        }
    }

    private var reader: DisplayListReader
    private var layers: [LayerID: Copy] = [:]
    /// The children of each layer, the lowest first.
    private var children: [LayerID: [LayerID]] = [:]

    /// Copies a list as it is.
    package init(_ list: DisplayList) {
        reader = DisplayListReader(list)
        _ = reader.read()
        func copy(_ id: LayerID) {
            layers[id] = Copy(list[id])
            children[id] = list.children(of: id)
            children[id]!.forEach(copy)
        }
        copy(.root)
    }

    /// Applies the list's changes since the last call.
    /// - Returns: The difference of the copy from the list; nil for none.
    package mutating func follow(_ list: DisplayList) -> String? {
        var complaint: String?
        let changes = reader.read()
        if changes.isWhole {
            self = ListMirror(list)
            return nil
        }
        for id in changes.removed {
            guard let copy = layers[id] else {
                complaint = complaint ?? "Layer \(id) is reported as removed, but never was there."
                continue
            }
            children[copy.parent]?.removeAll { $0 == id }
            layers[id] = nil
            children[id] = nil
        }
        var reordered: Set<LayerID> = []
        for (id, change) in changes.changed.map({ ($0.id, $0.change) }) {
            let layer = list[id]
            if change.contains(.inserted) {
                if layers[id] != nil { complaint = complaint ?? "Layer \(id) is reported as new, but was there." }
                layers[id] = Copy(layer)
                reordered.insert(layer.parent)
                continue
            }
            guard var copy = layers[id] else {
                complaint = complaint ?? "Layer \(id) is reported as changed, but never was there."
                continue
            }
            if change.contains(.order) {
                reordered.formUnion([copy.parent, layer.parent])
                copy.parent = layer.parent
            }
            if change.contains(.geometry) {
                copy.frame = [layer.position.x, layer.position.y, layer.size.width, layer.size.height]
            }
            if change.contains(.content) { copy.content = layer.content }
            if change.contains(.effects) { copy.effects = layer.effects }
            layers[id] = copy
        }
        for id in reordered where list.contains(id) { children[id] = list.children(of: id) }
        complaint = complaint ?? difference(from: list)
        return complaint
    }

    private func difference(from list: DisplayList) -> String? {
        var seen = 0
        var complaint: String?
        func compare(_ id: LayerID) {
            seen += 1
            let layer = list[id]
            guard let copy = layers[id] else { return complaint = "Layer \(id) was not reported." }
            let now = Copy(layer)
            if copy.parent != now.parent || copy.frame != now.frame || copy.content != now.content
                || copy.effects != now.effects
            {
                complaint = "Layer \(id) changed without a report:\n\(copy)\n\(now)"
            }
            if (children[id] ?? []) != list.children(of: id) {
                complaint = "The children of layer \(id) changed without a report."
            }
            for child in list.children(of: id) where complaint == nil { compare(child) }
        }
        compare(.root)
        if complaint == nil, seen != layers.count { complaint = "\(layers.count - seen) layers stayed in the copy." }
        return complaint
    }
}
