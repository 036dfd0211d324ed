import DisplayList
import Foundation

extension ViewGraph {
    /// The help of the innermost view at a place of the window that has one.
    func toolTip(at point: CGPoint) -> ToolTip? {
        for case let node? in hitPath(point).map(\.node) {
            guard node.kind === AccessibilityKind.shared else { continue }
            let help = AccessibilityKind.shared.payload(node).pointee.help?.plainString ?? ""
            if !help.isEmpty { return ToolTip(help, frame: node.windowFrame) }
        }
        return nil
    }
}
