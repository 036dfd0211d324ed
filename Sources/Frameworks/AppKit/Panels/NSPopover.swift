import Foundation
import SwiftUI

/// A view beside another one, with an arrow that points to it.
///
/// Follows Apple's [NSPopover](https://developer.apple.com/documentation/appkit/nspopover). It closes by a press outside of it,
/// whatever ``behavior-swift.property`` says.
@MainActor @preconcurrency
open class NSPopover: NSResponder {
    /// When a popover closes.
    public enum Behavior: Int, Sendable { case applicationDefined, transient, semitransient }
    /// The appearance of older systems.
    public enum Appearance: Int, Sendable { case minimal, hud }

    /// The delegate, which is notified of the popover; nil for none.
    open weak var delegate: (any NSPopoverDelegate)?
    /// The controller whose view is shown; nil for none.
    open var contentViewController: NSViewController? { didSet { anchor?.changed() } }
    /// The size of the content, in points; zero for the view's own.
    open var contentSize = NSSize.zero { didSet { anchor?.changed() } }
    /// When the popover closes.
    open var behavior = Behavior.applicationDefined
    /// Whether the popover appears smoothly; the engine decides.
    open var animates = true
    /// The popover's own appearance, light or dark; nil for the window's.
    open var appearance: NSAppearance? { didSet { anchor?.changed() } }
    /// The appearance with which the popover is drawn.
    open var effectiveAppearance: NSAppearance {
        appearance ?? anchor?.effectiveAppearance ?? NSApplication.shared.effectiveAppearance
    }
    /// Whether the popover was dragged away from its view; it never is here.
    open var isDetached: Bool { false }
    /// Whether the content covers the arrow.
    open var hasFullSizeContent = false
    /// The rectangle to which the arrow points, in the view's space; zero for all of the view.
    open var positioningRect = NSRect.zero { didSet { anchor?.changed() } }
    private(set) weak var anchor: NSView?
    private(set) var edge = NSRectEdge.maxY

    /// Creates a popover without content.
    public override init() { super.init() }
    /// Creates a popover from an archive; there are none here.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Whether the popover is open.
    open var isShown: Bool { anchor != nil }

    /// Opens the popover beside a view.
    /// - Parameters:
    ///   - positioningRect: The rectangle to which the arrow points, in the view's space; empty for all of the view.
    ///   - preferredEdge: The edge of the rectangle at which the popover is shown, where there is room.
    open func show(relativeTo positioningRect: NSRect, of positioningView: NSView, preferredEdge: NSRectEdge) {
        guard contentViewController != nil else { return }
        if isShown { close() }
        self.positioningRect = positioningRect
        edge = preferredEdge
        notify(Self.willShowNotification) { $0.popoverWillShow($1) }
        anchor = positioningView
        positioningView.popovers.append(self)
        positioningView.changed()
        contentViewController?.viewWillAppear()
        contentViewController?.viewDidAppear()
        notify(Self.didShowNotification) { $0.popoverDidShow($1) }
    }
    /// Closes the popover if its delegate allows that.
    open func performClose(_ sender: Any?) {
        guard isShown, delegate?.popoverShouldClose(self) ?? true else { return }
        close()
    }
    /// Closes the popover.
    open func close() {
        guard let anchor else { return }
        notify(Self.willCloseNotification) { $0.popoverWillClose($1) }
        contentViewController?.viewWillDisappear()
        self.anchor = nil
        anchor.popovers.removeAll { $0 === self }
        anchor.changed()
        contentViewController?.viewDidDisappear()
        notify(Self.didCloseNotification) { $0.popoverDidClose($1) }
    }

    private func notify(_ name: Notification.Name, _ call: (any NSPopoverDelegate, Notification) -> Void) {
        let message = Notification(name: name, object: self)
        if let delegate { call(delegate, message) }
        NotificationCenter.default.post(message)
    }

    /// Posted before a popover opens.
    nonisolated public static let willShowNotification = Notification.Name("NSPopoverWillShowNotification")
    /// Posted when a popover has opened.
    nonisolated public static let didShowNotification = Notification.Name("NSPopoverDidShowNotification")
    /// Posted before a popover closes.
    nonisolated public static let willCloseNotification = Notification.Name("NSPopoverWillCloseNotification")
    /// Posted when a popover has closed.
    nonisolated public static let didCloseNotification = Notification.Name("NSPopoverDidCloseNotification")
}

/// Methods for reacting to a popover; all are optional.
@MainActor @preconcurrency
public protocol NSPopoverDelegate: NSObjectProtocol {
    /// Whether the popover may close; true by default.
    func popoverShouldClose(_ popover: NSPopover) -> Bool
    /// Whether the popover may be dragged away from its view; it can't be here.
    func popoverShouldDetach(_ popover: NSPopover) -> Bool
    /// Called before the popover opens.
    func popoverWillShow(_ notification: Notification)
    /// Called when the popover has opened.
    func popoverDidShow(_ notification: Notification)
    /// Called before the popover closes.
    func popoverWillClose(_ notification: Notification)
    /// Called when the popover has closed.
    func popoverDidClose(_ notification: Notification)
}

extension NSPopoverDelegate {
    public func popoverShouldClose(_ popover: NSPopover) -> Bool { true }
    public func popoverShouldDetach(_ popover: NSPopover) -> Bool { false }
    public func popoverWillShow(_ notification: Notification) {}
    public func popoverDidShow(_ notification: Notification) {}
    public func popoverWillClose(_ notification: Notification) {}
    public func popoverDidClose(_ notification: Notification) {}
}

/// Shows the popover of a view.
struct OpenPopover: ViewModifier {
    let popover: NSPopover

    func body(content: Content) -> some View {
        let rect = popover.positioningRect
        content.popover(
            isPresented: Binding {
                popover.isShown
            } set: {
                if !$0 { popover.performClose(nil) }
            }, attachmentAnchor: .rect(rect.isEmpty ? .bounds : .rect(popover.anchor?.turned(rect) ?? rect)),
            arrowEdge: popover.edge.swiftUI
        ) {
            if let view = popover.contentViewController?.view {
                let size = popover.size(of: view)
                ShownView(view: view, revision: view.revision)
                    .frame(width: size.width, height: size.height)
                    .preferredColorScheme(popover.appearance.map { $0.isDark ? .dark : .light })
            }
        }
    }

}

extension NSPopover {
    /// The content's size, in points; nil for its own.
    func size(of view: NSView) -> (width: CGFloat?, height: CGFloat?) {
        let sizes = [contentSize, contentViewController?.preferredContentSize ?? .zero, view.frame.size]
        let size = sizes.first { $0.width > 0 && $0.height > 0 && $0.width.isFinite && $0.height.isFinite }
        return (size?.width, size?.height)
    }

    /// Whether the popover is of a status item, below which its content is shown: the window has the content's size then, and a popover
    /// would have no room within the window.
    var isBelowStatusItem: Bool { anchor is NSStatusBarButton }
}

extension NSRectEdge {
    /// The edge for SwiftUI, whose y axis points down.
    var swiftUI: Edge {
        switch self {
        case .minX: .leading
        case .maxX: .trailing
        case .minY: .bottom
        case .maxY: .top
        @unknown default: .top
        }
    }
}
