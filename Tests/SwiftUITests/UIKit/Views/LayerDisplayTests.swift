import Foundation
import Testing

@testable import SwiftUI

/// Layers that update their content themselves.
@MainActor @Suite("Display of layers")
struct LayerDisplayTests {
    private final class Counter: CALayer, @unchecked Sendable {
        var displays = 0
        override func display() { displays += 1 }
        override class func needsDisplay(forKey key: String) -> Bool { key == "progress" }
    }

    @Test("A layer is displayed once for each request, with the layout of its view")
    func display() {
        let (view, layer) = (UIView(), Counter())
        view.layer.addSublayer(layer)
        view.layoutIfNeeded()
        #expect(layer.displays == 0 && !layer.needsDisplay())
        layer.setNeedsDisplay()
        layer.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(layer.needsDisplay())
        view.layoutIfNeeded()
        view.layoutIfNeeded()
        layer.displayIfNeeded()
        #expect(layer.displays == 1 && !layer.needsDisplay())
        #expect(Counter.needsDisplay(forKey: "progress") && !CALayer.needsDisplay(forKey: "opacity"))
    }

    @Test("A request is kept where the layer, or one around it, gets its place later")
    func displayOfOneWithin() {
        let (view, around, layer) = (UIView(), CALayer(), Counter())
        around.addSublayer(layer)
        layer.setNeedsDisplay()
        view.layer.addSublayer(around)
        view.layoutIfNeeded()
        #expect(layer.displays == 1)
        layer.removeFromSuperlayer()
        layer.setNeedsDisplay()
        view.layoutIfNeeded()
        #expect(layer.displays == 1)
        view.layer.insertSublayer(layer, at: 0)
        view.layoutIfNeeded()
        #expect(layer.displays == 2 && !layer.needsDisplay())
        // A layer that asks again while it is displayed is displayed by the next layout.
        final class Restless: CALayer, @unchecked Sendable {
            var displays = 0
            override func display() {
                displays += 1
                if displays < 3 { setNeedsDisplay() }
            }
        }
        let restless = Restless()
        around.addSublayer(restless)
        restless.setNeedsDisplay()
        for _ in 0..<5 { view.layoutIfNeeded() }
        #expect(restless.displays == 3)
    }

    @Test("The null object stands for no action")
    func action() {
        let layer = CALayer()
        layer.actions = ["opacity": NSNull(), "position": NSNull()]
        #expect(layer.action(forKey: "opacity") is NSNull && layer.action(forKey: "bounds") == nil)
    }
}
