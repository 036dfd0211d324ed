import Foundation

/// A line at the lower edge of a list's row, which begins where the row's text does.
///
/// The row is one view whatever its value.
package struct _RowLineModifier<Line: View> {
    let line: Line
    let inset: CGFloat

    /// Creates the modifier.
    /// - Parameter inset: Where the line of a row without text begins, in points from the leading edge.
    package nonisolated init(line: Line, inset: CGFloat) {
        self.line = line
        self.inset = inset
    }
}

extension _RowLineModifier: _PrimitiveModifier {
    package nonisolated static func _reconcile<V: View>(
        _ modifier: Self, around content: V, _ context: inout _Reconciler
    ) {
        context.element(RowLineKind.shared, modifier.inset) { inner in
            V._reconcile(content, &inner)
            inner.slot(modifier.line)
        }
    }
}

/// A row with its line.
///
/// Where the line begins is a guide (`listRowSeparatorLeading`), else the first text's leading edge.
final class RowLineKind: TypedKind<CGFloat> {
    static let shared = RowLineKind("row line")

    override var passesStackAxis: Bool { true }

    override func created(_ node: NodeRef) {
        node.graph.hasRows = true
        node.graph.geometry.insertRow(node)
    }
    override func removed(_ node: NodeRef) { node.graph.geometry.removeRow(node) }

    /// The text may have moved where the row has not.
    override func geometryChanged(_ node: NodeRef) {
        guard let content = node.firstElement, let line = node.slot?.firstElement,
            let layout = line.layoutIfElement, layout.pointee.isPlaced
        else { return }
        let (start, end) = ends(node, content)
        let size = node.layout.size
        let x = node.childOrigin.x + (node.isRightToLeft ? size.width - end : start)
        // While a list is turned, places come back with tiny differences.
        if abs(layout.pointee.origin.x - x) > 1e-4 || abs(layout.pointee.size.width - (end - start)) > 1e-4 {
            node.graph.markPlace(node)
        }
    }

    /// Where the line begins and ends, from the leading edge.
    private func ends(_ node: NodeRef, _ content: NodeRef) -> (start: CGFloat, end: CGFloat) {
        let size = node.layout.size
        let start = min(max(start(node, content), 0), size.width)
        return (start, max(min(guide(content, .listRowSeparatorTrailing) ?? size.width, size.width), start))
    }

    override func place(_ node: NodeRef) {
        super.place(node)
        guard let content = node.firstElement, let line = node.slot?.firstElement else { return }
        let size = node.layout.size
        let (start, end) = ends(node, content)
        let lineSize = line.viewSize(ProposedViewSize(width: end - start, height: nil))
        let origin = node.childOrigin
        line.place(
            at: CGPoint(
                x: origin.x + (node.isRightToLeft ? size.width - end : start),
                y: origin.y + size.height - lineSize.value.height),
            lineSize)
    }

    private func guide(_ content: NodeRef, _ alignment: HorizontalAlignment) -> CGFloat? {
        guard content.maySetGuide(alignment.key) else { return nil }
        let layout = content.layout
        return content.explicitGuide(alignment.key, ViewSize(layout.size, layout.proposal))
    }

    /// Where the line begins, from the leading edge.
    private func start(_ node: NodeRef, _ content: NodeRef) -> CGFloat {
        if let guide = guide(content, .listRowSeparatorLeading) { return guide }
        guard let text = firstText(in: content) else { return payload(node).pointee }
        // In the row's own space: a turned list's rows are not where the rectangles around them in the window are.
        let frame = text.convert(CGRect(origin: .zero, size: text.layout.size)) {
            node.convertFromWindow(text.convertToWindow($0))
        }
        let start = node.isRightToLeft ? node.layout.size.width - frame.maxX : frame.minX
        return start.isFinite ? start : payload(node).pointee
    }

    private func firstText(in node: NodeRef) -> NodeRef? {
        if node.isElement {
            // Which texts a lazy container has made depends on where it was scrolled to.
            if node.flags.contains(.isHidden) || node.kind.isLazyContainer { return nil }
            if let text = node.kind.text(node), !text.isEmpty, node.layoutIfElement?.pointee.isPlaced == true {
                return node
            }
        }
        var found: NodeRef?
        node.forEachChild { if found == nil { found = firstText(in: $0) } }
        return found
    }
}
