import Foundation
import OrielFoundation
import SwiftUI

/// The number of a display.
public typealias CGDirectDisplayID = UInt32
/// Bits of displays.
public typealias CGOpenGLDisplayMask = UInt32
/// The rate of a display, in frames per second.
public typealias CGRefreshRate = Double
/// The number of no display.
public let kCGNullDirectDisplay = CGDirectDisplayID(0)

/// The result of a function of displays, windows and events.
public enum CGError: Int32, Error, Sendable {
    case success = 0
    case failure = 1000
    case illegalArgument, invalidConnection, invalidContext, cannotComplete
    case notImplemented = 1006
    case rangeCheck, typeCheck
    case invalidOperation = 1010
    case noneAvailable
}

/// The one display that is known here: it has the size of the app's screen.
enum Display {
    static let number = CGDirectDisplayID(1)
    @MainActor static var bounds: CGRect { ViewHost.current?.displayBounds ?? UIScreen.main.bounds }

    /// Calls a function on the main thread, where the app's windows are known.
    static func read<Value: Sendable>(_ value: @MainActor @Sendable () -> Value, else other: Value) -> Value {
        MainQueue.isServed ? MainActor.assumeIsolated(value) : other
    }
    static func lacks(_ name: String) -> CGError {
        ApplicationServicesGaps.once("\(name): a desktop does not let apps change displays.")
        return .notImplemented
    }
}

/// Returns the display with the app's windows.
public func CGMainDisplayID() -> CGDirectDisplayID { Display.number }

private func list(
    _ max: UInt32, _ displays: UnsafeMutablePointer<CGDirectDisplayID>?, _ count: UnsafeMutablePointer<UInt32>?
) -> CGError {
    if max > 0 { displays?.pointee = Display.number }
    count?.pointee = 1
    return .success
}
/// Finds the displays that draw; one here.
@discardableResult
public func CGGetActiveDisplayList(
    _ maxDisplays: UInt32, _ activeDisplays: UnsafeMutablePointer<CGDirectDisplayID>?,
    _ displayCount: UnsafeMutablePointer<UInt32>?
) -> CGError { list(maxDisplays, activeDisplays, displayCount) }
/// Finds the displays that are connected; one here.
@discardableResult
public func CGGetOnlineDisplayList(
    _ maxDisplays: UInt32, _ onlineDisplays: UnsafeMutablePointer<CGDirectDisplayID>?,
    _ displayCount: UnsafeMutablePointer<UInt32>?
) -> CGError { list(maxDisplays, onlineDisplays, displayCount) }
/// Finds the displays at a point; one here.
@discardableResult
public func CGGetDisplaysWithPoint(
    _ point: CGPoint, _ maxDisplays: UInt32, _ displays: UnsafeMutablePointer<CGDirectDisplayID>?,
    _ matchingDisplayCount: UnsafeMutablePointer<UInt32>?
) -> CGError { list(maxDisplays, displays, matchingDisplayCount) }

