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
        /// The joint “nose”.
        public static let nose = JointName("nose")
        /// The joint “left eye”.
        public static let leftEye = JointName("leftEye")
        /// The joint “right eye”.
        public static let rightEye = JointName("rightEye")
        /// The joint “left ear”.
        public static let leftEar = JointName("leftEar")
        /// The joint “right ear”.
        public static let rightEar = JointName("rightEar")
        /// The joint “neck”.
        public static let neck = JointName("neck")
        /// The joint “left shoulder”.
        public static let leftShoulder = JointName("leftShoulder")
        /// The joint “right shoulder”.
        public static let rightShoulder = JointName("rightShoulder")
        /// The joint “left elbow”.
        public static let leftElbow = JointName("leftElbow")
        /// The joint “right elbow”.
        public static let rightElbow = JointName("rightElbow")
        /// The joint “left wrist”.
        public static let leftWrist = JointName("leftWrist")
        /// The joint “right wrist”.
        public static let rightWrist = JointName("rightWrist")
        /// The joint “root”.
        public static let root = JointName("root")
        /// The joint “left hip”.
        public static let leftHip = JointName("leftHip")
        /// The joint “right hip”.
        public static let rightHip = JointName("rightHip")
        /// The joint “left knee”.
        public static let leftKnee = JointName("leftKnee")
        /// The joint “right knee”.
        public static let rightKnee = JointName("rightKnee")
        /// The joint “left ankle”.
        public static let leftAnkle = JointName("leftAnkle")
        /// The joint “right ankle”.
        public static let rightAnkle = JointName("rightAnkle")
    }

    /// The name of a group of joints.
    public struct JointsGroupName: RawRepresentable, Hashable, Sendable {
        public let rawValue: VNRecognizedPointGroupKey
        public init(rawValue: VNRecognizedPointGroupKey) { self.rawValue = rawValue }
        private init(_ name: String) { rawValue = VNRecognizedPointGroupKey(rawValue: name) }
        /// The group “all”.
        public static let all = JointsGroupName(rawValue: .all)
        /// The group “face”.
        public static let face = JointsGroupName("face")
        /// The group “torso”.
        public static let torso = JointsGroupName("torso")
        /// The group “left arm”.
        public static let leftArm = JointsGroupName("leftArm")
        /// The group “right arm”.
        public static let rightArm = JointsGroupName("rightArm")
        /// The group “left leg”.
        public static let leftLeg = JointsGroupName("leftLeg")
        /// The group “right leg”.
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
