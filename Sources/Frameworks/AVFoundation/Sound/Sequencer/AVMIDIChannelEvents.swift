import AudioToolbox
import Foundation
import OrielFoundation

/// A message for a channel.
///
/// Follows Apple's [AVMIDIChannelEvent](https://developer.apple.com/documentation/avfaudio/avmidichannelevent).
open class AVMIDIChannelEvent: AVMusicEvent {
    /// The channel, from 0.
    open var channel: UInt32
    init(channel: UInt32) {
        self.channel = channel
        super.init()
    }
    /// The kind of the message, and its values.
    var message: (status: UInt8, first: UInt32, second: UInt32) { (0xB0, 0, 0) }
    override func add(to track: MusicTrack, at time: AVMusicTimeStamp) {
        let (status, first, second) = message
        var value = MIDIChannelMessage(
            status: status | UInt8(min(channel, 15)), data1: UInt8(min(first, 127)), data2: UInt8(min(second, 127)),
            reserved: 0)
        MusicTrackNewMIDIChannelEvent(track, time, &value)
    }

    static func make(_ message: MIDIChannelMessage) -> AVMIDIChannelEvent? {
        let channel = UInt32(message.status & 0xF)
        let (first, second) = (UInt32(message.data1), UInt32(message.data2))
        switch message.status & 0xF0 {
        case 0xA0: return AVMIDIPolyPressureEvent(channel: channel, key: first, pressure: second)
        case 0xB0:
            let kind = AVMIDIControlChangeEvent.MessageType(rawValue: Int(first))
            return kind.map { AVMIDIControlChangeEvent(channel: channel, messageType: $0, value: second) }
        case 0xC0: return AVMIDIProgramChangeEvent(channel: channel, programNumber: first)
        case 0xD0: return AVMIDIChannelPressureEvent(channel: channel, pressure: first)
        case 0xE0: return AVMIDIPitchBendEvent(channel: channel, value: second << 7 | first)
        default: return nil
        }
    }
}

/// A control of a channel.
///
/// Follows Apple's [AVMIDIControlChangeEvent](https://developer.apple.com/documentation/avfaudio/avmidicontrolchangeevent).
open class AVMIDIControlChangeEvent: AVMIDIChannelEvent {
    /// The controls.
    public enum MessageType: Int, Sendable {
        case bankSelect = 0
        case modWheel, breath
        case foot = 4
        case portamentoTime, dataEntry, volume, balance
        case pan = 10
        case expression
        case sustain = 64
        case portamento, sostenuto, soft, legatoPedal, hold2Pedal
        case filterResonance = 71
        case releaseTime, attackTime, brightness, decayTime, vibratoRate, vibratoDepth, vibratoDelay
        case reverbLevel = 91
        case chorusLevel = 93
        case rPN_LSB = 100
        case rPN_MSB
        case allSoundOff = 120
        case resetAllControllers
        case allNotesOff = 123
        case omniModeOff, omniModeOn, monoModeOn, monoModeOff
    }
    /// The control.
    public let messageType: MessageType
    /// The value, up to 127.
    public let value: UInt32
    /// Creates a message.
    public init(channel: UInt32, messageType: MessageType, value: UInt32) {
        (self.messageType, self.value) = (messageType, value)
        super.init(channel: channel)
    }
    override var message: (status: UInt8, first: UInt32, second: UInt32) { (0xB0, UInt32(messageType.rawValue), value) }
}

/// The pressure on a key.
///
/// Follows Apple's [AVMIDIPolyPressureEvent](https://developer.apple.com/documentation/avfaudio/avmidipolypressureevent).
open class AVMIDIPolyPressureEvent: AVMIDIChannelEvent {
    /// The note.
    open var key: UInt32
    /// The pressure, up to 127.
    open var pressure: UInt32
    /// Creates a message.
    public init(channel: UInt32, key: UInt32, pressure: UInt32) {
        (self.key, self.pressure) = (key, pressure)
        super.init(channel: channel)
    }
    override var message: (status: UInt8, first: UInt32, second: UInt32) { (0xA0, key, pressure) }
}

/// The choice of an instrument.
///
/// Follows Apple's [AVMIDIProgramChangeEvent](https://developer.apple.com/documentation/avfaudio/avmidiprogramchangeevent).
open class AVMIDIProgramChangeEvent: AVMIDIChannelEvent {
    /// The instrument, from 0.
    open var programNumber: UInt32
    /// Creates a message.
    public init(channel: UInt32, programNumber: UInt32) {
        self.programNumber = programNumber
        super.init(channel: channel)
    }
    override var message: (status: UInt8, first: UInt32, second: UInt32) { (0xC0, programNumber, 0) }
}

/// The pressure on all keys of a channel.
///
/// Follows Apple's [AVMIDIChannelPressureEvent](https://developer.apple.com/documentation/avfaudio/avmidichannelpressureevent).
open class AVMIDIChannelPressureEvent: AVMIDIChannelEvent {
    /// The pressure, up to 127.
    open var pressure: UInt32
    /// Creates a message.
    public init(channel: UInt32, pressure: UInt32) {
        self.pressure = pressure
        super.init(channel: channel)
    }
    override var message: (status: UInt8, first: UInt32, second: UInt32) { (0xD0, pressure, 0) }
}

/// A change of a channel's pitch.
///
/// Follows Apple's [AVMIDIPitchBendEvent](https://developer.apple.com/documentation/avfaudio/avmidipitchbendevent).
open class AVMIDIPitchBendEvent: AVMIDIChannelEvent {
    /// The pitch, up to 16 383; 8 192 for no change.
    open var value: UInt32
    /// Creates a message.
    public init(channel: UInt32, value: UInt32) {
        self.value = value
        super.init(channel: channel)
    }
    override var message: (status: UInt8, first: UInt32, second: UInt32) { (0xE0, value & 0x7F, value >> 7 & 0x7F) }
}
