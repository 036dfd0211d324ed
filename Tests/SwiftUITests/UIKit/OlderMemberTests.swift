import Foundation
import OrielFoundation
import SwiftUITesting
import Testing

@testable import SwiftUI

/// Members of UIKit's classes that libraries use.
@MainActor
@Suite("Members for libraries")
struct OlderMemberTests {
    private final class Delegate: NSObject, UIApplicationDelegate, UIWindowSceneDelegate {
        var window: UIWindow?
    }
    private final class Windowless: NSObject, UIApplicationDelegate {}

    @Test("A delegate of any class has an optional of an optional window, which is the class's own")
    func windows() throws {
        let own = Delegate()
        let delegate: any UIApplicationDelegate = own
        let window = UIWindow(frame: .zero)
        delegate.window = window
        #expect(own.window === window && delegate.window??.tag == 0)
        let (outer, inner) = (delegate.window, own.window)
        if let outer, let window = outer { #expect(window === inner) }
        let scene: any UIWindowSceneDelegate = own
        scene.window??.tag = 3
        #expect(window.tag == 3)
        delegate.window = nil
        #expect(own.window == nil)
        let none: any UIApplicationDelegate = Windowless()
        none.window = window
        #expect(none.ownedWindow == nil)
    }

    @Test("Several changes may be made by a function that does not escape")
    func batches() {
        func update(_ table: UITableView, _ change: () -> Void) { table.performBatchUpdates(change) }
        var count = 0
        update(UITableView(frame: .zero)) { count += 1 }
        #expect(count == 1)
    }

    @Test("Text sizes are limited for a view and its descendants")
    func contentSizes() {
        let (outer, inner) = (UIView(frame: .zero), UIView(frame: .zero))
        outer.addSubview(inner)
        outer.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        #expect(inner.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
        outer.maximumContentSizeCategory = .extraLarge
        #expect(inner.traitCollection.preferredContentSizeCategory == .extraLarge)
        inner.minimumContentSizeCategory = .extraExtraLarge
        #expect(inner.traitCollection.preferredContentSizeCategory == .extraExtraLarge)
        #expect(outer.traitCollection.preferredContentSizeCategory == .extraLarge)
        #expect(inner.appliedContentSizeCategoryLimitsDescription.contains("UICTContentSizeCategoryXL"))
    }

    @Test("A controller's traits are announced before they have changed, with a transition that is over")
    func transitions() {
        final class Controller: UIViewController {
            var log: [String] = []
            override func willTransition(
                to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                super.willTransition(to: newCollection, with: coordinator)
                log.append("will \(newCollection.userInterfaceStyle == .dark)")
                coordinator.animate { [unowned self] _ in
                    log.append("along")
                } completion: { [unowned self] _ in
                    log.append("over")
                }
            }
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                log.append("did")
            }
        }
        let controller = Controller()
        controller.loadViewIfNeeded()
        controller.view.overrideUserInterfaceStyle = .light
        controller.log = []
        controller.view.overrideUserInterfaceStyle = .dark
        #expect(controller.log == ["will true", "along", "over", "did"])
    }

    @Test("Places of rows are objects, too; those without a row have none")
    func places() {
        let place = IndexPath(row: 2, section: 1) as NSIndexPath
        #expect(place.row == 2 && place.item == 2 && place.section == 1)
        #expect(NSIndexPath(row: 4, section: 3) as IndexPath == IndexPath(row: 4, section: 3))
        #expect(NSIndexPath().row == NSNotFound && NSIndexPath().section == NSNotFound)
    }

    @Test("Priorities are raised and lowered by numbers")
    func priorities() {
        var priority = UILayoutPriority.required - 1
        #expect(priority.rawValue == 999)
        priority += 0.5
        #expect(priority == UILayoutPriority(999.5) && UILayoutPriority.defaultLow + 10 == UILayoutPriority(260))
    }

    @Test("A group of changes of layers has its settings by their keys, too")
    func transactions() {
        CATransaction.begin()
        CATransaction.setValue(true, forKey: kCATransactionDisableActions)
        CATransaction.setValue(2.0, forKey: kCATransactionAnimationDuration)
        CATransaction.setValue("a", forKey: "other")
        #expect(CATransaction.disableActions() && CATransaction.animationDuration() == 2)
        #expect(CATransaction.value(forKey: kCATransactionDisableActions) as? Bool == true)
        CATransaction.commit()
        #expect(!CATransaction.disableActions())
    }

    @Test("A curve has four control points")
    func curves() {
        var points: [Float] = [9, 9]
        let curve = CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4)
        curve.getControlPoint(at: 1, values: &points)
        #expect(points == [0.1, 0.2])
        curve.getControlPoint(at: 3, values: &points)
        #expect(points == [1, 1])
        curve.getControlPoint(at: 4, values: &points)
        #expect(points == [1, 1])
    }

    @Test("The elements of a path are passed to functions, C's among them")
    func paths() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 3, y: 4))
        path.closeSubpath()
        var lines: [String] = []
        path.applyWithBlock { element in
            let points = element.pointee.points
            switch element.pointee.type {
            case .moveToPoint: lines.append("move \(points[0].x)")
            case .addQuadCurveToPoint: lines.append("curve \(points[0].x) \(points[1].x)")
            default: lines.append("other")
            }
        }
        #expect(lines == ["move 1.0", "curve 3.0 5.0", "other"])
        var count = 0
        withUnsafeMutablePointer(to: &count) { counter in
            path.apply(info: counter) { info, _ in info?.assumingMemoryBound(to: Int.self).pointee += 1 }
        }
        #expect(count == 3)
    }
}
