import AudioToolbox
import Foundation
import OrielFoundation

/// A track of a sequencer.
///
/// Follows Apple's [AVMusicTrack](https://developer.apple.com/documentation/avfaudio/avmusictrack).
open class AVMusicTrack: NSObject {
    let track: MusicTrack
    private unowned let sequencer: AVAudioSequencer

    init(_ track: MusicTrack, _ sequencer: AVAudioSequencer) {
        (self.track, self.sequencer) = (track, sequencer)
        super.init()
    }

    /// The instrument that plays the track; nil for the engine's first.
    open var destinationAudioUnit: AVAudioUnit? { didSet { sequencer.connect(self) } }
    /// The destination to which the track is played; 0 for an instrument.
    open var destinationMIDIEndpoint: MIDIEndpointRef = 0 { didSet { sequencer.connect(self) } }

    private func get<Value>(_ property: UInt32, _ value: Value) -> Value {
        var (value, size) = (value, UInt32(MemoryLayout<Value>.size))
        withUnsafeMutableBytes(of: &value) {
            if let start = $0.baseAddress { MusicTrackGetProperty(track, property, start, &size) }
        }
        return value
    }
    private func set<Value>(_ property: UInt32, _ value: Value) {
        var value = value
        withUnsafeMutableBytes(of: &value) {
            if let start = $0.baseAddress { MusicTrackSetProperty(track, property, start, UInt32($0.count)) }
        }
    }

    /// The part that is repeated; it ends with the track.
    open var loopRange: AVBeatRange {
        get {
            let part = get(kSequenceTrackProperty_LoopInfo, MusicTrackLoopInfo()).loopDuration
            return AVBeatRange(start: max(lengthInBeats - part, 0), length: part > 0 ? part : lengthInBeats)
        }
        set {
            ownLoop = newValue
            updateLoop()
        }
    }
    private var ownLoop: AVBeatRange?
    /// Whether the part is repeated.
    open var isLoopingEnabled = false { didSet { updateLoop() } }
    /// How often the part is played; -1 for without end.
    open var numberOfLoops = -1 { didSet { updateLoop() } }

    private func updateLoop() {
        if let ownLoop, isLoopingEnabled { lengthInBeats = ownLoop.end }
        let part = isLoopingEnabled ? ownLoop?.length ?? lengthInBeats : 0
        let count = Int32(clamping: max(numberOfLoops, 0))
        set(kSequenceTrackProperty_LoopInfo, MusicTrackLoopInfo(loopDuration: part, numberOfLoops: count))
    }

    /// When the track begins, in beats.
    open var offsetTime: AVMusicTimeStamp {
        get { get(kSequenceTrackProperty_OffsetTime, 0.0) }
        set { set(kSequenceTrackProperty_OffsetTime, newValue) }
    }
    /// Whether the track is silent.
    open var isMuted: Bool {
        get { get(kSequenceTrackProperty_MuteStatus, UInt8(0)) != 0 }
        set { set(kSequenceTrackProperty_MuteStatus, UInt8(newValue ? 1 : 0)) }
    }
    /// Whether the track is heard alone.
    open var isSoloed: Bool {
        get { get(kSequenceTrackProperty_SoloStatus, UInt8(0)) != 0 }
        set { set(kSequenceTrackProperty_SoloStatus, UInt8(newValue ? 1 : 0)) }
    }
    /// The length, in beats.
    open var lengthInBeats: AVMusicTimeStamp {
        get { get(kSequenceTrackProperty_TrackLength, 0.0) }
        set { set(kSequenceTrackProperty_TrackLength, newValue) }
    }
    /// The length, in seconds.
    open var lengthInSeconds: TimeInterval {
        get { sequencer.seconds(forBeats: lengthInBeats) }
        set { lengthInBeats = sequencer.beats(forSeconds: newValue) }
    }
    /// How many parts a beat has in a file.
    open var timeResolution: Int { Int(get(kSequenceTrackProperty_TimeResolution, Int16(0))) }
    /// Whether parameters change between events; without effect.
    open var usesAutomatedParameters = false

    /// Adds an event, at a time in beats.
    open func addEvent(_ event: AVMusicEvent, at beat: AVMusicTimeStamp) { event.add(to: track, at: beat) }
    /// Moves the events of a part by a number of beats.
    open func moveEvents(in range: AVBeatRange, by beatAmount: AVMusicTimeStamp) {
        MusicTrackMoveEvents(track, range.start, range.end, beatAmount)
    }
    /// Removes the events of a part.
    open func clearEvents(in range: AVBeatRange) { MusicTrackClear(track, range.start, range.end) }
    /// Removes the events of a part, and moves those behind it forward.
    open func cutEvents(in range: AVBeatRange) { MusicTrackCut(track, range.start, range.end) }
    /// Copies the events of a part of another track, and moves this track's events behind them.
    open func copyEvents(
        in range: AVBeatRange, from sourceTrack: AVMusicTrack, insertAt insertStartBeat: AVMusicTimeStamp
    ) { MusicTrackCopyInsert(sourceTrack.track, range.start, range.end, track, insertStartBeat) }
    /// Copies the events of a part of another track among this track's.
    open func copyAndMergeEvents(
        in range: AVBeatRange, from sourceTrack: AVMusicTrack, mergeAt mergeStartBeat: AVMusicTimeStamp
    ) { MusicTrackMerge(sourceTrack.track, range.start, range.end, track, mergeStartBeat) }

    /// Calls a block for each event of a part: with the event, its time in beats, which the block may change, and whether the event
    /// is removed.
    open func enumerateEvents(
        in range: AVBeatRange,
        using block: (AVMusicEvent, UnsafeMutablePointer<AVMusicTimeStamp>, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var iterator: MusicEventIterator?
        guard NewMusicEventIterator(track, &iterator) == noErr, let iterator else { return }
        defer { DisposeMusicEventIterator(iterator) }
        var moved: [(event: AVMusicEvent, time: AVMusicTimeStamp)] = []
        MusicEventIteratorSeek(iterator, range.start)
        var (time, type, size) = (0.0, MusicEventType(0), UInt32(0))
        var data: UnsafeRawPointer?
        while MusicEventIteratorGetEventInfo(iterator, &time, &type, &data, &size) == noErr, time < range.end {
            guard let data, let event = AVMusicEvent.make(type, data) else {
                MusicEventIteratorNextEvent(iterator)
                continue
            }
            var (place, isRemoved) = (time, ObjCBool(false))
            block(event, &place, &isRemoved)
            if isRemoved.boolValue || place != time {
                MusicEventIteratorDeleteEvent(iterator)
                if !isRemoved.boolValue { moved.append((event, place)) }
            } else {
                MusicEventIteratorNextEvent(iterator)
            }
        }
        for (event, place) in moved { addEvent(event, at: place) }
    }
}
