import Foundation

/// The joints of a hand; none are ever found here.
///
/// Follows Apple's [VNHumanHandPoseObservation](https://developer.apple.com/documentation/vision/vnhumanhandposeobservation).
open class VNHumanHandPoseObservation: VNRecognizedPointsObservation, @unchecked Sendable {
    /// The name of a joint.
    public struct JointName: RawRepresentable, Hashable, Sendable {
        public let rawValue: VNRecognizedPointKey
        public init(rawValue: VNRecognizedPointKey) { self.rawValue = rawValue }
        private init(_ name: String) { rawValue = VNRecognizedPointKey(rawValue: name) }
        public static let wrist = JointName("wrist")
        public static let thumbTip = JointName("thumbTip")
        public static let thumbIP = JointName("thumbIP")
        public static let thumbMP = JointName("thumbMP")
        public static let thumbCMC = JointName("thumbCMC")
        public static let indexTip = JointName("indexTip")
        public static let indexDIP = JointName("indexDIP")
        public static let indexPIP = JointName("indexPIP")
        public static let indexMCP = JointName("indexMCP")
        public static let middleTip = JointName("middleTip")
        public static let middleDIP = JointName("middleDIP")
        public static let middlePIP = JointName("middlePIP")
        public static let middleMCP = JointName("middleMCP")
        public static let ringTip = JointName("ringTip")
        public static let ringDIP = JointName("ringDIP")
        public static let ringPIP = JointName("ringPIP")
        public static let ringMCP = JointName("ringMCP")
        public static let littleTip = JointName("littleTip")
        public static let littleDIP = JointName("littleDIP")
        public static let littlePIP = JointName("littlePIP")
        public static let littleMCP = JointName("littleMCP")
    }

    /// The name of a group of joints.
    public struct JointsGroupName: RawRepresentable, Hashable, Sendable {
        public let rawValue: VNRecognizedPointGroupKey
        public init(rawValue: VNRecognizedPointGroupKey) { self.rawValue = rawValue }
        private init(_ name: String) { rawValue = VNRecognizedPointGroupKey(rawValue: name) }
        public static let all = JointsGroupName(rawValue: .all)
        public static let thumb = JointsGroupName("thumb")
        public static let indexFinger = JointsGroupName("indexFinger")
        public static let middleFinger = JointsGroupName("middleFinger")
        public static let ringFinger = JointsGroupName("ringFinger")
        public static let littleFinger = JointsGroupName("littleFinger")
    }

    /// Which hand it is; not known.
    open var chirality: VNChirality { .unknown }

    /// The joints of each group but all.
    static let groups: [JointsGroupName: Set<JointName>] = [
        .thumb: [.thumbTip, .thumbIP, .thumbMP, .thumbCMC],
        .indexFinger: [.indexTip, .indexDIP, .indexPIP, .indexMCP],
        .middleFinger: [.middleTip, .middleDIP, .middlePIP, .middleMCP],
        .ringFinger: [.ringTip, .ringDIP, .ringPIP, .ringMCP],
        .littleFinger: [.littleTip, .littleDIP, .littlePIP, .littleMCP],
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

/// A hand.
public enum VNChirality: Int, Sendable { case unknown = 0, left = -1, right = 1 }
