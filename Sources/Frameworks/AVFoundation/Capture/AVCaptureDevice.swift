import CoreMedia
import Foundation
import OrielFoundation
import SwiftUICore

/// A camera or microphone, of which apps find none here.
///
/// Follows Apple's [AVCaptureDevice](https://developer.apple.com/documentation/avfoundation/avcapturedevice). The app may use
/// neither: the authorization is denied, with one warning, and ``default(for:)`` is nil.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
    /// Where a camera looks.
    public enum Position: Int, Sendable { case unspecified = 0, back, front }
    /// Whether a light is on.
    public enum TorchMode: Int, Sendable { case off = 0, on, auto }
    /// Whether a flash is used.
    public enum FlashMode: Int, Sendable { case off = 0, on, auto }
    /// How a camera focuses.
    public enum FocusMode: Int, Sendable { case locked = 0, autoFocus, continuousAutoFocus }
    /// How a camera exposes.
    public enum ExposureMode: Int, Sendable { case locked = 0, autoExpose, continuousAutoExposure, custom }
    /// How a camera balances white.
    public enum WhiteBalanceMode: Int, Sendable { case locked = 0, autoWhiteBalance, continuousAutoWhiteBalance }

    /// The kinds of devices.
    public struct DeviceType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The usual camera.
        public static let builtInWideAngleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
        /// A camera for distant things.
        public static let builtInTelephotoCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
        /// One that sees much.
        public static let builtInUltraWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
        /// Two cameras together.
        public static let builtInDualCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
        /// Two others together.
        public static let builtInDualWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
        /// Three cameras together.
        public static let builtInTripleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
        /// One that sees depths.
        public static let builtInTrueDepthCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
        /// One that measures by light.
        public static let builtInLiDARDepthCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInLiDARDepthCamera")
        /// A microphone.
        public static let microphone = DeviceType(rawValue: "AVCaptureDeviceTypeMicrophone")
        /// The microphone within.
        public static let builtInMicrophone = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInMicrophone")
        /// A camera that is plugged in.
        public static let external = DeviceType(rawValue: "AVCaptureDeviceTypeExternal")
        /// A telephone that serves as a camera.
        public static let continuityCamera = DeviceType(rawValue: "AVCaptureDeviceTypeContinuityCamera")
    }

    /// A form of a device's media.
    open class Format: NSObject, @unchecked Sendable {
        /// The form of the media; an empty one here.
        open var formatDescription: CMFormatDescription { CMFormatDescription(mediaType: .video, dimensions: .init()) }
        /// How many pictures a second there may be.
        open var videoSupportedFrameRateRanges: [AVFrameRateRange] { [] }
        /// The largest zoom.
        open var videoMaxZoomFactor: CGFloat { 1 }
    }

    /// Finds devices; none, here.
    open class DiscoverySession: NSObject, @unchecked Sendable {
        /// The devices that were found.
        public let devices: [AVCaptureDevice] = []
        /// Creates a search.
        public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) { CaptureNote.issue() }
    }

    init(none: Void) {}

    /// The name for programs.
    open var uniqueID: String { "" }
    /// The name for users.
    open var localizedName: String { "" }
    /// The model.
    open var modelID: String { "" }
    /// Where it looks.
    open var position: Position { .unspecified }
    /// The kind.
    open var deviceType: DeviceType { .external }
    /// Whether it is there.
    open var isConnected: Bool { false }
    /// Whether there is a light.
    open var hasTorch: Bool { false }
    /// Whether the light can be used now.
    open var isTorchAvailable: Bool { false }
    /// Whether the light is on.
    open var isTorchActive: Bool { false }
    /// Whether there is a flash.
    open var hasFlash: Bool { false }
    /// Whether the flash can be used now.
    open var isFlashAvailable: Bool { false }
    /// Posted when a device was connected; never here.
    public static let wasConnectedNotification = Notification.Name("AVCaptureDeviceWasConnectedNotification")
    /// Posted when a device was disconnected; never here.
    public static let wasDisconnectedNotification = Notification.Name("AVCaptureDeviceWasDisconnectedNotification")
    /// Posted when a camera sees something else; never here.
    public static let subjectAreaDidChangeNotification = Notification.Name(
        "AVCaptureDeviceSubjectAreaDidChangeNotification")
    /// Whether the light is on.
    open var torchMode = TorchMode.off
    /// How it focuses.
    open var focusMode = FocusMode.locked
    /// How it exposes.
    open var exposureMode = ExposureMode.locked
    /// How it balances white.
    open var whiteBalanceMode = WhiteBalanceMode.locked
    /// The place that is sharp, from 0 to 1.
    open var focusPointOfInterest = CGPoint(x: 0.5, y: 0.5)
    /// The place by which it exposes, from 0 to 1.
    open var exposurePointOfInterest = CGPoint(x: 0.5, y: 0.5)
    /// Whether a place can be chosen.
    open var isFocusPointOfInterestSupported: Bool { false }
    /// Whether a place can be chosen.
    open var isExposurePointOfInterestSupported: Bool { false }
    /// How much is enlarged.
    open var videoZoomFactor: CGFloat = 1
    /// The least zoom.
    open var minAvailableVideoZoomFactor: CGFloat { 1 }
    /// The largest zoom.
    open var maxAvailableVideoZoomFactor: CGFloat { 1 }
    /// The forms of its media.
    open var formats: [Format] { [] }
    /// The chosen form.
    open var activeFormat = Format()
    /// How long a picture takes at least.
    open var activeVideoMinFrameDuration = CMTime.invalid
    /// How long a picture takes at most.
    open var activeVideoMaxFrameDuration = CMTime.invalid
    /// Whether a place that changes is noted.
    open var isSubjectAreaChangeMonitoringEnabled = false

    /// Returns whether it can focus in a way.
    open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
    /// Returns whether it can expose in a way.
    open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
    /// Returns whether it can balance white in a way.
    open func isWhiteBalanceModeSupported(_ whiteBalanceMode: WhiteBalanceMode) -> Bool { false }
    /// Returns whether its light can be in a mode.
    open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
    /// Sets how bright the light is; an error here.
    open func setTorchModeOn(level torchLevel: Float) throws {
        throw AVError(.deviceNotConnected, "There is no camera.")
    }
    /// Returns whether it gives a kind of media.
    open func hasMediaType(_ mediaType: AVMediaType) -> Bool { false }
    /// Takes the device over, to set it; an error here.
    open func lockForConfiguration() throws { throw AVError(.deviceNotConnected, "There is no camera.") }
    /// Gives it back.
    open func unlockForConfiguration() {}
    /// Enlarges gradually.
    open func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) {}

    /// The usual device of a kind of media; nil here.
    open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? {
        CaptureNote.issue()
        return nil
    }
    /// A device of a kind; nil here.
    open class func `default`(
        _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
    ) -> AVCaptureDevice? {
        CaptureNote.issue()
        return nil
    }
    /// All devices of a kind of media; none here.
    open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }
    /// All devices; none here.
    open class func devices() -> [AVCaptureDevice] { [] }
    /// Whether the app may use devices of a kind: it may not, here.
    open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
        CaptureNote.issue()
        return .denied
    }
    /// Asks whether the app may use devices of a kind; it may not.
    open class func requestAccess(
        for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
    ) {
        CaptureNote.issue()
        handler(false)
    }
    /// Asks whether the app may use devices of a kind; it may not.
    open class func requestAccess(for mediaType: AVMediaType) async -> Bool {
        CaptureNote.issue()
        return false
    }
}

