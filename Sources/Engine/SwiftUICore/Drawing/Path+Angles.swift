import DisplayList
import Foundation

extension Path {
    /// Adds an arc of a circle between two angles, joined to the path by a line.
    ///
    /// Angles grow clockwise on the screen. As in Core Graphics, `clockwise` assumes that y grows upward: on the
    /// screen `true` runs counter-clockwise, from the start angle toward smaller ones.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        addArc(
            center: center, radius: radius, startRadians: startAngle.radians, endRadians: endAngle.radians,
            clockwise: clockwise, transform: transform)
    }

    /// Adds an arc of a circle from an angle on, clockwise on the screen where `delta` is positive.
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {
        addRelativeArc(
            center: center, radius: radius, startRadians: startAngle.radians, deltaRadians: delta.radians,
            transform: transform)
    }
}
