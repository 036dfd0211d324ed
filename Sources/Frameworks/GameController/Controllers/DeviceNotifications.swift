import Foundation
import OrielFoundation

// A name that an app uses is a wish: the first use begins to look for its devices, and apps that use none cost nothing.

extension NSNotification.Name {
    /// Posted when a controller is connected, and soon after the start for each that is there already; the object is the controller.
    public static let GCControllerDidConnect = controllers("GCControllerDidConnectNotification")
    /// Posted when a controller is no longer connected; the object is the controller.
    public static let GCControllerDidDisconnect = controllers("GCControllerDidDisconnectNotification")
    /// Posted when a controller is the one that was used last; the object is the controller.
    public static let GCControllerDidBecomeCurrent = controllers("GCControllerDidBecomeCurrentNotification")
    /// Posted when a controller is no longer the one that was used last; the object is the controller.
    public static let GCControllerDidStopBeingCurrent = controllers("GCControllerDidStopBeingCurrentNotification")
    /// Posted when the user gave parts of a controller other names; never here.
    public static let GCControllerUserCustomizationsDidChange = NSNotification.Name(
        "GCControllerUserCustomizationsDidChangeNotification")
    /// Posted when the keys are read for the first time; the object is the keyboard.
    public static let GCKeyboardDidConnect = keyboard("GCKeyboardDidConnectNotification")
    /// Posted when a keyboard is no longer connected; never here.
    public static let GCKeyboardDidDisconnect = NSNotification.Name("GCKeyboardDidDisconnectNotification")
    /// Posted when there is a mouse; the object is the mouse.
    public static let GCMouseDidConnect = mouse("GCMouseDidConnectNotification")
    /// Posted when a mouse is no longer connected; never here.
    public static let GCMouseDidDisconnect = NSNotification.Name("GCMouseDidDisconnectNotification")
    /// Posted when a mouse is the one that was used last; the object is the mouse.
    public static let GCMouseDidBecomeCurrent = mouse("GCMouseDidBecomeCurrentNotification")
    /// Posted when a mouse is no longer the one that was used last; never here.
    public static let GCMouseDidStopBeingCurrent = NSNotification.Name("GCMouseDidStopBeingCurrentNotification")

    private static func controllers(_ name: String) -> NSNotification.Name {
        DispatchQueue.main.async { MainActor.assumeIsolated { ControllerHub.shared.start() } }
        return NSNotification.Name(name)
    }

    private static func keyboard(_ name: String) -> NSNotification.Name {
        DispatchQueue.main.async { _ = GCKeyboard.coalesced }
        return NSNotification.Name(name)
    }

    private static func mouse(_ name: String) -> NSNotification.Name {
        DispatchQueue.main.async { _ = GCMouse.mice() }
        return NSNotification.Name(name)
    }
}

/// The names for posting, whose use does not begin anything.
enum DeviceNotification: String {
    case controllerDidConnect = "GCControllerDidConnectNotification"
    case controllerDidDisconnect = "GCControllerDidDisconnectNotification"
    case controllerDidBecomeCurrent = "GCControllerDidBecomeCurrentNotification"
    case controllerDidStopBeingCurrent = "GCControllerDidStopBeingCurrentNotification"
    case keyboardDidConnect = "GCKeyboardDidConnectNotification"
    case mouseDidConnect = "GCMouseDidConnectNotification"
    case mouseDidBecomeCurrent = "GCMouseDidBecomeCurrentNotification"

    private struct Object: @unchecked Sendable { let object: AnyObject }

    /// Posts it.
    func post(_ object: AnyObject) {
        NotificationCenter.default.post(name: NSNotification.Name(rawValue), object: object)
    }

    /// Posts it in the main queue's next turn, when the app observes it that now begins to.
    func postSoon(_ object: AnyObject) {
        let object = Object(object: object)
        DispatchQueue.main.async { post(object.object) }
    }
}
