import CoreAudio
import CoreMIDI
import Foundation
import OrielFoundation

/// Creates a sequence without tracks, of 120 beats in a minute.
@discardableResult
public func NewMusicSequence(_ outSequence: UnsafeMutablePointer<MusicSequence?>) -> OSStatus {
    let box = SequenceBox()
    box.reference = Sequencing.sequences.add(box)
    box.tempoTrack.reference = Sequencing.tracks.add(box.tempoTrack)
    outSequence.pointee = box.reference
    return noErr
}

/// Removes a sequence with its tracks.
@discardableResult
public func DisposeMusicSequence(_ inSequence: MusicSequence) -> OSStatus {
    Sequencing.with(inSequence) { box in
        for track in box.tracks + [box.tempoTrack] { _ = Sequencing.tracks.remove(track.reference) }
        _ = Sequencing.sequences.remove(inSequence)
        return noErr
    }
}

/// Adds a track to a sequence.
@discardableResult
public func MusicSequenceNewTrack(
    _ inSequence: MusicSequence, _ outTrack: UnsafeMutablePointer<MusicTrack?>
) -> OSStatus {
    Sequencing.with(inSequence) {
        outTrack.pointee = $0.newTrack().reference
        return noErr
    }
}

/// Removes a track from a sequence.
@discardableResult
public func MusicSequenceDisposeTrack(_ inSequence: MusicSequence, _ inTrack: MusicTrack) -> OSStatus {
    Sequencing.with(inSequence) { box in
        guard let index = box.tracks.firstIndex(where: { $0.reference == inTrack }) else {
            return kAudioToolboxErr_TrackNotFound
        }
        box.tracks.remove(at: index)
        _ = Sequencing.tracks.remove(inTrack)
        return noErr
    }
}

/// Passes on the number of tracks, without the tempo track.
@discardableResult
public func MusicSequenceGetTrackCount(
    _ inSequence: MusicSequence, _ outNumberOfTracks: UnsafeMutablePointer<UInt32>
) -> OSStatus {
    Sequencing.with(inSequence) {
        outNumberOfTracks.pointee = UInt32($0.tracks.count)
        return noErr
    }
}

/// Passes on the track at a place.
@discardableResult
public func MusicSequenceGetIndTrack(
    _ inSequence: MusicSequence, _ inTrackIndex: UInt32, _ outTrack: UnsafeMutablePointer<MusicTrack?>
) -> OSStatus {
    Sequencing.with(inSequence) {
        guard Int(inTrackIndex) < $0.tracks.count else { return kAudioToolboxErr_TrackIndexError }
        outTrack.pointee = $0.tracks[Int(inTrackIndex)].reference
        return noErr
    }
}

/// Passes on the place of a track.
@discardableResult
public func MusicSequenceGetTrackIndex(
    _ inSequence: MusicSequence, _ inTrack: MusicTrack, _ outTrackIndex: UnsafeMutablePointer<UInt32>
) -> OSStatus {
    Sequencing.with(inSequence) { box in
        guard let index = box.tracks.firstIndex(where: { $0.reference == inTrack }) else {
            return kAudioToolboxErr_TrackNotFound
        }
        outTrackIndex.pointee = UInt32(index)
        return noErr
    }
}

/// Passes on the track of tempos.
@discardableResult
public func MusicSequenceGetTempoTrack(
    _ sequence: MusicSequence, _ outTrack: UnsafeMutablePointer<MusicTrack?>
) -> OSStatus {
    Sequencing.with(sequence) {
        outTrack.pointee = $0.tempoTrack.reference
        return noErr
    }
}

/// Sets the destination of all tracks.
@discardableResult
public func MusicSequenceSetMIDIEndpoint(_ inSequence: MusicSequence, _ inEndpoint: MIDIEndpointRef) -> OSStatus {
    Sequencing.with(inSequence) {
        for track in $0.tracks { track.endpoint = inEndpoint }
        return noErr
    }
}

/// Sets how times are counted.
@discardableResult
public func MusicSequenceSetSequenceType(_ inSequence: MusicSequence, _ inType: MusicSequenceType) -> OSStatus {
    Sequencing.with(inSequence) {
        $0.type = inType
        return noErr
    }
}

/// Passes on how times are counted.
@discardableResult
public func MusicSequenceGetSequenceType(
    _ inSequence: MusicSequence, _ outType: UnsafeMutablePointer<MusicSequenceType>
) -> OSStatus {
    Sequencing.with(inSequence) {
        outType.pointee = $0.type
        return noErr
    }
}

