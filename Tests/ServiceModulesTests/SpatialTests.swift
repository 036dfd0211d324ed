import Spatial
import Testing

@Suite("Places, directions, rotations and transforms in space")
struct SpatialTests {
    private let quarter = Rotation3D(angle: .degrees(90), axis: .y)

    @Test("Places and directions are added, measured and multiplied")
    func vectors() {
        let place = Point3D(x: 1, y: 2, z: 3)
        #expect(place + Vector3D(x: 1) == Point3D(x: 2, y: 2, z: 3))
        #expect(place - Point3D.zero == Vector3D(place) && Point3D.zero.distance(to: Point3D(x: 3, y: 4)) == 5)
        #expect(Vector3D.right.cross(.up) == .forward && Vector3D(x: 3, y: 4).normalized == Vector3D(x: 0.6, y: 0.8))
        #expect(Vector3D.right.angle(to: .up) == .degrees(90) && Vector3D.zero.normalized == .zero)
        #expect(Vector3D(x: 1, y: -1).reflected(.up) == Vector3D(x: 1, y: 1))
        #expect(Vector3D(x: 3, y: 4).projected(.right) == Vector3D(x: 3))
        #expect(Size3D(width: 1, height: 2, depth: 3) * 2 == Size3D(width: 2, height: 4, depth: 6))
        #expect(Angle2D(degrees: 540).normalized.degrees.magnitude == 180 && cos(Angle2D.zero) == 1)
    }

    @Test("A rotation turns about its axis, back, and half of the way")
    func rotations() {
        #expect(Vector3D.forward.rotated(by: quarter).isApproximatelyEqual(to: .right))
        #expect((quarter * quarter.inverse).isApproximatelyEqual(to: .identity))
        let half = Rotation3D.slerp(from: .identity, to: quarter, t: 0.5)
        #expect(half.angle.isApproximatelyEqual(to: .degrees(45)) && half.isApproximatelyEqual(to: half))
        let tilt = Rotation3D(angle: .degrees(90), axis: .x)
        #expect(Vector3D.up.rotated(by: tilt.rotated(by: quarter)).isApproximatelyEqual(to: .right))
        #expect(Vector3D.up.rotated(by: tilt * quarter).isApproximatelyEqual(to: .forward))
        let place = Point3D(x: 2).rotated(by: Rotation3D(angle: .degrees(180), axis: .y), around: Point3D(x: 1))
        #expect(place.isApproximatelyEqual(to: .zero))
        #expect(Vector3D.up.rotation(to: .right).angle.isApproximatelyEqual(to: .degrees(90)))
        let look = Rotation3D(forward: .right)
        #expect(look.isApproximatelyEqual(to: quarter))
        #expect((look * Vector3D.up).isApproximatelyEqual(to: .up))
        #expect(Rotation3D(angle: .degrees(10), axis: RotationAxis3D()).isIdentity)
    }

    @Test("Angles about the axes make a rotation, which has these angles", arguments: [EulerAngles.Order.xyz, .zxy])
    func angles(_ order: EulerAngles.Order) {
        let angles = EulerAngles(x: .degrees(20), y: .degrees(-35), z: .degrees(50), order: order)
        let found = Rotation3D(eulerAngles: angles).eulerAngles(order: order)
        #expect(Vector3D(found.angles).isApproximatelyEqual(to: Vector3D(angles.angles)))
        let (swing, twist) = Rotation3D(eulerAngles: angles).swingTwist(twistAxis: .y)
        #expect((swing * twist).isApproximatelyEqual(to: Rotation3D(eulerAngles: angles)))
    }

    @Test("Poses and transforms are put together and undone")
    func transforms() throws {
        let pose = Pose3D(position: Point3D(x: 1, y: 2, z: 3), rotation: quarter)
        #expect((pose * pose.inverse).isApproximatelyEqual(to: .identity))
        let place = Point3D(x: 4, y: -5, z: 6)
        #expect(place.applying(pose).unapplying(pose).isApproximatelyEqual(to: place))
        #expect(Pose3D(pose.matrix)?.isApproximatelyEqual(to: pose) == true)
        let transform = AffineTransform3D(
            scale: Size3D(width: 2, height: 3, depth: 4), rotation: quarter, translation: Vector3D(x: 7))
        let inverse = try #require(transform.inverse)
        #expect(transform.concatenating(inverse).isApproximatelyEqual(to: .identity))
        #expect(place.applying(transform).applying(inverse).isApproximatelyEqual(to: place))
        #expect(Point3D(z: 1).applying(transform).isApproximatelyEqual(to: Point3D(x: 11)))
        #expect(transform.scale.isApproximatelyEqual(to: Size3D(width: 2, height: 3, depth: 4)))
        #expect(transform.rotation?.isApproximatelyEqual(to: quarter) == true)
        #expect(AffineTransform3D(scale: Size3D(width: -1, height: 1, depth: 1)).rotation == nil)
        #expect(AffineTransform3D(scale: .zero).inverse == nil)
        #expect(transform.translated(by: .up).translation == Vector3D(x: 7, y: 1))
    }

    @Test("Boxes contain, intersect and unite; rays meet them; angles of a place lead back to it")
    func boxes() {
        let box = Rect3D(center: .zero, size: Size3D(width: 2, height: 2, depth: 2))
        #expect(box.contains(Point3D(x: 1, y: -1, z: 1)) && !box.contains(Point3D(x: 1.1)))
        #expect(box.intersection(Rect3D.unit) == .unit && box.intersection(box.translated(by: Vector3D(x: 3))) == nil)
        #expect(box.union(Rect3D(center: Point3D(x: 3), size: .one)).size.width == 4.5)
        #expect(box.rotated(by: Rotation3D(angle: .degrees(45), axis: .z)).size.width.rounded() == 3)
        #expect(Rect3D(origin: .zero, size: Size3D(width: -1, height: 1, depth: 1)).standardized.origin.x == -1)
        #expect(Set(box.cornerPoints).count == 8 && Point3D(x: 9).clamped(to: box) == Point3D(x: 1))
        #expect(Ray3D(origin: Point3D(z: -5), direction: .forward).intersects(box))
        #expect(!Ray3D(origin: Point3D(z: 5), direction: .forward).intersects(box))
        #expect(!Ray3D(origin: Point3D(x: 2, z: -5), direction: .forward).intersects(box))
        let place = Point3D(x: 1, y: 2, z: -3)
        #expect(Point3D(SphericalCoordinates3D(place)).isApproximatelyEqual(to: place))
    }

    @Test("Values are kept as JSON")
    func coding() throws {
        let pose = Pose3D(position: Point3D(x: 1), rotation: quarter)
        #expect(try JSONDecoder().decode(Pose3D.self, from: JSONEncoder().encode(pose)) == pose)
    }
}
