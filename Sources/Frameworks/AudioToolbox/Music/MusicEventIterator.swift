import CoreAudio
import Foundation
import OrielFoundation

/// A place among a track's events.
private final class IteratorBox: @unchecked Sendable {
    let track: MusicTrack
    var place = 0
    /// The event whose memory the app was passed.
    var passed: SequenceEvent?
    init(_ track: MusicTrack) { self.track = track }
}

private let iterators = OpaqueTable<IteratorBox>()

private func with(
    _ iterator: MusicEventIterator, _ body: (IteratorBox, SequenceTrack) -> OSStatus
) -> OSStatus {
    guard let box = iterators.value(iterator) else { return kAudioToolboxErr_TrackNotFound }
    return Sequencing.with(track: box.track) { body(box, $0) }
}

/// Creates an iterator, which begins with the first event of a track.
@discardableResult
public func NewMusicEventIterator(
    _ inTrack: MusicTrack, _ outIterator: UnsafeMutablePointer<MusicEventIterator?>
) -> OSStatus {
    Sequencing.with(track: inTrack) { _ in
        outIterator.pointee = iterators.add(IteratorBox(inTrack))
        return noErr
    }
}

/// Removes an iterator.
@discardableResult
public func DisposeMusicEventIterator(_ inIterator: MusicEventIterator) -> OSStatus {
    iterators.remove(inIterator) == nil ? kAudioToolboxErr_TrackNotFound : noErr
}

/// Moves an iterator to the first event at or behind a time in beats; to the end if there is none.
@discardableResult
public func MusicEventIteratorSeek(_ inIterator: MusicEventIterator, _ inTimeStamp: MusicTimeStamp) -> OSStatus {
    with(inIterator) { box, track in
        box.place = track.events.firstIndex { $0.time >= inTimeStamp } ?? track.events.count
        return noErr
    }
}

/// Moves an iterator to the next event, or behind the last.
@discardableResult
public func MusicEventIteratorNextEvent(_ inIterator: MusicEventIterator) -> OSStatus {
    with(inIterator) { box, track in
        guard box.place < track.events.count else { return kAudioToolboxErr_EndOfTrack }
        box.place += 1
        return noErr
    }
}

/// Moves an iterator to the event before.
@discardableResult
public func MusicEventIteratorPreviousEvent(_ inIterator: MusicEventIterator) -> OSStatus {
    with(inIterator) { box, track in
        guard box.place > 0 else { return kAudioToolboxErr_StartOfTrack }
        box.place = min(box.place, track.events.count) - 1
        return noErr
    }
}

/// Passes on the current event: its time in beats, its kind, and its data, which stay until the iterator moves or is removed.
@discardableResult
public func MusicEventIteratorGetEventInfo(
    _ inIterator: MusicEventIterator, _ outTimeStamp: UnsafeMutablePointer<MusicTimeStamp>,
    _ outEventType: UnsafeMutablePointer<MusicEventType>, _ outEventData: UnsafeMutablePointer<UnsafeRawPointer?>,
    _ outEventDataSize: UnsafeMutablePointer<UInt32>
) -> OSStatus {
    with(inIterator) { box, track in
        guard track.events.indices.contains(box.place) else { return kAudioToolboxErr_EndOfTrack }
        let event = track.events[box.place]
        box.passed = event
        (outTimeStamp.pointee, outEventType.pointee) = (event.time, event.type)
        (outEventData.pointee, outEventDataSize.pointee) = (UnsafeRawPointer(event.data), UInt32(event.size))
        return noErr
    }
}

