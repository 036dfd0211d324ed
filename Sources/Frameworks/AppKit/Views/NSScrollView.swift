import Foundation
import SwiftUI

/// Shows a part of a larger view, which the user scrolls.
///
/// Follows Apple's [NSScrollView](https://developer.apple.com/documentation/appkit/nsscrollview). A scroll view of SwiftUI's shows it.
@MainActor @preconcurrency
open class NSScrollView: NSView {
    /// The view of the visible part.
    open var contentView = NSClipView(frame: .zero) { didSet { adopt() } }
    /// The larger view; nil for none.
    open var documentView: NSView? {
        get { contentView.documentView }
        set {
            contentView.documentView = newValue
            changed()
        }
    }
    /// Whether there is a bar at the side.
    open var hasVerticalScroller = false { didSet { changed() } }
    /// Whether there is a bar below.
    open var hasHorizontalScroller = false { didSet { changed() } }
    /// Whether bars are hidden where all is visible; the engine decides.
    open var autohidesScrollers = false
    /// The bar at the side; nil for none.
    open var verticalScroller: NSScroller?
    /// The bar below; nil for none.
    open var horizontalScroller: NSScroller?
    /// Whether bars are above the content; they are here.
    open var scrollerStyle = NSScroller.Style.overlay
    /// Whether the background is drawn.
    open var drawsBackground = true { didSet { changed() } }
    /// The color of the background.
    open var backgroundColor: NSColor = .controlBackgroundColor { didSet { changed() } }
    /// The line around the view.
    open var borderType = NSBorderType.noBorder { didSet { changed() } }
    /// The room around the content, in points.
    open var contentInsets = NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) { didSet { changed() } }
    /// Whether the room is set by itself; without effect.
    open var automaticallyAdjustsContentInsets = true
    /// How far the content moves beyond its end; the engine decides.
    open var verticalScrollElasticity = Elasticity.automatic
    /// How far the content moves beyond its end; the engine decides.
    open var horizontalScrollElasticity = Elasticity.automatic
    /// Whether two fingers zoom the content; they don't here.
    open var allowsMagnification = false
    /// How much the content is enlarged; without effect.
    open var magnification: CGFloat = 1
    /// Whether there are rulers; there are none.
    open var rulersVisible = false
    /// How far content moves beyond its end.
    public enum Elasticity: Int, Sendable { case automatic, none, allowed }

    /// Creates a view of a rectangle.
    public override init(frame frameRect: NSRect) {
        super.init(frame: frameRect)
        adopt()
    }
    /// Creates a view from an archive; there are none here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        adopt()
    }
    private func adopt() {
        contentView.scrollView = self
        changed()
    }

    /// The size of the visible part, in points.
    open var contentSize: NSSize { bounds.size }
    /// The rectangle of the document that is visible, in points; its place is not known.
    open var documentVisibleRect: NSRect { NSRect(origin: .zero, size: contentSize) }
    /// Brings the bars up to date; the engine does that.
    open func reflectScrolledClipView(_ cView: NSClipView) {}
    /// Places bars and content; the engine does that.
    open func tile() {}
    /// Shows the bars for a moment; the engine decides.
    open func flashScrollers() {}

    override var takesPointer: Bool { false }
    override var counterpart: AnyView? { AnyView(ScrollContent(view: self, revision: revision)) }
}

/// The content of a scroll view.
private struct ScrollContent: View {
    let view: NSScrollView
    let revision: Int

    var body: some View {
        Group {
            if let document = view.documentView {
                if document is NSTextView || document is NSTableView || document is NSCollectionView {
                    // These scroll by themselves.
                    ShownView(view: document, revision: revision)
                } else {
                    ScrollView(axes, showsIndicators: view.hasVerticalScroller || view.hasHorizontalScroller) {
                        ShownView(view: document, revision: revision)
                            .frame(width: length(document.frame.width, fills: !view.hasHorizontalScroller))
                            .frame(height: length(document.frame.height, fills: false))
                    }
                }
            } else {
                Color.clear
            }
        }
        .padding(
            EdgeInsets(
                top: view.contentInsets.top, leading: view.contentInsets.left, bottom: view.contentInsets.bottom,
                trailing: view.contentInsets.right)
        )
        .background(view.drawsBackground ? Color(view.backgroundColor) : .clear)
        .overlay {
            if view.borderType != .noBorder { Rectangle().strokeBorder(Color(NSColor.separatorColor)) }
        }
    }

