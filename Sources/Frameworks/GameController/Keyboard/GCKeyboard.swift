import DisplayList
import Foundation
import OrielFoundation
import SwiftUICore

/// A keyboard as something that games are played with.
///
/// Follows Apple's [GCKeyboard](https://developer.apple.com/documentation/gamecontroller/gckeyboard). A terminal reports no
/// released keys: there each key is released at once.
open class GCKeyboard: NSObject, GCDevice, @unchecked Sendable {
    private let keys = GCKeyboardInput()
    /// The keys.
    open var keyboardInput: GCKeyboardInput? { keys }
    /// The keys as parts of a device.
    open var physicalInputProfile: GCPhysicalInputProfile { keys }
    /// The maker; nil, as a desktop does not tell.
    open var vendorName: String? { nil }
    /// The kind of device.
    open var productCategory: String { GCProductCategoryKeyboard }
    /// The queue on which handlers are called; the main queue at first.
    open var handlerQueue = DispatchQueue.main
    override init() {
        super.init()
        keys.device = self
    }

    private static let shared = GCKeyboard()
    @MainActor private static var isListening = false

    /// Makes the keys of all windows known.
    @MainActor private func listen() {
        if Self.isListening { return }
        Self.isListening = true
        let outer = ViewHost.eventFilter
        ViewHost.eventFilter = { [keys] host, event in
            keys.note(event, endsAtOnce: host.traits.kind == .terminal)
            return outer?(host, event) == true
        }
        DeviceNotification.keyboardDidConnect.postSoon(self)
    }

    /// All keyboards together, of which a desktop has one at least.
    open class var coalesced: GCKeyboard? {
        if MainQueue.isServed {
            MainActor.assumeIsolated { shared.listen() }
        } else {
            Task { @MainActor in shared.listen() }
        }
        return shared
    }
}
