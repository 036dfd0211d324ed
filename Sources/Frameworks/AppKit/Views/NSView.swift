import Foundation
import SwiftUI

/// A rectangle of a window, which draws and responds to events.
///
/// Follows Apple's [NSView](https://developer.apple.com/documentation/appkit/nsview). A view of UIKit's shows it, with the same layers
/// and constraints. The y axis points up where ``isFlipped`` is false, the default; a superview's axis determines ``frame``.
@MainActor @preconcurrency
open class NSView: _NSViewDefaults {
    /// The view that shows this one.
    let backing = BackingView()
    private weak var above: NSView?
    private var within: [NSView] = []
    private var ownLayer: CALayer?
    private var mask: AutoresizingMask = []
    private var isLayerWanted = false
    var ownAppearance: NSAppearance?
    weak var controller: NSViewController?
    weak var ownWindow: NSWindow?
    var areas: [NSTrackingArea] = []
    var cursors: [(rect: NSRect, cursor: NSCursor)] = []
    var draggedTypes: [NSPasteboard.PasteboardType] = []
    var recognizers: [NSGestureRecognizer] = []
    /// The popovers that are open beside the view.
    var popovers: [NSPopover] = []
    var ownFocusRing = NSFocusRingType.default
    /// The view's place outside of the whole screen; nil where it has not the whole screen.
    var placeBesideFullScreen: FullScreenPlace?
    /// How often the view has changed: counterparts are made again for it.
    private(set) var revision = 0

    /// Creates a view of a rectangle in its superview, in points.
    public init(frame frameRect: NSRect) {
        super.init()
        backing.owner = self
        backing.frame = frameRect
    }

    /// Creates a view without a size.
    public convenience override init() { self.init(frame: .zero) }

