import CoreAudio
import CoreMIDI
import Foundation
import OrielFoundation

/// Tracks of events, with a tempo.
public typealias MusicSequence = OpaquePointer
/// Events in the order of their times.
public typealias MusicTrack = OpaquePointer
/// A place among a track's events.
public typealias MusicEventIterator = OpaquePointer
/// An object that plays a sequence.
public typealias MusicPlayer = OpaquePointer
/// A time in beats: quarter notes.
public typealias MusicTimeStamp = Float64
/// The kind of an event.
public typealias MusicEventType = UInt32

/// No event.
public let kMusicEventType_NULL: MusicEventType = 0
/// A note with parameters; tracks have none here.
public let kMusicEventType_ExtendedNote: MusicEventType = 1
/// A tempo.
public let kMusicEventType_ExtendedTempo: MusicEventType = 3
/// Data of an app's own.
public let kMusicEventType_User: MusicEventType = 4
/// A meta event of a file, such as a text.
public let kMusicEventType_Meta: MusicEventType = 5
/// A note with its duration.
public let kMusicEventType_MIDINoteMessage: MusicEventType = 6
/// A message for a channel.
public let kMusicEventType_MIDIChannelMessage: MusicEventType = 7
/// Bytes, such as an exclusive message.
public let kMusicEventType_MIDIRawData: MusicEventType = 8

/// The end of a track, however long it is.
public let kMusicTimeStamp_EndOfTrack: MusicTimeStamp = 1_000_000_000

/// A note with its duration in beats.
///
/// Follows Apple's [MIDINoteMessage](https://developer.apple.com/documentation/audiotoolbox/midinotemessage).
public struct MIDINoteMessage: Equatable, Sendable {
    /// The channel, from 0.
    public var channel: UInt8 = 0
    /// The note; 60 for middle C.
    public var note: UInt8 = 0
    /// The velocities of the beginning and the end.
    public var velocity: UInt8 = 0, releaseVelocity: UInt8 = 0
    /// The duration, in beats.
    public var duration: Float32 = 0
    /// Creates a note without a velocity.
    public init() {}
    /// Creates a note.
    public init(channel: UInt8, note: UInt8, velocity: UInt8, releaseVelocity: UInt8, duration: Float32) {
        (self.channel, self.note, self.velocity) = (channel, note, velocity)
        (self.releaseVelocity, self.duration) = (releaseVelocity, duration)
    }
}

/// A message for a channel.
///
/// Follows Apple's [MIDIChannelMessage](https://developer.apple.com/documentation/audiotoolbox/midichannelmessage).
public struct MIDIChannelMessage: Equatable, Sendable {
    /// The kind of the message, and the channel in the lower four bits.
    public var status: UInt8 = 0
    /// The values.
    public var data1: UInt8 = 0, data2: UInt8 = 0
    /// Nothing.
    public var reserved: UInt8 = 0
    /// Creates a message of zeros.
    public init() {}
    /// Creates a message.
    public init(status: UInt8, data1: UInt8, data2: UInt8, reserved: UInt8) {
        (self.status, self.data1, self.data2, self.reserved) = (status, data1, data2, reserved)
    }
}

/// Bytes: as many as ``length`` says begin at ``data``.
///
/// Follows Apple's [MIDIRawData](https://developer.apple.com/documentation/audiotoolbox/midirawdata).
public struct MIDIRawData: Sendable {
    /// The number of bytes.
    public var length: UInt32 = 0
    /// The first byte.
    public var data: UInt8 = 0
    /// Creates data without bytes.
    public init() {}
    /// Creates data of a byte.
    public init(length: UInt32, data: UInt8) { (self.length, self.data) = (length, data) }
}

/// Data of an app's own: as many bytes as ``length`` says begin at ``data``.
///
/// Follows Apple's [MusicEventUserData](https://developer.apple.com/documentation/audiotoolbox/musiceventuserdata).
public struct MusicEventUserData: Sendable {
    /// The number of bytes.
    public var length: UInt32 = 0
    /// The first byte.
    public var data: UInt8 = 0
    /// Creates data without bytes.
    public init() {}
    /// Creates data of a byte.
    public init(length: UInt32, data: UInt8) { (self.length, self.data) = (length, data) }
}

