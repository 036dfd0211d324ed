import Foundation

/// The kinds of universal messages.
public enum MIDIMessageType: UInt32, Sendable {
    case utility = 0
    case system, channelVoice1, sysEx, channelVoice2, data128
    case flexData = 0xD
    case stream = 0xF
    case invalid = 0x7FFF_FFFF
}

/// The kinds of messages of channels.
public enum MIDICVStatus: UInt32, Sendable {
    case registeredPNC = 0
    case assignablePNC, registeredControl, assignableControl, relRegisteredControl, relAssignableControl
    case perNotePitchBend
    case noteOff = 8
    case noteOn, polyPressure, controlChange, programChange, channelPressure, pitchBend
    case perNoteMgmt = 15
}

/// Returns the kind of the universal message that begins with a word.
public func MIDIMessageTypeForUPWord(_ word: UInt32) -> MIDIMessageType {
    MIDIMessageType(rawValue: word >> 28) ?? .invalid
}

private func low(_ value: some BinaryInteger, _ bits: UInt32) -> UInt32 {
    UInt32(truncatingIfNeeded: value) & ((1 << bits) - 1)
}

// MARK: The first version

/// Returns a message of a channel: a status and two values of 7 bits.
public func MIDI1UPChannelVoiceMessage(
    _ group: UInt8, _ status: UInt8, _ channel: UInt8, _ data1: UInt8, _ data2: UInt8
) -> MIDIMessage_32 {
    2 << 28 | low(group, 4) << 24 | low(status, 4) << 20 | low(channel, 4) << 16 | low(data1, 7) << 8 | low(data2, 7)
}
/// Returns a message that ends a note.
public func MIDI1UPNoteOff(
    _ group: UInt8, _ channel: UInt8, _ noteNumber: UInt8, _ velocity: UInt8
) -> MIDIMessage_32 { MIDI1UPChannelVoiceMessage(group, 8, channel, noteNumber, velocity) }
/// Returns a message that begins a note.
public func MIDI1UPNoteOn(
    _ group: UInt8, _ channel: UInt8, _ noteNumber: UInt8, _ velocity: UInt8
) -> MIDIMessage_32 { MIDI1UPChannelVoiceMessage(group, 9, channel, noteNumber, velocity) }
/// Returns a message that sets a control.
public func MIDI1UPControlChange(
    _ group: UInt8, _ channel: UInt8, _ index: UInt8, _ data: UInt8
) -> MIDIMessage_32 { MIDI1UPChannelVoiceMessage(group, 11, channel, index, data) }
/// Returns a message that bends the pitch.
public func MIDI1UPPitchBend(
    _ group: UInt8, _ channel: UInt8, _ lsb: UInt8, _ msb: UInt8
) -> MIDIMessage_32 { MIDI1UPChannelVoiceMessage(group, 14, channel, lsb, msb) }
/// Returns a message of the system: a status and two values of 7 bits.
public func MIDI1UPSystemCommon(
    _ group: UInt8, _ status: UInt8, _ byte1: UInt8, _ byte2: UInt8
) -> MIDIMessage_32 { 1 << 28 | low(group, 4) << 24 | low(status, 8) << 16 | low(byte1, 7) << 8 | low(byte2, 7) }
/// Returns a part of an exclusive message, of at most 6 bytes.
/// - Parameter status: 0 for a whole message, 1 for its beginning, 2 for its middle and 3 for its end.
public func MIDI1UPSysEx(
    _ group: UInt8, _ status: UInt8, _ bytesUsed: UInt8, _ byte1: UInt8, _ byte2: UInt8, _ byte3: UInt8,
    _ byte4: UInt8, _ byte5: UInt8, _ byte6: UInt8
) -> MIDIMessage_64 {
    let head: UInt32 = 3 << 28 | low(group, 4) << 24 | low(status, 4) << 20 | low(bytesUsed, 4) << 16
    return MIDIMessage_64(
        word0: head | low(byte1, 7) << 8 | low(byte2, 7),
        word1: low(byte3, 7) << 24 | low(byte4, 7) << 16 | low(byte5, 7) << 8 | low(byte6, 7))
}
/// Returns a part of an exclusive message of bytes in memory, of which at most 6 count.
public func MIDI1UPSysExArray(
    _ group: UInt8, _ status: UInt8, _ begin: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>
) -> MIDIMessage_64 {
    let bytes = Array(UnsafeBufferPointer(start: begin, count: min(max(end - begin, 0), 6)))
    func byte(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }
    return MIDI1UPSysEx(
        group, status, UInt8(bytes.count), byte(0), byte(1), byte(2), byte(3), byte(4), byte(5))
}

