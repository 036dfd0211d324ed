import DisplayList
import Foundation
import SwiftUI

// The desktop's view of a window, as its delegate and observers hear of it.
extension NSWindow {
    /// Follows the states of all windows.
    static func followStates() {
        ViewHost.traitsDidChange = { host, old in
            let new = host.traits
            let isSame =
                (old.isActive, old.isVisible, old.isFullScreen) == (new.isActive, new.isVisible, new.isFullScreen)
            if !isSame { SceneWindow.face(of: host).stateChanged(from: old, to: new) }
        }
    }

    /// Notifies the delegate, and then observers.
    func post(_ name: Notification.Name, _ notify: (any NSWindowDelegate, Notification) -> Void) {
        let message = Notification(name: name, object: self)
        if let delegate { notify(delegate, message) }
        NotificationCenter.default.post(message)
    }

    /// Notes that the window has the keys, or no longer has them.
    func noteKeys(_ hasKeys: Bool) {
        if hasKeys == self.hasKeys { return }
        self.hasKeys = hasKeys
        if hasKeys {
            becomeKey()
            becomeMain()
        } else {
            resignKey()
            resignMain()
        }
    }

    private func stateChanged(from old: HostTraits, to new: HostTraits) {
        if old.isFullScreen != new.isFullScreen {
            if new.isFullScreen {
                post(Self.willEnterFullScreenNotification) { $0.windowWillEnterFullScreen($1) }
                post(Self.didEnterFullScreenNotification) { $0.windowDidEnterFullScreen($1) }
            } else {
                post(Self.willExitFullScreenNotification) { $0.windowWillExitFullScreen($1) }
                post(Self.didExitFullScreenNotification) { $0.windowDidExitFullScreen($1) }
            }
        }
        if old.isVisible != new.isVisible {
            if new.isVisible {
                post(Self.didDeminiaturizeNotification) { $0.windowDidDeminiaturize($1) }
            } else {
                post(Self.didMiniaturizeNotification) { $0.windowDidMiniaturize($1) }
            }
            post(Self.didChangeOcclusionStateNotification) { $0.windowDidChangeOcclusionState($1) }
        }
        if old.isActive != new.isActive { noteKeys(new.isActive) }
    }
}
