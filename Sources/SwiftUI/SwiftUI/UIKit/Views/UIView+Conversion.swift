import Foundation

extension UIView {
    func standardConvert(_ point: CGPoint, to view: UIView?) -> CGPoint { layer.convert(point, to: target(view)) }
    func standardConvert(_ point: CGPoint, from view: UIView?) -> CGPoint { layer.convert(point, from: target(view)) }
    func standardConvert(_ rect: CGRect, to view: UIView?) -> CGRect { layer.convert(rect, to: target(view)) }
    func standardConvert(_ rect: CGRect, from view: UIView?) -> CGRect { layer.convert(rect, from: target(view)) }

    private func target(_ view: UIView?) -> CALayer { (view ?? outermost).layer }

    /// The outermost view.
    var outermost: UIView {
        var view = self
        while let around = view.superview { view = around }
        return view
    }
}
