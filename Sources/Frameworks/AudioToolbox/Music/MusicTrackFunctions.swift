import CoreAudio
import CoreMIDI
import Foundation
import OrielFoundation

private func add(_ track: MusicTrack, _ time: MusicTimeStamp, _ event: () -> SequenceEvent?) -> OSStatus {
    guard Sequencing.isTime(time) else { return kAudioToolboxErr_StartOfTrack }
    return Sequencing.with(track: track) {
        guard let event = event() else { return kAudioToolboxErr_InvalidEventType }
        $0.add(event)
        return noErr
    }
}

/// The bytes that follow a number of bytes.
private func bytes(_ start: UnsafeRawPointer, _ offset: Int, _ count: UInt32) -> [UInt8]? {
    // No event has more: 16 MB.
    guard count <= 1 << 24 else { return nil }
    return Array(UnsafeRawBufferPointer(start: start + offset, count: Int(count)))
}

/// Adds a note to a track, at a time in beats.
@discardableResult
public func MusicTrackNewMIDINoteEvent(
    _ inTrack: MusicTrack, _ inTimeStamp: MusicTimeStamp, _ inMessage: UnsafePointer<MIDINoteMessage>
) -> OSStatus {
    add(inTrack, inTimeStamp) { inMessage.pointee.duration >= 0 ? .note(inTimeStamp, inMessage.pointee) : nil }
}

/// Adds a message for a channel to a track, at a time in beats.
@discardableResult
public func MusicTrackNewMIDIChannelEvent(
    _ inTrack: MusicTrack, _ inTimeStamp: MusicTimeStamp, _ inMessage: UnsafePointer<MIDIChannelMessage>
) -> OSStatus { add(inTrack, inTimeStamp) { .channel(inTimeStamp, inMessage.pointee) } }

/// Adds bytes to a track, such as an exclusive message, at a time in beats.
@discardableResult
public func MusicTrackNewMIDIRawDataEvent(
    _ inTrack: MusicTrack, _ inTimeStamp: MusicTimeStamp, _ inRawData: UnsafePointer<MIDIRawData>
) -> OSStatus {
    add(inTrack, inTimeStamp) { bytes(inRawData, 4, inRawData.pointee.length).map { .raw(inTimeStamp, $0) } }
}

/// Adds a tempo to a track, at a time in beats; the tempo track's count.
@discardableResult
public func MusicTrackNewExtendedTempoEvent(
    _ inTrack: MusicTrack, _ inTimeStamp: MusicTimeStamp, _ inBPM: Float64
) -> OSStatus { add(inTrack, inTimeStamp) { inBPM > 0 && inBPM < 1e6 ? .tempo(inTimeStamp, inBPM) : nil } }

/// Adds a meta event to a track, at a time in beats.
@discardableResult
public func MusicTrackNewMetaEvent(
    _ inTrack: MusicTrack, _ inTimeStamp: MusicTimeStamp, _ inMetaEvent: UnsafePointer<MIDIMetaEvent>
) -> OSStatus {
    add(inTrack, inTimeStamp) {
        let event = inMetaEvent.pointee
        return bytes(inMetaEvent, 8, event.dataLength).map { .meta(inTimeStamp, event.metaEventType, $0) }
    }
}

/// Adds data of the app's own to a track, at a time in beats.
@discardableResult
public func MusicTrackNewUserEvent(
    _ inTrack: MusicTrack, _ inTimeStamp: MusicTimeStamp, _ inUserData: UnsafePointer<MusicEventUserData>
) -> OSStatus {
    add(inTrack, inTimeStamp) { bytes(inUserData, 4, inUserData.pointee.length).map { .user(inTimeStamp, $0) } }
}

/// Passes on the sequence of a track.
@discardableResult
public func MusicTrackGetSequence(
    _ inTrack: MusicTrack, _ outSequence: UnsafeMutablePointer<MusicSequence?>
) -> OSStatus {
    Sequencing.with(track: inTrack) {
        outSequence.pointee = $0.sequence.reference
        return noErr
    }
}

