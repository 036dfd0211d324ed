import DisplayList
import Foundation

/// An element of the live tree, as tests see it.
package struct InspectedElement {
    let handle: NodeHandle
    /// The kind of the element, such as `Text` or `padding`.
    package let kind: String
    /// The type of the innermost composite view around it; nil at the top.
    package let viewType: String?
    /// The rectangle in the window, in points.
    package let frame: CGRect
    /// The text that the element shows; nil for none.
    package let text: String?
    /// The accessibility label and identifier, where set.
    package let label: String?, identifier: String?
    /// The distance from the root.
    package let depth: Int
}

extension ViewGraph {
    /// All visible elements in the tree, parents before children.
    package func inspect() -> [InspectedElement] {
        var result: [InspectedElement] = []
        func visit(_ node: NodeRef, viewType: String?) {
            if node.flags.contains(.isHidden) { return }
            var viewType = viewType
            let kind = node.kind
            if let layout = node.layoutIfElement {
                if !layout.pointee.isPlaced { return }
                result.append(
                    InspectedElement(
                        handle: NodeHandle(node), kind: kind.name, viewType: viewType, frame: node.windowFrame,
                        text: kind.text(node), label: kind.accessibilityLabel(node),
                        identifier: kind.accessibilityIdentifier(node), depth: Int(node.depth)))
            } else if kind.isComposite {
                viewType = kind.name
            }
            node.forEachChild { visit($0, viewType: viewType) }
        }
        visit(root, viewType: nil)
        return result
    }

    /// The tree as indented text: a line for each node with its place and its description.
    package func treeDescription(includingTransparent: Bool = false) -> String {
        var lines: [String] = []
        func visit(_ node: NodeRef, _ indent: Int) {
            var indent = indent
            if node.isElement || includingTransparent {
                var line = String(repeating: "  ", count: indent) + node.kind.name
                let summary = node.kind.summary(node)
                if !summary.isEmpty { line += " " + summary }
                if let layout = node.layoutIfElement {
                    let (origin, size) = (layout.pointee.origin, layout.pointee.size)
                    line += " (\(short(origin.x)), \(short(origin.y)), \(short(size.width)), \(short(size.height)))"
                }
                lines.append(line)
                indent += 1
            }
            node.forEachChild { visit($0, indent) }
        }
        visit(root, 0)
        return lines.joined(separator: "\n")
    }
}

/// A number with at most three decimals and no needless zeros.
func short(_ value: CGFloat) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : String(Double(rounded))
}

extension ViewGraph {
    /// The first element of each view with a body of a name, in the order of the tree.
    package func inspectViews(named name: String) -> [InspectedElement] {
        var result: [InspectedElement] = []
        func visit(_ node: NodeRef) {
            if node.flags.contains(.isHidden) { return }
            let kind = node.kind
            if kind.isComposite, kind.name == name, let element = node.firstElement,
                element.layout.isPlaced
            {
                let kind = element.kind
                result.append(
                    InspectedElement(
                        handle: NodeHandle(element), kind: kind.name, viewType: name, frame: element.windowFrame,
                        text: kind.text(element), label: kind.accessibilityLabel(element),
                        identifier: kind.accessibilityIdentifier(element), depth: Int(element.depth)))
            }
            node.forEachChild(visit)
        }
        visit(root)
        return result
    }

    /// The time of the next motion, in seconds; nil if nothing moves until an event arrives.
    package var nextFrame: Double? { nextFrameTime }
}
