import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUI

extension EffectTests {
    @Test("Properties of UIKit's views and layers change the picture")
    func layers() {
        var effects = Effects()
        func box() -> UIView {
            let view = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 80))

            view.backgroundColor = .orange

            return view
        }
        add(&effects, "backgroundColor", box) { $0.backgroundColor = .red }
        add(&effects, "alpha", box) { $0.alpha = 0.5 }
        add(&effects, "isHidden", box) { $0.isHidden = true }
        add(&effects, "transform", box) { $0.transform = CGAffineTransform(rotationAngle: 1) }
        add(&effects, "layer.transform", box) { $0.layer.transform = CATransform3DMakeScale(0.5, 1, 1) }
        add(&effects, "bounds", box) { $0.bounds.size.width = 40 }
        add(&effects, "center", box) { $0.center.x += 30 }
        add(&effects, "cornerRadius", box) { $0.layer.cornerRadius = 20 }
        add(&effects, "maskedCorners", box) {
            $0.layer.cornerRadius = 20
            $0.layer.maskedCorners = [.layerMinXMinYCorner]
        }
        add(
            &effects, "cornerCurve",
            box,
            from: {
                $0.layer.cornerRadius = 20
            }
        ) {
            $0.layer.cornerCurve = .continuous
        }
        add(&effects, "borderWidth", box) { $0.layer.borderWidth = 5 }
        add(
            &effects, "borderColor",
            box,
            from: {
                $0.layer.borderWidth = 5
            }
        ) {
            $0.layer.borderColor = UIColor.blue.cgColor
        }
        add(&effects, "shadow", box) { $0.layer.shadowOpacity = 1 }
        add(
            &effects, "shadowRadius",
            box,
            from: {
                $0.layer.shadowOpacity = 1
            }
        ) {
            $0.layer.shadowRadius = 12
        }
        add(
            &effects, "shadowColor",
            box,
            from: {
                $0.layer.shadowOpacity = 1
            }
        ) {
            $0.layer.shadowColor = UIColor.red.cgColor
        }
        add(
            &effects, "shadowOffset",
            box,
            from: {
                $0.layer.shadowOpacity = 1
            }
        ) {
            $0.layer.shadowOffset = CGSize(width: 12, height: 12)
        }
        add(
            &effects, "shadowPath",
            box,
            from: {
                $0.layer.shadowOpacity = 1
            }
        ) {
            $0.layer.shadowPath = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 150, height: 100)).cgPath
        }
        add(&effects, "mask", box) {
            let mask = CAShapeLayer()
            mask.path = UIBezierPath(ovalIn: $0.bounds).cgPath
            $0.layer.mask = mask
        }
        add(&effects, "mask view", box) {
            let mask = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
            mask.backgroundColor = .black
            $0.mask = mask
        }
        func parent() -> UIView {
            let view = box()
            let inner = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
            inner.backgroundColor = .blue
            view.addSubview(inner)
            return view
        }
        add(&effects, "clipsToBounds", parent) { $0.clipsToBounds = true }
        add(&effects, "masksToBounds", parent) { $0.layer.masksToBounds = true }
        add(&effects, "bounds.origin", parent) { $0.bounds.origin = CGPoint(x: 20, y: 20) }
        add(&effects, "sendSubviewToBack", parent) {
            let other = UIView(frame: CGRect(x: 40, y: 40, width: 60, height: 60))
            other.backgroundColor = .green
            $0.insertSubview(other, at: 0)
        }
        add(&effects, "zPosition", { parent() }) {
            let other = UIView(frame: CGRect(x: 40, y: 40, width: 60, height: 60))
            other.backgroundColor = .green
            $0.addSubview(other)
            $0.subviews[0].layer.zPosition = 10
        }
        add(
            &effects, "tintColor",
            { () -> UIView in
                let view = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 80))
                let image = UIImageView(image: UIImage(systemName: "star.fill"))
                view.addSubview(image)
                return view
            }
        ) { $0.tintColor = .red }
        add(
            &effects, "userInterfaceStyle",
            { () -> UIView in
                let view = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 80))
                view.backgroundColor = .systemBackground
                return view
            }
        ) { $0.overrideUserInterfaceStyle = .dark }
        check(effects)
    }
}
