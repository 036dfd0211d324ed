import DisplayList
import Foundation

extension NodeRef {
    /// The drawing of the element and its descendants, in the space of the nearest layer-owning ancestor.
    ///
    /// Needs no layers: elements that are shown only as a part of another drawing have none.
    var drawingCommands: [DrawingCommand] {
        var layers: [[DrawingCommand]] = []
        addLayers(to: &layers)
        return layers.flatMap { $0 }
    }

    /// Adds the drawing of each layer that the element would have directly, with all below it.
    private func addLayers(to layers: inout [[DrawingCommand]]) {
        if flags.contains(.isHidden) { return }
        let kind = kind
        guard kind.ownsContentLayer || kind.ownsGroupLayer else {
            return kind.forEachChildInDrawingOrder(self) { $0.addLayers(to: &layers) }
        }
        guard let layout = layoutIfElement, layout.pointee.isPlaced else { return }
        var commands = kind.ownsContentLayer ? kind.content(self).commands(layout.pointee.size) : []
        if kind.ownsGroupLayer {
            var children: [[DrawingCommand]] = []
            kind.forEachChildInDrawingOrder(self) { $0.addLayers(to: &children) }
            commands = kind.effects(self).applied(to: commands, children)
        }
        if commands.isEmpty { return layers.append([]) }
        let origin = kind.layerFrame(self).origin
        guard origin != .zero else { return layers.append(commands) }
        var group = DrawingGroup()
        group.transform = CGAffineTransform(translationX: origin.x, y: origin.y)
        layers.append([.group(commands, group)])
    }
}

extension LayerContent {
    /// The content as drawing commands, for a layer's size.
    fileprivate func commands(_ size: CGSize) -> [DrawingCommand] {
        let bounds = CGRect(origin: .zero, size: size)
        return switch self {
        case .none: []
        case .color(let color): [.fill(Path(bounds), .color(color), FillStyle())]
        case .fill(let path, let paint, let style): [.fill(path, paint, style)]
        case .stroke(let path, let paint, let style): [.stroke(path, paint, style)]
        case .text(let text): [.text(text, in: bounds)]
        case .image(let image): [.image(image, in: bounds)]
        case .commands(let commands): commands
        }
    }
}

extension [LayerEffect] {
    /// Returns a layer's own drawing and its children's under the effects; each mask takes the lowest child.
    fileprivate func applied(to content: [DrawingCommand], _ children: [[DrawingCommand]]) -> [DrawingCommand] {
        var masks = children.prefix(reduce(0) { $1 == .mask ? $0 + 1 : $0 })
        var commands = content + children.dropFirst(masks.count).flatMap { $0 }
        var effects: [LayerEffect] = []
        func close() {
            if effects.isEmpty { return }
            var group = DrawingGroup()
            group.effects = effects
            commands = [.group(commands, group)]
            effects = []
        }
        for effect in self {
            guard effect == .mask else {
                effects.append(effect)
                continue
            }
            close()
            var group = DrawingGroup()
            group.masks = [DrawingMask(masks.popFirst() ?? [])]
            commands = [.group(commands, group)]
        }
        close()
        return commands
    }
}
