import CoreAudio
import CoreMIDI
import Foundation
import OrielFoundation

/// A standard MIDI file: its tracks' events, in beats.
struct MIDIFile {
    /// 0 for one track, 1 for tracks that are played together, 2 for tracks that are played one after the other.
    var format = 1
    /// How many parts a beat has.
    var resolution: Int16 = 480
    var tracks: [[SequenceEvent]] = []
}

/// Reads a standard MIDI file; broken data ends its track.
struct MIDIFileReader {
    private let bytes: [UInt8]
    private var place = 0

    init(_ data: Data) { bytes = [UInt8](data) }

    /// Returns the file; nil for data of another kind.
    func file() -> MIDIFile? {
        var reader = self
        guard reader.text(4) == "MThd", let length = reader.number(4), length >= 6, let format = reader.number(2),
            let count = reader.number(2), let division = reader.number(2)
        else { return nil }
        reader.place += length - 6
        var file = MIDIFile(format: format)
        var ticks = Double(division)
        if division & 0x8000 != 0 {
            // Frames in a second and parts of a frame: as beats of 120 in a minute.
            let frames = 256 - division >> 8 & 0xFF
            ticks = Double(max(frames * (division & 0xFF), 1)) / 2
        } else {
            guard division > 0 else { return nil }
            file.resolution = Int16(division)
        }
        while file.tracks.count < max(count, 1), let kind = reader.text(4), let size = reader.number(4) {
            let end = min(reader.place + size, bytes.count)
            // Chunks of other kinds are passed over.
            if kind == "MTrk" { file.tracks.append(reader.track(to: end, ticks: ticks)) }
            reader.place = end
        }
        return file
    }

    private mutating func text(_ count: Int) -> String? {
        guard place + count <= bytes.count else { return nil }
        defer { place += count }
        return String(decoding: bytes[place..<place + count], as: UTF8.self)
    }

    private mutating func number(_ count: Int) -> Int? {
        guard place + count <= bytes.count else { return nil }
        defer { place += count }
        return bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
    }

    /// Reads a number of one to four bytes, each of which has seven bits.
    private mutating func length(before end: Int) -> Int? {
        var value = 0
        for _ in 0..<4 {
            guard place < end else { return nil }
            let byte = bytes[place]
            place += 1
            value = value << 7 | Int(byte & 0x7F)
            if byte & 0x80 == 0 { return value }
        }
        return nil
    }

    private mutating func data(before end: Int) -> [UInt8]? {
        guard let count = length(before: end), place + count <= end else { return nil }
        defer { place += count }
        return Array(bytes[place..<place + count])
    }

    /// A note that has not ended.
    private struct OpenNote {
        let place: Int
        let time: Double
        let velocity: UInt8
    }

    private mutating func track(to end: Int, ticks: Double) -> [SequenceEvent] {
        var events: [SequenceEvent?] = []
        var open: [Int: [OpenNote]] = [:]
        var (tick, status) = (0.0, UInt8(0))
        func close(_ key: Int, at time: Double, velocity: UInt8) {
            guard var notes = open[key], !notes.isEmpty else { return }
            let note = notes.removeFirst()
            open[key] = notes
            let message = MIDINoteMessage(
                channel: UInt8(key >> 8), note: UInt8(key & 0x7F), velocity: note.velocity, releaseVelocity: velocity,
                duration: Float32(time - note.time))
            events[note.place] = .note(note.time, message)
        }
        reading: while place < end, let delta = length(before: end), place < end {
            tick += Double(delta)
            let time = tick / ticks
            if bytes[place] & 0x80 != 0 {
                status = bytes[place]
                place += 1
            }
            switch status {
            case 0xFF:
                guard place < end else { break reading }
                let kind = bytes[place]
                place += 1
                guard let data = data(before: end) else { break reading }
                if kind == 0x2F { break reading }
                let tempo = data.prefix(3).reduce(0) { $0 << 8 | Int($1) }
                if kind == 0x51, data.count >= 3, tempo > 0 {
                    events.append(.tempo(time, 60_000_000 / Double(tempo)))
                } else {
                    events.append(.meta(time, kind, data))
                }
                status = 0
            case 0xF0, 0xF7:
                guard let data = data(before: end) else { break reading }
                events.append(.raw(time, status == 0xF0 ? [0xF0] + data : data))
                status = 0
            case 0x80...0xEF:
                let count = status & 0xE0 == 0xC0 ? 1 : 2
                guard place + count <= end else { break reading }
                let (first, second) = (bytes[place] & 0x7F, count > 1 ? bytes[place + 1] & 0x7F : 0)
                place += count
                let key = Int(status & 0xF) << 8 | Int(first)
                switch status & 0xF0 {
                case 0x90 where second > 0:
                    open[key, default: []].append(OpenNote(place: events.count, time: time, velocity: second))
                    events.append(nil)
                case 0x80, 0x90: close(key, at: time, velocity: status & 0xF0 == 0x80 ? second : 0)
                default:
                    events.append(
                        .channel(time, MIDIChannelMessage(status: status, data1: first, data2: second, reserved: 0)))
                }
            default: break reading
            }
        }
        // Notes that never end do so with the track.
        for key in open.keys.sorted() {
            while open[key]?.isEmpty == false { close(key, at: tick / ticks, velocity: 0) }
        }
        return events.compactMap { $0 }
    }
}

extension SequenceBox {
    /// The kinds of meta events that belong to the tempo track: places in time, meters and keys.
    private static let tempoKinds: Set<UInt8> = [0x54, 0x58, 0x59]

    /// Adds the tracks of a file.
    func add(_ file: MIDIFile, channelsToTracks: Bool) {
        resolution = file.resolution
        var timing: [SequenceEvent] = []
        for (number, events) in file.tracks.enumerated() {
            let isTiming: (SequenceEvent) -> Bool = {
                $0.bpm != nil || $0.metaKind.map { Self.tempoKinds.contains($0) } ?? false
            }
            timing += events.filter(isTiming)
            let rest = events.filter { !isTiming($0) }
            // A file of several tracks may begin with one for tempos alone.
            if rest.isEmpty, number == 0, file.tracks.count > 1 { continue }
            guard channelsToTracks else {
                newTrack().setEvents(rest)
                continue
            }
            let channels = Dictionary(grouping: rest) { event in
                event.note.map { Int($0.channel) } ?? event.channelMessage.map { Int($0.status & 0xF) } ?? -1
            }
            for channel in channels.keys.sorted() { newTrack().setEvents(channels[channel] ?? []) }
        }
        tempoTrack.setEvents(tempoTrack.events + timing)
    }
}
