import DisplayList
import Foundation
import RandomLists
import Testing

/// Several readers of one list, each at its own pace (R4).
@Suite struct DisplayListReaderTests {
    /// A copy that a reader makes from the changes alone.
    private struct Copy {
        struct Kept: Equatable {
            var parent: LayerID, previous: LayerID
            var frame: CGRect
            var content: LayerContent
            var effects: [LayerEffect]

            init(_ layer: Layer) {
                (parent, previous) = (layer.parent, layer.previous)
                frame = layer.frame
                (content, effects) = (layer.content, layer.effects)
            }
        }

        var reader: DisplayListReader
        var layers: [LayerID: Kept] = [:]
        var wholes = 0

        init(_ list: DisplayList) { reader = DisplayListReader(list) }

        /// Takes only what the changes name.
        mutating func follow() {
            let list = reader.list
            let changes = reader.read()
            if changes.isWhole {
                layers = [:]
                wholes += 1
            }
            for id in changes.removed {
                #expect(layers[id] != nil, "A layer went that was never there.")
                layers[id] = nil
            }
            for changed in changes.changed {
                let now = Kept(list[changed.id])
                let isNew = layers[changed.id] == nil
                #expect(isNew == (changed.change.contains(.inserted) || changes.isWhole))
                if isNew {
                    layers[changed.id] = now
                    continue
                }
                if changed.change.contains(.order) { layers[changed.id]!.parent = now.parent }
                if changed.change.contains(.geometry) { layers[changed.id]!.frame = now.frame }
                if changed.change.contains(.content) { layers[changed.id]!.content = now.content }
                if changed.change.contains(.effects) { layers[changed.id]!.effects = now.effects }
            }
        }

        /// Returns whether the copy equals the list; a change among siblings is reported for the moved layer only.
        func isCurrent(_ places: Comment) -> Bool {
            var ids: [LayerID] = []
            func visit(_ id: LayerID) {
                ids.append(id)
                reader.list.children(of: id).forEach(visit)
            }
            visit(.root)
            return Set(layers.keys) == Set(ids)
                && ids.allSatisfy { id in
                    var (copy, now) = (layers[id]!, Kept(reader.list[id]))
                    (copy.previous, now.previous) = (.none, .none)
                    return copy == now
                }
        }
    }

    @Test("Readers that look at different times all come to the list as it is", arguments: 1...40)
    func paces(seed: Int) {
        var random = RandomList(seed: seed)
        var steady = Copy(random.list), slow = Copy(random.list), lazy = Copy(random.list)
        for step in 0..<300 {
            random.change()
            steady.follow()
            #expect(steady.isCurrent("step \(step)"))
            if step % 7 == seed % 7 {
                slow.follow()
                #expect(slow.isCurrent("step \(step)"))
            }
            if step % 120 == 100 {
                lazy.follow()
                #expect(lazy.isCurrent("step \(step)"))
            }
        }
        #expect(steady.wholes == 1 && slow.wholes == 1)
        // The changes that it missed are no longer known.
        #expect(lazy.wholes == 2)
    }

    @Test("Where nobody reads, what is gone is not kept for ever")
    func unread() {
        let list = DisplayList()
        var reader = DisplayListReader(list)
        let holder = list.insert(into: .root, after: .none)
        _ = reader.read()
        for _ in 0..<10 {
            let ids = (0..<1_000).map { _ in list.insert(into: holder, after: .none) }
            var other = DisplayListReader(list)
            _ = other.read()
            ids.forEach(list.remove)
        }
        #expect(list.hasChanges && reader.hasChanges)
        let changes = reader.read()
        #expect(changes.isWhole && changes.removed.isEmpty)
        #expect(changes.changed.map(\.id) == [.root, holder])
        #expect(!list.hasChanges && reader.read().isEmpty)
        list.checkInvariants()
    }

    @Test("A reader that begins finds all layers, parents and lower ones first")
    func beginning() {
        let list = DisplayList()
        let a = list.insert(into: .root, after: .none)
        let b = list.insert(into: .root, after: a)
        let inner = list.insert(into: a, after: .none)
        let innermost = list.insert(into: inner, after: .none)
        let second = list.insert(into: a, after: inner)
        var reader = DisplayListReader(list)
        #expect(reader.hasChanges)
        let changes = reader.read()
        #expect(changes.isWhole)
        #expect(changes.changed.map(\.id) == [.root, a, inner, innermost, second, b])
        #expect(!reader.hasChanges && reader.read().isEmpty)
    }
}
