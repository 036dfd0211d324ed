import Foundation
import SwiftUI

extension NSView {
    private var root: NSView {
        var view = self
        while let around = view.superview { view = around }
        return view
    }

    /// The point as the backing view counts it.
    private func inBacking(_ point: NSPoint) -> NSPoint {
        isFlipped ? point : NSPoint(x: point.x, y: bounds.height - point.y)
    }
    /// The point of the window, whose y axis points up, as the outermost backing view counts it.
    private func inRoot(_ point: NSPoint) -> NSPoint { NSPoint(x: point.x, y: root.bounds.height - point.y) }

    /// Returns a point of another view's space, or of the window's for nil, in this view's.
    public func convert(_ point: NSPoint, from view: NSView?) -> NSPoint {
        let source = view?.inBacking(point) ?? inRoot(point)
        return inBacking(backing.convert(source, from: view?.backing))
    }
    /// Returns a point of this view's space in another view's, or in the window's for nil.
    public func convert(_ point: NSPoint, to view: NSView?) -> NSPoint {
        let target = backing.convert(inBacking(point), to: view?.backing)
        return view?.inBacking(target) ?? inRoot(target)
    }
    /// Returns a rectangle of another view's space, or of the window's for nil, in this view's.
    public func convert(_ rect: NSRect, from view: NSView?) -> NSRect {
        let (a, b) = (convert(rect.origin, from: view), convert(NSPoint(x: rect.maxX, y: rect.maxY), from: view))
        return NSRect(x: min(a.x, b.x), y: min(a.y, b.y), width: abs(a.x - b.x), height: abs(a.y - b.y))
    }
    /// Returns a rectangle of this view's space in another view's, or in the window's for nil.
    public func convert(_ rect: NSRect, to view: NSView?) -> NSRect {
        let (a, b) = (convert(rect.origin, to: view), convert(NSPoint(x: rect.maxX, y: rect.maxY), to: view))
        return NSRect(x: min(a.x, b.x), y: min(a.y, b.y), width: abs(a.x - b.x), height: abs(a.y - b.y))
    }
    /// Returns a size of this view's space in another view's; the same, as views are not scaled.
    public func convert(_ size: NSSize, to view: NSView?) -> NSSize { size }
    /// Returns a rectangle in pixels.
    public func convertToBacking(_ rect: NSRect) -> NSRect {
        let scale = UIScreen.main.scale
        return NSRect(
            x: rect.minX * scale, y: rect.minY * scale, width: rect.width * scale, height: rect.height * scale)
    }
    /// Whether a point is within a rectangle of the view's space.
    public func isMousePoint(_ point: NSPoint, in rect: NSRect) -> Bool { rect.contains(point) }
    /// Whether a point is within a rectangle of the view's space.
    public func mouse(_ point: NSPoint, in rect: NSRect) -> Bool { rect.contains(point) }

    /// Whether the view is another one, or within it.
    public func isDescendant(of view: NSView) -> Bool { self === view || superview?.isDescendant(of: view) == true }
    /// Returns the nearest view around both this view and another; nil for none.
    public func ancestorShared(with view: NSView) -> NSView? {
        isDescendant(of: view) ? view : view.superview.flatMap { ancestorShared(with: $0) }
    }
    /// Returns this view, or one within, by its number; nil for none.
    public func viewWithTag(_ tag: Int) -> NSView? {
        if tag == self.tag { return self }
        return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
    }
    /// The part of the view that the views around do not clip, in its own space.
    public var visibleRect: NSRect {
        guard !isHidden, let superview else { return isHidden ? .zero : bounds }
        return bounds.intersection(convert(superview.visibleRect, from: superview))
    }
    /// The scroll view around; nil for none.
    public var enclosingScrollView: NSScrollView? {
        var view = superview
        while let around = view {
            if let scroll = around as? NSScrollView { return scroll }
            view = around.superview
        }
        return nil
    }
    /// Whether the view, or one around it, is hidden.
    public var isHiddenOrHasHiddenAncestor: Bool { isHidden || superview?.isHiddenOrHasHiddenAncestor == true }
    /// The direction in which the interface reads.
    public var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection {
        get { backing.effectiveUserInterfaceLayoutDirection }
        set { backing.semanticContentAttribute = newValue == .rightToLeft ? .forceRightToLeft : .forceLeftToRight }
    }
    /// Whether changes of the frame are posted; without effect.
    public var postsFrameChangedNotifications: Bool {
        get { false }
        set {
            if newValue { RuntimeWarning.issue("NSView posts no notifications of frames: see CompatibilityGaps.md.") }
        }
    }
    /// Requests a new drawing of a rectangle.
    public func setNeedsDisplay(_ invalidRect: NSRect) { needsDisplay = true }
    /// Requests a new drawing.
    public func display() { needsDisplay = true }
    /// Requests a new drawing.
    public func displayIfNeeded() {}
}
