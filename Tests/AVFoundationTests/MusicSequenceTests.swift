import AVFoundation
import Foundation
import OrielFoundation
import Testing

/// Sequences of notes: their tracks, their files, and where they are played.
@Suite("Music sequences")
struct MusicSequenceTests {
    private func sequence(_ body: (MusicSequence, MusicTrack) throws -> Void) throws {
        var made: MusicSequence?
        #expect(NewMusicSequence(&made) == noErr)
        let sequence = try #require(made)
        defer { #expect(DisposeMusicSequence(sequence) == noErr) }
        var track: MusicTrack?
        #expect(MusicSequenceNewTrack(sequence, &track) == noErr)
        try body(sequence, #require(track))
    }

    private func add(_ note: UInt8, at time: Double, for duration: Float32 = 1, to track: MusicTrack) {
        var message = MIDINoteMessage(channel: 2, note: note, velocity: 90, releaseVelocity: 5, duration: duration)
        #expect(MusicTrackNewMIDINoteEvent(track, time, &message) == noErr)
    }

    /// The notes of a track with their times.
    private func notes(of track: MusicTrack) throws -> [String] {
        var made: MusicEventIterator?
        #expect(NewMusicEventIterator(track, &made) == noErr)
        let iterator = try #require(made)
        defer { DisposeMusicEventIterator(iterator) }
        var result: [String] = []
        var (time, type, size) = (0.0, MusicEventType(0), UInt32(0))
        var data: UnsafeRawPointer?
        while MusicEventIteratorGetEventInfo(iterator, &time, &type, &data, &size) == noErr {
            if type == kMusicEventType_MIDINoteMessage, let note = data?.load(as: MIDINoteMessage.self) {
                result.append("\(note.note)@\(time)+\(note.duration)")
            } else {
                result.append("\(type)@\(time)")
            }
            MusicEventIteratorNextEvent(iterator)
        }
        return result
    }

    @Test("Tracks are edited in beats")
    func editing() throws {
        try sequence { sequence, track in
            for (number, time) in [2.0, 0, 1, 3].enumerated() { add(60 + UInt8(number), at: time, to: track) }
            #expect(try notes(of: track) == ["61@0.0+1.0", "62@1.0+1.0", "60@2.0+1.0", "63@3.0+1.0"])
            #expect(MusicTrackCut(track, 1, 2) == noErr)
            #expect(try notes(of: track) == ["61@0.0+1.0", "60@1.0+1.0", "63@2.0+1.0"])
            var other: MusicTrack?
            MusicSequenceNewTrack(sequence, &other)
            let second = try #require(other)
            add(70, at: 0, to: second)
            #expect(MusicTrackMerge(track, 0, 2, second, 4) == noErr)
            #expect(try notes(of: second) == ["70@0.0+1.0", "61@4.0+1.0", "60@5.0+1.0"])
            #expect(MusicTrackCopyInsert(track, 2, 3, second, 4) == noErr)
            #expect(try notes(of: second) == ["70@0.0+1.0", "63@4.0+1.0", "61@5.0+1.0", "60@6.0+1.0"])
            #expect(MusicTrackClear(second, 4.5, kMusicTimeStamp_EndOfTrack) == noErr)
            #expect(MusicTrackMoveEvents(second, 0, 1, 2) == noErr)
            #expect(try notes(of: second) == ["70@2.0+1.0", "63@4.0+1.0"])
            var (length, size) = (0.0, UInt32(8))
            #expect(MusicTrackGetProperty(second, kSequenceTrackProperty_TrackLength, &length, &size) == noErr)
            #expect(length == 5 && size == 8)
            var count: UInt32 = 0
            MusicSequenceGetTrackCount(sequence, &count)
            #expect(count == 2)
            #expect(MusicSequenceDisposeTrack(sequence, second) == noErr)
            #expect(MusicSequenceDisposeTrack(sequence, second) == kAudioToolboxErr_TrackNotFound)
            #expect(MusicSequenceGetIndTrack(sequence, 1, &other) == kAudioToolboxErr_TrackIndexError)
        }
    }

    @Test("Beats and seconds follow the tempos")
    func tempo() throws {
        try sequence { sequence, _ in
            var (tempo, seconds, beats): (MusicTrack?, Double, Double) = (nil, 0, 0)
            MusicSequenceGetTempoTrack(sequence, &tempo)
            MusicSequenceGetSecondsForBeats(sequence, 4, &seconds)
            #expect(seconds == 2)
            let track = try #require(tempo)
            #expect(MusicTrackNewExtendedTempoEvent(track, 0, 60) == noErr)
            #expect(MusicTrackNewExtendedTempoEvent(track, 4, 240) == noErr)
            #expect(MusicTrackNewExtendedTempoEvent(track, 4, .nan) == kAudioToolboxErr_InvalidEventType)
            MusicSequenceGetSecondsForBeats(sequence, 8, &seconds)
            #expect(seconds == 5)
            MusicSequenceGetBeatsForSeconds(sequence, 5, &beats)
            #expect(beats == 8)
            MusicSequenceGetBeatsForSeconds(sequence, 2, &beats)
            #expect(beats == 2)
        }
    }

    @Test("A sequence that is written as a file is read again")
    func files() throws {
        try sequence { sequence, track in
            add(60, at: 0, for: 0.5, to: track)
            add(60, at: 0.5, for: 0.5, to: track)
            add(64, at: 1.25, for: 2, to: track)
            var change = MIDIChannelMessage(status: 0xC2, data1: 12, data2: 0, reserved: 0)
            #expect(MusicTrackNewMIDIChannelEvent(track, 0, &change) == noErr)
            var tempo: MusicTrack?
            MusicSequenceGetTempoTrack(sequence, &tempo)
            MusicTrackNewExtendedTempoEvent(try #require(tempo), 0, 100)
            var made: Unmanaged<NSData>?
            #expect(MusicSequenceFileCreateData(sequence, .midiType, .eraseFile, 480, &made) == noErr)
            let data = Data(referencing: try #require(made).takeRetainedValue())
            #expect(data.prefix(14) == Data([0x4D, 0x54, 0x68, 0x64, 0, 0, 0, 6, 0, 1, 0, 2, 1, 0xE0]))
            let copy = AVAudioSequencer()
            try copy.load(from: data)
            #expect(copy.tracks.count == 1 && abs(copy.seconds(forBeats: 100) - 60) < 0.001)
            var events: [String] = []
            copy.tracks[0].enumerateEvents(in: AVMakeBeatRange(0, AVMusicTimeStampEndOfTrack)) { event, time, _ in
                if let note = event as? AVMIDINoteEvent {
                    events.append("\(note.key)@\(time.pointee)+\(note.duration) \(note.channel) \(note.velocity)")
                } else if let program = event as? AVMIDIProgramChangeEvent {
                    events.append("program \(program.programNumber)")
                }
            }
            #expect(events.sorted() == ["60@0.0+0.5 2 90", "60@0.5+0.5 2 90", "64@1.25+2.0 2 90", "program 12"])
            #expect(copy.tracks[0].timeResolution == 480 && copy.tracks[0].lengthInBeats == 3.25)
        }
    }

    @Test("A time that a file cannot have is the longest that it can")
    func longTimes() throws {
        try sequence { sequence, track in
            add(60, at: 600_000, for: 1, to: track)
            var made: Unmanaged<NSData>?
            #expect(MusicSequenceFileCreateData(sequence, .midiType, .eraseFile, 480, &made) == noErr)
            let data = Data(referencing: try #require(made).takeRetainedValue())
            #expect(data.range(of: Data([0xFF, 0xFF, 0xFF, 0x7F, 0x92, 60, 90])) != nil)
        }
    }

    @Test("Notes are sent for the times at which they are played")
    func sendingTimes() async throws {
        var client: MIDIClientRef = 0
        #expect(MIDIClientCreate("Times", nil, nil, &client) == noErr)
        defer { MIDIClientDispose(client) }
        let (stream, received) = AsyncStream.makeStream(of: (UInt8, MIDITimeStamp).self)
        var endpoint: MIDIEndpointRef = 0
        MIDIDestinationCreateWithBlock(client, "Notes", &endpoint) { list, _ in
            for packet in list.unsafeSequence() {
                let bytes = Array(packet.bytes())
                if bytes.first == 0x90 { received.yield((bytes[1], packet.pointee.timeStamp)) }
            }
        }
        let sequencer = AVAudioSequencer()
        let track = sequencer.createAndAppendTrack()
        track.destinationMIDIEndpoint = endpoint
        for (key, beat) in [(60, 0), (62, 0.1), (64, 0.3)] as [(UInt32, Double)] {
            track.addEvent(AVMIDINoteEvent(channel: 0, key: key, velocity: 80, duration: 0.01), at: beat)
        }
        try sequencer.start()
        defer { sequencer.stop() }
        var times: [MIDITimeStamp] = []
        for await (key, time) in stream {
            #expect(key == [60, 62, 64][times.count])
            times.append(time)
            if times.count == 3 { break }
        }
        // A beat is half a second.
        let gaps = [Int64(times[1]) - Int64(times[0]), Int64(times[2]) - Int64(times[1])]
        #expect(abs(gaps[0] - 50_000_000) < 1000 && abs(gaps[1] - 100_000_000) < 1000, "\(gaps)")
    }

    @Test("Broken files are refused or end early, and nothing traps")
    func hostile() throws {
        try sequence { sequence, track in
            add(60, at: 0, to: track)
            var made: Unmanaged<NSData>?
            MusicSequenceFileCreateData(sequence, .midiType, .eraseFile, 0, &made)
            let good = [UInt8](Data(referencing: try #require(made).takeRetainedValue()))
            for length in 0..<good.count {
                let sequencer = AVAudioSequencer()
                try? sequencer.load(from: Data(good.prefix(length)))
                #expect(sequencer.tracks.count <= 1)
            }
            for place in 8..<good.count {
                var bad = good
                bad[place] = 0xFF
                try? AVAudioSequencer().load(from: Data(bad))
            }
            #expect(throws: (any Error).self) { try AVAudioSequencer().load(from: Data("no music".utf8)) }
            var note = MIDINoteMessage()
            #expect(MusicTrackNewMIDINoteEvent(track, .nan, &note) != noErr)
            #expect(MusicTrackNewMIDINoteEvent(track, -1, &note) != noErr)
            #expect(MusicTrackCut(track, 3, 1) != noErr)
        }
    }

    @Test("Tracks are played to their destinations, and notes end when the player stops")
    func playing() async throws {
        var client: MIDIClientRef = 0
        #expect(MIDIClientCreate("Test", nil, nil, &client) == noErr)
        defer { MIDIClientDispose(client) }
        let (stream, received) = AsyncStream.makeStream(of: [UInt8].self)
        var endpoint: MIDIEndpointRef = 0
        MIDIDestinationCreateWithBlock(client, "Notes", &endpoint) { list, _ in
            for packet in list.unsafeSequence() { received.yield(Array(packet.bytes())) }
        }
        let sequencer = AVAudioSequencer()
        let track = sequencer.createAndAppendTrack()
        track.destinationMIDIEndpoint = endpoint
        track.addEvent(AVMIDINoteEvent(channel: 1, key: 60, velocity: 80, duration: 0.01), at: 0)
        track.addEvent(AVMIDINoteEvent(channel: 1, key: 62, velocity: 80, duration: 1_000), at: 0.2)
        try sequencer.start()
        #expect(sequencer.isPlaying)
        var messages: [[UInt8]] = []
        for await message in stream {
            messages.append(message)
            if messages.count == 3 { sequencer.stop() }
            if messages.count == 4 { break }
        }
        #expect(messages == [[0x91, 60, 80], [0x81, 60, 0], [0x91, 62, 80], [0x81, 62, 0]])
        #expect(!sequencer.isPlaying && sequencer.currentPositionInBeats > 0)
        sequencer.currentPositionInBeats = 8
        #expect(sequencer.currentPositionInSeconds == 4)
        sequencer.rate = 2
        #expect(sequencer.rate == 2)
    }

    @Test("The end of a track is repeated")
    func loops() throws {
        let sequencer = AVAudioSequencer()
        let track = sequencer.createAndAppendTrack()
        track.addEvent(AVMIDINoteEvent(channel: 0, key: 60, velocity: 80, duration: 1), at: 0)
        track.lengthInBeats = 4
        (track.isLoopingEnabled, track.loopRange) = (true, AVMakeBeatRange(0, 4))
        #expect(track.loopRange == AVBeatRange(start: 0, length: 4))
        (track.isMuted, track.offsetTime) = (true, 2)
        #expect(track.isMuted && track.offsetTime == 2 && !track.isSoloed)
        track.loopRange = AVMakeBeatRange(1, 2)
        #expect(track.lengthInBeats == 3 && track.lengthInSeconds == 1.5)
        #expect(sequencer.removeTrack(track) && !sequencer.removeTrack(track))
    }
}
