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
        /// The joint “wrist”.
        public static let wrist = JointName("wrist")
        /// The joint “thumb tip”.
        public static let thumbTip = JointName("thumbTip")
        /// The joint “thumb iP”.
        public static let thumbIP = JointName("thumbIP")
        /// The joint “thumb mP”.
        public static let thumbMP = JointName("thumbMP")
        /// The joint “thumb cMC”.
        public static let thumbCMC = JointName("thumbCMC")
        /// The joint “index tip”.
        public static let indexTip = JointName("indexTip")
        /// The joint “index dIP”.
        public static let indexDIP = JointName("indexDIP")
        /// The joint “index pIP”.
        public static let indexPIP = JointName("indexPIP")
        /// The joint “index mCP”.
        public static let indexMCP = JointName("indexMCP")
        /// The joint “middle tip”.
        public static let middleTip = JointName("middleTip")
        /// The joint “middle dIP”.
        public static let middleDIP = JointName("middleDIP")
        /// The joint “middle pIP”.
        public static let middlePIP = JointName("middlePIP")
        /// The joint “middle mCP”.
        public static let middleMCP = JointName("middleMCP")
        /// The joint “ring tip”.
        public static let ringTip = JointName("ringTip")
        /// The joint “ring dIP”.
        public static let ringDIP = JointName("ringDIP")
        /// The joint “ring pIP”.
        public static let ringPIP = JointName("ringPIP")
        /// The joint “ring mCP”.
        public static let ringMCP = JointName("ringMCP")
        /// The joint “little tip”.
        public static let littleTip = JointName("littleTip")
        /// The joint “little dIP”.
        public static let littleDIP = JointName("littleDIP")
        /// The joint “little pIP”.
        public static let littlePIP = JointName("littlePIP")
        /// The joint “little mCP”.
        public static let littleMCP = JointName("littleMCP")
    }

    /// The name of a group of joints.
    public struct JointsGroupName: RawRepresentable, Hashable, Sendable {
        public let rawValue: VNRecognizedPointGroupKey
        public init(rawValue: VNRecognizedPointGroupKey) { self.rawValue = rawValue }
        private init(_ name: String) { rawValue = VNRecognizedPointGroupKey(rawValue: name) }
        /// The group “all”.
        public static let all = JointsGroupName(rawValue: .all)
        /// The group “thumb”.
        public static let thumb = JointsGroupName("thumb")
        /// The group “index finger”.
        public static let indexFinger = JointsGroupName("indexFinger")
        /// The group “middle finger”.
        public static let middleFinger = JointsGroupName("middleFinger")
        /// The group “ring finger”.
        public static let ringFinger = JointsGroupName("ringFinger")
        /// The group “little finger”.
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