    private var axes: Axis.Set {
        view.hasHorizontalScroller ? view.hasVerticalScroller ? [.vertical, .horizontal] : .horizontal : .vertical
    }
    private func length(_ length: CGFloat, fills: Bool) -> CGFloat? { fills || length <= 0 ? nil : length }
}

/// The line around a view.
public enum NSBorderType: UInt, Sendable { case noBorder, lineBorder, bezelBorder, grooveBorder }

/// The visible part of a scroll view.
///
/// Follows Apple's [NSClipView](https://developer.apple.com/documentation/appkit/nsclipview).
@MainActor @preconcurrency
open class NSClipView: NSView {
    weak var scrollView: NSScrollView?
    /// The larger view; nil for none.
    open var documentView: NSView? { didSet { scrollView?.changed() } }
    /// Whether the background is drawn; the scroll view decides.
    open var drawsBackground = true
    /// The color of the background; the scroll view decides.
    open var backgroundColor: NSColor = .controlBackgroundColor
    /// The rectangle of the document, in points.
    open var documentRect: NSRect { documentView?.frame ?? .zero }
    /// The rectangle of the document that is visible, in points; its place is not known.
    open var documentVisibleRect: NSRect { scrollView?.documentVisibleRect ?? bounds }
    /// Scrolls to a place; the engine's scroll views move by the user alone here.
    open func scroll(to newOrigin: NSPoint) {
        RuntimeWarning.issue("NSClipView.scroll(to:) has no effect here: see CompatibilityGaps.md.")
    }
    /// Returns the rectangle that the visible part may have: the proposed one.
    open func constrainBoundsRect(_ proposedBounds: NSRect) -> NSRect { proposedBounds }
}

/// A bar that shows how far a view is scrolled; the engine draws its own.
///
/// Follows Apple's [NSScroller](https://developer.apple.com/documentation/appkit/nsscroller).
@MainActor @preconcurrency
open class NSScroller: NSControl {
    /// Where a bar is.
    public enum Style: Int, Sendable { case legacy, overlay }
    /// The color of a bar.
    public enum KnobStyle: Int, Sendable { case `default`, dark, light }
    /// The style that the user prefers.
    open class var preferredScrollerStyle: Style { .overlay }
    /// Whether bars of the class can be above the content.
    open class var isCompatibleWithOverlayScrollers: Bool { true }
    /// The parts of a bar.
    public enum Part: UInt, Sendable { case noPart, decrementPage, knob, incrementPage, knobSlot = 6 }
    /// Returns the rectangle of a part, in points: the whole bar.
    open func rect(for partCode: Part) -> NSRect { partCode == .noPart ? .zero : bounds }
    /// Returns the part at a point; the engine decides.
    open func testPart(_ point: NSPoint) -> Part { .noPart }
    /// Draws the bar's knob; the engine does that.
    open func drawKnob() {}
    /// Draws the bar's slot; the engine does that.
    open func drawKnobSlot(in slotRect: NSRect, highlight flag: Bool) {}
    /// The part that is pressed; not known.
    open var hitPart: Part { .noPart }
    /// The part of the content that is visible, from 0 to 1.
    open var knobProportion: CGFloat = 1
    /// The style of the bar; the engine decides.
    open var scrollerStyle = Style.overlay
    /// The color of the bar; the engine decides.
    open var knobStyle = KnobStyle.default
    /// Returns the width of a bar, in points.
    open class func scrollerWidth(for controlSize: ControlSize, scrollerStyle: Style) -> CGFloat { 15 }
}
