import Foundation

/// An acceleration, in multiples of the earth's.
public struct GCAcceleration: Sendable {
    /// To the right.
    public var x: Double
    /// Away from the player.
    public var y: Double
    /// Out of the controller's face.
    public var z: Double
    /// Creates an acceleration of 0.
    public init() { self.init(x: 0, y: 0, z: 0) }
    /// Creates an acceleration.
    public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// The speed of a turn around three axes, in radians a second.
public struct GCRotationRate: Sendable {
    /// Around the axis to the right.
    public var x: Double
    /// Around the axis away from the player.
    public var y: Double
    /// Around the axis out of the controller's face.
    public var z: Double
    /// Creates a speed of 0.
    public init() { self.init(x: 0, y: 0, z: 0) }
    /// Creates a speed.
    public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A turn by three angles, in radians.
public struct GCEulerAngles: Sendable {
    /// Around the axis to the right.
    public var pitch: Double
    /// Around the axis out of the controller's face.
    public var yaw: Double
    /// Around the axis away from the player.
    public var roll: Double
    /// Creates a turn by nothing.
    public init() { self.init(pitch: 0, yaw: 0, roll: 0) }
    /// Creates a turn.
    public init(pitch: Double, yaw: Double, roll: Double) { (self.pitch, self.yaw, self.roll) = (pitch, yaw, roll) }
}

/// A turn as a quaternion.
public struct GCQuaternion: Sendable {
    /// The first part of the axis.
    public var x: Double
    /// The second part of the axis.
    public var y: Double
    /// The third part of the axis.
    public var z: Double
    /// The part of the angle.
    public var w: Double
    /// Creates a quaternion of zeros.
    public init() { self.init(x: 0, y: 0, z: 0, w: 0) }
    /// Creates a quaternion.
    public init(x: Double, y: Double, z: Double, w: Double) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }
}

/// Called when a controller was moved.
public typealias GCMotionValueChangedHandler = (GCMotion) -> Void

/// How a controller is held and moved.
///
/// Follows Apple's [GCMotion](https://developer.apple.com/documentation/gamecontroller/gcmotion). Where there are sensors of
/// accelerations and of turns, gravity and the attitude are computed from both; no compass corrects turns around the vertical.
open class GCMotion: NSObject, @unchecked Sendable {
    /// The controller; nil if it is gone.
    open internal(set) weak var controller: GCController?
    /// Called when there are other values.
    open var valueChangedHandler: GCMotionValueChangedHandler?
    /// Whether the app must begin reading the sensors.
    open var sensorsRequireManualActivation: Bool { true }
    /// Whether the sensors are read; false at first.
    open var sensorsActive = false {
        didSet { if sensorsActive != oldValue { output?.setSensorsActive(sensorsActive) } }
    }
    /// Whether gravity is known apart from the user's acceleration.
    open var hasGravityAndUserAcceleration: Bool { sensors == [.acceleration, .rotation] }
    /// Whether the attitude is known.
    open var hasAttitude: Bool { hasGravityAndUserAcceleration }
    /// Whether the speed of turns is known.
    open var hasRotationRate: Bool { sensors.contains(.rotation) }
    /// Whether the attitude and the speed of turns are known.
    open var hasAttitudeAndRotationRate: Bool { hasAttitude && hasRotationRate }
    /// Which way is down, with a length of 1.
    open private(set) var gravity = GCAcceleration(x: 0, y: 0, z: -1)
    /// The acceleration by the user.
    open private(set) var userAcceleration = GCAcceleration()
    /// Gravity and the acceleration by the user together.
    open private(set) var acceleration = GCAcceleration(x: 0, y: 0, z: -1)
    /// How it is held, compared with the time when the sensors were first read.
    open private(set) var attitude = GCQuaternion(x: 0, y: 0, z: 0, w: 1)
    /// The speed of turns.
    open private(set) var rotationRate = GCRotationRate()

    private weak var output: (any PadOutput)?
    private let sensors: Set<PadSensor>
    private var fusion = MotionFusion()
    private var isSettable = false

    init(_ output: any PadOutput) {
        self.output = output
        sensors = output.sensors
    }

    /// Creates a copy, whose values the app can set.
    init(copying motion: GCMotion) {
        sensors = motion.sensors
        super.init()
        isSettable = true
        take(motion)
    }

    private func take(_ other: GCMotion) {
        (gravity, userAcceleration, acceleration) = (other.gravity, other.userAcceleration, other.acceleration)
        (attitude, rotationRate) = (other.attitude, other.rotationRate)
    }

    private func takeFusion() {
        (gravity, userAcceleration, acceleration) = (fusion.gravity, fusion.userAcceleration, fusion.acceleration)
        (attitude, rotationRate) = (fusion.attitude, fusion.rotationRate)
    }

    /// Notes an acceleration, in the earth's, which is all of gravity where the controller rests.
    func note(acceleration: GCAcceleration) {
        guard sensorsActive, fusion.note(acceleration) else { return }
        takeFusion()
        notify()
    }

    /// Notes the speed of a turn, which lasted some seconds.
    func note(rotationRate: GCRotationRate, seconds: Double) {
        guard sensorsActive, fusion.note(rotationRate, seconds: seconds) else { return }
        takeFusion()
        // The acceleration follows at once where there is a sensor for it.
        if !sensors.contains(.acceleration) { notify() }
    }

    private func notify() { (controller?.handlerQueue ?? .main).callInOrder([{ self.valueChangedHandler?(self) }]) }

    /// Sets the attitude of a snapshot; has no effect on a real controller.
    open func setAttitude(_ attitude: GCQuaternion) { set { $0.attitude = attitude } }
    /// Sets the speed of turns of a snapshot; has no effect on a real controller.
    open func setRotationRate(_ rotationRate: GCRotationRate) { set { $0.rotationRate = rotationRate } }
    /// Sets the acceleration of a snapshot; has no effect on a real controller.
    open func setAcceleration(_ acceleration: GCAcceleration) { set { $0.acceleration = acceleration } }
    /// Sets the direction of gravity of a snapshot; has no effect on a real controller.
    open func setGravity(_ gravity: GCAcceleration) { set { $0.gravity = gravity } }
    /// Sets the acceleration by the user of a snapshot; has no effect on a real controller.
    open func setUserAcceleration(_ userAcceleration: GCAcceleration) { set { $0.userAcceleration = userAcceleration } }
    /// Takes the values of another motion for a snapshot; has no effect on a real controller.
    open func setStateFromMotion(_ motion: GCMotion) { set { $0.take(motion) } }

    private func set(_ body: (GCMotion) -> Void) {
        guard isSettable else { return }
        body(self)
        notify()
    }
}
