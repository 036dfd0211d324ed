import Foundation

/// The joints of a body; none are ever found here.
///
/// Follows Apple's [VNHumanBodyPoseObservation](https://developer.apple.com/documentation/vision/vnhumanbodyposeobservation).
open class VNHumanBodyPoseObservation: VNRecognizedPointsObservation, @unchecked Sendable {
    /// The name of a joint.
    public struct JointName: RawRepresentable, Hashable, Sendable {
        public let rawValue: VNRecognizedPointKey
        public init(rawValue: VNRecognizedPointKey) { self.rawValue = rawValue }
        private init(_ name: String) { rawValue = VNRecognizedPointKey(rawValue: name) }
        public static let nose = JointName("nose")
        public static let leftEye = JointName("leftEye")
        public static let rightEye = JointName("rightEye")
        public static let leftEar = JointName("leftEar")
        public static let rightEar = JointName("rightEar")
        public static let neck = JointName("neck")
        public static let leftShoulder = JointName("leftShoulder")
        public static let rightShoulder = JointName("rightShoulder")
        public static let leftElbow = JointName("leftElbow")
        public static let rightElbow = JointName("rightElbow")
        public static let leftWrist = JointName("leftWrist")
        public static let rightWrist = JointName("rightWrist")
        public static let root = JointName("root")
        public static let leftHip = JointName("leftHip")
        public static let rightHip = JointName("rightHip")
        public static let leftKnee = JointName("leftKnee")
        public static let rightKnee = JointName("rightKnee")
        public static let leftAnkle = JointName("leftAnkle")
        public static let rightAnkle = JointName("rightAnkle")
    }

    /// The name of a group of joints.
    public struct JointsGroupName: RawRepresentable, Hashable, Sendable {
        public let rawValue: VNRecognizedPointGroupKey
        public init(rawValue: VNRecognizedPointGroupKey) { self.rawValue = rawValue }
        private init(_ name: String) { rawValue = VNRecognizedPointGroupKey(rawValue: name) }
        public static let all = JointsGroupName(rawValue: .all)
        public static let face = JointsGroupName("face")
        public static let torso = JointsGroupName("torso")
        public static let leftArm = JointsGroupName("leftArm")
        public static let rightArm = JointsGroupName("rightArm")
        public static let leftLeg = JointsGroupName("leftLeg")
        public static let rightLeg = JointsGroupName("rightLeg")
    }

    /// The joints of each group but all.
    static let groups: [JointsGroupName: Set<JointName>] = [
        .face: [.nose, .leftEye, .rightEye, .leftEar, .rightEar],
        .torso: [.neck, .leftShoulder, .rightShoulder, .root, .leftHip, .rightHip],
        .leftArm: [.leftShoulder, .leftElbow, .leftWrist],
        .rightArm: [.rightShoulder, .rightElbow, .rightWrist],
        .leftLeg: [.leftHip, .leftKnee, .leftAnkle],
        .rightLeg: [.rightHip, .rightKnee, .rightAnkle],
    ]

    /// The names of the joints that were found.
    open var availableJointNames: [JointName] { availableKeys.map(JointName.init) }
    /// The names of the groups.
    open var availableJointsGroupNames: [JointsGroupName] { [.all] + Array(Self.groups.keys) }

    /// Returns a joint; throws where it was not found.
    open func recognizedPoint(_ jointName: JointName) throws -> VNRecognizedPoint {
        try recognizedPoint(forKey: jointName.rawValue)
    }

    /// Returns the joints of a group.
    open func recognizedPoints(_ jointsGroupName: JointsGroupName) throws -> [JointName: VNRecognizedPoint] {
        let found = try recognizedPoints(forGroupKey: jointsGroupName.rawValue)
        return Dictionary(uniqueKeysWithValues: found.map { (JointName(rawValue: $0.key), $0.value) })
    }

    override class func group(_ group: VNRecognizedPointGroupKey, contains key: VNRecognizedPointKey) -> Bool {
        let joints = groups[JointsGroupName(rawValue: group)]
        return joints?.contains(JointName(rawValue: key)) ?? super.group(group, contains: key)
    }
}
