import Foundation

/// Computes gravity and the attitude from accelerations and turns: turns are added up, and gravity corrects them slowly.
struct MotionFusion {
    private(set) var acceleration = GCAcceleration()
    private(set) var rotationRate = GCRotationRate()
    /// The turn from the controller's axes to the room's, whose third one is up.
    private(set) var attitude = GCQuaternion(x: 0, y: 0, z: 0, w: 1)
    private var isLevel = false

    /// Which way is down, on the controller's axes.
    var gravity: GCAcceleration {
        let down = attitude.inverse.turned(x: 0, y: 0, z: -1)
        return GCAcceleration(x: down.x, y: down.y, z: down.z)
    }
    /// The rest of the acceleration.
    var userAcceleration: GCAcceleration {
        let gravity = gravity
        return GCAcceleration(
            x: acceleration.x - gravity.x, y: acceleration.y - gravity.y, z: acceleration.z - gravity.z)
    }

    /// How much of the difference between the measured and the computed gravity each acceleration corrects.
    private static let correction = 0.02

    /// Notes an acceleration; returns whether it is one.
    mutating func note(_ acceleration: GCAcceleration) -> Bool {
        guard [acceleration.x, acceleration.y, acceleration.z].allSatisfy(\.isFinite) else { return false }
        self.acceleration = acceleration
        let length =
            (acceleration.x * acceleration.x + acceleration.y * acceleration.y + acceleration.z * acceleration.z)
            .squareRoot()
        // A controller that is shaken, or that falls, does not feel gravity alone.
        guard length > 0.1, !isLevel || (0.8...1.2).contains(length) else { return true }
        let down = attitude.turned(x: acceleration.x / length, y: acceleration.y / length, z: acceleration.z / length)
        // The turn from the measured direction to the room's down, around the axis across both.
        let (axisX, axisY) = (-down.y, down.x)
        let sine = (axisX * axisX + axisY * axisY).squareRoot()
        let angle = atan2(sine, -down.z) * (isLevel ? Self.correction : 1)
        isLevel = true
        // Upside down each axis would do.
        let axis = sine > 1e-9 ? (axisX / sine, axisY / sine) : (1, 0)
        guard abs(angle) > 1e-12 else { return true }
        attitude = (GCQuaternion(angle: angle, x: axis.0, y: axis.1, z: 0) * attitude).normalized
        return true
    }

    /// Notes the speed of a turn, and adds the turn; returns whether it is one.
    mutating func note(_ rate: GCRotationRate, seconds: Double) -> Bool {
        guard [rate.x, rate.y, rate.z, seconds].allSatisfy(\.isFinite) else { return false }
        rotationRate = rate
        let speed = (rate.x * rate.x + rate.y * rate.y + rate.z * rate.z).squareRoot()
        guard speed > 0, seconds > 0 else { return true }
        let turn = GCQuaternion(angle: speed * seconds, x: rate.x / speed, y: rate.y / speed, z: rate.z / speed)
        attitude = (attitude * turn).normalized
        return true
    }
}

extension GCQuaternion {
    init(angle: Double, x: Double, y: Double, z: Double) {
        let sine = sin(angle / 2)
        self.init(x: x * sine, y: y * sine, z: z * sine, w: cos(angle / 2))
    }

    var inverse: GCQuaternion { GCQuaternion(x: -x, y: -y, z: -z, w: w) }

    var normalized: GCQuaternion {
        let length = (x * x + y * y + z * z + w * w).squareRoot()
        guard length > 0, length.isFinite else { return GCQuaternion(x: 0, y: 0, z: 0, w: 1) }
        return GCQuaternion(x: x / length, y: y / length, z: z / length, w: w / length)
    }

    static func * (a: GCQuaternion, b: GCQuaternion) -> GCQuaternion {
        GCQuaternion(
            x: a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y, y: a.w * b.y - a.x * b.z + a.y * b.w + a.z * b.x,
            z: a.w * b.z + a.x * b.y - a.y * b.x + a.z * b.w, w: a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z)
    }

    /// Returns a turned direction.
    func turned(x: Double, y: Double, z: Double) -> (x: Double, y: Double, z: Double) {
        let result = self * GCQuaternion(x: x, y: y, z: z, w: 0) * inverse
        return (result.x, result.y, result.z)
    }
}
