import DisplayList
import Foundation
import SwiftUI

/// Passes events to the app's monitors, and keys to the first responder, before views of SwiftUI's handle them.
@MainActor
enum EventMonitors {
    /// A monitor.
    private final class Monitor {
        let mask: NSEvent.EventTypeMask
        let handler: (NSEvent) -> NSEvent?
        init(_ mask: NSEvent.EventTypeMask, _ handler: @escaping (NSEvent) -> NSEvent?) {
            (self.mask, self.handler) = (mask, handler)
        }
    }

    private static var monitors: [Monitor] = []
    private static var isInstalled = false

    static func add(_ mask: NSEvent.EventTypeMask, _ handler: @escaping (NSEvent) -> NSEvent?) -> AnyObject {
        install()
        let monitor = Monitor(mask, handler)
        monitors.append(monitor)
        return monitor
    }

    static func remove(_ monitor: AnyObject) { monitors.removeAll { $0 === monitor } }

    /// Makes events come here first.
    static func install() {
        if isInstalled { return }
        isInstalled = true
        let outer = ViewHost.eventFilter
        ViewHost.eventFilter = { host, event in
            if outer?(host, event) == true { return true }
            return ends(event, in: host)
        }
    }

    /// Whether an event ends here.
    private static func ends(_ event: InputEvent, in host: ViewHost) -> Bool {
        guard let window = monitors.isEmpty ? SceneWindow.knownFace(of: host) : SceneWindow.face(of: host)
        else { return false }
        let takesKeys = window.firstResponder.map { !$0.isShownByEngine } ?? false
        guard !monitors.isEmpty || takesKeys, let first = NSEvent(event, in: window) else { return false }
        var passed = first
        for monitor in monitors where monitor.mask.contains(NSEvent.EventTypeMask(type: passed.type)) {
            guard let next = monitor.handler(passed) else { return true }
            passed = next
        }
        guard takesKeys, [.keyDown, .keyUp, .flagsChanged].contains(passed.type) else { return false }
        NSEvent.current = passed
        defer { NSEvent.current = nil }
        if passed.type == .keyDown, window.contentView?.performKeyEquivalent(with: passed) == true { return true }
        passed.isUnhandled = false
        window.sendEvent(passed)
        return !passed.isUnhandled
    }
}

extension NSResponder {
    /// Whether the engine gives the responder its keys, as the text fields that SwiftUI shows.
    var isShownByEngine: Bool { (self as? NSView)?.counterpart != nil || self is NSWindow }
}
