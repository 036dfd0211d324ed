import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUI

extension EffectTests {
    @Test("Properties of Core Animation's layers change the picture")
    func specialLayers() {
        var effects = Effects()
        func with<L: CALayer>(_ make: @escaping () -> L) -> () -> UIView {
            { () -> UIView in
                let view = UIView(frame: CGRect(x: 20, y: 20, width: 200, height: 150))
                let layer = make()
                layer.frame = view.bounds
                view.layer.addSublayer(layer)
                return view
            }
        }
        func change<L: CALayer>(_ type: L.Type, _ body: @escaping (L) -> Void) -> (UIView) -> Void {
            { ($0.layer.sublayers?.first as? L).map(body) }
        }
        let gradient = with { () -> CAGradientLayer in
            let layer = CAGradientLayer()
            layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
            return layer
        }
        add(&effects, "gradient startPoint", gradient, change(CAGradientLayer.self) { $0.startPoint = .zero })
        add(&effects, "gradient endPoint", gradient, change(CAGradientLayer.self) { $0.endPoint = CGPoint(x: 1, y: 1) })
        add(&effects, "gradient locations", gradient, change(CAGradientLayer.self) { $0.locations = [0.2, 0.4] })
        add(&effects, "gradient type", gradient, change(CAGradientLayer.self) { $0.type = .radial })
        add(&effects, "gradient conic", gradient, change(CAGradientLayer.self) { $0.type = .conic })
        add(
            &effects, "gradient colors", gradient,
            change(CAGradientLayer.self) { $0.colors = [UIColor.green.cgColor, UIColor.blue.cgColor] })
        let shape = with { () -> CAShapeLayer in
            let layer = CAShapeLayer()
            let path = UIBezierPath()
            path.move(to: CGPoint(x: 10, y: 10))
            path.addLine(to: CGPoint(x: 150, y: 40))
            path.addLine(to: CGPoint(x: 20, y: 100))
            layer.path = path.cgPath
            layer.strokeColor = UIColor.red.cgColor
            layer.fillColor = UIColor.yellow.cgColor
            layer.lineWidth = 12
            return layer
        }
        add(&effects, "shape fillColor", shape, change(CAShapeLayer.self) { $0.fillColor = nil })
        add(&effects, "shape strokeColor", shape, change(CAShapeLayer.self) { $0.strokeColor = UIColor.blue.cgColor })
        add(&effects, "shape lineWidth", shape, change(CAShapeLayer.self) { $0.lineWidth = 4 })
        add(&effects, "shape lineCap", shape, change(CAShapeLayer.self) { $0.lineCap = .round })
        add(&effects, "shape lineJoin", shape, change(CAShapeLayer.self) { $0.lineJoin = .bevel })
        add(&effects, "shape lineDashPattern", shape, change(CAShapeLayer.self) { $0.lineDashPattern = [10, 5] })
        add(
            &effects, "shape lineDashPhase", shape,
            change(CAShapeLayer.self) {
                $0.lineDashPattern = [10, 5]
                $0.lineDashPhase = 5
            })
        add(&effects, "shape strokeStart", shape, change(CAShapeLayer.self) { $0.strokeStart = 0.4 })
        add(&effects, "shape strokeEnd", shape, change(CAShapeLayer.self) { $0.strokeEnd = 0.4 })
        let text = with { () -> CATextLayer in
            let layer = CATextLayer()
            layer.string = "A text of some length that is wrapped"
            layer.foregroundColor = UIColor.black.cgColor
            layer.fontSize = 20
            return layer
        }
        add(&effects, "text fontSize", text, change(CATextLayer.self) { $0.fontSize = 30 })
        add(
            &effects, "text foregroundColor", text,
            change(CATextLayer.self) { $0.foregroundColor = UIColor.red.cgColor })
        add(
            &effects, "text alignmentMode", text,
            change(CATextLayer.self) {
                $0.isWrapped = true
                $0.alignmentMode = .right
            })
        add(&effects, "text isWrapped", text, change(CATextLayer.self) { $0.isWrapped = true })
        add(&effects, "text truncationMode", text, change(CATextLayer.self) { $0.truncationMode = .end })
        let replicator = with { () -> CAReplicatorLayer in
            let layer = CAReplicatorLayer()
            let dot = CALayer()
            dot.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
            dot.backgroundColor = UIColor.red.cgColor
            layer.addSublayer(dot)
            return layer
        }
        add(
            &effects, "replicator", replicator,
            change(CAReplicatorLayer.self) {
                $0.instanceCount = 4
                $0.instanceTransform = CATransform3DMakeTranslation(30, 0, 0)
            })
        check(effects)
    }
}
