import Foundation
import OrielFoundation

/// A node that plays notes of MIDI.
open class AVAudioUnitMIDIInstrument: AVAudioUnit, @unchecked Sendable {
    private struct Note {
        var phase = 0.0
        var age = 0.0
        var level: Float
        /// How long ago the note ended, in seconds; nil while it is held.
        var released: Double?
    }
    private struct Key: Hashable { let note: UInt8, channel: UInt8 }

    private let notesLock = NSLock()
    private var notes: [Key: Note] = [:]
    private var bends: [UInt8: Double] = [:]
    private var volumes: [UInt8: Float] = [:]
    /// How loud all notes are, in decibels.
    var gain: Float { 0 }
    /// How much higher all notes are, in cents.
    var tuning: Float { 0 }

    open override var numberOfInputs: Int { 0 }

    /// The number of notes that sound.
    var soundingNotes: Int { notesLock.withLock { notes.count } }

    // How a note begins, fades while it is held, and ends, in seconds.
    private static let attack = 0.005, decay = 1.5, release = 0.15

    /// Begins a note: 69 is the standard pitch of 440 hertz, the velocity is from 1 to 127; 0 ends the note.
    open func startNote(_ note: UInt8, withVelocity velocity: UInt8, onChannel channel: UInt8) {
        guard velocity > 0 else { return stopNote(note, onChannel: channel) }
        guard note < 128 else { return }
        let level = Float(min(velocity, 127)) / 127
        notesLock.withLock { notes[Key(note: note, channel: channel)] = Note(level: level * level) }
    }

    /// Ends a note, which fades.
    open func stopNote(_ note: UInt8, onChannel channel: UInt8) {
        notesLock.withLock {
            let key = Key(note: note, channel: channel)
            if notes[key]?.released == nil { notes[key]?.released = 0 }
        }
    }

    /// Sets a control of a channel: 7 is the loudness, 120 and 123 end all notes; others have no effect.
    open func sendController(_ controller: UInt8, withValue value: UInt8, onChannel channel: UInt8) {
        notesLock.withLock {
            switch controller {
            case 7: volumes[channel] = Float(min(value, 127)) / 127
            case 120: notes = notes.filter { $0.key.channel != channel }
            case 123: for key in notes.keys where key.channel == channel { notes[key]?.released = 0 }
            default: break
            }
        }
    }

    /// Bends the pitch of a channel, from 0 over 8192, which does not, to 16383: two half tones down or up.
    open func sendPitchBend(_ pitchbend: UInt16, onChannel channel: UInt8) {
        notesLock.withLock { bends[channel] = (Double(min(pitchbend, 16_383)) - 8192) / 8192 * 2 }
    }

    /// Sets the pressure on the keys of a channel; it has no effect.
    open func sendPressure(_ pressure: UInt8, onChannel channel: UInt8) {}
    /// Sets the pressure on a key; it has no effect.
    open func sendPressure(forKey key: UInt8, withValue value: UInt8, onChannel channel: UInt8) {}
    /// Sets the instrument of a channel; all sound alike here.
    open func sendProgramChange(_ program: UInt8, onChannel channel: UInt8) {}
    /// Sets the instrument of a channel; all sound alike here.
    open func sendProgramChange(_ program: UInt8, bankMSB: UInt8, bankLSB: UInt8, onChannel channel: UInt8) {}
    /// Sends an exclusive message of a maker; it has no effect.
    open func sendMIDISysExEvent(_ midiData: Data) {}

    /// Sends a message of two bytes.
    open func sendMIDIEvent(_ midiStatus: UInt8, data1: UInt8) { sendMIDIEvent(midiStatus, data1: data1, data2: 0) }
    /// Sends a message of three bytes: of notes, controls and bends.
    open func sendMIDIEvent(_ midiStatus: UInt8, data1: UInt8, data2: UInt8) {
        let channel = midiStatus & 0x0F
        switch midiStatus & 0xF0 {
        case 0x80: stopNote(data1, onChannel: channel)
        case 0x90: startNote(data1, withVelocity: data2, onChannel: channel)
        case 0xB0: sendController(data1, withValue: data2, onChannel: channel)
        case 0xE0: sendPitchBend(UInt16(data1 & 0x7F) | UInt16(data2 & 0x7F) << 7, onChannel: channel)
        default: break
        }
    }