/// Sets the destination to which a track is played; 0 for none.
@discardableResult
public func MusicTrackSetDestMIDIEndpoint(_ inTrack: MusicTrack, _ inEndpoint: MIDIEndpointRef) -> OSStatus {
    Sequencing.with(track: inTrack) {
        $0.endpoint = inEndpoint
        return noErr
    }
}

/// Passes on the destination to which a track is played.
@discardableResult
public func MusicTrackGetDestMIDIEndpoint(
    _ inTrack: MusicTrack, _ outEndpoint: UnsafeMutablePointer<MIDIEndpointRef>
) -> OSStatus {
    Sequencing.with(track: inTrack) {
        guard $0.endpoint != 0 else { return kAudioToolboxErr_IllegalTrackDestination }
        outEndpoint.pointee = $0.endpoint
        return noErr
    }
}

// MARK: Properties

/// Sets a property of a track.
@discardableResult
public func MusicTrackSetProperty(
    _ inTrack: MusicTrack, _ inPropertyID: UInt32, _ inData: UnsafeMutableRawPointer, _ inLength: UInt32
) -> OSStatus {
    func value<Value>(_ type: Value.Type) -> Value? {
        Int(inLength) >= MemoryLayout<Value>.size ? inData.loadUnaligned(as: type) : nil
    }
    return Sequencing.with(track: inTrack) { track in
        switch inPropertyID {
        case kSequenceTrackProperty_LoopInfo:
            guard Int(inLength) >= 12 else { return kAudio_LengthError }
            let part = inData.loadUnaligned(as: Float64.self)
            guard Sequencing.isTime(part) else { return kAudio_LengthError }
            track.loop = MusicTrackLoopInfo(
                loopDuration: part, numberOfLoops: inData.loadUnaligned(fromByteOffset: 8, as: Int32.self))
        case kSequenceTrackProperty_OffsetTime:
            guard let time = value(Float64.self), abs(time) <= kMusicTimeStamp_EndOfTrack else {
                return kAudio_LengthError
            }
            track.offset = time
        case kSequenceTrackProperty_TrackLength:
            guard let time = value(Float64.self), Sequencing.isTime(time) else { return kAudio_LengthError }
            track.ownLength = time
        case kSequenceTrackProperty_MuteStatus, kSequenceTrackProperty_SoloStatus:
            guard let flag = value(UInt8.self) else { return kAudio_LengthError }
            if inPropertyID == kSequenceTrackProperty_MuteStatus {
                track.isMuted = flag != 0
            } else {
                track.isSoloed = flag != 0
            }
        case kSequenceTrackProperty_TimeResolution:
            guard let parts = value(Int16.self), parts > 0 else { return kAudio_LengthError }
            track.sequence.resolution = parts
        case kSequenceTrackProperty_AutomatedParameters: break
        default: return kAudioUnitErr_InvalidProperty
        }
        return noErr
    }
}

/// Passes on a property of a track.
/// - Parameter ioLength: The room in bytes; receives the length of the value.
@discardableResult
public func MusicTrackGetProperty(
    _ inTrack: MusicTrack, _ inPropertyID: UInt32, _ outData: UnsafeMutableRawPointer,
    _ ioLength: UnsafeMutablePointer<UInt32>
) -> OSStatus {
    func pass<Value>(_ value: Value) -> OSStatus {
        let size = MemoryLayout<Value>.size
        guard Int(ioLength.pointee) >= size else { return kAudio_LengthError }
        withUnsafeBytes(of: value) { outData.copyMemory(from: $0.baseAddress!, byteCount: size) }
        ioLength.pointee = UInt32(size)
        return noErr
    }
    return Sequencing.with(track: inTrack) { track in
        switch inPropertyID {
        case kSequenceTrackProperty_LoopInfo: pass(track.loop)
        case kSequenceTrackProperty_OffsetTime: pass(track.offset)
        case kSequenceTrackProperty_TrackLength: pass(track.length)
        case kSequenceTrackProperty_MuteStatus: pass(UInt8(track.isMuted ? 1 : 0))
        case kSequenceTrackProperty_SoloStatus: pass(UInt8(track.isSoloed ? 1 : 0))
        case kSequenceTrackProperty_AutomatedParameters: pass(UInt32(0))
        case kSequenceTrackProperty_TimeResolution: pass(track.sequence.resolution)
        default: kAudioUnitErr_InvalidProperty
        }
    }
}

