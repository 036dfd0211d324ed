import Foundation

extension NodeRef {
    /// How far a rectangle in the space in which this element is placed may reach beyond itself into the areas that
    /// ancestors cover (bars, padding): only at edges where it lies at the end of the safe area.
    ///
    /// On Linux a window itself covers nothing. Content of a scroll view is never covered along the axes of scrolling:
    /// the scroll view itself is.
    func coveredInsets(around rect: CGRect, along axes: Axis.Set = [.horizontal, .vertical]) -> EdgeInsets {
        var rect = rect
        var axes = axes
        var covered = (top: CGFloat(0), left: CGFloat(0), bottom: CGFloat(0), right: CGFloat(0))
        var ancestor = elementParent
        // Places are sums of floating-point numbers.
        let tolerance: CGFloat = 0.001
        while let current = ancestor, !axes.isEmpty {
            let layout = current.layoutRecord
            if let scrolled = current.kind.scrollAxes(current) { axes.subtract(scrolled) }
            if let insets = current.kind.safeAreaInsets(current) {
                let outer = CGRect(origin: current.childOrigin, size: layout.pointee.size)
                let isRightToLeft = current.isRightToLeft
                let left = isRightToLeft ? insets.trailing : insets.leading
                let right = isRightToLeft ? insets.leading : insets.trailing
                var grown = (top: CGFloat(0), left: CGFloat(0), bottom: CGFloat(0), right: CGFloat(0))
                if axes.contains(.vertical) {
                    if rect.minY <= outer.minY + insets.top + tolerance { grown.top = max(rect.minY - outer.minY, 0) }
                    if rect.maxY >= outer.maxY - insets.bottom - tolerance {
                        grown.bottom = max(outer.maxY - rect.maxY, 0)
                    }
                }
                if axes.contains(.horizontal) {
                    if rect.minX <= outer.minX + left + tolerance { grown.left = max(rect.minX - outer.minX, 0) }
                    if rect.maxX >= outer.maxX - right - tolerance { grown.right = max(outer.maxX - rect.maxX, 0) }
                }
                covered.top += grown.top
                covered.left += grown.left
                covered.bottom += grown.bottom
                covered.right += grown.right
                rect = CGRect(
                    x: rect.minX - grown.left, y: rect.minY - grown.top,
                    width: rect.width + grown.left + grown.right, height: rect.height + grown.top + grown.bottom)
            }
            if current.kind.ownsGroupLayer {
                rect = rect.offsetBy(dx: layout.pointee.origin.x, dy: layout.pointee.origin.y)
            }
            ancestor = current.elementParent
        }
        let (leading, trailing) =
            isRightToLeft ? (covered.right, covered.left) : (covered.left, covered.right)
        return EdgeInsets(top: covered.top, leading: leading, bottom: covered.bottom, trailing: trailing)
    }
}
