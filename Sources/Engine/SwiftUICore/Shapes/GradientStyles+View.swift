import Foundation

extension ShapeStyle {
    /// Makes the node of a style that is a view: a rectangle filled with it.
    static func reconcileRectangle(_ style: Self, _ context: inout _Reconciler) {
        _ShapeView._reconcile(_ShapeView(shape: Rectangle(), style: style), &context)
    }
}

extension LinearGradient: View {
    /// A rectangle filled with the gradient.
    public var body: _ShapeView<Rectangle, LinearGradient> { _ShapeView(shape: Rectangle(), style: self) }

    nonisolated public static func _reconcile(_ view: LinearGradient, _ context: inout _Reconciler) {
        reconcileRectangle(view, &context)
    }
}

extension RadialGradient: View {
    /// A rectangle filled with the gradient.
    public var body: _ShapeView<Rectangle, RadialGradient> { _ShapeView(shape: Rectangle(), style: self) }

    nonisolated public static func _reconcile(_ view: RadialGradient, _ context: inout _Reconciler) {
        reconcileRectangle(view, &context)
    }
}

extension EllipticalGradient: View {
    /// A rectangle filled with the gradient.
    public var body: _ShapeView<Rectangle, EllipticalGradient> { _ShapeView(shape: Rectangle(), style: self) }

    nonisolated public static func _reconcile(_ view: EllipticalGradient, _ context: inout _Reconciler) {
        reconcileRectangle(view, &context)
    }
}

extension AngularGradient: View {
    /// A rectangle filled with the gradient.
    public var body: _ShapeView<Rectangle, AngularGradient> { _ShapeView(shape: Rectangle(), style: self) }

    nonisolated public static func _reconcile(_ view: AngularGradient, _ context: inout _Reconciler) {
        reconcileRectangle(view, &context)
    }
}

extension MeshGradient: View {
    /// A rectangle filled with the gradient.
    public var body: _ShapeView<Rectangle, MeshGradient> { _ShapeView(shape: Rectangle(), style: self) }

    nonisolated public static func _reconcile(_ view: MeshGradient, _ context: inout _Reconciler) {
        reconcileRectangle(view, &context)
    }
}
