import CoreAudio
import CoreMIDI
import Foundation
import OrielFoundation

/// An event: its kind, and its bytes as C has them, in memory that stays where it is.
final class SequenceEvent: @unchecked Sendable {
    let time: MusicTimeStamp
    let type: MusicEventType
    let data: UnsafeMutableRawPointer
    let size: Int

    /// Creates an event.
    /// - Parameter trailing: The bytes that follow the value from an offset on.
    init<Value>(
        _ time: MusicTimeStamp, _ type: MusicEventType, _ value: Value, trailing: (offset: Int, bytes: [UInt8])? = nil
    ) {
        (self.time, self.type) = (time, type)
        let end = trailing.map { $0.offset + $0.bytes.count } ?? 0
        size = max(MemoryLayout<Value>.size, end)
        data = .allocate(byteCount: max(size, MemoryLayout<Value>.stride), alignment: 16)
        data.initializeMemory(as: UInt8.self, repeating: 0, count: size)
        data.storeBytes(of: value, as: Value.self)
        if let trailing { for (index, byte) in trailing.bytes.enumerated() { self[trailing.offset + index] = byte } }
    }

    private init(copying event: SequenceEvent, at time: MusicTimeStamp) {
        (self.time, type, size) = (time, event.type, event.size)
        data = .allocate(byteCount: max(size, 16), alignment: 16)
        data.copyMemory(from: event.data, byteCount: size)
    }

    deinit { data.deallocate() }

    private subscript(place: Int) -> UInt8 {
        get { data.load(fromByteOffset: place, as: UInt8.self) }
        set { data.storeBytes(of: newValue, toByteOffset: place, as: UInt8.self) }
    }

    /// The same event at another time.
    func moved(to time: MusicTimeStamp) -> SequenceEvent { SequenceEvent(copying: self, at: time) }

    static func note(_ time: MusicTimeStamp, _ note: MIDINoteMessage) -> SequenceEvent {
        SequenceEvent(time, kMusicEventType_MIDINoteMessage, note)
    }
    static func channel(_ time: MusicTimeStamp, _ message: MIDIChannelMessage) -> SequenceEvent {
        SequenceEvent(time, kMusicEventType_MIDIChannelMessage, message)
    }
    static func tempo(_ time: MusicTimeStamp, _ bpm: Double) -> SequenceEvent {
        SequenceEvent(time, kMusicEventType_ExtendedTempo, ExtendedTempoEvent(bpm: bpm))
    }
    static func raw(_ time: MusicTimeStamp, _ bytes: [UInt8]) -> SequenceEvent {
        let value = MIDIRawData(length: UInt32(bytes.count), data: 0)
        return SequenceEvent(time, kMusicEventType_MIDIRawData, value, trailing: (4, bytes))
    }
    static func user(_ time: MusicTimeStamp, _ bytes: [UInt8]) -> SequenceEvent {
        let value = MusicEventUserData(length: UInt32(bytes.count), data: 0)
        return SequenceEvent(time, kMusicEventType_User, value, trailing: (4, bytes))
    }
    static func meta(_ time: MusicTimeStamp, _ kind: UInt8, _ bytes: [UInt8]) -> SequenceEvent {
        var value = MIDIMetaEvent()
        (value.metaEventType, value.dataLength) = (kind, UInt32(bytes.count))
        return SequenceEvent(time, kMusicEventType_Meta, value, trailing: (8, bytes))
    }

    var note: MIDINoteMessage? {
        type == kMusicEventType_MIDINoteMessage ? data.load(as: MIDINoteMessage.self) : nil
    }
    var channelMessage: MIDIChannelMessage? {
        type == kMusicEventType_MIDIChannelMessage ? data.load(as: MIDIChannelMessage.self) : nil
    }
    var bpm: Double? { type == kMusicEventType_ExtendedTempo ? data.load(as: Float64.self) : nil }
    var metaKind: UInt8? { type == kMusicEventType_Meta ? self[0] : nil }
    /// The bytes of raw data, a user's event or a meta event.
    var bytes: [UInt8] {
        let start =
            switch type {
            case kMusicEventType_MIDIRawData, kMusicEventType_User: 4
            case kMusicEventType_Meta: 8
            default: size
            }
        let count = start < size ? Int(data.load(fromByteOffset: start - 4, as: UInt32.self)) : 0
        return (0..<min(count, size - start)).map { self[start + $0] }
    }
    /// When the event ends, in beats.
    var end: MusicTimeStamp { time + (note.map { Double($0.duration) } ?? 0) }
}

/// A track's events and properties.
final class SequenceTrack {
    private(set) var events: [SequenceEvent] = []
    unowned let sequence: SequenceBox
    var reference: MusicTrack!
    var loop = MusicTrackLoopInfo()
    var offset: MusicTimeStamp = 0
    var isMuted = false, isSoloed = false
    var endpoint: MIDIEndpointRef = 0
    /// The length that the app has set; nil for the events'.
    var ownLength: MusicTimeStamp?

