import Foundation

/// Methods that a window calls; all are optional.
///
/// Follows Apple's [NSWindowDelegate](https://developer.apple.com/documentation/appkit/nswindowdelegate).
@MainActor @preconcurrency
public protocol NSWindowDelegate: NSObjectProtocol {
    /// Whether the window may be closed, by its button or by `performClose(_:)`.
    func windowShouldClose(_ sender: NSWindow) -> Bool
    /// Returns the undo manager of the window; nil for its own.
    func windowWillReturnUndoManager(_ window: NSWindow) -> UndoManager?
    /// Called when the window is about to close.
    func windowWillClose(_ notification: Notification)
    /// Called when the window got the keys.
    func windowDidBecomeKey(_ notification: Notification)
    /// Called when the window lost the keys.
    func windowDidResignKey(_ notification: Notification)
    /// Called when the window became the main one.
    func windowDidBecomeMain(_ notification: Notification)
    /// Called when the window is no longer the main one.
    func windowDidResignMain(_ notification: Notification)
    /// Called when the window has another size.
    func windowDidResize(_ notification: Notification)
    /// Called when the window was moved; never here.
    func windowDidMove(_ notification: Notification)
    /// Returns the size that the window gets; not asked here.
    func windowWillResize(_ sender: NSWindow, to frameSize: NSSize) -> NSSize
    /// Called when the window's edge was dragged; never here.
    func windowDidEndLiveResize(_ notification: Notification)
    /// Called when the window was made small.
    func windowDidMiniaturize(_ notification: Notification)
    /// Called when the window is shown again.
    func windowDidDeminiaturize(_ notification: Notification)
    /// Called when the window is about to have the whole screen.
    func windowWillEnterFullScreen(_ notification: Notification)
    /// Called when the window has the whole screen.
    func windowDidEnterFullScreen(_ notification: Notification)
    /// Called when the window is about to leave the whole screen.
    func windowWillExitFullScreen(_ notification: Notification)
    /// Called when the window no longer has the whole screen.
    func windowDidExitFullScreen(_ notification: Notification)
    /// Called when the window is on another screen; never here.
    func windowDidChangeScreen(_ notification: Notification)
    /// Called when the window was made small, or is shown again.
    func windowDidChangeOcclusionState(_ notification: Notification)
}

extension NSWindowDelegate {
    public func windowShouldClose(_ sender: NSWindow) -> Bool { true }
    public func windowWillReturnUndoManager(_ window: NSWindow) -> UndoManager? { nil }
    public func windowWillClose(_ notification: Notification) {}
    public func windowDidBecomeKey(_ notification: Notification) {}
    public func windowDidResignKey(_ notification: Notification) {}
    public func windowDidBecomeMain(_ notification: Notification) {}
    public func windowDidResignMain(_ notification: Notification) {}
    public func windowDidResize(_ notification: Notification) {}
    public func windowDidMove(_ notification: Notification) {}
    public func windowWillResize(_ sender: NSWindow, to frameSize: NSSize) -> NSSize { frameSize }
    public func windowDidEndLiveResize(_ notification: Notification) {}
    public func windowDidMiniaturize(_ notification: Notification) {}
    public func windowDidDeminiaturize(_ notification: Notification) {}
    public func windowWillEnterFullScreen(_ notification: Notification) {}
    public func windowDidEnterFullScreen(_ notification: Notification) {}
    public func windowWillExitFullScreen(_ notification: Notification) {}
    public func windowDidExitFullScreen(_ notification: Notification) {}
    public func windowDidChangeScreen(_ notification: Notification) {}
    public func windowDidChangeOcclusionState(_ notification: Notification) {}
}
