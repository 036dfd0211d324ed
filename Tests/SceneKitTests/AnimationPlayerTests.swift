import Foundation
import SwiftUI
import Testing

@testable import SceneKit

/// The time of animations, continued by hand.
@MainActor
@Suite("Players of animations")
struct AnimationPlayerTests {
    private let node = SCNNode()
    private let animation: SCNAnimation = {
        let source = CABasicAnimation(keyPath: "position")
        source.duration = 1
        return SCNAnimation(caAnimation: source)
    }()
    private var player: SCNAnimationPlayer { SCNAnimationPlayer(animation: animation) }

    @Test("An animation takes the settings of Core Animation's")
    func settings() {
        let source = CABasicAnimation(keyPath: "opacity")
        (source.duration, source.beginTime, source.timeOffset, source.repeatCount) = (3, 2, 0.5, 4)
        (source.autoreverses, source.isRemovedOnCompletion, source.isAdditive) = (true, false, true)
        source.fillMode = .forwards
        let animation = SCNAnimation(caAnimation: source)
        #expect(animation.duration == 3 && animation.startDelay == 2 && animation.timeOffset == 0.5)
        #expect(animation.repeatCount == 4 && animation.autoreverses && !animation.isRemovedOnCompletion)
        #expect(animation.keyPath == "opacity" && animation.isAdditive && !animation.isCumulative)
        #expect(animation.fillsForward && !animation.fillsBackward)
        source.fillMode = .backwards
        let backward = SCNAnimation(caAnimation: source)
        #expect(!backward.fillsForward && backward.fillsBackward)
        source.fillMode = .both
        #expect(SCNAnimation(caAnimation: source).fillsForward && SCNAnimation(caAnimation: source).fillsBackward)
        source.beginTime = -1
        #expect(SCNAnimation(caAnimation: source).startDelay == 0)
        let group = CAAnimationGroup()
        let part = CABasicAnimation(keyPath: "opacity")
        (part.beginTime, part.duration) = (1, 2)
        group.animations = [part]
        #expect(SCNAnimation(caAnimation: group).duration == 3)
        #expect(SCNAnimation(caAnimation: CAAnimationGroup()).duration == 0.25)
    }

    @Test("The beginning is reported once, and the end with whether all was played")
    func reports() {
        var log: [String] = []
        animation.animationDidStart = { _, _ in log.append("start") }
        animation.animationDidStop = { _, _, isComplete in log.append("stop \(isComplete)") }
        let player = player
        #expect(!player.advance(0.5, node) && !player.advance(0.4, node) && log == ["start"])
        #expect(player.advance(0.2, node) && log == ["start", "stop true"] && !player.isRunning)
        #expect(!player.advance(0.5, node) && log.count == 2)
        player.play()
        #expect(player.isRunning && player.elapsed == 0)
        #expect(!player.advance(0.25, node) && log.last == "start" && player.elapsed == 0.25)
    }

    @Test("An animation that vanishes slowly is not complete")
    func vanishing() {
        var ends: [Bool] = []
        animation.animationDidStop = { _, _, isComplete in ends.append(isComplete) }
        animation.duration = 10
        let player = player
        player.stop(withBlendOutDuration: 0.5)
        #expect(player.isRunning)
        #expect(!player.advance(0.25, node) && abs(player.blendFactor - 0.5) < 1e-9 && abs(player.share - 0.5) < 1e-9)
        #expect(player.advance(0.25, node) && ends == [false] && !player.isRunning)
        let other = SCNAnimationPlayer(animation: animation)
        other.stop(withBlendOutDuration: 0)
        #expect(!other.isRunning && ends == [false])
    }

    @Test("Events are called once, when their share of the length has passed")
    func events() {
        var calls: [Int] = []
        animation.animationEvents = [
            SCNAnimationEvent(keyTime: 0.25) { _, _, isBack in calls.append(isBack ? -1 : 1) },
            SCNAnimationEvent(keyTime: 0.75) { _, _, _ in calls.append(2) },
        ]
        (animation.duration, animation.startDelay) = (2, 1)
        let player = player
        for seconds in [1, 0.25, 0.25] { #expect(!player.advance(seconds, node)) }
        #expect(calls == [1])
        _ = player.advance(0.875, node)
        #expect(calls == [1])
        _ = player.advance(0.125, node)
        #expect(calls == [1, 2])
    }

    @Test("Time runs by the player's speed, and not while it waits")
    func speed() {
        let player = player
        player.speed = 0.5
        _ = player.advance(0.5, node)
        #expect(player.time == 0.25)
        player.speed = -1
        _ = player.advance(0.5, node)
        #expect(player.time == 0.25)
        (player.speed, player.paused) = (1, true)
        #expect(!player.advance(5, node) && player.time == 0.25)
    }

    @Test("An animation becomes visible little by little")
    func blending() {
        animation.blendInDuration = 0.8
        let player = player
        player.blendFactor = 0.5
        _ = player.advance(0.2, node)
        #expect(abs(player.share - 0.125) < 1e-9)
        _ = player.advance(0.7, node)
        #expect(player.share == 0.5)
    }

    @Test("Runs follow each other, forward or there and back, and end complete")
    func runs() {
        animation.repeatCount = 3
        let player = player
        var times: [Double?] = []
        for _ in 0..<4 {
            _ = player.advance(0.75, node)
            times.append(player.time)
        }
        #expect(times == [0.75, 0.5, 0.25, nil])
        animation.autoreverses = true
        player.play()
        times = []
        for _ in 0..<8 {
            _ = player.advance(0.75, node)
            times.append(player.time)
        }
        #expect(times == [0.75, 0.5, 0.25, 1, 0.25, 0.5, 0.75, nil])
    }

    @Test("Before its beginning and after its end an animation shows only what it is to fill")
    func fills() {
        animation.startDelay = 0.5
        let player = player
        _ = player.advance(0.25, node)
        #expect(player.time == nil)
        animation.fillsBackward = true
        #expect(player.time == 0)
        _ = player.advance(0.5, node)
        #expect(player.time == 0.25)
        #expect(player.advance(1, node) && player.time == nil)
        animation.fillsForward = true
        #expect(player.time == 1)
        (animation.fillsForward, animation.isRemovedOnCompletion) = (false, false)
        #expect(player.time == 1)
        animation.autoreverses = true
        let back = SCNAnimationPlayer(animation: animation)
        #expect(back.advance(2.5, node) && back.time == 0)
    }

    @Test("An offset leaves out the beginning, and never passes the end")
    func offsets() {
        animation.timeOffset = 0.25
        let player = player
        _ = player.advance(0.5, node)
        #expect(player.time == 0.75)
        _ = player.advance(0.375, node)
        #expect(player.time == 1)
    }
}
