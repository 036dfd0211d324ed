import Foundation
import SwiftUICore

/// Recognizes the pointer over a view, while no button is down.
///
/// Follows Apple's [UIHoverGestureRecognizer](https://developer.apple.com/documentation/uikit/uihovergesturerecognizer).
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    /// The height of a pencil over the view, from 0 to 1; 0 for a pointer.
    open var zOffset: CGFloat { 0 }
    /// The angle of a pencil to the view, in radians; upright for a pointer.
    open var altitudeAngle: CGFloat { .pi / 2 }
    /// The rotation of a pencil about itself, in radians; 0 for a pointer.
    open var rollAngle: CGFloat { 0 }
    /// Returns the direction of a pencil, in radians; 0 for a pointer.
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

    override func attached(to content: AnyView) -> AnyView {
        AnyView(content.onContinuousHover { [self] in pointer($0) })
    }

    /// Notes a movement of the pointer.
    func pointer(_ phase: HoverPhase) {
        switch phase {
        case .active(let place): tell(state == .began || state == .changed ? .changed : .began, at: place)
        case .ended: if state == .began || state == .changed { tell(.ended, at: place) }
        }
    }
}

/// Recognizes movements that begin at an edge of the view.
///
/// Follows Apple's
/// [UIScreenEdgePanGestureRecognizer](https://developer.apple.com/documentation/uikit/uiscreenedgepangesturerecognizer).
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges at which a movement can begin; none by default.
    open var edges: UIRectEdge = []
    /// How far from an edge a movement can begin, in points.
    static let reach: CGFloat = 20

    override func mayBegin(at start: CGPoint) -> Bool {
        guard let bounds = view?.bounds else { return false }
        return edges.contains(.left) && start.x - bounds.minX <= Self.reach
            || edges.contains(.right) && bounds.maxX - start.x <= Self.reach
            || edges.contains(.top) && start.y - bounds.minY <= Self.reach
            || edges.contains(.bottom) && bounds.maxY - start.y <= Self.reach
    }
}
