import CoreAudio
import Foundation

/// Writes a sequence as a standard MIDI file of several tracks, the tempos first.
struct MIDIFileWriter {
    /// How many parts a beat has.
    let resolution: Int16

    func data(_ sequence: SequenceBox) -> Data {
        let tracks = [sequence.tempoTrack] + sequence.tracks
        var bytes = Array("MThd".utf8) + number(6, 4) + number(1, 2) + number(tracks.count, 2)
        bytes += number(Int(resolution), 2)
        for track in tracks {
            let content = content(track)
            bytes += Array("MTrk".utf8) + number(content.count, 4) + content
        }
        return Data(bytes)
    }

    private func number(_ value: Int, _ count: Int) -> [UInt8] {
        (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }

    /// A number in bytes of seven bits.
    private func length(_ value: Int) -> [UInt8] {
        var (rest, bytes) = (min(max(value, 0), 0xFFF_FFFF), [UInt8]())
        repeat {
            bytes.insert(UInt8(rest & 0x7F) | (bytes.isEmpty ? 0 : 0x80), at: 0)
            rest >>= 7
        } while rest > 0
        return bytes
    }

    private func content(_ track: SequenceTrack) -> [UInt8] {
        // Ends come before beginnings of the same time, or a repeated note would end at once.
        var messages: [(tick: Int, order: Int, bytes: [UInt8])] = []
        func tick(_ time: Double) -> Int { Int(min(max(time * Double(resolution), 0), 1e9).rounded()) }
        for event in track.events {
            let start = tick(event.time)
            switch event.type {
            case kMusicEventType_MIDINoteMessage:
                guard let note = event.note else { continue }
                let channel = note.channel & 0xF
                messages.append((start, 1, [0x90 | channel, note.note & 0x7F, max(note.velocity & 0x7F, 1)]))
                let end = max(tick(event.end), start + 1)
                messages.append((end, 0, [0x80 | channel, note.note & 0x7F, note.releaseVelocity & 0x7F]))
            case kMusicEventType_MIDIChannelMessage:
                guard let message = event.channelMessage, 0x80...0xEF ~= message.status else { continue }
                let isShort = message.status & 0xE0 == 0xC0
                let values = isShort ? [message.data1 & 0x7F] : [message.data1 & 0x7F, message.data2 & 0x7F]
                messages.append((start, 1, [message.status] + values))
            case kMusicEventType_ExtendedTempo:
                guard let bpm = event.bpm, bpm > 0 else { continue }
                let tempo = Int(min(max(60_000_000 / bpm, 1), 0xFF_FFFF).rounded())
                messages.append((start, 1, [0xFF, 0x51, 3] + number(tempo, 3)))
            case kMusicEventType_Meta:
                let bytes = event.bytes
                messages.append((start, 1, [0xFF, event.metaKind ?? 1] + length(bytes.count) + bytes))
            case kMusicEventType_MIDIRawData:
                let bytes = event.bytes
                let isWhole = bytes.first == 0xF0
                let rest = isWhole ? Array(bytes.dropFirst()) : bytes
                messages.append((start, 1, [isWhole ? 0xF0 : 0xF7] + length(rest.count) + rest))
            default: continue
            }
        }
        var (bytes, last) = ([UInt8](), 0)
        for (_, message) in messages.enumerated().sorted(by: {
            ($0.element.tick, $0.element.order, $0.offset) < ($1.element.tick, $1.element.order, $1.offset)
        }) {
            bytes += length(message.tick - last) + message.bytes
            last = message.tick
        }
        return bytes + length(max(tick(track.length) - last, 0)) + [0xFF, 0x2F, 0]
    }
}
