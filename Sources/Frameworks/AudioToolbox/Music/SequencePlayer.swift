import CoreAudio
import CoreMIDI
import Foundation
import OrielBasics
import OrielFoundation

/// Plays a sequence: sends its events to the tracks' destinations, each with its time, a little ahead.
final class SequencePlayer: @unchecked Sendable {
    /// How far ahead events are sent, in seconds.
    private static let ahead = 0.03
    private static let queue = DispatchQueue(label: "oriel.sequences", qos: .userInteractive)

    /// The sequence; nil for none.
    var sequence: SequenceBox?
    /// The factor of the speed.
    private(set) var rate = 1.0
    /// The time in beats at which the player began last, or is while it does not play.
    private var start = 0.0
    /// The clock's time then, in nanoseconds; nil while it does not play.
    private var began: UInt64?
    /// The time in seconds of the sequence up to which events were sent.
    private var sent = 0.0
    private var timer: (any DispatchSourceTimer)?
    /// The notes that have begun: the ends that are not yet sent, by their times in seconds of the sequence.
    private var ends: [Message] = []
    private var port: MIDIPortRef = 0
    private var client: MIDIClientRef = 0

    deinit {
        timer?.cancel()
        if client != 0 { MIDIClientDispose(client) }
    }

    var isPlaying: Bool { began != nil }

    private static var now: UInt64 { DispatchTime.now().uptimeNanoseconds }

    /// The time in seconds of the sequence.
    private var seconds: Double {
        let first = sequence?.seconds(at: start) ?? 0
        guard let began else { return first }
        return first + Double(Self.now &- began) / 1e9 * rate
    }

    /// The time in beats.
    var time: MusicTimeStamp {
        get { began == nil ? start : sequence?.beats(at: seconds) ?? start }
        set { restart(at: newValue, rate) }
    }

    func setRate(_ new: Double) { restart(at: time, new) }

    /// Continues from a time, if the player plays.
    private func restart(at time: MusicTimeStamp, _ new: Double) {
        if isPlaying { endNotes() }
        (start, rate) = (time, new)
        if isPlaying { began = Self.now }
        sent = sequence?.seconds(at: time) ?? 0
    }

    func play() {
        guard !isPlaying, let sequence else { return }
        if client == 0 {
            MIDIClientCreate("Sequences", nil, nil, &client)
            MIDIOutputPortCreate(client, "Sequences", &port)
        }
        if !sequence.tracks.contains(where: { $0.endpoint != 0 && !$0.events.isEmpty }), sequence.callback == nil {
            RuntimeWarning.issue(
                "MusicPlayer: the system has no instruments; tracks are heard by the MIDI endpoints that they have.")
        }
        began = Self.now
        sent = sequence.seconds(at: start)
        let timer = DispatchSource.makeTimerSource(queue: Self.queue)
        timer.schedule(deadline: .now(), repeating: .milliseconds(10), leeway: .milliseconds(2))
        timer.setEventHandler { [weak self] in Sequencing.lock.withLock { self?.send() } }
        self.timer = timer
        timer.resume()
    }

    func stop() {
        guard isPlaying else { return }
        start = time
        timer?.cancel()
        (timer, began) = (nil, nil)
        endNotes()
    }

    /// Ends the notes that have begun.
    private func endNotes() {
        for end in ends { send(end.bytes, to: end.endpoint, at: 0) }
        ends = []
    }

    /// A message on its way, with its time in seconds of the sequence.
    private typealias Message = (seconds: Double, endpoint: MIDIEndpointRef, bytes: [UInt8])

    /// Sends the events whose time comes next.
    private func send() {
        guard let sequence, let began else { return }
        let first = sequence.seconds(at: start)
        let limit = seconds + Self.ahead * max(rate, 0.01)
        guard limit > sent else { return }
        let (from, to) = (sequence.beats(at: sent), sequence.beats(at: limit))
        var messages: [Message] = []
        let soloists = sequence.tracks.contains { $0.isSoloed }
        for track in sequence.tracks where !track.isMuted && (!soloists || track.isSoloed) {
            for event in track.played(from: from, to: to) { play(event, track, from, to, &messages) }
        }
        // The sequence may have been changed, or the player stopped, by the function that a user's event calls.
        guard self.began == began else { return }
        messages += ends.filter { $0.seconds < limit }
        ends.removeAll { $0.seconds < limit }
        for (_, message) in messages.enumerated().sorted(by: {
            ($0.element.seconds, $0.offset) < ($1.element.seconds, $1.offset)
        }) {
            let after = min(max((message.seconds - first) / max(rate, 0.001) * 1e9, 0), 1e18)
            send(message.bytes, to: message.endpoint, at: began &+ MIDITimeStamp(after))
        }
        sent = limit
    }

    /// Adds the messages of an event, or calls the function for a user's.
    private func play(
        _ event: SequenceEvent, _ track: SequenceTrack, _ from: Double, _ to: Double, _ messages: inout [Message]
    ) {
        guard let sequence else { return }
        let seconds = sequence.seconds(at: event.time)
        if let note = event.note {
            let (channel, key) = (note.channel & 0xF, note.note & 0x7F)
            messages.append((seconds, track.endpoint, [0x90 | channel, key, note.velocity & 0x7F]))
            let end = sequence.seconds(at: event.end)
            ends.append((end, track.endpoint, [0x80 | channel, key, note.releaseVelocity & 0x7F]))
        } else if let message = event.channelMessage {
            let isShort = message.status & 0xE0 == 0xC0
            let values = isShort ? [message.data1 & 0x7F] : [message.data1 & 0x7F, message.data2 & 0x7F]
            messages.append((seconds, track.endpoint, [message.status] + values))
        } else if event.type == kMusicEventType_MIDIRawData {
            messages.append((seconds, track.endpoint, event.bytes))
        } else if event.type == kMusicEventType_User, let callback = sequence.callback {
            let data = UnsafeRawPointer(event.data).assumingMemoryBound(to: MusicEventUserData.self)
            callback(sequence.callbackContext, sequence.reference, track.reference, event.time, data, from, to)
        }
    }

    private func send(_ bytes: [UInt8], to endpoint: MIDIEndpointRef, at time: MIDITimeStamp) {
        // A packet has no more bytes.
        guard endpoint != 0, !bytes.isEmpty, bytes.count <= Int(UInt16.max) else { return }
        let list = MIDIPacketList.Builder(byteSize: bytes.count + 64)
        list.append(timestamp: time, data: bytes)
        list.withUnsafePointer { _ = MIDISend(port, endpoint, $0) }
    }
}
