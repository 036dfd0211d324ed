import Foundation
import OrielFoundation
import SwiftUI

/// The number of a window.
public typealias CGWindowID = UInt32
/// The height of a window above others.
public typealias CGWindowLevel = Int32
/// The number of no window.
public let kCGNullWindowID = CGWindowID(0)

/// The windows that a list has.
public struct CGWindowListOption: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// All windows.
    public static let optionAll = CGWindowListOption([])
    /// The windows that are shown.
    public static let optionOnScreenOnly = CGWindowListOption(rawValue: 1)
    /// The windows above one.
    public static let optionOnScreenAboveWindow = CGWindowListOption(rawValue: 2)
    /// The windows below one.
    public static let optionOnScreenBelowWindow = CGWindowListOption(rawValue: 4)
    /// The window itself as well.
    public static let optionIncludingWindow = CGWindowListOption(rawValue: 8)
    /// No windows of the desktop.
    public static let excludeDesktopElements = CGWindowListOption(rawValue: 16)
}
/// How pictures of windows are made.
public struct CGWindowImageOption: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// As usual.
    public static let `default` = CGWindowImageOption([])
    /// Without the frame's effects.
    public static let boundsIgnoreFraming = CGWindowImageOption(rawValue: 1)
    /// Without transparency.
    public static let shouldBeOpaque = CGWindowImageOption(rawValue: 2)
    /// Only shadows.
    public static let onlyShadows = CGWindowImageOption(rawValue: 4)
    /// With all pixels of the display.
    public static let bestResolution = CGWindowImageOption(rawValue: 8)
    /// With a pixel a point.
    public static let nominalResolution = CGWindowImageOption(rawValue: 16)
}
/// Who may read a window's picture.
public enum CGWindowSharingType: UInt32, Sendable { case none, readOnly, readWrite }
/// Where a window's picture is kept.
public enum CGWindowBackingType: UInt32, Sendable {
    case backingStoreRetained, backingStoreNonretained, backingStoreBuffered
}

/// The key of a window's number.
public let kCGWindowNumber: CFString = "kCGWindowNumber"
/// The key of where a window's picture is kept.
public let kCGWindowStoreType: CFString = "kCGWindowStoreType"
/// The key of a window's level.
public let kCGWindowLayer: CFString = "kCGWindowLayer"
/// The key of a window's rectangle.
public let kCGWindowBounds: CFString = "kCGWindowBounds"
/// The key of who may read a window's picture.
public let kCGWindowSharingState: CFString = "kCGWindowSharingState"
/// The key of a window's opacity.
public let kCGWindowAlpha: CFString = "kCGWindowAlpha"
/// The key of the process of a window.
public let kCGWindowOwnerPID: CFString = "kCGWindowOwnerPID"
/// The key of the memory of a window, in bytes.
public let kCGWindowMemoryUsage: CFString = "kCGWindowMemoryUsage"
/// The key of the name of a window's app.
public let kCGWindowOwnerName: CFString = "kCGWindowOwnerName"
/// The key of a window's title.
public let kCGWindowName: CFString = "kCGWindowName"
/// The key of whether a window is shown.
public let kCGWindowIsOnscreen: CFString = "kCGWindowIsOnscreen"

/// The key of whether a window's picture is in the memory of the graphics card.
public let kCGWindowBackingLocationVideoMemory: CFString = "kCGWindowBackingLocationVideoMemory"

