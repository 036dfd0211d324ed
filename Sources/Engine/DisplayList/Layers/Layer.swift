import Foundation

/// The name of a layer within its display list: stable from the layer's insertion to its removal.
///
/// ```swift
/// let list = DisplayList()
/// let first = list.insert(into: .root, after: .none)
/// list.remove(first)
/// let second = list.insert(into: .root, after: .none)
/// #expect(first.index == second.index && first != second)
/// #expect(!list.contains(first))
/// ```
public struct LayerID: Hashable, Sendable, CustomStringConvertible {
    /// The slot in the list.
    public let index: UInt32
    /// How often the slot was reused.
    public let generation: UInt32

    /// The layer that holds all others; every list has it.
    public static let root = LayerID(index: 0, generation: 0)

    /// No layer.
    public static let none = LayerID(index: .max, generation: 0)

    init(index: UInt32, generation: UInt32) {
        self.index = index
        self.generation = generation
    }

    public var description: String { self == .none ? "–" : "\(index).\(generation)" }
}

/// Something on the screen: a place, a drawing, effects, and children drawn above the drawing.
///
/// ```swift
/// let list = DisplayList()
/// let card = list.insert(into: .root, after: .none, content: .color(.white))
/// list.setFrame(card, position: CGPoint(x: 20, y: 20), size: CGSize(width: 80, height: 120))
/// #expect(list[card].frame.maxX == 100)
/// #expect(list[card].bounds.minX == 0)
/// #expect(list[card].parent == .root)
/// ```
public struct Layer: Sendable {
    /// The layer's name.
    public internal(set) var id: LayerID
    /// The layer that holds it; none for the root.
    public internal(set) var parent = LayerID.none
    /// The lowest and the topmost child.
    public internal(set) var firstChild = LayerID.none, lastChild = LayerID.none
    /// The siblings drawn right before and right after.
    public internal(set) var previous = LayerID.none, next = LayerID.none
    /// The changes since the list was last read.
    var pending: LayerChange = []
    /// How often the slot was reused; kept while the slot is free.
    var generation: UInt32 = 0
    /// The top left corner in the parent's space, in points; the layer's own space begins there.
    public internal(set) var position = CGPoint.zero
    /// The size in points.
    public internal(set) var size = CGSize.zero
    /// The layer's own drawing, below its children.
    public internal(set) var content = LayerContent.none
    /// The effects on the picture as a whole, the innermost first.
    public internal(set) var effects: [LayerEffect] = []

    /// The layer's rectangle in the parent's space, before effects.
    public var frame: CGRect { CGRect(origin: position, size: size) }
    /// The layer's rectangle in its own space.
    public var bounds: CGRect { CGRect(origin: .zero, size: size) }

    var links: (parent: LayerID, previous: LayerID, next: LayerID) { (parent, previous, next) }

    init(id: LayerID, content: consuming LayerContent = .none) {
        self.id = id
        self.content = content
    }

    /// Reuses the slot of a removed layer for a new one.
    mutating func take(_ id: LayerID, _ content: consuming LayerContent) {
        self = Layer(id: id, content: content)
        generation = id.generation
    }

    /// Frees the slot and its content.
    mutating func give() {
        let generation = generation
        self = Layer(id: .none)
        self.generation = generation
    }
}

/// A layer's own drawing, in the layer's space.
///
/// ```swift
/// func draw(_ content: LayerContent) -> String {
///     switch content {
///     case .none: "a group"
///     case .color(let color): "a rectangle in \(color.summary)"
///     case .text(let text): "the text \(text.string)"
///     case .fill, .stroke, .image, .commands: content.summary
///     }
/// }
/// ```
public enum LayerContent: Hashable, Sendable {
    /// Nothing: a group.
    case none
    /// The whole rectangle in one color.
    case color(RGBA)
    /// The inside of an outline.
    indirect case fill(Path, Paint, FillStyle)
    /// The outline itself.
    indirect case stroke(Path, Paint, StrokeStyle)
    /// Text, laid out for the layer's size.
    case text(TextContent)
    /// An image stretched over the layer's rectangle.
    indirect case image(ImageContent)
    /// A list of drawing commands.
    case commands([DrawingCommand])
}

/// The aspects of a layer that changed.
///
/// ```swift
/// func update(_ layer: Layer, _ change: LayerChange) {
///     if change.contains(.inserted) || change.contains(.content) { print("draw", layer.content.summary) }
///     if change.contains(.geometry) { print("move to", layer.position) }
/// }
/// ```
public struct LayerChange: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The layer is new.
    public static let inserted = LayerChange(rawValue: 1)
    /// The layer has another parent or another place among its siblings.
    public static let order = LayerChange(rawValue: 2)
    /// Position or size.
    public static let geometry = LayerChange(rawValue: 4)
    /// The drawing.
    public static let content = LayerChange(rawValue: 8)
    /// The effects.
    public static let effects = LayerChange(rawValue: 16)
}
