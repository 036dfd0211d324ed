import CoreMedia
import Foundation
import OrielFoundation
import SwiftUI

/// The name of the errors of recordings of the screen.
public let SCStreamErrorDomain = "com.apple.ScreenCaptureKit.SCStreamErrorDomain"

/// An error of a recording of the screen.
///
/// Follows Apple's [SCStreamError](https://developer.apple.com/documentation/screencapturekit/scstreamerror).
public struct SCStreamError: _CodedError, LocalizedError, Hashable, Sendable {
    /// The reasons for errors.
    public enum Code: Int, _ErrorCode {
        case userDeclined = -3801, failedToStart = -3802, missingEntitlements = -3803
        case failedApplicationConnectionInvalid = -3804, failedApplicationConnectionInterrupted = -3805
        case failedNoMatchingApplicationContext = -3806, attemptToStartStreamState = -3807
        case attemptToStopStreamState = -3808, attemptToUpdateFilterState = -3809, attemptToConfigState = -3810
        case internalError = -3811, invalidParameter = -3812, noWindowList = -3813, noDisplayList = -3814
        case noCaptureSource = -3815, removingStream = -3816, userStopped = -3817
    }
    /// The reason.
    public let code: Code
    /// Creates an error for a reason.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
    /// The user does not permit it.
    public static let userDeclined = Code.userDeclined
    /// The user ended it.
    public static let userStopped = Code.userStopped
    /// The name of the errors of this framework.
    public static var errorDomain: String { SCStreamErrorDomain }
    public var errorDescription: String? { "The screen cannot be recorded on this machine." }

    /// The error of all requests, which is reported once.
    static func declined() -> SCStreamError {
        RuntimeWarning.issue("ScreenCaptureKit: apps cannot record the screen here; it is as if the user had declined.")
        return SCStreamError(.userDeclined)
    }
}

/// A screen.
open class SCDisplay: NSObject, @unchecked Sendable {
    /// The number.
    open var displayID: UInt32 { 0 }
    /// The width, in points.
    open var width: Int { 0 }
    /// The height, in points.
    open var height: Int { 0 }
    /// The place, in points.
    open var frame: CGRect { .zero }
    override init() {}
}

/// An app that runs.
open class SCRunningApplication: NSObject, @unchecked Sendable {
    /// The app's name for the system.
    open var bundleIdentifier: String { "" }
    /// The app's name for users.
    open var applicationName: String { "" }
    /// The process.
    open var processID: Int32 { 0 }
    override init() {}
}

/// A window.
open class SCWindow: NSObject, @unchecked Sendable {
    /// The number.
    open var windowID: UInt32 { 0 }
    /// The place, in points.
    open var frame: CGRect { .zero }
    /// The title; nil for none.
    open var title: String? { nil }
    /// The layer.
    open var windowLayer: Int { 0 }
    /// The app; nil if unknown.
    open var owningApplication: SCRunningApplication? { nil }
    /// Whether it is visible.
    open var isOnScreen: Bool { false }
    /// Whether it is active.
    open var isActive: Bool { false }
    override init() {}
}

/// The screens, windows and apps that can be recorded; they cannot be read here.
///
/// Follows Apple's [SCShareableContent](https://developer.apple.com/documentation/screencapturekit/scshareablecontent). Requests fail with
/// `userDeclined`, as if the user had not permitted it, which is reported once.
open class SCShareableContent: NSObject, @unchecked Sendable {
    /// The windows.
    open var windows: [SCWindow] { [] }
    /// The screens.
    open var displays: [SCDisplay] { [] }
    /// The apps.
    open var applications: [SCRunningApplication] { [] }
    override init() {}
    /// Reads the content; fails.
    open class var current: SCShareableContent { get async throws { throw SCStreamError.declined() } }
    /// Reads the content; fails.
    open class func excludingDesktopWindows(
        _ excludeDesktopWindows: Bool, onScreenWindowsOnly: Bool
    ) async throws -> SCShareableContent { throw SCStreamError.declined() }
    /// Passes the content; fails.
    open class func getWithCompletionHandler(
        _ completionHandler: @escaping @Sendable (SCShareableContent?, (any Error)?) -> Void
    ) {
        let error = SCStreamError.declined()
        DispatchQueue.global().async { completionHandler(nil, error) }
    }
    /// Passes the content; fails.
    open class func getExcludingDesktopWindows(
        _ excludeDesktopWindows: Bool, onScreenWindowsOnly: Bool,
        completionHandler: @escaping @Sendable (SCShareableContent?, (any Error)?) -> Void
    ) { getWithCompletionHandler(completionHandler) }
}

/// The part of the screen that is recorded.
open class SCContentFilter: NSObject, @unchecked Sendable {
    /// The place, in points.
    open var contentRect: CGRect { .zero }
    /// The pixels in a point.
    open var pointPixelScale: Float { 1 }
    /// Creates a filter of a window.
    public init(desktopIndependentWindow window: SCWindow) {}
    /// Creates a filter of a screen without some windows.
    public init(display: SCDisplay, excludingWindows excluded: [SCWindow]) {}
    /// Creates a filter of some windows on a screen.
    public init(display: SCDisplay, including includedWindows: [SCWindow]) {}
    /// Creates a filter of some apps on a screen.
    public init(display: SCDisplay, including applications: [SCRunningApplication], exceptingWindows: [SCWindow]) {}
    /// Creates a filter of a screen without some apps.
    public init(
        display: SCDisplay, excludingApplications applications: [SCRunningApplication], exceptingWindows: [SCWindow]
    ) {}
}
