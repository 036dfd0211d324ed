import simd

extension Point3D {
    /// Returns the place turned about zero.
    public func rotated(by rotation: Rotation3D) -> Point3D { Point3D(rotation.quaternion.act(vector)) }
    /// Returns the place turned about another.
    public func rotated(by rotation: Rotation3D, around pivot: Point3D) -> Point3D {
        pivot + (self - pivot).rotated(by: rotation)
    }
    /// Returns the place moved.
    public func translated(by vector: Vector3D) -> Point3D { self + vector }
    /// Returns the place with its numbers multiplied.
    public func uniformlyScaled(by scale: Double) -> Point3D { self * scale }
    /// Returns the place with each number multiplied.
    public func scaled(by size: Size3D) -> Point3D { Point3D(vector * size.vector) }
    /// Returns the place after a transform.
    public func applying(_ transform: AffineTransform3D) -> Point3D {
        Point3D(transform.direction(vector) + transform.translation.vector)
    }
    /// Returns the place turned and moved.
    public func applying(_ pose: Pose3D) -> Point3D { rotated(by: pose.rotation) + Vector3D(pose.position) }
    /// Returns the place in the space of a transform; nil where there is no way back.
    public func unapplying(_ transform: AffineTransform3D) -> Point3D? { transform.inverse.map { applying($0) } }
    /// Returns the place in the space of a pose.
    public func unapplying(_ pose: Pose3D) -> Point3D { applying(pose.inverse) }
    /// Returns the nearest place in a box.
    public func clamped(to rect: Rect3D) -> Point3D {
        Point3D(simd.min(simd.max(vector, rect.min.vector), rect.max.vector))
    }
}

extension Vector3D {
    /// Returns the vector turned.
    public func rotated(by rotation: Rotation3D) -> Vector3D { Vector3D(rotation.quaternion.act(vector)) }
    /// Returns the vector with its numbers multiplied.
    public func uniformlyScaled(by scale: Double) -> Vector3D { self * scale }
    /// Returns the vector with each number multiplied.
    public func scaled(by size: Size3D) -> Vector3D { Vector3D(vector * size.vector) }
    /// Returns the vector after a transform, which does not move it.
    public func applying(_ transform: AffineTransform3D) -> Vector3D { Vector3D(transform.direction(vector)) }
    /// Returns the vector turned by a pose.
    public func applying(_ pose: Pose3D) -> Vector3D { rotated(by: pose.rotation) }
}

extension Size3D {
    /// Returns the size with its numbers multiplied.
    public func uniformlyScaled(by scale: Double) -> Size3D { self * scale }
    /// Returns the size with each number multiplied.
    public func scaled(by size: Size3D) -> Size3D { Size3D(vector * size.vector) }
    /// Returns the size of the smallest box that contains the turned one.
    public func rotated(by rotation: Rotation3D) -> Size3D {
        Rect3D(origin: .zero, size: self).rotated(by: rotation).size
    }
}
