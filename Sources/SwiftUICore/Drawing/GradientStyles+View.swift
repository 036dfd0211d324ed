import Foundation

extension ShapeStyle where Self: View, Body == _ShapeView<Rectangle, Self> {
    /// A rectangle filled with the style.
    public var body: _ShapeView<Rectangle, Self> { _ShapeView(shape: Rectangle(), style: self) }

    nonisolated public static func _reconcile(_ view: Self, _ context: inout _Reconciler) {
        Body._reconcile(_ShapeView(shape: Rectangle(), style: view), &context)
    }
}

extension LinearGradient: View {
    public typealias Body = _ShapeView<Rectangle, LinearGradient>
}

extension RadialGradient: View {
    public typealias Body = _ShapeView<Rectangle, RadialGradient>
}

extension EllipticalGradient: View {
    public typealias Body = _ShapeView<Rectangle, EllipticalGradient>
}

extension AngularGradient: View {
    public typealias Body = _ShapeView<Rectangle, AngularGradient>
}

extension MeshGradient: View {
    public typealias Body = _ShapeView<Rectangle, MeshGradient>
}
