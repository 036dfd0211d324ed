import SwiftUI
import SwiftUITesting
import Testing

@MainActor
@Suite("Values of layers by keys, keyframes, and corners of UIKit's views")
struct LayerValueTests {
    @Test("Properties are read and set by their keys; other keys are the app's")
    func values() {
        let layer = CALayer()
        layer.setValue(NSNumber(value: 0.5), forKey: "opacity")
        layer.setValue(2.0, forKeyPath: "transform.scale")
        layer.setValue(NSValue(point: CGPoint(x: 3, y: 4)), forKey: "position")
        #expect(layer.opacity == 0.5 && layer.transform.m11 == 2 && layer.transform.m22 == 2)
        #expect(layer.position == CGPoint(x: 3, y: 4) && layer.value(forKey: "position") as? CGPoint == layer.position)
        layer.setValue("text", forKey: "opacity")
        #expect(layer.opacity == 0.5)
        #expect(layer.value(forKey: "own") == nil)
        layer.setValue(7, forKey: "own")
        #expect(layer.value(forKeyPath: "own") as? Int == 7)
        let transform = CATransform3DMakeScale(1, 2, 3)
        #expect(NSValue(caTransform3D: transform).caTransform3DValue == transform)
        #expect(NSValue(point: .zero).caTransform3DValue == CATransform3DIdentity)
        layer.setValue(NSValue(caTransform3D: transform), forKey: "transform")
        #expect(layer.transform == transform)
    }

    @Test("Keyframes are collected and run; outside of an animation they are made at once")
    func keyframes() {
        var log: [String] = []
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { log.append("alone") }
        #expect(log == ["alone"])
        UIView.animateKeyframes(withDuration: 0) {
            log.append("begin")
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { log.append("second") }
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: .nan) { log.append("first") }
            log.append("end")
        }
        #expect(log == ["alone", "begin", "end", "first", "second"])
    }

    @Test("Corners follow the size; a dimmed view has a gray accent color")
    func corners() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        view.cornerConfiguration = .capsule()
        #expect(view.layer.cornerRadius == 20)
        view.bounds.size.height = 60
        #expect(view.layer.cornerRadius == 30)
        view.cornerConfiguration = .corners(radius: .fixed(12))
        #expect(view.layer.cornerRadius == 12)
        let child = UIView(frame: .zero)
        view.addSubview(child)
        child.tintColor = .systemRed
        view.tintAdjustmentMode = .dimmed
        #expect(child.tintColor == .systemGray)
        child.tintAdjustmentMode = .normal
        #expect(child.tintColor == .systemRed)
    }
}