/// The result for a value that has another length.
private let kAudio_LengthError: OSStatus = -50

// MARK: Editing

private func isPart(_ start: MusicTimeStamp, _ end: MusicTimeStamp) -> Bool {
    Sequencing.isTime(start) && Sequencing.isTime(end) && start <= end
}

/// Moves a track's events of a part by a number of beats.
@discardableResult
public func MusicTrackMoveEvents(
    _ inTrack: MusicTrack, _ inStartTime: MusicTimeStamp, _ inEndTime: MusicTimeStamp, _ inMoveTime: MusicTimeStamp
) -> OSStatus {
    guard isPart(inStartTime, inEndTime), abs(inMoveTime) <= kMusicTimeStamp_EndOfTrack else {
        return kAudioToolboxErr_StartOfTrack
    }
    return Sequencing.with(track: inTrack) { track in
        track.setEvents(
            track.events.map {
                $0.time >= inStartTime && $0.time < inEndTime ? $0.moved(to: max($0.time + inMoveTime, 0)) : $0
            })
        return noErr
    }
}

/// Removes a track's events of a part.
@discardableResult
public func MusicTrackClear(
    _ inTrack: MusicTrack, _ inStartTime: MusicTimeStamp, _ inEndTime: MusicTimeStamp
) -> OSStatus {
    guard isPart(inStartTime, inEndTime) else { return kAudioToolboxErr_StartOfTrack }
    return Sequencing.with(track: inTrack) { track in
        track.setEvents(track.events.filter { $0.time < inStartTime || $0.time >= inEndTime })
        return noErr
    }
}

/// Removes a track's events of a part, and moves those behind it forward.
@discardableResult
public func MusicTrackCut(
    _ inTrack: MusicTrack, _ inStartTime: MusicTimeStamp, _ inEndTime: MusicTimeStamp
) -> OSStatus {
    guard isPart(inStartTime, inEndTime) else { return kAudioToolboxErr_StartOfTrack }
    return Sequencing.with(track: inTrack) { track in
        track.setEvents(
            track.events.compactMap { event in
                if event.time < inStartTime { return event }
                return event.time >= inEndTime ? event.moved(to: event.time - (inEndTime - inStartTime)) : nil
            })
        return noErr
    }
}

private func copy(
    _ source: MusicTrack, _ start: MusicTimeStamp, _ end: MusicTimeStamp, _ target: MusicTrack,
    _ place: MusicTimeStamp, makesRoom: Bool
) -> OSStatus {
    guard isPart(start, end), Sequencing.isTime(place) else { return kAudioToolboxErr_StartOfTrack }
    return Sequencing.with(track: source) { from in
        Sequencing.with(track: target) { to in
            let part = from.events.filter { $0.time >= start && $0.time < end }
            var events = to.events
            if makesRoom {
                // A part without an end is as long as its events.
                let length = min(end, max(from.length, start)) - start
                events = events.map { $0.time >= place ? $0.moved(to: $0.time + length) : $0 }
            }
            to.setEvents(events + part.map { $0.moved(to: $0.time - start + place) })
            return noErr
        }
    }
}

/// Copies a track's events of a part into another, whose events from there on move behind them.
@discardableResult
public func MusicTrackCopyInsert(
    _ inSourceTrack: MusicTrack, _ inSourceStartTime: MusicTimeStamp, _ inSourceEndTime: MusicTimeStamp,
    _ inDestTrack: MusicTrack, _ inDestInsertTime: MusicTimeStamp
) -> OSStatus {
    copy(inSourceTrack, inSourceStartTime, inSourceEndTime, inDestTrack, inDestInsertTime, makesRoom: true)
}

/// Copies a track's events of a part to a time of another, among its events.
@discardableResult
public func MusicTrackMerge(
    _ inSourceTrack: MusicTrack, _ inSourceStartTime: MusicTimeStamp, _ inSourceEndTime: MusicTimeStamp,
    _ inDestTrack: MusicTrack, _ inDestInsertTime: MusicTimeStamp
) -> OSStatus {
    copy(inSourceTrack, inSourceStartTime, inSourceEndTime, inDestTrack, inDestInsertTime, makesRoom: false)
}
