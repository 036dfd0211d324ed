import Foundation
import SwiftUI

/// The shape of the pointer.
///
/// Follows Apple's [NSCursor](https://developer.apple.com/documentation/appkit/nscursor). ``push()`` and ``set()`` change it over the
/// views of AppKit that have cursor rectangles; views of SwiftUI's have `pointerStyle(_:)`.
@MainActor @preconcurrency
open class NSCursor: NSObject {
    let style: PointerStyle?
    /// The image; empty for the desktop's own shapes.
    public let image: NSImage
    /// The place in the image that points, in points.
    public let hotSpot: NSPoint

    private init(_ style: PointerStyle?) {
        (self.style, image, hotSpot) = (style, NSImage(), .zero)
        super.init()
    }
    /// Creates a shape of an image.
    public init(image newImage: NSImage, hotSpot point: NSPoint) {
        let size = newImage.size
        let spot = UnitPoint(
            x: size.width > 0 ? point.x / size.width : 0, y: size.height > 0 ? point.y / size.height : 0)
        (style, image, hotSpot) = (.image(Image(nsImage: newImage), hotSpot: spot), newImage, point)
        super.init()
    }

    /// The usual arrow.
    public static let arrow = NSCursor(.default)
    /// A beam between letters.
    public static let iBeam = NSCursor(.horizontalText)
    /// A beam between letters of a column.
    public static let iBeamCursorForVerticalLayout = NSCursor(.verticalText)
    /// A cross.
    public static let crosshair = NSCursor(.rectSelection)
    /// A pointing hand.
    public static let pointingHand = NSCursor(.link)
    /// An open hand.
    public static let openHand = NSCursor(.grabIdle)
    /// A closed hand.
    public static let closedHand = NSCursor(.grabActive)
    /// An arrow to the left.
    public static let resizeLeft = NSCursor(.columnResize)
    /// An arrow to the right.
    public static let resizeRight = NSCursor(.columnResize)
    /// Arrows to the left and right.
    public static let resizeLeftRight = NSCursor(.columnResize)
    /// An arrow up.
    public static let resizeUp = NSCursor(.rowResize)
    /// An arrow down.
    public static let resizeDown = NSCursor(.rowResize)
    /// Arrows up and down.
    public static let resizeUpDown = NSCursor(.rowResize)
    /// A sign that something is not allowed: the usual arrow here.
    public static let operationNotAllowed = NSCursor(.default)
    /// An arrow with a plus: the usual arrow here.
    public static let dragCopy = NSCursor(.default)
    /// An arrow with a link: the usual arrow here.
    public static let dragLink = NSCursor(.default)
    /// An arrow with a menu: the usual arrow here.
    public static let contextualMenu = NSCursor(.default)
    /// A cloud that disappears: the usual arrow here.
    public static let disappearingItem = NSCursor(.default)

    /// The edge between columns.
    public static let columnResize = NSCursor(.columnResize)
    /// The edge between rows.
    public static let rowResize = NSCursor(.rowResize)
    /// A glass that enlarges.
    public static let zoomIn = NSCursor(.default)
    /// A glass that reduces.
    public static let zoomOut = NSCursor(.default)
    /// Returns the pointer over an edge of columns that can be moved in some directions.
    public static func columnResize(directions: HorizontalDirection.Set) -> NSCursor { columnResize }
    /// Returns the pointer over an edge of rows that can be moved in some directions.
    public static func rowResize(directions: VerticalDirection.Set) -> NSCursor { rowResize }
    private static var stack: [NSCursor] = []
    private static var shown: NSCursor?
    /// The shape that was set last; the arrow by default.
    open class var current: NSCursor { shown ?? arrow }
    /// The shape that the desktop shows; the one that was set last.
    open class var currentSystem: NSCursor? { current }

    /// Makes this the shape.
    ///
    /// Over views of SwiftUI's the views decide; there it has no effect.
    open func set() {
        Self.shown = self
        if self !== Self.arrow {
            RuntimeWarning.issue(
                "NSCursor.set() and push() have no effect here: use cursor rectangles or pointerStyle(_:) (see CompatibilityGaps.md)."
            )
        }
    }
    /// Makes this the shape until ``pop()``.
    open func push() {
        Self.stack.append(Self.current)
        set()
    }
    /// Makes the shape before ``push()`` the shape again.
    open func pop() { Self.pop() }
    /// Makes the shape before ``push()`` the shape again.
    open class func pop() { shown = stack.popLast() }
    /// Hides the pointer; without effect here.
    open class func hide() { RuntimeWarning.issue("NSCursor.hide() has no effect here: see CompatibilityGaps.md.") }
    /// Shows the pointer again.
    open class func unhide() {}
    /// Hides the pointer until it moves; without effect here.
    open class func setHiddenUntilMouseMoves(_ flag: Bool) { if flag { hide() } }
}
