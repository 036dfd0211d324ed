import CPangoCairo
import DisplayList
import Foundation

/// Pictures of layers under effects, kept from paint to paint: a card that turns is drawn once.
final class PixelStore {
    struct Key: Hashable {
        let layer: LayerID
        let effect: Int
        /// Whether it is the picture before the effect: kept while the effect changes and the picture does not.
        var isPlain = false
        /// Whether the plain picture is only how much is covered, which shadows are made of, without colors.
        var isMask = false
    }

    struct Entry {
        /// All that the picture shows; it is good as long as this is the same.
        let layers: [ShownLayer]
        /// The area relative to the layer's origin, and where the origin lay within a pixel.
        let pixels: Offscreen
        let phase: CGPoint
        let variant: LayerEffect?
        var lastUse: Int
    }

    private var entries: [Key: Entry] = [:]
    private var bytes = 0
    private var paintCount = 0

    /// How much is kept at most, in bytes.
    private static let limit = 96 << 20

    /// Ends a paint: pixels that were not used for a while are freed, the longest unused first.
    func endPaint() {
        paintCount += 1
        guard !entries.isEmpty, paintCount % 64 == 0 || bytes > PixelStore.limit else { return }
        for (key, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse })
        where bytes > PixelStore.limit || entry.lastUse < paintCount - 240 {
            remove(key)
        }
    }

    func find(_ key: Key) -> Entry? {
        guard let place = entries.index(forKey: key) else { return nil }
        entries.values[place].lastUse = paintCount
        return entries.values[place]
    }

    func insert(_ entry: Entry, for key: Key) {
        remove(key)
        var entry = entry
        entry.lastUse = paintCount
        bytes += entry.pixels.byteCount
        entries[key] = entry
    }

    private func remove(_ key: Key) {
        if let old = entries.removeValue(forKey: key) { bytes -= old.pixels.byteCount }
    }
}

extension Offscreen {
    /// The room that the pixels take.
    var byteCount: Int { surface.stride * surface.height }

    /// The same pixels covering an area moved by a vector.
    func moved(by vector: CGPoint) -> Offscreen {
        Offscreen(surface: surface, area: area.offsetBy(dx: vector.x, dy: vector.y), resolution: resolution)
    }
}

/// Keeps one layer's picture under one of its effects.
struct PixelKeeper {
    let store: PixelStore
    let key: PixelStore.Key
    /// The layer's origin in the pen's space.
    let origin: CGPoint
    /// The picture's content.
    let layers: [ShownLayer]

    /// A keeper of the same picture before the effect.
    func ofPlainPicture(isMask: Bool) -> PixelKeeper {
        let key = PixelStore.Key(layer: key.layer, effect: key.effect, isPlain: true, isMask: isMask)
        return PixelKeeper(store: store, key: key, origin: origin, layers: layers)
    }

    /// Pictures of more pixels than these are not kept.
    static let largest: CGFloat = 3_000_000

    /// Returns the kept picture if it is still good, or makes and keeps it.
    /// - Parameters:
    /// - area: The area of the picture, in the pen's space; all of it, whatever is visible now.
    ///   - variant: The effect whose result the pixels are, where they are more than the plain picture.
    ///   - make: Draws the picture; its argument is whether it did so before, for another variant.
    func pixels(
        _ area: CGRect, resolution: CGFloat, variant: LayerEffect?, make: (_ isRepeated: Bool) -> Offscreen?
    ) -> Offscreen? {
        func fraction(_ value: CGFloat) -> CGFloat {
            let scaled = value * resolution
            return ((scaled - scaled.rounded(.down)) * 64).rounded() / 64
        }
        let phase = CGPoint(x: fraction(origin.x), y: fraction(origin.y))
        let kept = store.find(key)
        let isSame = kept.map { $0.pixels.resolution == resolution && $0.phase == phase && $0.layers == layers }
        if let kept, isSame == true, kept.variant == variant { return kept.pixels.moved(by: origin) }
        guard let made = make(isSame == true) else { return nil }
        store.insert(
            .init(
                layers: layers, pixels: made.moved(by: CGPoint(x: -origin.x, y: -origin.y)), phase: phase,
                variant: variant, lastUse: 0),
            for: key)
        return made
    }
}

/// All that a layer adds to a picture.
struct ShownLayer: Equatable {
    let parent: LayerID
    let position: CGPoint
    let size: CGSize
    let content: LayerContent
    let effects: [LayerEffect]
}

extension PaintPass {
    /// Collects the drawing of a layer with its first effects and all its descendants; nil if there are too many layers
    /// to compare each time.
    func shown(_ index: Int, effects count: Int, limit: Int = 128) -> [ShownLayer]? {
        let top = slots[index]
        // The layer's position, and its outer effects, are not in its picture.
        var result = [
            ShownLayer(
                parent: .none, position: .zero, size: top.size, content: top.content,
                effects: Array(top.effects.prefix(count)))
        ]
        func addChildren(of index: Int) -> Bool {
            var child = slots[index].firstChild
            while child != .none {
                if result.count >= limit { return false }
                let layer = slots[Int(child.index)]
                result.append(
                    ShownLayer(
                        parent: layer.parent, position: layer.position, size: layer.size, content: layer.content,
                        effects: layer.effects))
                if !addChildren(of: Int(child.index)) { return false }
                child = layer.next
            }
            return true
        }
        return addChildren(of: index) ? result : nil
    }
}