/// Returns a display's rectangle, in points.
public func CGDisplayBounds(_ display: CGDirectDisplayID) -> CGRect {
    display == Display.number ? Display.read({ Display.bounds }, else: .zero) : .zero
}
/// Returns a display's width, in pixels.
public func CGDisplayPixelsWide(_ display: CGDirectDisplayID) -> Int { Int(CGDisplayBounds(display).width) }
/// Returns a display's height, in pixels.
public func CGDisplayPixelsHigh(_ display: CGDirectDisplayID) -> Int { Int(CGDisplayBounds(display).height) }
/// Returns a display's size, in millimeters, for 96 points an inch, as the true one is not known.
public func CGDisplayScreenSize(_ display: CGDirectDisplayID) -> CGSize {
    let size = CGDisplayBounds(display).size
    return CGSize(width: size.width / 96 * 25.4, height: size.height / 96 * 25.4)
}
/// Returns how far a display is turned, in degrees; not known: 0.
public func CGDisplayRotation(_ display: CGDirectDisplayID) -> Double { 0 }
private func isKnown(_ display: CGDirectDisplayID) -> Bool { display == Display.number }
/// Returns whether a display draws.
public func CGDisplayIsActive(_ display: CGDirectDisplayID) -> UInt32 { isKnown(display) ? 1 : 0 }
/// Returns whether a display sleeps; not known: 0.
public func CGDisplayIsAsleep(_ display: CGDirectDisplayID) -> UInt32 { 0 }
/// Returns whether a display is connected.
public func CGDisplayIsOnline(_ display: CGDirectDisplayID) -> UInt32 { isKnown(display) ? 1 : 0 }
/// Returns whether a display has the app's windows.
public func CGDisplayIsMain(_ display: CGDirectDisplayID) -> UInt32 { isKnown(display) ? 1 : 0 }
/// Returns whether a display is a part of the machine; not known: 0.
public func CGDisplayIsBuiltin(_ display: CGDirectDisplayID) -> UInt32 { 0 }
/// Returns whether displays show the same; not known: 0.
public func CGDisplayIsInMirrorSet(_ display: CGDirectDisplayID) -> UInt32 { 0 }
/// Returns whether displays always show the same; not known: 0.
public func CGDisplayIsAlwaysInMirrorSet(_ display: CGDirectDisplayID) -> UInt32 { 0 }
/// Returns whether the machine makes displays show the same; not known: 0.
public func CGDisplayIsInHWMirrorSet(_ display: CGDirectDisplayID) -> UInt32 { 0 }
/// Returns whether a display shows two pictures; not known: 0.
public func CGDisplayIsStereo(_ display: CGDirectDisplayID) -> UInt32 { 0 }
/// Returns the display whose picture another one shows; none.
public func CGDisplayMirrorsDisplay(_ display: CGDirectDisplayID) -> CGDirectDisplayID { kCGNullDirectDisplay }
/// Returns the first of the displays that show the same: the display itself.
public func CGDisplayPrimaryDisplay(_ display: CGDirectDisplayID) -> CGDirectDisplayID { display }
/// Returns the number of a display's place; not known: 0.
public func CGDisplayUnitNumber(_ display: CGDirectDisplayID) -> UInt32 { 0 }
/// Returns the number of a display's maker; not known: 0.
public func CGDisplayVendorNumber(_ display: CGDirectDisplayID) -> UInt32 { 0 }
/// Returns the number of a display's model; not known: 0.
public func CGDisplayModelNumber(_ display: CGDirectDisplayID) -> UInt32 { 0 }
/// Returns a display's serial number; not known: 0.
public func CGDisplaySerialNumber(_ display: CGDirectDisplayID) -> UInt32 { 0 }
/// Returns a picture of a display; nil, as a desktop does not let apps see each other's windows.
public func CGDisplayCreateImage(_ displayID: CGDirectDisplayID) -> CGImage? {
    _ = Display.lacks("CGDisplayCreateImage")
    return nil
}
/// Returns a picture of a part of a display; nil, as a desktop does not let apps see each other's windows.
public func CGDisplayCreateImage(_ display: CGDirectDisplayID, rect: CGRect) -> CGImage? {
    CGDisplayCreateImage(display)
}
/// Returns the lasting number of a display; nil for another display than the known one.
public func CGDisplayCreateUUIDFromDisplayID(_ displayID: CGDirectDisplayID) -> Unmanaged<CFUUID>! {
    guard isKnown(displayID) else { return nil }
    return .passRetained(CFUUID(UUID(uuid: (0, 0, 0, 0, 0, 0, 64, 0, 128, 0, 0, 0, 0, 0, 0, 1))))
}
/// Returns the display with a lasting number; none for another one.
public func CGDisplayGetDisplayIDFromUUID(_ uuid: CFUUID!) -> CGDirectDisplayID {
    uuid == CGDisplayCreateUUIDFromDisplayID(Display.number)?.takeRetainedValue() ? Display.number : 0
}
