import Foundation
import Testing

@testable import SwiftUI

/// Movements from edges, and the directions of swipes.
@MainActor @Suite struct EdgePanTests {
    @Test("Each edge is twenty points wide, wherever the view's own space begins")
    func edges() {
        let recognizer = UIScreenEdgePanGestureRecognizer()
        let view = UIView(frame: CGRect(x: 5, y: 9, width: 100, height: 80))
        view.bounds.origin = CGPoint(x: 40, y: 30)
        #expect(!recognizer.mayBegin(at: CGPoint(x: 40, y: 30)))
        view.addGestureRecognizer(recognizer)
        // The middle of the view is at 90, 70; its corners are at 40, 30 and at 140, 110.
        let inside: [(UIRectEdge, CGPoint, CGPoint)] = [
            (.left, CGPoint(x: 60, y: 70), CGPoint(x: 60.5, y: 70)),
            (.right, CGPoint(x: 120, y: 70), CGPoint(x: 119.5, y: 70)),
            (.top, CGPoint(x: 90, y: 50), CGPoint(x: 90, y: 50.5)),
            (.bottom, CGPoint(x: 90, y: 90), CGPoint(x: 90, y: 89.5)),
        ]
        for (edge, near, far) in inside {
            recognizer.edges = edge
            #expect(recognizer.mayBegin(at: near) && !recognizer.mayBegin(at: far), "\(edge)")
            recognizer.edges = []
            #expect(!recognizer.mayBegin(at: near))
            recognizer.edges = UIRectEdge([.left, .right, .top, .bottom]).subtracting(edge)
            #expect(!recognizer.mayBegin(at: near))
            recognizer.edges = [.left, .right, .top, .bottom]
            #expect(recognizer.mayBegin(at: near) && !recognizer.mayBegin(at: far))
        }
        recognizer.edges = [.left, .top]
        #expect(recognizer.mayBegin(at: CGPoint(x: 41, y: 100)) && recognizer.mayBegin(at: CGPoint(x: 130, y: 31)))
    }

    @Test("A swipe is thirty points long, and twice as long as it is across")
    func swipes() {
        func direction(_ width: CGFloat, _ height: CGFloat) -> UISwipeGestureRecognizer.Direction? {
            UISwipeGestureRecognizer.direction(of: CGSize(width: width, height: height))
        }
        #expect(direction(30, 0) == .right && direction(-30, 0) == .left)
        #expect(direction(0, 30) == .down && direction(0, -30) == .up)
        for (width, height) in [(29.9, 0), (-29.9, 0), (0, 29.9), (0, -29.9), (0, 0), (30, 30), (-50, 50)] {
            #expect(direction(width, height) == nil)
        }
        #expect(direction(40, 20) == .right && direction(40, -20.1) == nil && direction(-40, -20) == .left)
        #expect(direction(20, 40) == .down && direction(-20.1, 40) == nil && direction(-20, -40) == .up)
        #expect(direction(.nan, 0) == nil && direction(.nan, .nan) == nil)
        #expect(UISwipeGestureRecognizer(target: nil, action: nil).direction == .right)
    }
}
