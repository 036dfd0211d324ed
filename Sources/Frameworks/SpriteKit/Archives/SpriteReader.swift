import Foundation
import SwiftUI

/// Makes the nodes of an archive.
@MainActor
final class SpriteReader {
    /// The archive.
    let archive: KeyedArchive
    /// The actions, which nodes may share.
    let actions = ActionReader()
    private var nodes: [Int: SKNode] = [:]
    /// The objects whose nodes are being made.
    private var begun: Set<Int> = []
    /// How many values may be made for the app.
    private var room = 100_000
    /// More nodes of one file than these are left out.
    private static let most = 50_000
    /// Nodes that are nested deeper are left out: each level needs some of the stack.
    private static let deepest = 100

    /// Creates a reader.
    init(_ archive: KeyedArchive) { self.archive = archive }

    /// Returns the root as a node of a class, or of one above it that the file names; nil if it has no such node.
    func root(as type: SKNode.Type) -> SKNode? {
        guard let value = archive.object(named: "root"), let named = SpriteClasses.type(of: value) else { return nil }
        let made = SpriteClasses.isClass(named, or: type) || !SpriteClasses.isClass(type, or: named) ? named : type
        return make(value, made)
    }

    /// Returns the nodes of a list that are not yet in a tree.
    func children(_ list: [ArchivedValue]) -> [SKNode] {
        list.compactMap { value in
            guard !begun.contains(value.number) else {
                SpriteGaps.once("a node of a file is its own descendant, and is left out there.")
                return nil
            }
            if let known = nodes[value.number] { return known.parent == nil ? known : nil }
            guard let type = SpriteClasses.type(of: value) else { return nil }
            return make(value, type)
        }
    }

    /// Returns a node that another refers to; nil for a node of another file.
    func node(_ value: ArchivedValue?) -> SKNode? {
        guard let value else { return nil }
        if let known = nodes[value.number] { return known }
        guard !begun.contains(value.number), let type = SpriteClasses.type(of: value) else { return nil }
        return make(value, type)
    }

    /// Remembers a node whose values are about to be read.
    func note(_ node: SKNode, _ value: ArchivedValue) { nodes[value.number] = node }

    private func make(_ value: ArchivedValue, _ type: SKNode.Type) -> SKNode? {
        guard begun.count < Self.deepest, nodes.count < Self.most else {
            SpriteGaps.once(
                "a file has nodes deeper than \(Self.deepest) or more than \(Self.most), which are left out.")
            return nil
        }
        begun.insert(value.number)
        defer { begun.remove(value.number) }
        let node = type.init(coder: SpriteCoder(value, self))
        nodes[value.number] = node
        return node
    }
}

extension SpriteReader {
    /// Returns a value as an app knows it; nil for objects of classes that are not known here.
    func plain(_ value: ArchivedValue, depth: Int = 0) -> Any? {
        room -= 1
        guard room > 0, depth < 20 else { return nil }
        if let scalar = value.scalar { return scalar }
        let names = value.classNames
        if names.contains("NSDictionary") {
            let dictionary = NSMutableDictionary()
            for (key, inner) in value.pairs {
                if let inner = plain(inner, depth: depth + 1) { dictionary[key as NSString] = inner }
            }
            return dictionary
        }
        if names.isEmpty || names.contains("NSArray") || names.contains("NSSet") {
            return value.list.compactMap { plain($0, depth: depth + 1) }
        }
        switch names.first {
        case "NSColor", "UIColor", "SKColor": return value.color
        case "SKTexture": return value.texture
        case "SKKeyframeSequence": return value.sequence
        default: return nodes[value.number]
        }
    }

    /// Returns the values that an app keeps with a node; nil for none.
    func userData(_ value: ArchivedValue?) -> NSMutableDictionary? {
        value.flatMap { plain($0) } as? NSMutableDictionary
    }
}
