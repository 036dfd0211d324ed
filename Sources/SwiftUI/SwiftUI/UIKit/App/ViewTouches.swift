import Foundation
import SwiftUICore

/// Passes touches to views that want them: controls, views that an app has defined, and the view of a controller.
///
/// As with Apple's, a touch belongs to the innermost view below it, from which the responder chain passes it to the others.
struct ViewTouches: ViewModifier {
    let view: UIView
    @State private var touch: UITouch?
    @State private var last: Tap?
    @GestureState private var isDown = false

    func body(content: Content) -> some View {
        content.contentShape(Rectangle())
            .simultaneousGesture(
                DragGesture(minimumDistance: 0)
                    .updating($isDown) { _, isDown, _ in isDown = true }
                    .onChanged { value in
                        if let touch {
                            if touch.place != place(value.location) { deliver(touch, .moved, value.location) }
                        } else if let receiver = receiver(at: value.startLocation) {
                            begin(in: receiver, at: value.startLocation, time: value.time)
                        }
                    }
                    .onEnded { value in
                        guard let touch else { return }
                        self.touch = nil
                        deliver(touch, .ended, value.location)
                    }
            )
            .onChange(of: isDown) {
                guard !isDown, let touch else { return }
                self.touch = nil
                deliver(touch, .cancelled, nil)
            }
    }

    /// The view that a touch belongs to; nil where that is none of this view's.
    private func receiver(at location: CGPoint) -> UIView? {
        if view is any RepresentingView { return view }
        guard let hit = view.hitTest(place(location), with: nil) else { return nil }
        var inner = hit
        while inner !== view {
            // It has touches of its own, or keeps them.
            if Self.concern(inner) || inner is UIControl || inner.hidesViewsWithin { return nil }
            guard let outer = inner.superview else { return nil }
            inner = outer
        }
        return hit
    }

    private func begin(in receiver: UIView, at location: CGPoint, time: Date) {
        let touch = UITouch()
        (touch.view, touch.surface, touch.place) = (receiver, view, place(location))
        touch.tapCount = last.map { $0.isFollowed(at: location, time) ? $0.count + 1 : 1 } ?? 1
        last = Tap(location: location, time: time, count: touch.tapCount)
        self.touch = touch
        deliver(touch, .began, location)
    }

    /// A location in the view's own coordinates, which may begin elsewhere.
    private func place(_ location: CGPoint) -> CGPoint {
        CGPoint(x: location.x + view.bounds.minX, y: location.y + view.bounds.minY)
    }

    /// - Parameter location: Where the touch is now; nil for where it was.
    private func deliver(_ touch: UITouch, _ phase: UITouch.Phase, _ location: CGPoint?) {
        guard let receiver = touch.view else { return }
        let event = UIEvent()
        event.allTouches = [touch]
        touch.previous = touch.place
        if let location { touch.place = place(location) }
        touch.phase = phase
        touch.timestamp = event.timestamp
        switch phase {
        case .began: receiver.touchesBegan([touch], with: event)
        case .moved: receiver.touchesMoved([touch], with: event)
        case .ended: receiver.touchesEnded([touch], with: event)
        default: receiver.touchesCancelled([touch], with: event)
        }
    }

    /// The beginning of a touch.
    private struct Tap {
        let location: CGPoint
        let time: Date
        let count: Int

        /// Whether a touch at a place is the next of the same series.
        func isFollowed(at place: CGPoint, _ time: Date) -> Bool {
            let distance = hypot(place.x - location.x, place.y - location.y)
            return time.timeIntervalSince(self.time) < 0.35 && distance < 20
        }
    }

    /// Whether a view, or the controller that it is the view of, may want to know of touches.
    static func concern(_ view: UIView) -> Bool {
        if let view = view as? any RepresentingView { return view.takesTouches }
        if let control = view as? UIControl { return control.followsTouches }
        if view is UIScrollView { return false }
        return isOwn(view) || !view.hidesViewsWithin && view.controller.map(isOwn) == true
    }

    /// The types that an app has defined.
    private static var own: [ObjectIdentifier: Bool] = [:]

    /// Whether an app, or a framework beside this one, has defined the type of an object.
    static func isOwn(_ object: UIResponder) -> Bool {
        let type = type(of: object)
        if let known = own[ObjectIdentifier(type)] { return known }
        let isOwn = !String(reflecting: type).hasPrefix("SwiftUI.")
        own[ObjectIdentifier(type)] = isOwn
        return isOwn
    }
}
