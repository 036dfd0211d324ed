import Foundation

/// A request of assistive technology to zoom.
///
/// Follows Apple's
/// [AccessibilityZoomGestureAction](https://developer.apple.com/documentation/swiftui/accessibilityzoomgestureaction).
public struct AccessibilityZoomGestureAction: Hashable, Sendable {
    /// Which way to zoom.
    public enum Direction: Hashable, Sendable {
        /// Nearer.
        case zoomIn
        /// Farther.
        case zoomOut
    }

    /// Which way to zoom.
    public let direction: Direction
    /// The place to zoom at, in shares of the view's size; always the middle here.
    public let location: UnitPoint
    /// The place to zoom at, in the view's coordinates; always its origin here.
    public let point: CGPoint
}

extension View {
    /// Sets the action for zooming, which assistive technology is offered as “Zoom In” and “Zoom Out”.
    ///
    /// Follows Apple's
    /// [accessibilityZoomAction(_:)](https://developer.apple.com/documentation/swiftui/view/accessibilityzoomaction(_:)).
    public nonisolated func accessibilityZoomAction(
        _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        let actions: [(String, AccessibilityZoomGestureAction.Direction)] = [
            ("Zoom In", .zoomIn), ("Zoom Out", .zoomOut),
        ]
        return modifier(
            AccessibilityAttachmentModifier {
                $0.actions = actions.map { name, direction in
                    .init(kind: AccessibilityActionKind(named: Text(verbatim: name))) {
                        handler(.init(direction: direction, location: .center, point: .zero))
                    }
                }
            })
    }
}