    override func render(_ frames: Int, in format: AVAudioFormat) -> [[Float]] {
        var mix = [Float](repeating: 0, count: frames)
        notesLock.withLock {
            for (key, note) in notes { notes[key] = sound(note, key, into: &mix, rate: format.sampleRate) }
        }
        let loudness = pow(10, (gain.isFinite ? min(max(gain, -90), 12) : 0) / 20)
        let samples = mix.map { tanh($0 * loudness * 0.4) }
        return [[Float]](repeating: samples, count: Int(format.channelCount))
    }

    /// Adds a note to a mix; returns its rest, or nil if it has ended.
    private func sound(_ note: Note, _ key: Key, into mix: inout [Float], rate: Double) -> Note? {
        guard rate > 0 else { return nil }
        var note = note
        let halfTones = Double(key.note) - 69 + (bends[key.channel] ?? 0) + Double(tuning.isFinite ? tuning : 0) / 100
        let step = 440 * pow(2, halfTones / 12) / rate
        let volume = volumes[key.channel] ?? 1
        for frame in mix.indices {
            var envelope = min(note.age / Self.attack, 1) * exp(-note.age / Self.decay)
            if let released = note.released {
                envelope *= max(1 - released / Self.release, 0)
                note.released = released + 1 / rate
            }
            let angle = 2 * Double.pi * note.phase
            let wave = sin(angle) + 0.4 * sin(2 * angle) + 0.15 * sin(3 * angle)
            mix[frame] += Float(wave * envelope) * note.level * volume
            note.phase = (note.phase + step).truncatingRemainder(dividingBy: 1)
            note.age += 1 / rate
        }
        let hasEnded = note.released.map { $0 >= Self.release } ?? (note.age > 8 * Self.decay)
        return hasEnded ? nil : note
    }
}

/// An instrument that plays notes, with a simple sound of its own: banks of sounds can't be loaded here.
///
/// Follows Apple's [AVAudioUnitSampler](https://developer.apple.com/documentation/avfaudio/avaudiounitsampler).
open class AVAudioUnitSampler: AVAudioUnitMIDIInstrument, @unchecked Sendable {
    /// The place between left, -100, and right, 100; without effect.
    open var stereoPan: Float = 0
    /// How loud all notes are, in decibels from -90 to 12.
    open var overallGain: Float = 0
    /// How loud all notes are, in decibels; the older name of ``overallGain``.
    open var masterGain: Float {
        get { overallGain }
        set { overallGain = newValue }
    }
    /// How much higher all notes are, in cents.
    open var globalTuning: Float = 0

    /// Creates an instrument.
    public override init() {}

    override var gain: Float { overallGain }
    override var tuning: Float { globalTuning }

    private func refuse() -> AVError {
        RuntimeWarning.issue("AVAudioUnitSampler loads no sounds here: it plays notes with a simple one of its own.")
        return AVError(.fileFormatNotRecognized)
    }

    /// Loads an instrument of a bank of sounds; fails here.
    /// - Throws: ``AVError``, always.
    open func loadSoundBankInstrument(at bankURL: URL, program: UInt8, bankMSB: UInt8, bankLSB: UInt8) throws {
        throw refuse()
    }
    /// Loads an instrument of a file; fails here.
    /// - Throws: ``AVError``, always.
    open func loadInstrument(at instrumentURL: URL) throws { throw refuse() }
    /// Loads sounds for notes; fails here.
    /// - Throws: ``AVError``, always.
    open func loadAudioFiles(at audioFiles: [URL]) throws { throw refuse() }
}
