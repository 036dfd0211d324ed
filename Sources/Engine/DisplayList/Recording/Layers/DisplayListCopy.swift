/// A display list that is kept up to date by steps alone, as another process would, or a log that is played again.
///
/// ```swift
/// let list = DisplayList()
/// var reader = DisplayListReader(list)
/// var log = DisplayListLog()
/// let layer = list.insert(into: .root, after: .none, content: .color(.white))
/// log.note(reader.read(), of: list, at: 0)
///
/// var copy = DisplayListCopy()
/// for entry in log.entries { try copy.apply(entry.steps) }
/// #expect(copy.list.difference(from: list) == nil)
/// #expect(copy.id(of: layer) != nil)
/// ```
public struct DisplayListCopy {
    /// The copy, whose layers have different identifiers.
    public let list = DisplayList()
    /// The copy's layers by their names in the original.
    private var ids: [LayerID: LayerID] = [.root: .root]

    /// Creates a copy of an empty list.
    public init() {}

    /// Returns the name in the copy of a layer of the original; nil if there is none.
    public func id(of original: LayerID) -> LayerID? { ids[original] }

    /// Applies steps.
    /// - Throws: ``DisplayListLog/Problem`` where a step cannot be done; the steps before it are done then.
    public mutating func apply(_ steps: [DisplayListStep]) throws {
        for step in steps { try apply(step) }
    }

    private mutating func apply(_ step: DisplayListStep) throws {
        switch step {
        case .clear:
            for child in list.children(of: .root) { list.remove(child) }
            list.setFrame(.root, position: .zero, size: .zero)
            list.setContent(.root, .none)
            list.setEffects(.root, [])
            ids = [.root: .root]
        case .insert(let id, let parent, let previous):
            guard ids[id] == nil, id != .none else { throw Self.problem("layer \(id) is there already") }
            let place = try place(parent, previous)
            ids[id] = list.insert(into: place.parent, after: place.previous)
        case .move(let id, let parent, let previous):
            let (layer, place) = (try known(id), try place(parent, previous))
            var holder = place.parent
            while holder != .none {
                guard holder != layer else { throw Self.problem("layer \(id) cannot be within itself") }
                holder = list[holder].parent
            }
            guard layer != .root, place.previous != layer else { throw Self.problem("layer \(id) cannot be moved so") }
            list.move(layer, into: place.parent, after: place.previous)
        case .remove(let id):
            guard id != .root, let layer = ids.removeValue(forKey: id) else {
                throw Self.problem("layer \(id) cannot be removed")
            }
            if list.contains(layer) { list.remove(layer) }
        case .frame(let id, let frame): list.setFrame(try known(id), position: frame.origin, size: frame.size)
        case .content(let id, let content): list.setContent(try known(id), content)
        case .effects(let id, let effects): list.setEffects(try known(id), effects)
        }
    }

    private func place(_ parent: LayerID, _ previous: LayerID) throws -> (parent: LayerID, previous: LayerID) {
        let holder = try known(parent)
        guard previous != .none else { return (holder, .none) }
        let below = try known(previous)
        guard list[below].parent == holder else { throw Self.problem("layer \(previous) is not in layer \(parent)") }
        return (holder, below)
    }

    private func known(_ id: LayerID) throws -> LayerID {
        guard let found = ids[id], list.contains(found) else { throw Self.problem("there is no layer \(id)") }
        return found
    }

    private static func problem(_ what: String) -> DisplayListLog.Problem {
        DisplayListLog.Problem("A step fails: \(what).")
    }
}