/// Reverses the events of all tracks in time.
@discardableResult
public func MusicSequenceReverse(_ inSequence: MusicSequence) -> OSStatus {
    Sequencing.with(inSequence) { box in
        let end = box.tracks.reduce(0) { max($0, $1.length) }
        for track in box.tracks + [box.tempoTrack] {
            track.setEvents(track.events.map { $0.moved(to: max(end - $0.end, 0)) })
        }
        return noErr
    }
}

/// Passes on the seconds from the beginning to a time in beats.
@discardableResult
public func MusicSequenceGetSecondsForBeats(
    _ inSequence: MusicSequence, _ inBeats: MusicTimeStamp, _ outSeconds: UnsafeMutablePointer<Float64>
) -> OSStatus {
    Sequencing.with(inSequence) {
        outSeconds.pointee = $0.seconds(at: inBeats)
        return noErr
    }
}

/// Passes on the beats from the beginning to a time in seconds.
@discardableResult
public func MusicSequenceGetBeatsForSeconds(
    _ inSequence: MusicSequence, _ inSeconds: Float64, _ outBeats: UnsafeMutablePointer<MusicTimeStamp>
) -> OSStatus {
    Sequencing.with(inSequence) {
        outBeats.pointee = $0.beats(at: inSeconds)
        return noErr
    }
}

/// Sets the function that is called when a user's event is played; nil for none.
@discardableResult
public func MusicSequenceSetUserCallback(
    _ inSequence: MusicSequence, _ inCallback: MusicSequenceUserCallback?, _ inClientData: UnsafeMutableRawPointer?
) -> OSStatus {
    Sequencing.with(inSequence) {
        ($0.callback, $0.callbackContext) = (inCallback, inClientData)
        return noErr
    }
}

// MARK: Files

/// The results for a file that is not there, and for one that cannot be written: the numbers of Core Audio.
private let fileNotFound: OSStatus = -43, fileRefused: OSStatus = -54

/// Adds the tracks of a standard MIDI file.
@discardableResult
public func MusicSequenceFileLoad(
    _ inSequence: MusicSequence, _ inFileRef: CFURL, _ inFileTypeHint: MusicSequenceFileTypeID,
    _ inFlags: MusicSequenceLoadFlags
) -> OSStatus {
    guard let data = try? Data(contentsOf: inFileRef) else { return fileNotFound }
    return MusicSequenceFileLoadData(inSequence, data, inFileTypeHint, inFlags)
}

/// Adds the tracks of a standard MIDI file's data.
@discardableResult
public func MusicSequenceFileLoadData(
    _ inSequence: MusicSequence, _ inData: CFData, _ inFileTypeHint: MusicSequenceFileTypeID,
    _ inFlags: MusicSequenceLoadFlags
) -> OSStatus {
    guard inFileTypeHint != .iMelodyType, let file = MIDIFileReader(inData).file() else {
        return kAudioToolboxErr_InvalidSequenceType
    }
    return Sequencing.with(inSequence) {
        $0.add(file, channelsToTracks: inFlags.contains(.smf_ChannelsToTracks))
        return noErr
    }
}

/// Writes a sequence as a standard MIDI file.
/// - Parameter inResolution: How many parts a beat has; 0 for the sequence's.
@discardableResult
public func MusicSequenceFileCreate(
    _ inSequence: MusicSequence, _ inFileRef: CFURL, _ inFileType: MusicSequenceFileTypeID,
    _ inFlags: MusicSequenceFileFlags, _ inResolution: Int16
) -> OSStatus {
    guard inFlags.contains(.eraseFile) || !FileManager.default.fileExists(atPath: inFileRef.path) else {
        return fileRefused
    }
    var data: Unmanaged<NSData>?
    let status = MusicSequenceFileCreateData(inSequence, inFileType, inFlags, inResolution, &data)
    guard status == noErr, let bytes = data?.takeRetainedValue() else { return status }
    do { try Data(referencing: bytes).write(to: inFileRef) } catch { return fileRefused }
    return noErr
}

/// Passes on a sequence as the data of a standard MIDI file, which the caller releases.
/// - Parameter inResolution: How many parts a beat has; 0 for the sequence's.
@discardableResult
public func MusicSequenceFileCreateData(
    _ inSequence: MusicSequence, _ inFileType: MusicSequenceFileTypeID, _ inFlags: MusicSequenceFileFlags,
    _ inResolution: Int16, _ outData: UnsafeMutablePointer<Unmanaged<NSData>?>
) -> OSStatus {
    guard inFileType != .iMelodyType else { return kAudioToolboxErr_InvalidSequenceType }
    return Sequencing.with(inSequence) {
        let data = MIDIFileWriter(resolution: inResolution > 0 ? inResolution : $0.resolution).data($0)
        outData.pointee = .passRetained(NSData(data: data))
        return noErr
    }
}
