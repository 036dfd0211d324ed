import Foundation
import OrielFoundation

/// The resolution and the rate of a display.
public final class CGDisplayMode: NSObject, @unchecked Sendable {
    /// The width, in points.
    public let width: Int
    /// The height, in points.
    public let height: Int
    /// The frames per second; 0 if they are not known.
    public let refreshRate: Double
    init(_ bounds: CGRect) { (width, height, refreshRate) = (Int(bounds.width), Int(bounds.height), 0) }
    /// The width, in pixels.
    public var pixelWidth: Int { width }
    /// The height, in pixels.
    public var pixelHeight: Int { height }
    /// The number of the mode.
    public var ioDisplayModeID: Int32 { 0 }
    /// Flags of the driver's; none.
    public var ioFlags: UInt32 { 0 }
    /// Whether a desktop can use it.
    public func isUsableForDesktopGUI() -> Bool { true }
}

/// Returns the mode of a display; nil for another display than the known one.
public func CGDisplayCopyDisplayMode(_ display: CGDirectDisplayID) -> CGDisplayMode? {
    display == Display.number ? CGDisplayMode(CGDisplayBounds(display)) : nil
}
/// Returns the modes of a display: the present one.
public func CGDisplayCopyAllDisplayModes(_ display: CGDirectDisplayID, _ options: CFDictionary?) -> CFArray? {
    CGDisplayCopyDisplayMode(display).map { NSArray(array: [$0]) }
}
/// Changes the mode of a display; fails, as a desktop does not let apps do so.
@discardableResult
public func CGDisplaySetDisplayMode(
    _ display: CGDirectDisplayID, _ mode: CGDisplayMode?, _ options: CFDictionary?
) -> CGError { Display.lacks("CGDisplaySetDisplayMode") }

/// A change of displays.
public typealias CGDisplayConfigRef = OpaquePointer
/// How long a change of displays lasts.
public struct CGConfigureOption: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// While the app runs.
    public static let forAppOnly = CGConfigureOption([])
    /// Until the user logs out.
    public static let forSession = CGConfigureOption(rawValue: 1)
    /// For good.
    public static let permanently = CGConfigureOption(rawValue: 2)
}
/// Begins a change of displays; fails, as a desktop does not let apps do so.
@discardableResult
public func CGBeginDisplayConfiguration(_ config: UnsafeMutablePointer<CGDisplayConfigRef?>?) -> CGError {
    config?.pointee = nil
    return Display.lacks("CGBeginDisplayConfiguration")
}
/// Makes a display show another one's picture; fails.
@discardableResult
public func CGConfigureDisplayMirrorOfDisplay(
    _ config: CGDisplayConfigRef?, _ display: CGDirectDisplayID, _ master: CGDirectDisplayID
) -> CGError { .notImplemented }
/// Moves a display; fails.
@discardableResult
public func CGConfigureDisplayOrigin(
    _ config: CGDisplayConfigRef?, _ display: CGDirectDisplayID, _ x: Int32, _ y: Int32
) -> CGError { .notImplemented }
/// Changes the mode of a display; fails.
@discardableResult
public func CGConfigureDisplayWithDisplayMode(
    _ config: CGDisplayConfigRef?, _ display: CGDirectDisplayID, _ mode: CGDisplayMode?, _ options: CFDictionary?
) -> CGError { .notImplemented }
/// Ends a change of displays; fails.
@discardableResult
public func CGCompleteDisplayConfiguration(
    _ config: CGDisplayConfigRef?, _ option: CGConfigureOption
) -> CGError { .notImplemented }
/// Ends a change of displays without making it.
@discardableResult
public func CGCancelDisplayConfiguration(_ config: CGDisplayConfigRef?) -> CGError { .success }
/// Restores the displays' settings; there are none of the app's.
public func CGRestorePermanentDisplayConfiguration() {}

