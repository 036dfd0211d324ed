import Foundation
import SwiftUI

/// A finger on a touch pad; desktops report none.
///
/// Follows Apple's [NSTouch](https://developer.apple.com/documentation/appkit/nstouch).
@MainActor @preconcurrency
open class NSTouch: NSObject {
    /// Where a touch is in its life.
    public struct Phase: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// It has begun.
        public static let began = Phase(rawValue: 1)
        /// It has moved.
        public static let moved = Phase(rawValue: 2)
        /// It rests.
        public static let stationary = Phase(rawValue: 4)
        /// It has ended.
        public static let ended = Phase(rawValue: 8)
        /// It was canceled.
        public static let cancelled = Phase(rawValue: 16)
        /// It is on the pad.
        public static let touching: Phase = [.began, .moved, .stationary]
        /// Any.
        public static let any = Phase(rawValue: .max)
    }
    /// Whether a touch is on the screen.
    public enum TouchType: Int, Sendable { case direct, indirect }
    /// Kinds of touches.
    public struct TouchTypeMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// On the screen.
        public static let direct = TouchTypeMask(rawValue: 1)
        /// On a pad.
        public static let indirect = TouchTypeMask(rawValue: 2)
    }

    /// The kind.
    open var type: TouchType { .indirect }
    /// Where the touch is in its life.
    open var phase: Phase { .cancelled }
    /// The object that is the same for the whole touch.
    open var identity: any NSCopying & NSObjectProtocol { NSNumber(value: 0) }
    /// The place on the pad, from 0 to 1.
    open var normalizedPosition: NSPoint { .zero }
    /// Whether the finger rests.
    open var isResting: Bool { false }
    /// The pad; nil for none.
    open var device: Any? { nil }
    /// The pad's size, in points.
    open var deviceSize: NSSize { .zero }
    /// Returns the place in a view.
    open func location(in view: NSView?) -> NSPoint { .zero }
    /// Returns the earlier place in a view.
    open func previousLocation(in view: NSView?) -> NSPoint { .zero }
}

/// How a touch pad gives way to presses; pads here don't change.
///
/// Follows Apple's [NSPressureConfiguration](https://developer.apple.com/documentation/appkit/nspressureconfiguration).
@MainActor @preconcurrency
open class NSPressureConfiguration: NSObject {
    /// The way.
    public let pressureBehavior: NSEvent.PressureBehavior
    /// Creates a way.
    public init(pressureBehavior: NSEvent.PressureBehavior) {
        self.pressureBehavior = pressureBehavior
        super.init()
    }
    /// Makes the pad give way like this; it does not here.
    open func set() {}
}
