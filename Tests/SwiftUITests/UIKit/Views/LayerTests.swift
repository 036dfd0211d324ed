import Foundation
import QuartzCore
import SwiftUITesting
import Testing

@testable import SwiftUI
@testable import SwiftUICore

@MainActor @Suite struct LayerTests {
    @Test("A layer's frame follows bounds, position, anchor point and transform")
    func geometry() {
        let layer = CALayer()
        layer.frame = CGRect(x: 10, y: 20, width: 40, height: 20)
        #expect(layer.position == CGPoint(x: 30, y: 30) && layer.bounds == CGRect(x: 0, y: 0, width: 40, height: 20))
        layer.anchorPoint = .zero
        #expect(layer.frame.origin == CGPoint(x: 30, y: 30))
        layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 3))
        #expect(layer.frame == CGRect(x: 30, y: 30, width: 80, height: 60))
        let inner = CALayer()
        inner.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
        layer.addSublayer(inner)
        let outer = CALayer()
        outer.addSublayer(layer)
        #expect(inner.convert(CGPoint.zero, to: outer) == CGPoint(x: 40, y: 45))
        #expect(inner.convert(CGPoint(x: 40, y: 45), from: outer) == .zero)
        #expect(CATransform3DIsAffine(layer.transform) && CATransform3DGetAffineTransform(layer.transform).a == 2)
    }

    @Test("The layers within keep their order; a view's layers and views are one list")
    func order() {
        let view = UIView(frame: .zero)
        let (first, second) = (UIView(frame: .zero), UIView(frame: .zero))
        view.addSubview(first)
        view.addSubview(second)
        let gradient = CAGradientLayer()
        view.layer.insertSublayer(gradient, at: 0)
        #expect(view.layer.sublayers?.first === gradient && view.layer.sublayers?.count == 3)
        second.layer.zPosition = -1
        #expect(view.layer.drawnSublayers.first === second.layer)
        view.layer.insertSublayer(gradient, above: first.layer)
        #expect(view.layer.sublayers?[1] === gradient)
        gradient.addSublayer(view.layer)
        #expect(view.layer.superlayer == nil)
        gradient.removeFromSuperlayer()
        #expect(view.layer.sublayers?.count == 2)
    }

    private final class Gradient: UIView {
        override class var layerClass: AnyClass { CAGradientLayer.self }
    }

    @Test("A layer of the view's class; corners, borders and masks cut and draw")
    func looks() throws {
        let gradient = Gradient(frame: .zero)
        #expect(gradient.layer is CAGradientLayer)
        let view = UIView(frame: .zero)
        view.backgroundColor = .white
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        inner.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        inner.layer.cornerRadius = 20
        inner.layer.borderWidth = 4
        inner.layer.borderColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
        view.addSubview(inner)
        let host = TestHost(Shown(view: view), size: CGSize(width: 40, height: 40))
        #expect(view.layer.backgroundColor == UIColor.white.cgColor)
        inner.layer.opacity = 0.5
        host.update()
        #expect(inner.alpha == 0.5 && host.layersDescription.contains("opacity 0.5"))
    }

    @Test("Particles are not shown, and say so; transactions call their blocks")
    func transactions() {
        var (warnings, done): ([String], Int) = ([], 0)
        RuntimeWarning.observing({ warnings.append($0) }) { CAEmitterLayer().emitterCells = [CAEmitterCell()] }
        #expect(warnings.count == 1)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        CATransaction.setCompletionBlock { done += 1 }
        #expect(CATransaction.disableActions() && done == 0)
        CATransaction.commit()
        CATransaction.commit()
        #expect(done == 1 && !CATransaction.disableActions())
    }

    @Test("Views are animated by UIView.animate, and the block at the end is called")
    func viewAnimations() throws {
        let view = UIView(frame: .zero)
        let text = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        text.text = "a"
        view.addSubview(text)
        let host = TestHost(Shown(view: view), size: CGSize(width: 200, height: 40))
        var isDone = false
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            text.alpha = 0
        } completion: {
            isDone = $0
        }
        host.advance(by: 0.5)
        #expect(host.layersDescription.contains("opacity 0.5") && !isDone)
        host.advance(by: 1)
        #expect(isDone)
    }

    @Test("A scroll view is scrolled by the app and by the wheel, and its delegate is told")
    func scrolling() throws {
        final class Judge: NSObject, UIScrollViewDelegate {
            var places: [CGFloat] = []
            func scrollViewDidScroll(_ scrollView: UIScrollView) { places.append(scrollView.contentOffset.y) }
        }
        let (scroll, judge) = (UIScrollView(frame: .zero), Judge())
        scroll.delegate = judge
        scroll.contentSize = CGSize(width: 100, height: 1000)
        let text = UILabel(frame: CGRect(x: 0, y: 300, width: 100, height: 20))
        text.text = "Far"
        scroll.addSubview(text)
        let host = TestHost(Shown(view: scroll), size: CGSize(width: 100, height: 100))
        #expect(try #require(host.find(text: "Far")?.frame).midY == 310)
        scroll.setContentOffset(CGPoint(x: 0, y: 250), animated: false)
        host.update()
        host.update()
        #expect(try #require(host.find(text: "Far")?.frame).midY == 60)
        #expect(judge.places == [250] && scroll.contentOffset.y == 250)
    }

    @Test("Segments are chosen by a press, which is told; steppers keep their bounds")
    func controls() {
        let segments = UISegmentedControl(items: ["One", "Two", "Three"])
        segments.setEnabled(false, forSegmentAt: 2)
        var told: [Int] = []
        segments.addAction(UIAction { _ in told.append(segments.selectedSegmentIndex) }, for: .valueChanged)
        let host = TestHost(Shown(view: segments), size: CGSize(width: 300, height: 100))
        #expect(host.text == ["One", "Two", "Three"])
        host.tap(text: "Two")
        segments.choose(2)
        segments.choose(9)
        #expect(told == [1] && segments.selectedSegmentIndex == 1)
        segments.insertSegment(withTitle: "Zero", at: 0, animated: false)
        #expect(segments.selectedSegmentIndex == 2 && segments.titleForSegment(at: 0) == "Zero")
        segments.removeSegment(at: 2, animated: false)
        #expect(segments.selectedSegmentIndex == UISegmentedControl.noSegment && segments.numberOfSegments == 3)
        let stepper = UIStepper(frame: .zero)
        stepper.value = .nan
        #expect(stepper.value == 0)
        stepper.maximumValue = 1
        stepper.step(1)
        stepper.step(1)
        #expect(stepper.value == 1)
        stepper.wraps = true
        stepper.step(1)
        #expect(stepper.value == 0)
    }

    @Test("The mode of a view's content is the gravity of its layer")
    func gravity() {
        let view = UIView(frame: .zero)
        #expect(view.layer.contentsGravity == .resize)
        view.contentMode = .topLeft
        #expect(view.layer.contentsGravity == .topLeft)
        view.contentMode = .scaleAspectFill
        #expect(view.layer.contentsGravity == .resizeAspectFill)
    }
}
