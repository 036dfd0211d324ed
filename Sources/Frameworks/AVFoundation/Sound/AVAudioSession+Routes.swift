import Foundation
import OrielFoundation

/// The devices in use.
open class AVAudioSessionRouteDescription: NSObject, @unchecked Sendable {
    /// The recording devices.
    public let inputs: [AVAudioSessionPortDescription] =
        MediaLibrary.recordingElement == nil ? [] : [AVAudioSessionPortDescription(.builtInMic, "Microphone")]
    /// The playing devices.
    public let outputs = [AVAudioSessionPortDescription(.builtInSpeaker, "Speaker")]
}

/// A device for sound.
open class AVAudioSessionPortDescription: NSObject, @unchecked Sendable {
    /// The kind.
    public let portType: AVAudioSession.Port
    /// The name for users.
    public let portName: String
    /// The name for programs.
    open var uid: String { portType.rawValue }
    /// Whether sound comes from places in a room; never here.
    open var isSpatialAudioEnabled: Bool { false }
    /// Whether voices are made clearer by the device; never here.
    open var hasHardwareVoiceCallProcessing: Bool { false }
    /// The channels; nil, as they are not known.
    open var channels: [AVAudioSessionChannelDescription]? { nil }
    /// The parts of the device that can be chosen; nil, as there are none here.
    open var dataSources: [AVAudioSessionDataSourceDescription]? { nil }
    /// The part of the device that is in use; nil for none.
    open var selectedDataSource: AVAudioSessionDataSourceDescription? { nil }
    /// The part of the device that the app prefers; nil for none.
    open var preferredDataSource: AVAudioSessionDataSourceDescription? { nil }
    /// Prefers a part of the device; fails for all but none, as devices have none here.
    open func setPreferredDataSource(_ dataSource: AVAudioSessionDataSourceDescription?) throws {
        try AVAudioSessionDataSourceDescription.check(dataSource)
    }
    init(_ type: AVAudioSession.Port, _ name: String) { (portType, portName) = (type, name) }
}

/// A channel of a device.
///
/// Follows Apple's
/// [AVAudioSessionChannelDescription](https://developer.apple.com/documentation/avfaudio/avaudiosessionchanneldescription).
open class AVAudioSessionChannelDescription: NSObject, @unchecked Sendable {
    /// The name for users.
    open var channelName: String { "" }
    /// The device's name for programs.
    open var owningPortUID: String { "" }
    /// The number of the channel.
    open var channelNumber: Int { 0 }
    init(number: Int) {}
}

/// A part of a device, such as one of several microphones; devices have none here.
///
/// Follows Apple's
/// [AVAudioSessionDataSourceDescription](https://developer.apple.com/documentation/avfaudio/avaudiosessiondatasourcedescription).
open class AVAudioSessionDataSourceDescription: NSObject, @unchecked Sendable {
    /// The number.
    public let dataSourceID: NSNumber
    /// The name for users.
    public let dataSourceName: String
    /// Where it is; nil if that is not known.
    open var location: AVAudioSession.Location? { nil }
    /// Where it points to; nil if that is not known.
    open var orientation: AVAudioSession.Orientation? { nil }
    /// The directions that it can listen to; nil for one.
    open var supportedPolarPatterns: [AVAudioSession.PolarPattern]? { nil }
    /// The direction that it listens to; nil for the only one.
    open var selectedPolarPattern: AVAudioSession.PolarPattern? { nil }
    /// The direction that the app prefers; nil for none.
    open private(set) var preferredPolarPattern: AVAudioSession.PolarPattern?
    /// Prefers a direction; without effect.
    open func setPreferredPolarPattern(_ pattern: AVAudioSession.PolarPattern?) throws {
        preferredPolarPattern = pattern
    }

    init(_ id: Int, _ name: String) { (dataSourceID, dataSourceName) = (NSNumber(value: id), name) }

    /// Fails for a part of a device, as there is none here.
    static func check(_ source: AVAudioSessionDataSourceDescription?) throws {
        guard source != nil else { return }
        RuntimeWarning.issue("AVAudioSession: devices have no parts to choose here.")
        throw NSError(domain: NSOSStatusErrorDomain, code: -50)
    }
}

extension AVAudioSession {
    /// Where a part of a device is.
    public struct Location: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Above.
        public static let upper = Location(rawValue: "Upper")
        /// Below.
        public static let lower = Location(rawValue: "Lower")
    }
    /// Where a part of a device points to.
    public struct Orientation: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Up.
        public static let top = Orientation(rawValue: "Top")
        /// Down.
        public static let bottom = Orientation(rawValue: "Bottom")
        /// To the front.
        public static let front = Orientation(rawValue: "Front")
        /// To the back.
        public static let back = Orientation(rawValue: "Back")
        /// To the left.
        public static let left = Orientation(rawValue: "Left")
        /// To the right.
        public static let right = Orientation(rawValue: "Right")
    }
    /// The directions that a microphone listens to.
    public struct PolarPattern: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// All.
        public static let omnidirectional = PolarPattern(rawValue: "Omnidirectional")
        /// The front.
        public static let cardioid = PolarPattern(rawValue: "Cardioid")
        /// The front, little of the rest.
        public static let subcardioid = PolarPattern(rawValue: "Subcardioid")
        /// Left and right.
        public static let stereo = PolarPattern(rawValue: "Stereo")
    }

    /// The parts of the recording device; nil, as there are none here.
    public var inputDataSources: [AVAudioSessionDataSourceDescription]? { nil }
    /// The part of the recording device that is in use; nil for none.
    public var inputDataSource: AVAudioSessionDataSourceDescription? { nil }
    /// The parts of the playing device; nil, as there are none here.
    public var outputDataSources: [AVAudioSessionDataSourceDescription]? { nil }
    /// The part of the playing device that is in use; nil for none.
    public var outputDataSource: AVAudioSessionDataSourceDescription? { nil }
    /// Uses a part of the recording device; fails for all but none.
    public func setInputDataSource(_ dataSource: AVAudioSessionDataSourceDescription?) throws {
        try AVAudioSessionDataSourceDescription.check(dataSource)
    }
    /// Uses a part of the playing device; fails for all but none.
    public func setOutputDataSource(_ dataSource: AVAudioSessionDataSourceDescription?) throws {
        try AVAudioSessionDataSourceDescription.check(dataSource)
    }
    /// The loudness of the microphone, from 0 to 1; 1, as it is not known.
    public var inputGain: Float { 1 }
    /// Whether the loudness of the microphone can be set; false.
    public var isInputGainSettable: Bool { false }
    /// Sets the loudness of the microphone; fails.
    public func setInputGain(_ gain: Float) throws { throw NSError(domain: NSOSStatusErrorDomain, code: -50) }
    /// The number of recorded channels that the app prefers.
    public var preferredInputNumberOfChannels: Int { inputNumberOfChannels }
    /// The number of played channels that the app prefers.
    public var preferredOutputNumberOfChannels: Int { outputNumberOfChannels }
    /// The most channels that can be recorded.
    public var maximumInputNumberOfChannels: Int { inputNumberOfChannels }
    /// The most channels that can be played.
    public var maximumOutputNumberOfChannels: Int { outputNumberOfChannels }
}
