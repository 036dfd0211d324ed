import DisplayList
import Foundation

/// Records drawings into a graphics context, or into one of its layers.
///
/// Drawings that follow each other within the same outlines become one clipped group.
final class CanvasRecorder {
    /// The system that measures texts.
    let textSystem: any TextMeasuring
    /// Finds a symbol by its tag; nil if there are no symbols.
    var findSymbol: ((AnyHashable) -> GraphicsContext.ResolvedSymbol?)?
    /// The requested symbols.
    private(set) var symbols: [AnyHashable: GraphicsContext.ResolvedSymbol?] = [:]
    /// Whether texts or images were resolved.
    var hasResolvedContent = false
    /// Whether any drawing blends with its backdrop, which must then be of this drawing alone.
    private var mixes = false
    /// The recorder of which this one is a layer; nil for the canvas's own.
    private let base: CanvasRecorder?

    private var commands: [DrawingCommand] = []
    private var clip = CanvasClip.none
    /// The recent drawing within ``clip``.
    private var clipped: [DrawingCommand] = []

    init(textSystem: any TextMeasuring, base: CanvasRecorder? = nil) {
        self.textSystem = textSystem
        self.base = base
    }

    /// Adds what another recorder has recorded.
    func add(_ recorded: LayerContent) {
        guard case .commands(let recorded) = recorded else { return }
        closeClip()
        commands += recorded
    }

    /// Returns a recorder for a layer.
    func layer() -> CanvasRecorder { CanvasRecorder(textSystem: textSystem, base: self) }

    /// Returns the symbol of a tag, and records the request.
    func symbol(_ id: AnyHashable) -> GraphicsContext.ResolvedSymbol? {
        if let base { return base.symbol(id) }
        if let known = symbols[id] { return known }
        let found = findSymbol?(id)
        symbols[id] = .some(found)
        return found
    }

    /// Notes that a text or image was resolved.
    func noteResolvedContent() {
        hasResolvedContent = true
        base?.noteResolvedContent()
    }

    /// Adds drawings.
    /// - Parameters:
    ///   - group: How they are put down; without clips and masks.
    ///   - clip: The clip of the commands.
    func add(_ drawings: [DrawingCommand], as group: DrawingGroup, within clip: CanvasClip) {
        if group.composition != nil || group.effects.contains(where: { $0.isBlend }) { mixes = true }
        if clip.masks.isEmpty {
            if clip.id != self.clip.id { closeClip() }
            self.clip = clip
            if group == DrawingGroup() { clipped += drawings } else { clipped.append(.group(drawings, group)) }
            return
        }
        closeClip()
        var inner = DrawingGroup()
        inner.transform = group.transform
        var outer = group
        outer.transform = .identity
        outer.clips += clip.shapes
        outer.masks = clip.masks
        commands.append(.group(inner == DrawingGroup() ? drawings : [.group(drawings, inner)], outer))
    }

    private func closeClip() {
        defer { clipped = [] }
        if clipped.isEmpty { return }
        if clip.shapes.isEmpty { return commands += clipped }
        var group = DrawingGroup()
        group.clips = clip.shapes
        commands.append(.group(clipped, group))
    }

    /// Returns the drawings since the last call, not isolated from what is below.
    func takeCommands() -> [DrawingCommand] {
        closeClip()
        defer { (commands, clip, mixes) = ([], .none, false) }
        return commands
    }

    /// Ends the recording and returns all that was drawn.
    func finish() -> [DrawingCommand] {
        closeClip()
        if !mixes { return commands }
        var group = DrawingGroup()
        group.effects = [.group]
        return [.group(commands, group)]
    }

    /// Ends the recording and returns a layer's content, cut off at its bounds.
    func content(_ bounds: CGRect, isOpaque: Bool) -> LayerContent {
        closeClip()
        if isOpaque { commands.insert(.fill(Path(bounds), .color(.black), FillStyle()), at: 0) }
        if commands.isEmpty { return .none }
        var group = DrawingGroup()
        group.clips = [ClipShape(path: Path(bounds))]
        return .commands([.group(finish(), group)])
    }
}

/// The outlines and masks that clip a drawing, in the canvas's space.
struct CanvasClip {
    /// Identifies a clip: two with the same number are the same.
    private(set) var id = 0
    private(set) var shapes: [ClipShape] = []
    private(set) var masks: [DrawingMask] = []
    /// A bounding rectangle of the visible part.
    private(set) var bounds: CGRect

    nonisolated(unsafe) private static var lastID = 0
    static let none = CanvasClip(bounds: .infinite)

    init(bounds: CGRect) { self.bounds = bounds }

    mutating func add(_ shape: ClipShape) {
        shapes.append(shape)
        bounds = bounds.intersection(shape.path.boundingRect)
        renew()
    }

    mutating func add(_ mask: DrawingMask) {
        masks.append(mask)
        renew()
    }

    private mutating func renew() {
        Self.lastID += 1
        id = Self.lastID
    }
}

extension LayerEffect {
    /// Whether the effect blends with the backdrop.
    fileprivate var isBlend: Bool { if case .blend = self { true } else { false } }
}
