import Foundation
import SwiftUI

/// A view's place while it has the whole screen, and the window that shows it there.
@MainActor
final class FullScreenPlace {
    let window: NSWindow
    private weak var superview: NSView?
    private weak var windowBefore: NSWindow?
    private weak var container: UIView?
    private let index: Int
    private let frame: NSRect

    init(of view: NSView, on screen: NSScreen) {
        superview = view.superview
        windowBefore = view.window
        container = view.backing.superview
        frame = view.frame
        let views = view.superview?.subviews.map(\.backing) ?? view.backing.superview?.subviews ?? []
        index = views.firstIndex { $0 === view.backing } ?? views.count
        window = NSWindow(
            contentRect: NSRect(origin: .zero, size: screen.frame.size), styleMask: [.borderless, .resizable],
            backing: .buffered, defer: true)
    }

    /// Moves the view into a window of its own, which gets the whole screen.
    func show(_ view: NSView) {
        if superview != nil {
            view.removeFromSuperview()
        } else if windowBefore?.contentView === view {
            windowBefore?.contentView = nil
        } else {
            view.backing.removeFromSuperview()
        }
        window.contentView = view
        window.makeKeyAndOrderFront(nil)
        window.toggleFullScreen(nil)
    }

    /// Closes the window, and puts the view where it was, if that is still there.
    func restore(_ view: NSView) {
        window.contentView = nil
        view.backing.removeFromSuperview()
        window.close()
        if let superview {
            let others = superview.subviews
            let next = others.indices.contains(index) ? others[index] : nil
            superview.addSubview(view, positioned: next == nil ? .above : .below, relativeTo: next)
        } else if let container {
            container.insertSubview(view.backing, at: min(index, container.subviews.count))
        } else {
            windowBefore?.contentView = view
        }
        view.frame = frame
        windowBefore?.makeKeyAndOrderFront(nil)
    }
}

extension NSView {
    /// An option of a view that has the whole screen.
    ///
    /// Follows Apple's [FullScreenModeOptionKey](https://developer.apple.com/documentation/appkit/nsview/fullscreenmodeoptionkey).
    public struct FullScreenModeOptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Whether all screens are covered; there is one here.
        public static let fullScreenModeAllScreens = FullScreenModeOptionKey(rawValue: "NSFullScreenModeAllScreens")
        /// The screen's mode; the desktop decides.
        public static let fullScreenModeSetting = FullScreenModeOptionKey(rawValue: "NSFullScreenModeSetting")
        /// The level of the window; the desktop decides.
        public static let fullScreenModeWindowLevel = FullScreenModeOptionKey(rawValue: "NSFullScreenModeWindowLevel")
        /// The hidden parts of the desktop; the desktop decides.
        public static let fullScreenModeApplicationPresentationOptions = FullScreenModeOptionKey(
            rawValue: "NSFullScreenModeApplicationPresentationOptions")
    }

    /// Whether the view has the whole screen.
    public var isInFullScreenMode: Bool { placeBesideFullScreen != nil }

    /// Gives the view the whole screen, in a window of its own; returns whether it has the screen now.
    ///
    /// The options have no effect: the desktop decides.
    @discardableResult
    public func enterFullScreenMode(
        _ screen: NSScreen, withOptions options: [FullScreenModeOptionKey: Any]? = nil
    ) -> Bool {
        if isInFullScreenMode { return true }
        let place = FullScreenPlace(of: self, on: screen)
        placeBesideFullScreen = place
        place.show(self)
        return true
    }

    /// Puts the view back where it was before it got the whole screen.
    public func exitFullScreenMode(options: [FullScreenModeOptionKey: Any]? = nil) {
        guard let place = placeBesideFullScreen else { return }
        placeBesideFullScreen = nil
        place.restore(self)
    }
}
