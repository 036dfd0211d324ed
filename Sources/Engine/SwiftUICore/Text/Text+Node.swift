import DisplayList
import Foundation

/// The kind of a text's node.
final class TextKind: TypedKind<TextKind.Payload> {
    /// A text, its resolved form, and the sizes that are frequently requested.
    struct Payload {
        var text: Text
        /// The text with its style; made when the node is, and when text or environment differ.
        var content: TextContent!
        /// The sizes and baselines without a proposal; nil until asked for.
        var ideal: Metrics?
        /// The metrics of the last proposal under which the text took another size; few texts do.
        var last: OtherMetrics?
        /// Whether bars replace the lines.
        var isRedacted = false
        /// Which of its links has the keyboard; nil where none has.
        var focusedLink: Int?
        /// The drawing that replaces the text's own; nil for none.
        var renderer: TextDrawing?
        /// What is selected of it; nil for nothing.
        var selection: SelectedText?

        init(_ text: Text) { self.text = text }
    }

    /// The metrics of a text that layout needs.
    struct Metrics {
        let size: CGSize
        let firstBaseline: CGFloat, lastBaseline: CGFloat
        let leading: CGFloat
        let isOneLine: Bool
    }

    final class OtherMetrics {
        let metrics: Metrics
        init(_ metrics: Metrics) { self.metrics = metrics }
    }

    static let shared = TextKind("Text")

    override var ownsContentLayer: Bool { true }
    override var environmentEffects: _EnvironmentEffect { [.text, .paint] }
    override func drawsAtFinalSize(_ node: NodeRef) -> Bool { true }

    // MARK: Changes

    override func created(_ node: NodeRef) {
        if node.flags.contains(.sharesPayload), payload(node).pointee.content != nil { return }
        payload(node).pointee.content = resolve(node)
        if payload(node).pointee.content.hasLinks { node.markUpwards(.hasResponders) }
    }

    override func update(_ node: NodeRef, with new: Payload) -> NodeChange {
        let old = payload(node)
        if old.pointee.text == new.text { return [] }
        old.pointee.text = new.text
        return adopt(node, resolve(node))
    }

    override func environmentChanged(_ node: NodeRef, _ effect: _EnvironmentEffect) {
        let wasRedacted = payload(node).pointee.isRedacted
        let renderer = payload(node).pointee.renderer
        var change = adopt(node, resolve(node))
        if payload(node).pointee.isRedacted != wasRedacted { change.insert(.draw) }
        if payload(node).pointee.renderer !== renderer { change.formUnion([.measure, .draw]) }
        if !change.isEmpty { node.graph.mark(node, change) }
    }

    /// The text reads differently now, as a running timer does.
    override func timeCame(_ node: NodeRef, _ time: Double) { environmentChanged(node, .text) }

    private func resolve(_ node: NodeRef) -> TextContent {
        let text = payload(node).pointee.text
        let cache = TextStyleCache.of(EnvironmentValues(head: node.environment))
        payload(node).pointee.isRedacted = cache.isRedacted
        payload(node).pointee.renderer = cache.renderer
        if text.extra == nil, cache.textCase == nil {
            return TextContent(text.string, style: cache.plain, paragraph: cache.paragraph)
        }
        let (content, nextUpdate) = text.slowResolve(cache)
        if let nextUpdate {
            let graph = node.graph
            graph.animated.schedule(node, at: graph.time + max(nextUpdate.timeIntervalSince(TextClock.now()), 0))
        }
        return content
    }

    /// Adopts a resolved text; returns the updates this requires.
    private func adopt(_ node: NodeRef, _ new: TextContent) -> NodeChange {
        let data = payload(node)
        let old: TextContent = data.pointee.content
        let difference = TextDifference(old, new)
        if difference == .none { return [] }
        data.pointee.content = new
        if new.hasLinks { node.markUpwards(.hasResponders) }
        if difference == .paint { return .draw }
        data.pointee.selection = nil
        data.pointee.ideal = nil
        data.pointee.last = nil
        return difference == .font ? [.measure, .draw, .parentTraits] : [.measure, .draw]
    }

    // MARK: Layout

    override func gridChanged(_ node: NodeRef) {
        payload(node).pointee.ideal = nil
        payload(node).pointee.last = nil
    }

    override func measure(_ node: NodeRef, _ proposal: ProposedViewSize) -> CGSize {
        if let renderer = payload(node).pointee.renderer {
            return renderer.size(proposal, TextProxy { self.ownSize(node, $0) })
        }
        return ownSize(node, proposal)
    }

