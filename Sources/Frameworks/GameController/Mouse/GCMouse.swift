import DisplayList
import Foundation
import OrielFoundation
import SwiftUICore

/// A mouse as something that games are played with: all of the desktop's together, in the app's windows.
///
/// Follows Apple's [GCMouse](https://developer.apple.com/documentation/gamecontroller/gcmouse).
open class GCMouse: NSObject, GCDevice, @unchecked Sendable {
    private let input = GCMouseInput()
    /// The buttons and movements.
    open var mouseInput: GCMouseInput? { input }
    /// The buttons and movements as parts of a device.
    open var physicalInputProfile: GCPhysicalInputProfile { input }
    /// The maker; nil, as a desktop does not tell.
    open var vendorName: String? { nil }
    /// The kind of device.
    open var productCategory: String { GCProductCategoryMouse }
    /// The queue on which handlers are called; the main queue at first.
    open var handlerQueue = DispatchQueue.main
    override init() {
        super.init()
        input.device = self
    }

    private static let shared = GCMouse()
    @MainActor private static var isListening = false
    nonisolated(unsafe) private static var isConnected = false
    nonisolated(unsafe) private static var isUsed = false

    /// The mouse that was used last; nil before there is one.
    open class var current: GCMouse? { mice().first }
    /// Returns the mice: one as soon as the system lists one, or an event has come.
    open class func mice() -> [GCMouse] {
        if MainQueue.isServed {
            MainActor.assumeIsolated { shared.listen() }
        } else {
            Task { @MainActor in shared.listen() }
        }
        return isConnected ? [shared] : []
    }

    @MainActor private func listen() {
        if Self.isListening { return }
        Self.isListening = true
        if Self.isListed() { connect() }
        let outer = ViewHost.eventFilter
        ViewHost.eventFilter = { [weak self] host, event in
            self?.note(event, in: host)
            return outer?(host, event) == true
        }
    }

    /// Whether the system lists a mouse.
    static func isListed(in folder: String = "/sys/class/input") -> Bool {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.contains { $0.hasPrefix("mouse") }
    }

    @MainActor private func connect() {
        if Self.isConnected { return }
        Self.isConnected = true
        DeviceNotification.mouseDidConnect.postSoon(self)
    }

    @MainActor private func note(_ event: InputEvent, in host: ViewHost) {
        guard input.note(event, window: ObjectIdentifier(host)) else { return }
        connect()
        if Self.isUsed { return }
        Self.isUsed = true
        DeviceNotification.mouseDidBecomeCurrent.postSoon(self)
    }
}