/// A meta event: as many bytes as ``dataLength`` says begin at ``data``.
///
/// Follows Apple's [MIDIMetaEvent](https://developer.apple.com/documentation/audiotoolbox/midimetaevent).
public struct MIDIMetaEvent: Sendable {
    /// The kind, as in files.
    public var metaEventType: UInt8 = 0
    /// Nothing.
    public var unused1: UInt8 = 0, unused2: UInt8 = 0, unused3: UInt8 = 0
    /// The number of bytes.
    public var dataLength: UInt32 = 0
    /// The first byte.
    public var data: UInt8 = 0
    /// Creates an event without bytes.
    public init() {}
    /// Creates an event of a byte.
    public init(
        metaEventType: UInt8, unused1: UInt8, unused2: UInt8, unused3: UInt8, dataLength: UInt32, data: UInt8
    ) {
        (self.metaEventType, self.dataLength, self.data) = (metaEventType, dataLength, data)
        (self.unused1, self.unused2, self.unused3) = (unused1, unused2, unused3)
    }
}

/// A tempo.
///
/// Follows Apple's [ExtendedTempoEvent](https://developer.apple.com/documentation/audiotoolbox/extendedtempoevent).
public struct ExtendedTempoEvent: Equatable, Sendable {
    /// Beats in a minute.
    public var bpm: Float64 = 0
    /// Creates a tempo of 0.
    public init() {}
    /// Creates a tempo.
    public init(bpm: Float64) { self.bpm = bpm }
}

/// How the end of a track is repeated.
///
/// Follows Apple's [MusicTrackLoopInfo](https://developer.apple.com/documentation/audiotoolbox/musictrackloopinfo).
public struct MusicTrackLoopInfo: Equatable, Sendable {
    /// The part at the end that is repeated, in beats; 0 for none.
    public var loopDuration: MusicTimeStamp = 0
    /// How often it is played; 0 for without end.
    public var numberOfLoops: Int32 = 0
    /// Creates the values of a track that is not repeated.
    public init() {}
    /// Creates values.
    public init(loopDuration: MusicTimeStamp, numberOfLoops: Int32) {
        (self.loopDuration, self.numberOfLoops) = (loopDuration, numberOfLoops)
    }
}

/// The property of a track: how its end is repeated, as ``MusicTrackLoopInfo``.
public let kSequenceTrackProperty_LoopInfo: UInt32 = 0
/// The property of a track: when it begins, as beats.
public let kSequenceTrackProperty_OffsetTime: UInt32 = 1
/// The property of a track: whether it is silent.
public let kSequenceTrackProperty_MuteStatus: UInt32 = 2
/// The property of a track: whether it is heard alone.
public let kSequenceTrackProperty_SoloStatus: UInt32 = 3
/// The property of a track: whether its parameters change between events; without effect.
public let kSequenceTrackProperty_AutomatedParameters: UInt32 = 4
/// The property of a track: its length, as beats.
public let kSequenceTrackProperty_TrackLength: UInt32 = 5
/// The property of the tempo track: how many parts a beat has in a file, as `Int16`.
public let kSequenceTrackProperty_TimeResolution: UInt32 = 6

/// How the times of a sequence are counted.
public enum MusicSequenceType: UInt32, Sendable {
    /// In beats, by a tempo.
    case beats = 0x6265_6174
    /// In seconds.
    case seconds = 0x7365_6373
    /// In samples.
    case samples = 0x7361_6D70
}

/// The type of a file.
public enum MusicSequenceFileTypeID: UInt32, Sendable {
    /// By the file's content.
    case anyType = 0
    /// A standard MIDI file.
    case midiType = 0x6D69_6469
    /// A file of Apple's; it is not read here.
    case iMelodyType = 0x696D_656C
}

/// How a file becomes tracks.
public struct MusicSequenceLoadFlags: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The file's tracks are kept.
    public static let smf_PreserveTracks = MusicSequenceLoadFlags([])
    /// Each channel becomes a track.
    public static let smf_ChannelsToTracks = MusicSequenceLoadFlags(rawValue: 1)
}

/// How a file is written.
public struct MusicSequenceFileFlags: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// An older file is replaced; else writing fails where there is one.
    public static let eraseFile = MusicSequenceFileFlags(rawValue: 1)
}

/// A function that is called when a user's event is played.
public typealias MusicSequenceUserCallback = (
    UnsafeMutableRawPointer?, MusicSequence, MusicTrack, MusicTimeStamp, UnsafePointer<MusicEventUserData>,
    MusicTimeStamp, MusicTimeStamp
) -> Void
