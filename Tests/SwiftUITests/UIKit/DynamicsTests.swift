import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUI

@MainActor
@Suite("Views of UIKit that forces move")
struct DynamicsTests {
    private let room = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    private let box = UIView(frame: CGRect(x: 90, y: 0, width: 20, height: 20))

    private func animator(_ behaviors: UIDynamicBehavior...) -> UIDynamicAnimator {
        room.addSubview(box)
        let animator = UIDynamicAnimator(referenceView: room)
        for behavior in behaviors { animator.addBehavior(behavior) }
        return animator
    }

    @Test("Gravity makes an item fall to the bound, where it comes to rest")
    func gravity() {
        let collision = UICollisionBehavior(items: [box])
        collision.translatesReferenceBoundsIntoBoundary = true
        let animator = animator(UIGravityBehavior(items: [box]), collision)
        for _ in 0..<6 { animator.step(1 / 60) }
        #expect(box.center.y > 10 && box.center.y < 40 && box.center.x == 100)
        for _ in 0..<120 { animator.step(1 / 60) }
        #expect(box.center.y == 190)
    }

    @Test("A snap ends at its place; the animator pauses")
    func snap() {
        let animator = animator(UISnapBehavior(item: box, snapTo: CGPoint(x: 50, y: 150)))
        #expect(animator.isRunning)
        for _ in 0..<300 { animator.step(1 / 60) }
        #expect(abs(box.center.x - 50) < 1 && abs(box.center.y - 150) < 1 && !animator.isRunning)
    }

    @Test("An attachment keeps its distance; velocities and resistance are an item's; nonsense moves nothing")
    func attachment() {
        let properties = UIDynamicItemBehavior(items: [box])
        properties.addLinearVelocity(CGPoint(x: 60, y: 0), for: box)
        properties.addLinearVelocity(CGPoint(x: CGFloat.nan, y: .infinity), for: box)
        let attachment = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 100, y: 110))
        let animator = animator(properties, attachment)
        #expect(properties.linearVelocity(for: box) == CGPoint(x: 60, y: 0) && attachment.length == 100)
        for _ in 0..<30 { animator.step(1 / 60) }
        #expect(box.center.x > 110)
        #expect(abs(hypot(box.center.x - 100, box.center.y - 110) - 100) < 0.01)
        animator.removeAllBehaviors()
        #expect(!animator.isRunning && animator.behaviors.isEmpty)
    }

    @Test("A push once is over after a step")
    func push() {
        let push = UIPushBehavior(items: [box], mode: .instantaneous)
        push.setAngle(0, magnitude: 1)
        let animator = animator(push)
        animator.step(1 / 60)
        #expect(!push.active && box.center.x > 100 && abs(box.center.y - 10) < 0.001)
    }
}
