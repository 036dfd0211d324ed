import DisplayList
import Foundation

extension Gradient: ShapeStyle {
    public func _paint(_ request: _PaintRequest) -> Paint {
        LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom)._paint(request)
    }
}

extension AnyGradient: ShapeStyle {
    public func _paint(_ request: _PaintRequest) -> Paint { gradient._paint(request) }
}

extension LinearGradient: ShapeStyle {
    public func _paint(_ request: _PaintRequest) -> Paint {
        let bounds = request.bounds
        return gradient.paint(request) {
            .linear(stops: $0, start: startPoint.point(in: bounds), end: endPoint.point(in: bounds))
        }
    }
}

extension RadialGradient: ShapeStyle {
    public func _paint(_ request: _PaintRequest) -> Paint {
        let center = center.point(in: request.bounds)
        return gradient.paint(request) {
            .radial(
                stops: $0, center: center, startRadius: startRadius, endRadius: endRadius,
                scale: CGSize(width: 1, height: 1))
        }
    }
}

extension EllipticalGradient: ShapeStyle {
    public func _paint(_ request: _PaintRequest) -> Paint {
        let bounds = request.bounds
        let side = max(bounds.width, bounds.height)
        if side <= 0 { return .color(.clear) }
        return gradient.paint(request) {
            .radial(
                stops: $0, center: center.point(in: bounds), startRadius: startRadiusFraction * side,
                endRadius: endRadiusFraction * side,
                scale: CGSize(width: bounds.width / side, height: bounds.height / side))
        }
    }
}

extension AngularGradient: ShapeStyle {
    public func _paint(_ request: _PaintRequest) -> Paint {
        let center = center.point(in: request.bounds)
        return gradient.paint(request) {
            .angular(stops: $0, center: center, startAngle: startAngle.radians, endAngle: endAngle.radians)
        }
    }
}

extension Gradient {
    /// The paint of the gradient's colors; a plain color if there is only one, nil if there are none.
    fileprivate func paint(_ request: _PaintRequest, _ make: ([GradientStop]) -> Paint) -> Paint {
        let stops = resolved(in: request.environment, opacity: request.levelOpacity)
        guard let first = stops.first else { return .color(.clear) }
        return stops.allSatisfy({ $0.color == first.color }) ? .color(first.color) : make(stops)
    }
}
