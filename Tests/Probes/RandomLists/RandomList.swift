import DisplayList
import Foundation

/// A source of numbers that repeats itself from the same seed.
package struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64
    package init(seed: Int) { state = UInt64(bitPattern: Int64(seed)) &* 0x9E37_79B9_7F4A_7C15 | 1 }
    package mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
}

/// A display list that is changed at random, to compare the results of single steps with a fresh start.
package struct RandomList {
    /// The list.
    package let list = DisplayList()
    /// Its layers, the root first.
    package private(set) var layers: [LayerID] = [.root]
    /// Whether drawings and effects of all kinds take part.
    package var drawsAnything = false
    private var generator: SeededGenerator
    /// Whether blurs and shadows take part.
    private let blurs: Bool
    /// Whether some layers show the content behind them.
    private let backdrops: Bool

    /// Makes a list with some layers.
    package init(seed: Int, layerCount: Int = 24, blurs: Bool = true, backdrops: Bool = false) {
        self.blurs = blurs
        self.backdrops = backdrops
        generator = SeededGenerator(seed: seed)
        for _ in 0..<layerCount { insert() }
    }

    private mutating func number(_ range: ClosedRange<Double>) -> CGFloat {
        CGFloat(Double.random(in: range, using: &generator))
    }
    private mutating func chance(_ part: Double) -> Bool { Double.random(in: 0..<1, using: &generator) < part }

    /// Makes some changes of any kind.
    package mutating func change() {
        for _ in 0..<Int.random(in: 1...3, using: &generator) {
            let id = layers.dropFirst().randomElement(using: &generator)
            switch Int.random(in: 0..<6, using: &generator) {
            case 0: insert()
            case 1: if let id, layers.count > 12 { remove(id) }
            case 2:
                if let id { list.setFrame(id, position: position(), size: list[id].size) }
            case 3: if let id { list.setContent(id, content(list[id].size)) }
            case 4: if let id { list.setEffects(id, effects(list[id].size)) }
            default:
                if let id, let last = list.children(of: list[id].parent).last, last != id {
                    list.move(id, into: list[id].parent, after: last)
                }
            }
        }
    }

    private mutating func insert() {
        let parent = layers.randomElement(using: &generator)!
        let id = list.insert(into: parent, after: list[parent].lastChild)
        let size = CGSize(width: number(5...70).rounded(), height: number(5...70).rounded())
        list.setFrame(id, position: position(), size: size)
        list.setContent(id, content(size))
        if chance(0.4) { list.setEffects(id, effects(size)) }
        layers.append(id)
    }

    private mutating func remove(_ id: LayerID) {
        list.remove(id)
        layers.removeAll { !list.contains($0) }
    }

    private mutating func position() -> CGPoint {
        CGPoint(x: number(-20...120).rounded(), y: number(-20...120).rounded())
    }

    private mutating func color() -> RGBA {
        RGBA(number(0...1), number(0...1), number(0...1), chance(0.3) ? 0.5 : 1)
    }

    private mutating func content(_ size: CGSize) -> LayerContent {
        let bounds = CGRect(origin: .zero, size: size)
        if drawsAnything, chance(0.5) { return EveryDrawing.contents.randomElement(using: &generator)! }
        if backdrops, chance(0.2) {
            let glass = Backdrop(
                radius: number(0...4), saturation: 1.8, tint: RGBA(1, 1, 1, 0.4), opacity: chance(0.5) ? 1 : 0.6)
            return .fill(Path(storage: .ellipse(bounds)), .backdrop(glass), FillStyle())
        }
        switch Int.random(in: 0..<6, using: &generator) {
        case 0: return .none
        case 1: return .color(color())
        case 2: return .fill(Path(storage: .ellipse(bounds)), .color(color()), FillStyle())
        case 3:
            let corner = CGSize(width: 6, height: 6)
            return .fill(
                Path(storage: .roundedRect(bounds, cornerSize: corner, style: .circular)), .color(color()),
                FillStyle())
        case 4: return .stroke(Path(storage: .rect(bounds)), .color(color()), StrokeStyle(lineWidth: 3))
        default:
            return .text(
                TextContent("Oriel", style: TextStyle(font: FontDescription(size: 15), paint: .color(color()))))
        }
    }

    private mutating func effects(_ size: CGSize) -> [LayerEffect] {
        let bounds = CGRect(origin: .zero, size: size)
        if drawsAnything, chance(0.5) { return [EveryDrawing.effects.randomElement(using: &generator)!] }
        switch Int.random(in: 0..<(blurs ? 7 : 5), using: &generator) {
        case 0: return []
        case 1: return [.opacity(number(0...1))]
        case 2:
            return [.transform(ProjectionTransform(CGAffineTransform(rotationAngle: number(-3...3))))]
        case 3: return [.clip(ClipShape(path: Path(storage: .rect(bounds.insetBy(dx: 2, dy: 2)))))]
        case 4: return [.opacity(0.7), .transform(ProjectionTransform(CGAffineTransform(scaleX: 1.5, y: 0.5)))]
        case 5: return [.shadow(.black, radius: 3, offset: CGSize(width: 2, height: 2))]
        default: return [.blur(radius: 2, opaque: false)]
        }
    }
}
