import CoreAudio
import Foundation
import OrielFoundation

/// The result of a unit's function; 0 for success.
public typealias AUAudioUnitStatus = OSStatus
/// A place among samples, or at once.
public typealias AUEventSampleTime = Int64
/// A number of samples of each channel.
public typealias AUAudioFrameCount = UInt32
/// A number of channels.
public typealias AUAudioChannelCount = UInt32

/// The time of events that are meant at once; events up to 4095 samples later are written as sums.
public let AUEventSampleTimeImmediate = AUEventSampleTime(bitPattern: 0xFFFF_FFFF_0000_0000)

/// A function that returns samples of an input.
public typealias AURenderPullInputBlock = (
    _ actionFlags: UnsafeMutablePointer<AudioUnitRenderActionFlags>, _ timestamp: UnsafePointer<AudioTimeStamp>,
    _ frameCount: AUAudioFrameCount, _ inputBusNumber: Int, _ inputData: UnsafeMutablePointer<AudioBufferList>
) -> AUAudioUnitStatus
/// A function of a unit that renders samples.
public typealias AURenderBlock = (
    _ actionFlags: UnsafeMutablePointer<AudioUnitRenderActionFlags>, _ timestamp: UnsafePointer<AudioTimeStamp>,
    _ frameCount: AUAudioFrameCount, _ outputBusNumber: Int, _ outputData: UnsafeMutablePointer<AudioBufferList>,
    _ pullInputBlock: AURenderPullInputBlock?
) -> AUAudioUnitStatus
/// A function of a unit's author that renders samples, with the events of their time.
public typealias AUInternalRenderBlock = (
    _ actionFlags: UnsafeMutablePointer<AudioUnitRenderActionFlags>, _ timestamp: UnsafePointer<AudioTimeStamp>,
    _ frameCount: AUAudioFrameCount, _ outputBusNumber: Int, _ outputData: UnsafeMutablePointer<AudioBufferList>,
    _ realtimeEventListHead: UnsafePointer<AURenderEvent>?, _ pullInputBlock: AURenderPullInputBlock?
) -> AUAudioUnitStatus
/// A function that is called before and after renderings.
public typealias AURenderObserver = (
    _ actionFlags: AudioUnitRenderActionFlags, _ timestamp: UnsafePointer<AudioTimeStamp>,
    _ frameCount: AUAudioFrameCount, _ outputBusNumber: Int
) -> Void
/// A function that sets a parameter at a time, in a line of a length.
public typealias AUScheduleParameterBlock = (
    _ eventSampleTime: AUEventSampleTime, _ rampDurationSampleFrames: AUAudioFrameCount,
    _ parameterAddress: AUParameterAddress, _ value: AUValue
) -> Void
/// A function that sends a message of MIDI at a time.
public typealias AUScheduleMIDIEventBlock = (
    _ eventSampleTime: AUEventSampleTime, _ cable: UInt8, _ length: Int, _ midiBytes: UnsafePointer<UInt8>
) -> Void
/// A function that receives a unit's messages of MIDI.
public typealias AUMIDIOutputEventBlock = (
    _ eventSampleTime: AUEventSampleTime, _ cable: UInt8, _ length: Int, _ midiBytes: UnsafePointer<UInt8>
) -> OSStatus
/// A function that returns the place in the music.
public typealias AUHostMusicalContextBlock = (
    _ currentTempo: UnsafeMutablePointer<Double>?, _ timeSignatureNumerator: UnsafeMutablePointer<Double>?,
    _ timeSignatureDenominator: UnsafeMutablePointer<Int>?, _ currentBeatPosition: UnsafeMutablePointer<Double>?,
    _ sampleOffsetToNextBeat: UnsafeMutablePointer<Int>?,
    _ currentMeasureDownbeatPosition: UnsafeMutablePointer<Double>?
) -> Bool
/// A function that returns whether the app plays, and where.
public typealias AUHostTransportStateBlock = (
    _ transportStateFlags: UnsafeMutablePointer<AUHostTransportStateFlags>?,
    _ currentSamplePosition: UnsafeMutablePointer<Double>?, _ cycleStartBeatPosition: UnsafeMutablePointer<Double>?,
    _ cycleEndBeatPosition: UnsafeMutablePointer<Double>?
) -> Bool

