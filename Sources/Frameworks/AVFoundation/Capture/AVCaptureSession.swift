import CoreMedia
import Foundation
import OrielFoundation
import SwiftUICore

/// What leads the pictures and sounds of devices to outputs; without a device it does not run.
///
/// Follows Apple's [AVCaptureSession](https://developer.apple.com/documentation/avfoundation/avcapturesession).
open class AVCaptureSession: NSObject, _KeyValueObserving, @unchecked Sendable {
    /// The wanted quality of the pictures.
    public struct Preset: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Good photos.
        public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
        /// Good films.
        public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
        /// Films to send.
        public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
        /// Small films.
        public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
        /// 352 by 288 pixels.
        public static let cif352x288 = Preset(rawValue: "AVCaptureSessionPreset352x288")
        /// 640 by 480 pixels.
        public static let vga640x480 = Preset(rawValue: "AVCaptureSessionPreset640x480")
        /// 1280 by 720 pixels.
        public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
        /// 1920 by 1080 pixels.
        public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
        /// 3840 by 2160 pixels.
        public static let hd4K3840x2160 = Preset(rawValue: "AVCaptureSessionPreset3840x2160")
        /// The input's own setting.
        public static let inputPriority = Preset(rawValue: "AVCaptureSessionPresetInputPriority")
    }

    public let _observers = _KeyValueObservers()
    /// The wanted quality of the pictures.
    open var sessionPreset = Preset.high
    /// The inputs.
    open private(set) var inputs: [AVCaptureInput] = []
    /// The outputs.
    open private(set) var outputs: [AVCaptureOutput] = []
    /// What leads from inputs to outputs; nothing here.
    open var connections: [AVCaptureConnection] { [] }
    /// Whether pictures come; never here.
    open var isRunning: Bool { false }
    /// Whether it was interrupted; never here.
    open var isInterrupted: Bool { false }
    /// Whether it chooses the sound session's settings.
    open var automaticallyConfiguresApplicationAudioSession = true
    /// Whether it uses the app's sound session.
    open var usesApplicationAudioSession = true

    /// Creates a session without inputs and outputs.
    public override init() {}

    /// Returns whether it can be set so.
    open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
    /// Returns whether an input can be added.
    open func canAddInput(_ input: AVCaptureInput) -> Bool { !inputs.contains { $0 === input } }
    /// Adds an input.
    open func addInput(_ input: AVCaptureInput) { if canAddInput(input) { inputs.append(input) } }
    /// Removes an input.
    open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
    /// Returns whether an output can be added.
    open func canAddOutput(_ output: AVCaptureOutput) -> Bool { !outputs.contains { $0 === output } }
    /// Adds an output.
    open func addOutput(_ output: AVCaptureOutput) { if canAddOutput(output) { outputs.append(output) } }
    /// Removes an output.
    open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
    /// Whether a button of the device has controls; false, as there is none here.
    open var supportsControls: Bool { false }
    /// How many controls a button could have; none here.
    open var maxControlsCount: Int { 0 }
    /// The controls of the device's button; none here, as none can be added.
    open var controls: [AVCaptureControl] { [] }
    /// The object that is notified of the controls.
    open private(set) weak var controlsDelegate: (any AVCaptureSessionControlsDelegate)?
    /// The queue on which it would be called; nil for none.
    open private(set) var controlsDelegateCallbackQueue: DispatchQueue?
    /// Sets the object that is notified of the controls, and the queue on which it would be called.
    open func setControlsDelegate(_ controlsDelegate: (any AVCaptureSessionControlsDelegate)?, queue: DispatchQueue?) {
        self.controlsDelegate = controlsDelegate
        controlsDelegateCallbackQueue = queue
    }
    /// Returns whether a control can be added; false, as the device has no button for them.
    open func canAddControl(_ control: AVCaptureControl) -> Bool { false }
    /// Adds a control; without effect, where ``canAddControl(_:)`` says false.
    open func addControl(_ control: AVCaptureControl) { CaptureNote.issue() }
    /// Removes a control.
    open func removeControl(_ control: AVCaptureControl) {}
    /// Begins changes that are made together.
    open func beginConfiguration() {}
    /// Ends changes that are made together.
    open func commitConfiguration() {}
    /// Starts; without a device nothing comes.
    open func startRunning() { CaptureNote.issue() }
    /// Stops.
    open func stopRunning() {}
}

/// A session of several cameras at once; not supported here.
open class AVCaptureMultiCamSession: AVCaptureSession, @unchecked Sendable {
    /// Whether several cameras can be used; never here.
    open class var isMultiCamSupported: Bool { false }
}

/// Where pictures or sounds come from.
open class AVCaptureInput: NSObject, @unchecked Sendable {
    /// A part of an input.
    open class Port: NSObject, @unchecked Sendable {
        /// The kind of media.
        open var mediaType: AVMediaType { .video }
    }
    /// The parts; none here.
    open var ports: [Port] { [] }
}

/// The input of a device.
open class AVCaptureDeviceInput: AVCaptureInput, @unchecked Sendable {
    /// The device.
    public let device: AVCaptureDevice
    /// Creates the input of a device; an error here.
    public init(device: AVCaptureDevice) throws {
        self.device = device
        super.init()
        throw AVError(.deviceNotConnected, "There is no camera.")
    }
}

/// What leads from an input to an output.
open class AVCaptureConnection: NSObject, @unchecked Sendable {
    /// Whether it is in use.
    open var isEnabled = true
    /// Whether anything comes; never here.
    open var isActive: Bool { false }
    /// How pictures are turned.
    open var videoOrientation = AVCaptureVideoOrientation.portrait
    /// How far pictures are turned, in degrees.
    open var videoRotationAngle: CGFloat = 0
    /// Whether they can be turned.
    open var isVideoOrientationSupported: Bool { true }
    /// Whether pictures are mirrored.
    open var isVideoMirrored = false
    /// Whether they can be mirrored.
    open var isVideoMirroringSupported: Bool { true }
    /// Whether they are mirrored by themselves.
    open var automaticallyAdjustsVideoMirroring = true
    /// How pictures are steadied.
    open var preferredVideoStabilizationMode = AVCaptureVideoStabilizationMode.off
    /// Whether they can be steadied.
    open var isVideoStabilizationSupported: Bool { false }
    /// The parts of inputs.
    open var inputPorts: [AVCaptureInput.Port] { [] }
    /// The output.
    open weak var output: AVCaptureOutput?
    /// The channels of sound.
    open var audioChannels: [AVCaptureAudioChannel] { [] }
    /// Returns whether pictures can be turned so far.
    open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool { true }
}

/// A channel of recorded sound.
open class AVCaptureAudioChannel: NSObject, @unchecked Sendable {
    /// The average loudness, in decibels.
    open var averagePowerLevel: Float { -160 }
    /// The highest loudness, in decibels.
    open var peakHoldLevel: Float { -160 }
}

/// How pictures are turned.
public enum AVCaptureVideoOrientation: Int, Sendable {
    case portrait = 1
    case portraitUpsideDown, landscapeRight, landscapeLeft
}

/// How pictures are steadied.
public enum AVCaptureVideoStabilizationMode: Int, Sendable {
    case off = 0
    case standard, cinematic, cinematicExtended
    case auto = -1
}