/// Whether the app may use a device.
public enum AVAuthorizationStatus: Int, Sendable { case notDetermined = 0, restricted, denied, authorized }

/// How many pictures a second there may be.
open class AVFrameRateRange: NSObject, @unchecked Sendable {
    /// The fewest.
    open var minFrameRate: Double { 0 }
    /// The most.
    open var maxFrameRate: Double { 0 }
}

/// Warns once that no camera is used.
enum CaptureNote {
    static func issue() {
        RuntimeWarning.issue(
            "AVFoundation: apps do not use cameras or microphones by AVCaptureSession here.")
    }
}

extension NSNotification.Name {
    /// A device was plugged in; not posted here.
    public static let AVCaptureDeviceWasConnected = Notification.Name("AVCaptureDeviceWasConnectedNotification")
    /// A device was unplugged; not posted here.
    public static let AVCaptureDeviceWasDisconnected = Notification.Name("AVCaptureDeviceWasDisconnectedNotification")
    /// A camera's view has changed; not posted here.
    public static let AVCaptureDeviceSubjectAreaDidChange = Notification.Name(
        "AVCaptureDeviceSubjectAreaDidChangeNotification")
    /// A session began; not posted here.
    public static let AVCaptureSessionDidStartRunning = Notification.Name("AVCaptureSessionDidStartRunningNotification")
    /// A session ended; not posted here.
    public static let AVCaptureSessionDidStopRunning = Notification.Name("AVCaptureSessionDidStopRunningNotification")
    /// A session failed; not posted here.
    public static let AVCaptureSessionRuntimeError = Notification.Name("AVCaptureSessionRuntimeErrorNotification")
    /// A session was interrupted; not posted here.
    public static let AVCaptureSessionWasInterrupted = Notification.Name("AVCaptureSessionWasInterruptedNotification")
    /// The interruption is over; not posted here.
    public static let AVCaptureSessionInterruptionEnded = Notification.Name(
        "AVCaptureSessionInterruptionEndedNotification")
}