    /// Creates a view from an archive; there are none here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        backing.owner = self
        if let coder = coder as? InterfaceCoder { backing.frame = coder.frame }
    }

    override var viewOfUIKit: UIView? { backing }
    override var naturalNext: NSResponder? { controller ?? superview ?? ownWindow }

    // MARK: Geometry

    /// The view's rectangle in its superview, in points.
    open var frame: NSRect {
        get { above?.turned(backing.frame) ?? backing.frame }
        set {
            setFrameOrigin(newValue.origin)
            setFrameSize(newValue.size)
        }
    }
    /// Moves the view's origin within its superview.
    open func setFrameOrigin(_ newOrigin: NSPoint) { place(NSRect(origin: newOrigin, size: frame.size)) }
    /// Changes the view's size; the origin stays.
    open func setFrameSize(_ newSize: NSSize) { place(NSRect(origin: frame.origin, size: newSize)) }
    /// The view's rectangle in its own space, in points.
    open var bounds: NSRect {
        get { backing.bounds }
        set { backing.bounds = newValue }
    }
    /// Whether the y axis points down; false by default.
    open var isFlipped: Bool { false }
    /// How the view follows its superview's size; by default it keeps its frame.
    open var autoresizingMask: AutoresizingMask {
        get { mask }
        set {
            mask = newValue
            followMask()
        }
    }
    /// Whether subviews follow the view's size by their masks; true by default.
    open var autoresizesSubviews: Bool {
        get { backing.autoresizesSubviews }
        set { backing.autoresizesSubviews = newValue }
    }
    /// Called when the size has changed, with the previous one.
    open func resizeSubviews(withOldSize oldSize: NSSize) {}

    /// A rectangle of this view's space as its backing view counts it, or the other way round.
    func turned(_ rect: NSRect) -> NSRect {
        isFlipped ? rect : NSRect(x: rect.minX, y: bounds.height - rect.maxY, width: rect.width, height: rect.height)
    }
    private func place(_ rect: NSRect) { backing.frame = above?.turned(rect) ?? rect }
    private func followMask() { backing.autoresizingMask = mask.backing(isFlipped: above?.isFlipped ?? true) }
    func resized(from old: NSSize) {
        resizeSubviews(withOldSize: old)
        changed()
    }

    // MARK: The tree

    /// The superview; nil for none.
    open var superview: NSView? { above }
    /// The subviews, the lowest first.
    open var subviews: [NSView] {
        get { within }
        set {
            for view in within where !newValue.contains(where: { $0 === view }) { view.removeFromSuperview() }
            for view in newValue { addSubview(view) }
        }
    }
    /// The window that the view is in; nil for none.
    open var window: NSWindow? { ownWindow ?? above?.window }

    /// Adds a view above the subviews.
    open func addSubview(_ view: NSView) { insert(view, at: within.filter { $0 !== view }.count) }
    /// Adds a view directly above or below another; above or below all of them for nil.
    open func addSubview(
        _ view: NSView, positioned place: NSWindow.OrderingMode, relativeTo otherView: NSView?
    ) {
        let others = within.filter { $0 !== view }
        let index = others.firstIndex { $0 === otherView }
        insert(view, at: place == .below ? index ?? 0 : index.map { $0 + 1 } ?? others.count)
    }

    private func insert(_ view: NSView, at index: Int) {
        if isDescendant(of: view) { return }
        let wanted = view.frame
        let isNew = view.above !== self
        if isNew {
            view.removeFromSuperview()
            view.viewWillMove(toSuperview: self)
        }
        within.removeAll { $0 === view }
        within.insert(view, at: min(index, within.count))
        view.above = self
        container.insertSubview(view.backing, at: firstIndex + index)
        if view.translatesAutoresizingMaskIntoConstraints { view.place(wanted) }
        view.followMask()
        guard isNew else { return }
        view.viewDidMoveToSuperview()
        didAddSubview(view)
        if window != nil { view.enteredWindow() }
    }

    /// The view of UIKit's that contains the subviews' views.
    var container: UIView { backing }
    /// How many views of UIKit's are below the subviews' in the container.
    var firstIndex: Int { 0 }

    /// Removes the view from its superview.
    open func removeFromSuperview() {
        guard let old = above else { return }
        let wanted = frame
        let hadWindow = window != nil
        if hadWindow { viewWillMove(toWindow: nil) }
        viewWillMove(toSuperview: nil)
        old.willRemoveSubview(self)
        old.within.removeAll { $0 === self }
        backing.removeFromSuperview()
        above = nil
        backing.frame = wanted
        viewDidMoveToSuperview()
        if hadWindow { viewDidMoveToWindow() }
    }
    /// Puts another view where one of the subviews is.
    open func replaceSubview(_ oldView: NSView, with newView: NSView) {
        guard within.contains(where: { $0 === oldView }) else { return }
        addSubview(newView, positioned: .above, relativeTo: oldView)
        oldView.removeFromSuperview()
    }

    /// Called when a view was added.
    open func didAddSubview(_ subview: NSView) {}
    /// Called when a view is about to be removed.
    open func willRemoveSubview(_ subview: NSView) {}
    /// Called when the view is about to get another superview.
    open func viewWillMove(toSuperview newSuperview: NSView?) {}
    /// Called when the view got another superview.
    open func viewDidMoveToSuperview() {}
    /// Called when the view is about to be in another window.
    open func viewWillMove(toWindow newWindow: NSWindow?) {}
    /// Called when the view is in another window.
    open func viewDidMoveToWindow() {}
    /// Called when the view, or one around it, was hidden.
    open func viewDidHide() {}
    /// Called when the view, or one around it, was shown again.
    open func viewDidUnhide() {}
    /// Called when light or dark changed.
    open func viewDidChangeEffectiveAppearance() {}
    /// Called when the number of pixels per point changed; never here.
    open func viewDidChangeBackingProperties() {}

    // MARK: Appearance

    /// Whether the view is hidden.
    open var isHidden: Bool {
        get { backing.isHidden }
        set {
            if newValue == backing.isHidden { return }
            backing.isHidden = newValue
            if newValue { viewDidHide() } else { viewDidUnhide() }
        }
    }
    /// The opacity, from 0 to 1.
    open var alphaValue: CGFloat {
        get { backing.alpha }
        set { backing.alpha = newValue }
    }
    /// Whether the view hides all behind it; without effect on the drawing.
    open var isOpaque: Bool { false }
    /// Whether the content is clipped to the view; false by default.
    open var clipsToBounds: Bool {
        get { backing.clipsToBounds }
        set { backing.clipsToBounds = newValue }
    }
    /// Whether the view has a layer; it is drawn by one in any case.
    open var wantsLayer: Bool {
        get { isLayerWanted }
        set {
            guard newValue, !isLayerWanted else { return isLayerWanted = newValue }
            isLayerWanted = true
            let made = makeBackingLayer()
            if made !== backing.layer { layer = made }
        }
    }
    /// The layer; nil where none is wanted.
    ///
    /// A layer of the app's fills the view.
    open var layer: CALayer? {
        get { isLayerWanted || ownLayer != nil ? ownLayer ?? backing.layer : nil }
        set {
            ownLayer?.removeFromSuperlayer()
            ownLayer = newValue === backing.layer ? nil : newValue
            guard let layer = ownLayer else { return }
            layer.frame = bounds
            backing.layer.addSublayer(layer)
        }
    }
    /// Returns the view's layer; the one that shows it by default.
    open func makeBackingLayer() -> CALayer { backing.layer }
    /// Whether ``updateLayer()`` is called instead of ``draw(_:)``; false by default.
    open var wantsUpdateLayer: Bool { false }
    /// Called to update the layer's properties.
    open func updateLayer() {}
    /// When the layer is drawn again; without effect.
    open var layerContentsRedrawPolicy = LayerContentsRedrawPolicy.duringViewResize
    /// The view's own appearance; nil for the one around it.
    open var appearance: NSAppearance? {
        get { ownAppearance }
        set {
            ownAppearance = newValue
            backing.overrideUserInterfaceStyle = newValue.map { $0.isDark ? .dark : .light } ?? .unspecified
            viewDidChangeEffectiveAppearance()
        }
    }
    /// The appearance with which the view is drawn.
    open var effectiveAppearance: NSAppearance {
        ownAppearance ?? above?.effectiveAppearance ?? window?.appearance ?? NSApplication.shared.effectiveAppearance
    }

    // MARK: Drawing and layout

    /// Requests a new drawing; true until the view is drawn.
    open var needsDisplay: Bool {
        get { isDrawingNeeded }
        set { if newValue { changed() } }
    }
    private var isDrawingNeeded = true
    /// Requests a new layout.
    open var needsLayout: Bool {
        get { isLayoutNeeded }
        set {
            isLayoutNeeded = newValue
            if newValue { backing.setNeedsLayout() }
        }
    }
    private var isLayoutNeeded = true
    /// Draws the view, in ``NSGraphicsContext/current``.
    open func draw(_ dirtyRect: NSRect) {}
    /// Places the subviews; subviews with constraints are in their places already.
    open func layout() {}

    /// Notes that the view looks different.
    func changed() {
        revision += 1
        isDrawingNeeded = true
        if wantsUpdateLayer { updateLayer() }
        backing.noteChange()
    }
    func drawContent(_ rect: NSRect) {
        isDrawingNeeded = false
        guard let context = NSGraphicsContext.current?.cgContext, !isFlipped else { return draw(rect) }
        context.saveGState()
        context.translateBy(x: 0, y: bounds.height)
        context.scaleBy(x: 1, y: -1)
        draw(rect)
        context.restoreGState()
    }
    func backingLaidOut() {
        isLayoutNeeded = false
        ownLayer?.frame = bounds
        layout()
        updateTrackingAreas()
    }
    /// Adds constraints before a layout that they are requested for; calls `super` last.
    open func updateConstraints() {}

    // MARK: The content of subclasses

    /// The view of SwiftUI's that shows the content; nil for the layer and the subviews.
    var counterpart: AnyView? { nil }
    /// Whether the view draws by itself, as an app's may.
    var drawsContent: Bool { isOfApp }
    /// Whether presses reach the view, as an app's.
    var takesPointer: Bool { isOfApp && !(self is NSControl) && counterpart == nil }
    /// Whether the natural size is the counterpart's.
    var isMeasured: Bool { false }
    /// The natural size; `noIntrinsicMetric`, -1, in a direction without one.
    open var intrinsicContentSize: NSSize {
        isMeasured ? backing.measuredSize : NSSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }
    /// The least size that satisfies the constraints within, or the natural one, in points.
    open var fittingSize: NSSize {
        isMeasured
            ? backing.measuredSize : backing.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    /// A number to find the view by; -1 by default.
    open var tag: Int { -1 }
    /// A name to find the view by; nil for none.
    open var identifier: NSUserInterfaceItemIdentifier?
    /// The words that are shown while the pointer rests on the view; nil for none.
    open var toolTip: String? { didSet { changed() } }
    /// Returns the menu for a press of the secondary button: the view's own by default.
    open func menu(for event: NSEvent) -> NSMenu? { menu }
    /// Returns the topmost view at a point of the superview's space; nil for none.
    open func hitTest(_ point: NSPoint) -> NSView? {
        let place = superview == nil ? point : convert(point, from: superview)
        guard !isHidden, bounds.contains(place) else { return nil }
        for view in within.reversed() { if let hit = view.hitTest(place) { return hit } }
        return self
    }
}