    init(_ sequence: SequenceBox) { self.sequence = sequence }

    var length: MusicTimeStamp { ownLength ?? events.reduce(0) { max($0, $1.end) } }

    /// Adds an event behind others of its time.
    func add(_ event: SequenceEvent) {
        var (low, high) = (0, events.count)
        while low < high {
            let middle = (low + high) / 2
            if events[middle].time <= event.time { low = middle + 1 } else { high = middle }
        }
        events.insert(event, at: low)
    }

    /// Replaces all events; they need not be in order.
    func setEvents(_ new: [SequenceEvent]) {
        // Events of one time keep their order.
        events = new.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
    }

    /// The events from one time on, and before another, with the repetitions of the track's end.
    func played(from start: MusicTimeStamp, to end: MusicTimeStamp) -> [SequenceEvent] {
        let (from, to) = (start - offset, end - offset)
        var result = events.filter { $0.time >= from && $0.time < to }
        let (length, part) = (length, loop.loopDuration)
        if part > 0.001, length > 0 {
            result.removeAll { $0.time >= length }
            let begin = max(length - part, 0)
            var round = max(((from - length) / part).rounded(.down), 0)
            while length + round * part < to, loop.numberOfLoops <= 0 || round < Double(loop.numberOfLoops) - 1 {
                let shift = length + round * part - begin
                for event in events where event.time >= begin && event.time < length {
                    let time = event.time + shift
                    if time >= from, time < to { result.append(event.moved(to: time)) }
                }
                round += 1
            }
        }
        return offset == 0 ? result : result.map { $0.moved(to: $0.time + offset) }
    }
}

/// A sequence's tracks.
final class SequenceBox {
    var reference: MusicSequence!
    var tracks: [SequenceTrack] = []
    private(set) lazy var tempoTrack = SequenceTrack(self)
    var type = MusicSequenceType.beats
    /// How many parts a beat has in a file.
    var resolution: Int16 = 480
    var callback: MusicSequenceUserCallback?
    var callbackContext: UnsafeMutableRawPointer?

    /// The tempos, the first at the beginning: 120 where the track has none there.
    private var tempos: [(time: Double, bpm: Double)] {
        var tempos = [(time: 0.0, bpm: 120.0)]
        for event in tempoTrack.events {
            guard let bpm = event.bpm, bpm > 0, bpm.isFinite else { continue }
            if event.time <= 0 { tempos = [(0, bpm)] } else { tempos.append((event.time, bpm)) }
        }
        return tempos
    }

    /// The seconds from the beginning to a time in beats.
    func seconds(at beats: MusicTimeStamp) -> Double {
        guard type == .beats else { return beats }
        var (seconds, last) = (0.0, tempos[0])
        for tempo in tempos.dropFirst() where tempo.time < beats {
            seconds += (tempo.time - last.time) * 60 / last.bpm
            last = tempo
        }
        return seconds + (beats - last.time) * 60 / last.bpm
    }

    /// The time in beats a number of seconds after the beginning.
    func beats(at seconds: Double) -> MusicTimeStamp {
        guard type == .beats else { return seconds }
        var (rest, last) = (seconds, tempos[0])
        for tempo in tempos.dropFirst() {
            let length = (tempo.time - last.time) * 60 / last.bpm
            if rest < length { break }
            rest -= length
            last = tempo
        }
        return last.time + rest * last.bpm / 60
    }

    func newTrack() -> SequenceTrack {
        let track = SequenceTrack(self)
        track.reference = Sequencing.tracks.add(track)
        tracks.append(track)
        return track
    }
}

/// The sequences, tracks and iterators that apps have pointers to.
enum Sequencing {
    static let sequences = OpaqueTable<SequenceBox>()
    static let tracks = OpaqueTable<SequenceTrack>()
    /// Guards all sequences: players read them on a queue of their own.
    static let lock = NSRecursiveLock()

    /// Calls a function with a sequence.
    static func with(_ sequence: MusicSequence, _ body: (SequenceBox) -> OSStatus) -> OSStatus {
        lock.withLock { sequences.value(sequence).map(body) ?? kAudioToolboxErr_NoSequence }
    }

    /// Calls a function with a track.
    static func with(track: MusicTrack, _ body: (SequenceTrack) -> OSStatus) -> OSStatus {
        lock.withLock { tracks.value(track).map(body) ?? kAudioToolboxErr_TrackNotFound }
    }

    static func isTime(_ time: MusicTimeStamp) -> Bool { time >= 0 && time <= kMusicTimeStamp_EndOfTrack }
}
