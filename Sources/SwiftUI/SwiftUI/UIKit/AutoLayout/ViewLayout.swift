import Foundation

/// Lays out trees of views: constraints first, then `layoutSubviews()` of each view that needs it.
@MainActor
enum ViewLayout {
    /// Lays a view out, and those within.
    static func run(_ view: UIView) {
        let outermost = view.outermost
        // A layout may request another one; a layout that always does ends here.
        for _ in 0..<8 {
            updateConstraints(view)
            AutoLayout.solveIfNeeded(outermost)
            if !layOut(view) && !outermost.isUnsolved { return }
        }
    }

    private static func updateConstraints(_ view: UIView) {
        for child in view.subviews { updateConstraints(child) }
        guard view.needsConstraints else { return }
        view.needsConstraints = false
        view.updateConstraints()
    }

    /// Returns whether a view needed it.
    private static func layOut(_ view: UIView) -> Bool {
        var hasWorked = false
        if view.needsLayout {
            view.needsLayout = false
            view.controller?.viewWillLayoutSubviews()
            view.layoutSubviews()
            view.layer.layoutIfNeeded()
            view.controller?.viewDidLayoutSubviews()
            hasWorked = true
        }
        view.layer.displayAllIfNeeded()
        for child in view.subviews where layOut(child) { hasWorked = true }
        return hasWorked
    }
}