    /// The size that the text takes without a renderer.
    private func ownSize(_ node: NodeRef, _ proposal: ProposedViewSize) -> CGSize {
        let ideal = idealMetrics(node)
        let width = Self.limit(proposal.width), height = Self.limit(proposal.height)
        if width ?? .infinity >= ideal.size.width, width == nil || !payload(node).pointee.content.fillsWidth {
            // A text always has at least one line, so that a single one is as high as it is.
            if height ?? .infinity >= ideal.size.height { return ideal.size }
            if ideal.isOneLine, payload(node).pointee.content.paragraph.minimumScaleFactor == 1 { return ideal.size }
        }
        let metrics = metrics(node, width: width, height: height)
        payload(node).pointee.last = OtherMetrics(metrics)
        return metrics.size
    }

    override func rigidLength(_ node: NodeRef, _ axis: Axis, minor: CGFloat?) -> CGFloat? {
        node.flags.insert(.askedDirectly)
        if payload(node).pointee.renderer != nil { return nil }
        let ideal = idealMetrics(node)
        guard ideal.isOneLine, payload(node).pointee.content.paragraph.minimumScaleFactor == 1,
            !payload(node).pointee.content.fillsWidth
        else { return nil }
        if axis == .horizontal { return ideal.size.width }
        return Self.limit(minor) ?? .infinity >= ideal.size.width ? ideal.size.height : nil
    }

    override func explicitGuide(_ node: NodeRef, _ key: AlignmentKey, _ size: ViewSize) -> CGFloat? {
        if key == VerticalAlignment.firstTextBaseline.key { return metrics(node, at: size.value).firstBaseline }
        if key == VerticalAlignment.lastTextBaseline.key { return metrics(node, at: size.value).lastBaseline }
        return nil
    }

    override func layoutPriority(_ node: NodeRef) -> Double { 0 }

    /// Between two texts above each other the lower one's leading counts; to other views the standard
    /// distance (L23; Evolution 0004).
    override func spacing(_ node: NodeRef) -> ViewSpacing {
        let leading = idealMetrics(node).leading
        return leading == 0 ? Self.spacingWithoutLeading : Self.spacing(leading: leading)
    }

    private static let spacingWithoutLeading = spacing(leading: 0)

    private static func spacing(leading: CGFloat) -> ViewSpacing {
        var spacing = ViewSpacing()
        spacing.top[.textToText] = leading
        spacing.bottom[.textToText] = 0
        return spacing
    }

    private func idealMetrics(_ node: NodeRef) -> Metrics {
        if let found = payload(node).pointee.ideal { return found }
        let made = metrics(node, width: nil, height: nil)
        payload(node).pointee.ideal = made
        return made
    }

    /// The metrics under which the text took a size.
    private func metrics(_ node: NodeRef, at size: CGSize) -> Metrics {
        let ideal = idealMetrics(node)
        if ideal.size == size { return ideal }
        if let last = payload(node).pointee.last?.metrics, last.size == size { return last }
        return metrics(node, width: size.width, height: size.height)
    }

    private func metrics(_ node: NodeRef, width: CGFloat?, height: CGFloat?) -> Metrics {
        let graph = node.graph
        let found = graph.textSystem.measure(payload(node).pointee.content, width: width, height: height)
        // Whole units, so that the layer that is rounded to them is never too narrow for its text.
        return Metrics(
            size: graph.grid.roundedUp(found.size),
            firstBaseline: found.firstBaseline, lastBaseline: found.lastBaseline, leading: found.leading,
            isOneLine: found.lineCount <= 1)
    }

    /// Returns a proposal in the text system's form: no limit if it is infinite or not a number, at least 0 otherwise.
    private static func limit(_ proposal: CGFloat?) -> CGFloat? {
        guard let proposal, proposal < .infinity else { return nil }
        return max(proposal, 0)
    }

    // MARK: Drawing

    /// Gradients refer to the rectangle that the text was given.
    override func place(_ node: NodeRef) {
        if payload(node).pointee.content.dependsOnBounds { node.graph.markDraw(node) }
    }

    override func content(_ node: NodeRef) -> LayerContent {
        let content: TextContent = payload(node).pointee.content
        if payload(node).pointee.isRedacted { return bars(node, content) }
        if let renderer = payload(node).pointee.renderer { return renderer.content(node, content) }
        if let link = payload(node).pointee.focusedLink {
            let shade = Color.accentColor.rgba(in: EnvironmentValues(head: node.environment))
            return .text(content.emphasizing(link: link, with: shade.multiplyingOpacity(by: 0.3)))
        }
        if !content.dependsOnBounds { return selectedContent(node, content) ?? .text(content) }
        let cache = TextStyleCache.of(EnvironmentValues(head: node.environment))
        let bounds = CGRect(origin: .zero, size: node.layout.size)
        let painted = payload(node).pointee.text.slowResolve(cache, bounds: bounds).content
        return selectedContent(node, painted) ?? .text(painted)
    }

