import Foundation

extension UIView {
    /// Returns a point of this view's space, converted to another's; to the outermost view's for nil.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { layer.convert(point, to: target(view)) }
    /// Returns a point of another view's space in this one's; of the outermost view's for nil.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { layer.convert(point, from: target(view)) }
    /// Returns a rectangle of this view's space, converted to another's; to the outermost view's for nil.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { layer.convert(rect, to: target(view)) }
    /// Returns a rectangle of another view's space in this one's; of the outermost view's for nil.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect { layer.convert(rect, from: target(view)) }

    private func target(_ view: UIView?) -> CALayer { (view ?? outermost).layer }

    /// The outermost view.
    var outermost: UIView {
        var view = self
        while let around = view.superview { view = around }
        return view
    }
}
