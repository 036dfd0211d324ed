import Foundation
import Testing

@testable import Vision

/// Joints of bodies and hands, as an app reads them.
@Suite("Poses") struct PoseTests {
    private func points(_ names: [VNRecognizedPointKey]) -> [VNRecognizedPointKey: VNRecognizedPoint] {
        Dictionary(
            uniqueKeysWithValues: names.map { key in
                (key, VNRecognizedPoint(location: CGPoint(x: 0.3, y: 0.4), confidence: 0.5, identifier: key))
            })
    }

    @Test("The joints of a body are in their groups")
    func body() throws {
        typealias Joint = VNHumanBodyPoseObservation.JointName
        let body = VNHumanBodyPoseObservation(points: points([Joint.nose.rawValue, Joint.leftElbow.rawValue]))
        #expect(try body.recognizedPoints(.all).count == 2)
        #expect(try Array(body.recognizedPoints(.leftArm).keys) == [.leftElbow])
        #expect(try body.recognizedPoints(.rightLeg).isEmpty)
        let nose = try body.recognizedPoint(.nose)
        #expect(nose.identifier == Joint.nose.rawValue && nose.confidence == 0.5)
        #expect(nose.distance(.zero) == 0.5 && nose.x == 0.3)
        #expect(throws: VNError(.invalidArgument)) { _ = try body.recognizedPoint(.neck) }
        #expect(Set(body.availableJointNames) == [.nose, .leftElbow] && body.availableJointsGroupNames.count == 7)
    }

    @Test("The joints of a hand are in their groups")
    func hand() throws {
        typealias Joint = VNHumanHandPoseObservation.JointName
        let hand = VNHumanHandPoseObservation(points: points([Joint.wrist.rawValue, Joint.indexTip.rawValue]))
        #expect(try Array(hand.recognizedPoints(.indexFinger).keys) == [.indexTip])
        #expect(try hand.recognizedPoints(forGroupKey: .all).count == 2 && hand.chirality == .unknown)
        #expect(VNDetectHumanHandPoseRequest().maximumHandCount == 2)
    }
}
