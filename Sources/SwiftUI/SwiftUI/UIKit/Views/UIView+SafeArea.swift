import Foundation

extension UIView {
    /// How far the additional insets of the controllers around reach into the view.
    var coveredInsets: UIEdgeInsets {
        var insets = UIEdgeInsets.zero
        if let superview {
            let (around, frame, room) = (superview.safeAreaInsets, frame, superview.bounds)
            if around != .zero {
                insets = UIEdgeInsets(
                    top: max(around.top - (frame.minY - room.minY), 0),
                    left: max(around.left - (frame.minX - room.minX), 0),
                    bottom: max(around.bottom - (room.maxY - frame.maxY), 0),
                    right: max(around.right - (room.maxX - frame.maxX), 0))
            }
        }
        guard let own = controller?.additionalSafeAreaInsets else { return insets }
        return UIEdgeInsets(
            top: insets.top + own.top, left: insets.left + own.left, bottom: insets.bottom + own.bottom,
            right: insets.right + own.right)
    }

    /// Notes that the safe area of the view and of those within has changed.
    func safeAreaChanged() {
        safeAreaInsetsDidChange()
        controller?.viewSafeAreaInsetsDidChange()
        for view in subviews { view.safeAreaChanged() }
    }
}