/// Replaces the current event by another at the same time.
@discardableResult
public func MusicEventIteratorSetEventInfo(
    _ inIterator: MusicEventIterator, _ inEventType: MusicEventType, _ inEventData: UnsafeRawPointer
) -> OSStatus {
    with(inIterator) { box, track in
        guard track.events.indices.contains(box.place) else { return kAudioToolboxErr_EndOfTrack }
        let time = track.events[box.place].time
        func bytes(_ offset: Int) -> [UInt8] {
            let count = inEventData.loadUnaligned(fromByteOffset: offset - 4, as: UInt32.self)
            return Array(UnsafeRawBufferPointer(start: inEventData + offset, count: Int(min(count, 1 << 24))))
        }
        let event: SequenceEvent
        switch inEventType {
        case kMusicEventType_MIDINoteMessage:
            event = .note(time, inEventData.loadUnaligned(as: MIDINoteMessage.self))
        case kMusicEventType_MIDIChannelMessage:
            event = .channel(time, inEventData.loadUnaligned(as: MIDIChannelMessage.self))
        case kMusicEventType_ExtendedTempo: event = .tempo(time, inEventData.loadUnaligned(as: Float64.self))
        case kMusicEventType_MIDIRawData: event = .raw(time, bytes(4))
        case kMusicEventType_User: event = .user(time, bytes(4))
        case kMusicEventType_Meta: event = .meta(time, inEventData.loadUnaligned(as: UInt8.self), bytes(8))
        default: return kAudioToolboxErr_InvalidEventType
        }
        var events = track.events
        events[box.place] = event
        track.setEvents(events)
        return noErr
    }
}

/// Moves the current event to another time in beats; the iterator stays with it.
@discardableResult
public func MusicEventIteratorSetEventTime(
    _ inIterator: MusicEventIterator, _ inTimeStamp: MusicTimeStamp
) -> OSStatus {
    with(inIterator) { box, track in
        guard track.events.indices.contains(box.place) else { return kAudioToolboxErr_EndOfTrack }
        guard Sequencing.isTime(inTimeStamp) else { return kAudioToolboxErr_StartOfTrack }
        var events = track.events
        let event = events.remove(at: box.place).moved(to: inTimeStamp)
        track.setEvents(events)
        track.add(event)
        box.place = track.events.firstIndex { $0 === event } ?? 0
        return noErr
    }
}

/// Removes the current event; the next one is the current event then.
@discardableResult
public func MusicEventIteratorDeleteEvent(_ inIterator: MusicEventIterator) -> OSStatus {
    with(inIterator) { box, track in
        guard track.events.indices.contains(box.place) else { return kAudioToolboxErr_EndOfTrack }
        var events = track.events
        events.remove(at: box.place)
        track.setEvents(events)
        return noErr
    }
}

private func pass(
    _ iterator: MusicEventIterator, _ out: UnsafeMutablePointer<DarwinBoolean>,
    _ answer: (IteratorBox, SequenceTrack) -> Bool
) -> OSStatus {
    with(iterator) {
        out.pointee = DarwinBoolean(answer($0, $1))
        return noErr
    }
}

/// Passes on whether there is an event before the current one.
@discardableResult
public func MusicEventIteratorHasPreviousEvent(
    _ inIterator: MusicEventIterator, _ outHasPrevEvent: UnsafeMutablePointer<DarwinBoolean>
) -> OSStatus { pass(inIterator, outHasPrevEvent) { box, track in box.place > 0 && !track.events.isEmpty } }

/// Passes on whether there is an event behind the current one.
@discardableResult
public func MusicEventIteratorHasNextEvent(
    _ inIterator: MusicEventIterator, _ outHasNextEvent: UnsafeMutablePointer<DarwinBoolean>
) -> OSStatus { pass(inIterator, outHasNextEvent) { $0.place + 1 < $1.events.count } }

/// Passes on whether the iterator is at an event.
@discardableResult
public func MusicEventIteratorHasCurrentEvent(
    _ inIterator: MusicEventIterator, _ outHasCurEvent: UnsafeMutablePointer<DarwinBoolean>
) -> OSStatus { pass(inIterator, outHasCurEvent) { $0.place < $1.events.count } }