    override func layerFrame(_ node: NodeRef) -> CGRect {
        let frame = super.layerFrame(node)
        guard let padding = payload(node).pointee.renderer?.padding else { return frame }
        return CGRect(
            x: frame.minX - padding.leading, y: frame.minY - padding.top,
            width: frame.width + padding.leading + padding.trailing,
            height: frame.height + padding.top + padding.bottom)
    }

    /// A renderer has read something that changed.
    override func evaluate(_ node: NodeRef) {
        node.flags.remove(.bodyDirty)
        node.graph.markDraw(node)
    }

    // MARK: Links

    override func takesFocus(_ node: NodeRef) -> Bool {
        payload(node).pointee.content.hasLinks && EnvironmentValues(head: node.environment).isEnabled
    }

    override func focusChanged(_ node: NodeRef, hasFocus: Bool) {
        let data = payload(node)
        data.pointee.focusedLink = hasFocus && data.pointee.selection == nil ? 0 : nil
        if !hasFocus { data.pointee.selection = nil }
        node.graph.markDraw(node)
    }

    /// Copies the selection, or selects all; nothing else changes a text that is not edited.
    override func edit(_ node: NodeRef, _ command: EditCommand) -> Bool {
        guard selectionHost(node) != nil else { return false }
        switch command {
        case .copy:
            guard let text = selectedString(node) else { return false }
            let host = node.graph.host
            MainActor.assumeIsolated { host?.writeClipboard?(text) }
        case .selectAll: select(node, from: 0, to: payload(node).pointee.content.string.count)
        case .cut, .paste, .undo, .redo: return false
        }
        return true
    }

    override func key(_ node: NodeRef, _ event: KeyEvent) -> Bool {
        let data = payload(node)
        if data.pointee.selection != nil, event.modifiers == .shift { return extendSelection(node, event) }
        guard let link = data.pointee.focusedLink, event.modifiers.isEmpty else { return false }
        let destinations = data.pointee.content.linkDestinations
        switch event.key {
        case .space, .return:
            if event.phase == .down, destinations.indices.contains(link) { open(destinations[link], node) }
            return true
        case .left, .right:
            let next = link + (event.key == .right ? 1 : -1)
            guard destinations.indices.contains(next) else { return false }
            if event.phase == .down {
                data.pointee.focusedLink = next
                node.graph.markDraw(node)
            }
            return true
        default: return false
        }
    }

    private func extendSelection(_ node: NodeRef, _ event: KeyEvent) -> Bool {
        guard event.phase != .up, let selection = selection(node), selection.extend(by: event.key) else { return false }
        node.graph.markDraw(node)
        return true
    }

    override func text(_ node: NodeRef) -> String? { payload(node).pointee.content.string }

    override func summary(_ node: NodeRef) -> String { "\"\(payload(node).pointee.content.string)\"" }
}

/// The moment that texts about time take for now; tests set it.
enum TextClock {
    nonisolated(unsafe) static var now: () -> Date = { Date() }
}

extension TextContent {
    /// Whether any of the text is painted with more than one color.
    var dependsOnBounds: Bool {
        first.style.dependsOnBounds || (!others.isEmpty && others.contains { $0.style.dependsOnBounds })
    }
}

extension TextStyle {
    fileprivate var dependsOnBounds: Bool {
        if case .color = paint { false } else { true }
    }
}

/// How two resolved texts differ.
enum TextDifference {
    case none
    /// Only in its drawing, not in its size.
    case paint
    /// In the characters, or how lines break.
    case layout
    /// In a font: the distance to other texts may differ too.
    case font

    init(_ a: TextContent, _ b: TextContent) {
        guard a.others.count == b.others.count else {
            self = .font
            return
        }
        var result = TextDifference(a.first, b.first)
        if !a.others.isEmpty {
            for (x, y) in zip(a.others, b.others) { result = max(result, TextDifference(x, y)) }
        }
        if a.paragraph != b.paragraph { result = max(result, .layout) }
        self = result
    }

    private init(_ a: TextRun, _ b: TextRun) {
        var result: TextDifference = a.string == b.string ? .none : .layout
        if a.style !== b.style {
            if a.style.font != b.style.font || a.style.attachment?.source != b.style.attachment?.source
                || a.style.attachment?.symbolFont != b.style.attachment?.symbolFont
            {
                result = .font
            } else if a.style.decoration.kerning != b.style.decoration.kerning
                || a.style.decoration.tracking != b.style.decoration.tracking
                || a.style.decoration.baselineOffset != b.style.decoration.baselineOffset
            {
                result = .font
            } else if a.style.decoration.paragraph != b.style.decoration.paragraph {
                result = max(result, .layout)
            } else if a.style != b.style {
                result = max(result, .paint)
            }
        }
        self = result
    }
}

extension TextDifference: Comparable {}

extension Text: _PrimitiveView {
    nonisolated public static func _reconcile(_ view: Text, _ context: inout _Reconciler) {
        context.element(TextKind.shared, TextKind.Payload(view))
    }
}
