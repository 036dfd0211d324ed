import Foundation
import OrielFoundation
import SwiftUICore

/// Recognizes a movement of fingers or of the pointer over a view.
///
/// Follows Apple's
/// [UIGestureRecognizer](https://developer.apple.com/documentation/uikit/uigesturerecognizer). The kinds in this module recognize
/// what their counterparts in SwiftUI do, over views that a representable shows; subclasses of an app's own recognize nothing.
@MainActor @preconcurrency
open class UIGestureRecognizer: NSObject {
    /// The state of the recognition.
    public enum State: Int, Sendable {
        /// Nothing was recognized yet.
        case possible
        /// The gesture has begun.
        case began
        /// The gesture continues.
        case changed
        /// The gesture is over.
        case ended
        /// The gesture was canceled.
        case cancelled
        /// The recognition failed.
        case failed
        /// The gesture was recognized.
        public static let recognized = State.ended
    }

    /// The state of the recognition.
    open var state = State.possible
    /// Whether it recognizes anything.
    open var isEnabled = true
    /// The view over which it recognizes; nil for none.
    open internal(set) weak var view: UIView?
    /// The delegate, which decides whether gestures may begin; nil for none.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// How many fingers, or buttons of the mouse, are down.
    open var numberOfTouches: Int { state == .began || state == .changed ? 1 : 0 }
    /// A name for the app; nil for none.
    open var name: String?
    /// Whether the view does not see touches once the gesture was recognized; controls here always see theirs.
    open var cancelsTouchesInView = true
    /// Whether the view sees touches only after the recognition failed; controls here see theirs at once.
    open var delaysTouchesBegan = false
    /// Whether the view sees the end of touches only after the recognition failed; controls here see it at once.
    open var delaysTouchesEnded = true
    /// The kinds of touches that count, by their raw values; all count here.
    open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
    /// The kinds of presses that count, by their raw values; none are recognized here.
    open var allowedPressTypes: [NSNumber] = []
    /// Whether touches of one kind alone count; there is one kind here.
    open var requiresExclusiveTouchType = true

    private var targets: [(object: WeakTarget, action: Selector)] = []
    /// Where the gesture is, in the view's space.
    var place = CGPoint.zero
    /// Called when the state changes, for a recognizer that a gesture of SwiftUI represents.
    var onStateChange: (() -> Void)?

    /// Creates a recognizer that calls nothing yet.
    public override convenience init() { self.init(target: nil, action: nil) }

    /// Creates a recognizer that calls a method of an object: one that `#selector` names in what `./oriel run PATH` builds.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    /// Adds a target and its method.
    open func addTarget(_ target: Any, action: Selector) {
        guard action.isMethod else {
            RuntimeWarning.issue("addTarget(_:action:) can't call \(action) here: methods can't be called by name.")
            return
        }
        targets.append((WeakTarget(object: target as AnyObject), action))
    }

    /// Removes a method of a target; nil stands for all.
    open func removeTarget(_ target: Any?, action: Selector?) {
        targets.removeAll {
            (target == nil || $0.object.object === target as AnyObject) && (action == nil || $0.action == action)
        }
    }

    /// Returns where the gesture is, in points of a view; of the recognizer's own for nil.
    open func location(in view: UIView?) -> CGPoint { place }

    /// Without effect: recognizers compete as gestures of SwiftUI's do.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        RuntimeWarning.issue("require(toFail:) has no effect here: see CompatibilityGaps.md.")
    }

    /// Returns where a touch is, in points of a view; there is one here.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { location(in: view) }
    /// Called when touches began; the kinds in this module recognize gestures of SwiftUI's, so that it is not called.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when touches moved; not called here.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when touches ended; not called here.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when touches were canceled; not called here.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when the recognition is over, for values of a subclass.
    open func reset() {}
    /// Whether this recognizer ends another one's recognition; true by default.
    ///
    /// It is not asked here.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Whether another recognizer ends this one's recognition; true by default.
    ///
    /// It is not asked here.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Whether the recognition waits until another one failed; false by default.
    ///
    /// It is not asked here.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Whether another recognition waits until this one failed; false by default.
    ///
    /// It is not asked here.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Tells the targets of a state; false where the delegate does not let the gesture begin.
    @discardableResult
    func tell(_ state: State, at place: CGPoint) -> Bool {
        guard isEnabled else { return false }
        let isNew = self.state != .began && self.state != .changed
        if isNew, delegate?.gestureRecognizerShouldBegin(self) == false { return false }
        if isNew, view?.gestureRecognizerShouldBegin(self) == false { return false }
        (self.state, self.place) = (state, place)
        for (target, action) in targets {
            if let object = target.object { action.call(on: object, with: [self]) }
        }
        onStateChange?()
        if state == .ended || state == .cancelled { self.state = .possible }
        return true
    }

    /// A view with the gesture.
    func attached(to content: AnyView) -> AnyView {
        RuntimeWarning.issue("\(type(of: self)) recognizes nothing here: see CompatibilityGaps.md.")
        return content
    }
}

/// A target, as long as it exists.
private struct WeakTarget {
    weak var object: AnyObject?
}

/// Methods that decide on gestures; all are optional.
@MainActor @preconcurrency
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
    /// Whether a gesture may begin; true by default.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    /// Whether two gestures may be recognized simultaneously; false by default. Here they compete as SwiftUI's gestures do.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    /// Whether the recognition waits until another one failed; false by default. It is not asked here.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    /// Whether another recognition waits until this one failed; false by default. It is not asked here.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    /// Whether a touch counts; true by default. It is not asked here.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
}

extension UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        true
    }
}

extension UIView {
    var standardGestureRecognizers: [UIGestureRecognizer]? {
        get { recognizers.isEmpty ? nil : recognizers }
        set {
            for recognizer in recognizers { recognizer.view = nil }
            recognizers = newValue ?? []
            for recognizer in recognizers { recognizer.view = self }
        }
    }

    func standardAddGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        recognizers.append(gestureRecognizer)
        gestureRecognizer.view = self
    }

    func standardRemoveGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        recognizers.removeAll { $0 === gestureRecognizer }
        gestureRecognizer.view = nil
    }
}
