import DisplayList
import Foundation

/// An element whose outline the ring around it follows.
protocol FocusShaping: NodeKind {
    /// The outline of the focus in the element's own space, at a distance outside of the element; nil if the element
    /// has none.
    func focusOutline(_ node: NodeRef, outset: CGFloat) -> Path?
}

/// The ring around the focused element: a leaf that is in a control's element while it is shown.
final class FocusRingKind: TypedKind<Void> {
    static let shared = FocusRingKind("focus ring")

    /// How wide the ring is, in points.
    private static let width: CGFloat = 3
    /// How far the middle of the ring is from the control, in points.
    private static let distance: CGFloat = 2
    /// How far the ring reaches beyond the control, in points.
    static let reach: CGFloat = 4

    override var ownsContentLayer: Bool { true }
    override var drawingDependsOnSize: Bool { true }
    override var environmentEffects: _EnvironmentEffect { .paint }
    override func environmentChanged(_ node: NodeRef, _ effect: _EnvironmentEffect) {
        node.graph.mark(node, .draw)
    }
    override func measure(_ node: NodeRef, _ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: .zero)
    }
    override func allowsHitTesting(_ node: NodeRef) -> Bool { false }
    override func contains(_ node: NodeRef, _ point: CGPoint) -> Bool { false }

    override func content(_ node: NodeRef) -> LayerContent {
        let environment = EnvironmentValues(head: node.environment)
        guard environment.isFocusEffectEnabled, let host = node.elementParent else { return .none }
        let size = node.layout.size
        let grid = node.graph.grid
        if grid.isCoarse {
            let outline = (host.kind as? any FocusShaping)?.focusOutline(host, outset: 0)?.boundingRect
            return Self.inside(
                outline ?? CGRect(origin: .zero, size: size), grid, environment.isDark ? .white : .black)
        }
        let path =
            (host.kind as? any FocusShaping)?.focusOutline(host, outset: Self.distance)
            ?? Self.plainOutline(CGRect(origin: .zero, size: size))
        let color = Color.accentColor.rgba(in: environment).multiplyingOpacity(by: environment.isDark ? 0.8 : 0.65)
        return .stroke(path, .color(color), StrokeStyle(lineWidth: Self.width))
    }

    /// The focus where there is no room around controls: a line along the inside of controls that are several units high; the
    /// colors of lower controls are inverted.
    private static func inside(_ frame: CGRect, _ grid: DeviceGrid, _ color: RGBA) -> LayerContent {
        if frame.height >= 3 * grid.unit(.vertical), frame.width >= 3 * grid.unit(.horizontal) {
            let line = frame.insetBy(dx: width / 2, dy: width / 2)
            return .stroke(Path(line), .color(color), StrokeStyle(lineWidth: width))
        }
        var group = DrawingGroup()
        group.effects = [.blend(.difference)]
        return .commands([.group([.fill(Path(frame), .color(.white), FillStyle())], group)])
    }

    /// The outline for elements without their own.
    private static func plainOutline(_ frame: CGRect) -> Path {
        let outer = frame.insetBy(dx: -distance, dy: -distance)
        return Path(roundedRect: outer, cornerRadius: min(7, outer.height / 2), style: .continuous)
    }

    // MARK: Coming and going

    /// The element that shows the ring when another has the focus: the one with an outline for it just around or within
    /// it, else itself; nil if none is shown.
    static func host(for node: NodeRef, isByKeyboard: Bool) -> NodeRef? {
        guard EnvironmentValues(head: node.environment).isFocusEffectEnabled else { return nil }
        // A text shows which of its links has the focus.
        if node.kind === TextKind.shared { return nil }
        let shaped = shapedElement(above: node) ?? shapedElement(below: node)
        if isByKeyboard { return shaped ?? node }
        // A field with a frame shows the focus in any case; one without shows its caret.
        let takesText = (node.kind as? ResponderKind)?.textInput(node) != nil
        return takesText ? shaped : nil
    }

    private static func isShaped(_ node: NodeRef) -> Bool {
        guard node.isElement, let kind = node.kind as? any FocusShaping else { return false }
        return kind.focusOutline(node, outset: distance) != nil
    }

    private static func shapedElement(below node: NodeRef) -> NodeRef? {
        var found: NodeRef?
        node.forEachChild { child in
            if found != nil || child.flags.contains(.isHidden) { return }
            if isShaped(child) {
                found = child
            } else if !isControl(child) {
                found = shapedElement(below: child)
            }
        }
        return found
    }

    /// Whether a node is a control, enabled or not.
    private static func isControl(_ node: NodeRef) -> Bool {
        let kind = node.kind
        if kind === PressKind.shared { return true }
        return kind === ResponderKind.shared && ResponderKind.shared.payload(node).pointee.isFocusable
    }

    private static func shapedElement(above node: NodeRef) -> NodeRef? {
        var current = node.elementParent
        while let outer = current, !outer.kind.isContainer, !outer.kind.takesFocus(outer) {
            if isShaped(outer) { return outer }
            current = outer.elementParent
        }
        return nil
    }

    /// Inserts a ring into an element, in front of its content.
    static func attach(to host: NodeRef) -> NodeRef {
        let graph = host.graph
        let ring = graph.makeNode(shared, parent: host, environment: host.environment)
        ring.flags.remove(.isNew)
        if var last = host.firstChild {
            while let next = last.next { last = next }
            last.next = ring
        } else {
            host.firstChild = ring
        }
        graph.markDraw(ring)
        place(in: host, ring)
        graph.markOrder(under: host)
        return ring
    }

    /// Removes a ring from its element.
    static func detach(_ ring: NodeRef) {
        guard let host = ring.parent else { return }
        let graph = ring.graph
        if host.firstChild == ring {
            host.firstChild = ring.next
        } else {
            var node = host.firstChild
            while let current = node, current.next != ring { node = current.next }
            node?.next = ring.next
        }
        graph.remove(ring)
        graph.needsFrame?()
    }

    /// Moves a ring to the rectangle of its element.
    static func place(in host: NodeRef, _ ring: NodeRef) {
        let layout = host.layoutRecord
        guard layout.pointee.isPlaced else { return }
        ring.place(
            at: host.childOrigin, size: layout.pointee.size, proposal: ProposedViewSize(layout.pointee.size))
    }
}

extension ViewGraph {
    /// The focus ring; nil for none.
    var focusRing: NodeRef? { events.focus.ring?.node }
}

extension NodeRef {
    /// Places the ring in this element, if it is the one that has it; called by the kinds that can.
    @inline(__always)
    func placeFocusRing() {
        if let ring = graph.focusRing, ring.parent == self { FocusRingKind.place(in: self, ring) }
    }
}
