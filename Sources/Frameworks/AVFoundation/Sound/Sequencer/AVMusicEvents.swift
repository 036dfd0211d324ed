import AudioToolbox
import Foundation
import OrielFoundation

/// A time in beats.
public typealias AVMusicTimeStamp = Double

/// The end of a track, however long it is.
public let AVMusicTimeStampEndOfTrack = kMusicTimeStamp_EndOfTrack

/// A part of a track, in beats.
///
/// Follows Apple's [AVBeatRange](https://developer.apple.com/documentation/avfaudio/avbeatrange).
public struct AVBeatRange: Equatable, Sendable {
    /// The beginning.
    public var start: AVMusicTimeStamp = 0
    /// The length.
    public var length: AVMusicTimeStamp = 0
    /// Creates an empty part.
    public init() {}
    /// Creates a part.
    public init(start: AVMusicTimeStamp, length: AVMusicTimeStamp) { (self.start, self.length) = (start, length) }

    var end: AVMusicTimeStamp { min(start + max(length, 0), kMusicTimeStamp_EndOfTrack) }
}

/// Creates a part of a track, in beats.
public func AVMakeBeatRange(_ startBeat: AVMusicTimeStamp, _ lengthInBeats: AVMusicTimeStamp) -> AVBeatRange {
    AVBeatRange(start: startBeat, length: lengthInBeats)
}

/// An event of a track.
///
/// Follows Apple's [AVMusicEvent](https://developer.apple.com/documentation/avfaudio/avmusicevent).
open class AVMusicEvent: NSObject {
    /// Adds the event to a track.
    func add(to track: MusicTrack, at time: AVMusicTimeStamp) {}
    /// The event as its track has it; nil for a kind that events do not have here.
    static func make(_ type: MusicEventType, _ data: UnsafeRawPointer) -> AVMusicEvent? {
        switch type {
        case kMusicEventType_MIDINoteMessage:
            let note = data.loadUnaligned(as: MIDINoteMessage.self)
            return AVMIDINoteEvent(
                channel: UInt32(note.channel), key: UInt32(note.note), velocity: UInt32(note.velocity),
                duration: Double(note.duration))
        case kMusicEventType_ExtendedTempo: return AVExtendedTempoEvent(tempo: data.loadUnaligned(as: Double.self))
        case kMusicEventType_MIDIChannelMessage:
            return AVMIDIChannelEvent.make(data.loadUnaligned(as: MIDIChannelMessage.self))
        case kMusicEventType_User: return AVMusicUserEvent(data: bytes(data, 4))
        case kMusicEventType_MIDIRawData: return AVMIDISysexEvent(data: bytes(data, 4))
        case kMusicEventType_Meta:
            let kind = AVMIDIMetaEvent.EventType(rawValue: Int(data.loadUnaligned(as: UInt8.self)))
            return kind.map { AVMIDIMetaEvent(type: $0, data: bytes(data, 8)) }
        default: return nil
        }
    }

    private static func bytes(_ start: UnsafeRawPointer, _ offset: Int) -> Data {
        Data(bytes: start + offset, count: Int(start.loadUnaligned(fromByteOffset: offset - 4, as: UInt32.self)))
    }

    /// Calls a function with bytes behind a header, as C has them.
    static func withBytes<Header>(
        _ header: Header, _ offset: Int, _ data: Data, _ body: (UnsafePointer<Header>) -> Void
    ) {
        let memory = UnsafeMutableRawPointer.allocate(
            byteCount: max(offset + data.count, MemoryLayout<Header>.stride), alignment: 16)
        defer { memory.deallocate() }
        memory.storeBytes(of: header, as: Header.self)
        data.withUnsafeBytes {
            if let start = $0.baseAddress { (memory + offset).copyMemory(from: start, byteCount: $0.count) }
        }
        body(UnsafePointer(memory.assumingMemoryBound(to: Header.self)))
    }
}

/// A note with its duration.
///
/// Follows Apple's [AVMIDINoteEvent](https://developer.apple.com/documentation/avfaudio/avmidinoteevent).
open class AVMIDINoteEvent: AVMusicEvent {
    /// The channel, from 0.
    open var channel: UInt32
    /// The note; 60 for middle C.
    open var key: UInt32
    /// The velocity, up to 127.
    open var velocity: UInt32
    /// The duration, in beats.
    open var duration: AVMusicTimeStamp
    /// Creates a note.
    public init(channel: UInt32, key: UInt32, velocity: UInt32, duration: AVMusicTimeStamp) {
        (self.channel, self.key, self.velocity, self.duration) = (channel, key, velocity, duration)
        super.init()
    }
    override func add(to track: MusicTrack, at time: AVMusicTimeStamp) {
        var note = MIDINoteMessage(
            channel: UInt8(min(channel, 15)), note: UInt8(min(key, 127)), velocity: UInt8(min(velocity, 127)),
            releaseVelocity: 0, duration: Float32(duration))
        MusicTrackNewMIDINoteEvent(track, time, &note)
    }
}

/// A tempo, for the tempo track.
///
/// Follows Apple's [AVExtendedTempoEvent](https://developer.apple.com/documentation/avfaudio/avextendedtempoevent).
open class AVExtendedTempoEvent: AVMusicEvent {
    /// Beats in a minute.
    open var tempo: Double
    /// Creates a tempo.
    public init(tempo: Double) {
        self.tempo = tempo
        super.init()
    }
    override func add(to track: MusicTrack, at time: AVMusicTimeStamp) {
        MusicTrackNewExtendedTempoEvent(track, time, tempo)
    }
}

/// Data of an app's own.
///
/// Follows Apple's [AVMusicUserEvent](https://developer.apple.com/documentation/avfaudio/avmusicuserevent).
open class AVMusicUserEvent: AVMusicEvent {
    let data: Data
    /// The number of bytes.
    open var sizeInBytes: UInt32 { UInt32(data.count) }
    /// Creates an event.
    public init(data: Data) {
        self.data = data
        super.init()
    }
    override func add(to track: MusicTrack, at time: AVMusicTimeStamp) {
        let header = MusicEventUserData(length: UInt32(data.count), data: 0)
        Self.withBytes(header, 4, data) { _ = MusicTrackNewUserEvent(track, time, $0) }
    }
}

/// An exclusive message.
///
/// Follows Apple's [AVMIDISysexEvent](https://developer.apple.com/documentation/avfaudio/avmidisysexevent).
open class AVMIDISysexEvent: AVMusicEvent {
    let data: Data
    /// The number of bytes.
    open var sizeInBytes: UInt32 { UInt32(data.count) }
    /// Creates a message.
    public init(data: Data) {
        self.data = data
        super.init()
    }
    override func add(to track: MusicTrack, at time: AVMusicTimeStamp) {
        let header = MIDIRawData(length: UInt32(data.count), data: 0)
        Self.withBytes(header, 4, data) { _ = MusicTrackNewMIDIRawDataEvent(track, time, $0) }
    }
}
