import Foundation
import SwiftUI

extension NSWindow {
    /// The direction in which the focus moves.
    public enum SelectionDirection: UInt, Sendable { case directSelection, selectingNext, selectingPrevious }
    /// The direction in which the focus moves now; none outside of moves.
    public var keyViewSelectionDirection: SelectionDirection { .directSelection }

    /// Moves the focus to the view behind the one that has it.
    public func selectNextKeyView(_ sender: Any?) { select(after: firstResponder as? NSView, step: 1) }
    /// Moves the focus to the view before the one that has it.
    public func selectPreviousKeyView(_ sender: Any?) { select(after: firstResponder as? NSView, step: -1) }
    /// Moves the focus to the view behind another one.
    public func selectKeyView(following view: NSView) { select(after: view, step: 1) }
    /// Moves the focus to the view before another one.
    public func selectKeyView(preceding view: NSView) { select(after: view, step: -1) }
    /// Finds the order of the focus by the places of views; that is always done here.
    public func recalculateKeyViewLoop() {}
    /// Ends the editing of a control, which loses the focus.
    public func endEditing(for object: Any?) {
        if object == nil || (object as AnyObject?) === firstResponder { makeFirstResponder(nil) }
    }

    /// Moves the focus from a view to another one: by the app's own order, else by the order of the views.
    private func select(after view: NSView?, step: Int) {
        if step > 0, let next = view?.nextKeyView, next.canBecomeKeyView {
            makeFirstResponder(next)
            return
        }
        let all = contentView.map(Self.keyViews) ?? []
        guard !all.isEmpty else { return }
        if step < 0, let view, let before = all.first(where: { $0.nextKeyView === view }) {
            makeFirstResponder(before)
            return
        }
        let place = view.flatMap { view in all.firstIndex { $0 === view } }
        let index = place.map { ($0 + step + all.count) % all.count } ?? (step > 0 ? 0 : all.count - 1)
        makeFirstResponder(all[index])
    }
    private static func keyViews(_ view: NSView) -> [NSView] {
        if view.isHidden { return [] }
        return (view.canBecomeKeyView ? [view] : []) + view.subviews.flatMap(keyViews)
    }

    /// Gives the focus to the view with which the window begins.
    func focusInitialView() {
        if firstResponder == nil, let view = initialFirstResponder, view.window === self { makeFirstResponder(view) }
    }

    // MARK: Cursors

    /// Whether rectangles change the pointer's shape; they do.
    public var areCursorRectsEnabled: Bool { true }
    /// Makes rectangles change the pointer's shape no longer; they still do here.
    public func disableCursorRects() { Self.lacks("disableCursorRects()") }
    /// Makes rectangles change the pointer's shape; they do.
    public func enableCursorRects() {}
    /// Makes the rectangles of a view again.
    public func invalidateCursorRects(for view: NSView) { view.updateTrackingAreas() }
    /// Makes all rectangles again.
    public func resetCursorRects() { contentView?.updateTrackingAreas() }
    /// Removes all rectangles, until they are made again; they stay here.
    public func discardCursorRects() {}
}
