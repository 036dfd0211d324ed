import Foundation
import SwiftUI

extension NSEvent {
    /// How a touch pad gives way to presses.
    public enum PressureBehavior: Int, Sendable {
        case unknown = -1
        case primaryDefault, primaryClick, primaryGeneric, primaryAccelerator
        case primaryDeepClick = 5
        case primaryDeepDrag
    }
    /// The kind of a pen.
    public enum PointingDeviceType: UInt, Sendable { case unknown, pen, cursor, eraser }
    /// The buttons of a pen.
    public struct ButtonMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The tip.
        public static let penTip = ButtonMask(rawValue: 1)
        /// The lower button.
        public static let penLowerSide = ButtonMask(rawValue: 2)
        /// The upper button.
        public static let penUpperSide = ButtonMask(rawValue: 4)
    }
    /// How swipes are followed.
    public struct SwipeTrackingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// In one direction.
        public static let lockDirection = SwipeTrackingOptions(rawValue: 1)
        /// Within the ends.
        public static let clampGestureAmount = SwipeTrackingOptions(rawValue: 2)
    }

    // Values of pens, pads and deep presses, which front ends don't report.

    /// The change of the angle, in degrees.
    public var rotation: Float { 0 }
    /// The depth of a press: 0 for none, 1 for a press.
    public var stage: Int { pressure > 0 ? 1 : 0 }
    /// How far a press is between two depths.
    public var stageTransition: CGFloat { 0 }
    /// How the pad gives way.
    public var pressureBehavior: PressureBehavior { .unknown }
    /// The number of the area that was entered or left.
    public var trackingNumber: Int { 0 }
    /// The value of the area that was entered or left; nil for none.
    public var userData: UnsafeMutableRawPointer? { nil }
    /// The kinds of events that belong to this one.
    public var associatedEventsMask: EventTypeMask { [] }
    /// Whether swipes are reported as scrolling.
    public class var isSwipeTrackingFromScrollEventsEnabled: Bool { false }
    /// Whether moves of the pointer become one; they do.
    public class var isMouseCoalescingEnabled: Bool {
        get { true }
        set {}
    }
    /// The x coordinate of a pen, in its own units.
    public var absoluteX: Int { 0 }
    /// The y coordinate of a pen, in its own units.
    public var absoluteY: Int { 0 }
    /// The height of a pen, in its own units.
    public var absoluteZ: Int { 0 }
    /// The buttons of a pen.
    public var buttonMask: ButtonMask { [] }
    /// How a pen is held.
    public var tilt: NSPoint { .zero }
    /// The pressure of a pen's wheel.
    public var tangentialPressure: Float { 0 }
    /// The number of the device.
    public var deviceID: Int { 0 }
    /// The kind of the device.
    public var pointingDeviceType: PointingDeviceType { .unknown }
    /// The number of the device's kind.
    public var pointingDeviceID: Int { 0 }
    /// The number of the device.
    public var uniqueID: UInt64 { 0 }
    /// The number of the maker.
    public var vendorID: Int { 0 }
    /// The number of the pen.
    public var pointingDeviceSerialNumber: Int { 0 }
    /// The abilities of the device.
    public var capabilityMask: Int { 0 }
    /// Whether a pen comes near.
    public var isEnteringProximity: Bool { false }

    /// Returns all touches; none here.
    @MainActor @preconcurrency public func allTouches() -> Set<NSTouch> { [] }
    /// Returns the touches in a phase, in a view or for nil anywhere; none here.
    @MainActor @preconcurrency public func touches(matching phase: NSTouch.Phase, in view: NSView?) -> Set<NSTouch> {
        []
    }
    /// Returns the touches in a view; none here.
    @MainActor @preconcurrency public func touches(for view: NSView) -> Set<NSTouch> { [] }
    /// Returns the touches between two reports; none here.
    @MainActor @preconcurrency public func coalescedTouches(for touch: NSTouch) -> [NSTouch] { [] }

    /// Calls a function with the way of a swipe; once, with a swipe that was canceled, here.
    public func trackSwipeEvent(
        options: SwipeTrackingOptions = [], dampenAmountThresholdMin minDampenThreshold: CGFloat,
        max maxDampenThreshold: CGFloat,
        usingHandler trackingHandler: @escaping (CGFloat, Phase, Bool, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        RuntimeWarning.issue("NSEvent.trackSwipeEvent: swipes are not reported here (see CompatibilityGaps.md).")
        var stop = ObjCBool(false)
        trackingHandler(0, .cancelled, true, &stop)
    }

    /// Creates an event of the pointer that enters or leaves an area.
    public class func enterExitEvent(
        with type: EventType, location: NSPoint, modifierFlags flags: ModifierFlags, timestamp time: TimeInterval,
        windowNumber wNum: Int, context unusedPassNil: NSGraphicsContext?, eventNumber eNum: Int,
        trackingNumber tNum: Int, userData data: UnsafeMutableRawPointer?
    ) -> NSEvent? {
        guard [.mouseEntered, .mouseExited, .cursorUpdate].contains(type) else { return nil }
        return NSEvent(
            type: type, location: location, flags: flags, time: time,
            window: MainQueue.run { NSApplication.shared.window(withWindowNumber: wNum) })
    }
    /// Reads an event of Carbon's; nil, as there are none.
    public convenience init?(eventRef: UnsafeRawPointer) { return nil }
}
