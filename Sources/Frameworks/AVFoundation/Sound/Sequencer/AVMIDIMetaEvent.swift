import AudioToolbox
import Foundation
import OrielFoundation

/// A meta event of a file.
///
/// Follows Apple's [AVMIDIMetaEvent](https://developer.apple.com/documentation/avfaudio/avmidimetaevent).
open class AVMIDIMetaEvent: AVMusicEvent {
    /// The kinds.
    public enum EventType: Int, Sendable {
        case sequenceNumber = 0
        case text, copyright, trackName, instrument, lyric, marker, cuePoint
        case midiChannel = 0x20
        case midiPort
        case endOfTrack = 0x2F
        case tempo = 0x51
        case smpteOffset = 0x54
        case timeSignature = 0x58
        case keySignature
        case proprietaryEvent = 0x7F
    }
    /// The kind.
    public let type: EventType
    let data: Data
    /// Creates an event.
    public init(type: EventType, data: Data) {
        (self.type, self.data) = (type, data)
        super.init()
    }
    override func add(to track: MusicTrack, at time: AVMusicTimeStamp) {
        var header = MIDIMetaEvent()
        (header.metaEventType, header.dataLength) = (UInt8(type.rawValue), UInt32(data.count))
        Self.withBytes(header, 8, data) { _ = MusicTrackNewMetaEvent(track, time, $0) }
    }
}
