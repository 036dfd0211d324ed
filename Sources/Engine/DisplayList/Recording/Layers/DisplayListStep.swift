import Foundation

/// A step that brings a copy of a display list closer to the list.
///
/// ```swift
/// var copy = DisplayListCopy()
/// let list = DisplayList()
/// let layer = list.insert(into: .root, after: .none)
/// try copy.apply([.insert(layer, into: .root, after: .none), .content(layer, .color(.black))])
/// #expect(copy.list.difference(from: list) != nil)
/// ```
public enum DisplayListStep: Hashable, Sendable {
    /// Removes all layers but the root, and the root's content.
    case clear
    /// Adds a layer above another among the children of a third; below all of them where there is none.
    case insert(LayerID, into: LayerID, after: LayerID)
    /// Moves a layer to another parent or to another place among its siblings.
    case move(LayerID, into: LayerID, after: LayerID)
    /// Removes a layer and all below it.
    case remove(LayerID)
    /// Places a layer, in points of its parent's space.
    case frame(LayerID, CGRect)
    /// Sets a layer's drawing.
    case content(LayerID, LayerContent)
    /// Sets a layer's effects.
    case effects(LayerID, [LayerEffect])
}

extension DisplayListStep: Recordable {
    func write(to writer: inout RecordWriter) {
        func place(_ word: RecordWord, _ id: LayerID, _ parent: LayerID, _ previous: LayerID) {
            writer.word(word)
            writer.value(id)
            writer.value(parent)
            writer.value(previous)
        }
        func begin(_ word: RecordWord, _ id: LayerID) {
            writer.word(word)
            writer.value(id)
        }
        switch self {
        case .clear: writer.word(.clear)
        case .insert(let id, let parent, let previous): place(.insert, id, parent, previous)
        case .move(let id, let parent, let previous): place(.move, id, parent, previous)
        case .remove(let id): begin(.remove, id)
        case .frame(let id, let frame):
            begin(.frame, id)
            writer.value(frame)
        case .content(let id, let content):
            begin(.content, id)
            writer.value(content)
        case .effects(let id, let effects):
            begin(.effects, id)
            writer.list(effects)
        }
        writer.endLine()
    }

    init(from reader: inout RecordReader) throws {
        switch try reader.word() {
        case .clear: self = .clear
        case .insert: self = .insert(try reader.value(), into: try reader.value(), after: try reader.value())
        case .move: self = .move(try reader.value(), into: try reader.value(), after: try reader.value())
        case .remove: self = .remove(try reader.value())
        case .frame: self = .frame(try reader.value(), try reader.value())
        case .content: self = .content(try reader.value(), try reader.value())
        case .effects: self = .effects(try reader.value(), try reader.list())
        case let word: throw reader.problem("“\(word.rawValue)” is not a step")
        }
    }
}