/// Whether the app plays.
///
/// Follows Apple's
/// [AUHostTransportStateFlags](https://developer.apple.com/documentation/audiotoolbox/auhosttransportstateflags).
public struct AUHostTransportStateFlags: OptionSet, Sendable {
    public let rawValue: UInt
    /// Creates flags.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It has just begun, ended or moved.
    public static let changed = AUHostTransportStateFlags(rawValue: 1)
    /// It plays.
    public static let moving = AUHostTransportStateFlags(rawValue: 2)
    /// It records.
    public static let recording = AUHostTransportStateFlags(rawValue: 4)
    /// It repeats a part.
    public static let cycling = AUHostTransportStateFlags(rawValue: 8)
}

/// The kinds of events of a unit.
public enum AURenderEventType: UInt8, Sendable {
    case parameter = 1, parameterRamp = 2, MIDI = 8, midiSysEx = 9, midiEventList = 10
}

/// The beginning of each event.
///
/// Follows Apple's [AURenderEventHeader](https://developer.apple.com/documentation/audiotoolbox/aurendereventheader).
public struct AURenderEventHeader {
    /// The next event; nil for none.
    public var next: UnsafeMutablePointer<AURenderEvent>?
    /// The time.
    public var eventSampleTime: AUEventSampleTime
    /// The kind.
    public var eventType: AURenderEventType
    /// Always 0.
    public var reserved: UInt8
    /// Creates a beginning.
    public init(
        next: UnsafeMutablePointer<AURenderEvent>? = nil, eventSampleTime: AUEventSampleTime = 0,
        eventType: AURenderEventType = .parameter, reserved: UInt8 = 0
    ) {
        (self.next, self.eventSampleTime) = (next, eventSampleTime)
        (self.eventType, self.reserved) = (eventType, reserved)
    }
}

/// A change of a parameter while sound is rendered.
///
/// Follows Apple's [AUParameterEvent](https://developer.apple.com/documentation/audiotoolbox/auparameterevent).
public struct AUParameterEvent: Sendable {
    /// The time.
    public var eventSampleTime: AUEventSampleTime = 0
    /// How many samples the way to the value takes; 0 for none.
    public var rampDurationSampleFrames: AUAudioFrameCount = 0
    /// The parameter.
    public var parameterAddress: AUParameterAddress = 0
    /// The value.
    public var value: AUValue = 0
    /// Creates a change.
    public init() {}
}

/// A message of MIDI while sound is rendered.
///
/// Follows Apple's [AUMIDIEvent](https://developer.apple.com/documentation/audiotoolbox/aumidievent).
public struct AUMIDIEvent: Sendable {
    /// The time.
    public var eventSampleTime: AUEventSampleTime = 0
    /// The number of bytes.
    public var length: UInt16 = 0
    /// The cable.
    public var cable: UInt8 = 0
    /// The bytes.
    public var data: (UInt8, UInt8, UInt8) = (0, 0, 0)
    /// Creates a message.
    public init() {}
}

/// An event while sound is rendered: of the parts beside the beginning, one counts, as its kind says.
///
/// Follows Apple's [AURenderEvent](https://developer.apple.com/documentation/audiotoolbox/aurenderevent).
public struct AURenderEvent {
    /// The beginning.
    public var head = AURenderEventHeader()
    /// The change of a parameter.
    public var parameter = AUParameterEvent()
    /// The message of MIDI.
    public var MIDI = AUMIDIEvent()
    /// Creates an event.
    public init() {}
}