private func lackWindows() {
    ApplicationServicesGaps.once("a desktop does not let apps see each other's windows; lists of windows are empty.")
}
/// Returns the windows of all apps; none, as a desktop does not let apps see each other's windows, which is reported once.
public func CGWindowListCopyWindowInfo(
    _ option: CGWindowListOption, _ relativeToWindow: CGWindowID
) -> CFArray? {
    lackWindows()
    return NSArray()
}
/// Returns the numbers of the windows of all apps; none here.
public func CGWindowListCreate(_ option: CGWindowListOption, _ relativeToWindow: CGWindowID) -> CFArray? {
    lackWindows()
    return NSArray()
}
/// Returns values of windows; none here.
public func CGWindowListCreateDescriptionFromArray(_ windowArray: CFArray?) -> CFArray? {
    lackWindows()
    return NSArray()
}
/// Returns a picture of windows; nil here.
public func CGWindowListCreateImage(
    _ screenBounds: CGRect, _ listOption: CGWindowListOption, _ windowID: CGWindowID,
    _ imageOption: CGWindowImageOption
) -> CGImage? {
    lackWindows()
    return nil
}
extension CGImage {
    /// Creates a picture of windows; nil here.
    /// - Parameters:
    ///   - screenBounds: The rectangle of the screen, in points; `null` for the one around the windows.
    ///   - windowArray: The numbers of the windows.
    ///   - imageOption: How they are drawn.
    public convenience init?(
        windowListFromArrayScreenBounds screenBounds: CGRect, windowArray: CFArray, imageOption: CGWindowImageOption
    ) {
        lackWindows()
        return nil
    }
}
/// Returns whether the app may see the windows of others; false here.
public func CGPreflightScreenCaptureAccess() -> Bool { false }
/// Asks the user whether the app may see the windows of others; false here, without a question.
@discardableResult
public func CGRequestScreenCaptureAccess() -> Bool {
    lackWindows()
    return false
}

/// The names of levels of windows.
public enum CGWindowLevelKey: Int32, Sendable {
    case baseWindow, minimumWindow, desktopWindow, backstopMenu, normalWindow, floatingWindow, tornOffMenuWindow,
        dockWindow, mainMenuWindow, statusWindow, modalPanelWindow, popUpMenuWindow, draggingWindow, screenSaverWindow,
        maximumWindow, overlayWindow, helpWindow, utilityWindow, desktopIconWindow, cursorWindow,
        assistiveTechHighWindow
}
/// Returns the number of a level.
public func CGWindowLevelForKey(_ key: CGWindowLevelKey) -> CGWindowLevel {
    switch key {
    case .baseWindow, .minimumWindow: CGWindowLevel.min + 1
    case .desktopWindow: CGWindowLevel.min + 21
    case .desktopIconWindow: CGWindowLevel.min + 41
    case .backstopMenu: -20
    case .normalWindow: 0
    case .floatingWindow, .tornOffMenuWindow: 3
    case .modalPanelWindow: 8
    case .utilityWindow: 19
    case .dockWindow: 20
    case .mainMenuWindow: 24
    case .statusWindow: 25
    case .popUpMenuWindow: 101
    case .overlayWindow: 102
    case .helpWindow: 200
    case .draggingWindow: 500
    case .screenSaverWindow: 1000
    case .assistiveTechHighWindow: 1500
    case .cursorWindow: CGWindowLevel.max - 1
    case .maximumWindow: CGWindowLevel.max - 16
    }
}

/// The number of the level of usual windows.
public let kCGNormalWindowLevel: CGWindowLevel = 0
/// The number of the level of the desktop.
public let kCGDesktopWindowLevel: CGWindowLevel = CGWindowLevelForKey(.desktopWindow)
/// The number of the level of the main menu.
public let kCGMainMenuWindowLevel: CGWindowLevel = CGWindowLevelForKey(.mainMenuWindow)
/// The number of the level of status items.
public let kCGStatusWindowLevel: CGWindowLevel = CGWindowLevelForKey(.statusWindow)
/// The key of whether a session is in use.
public let kCGSessionOnConsoleKey: CFString = "kCGSSessionOnConsoleKey"
/// The key of the name of a session's user.
public let kCGSessionUserNameKey: CFString = "kCGSSessionUserNameKey"
/// The key of whether a session's user has logged in.
public let kCGSessionLoginDoneKey: CFString = "kCGSessionLoginDoneKey"