// MARK: The second version

/// Returns a message of a channel: a status, an index and a value of 32 bits.
public func MIDI2ChannelVoiceMessage(
    _ group: UInt8, _ status: UInt8, _ channel: UInt8, _ index: UInt16, _ value: UInt32
) -> MIDIMessage_64 {
    MIDIMessage_64(
        word0: 4 << 28 | low(group, 4) << 24 | low(status, 4) << 20 | low(channel, 4) << 16 | low(index, 16),
        word1: value)
}
/// Returns a message that begins a note.
public func MIDI2NoteOn(
    _ group: UInt8, _ channel: UInt8, _ noteNumber: UInt8, _ attributeType: UInt8, _ attributeData: UInt16,
    _ velocity: UInt16
) -> MIDIMessage_64 {
    MIDI2ChannelVoiceMessage(
        group, 9, channel, UInt16(low(noteNumber, 7) << 8 | low(attributeType, 8)),
        UInt32(velocity) << 16 | UInt32(attributeData))
}
/// Returns a message that ends a note.
public func MIDI2NoteOff(
    _ group: UInt8, _ channel: UInt8, _ noteNumber: UInt8, _ attributeType: UInt8, _ attributeData: UInt16,
    _ velocity: UInt16
) -> MIDIMessage_64 {
    MIDI2ChannelVoiceMessage(
        group, 8, channel, UInt16(low(noteNumber, 7) << 8 | low(attributeType, 8)),
        UInt32(velocity) << 16 | UInt32(attributeData))
}
/// Returns a message of the pressure of a key.
public func MIDI2PolyPressure(
    _ group: UInt8, _ channel: UInt8, _ noteNumber: UInt8, _ value: UInt32
) -> MIDIMessage_64 { MIDI2ChannelVoiceMessage(group, 10, channel, UInt16(low(noteNumber, 7) << 8), value) }
/// Returns a message that sets a control.
public func MIDI2ControlChange(
    _ group: UInt8, _ channel: UInt8, _ index: UInt8, _ value: UInt32
) -> MIDIMessage_64 { MIDI2ChannelVoiceMessage(group, 11, channel, UInt16(low(index, 7) << 8), value) }
/// Returns a message that chooses a sound, of a bank if that is valid.
public func MIDI2ProgramChange(
    _ group: UInt8, _ channel: UInt8, _ bankIsValid: Bool, _ program: UInt8, _ bank_msb: UInt8, _ bank_lsb: UInt8
) -> MIDIMessage_64 {
    MIDI2ChannelVoiceMessage(
        group, 12, channel, bankIsValid ? 1 : 0, low(program, 7) << 24 | low(bank_msb, 7) << 8 | low(bank_lsb, 7))
}
/// Returns a message of the pressure of all keys.
public func MIDI2ChannelPressure(_ group: UInt8, _ channel: UInt8, _ value: UInt32) -> MIDIMessage_64 {
    MIDI2ChannelVoiceMessage(group, 13, channel, 0, value)
}
/// Returns a message that bends the pitch; 0x80000000 does not.
public func MIDI2PitchBend(_ group: UInt8, _ channel: UInt8, _ value: UInt32) -> MIDIMessage_64 {
    MIDI2ChannelVoiceMessage(group, 14, channel, 0, value)
}
/// Returns a message that bends the pitch of a note.
public func MIDI2PerNotePitchBend(
    _ group: UInt8, _ channel: UInt8, _ noteNumber: UInt8, _ value: UInt32
) -> MIDIMessage_64 { MIDI2ChannelVoiceMessage(group, 6, channel, UInt16(low(noteNumber, 7) << 8), value) }
/// Returns a message that sets a registered control.
public func MIDI2RegisteredControl(
    _ group: UInt8, _ channel: UInt8, _ bank: UInt8, _ index: UInt8, _ value: UInt32
) -> MIDIMessage_64 {
    MIDI2ChannelVoiceMessage(group, 2, channel, UInt16(low(bank, 7) << 8 | low(index, 7)), value)
}
/// Returns a message that sets an assignable control.
public func MIDI2AssignableControl(
    _ group: UInt8, _ channel: UInt8, _ bank: UInt8, _ index: UInt8, _ value: UInt32
) -> MIDIMessage_64 {
    MIDI2ChannelVoiceMessage(group, 3, channel, UInt16(low(bank, 7) << 8 | low(index, 7)), value)
}
