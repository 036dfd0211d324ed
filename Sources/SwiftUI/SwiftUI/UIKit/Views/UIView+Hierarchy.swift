import Foundation

extension UIView {
    func standardInsertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, beside: siblingSubview, distance: 1)
    }

    func standardInsertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, beside: siblingSubview, distance: 0)
    }

    func standardBringSubviewToFront(_ view: UIView) { if view.superview === self { insert(view, at: subviews.count) } }

    func standardSendSubviewToBack(_ view: UIView) { if view.superview === self { insert(view, at: 0) } }

    func standardExchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        guard subviews.indices.contains(index1), subviews.indices.contains(index2), index1 != index2 else { return }
        let (low, high) = (min(index1, index2), max(index1, index2))
        let (first, second) = (subviews[low], subviews[high])
        insert(second, at: low)
        insert(first, at: high)
    }

    func standardIsDescendant(of view: UIView) -> Bool { self === view || superview?.isDescendant(of: view) == true }

    func standardViewWithTag(_ tag: Int) -> UIView? {
        if tag == self.tag { return self }
        return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
    }

    private func insert(_ view: UIView, beside sibling: UIView, distance: Int) {
        if view === sibling { return }
        let others = subviews.filter { $0 !== view }
        insert(view, at: others.firstIndex { $0 === sibling }.map { $0 + distance } ?? others.count)
    }

    /// Puts a view among those within; one that is there changes its place alone.
    func insert(_ view: UIView, at index: Int) {
        // A view cannot be within itself.
        if isDescendant(of: view) { return }
        let isHere = view.superview === self
        if isHere {
            subviews.removeAll { $0 === view }
        } else {
            view.removeFromSuperview()
            view.willMove(toSuperview: self)
        }
        let index = min(max(index, 0), subviews.count)
        if index < subviews.count {
            layer.insertSublayer(view.layer, below: subviews[index].layer)
        } else {
            layer.addSublayer(view.layer)
        }
        subviews.insert(view, at: index)
        view.superview = self
        setNeedsLayout()
        if isHere { return }
        view.constraintsChanged()
        view.didMoveToSuperview()
        didAddSubview(view)
        if window != nil { view.enteredWindow() }
    }

    func leaveSuperview() {
        guard let parent = superview else { return }
        willMove(toSuperview: nil)
        parent.willRemoveSubview(self)
        parent.dropConstraints(of: self)
        parent.subviews.removeAll { $0 === self }
        (parent as? UIStackView)?.forget(self)
        layer.removeFromSuperlayer()
        superview = nil
        parent.setNeedsLayout()
        didMoveToSuperview()
    }

    /// Notes that the view and those within are shown.
    func enteredWindow() {
        didMoveToWindow()
        for view in subviews { view.enteredWindow() }
    }
}

extension UIView {
    /// Notes that the view looks different, so that it is shown again.
    package func noteChange() {
        contentVersion += 1
        if !measures.sizes.isEmpty { measures.sizes = [:] }
        treeChanged()
        layer.noteChange()
    }

    func makeLayer() -> CALayer {
        let kind = type(of: self).layerClass as? CALayer.Type ?? CALayer.self
        let layer = kind == CALayer.self ? CALayer() : ObjectMaking.make(kind) ?? CALayer()
        layer.view = self
        return layer
    }

    func tintChanged() {
        tintColorDidChange()
        noteChange()
    }

    /// Changes the geometry; where the size has changed, the subviews follow it.
    func setGeometry(_ change: () -> Void) {
        let old = layer.bounds.size
        change()
        let new = layer.bounds.size
        if old == new { return }
        needsLayout = true
        if cornerSettings != nil { roundCorners() }
        if autoresizesSubviews {
            for view in subviews { view.follow(from: old, to: new) }
        }
        treeChanged()
    }
}
