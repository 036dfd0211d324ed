import DisplayList
import Foundation
import OrielBasics

/// The kind of an image's node.
final class ImageKind: TypedKind<ImageKind.Payload> {
    /// An image, and its resolved form.
    struct Payload {
        var image: Image
        /// The picture found; nil if there is none.
        var resolved: ResolvedImage?
        /// The picture's own size in points.
        var size = CGSize.zero

        init(_ image: Image) { self.image = image }
    }

    static let shared = ImageKind("Image")

    override var ownsContentLayer: Bool { true }
    override var environmentEffects: _EnvironmentEffect { [.text, .paint] }

    // MARK: Changes

    override func created(_ node: NodeRef) { resolve(node) }

    override func update(_ node: NodeRef, with new: Payload) -> NodeChange {
        let old = payload(node)
        if old.pointee.image == new.image { return [] }
        let isResizable = old.pointee.image.options.resizing != nil
        old.pointee.image = new.image
        let change = adopt(node)
        return isResizable == (new.image.options.resizing != nil) ? change : [.measure, .draw]
    }

    override func environmentChanged(_ node: NodeRef, _ effect: _EnvironmentEffect) {
        // The foreground style may be another even where the picture is the same.
        node.graph.mark(node, adopt(node).union(.draw))
    }

    /// Resolves the image again; returns the updates this requires.
    private func adopt(_ node: NodeRef) -> NodeChange {
        let data = payload(node)
        let (old, size) = (data.pointee.resolved, data.pointee.size)
        resolve(node)
        if data.pointee.size != size { return [.measure, .draw] }
        return data.pointee.resolved == old ? [] : .draw
    }

    private func resolve(_ node: NodeRef) {
        let data = payload(node)
        if case .drawn(let drawing) = data.pointee.image.provider {
            (data.pointee.resolved, data.pointee.size) = (nil, drawing.size)
            return
        }
        let system = node.graph.textSystem
        let reader = UpdateContext.reader
        UpdateContext.reader = nil
        defer { UpdateContext.reader = reader }
        var size: CGSize?
        let resolved = data.pointee.image.resolve(in: EnvironmentValues(head: node.environment)) { content in
            size = system.size(of: content)
            return size != nil
        }
        data.pointee.resolved = resolved
        data.pointee.size = size ?? resolved.flatMap { $0.content.source.size ?? system.size(of: $0.content) } ?? .zero
    }

    // MARK: Layout

    override func measure(_ node: NodeRef, _ proposal: ProposedViewSize) -> CGSize {
        let data = payload(node)
        if data.pointee.image.options.resizing == nil { return data.pointee.size }
        let size = proposal.replacingUnspecifiedDimensions(by: data.pointee.size)
        return CGSize(width: max(size.width, 0), height: max(size.height, 0))
    }

    override var drawingDependsOnSize: Bool { true }

    /// A symbol is aligned with the text beside it as if it were capitals: it is centered on their height.
    override func explicitGuide(_ node: NodeRef, _ key: AlignmentKey, _ size: ViewSize) -> CGFloat? {
        guard let font = payload(node).pointee.resolved?.content.symbolFont,
            key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key
        else { return nil }
        let scale = size.height / max(payload(node).pointee.size.height, 1)
        var scaled = font
        scaled.size *= scale
        return Self.baseline(size.height, scaled)
    }

    /// The distance from the top of a symbol of a height to its baseline.
    static func baseline(_ height: CGFloat, _ font: FontDescription) -> CGFloat {
        height / 2 + font.size * capHeight / 2
    }

    /// The height of capitals as a part of the font's size, as most faces have it.
    private static let capHeight: CGFloat = 0.7

    override func layoutPriority(_ node: NodeRef) -> Double { 0 }

    // MARK: Drawing

    private func isRedacted(_ node: NodeRef) -> Bool {
        let reader = UpdateContext.reader
        UpdateContext.reader = nil
        defer { UpdateContext.reader = reader }
        return EnvironmentValues(head: node.environment).isRedacted
    }

    override func content(_ node: NodeRef) -> LayerContent {
        if case .drawn(let drawing) = payload(node).pointee.image.provider {
            if isRedacted(node) { return .color(RGBA(0.5, 0.5, 0.5, 0.3)) }
            let environment = EnvironmentValues(head: node.environment)
            return node.evaluateTracked(nil, nil) {
                drawing.content(node.layout.size, environment, node.graph.textSystem)
            }
        }
        guard let resolved = payload(node).pointee.resolved else { return .none }
        if isRedacted(node) { return .color(RGBA(0.5, 0.5, 0.5, 0.3)) }
        var content = resolved.content
        if resolved.isTemplate {
            let bounds = CGRect(origin: .zero, size: node.shownSize)
            let environment = EnvironmentValues(head: node.environment)
            let reader = UpdateContext.reader
            UpdateContext.reader = nil
            let request = _PaintRequest(environment: environment, bounds: bounds)
            let tint = ForegroundStyle()._paint(request)
            content.tint = tint
            content.levelTints = resolved.levels.tints(request, primary: tint)
            UpdateContext.reader = reader
        }
        return .image(content)
    }

    /// A function that draws the image has read something that changed.
    override func evaluate(_ node: NodeRef) {
        node.flags.remove(.bodyDirty)
        node.graph.markDraw(node)
    }

    override func accessibilityLabel(_ node: NodeRef) -> String? {
        let image = payload(node).pointee.image
        if image.isDecorative { return nil }
        if let label = image.label {
            return label.resolve(in: EnvironmentValues(head: node.environment)).string
        }
        switch image.provider {
        case .named(let name, _): return name
        case .symbol(let name, _): return SymbolName.spoken(name)
        case .platform, .pixels, .drawn: return nil
        }
    }

    /// Whether the label of the image is its file's or symbol's name, rather than a label from the app.
    func nameIsGuessed(_ node: NodeRef) -> Bool { payload(node).pointee.image.label == nil }

    override func summary(_ node: NodeRef) -> String {
        payload(node).pointee.resolved.map { "\"\($0.content.source.summary)\"" } ?? "missing"
    }
}

extension ImageSource {
    /// The size in points, where it is known without a text system.
    var size: CGSize? {
        switch self {
        case .bitmap(let bitmap):
            CGSize(width: CGFloat(bitmap.width) / bitmap.scale, height: CGFloat(bitmap.height) / bitmap.scale)
        case .file(let path, let scale): ImageSizes.size(path, scale: scale)
        case .symbol: nil
        }
    }
}

/// The sizes of files that were looked at lately.
private enum ImageSizes {
    /// Pictures that come as data are in a new file each.
    nonisolated(unsafe) private static var known = BoundedCache<String, CGSize>(limit: 512)

    static func size(_ path: String, scale: CGFloat) -> CGSize? {
        if let size = known[path] { return CGSize(width: size.width / scale, height: size.height / scale) }
        guard let size = ImageHeader(path: path)?.size else { return nil }
        known[path] = size
        return CGSize(width: size.width / scale, height: size.height / scale)
    }
}

extension Image: _PrimitiveView {
    nonisolated public static func _reconcile(_ view: Image, _ context: inout _Reconciler) {
        context.element(ImageKind.shared, ImageKind.Payload(view))
    }
}