/// What has changed of a display.
public struct CGDisplayChangeSummaryFlags: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The change begins.
    public static let beginConfigurationFlag = CGDisplayChangeSummaryFlags(rawValue: 1)
    /// The display has moved.
    public static let movedFlag = CGDisplayChangeSummaryFlags(rawValue: 2)
    /// The display is the main one now.
    public static let setMainFlag = CGDisplayChangeSummaryFlags(rawValue: 4)
    /// The display has another mode.
    public static let setModeFlag = CGDisplayChangeSummaryFlags(rawValue: 8)
    /// The display was added.
    public static let addFlag = CGDisplayChangeSummaryFlags(rawValue: 16)
    /// The display was removed.
    public static let removeFlag = CGDisplayChangeSummaryFlags(rawValue: 32)
    /// The display draws.
    public static let enabledFlag = CGDisplayChangeSummaryFlags(rawValue: 256)
    /// The display does not draw.
    public static let disabledFlag = CGDisplayChangeSummaryFlags(rawValue: 512)
    /// The display shows another one's picture.
    public static let mirrorFlag = CGDisplayChangeSummaryFlags(rawValue: 1024)
    /// The display shows a picture of its own.
    public static let unMirrorFlag = CGDisplayChangeSummaryFlags(rawValue: 2048)
    /// The displays' sizes have changed.
    public static let desktopShapeChangedFlag = CGDisplayChangeSummaryFlags(rawValue: 4096)
}
/// A function that is called for changes of displays.
public typealias CGDisplayReconfigurationCallBack =
    @convention(c) (CGDirectDisplayID, CGDisplayChangeSummaryFlags.RawValue, UnsafeMutableRawPointer?) -> Void
/// Asks for calls when displays change; never called here.
@discardableResult
public func CGDisplayRegisterReconfigurationCallback(
    _ callback: ((CGDirectDisplayID, CGDisplayChangeSummaryFlags, UnsafeMutableRawPointer?) -> Void)?,
    _ userInfo: UnsafeMutableRawPointer?
) -> CGError {
    ApplicationServicesGaps.once("changes of displays are not reported.")
    return .success
}
/// Ends the calls when displays change.
@discardableResult
public func CGDisplayRemoveReconfigurationCallback(
    _ callback: ((CGDirectDisplayID, CGDisplayChangeSummaryFlags, UnsafeMutableRawPointer?) -> Void)?,
    _ userInfo: UnsafeMutableRawPointer?
) -> CGError { .success }

// MARK: Brightness

/// A value of a table of brightness, from 0 to 1.
public typealias CGGammaValue = Float
/// Reads a display's table of brightness; fails.
@discardableResult
public func CGGetDisplayTransferByTable(
    _ display: CGDirectDisplayID, _ capacity: UInt32, _ redTable: UnsafeMutablePointer<CGGammaValue>?,
    _ greenTable: UnsafeMutablePointer<CGGammaValue>?, _ blueTable: UnsafeMutablePointer<CGGammaValue>?,
    _ sampleCount: UnsafeMutablePointer<UInt32>?
) -> CGError {
    sampleCount?.pointee = 0
    return Display.lacks("CGGetDisplayTransferByTable")
}
/// Changes a display's table of brightness; fails.
@discardableResult
public func CGSetDisplayTransferByTable(
    _ display: CGDirectDisplayID, _ tableSize: UInt32, _ redTable: UnsafePointer<CGGammaValue>?,
    _ greenTable: UnsafePointer<CGGammaValue>?, _ blueTable: UnsafePointer<CGGammaValue>?
) -> CGError { Display.lacks("CGSetDisplayTransferByTable") }
/// Restores the displays' brightness; nothing was changed.
public func CGDisplayRestoreColorSyncSettings() {}

// MARK: The pointer

/// Hides the pointer over the app's windows; without effect here.
@discardableResult
public func CGDisplayHideCursor(_ display: CGDirectDisplayID) -> CGError { Display.lacks("CGDisplayHideCursor") }
/// Shows the pointer.
@discardableResult
public func CGDisplayShowCursor(_ display: CGDirectDisplayID) -> CGError { .success }
/// Moves the pointer; fails, as a desktop does not let apps do so.
@discardableResult
public func CGWarpMouseCursorPosition(_ newCursorPosition: CGPoint) -> CGError {
    Display.lacks("CGWarpMouseCursorPosition")
}
/// Moves the pointer; fails, as a desktop does not let apps do so.
@discardableResult
public func CGDisplayMoveCursorToPoint(_ display: CGDirectDisplayID, _ point: CGPoint) -> CGError {
    Display.lacks("CGDisplayMoveCursorToPoint")
}
/// Separates the pointer from the mouse; fails.
@discardableResult
public func CGAssociateMouseAndMouseCursorPosition(_ connected: Int32) -> CGError {
    connected != 0 ? .success : Display.lacks("CGAssociateMouseAndMouseCursorPosition")
}
/// Returns values of the user's session; nil, as they are not known.
public func CGSessionCopyCurrentDictionary() -> CFDictionary? { nil }
