import Foundation
import SwiftUICore

/// Gives the pointer another shape over a view, or lights the view up below it.
///
/// Follows Apple's [UIPointerInteraction](https://developer.apple.com/documentation/uikit/uipointerinteraction).
/// Without a delegate, the view lights up.
@MainActor @preconcurrency
open class UIPointerInteraction: _UIInteractionBase {
    /// The delegate, which has the styles; nil for the usual ones.
    public private(set) weak var delegate: (any UIPointerInteractionDelegate)?
    /// Whether the pointer changes; true by default.
    open var isEnabled = true { didSet { view?.noteChange() } }

    /// Creates an interaction whose delegate has the styles; nil for the usual ones.
    public init(delegate: (any UIPointerInteractionDelegate)? = nil) {
        self.delegate = delegate
        super.init()
    }

    /// Asks the delegate for the style again.
    open func invalidate() { view?.noteChange() }
}

extension UIPointerInteraction: ShownInteraction {
    func attached(to content: AnyView) -> AnyView {
        guard isEnabled, let view else { return content }
        let region = UIPointerRegion(rect: view.bounds)
        let style =
            delegate.map { $0.pointerInteraction(self, styleFor: region) } ?? UIPointerStyle(effect: .automatic(view))
        guard let style else { return content }
        if let shape = style.pointer { return AnyView(content.pointerStyle(shape)) }
        return style.lightsUp ? AnyView(content.hoverEffect()) : content
    }
}

private extension UIPointerEffect {
    static func automatic(_ view: UIView) -> UIPointerEffect { .automatic(UITargetedPreview(view: view)) }
}

/// Methods that decide on the pointer; all are optional.
@MainActor @preconcurrency
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
    /// Returns the region for a place of the pointer; the whole view is one region here.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion?
    /// Returns the style of a region; nil for the arrow.
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
}

extension UIPointerInteractionDelegate {
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? { defaultRegion }
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? { nil }
}

/// The place of the pointer for which a region is wanted.
@MainActor @preconcurrency
open class UIPointerRegionRequest: NSObject {
    /// The place in the view, in points.
    public let location: CGPoint
    /// The keys that are held.
    public let modifiers: UIKeyModifierFlags
    init(location: CGPoint, modifiers: UIKeyModifierFlags) {
        (self.location, self.modifiers) = (location, modifiers)
        super.init()
    }
}

/// A rectangle of a view with one style of the pointer.
///
/// Follows Apple's [UIPointerRegion](https://developer.apple.com/documentation/uikit/uipointerregion).
@MainActor @preconcurrency
open class UIPointerRegion: NSObject {
    /// The rectangle, in points of the view.
    public let rect: CGRect
    /// A name for the app; nil for none.
    public let identifier: AnyHashable?
    /// Creates a region.
    public init(rect: CGRect, identifier: AnyHashable? = nil) {
        (self.rect, self.identifier) = (rect, identifier)
        super.init()
    }
}

/// How a view looks below the pointer; each effect lights the view up here.
///
/// Follows Apple's [UIPointerEffect](https://developer.apple.com/documentation/uikit/uipointereffect-swift.enum).
public enum UIPointerEffect {
    /// How a color is laid over the view.
    public enum TintMode: Int, Sendable { case none, overlay, underlay }
    /// The effect that the system selects for the view.
    case automatic(UITargetedPreview)
    /// A light below the view.
    case highlight(UITargetedPreview)
    /// The view rises.
    case lift(UITargetedPreview)
    /// The view changes as the other values say.
    case hover(
        UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
        prefersScaledContent: Bool = true)
}

/// A shape of the pointer.
///
/// Follows Apple's [UIPointerShape](https://developer.apple.com/documentation/uikit/uipointershape-swift.enum).
public enum UIPointerShape {
    /// Any shape; the arrow here, as the desktop has its own shapes.
    case path(UIBezierPath)
    /// A rectangle with round corners.
    case roundedRect(CGRect, radius: CGFloat = 8)
    /// A beam across text of a height, in points.
    case verticalBeam(length: CGFloat)
    /// A beam along text of a width, in points.
    case horizontalBeam(length: CGFloat)
    /// The shape that the pointer has by itself.
    public static let defaultCornerRadius: CGFloat = 8
}

/// Directions across and down.
public struct UIAxis: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Across.
    public static let horizontal = UIAxis(rawValue: 1)
    /// Down.
    public static let vertical = UIAxis(rawValue: 2)
    /// Both.
    public static let both: UIAxis = [.horizontal, .vertical]
}

/// A style of the pointer.
///
/// Follows Apple's [UIPointerStyle](https://developer.apple.com/documentation/uikit/uipointerstyle).
@MainActor @preconcurrency
open class UIPointerStyle: NSObject {
    /// Parts beside the pointer; not shown.
    open var accessories: [UIPointerAccessory] = []
    let pointer: PointerStyle?
    let lightsUp: Bool

    private init(pointer: PointerStyle?, lightsUp: Bool) {
        (self.pointer, self.lightsUp) = (pointer, lightsUp)
        super.init()
    }
    /// Creates a style with an effect on the view.
    public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
        self.init(pointer: nil, lightsUp: true)
    }
    /// Creates a style with a shape; axes of movement have no effect here.
    public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {
        switch shape {
        case .verticalBeam: self.init(pointer: .horizontalText, lightsUp: false)
        case .horizontalBeam: self.init(pointer: .verticalText, lightsUp: false)
        case .path, .roundedRect: self.init(pointer: .default, lightsUp: false)
        }
    }
    /// The arrow.
    open class func system() -> UIPointerStyle { UIPointerStyle(pointer: .default, lightsUp: false) }
    /// No pointer; the arrow here.
    open class func hidden() -> UIPointerStyle { UIPointerStyle(pointer: .default, lightsUp: false) }
}

/// A part beside the pointer; not shown here.
@MainActor @preconcurrency
open class UIPointerAccessory: NSObject {
    /// Where a part is, by its distance from the pointer and an angle.
    public struct Position: Equatable, Sendable {
        /// The distance from the pointer, in points.
        public var offset: CGFloat
        /// The angle, in radians; 0 is above.
        public var angle: CGFloat
        /// Creates a position.
        public init(offset: CGFloat, angle: CGFloat) { (self.offset, self.angle) = (offset, angle) }
        /// Above.
        public static let top = Position(offset: 10, angle: 0)
        /// On the right.
        public static let right = Position(offset: 10, angle: .pi / 2)
        /// Below.
        public static let bottom = Position(offset: 10, angle: .pi)
        /// On the left.
        public static let left = Position(offset: 10, angle: 3 * .pi / 2)
    }
    /// The shape.
    public let shape: UIPointerShape
    /// The place.
    public let position: Position
    /// Creates a part.
    public init(_ shape: UIPointerShape, position: Position) {
        (self.shape, self.position) = (shape, position)
        super.init()
    }
    /// Returns an arrow.
    open class func arrow(_ position: Position) -> UIPointerAccessory {
        UIPointerAccessory(.roundedRect(CGRect(x: 0, y: 0, width: 8, height: 8), radius: 2), position: position)
    }
}
