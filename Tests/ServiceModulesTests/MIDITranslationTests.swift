import Foundation
import Testing

@testable import CoreMIDI

/// Messages as bytes, and as words of both versions.
@Suite("Translation of MIDI's messages")
struct MIDITranslationTests {
    private func words(_ bytes: [UInt8]) -> [UInt32] {
        var translation = MIDITranslation()
        return translation.words(of: bytes)
    }

    @Test("The middle of a range stays the middle, and the largest value the largest")
    func scales() {
        #expect(MIDITranslation.scale(0, from: 7, to: 16) == 0 && MIDITranslation.scale(64, from: 7, to: 16) == 0x8000)
        #expect(MIDITranslation.scale(127, from: 7, to: 16) == 0xFFFF)
        #expect(MIDITranslation.scale(63, from: 7, to: 16) == 63 << 9)
        // 65 is the middle and 1 of 63: its six bits are repeated behind it.
        #expect(MIDITranslation.scale(65, from: 7, to: 16) == 65 << 9 | 1 << 3)
        #expect(
            MIDITranslation.scale(127, from: 7, to: 32) == .max && MIDITranslation.scale(64, from: 7, to: 32) == 1 << 31
        )
        #expect(MIDITranslation.scale(0x3FFF, from: 14, to: 32) == .max)
        #expect(MIDITranslation.scale(0x2000, from: 14, to: 32) == 1 << 31)
        #expect(MIDITranslation.scale(127, from: 7, to: 7) == 127)
    }

    @Test("Words have as many as their kind, are kept together in packets, and stop where some are missing")
    func messages() {
        let counts = [1, 1, 1, 2, 2, 4, 1, 1, 2, 2, 2, 3, 3, 4, 4, 4]
        for (kind, count) in counts.enumerated() { #expect(MIDITranslation.wordCount(UInt32(kind) << 28) == count) }
        let list: [UInt32] = [0x2090_3C40, 0x4090_3C00, 7, 0x5000_0000, 1, 2, 3]
        #expect(
            MIDITranslation.messages(in: list).map { Array($0) } == [[list[0]], Array(list[1..<3]), Array(list[3...])])
        #expect(MIDITranslation.messages(in: Array(list.dropLast())).count == 2)
        #expect(MIDITranslation.messages(in: []).isEmpty)
        let many = [UInt32](repeating: 0x2090_3C40, count: 65)
        #expect(MIDITranslation.packets(of: many).map(\.count) == [64, 1])
        let pairs = [UInt32](repeating: 0x2090_3C40, count: 63) + [0x4090_3C00, 7]
        #expect(MIDITranslation.packets(of: pairs).map(\.count) == [63, 2])
        #expect(MIDITranslation.packets(of: Array(many[..<64])).map(\.count) == [64])
    }

    @Test("Bytes become words: with repeated statuses, and messages of the system between the others")
    func bytes() {
        #expect(words([0x91, 60, 100, 61, 0]) == [0x2091_3C64, 0x2091_3D00])
        #expect(words([0x91, 60, 0xF8, 100]) == [0x10F8_0000, 0x2091_3C64])
        #expect(words([0xC2, 5, 6, 0xD3, 7]) == [0x20C2_0500, 0x20C2_0600, 0x20D3_0700])
        #expect(
            words([0xF1, 5, 6, 0xF3, 7, 0xF2, 1, 2, 0xF6]) == [0x10F1_0500, 0x10F3_0700, 0x10F2_0102, 0x10F6_0000])
        #expect(words([5, 6]).isEmpty && words([0x90, 5]).isEmpty && words([0xF7]).isEmpty)
        #expect(words([0xEF, 1, 2]) == [0x20EF_0102] && words([0x80, 1, 2]) == [0x2080_0102])
    }

    @Test("Exclusive messages are divided into parts of six bytes, the last of which may be full")
    func exclusiveMessages() {
        #expect(words([0xF0, 1, 2, 0xF7]) == [0x3002_0102, 0])
        #expect(words([0xF0, 0xF7]) == [0x3000_0000, 0])
        #expect(words([0xF0, 1, 2, 3, 4, 5, 6, 0xF7]) == [0x3006_0102, 0x0304_0506])
        #expect(words([0xF0, 1, 2, 3, 4, 5, 6, 7, 0xF7]) == [0x3016_0102, 0x0304_0506, 0x3031_0700, 0])
        let long = (1...13).map { UInt8($0) }
        #expect(
            words([0xF0] + long + [0xF7])
                == [0x3016_0102, 0x0304_0506, 0x3026_0708, 0x090A_0B0C, 0x3031_0D00, 0])
        // Another status ends an exclusive message that was not complete.
        #expect(words([0xF0, 1, 0x90, 2, 3, 0xF7]) == [0x2090_0203])
        #expect(words([0xF0, 1, 0xF8, 2, 0xF7]) == [0x10F8_0000, 0x3002_0102, 0])
        #expect(words([0x90, 1, 2, 0xF0, 3, 0xF7, 4, 5]) == [0x2090_0102, 0x3001_0300, 0])
    }

    @Test("Words become bytes, with the signs of an exclusive message at its beginning and end alone")
    func bytesOfWords() {
        #expect(
            MIDITranslation.bytes(of: [0x2091_3C64, 0x20C2_0506, 0x10F8_0000]) == [0x91, 0x3C, 0x64, 0xC2, 5, 0xF8])
        #expect(MIDITranslation.bytes(of: [0x3003_0102, 0x0304_0506]) == [0xF0, 1, 2, 3, 0xF7])
        #expect(MIDITranslation.bytes(of: [0x3012_0102, 0]) == [0xF0, 1, 2])
        #expect(MIDITranslation.bytes(of: [0x3026_0102, 0x0304_0506]) == [1, 2, 3, 4, 5, 6])
        #expect(MIDITranslation.bytes(of: [0x3031_0102, 0]) == [1, 0xF7])
        #expect(MIDITranslation.bytes(of: [0x4090_3C00, 0x8000_0000]) == [0x90, 0x3C, 0x40])
        #expect(MIDITranslation.bytes(of: [0x5000_0000, 1, 2, 3, 0]).isEmpty)
    }

    @Test("Messages of the first version become ones of the second, with more bits")
    func widened() {
        func second(_ word: UInt32) -> [UInt32] { MIDITranslation.convert([word], to: ._2_0) }
        #expect(
            second(0x2381_3C7F) == [0x4381_3C00, 0xFFFF_0000] && second(0x2391_3C40) == [0x4391_3C00, 0x8000_0000])
        #expect(second(0x2391_3C00) == [0x4381_3C00, 0])
        #expect(second(0x23A1_3C7F) == [0x43A1_3C00, .max] && second(0x23B1_0740) == [0x43B1_0700, 0x8000_0000])
        #expect(second(0x23C1_0500) == [0x43C1_0000, 0x0500_0000] && second(0x23D1_7F00) == [0x43D1_0000, .max])
        #expect(second(0x23E1_0040) == [0x43E1_0000, 0x8000_0000] && second(0x23E1_7F7F) == [0x43E1_0000, .max])
        #expect(second(0x23E1_0100) == [0x43E1_0000, 1 << 18])
        #expect(second(0x10F8_0000) == [0x10F8_0000])
        #expect(MIDITranslation.convert([0x2391_3C40], to: ._1_0) == [0x2391_3C40])
    }

    @Test("Messages of the second version become ones of the first; a note that begins keeps a velocity")
    func narrowed() {
        func first(_ word: UInt32, _ value: UInt32) -> [UInt32] { MIDITranslation.convert([word, value], to: ._1_0) }
        #expect(first(0x4381_3C00, 0xFFFF_0000) == [0x2381_3C7F] && first(0x4391_3C00, 0x8000_0000) == [0x2391_3C40])
        #expect(first(0x4391_3C00, 0x0100_0000) == [0x2391_3C01] && first(0x4381_3C00, 0) == [0x2381_3C00])
        #expect(first(0x43A1_3C00, .max) == [0x23A1_3C7F] && first(0x43B1_0700, 0x8000_0000) == [0x23B1_0740])
        #expect(first(0x43C1_0000, 0x0500_0102) == [0x23C1_0500])
        #expect(first(0x43C1_0001, 0x0500_0102) == [0x23B1_0001, 0x23B1_2002, 0x23C1_0500])
        #expect(first(0x43D1_0000, 0x8000_0000) == [0x23D1_4000] && first(0x43E1_0000, 0x8000_0000) == [0x23E1_0040])
        #expect(first(0x43E1_0000, 0xFFFF_FFFF) == [0x23E1_7F7F] && first(0x43E1_0000, 1 << 18) == [0x23E1_0100])
        #expect(
            first(0x4321_0304, 0x8004_0000) == [0x23B1_6503, 0x23B1_6404, 0x23B1_0640, 0x23B1_2601])
        #expect(
            first(0x4331_0304, 0x0200_0000) == [0x23B1_6303, 0x23B1_6204, 0x23B1_0601, 0x23B1_2600])
        #expect(first(0x4301_0000, 7).isEmpty)
        #expect(MIDITranslation.convert([0x4391_3C00, 0x8000_0000], to: ._2_0) == [0x4391_3C00, 0x8000_0000])
    }

    @Test("Words of messages have each part in its place, without bits beyond it")
    func wordsOfMessages() {
        #expect(MIDI1UPChannelVoiceMessage(0x13, 0x19, 0x25, 0x8C, 0xE4) == 0x2395_0C64)
        #expect(MIDI1UPNoteOff(1, 2, 60, 64) == 0x2182_3C40 && MIDI1UPNoteOn(1, 2, 60, 64) == 0x2192_3C40)
        #expect(MIDI1UPControlChange(1, 2, 7, 64) == 0x21B2_0740 && MIDI1UPPitchBend(1, 2, 3, 64) == 0x21E2_0340)
        #expect(MIDI1UPSystemCommon(1, 0xF2, 3, 4) == 0x11F2_0304)
        #expect(MIDI1UPSysEx(1, 2, 6, 1, 2, 3, 4, 5, 6) == MIDIMessage_64(word0: 0x3126_0102, word1: 0x0304_0506))
        let bytes: [UInt8] = [1, 2, 3, 4, 5, 6, 7]
        bytes.withUnsafeBufferPointer { buffer in
            let start = buffer.baseAddress!
            #expect(MIDI1UPSysExArray(1, 0, start, start + 3) == MIDIMessage_64(word0: 0x3103_0102, word1: 0x0300_0000))
            #expect(MIDI1UPSysExArray(1, 1, start, start + 7) == MIDIMessage_64(word0: 0x3116_0102, word1: 0x0304_0506))
            #expect(MIDI1UPSysExArray(1, 0, start + 1, start) == MIDIMessage_64(word0: 0x3100_0000, word1: 0))
        }
        #expect(MIDI2NoteOn(1, 2, 60, 3, 4, 5) == MIDIMessage_64(word0: 0x4192_3C03, word1: 0x0005_0004))
        #expect(MIDI2NoteOff(1, 2, 60, 3, 4, 5) == MIDIMessage_64(word0: 0x4182_3C03, word1: 0x0005_0004))
        #expect(MIDI2PolyPressure(1, 2, 60, 9) == MIDIMessage_64(word0: 0x41A2_3C00, word1: 9))
        #expect(MIDI2ControlChange(1, 2, 7, 9) == MIDIMessage_64(word0: 0x41B2_0700, word1: 9))
        #expect(MIDI2ProgramChange(1, 2, true, 5, 6, 7) == MIDIMessage_64(word0: 0x41C2_0001, word1: 0x0500_0607))
        #expect(MIDI2ProgramChange(1, 2, false, 5, 6, 7).word0 == 0x41C2_0000)
        #expect(MIDI2ChannelPressure(1, 2, 9) == MIDIMessage_64(word0: 0x41D2_0000, word1: 9))
        #expect(MIDI2PitchBend(1, 2, 9) == MIDIMessage_64(word0: 0x41E2_0000, word1: 9))
        #expect(MIDI2PerNotePitchBend(1, 2, 60, 9) == MIDIMessage_64(word0: 0x4162_3C00, word1: 9))
        #expect(MIDI2RegisteredControl(1, 2, 3, 4, 9) == MIDIMessage_64(word0: 0x4122_0304, word1: 9))
        #expect(MIDI2AssignableControl(1, 2, 3, 4, 9) == MIDIMessage_64(word0: 0x4132_0304, word1: 9))
        #expect(MIDIMessageTypeForUPWord(0x3000_0000) == .sysEx && MIDIMessageTypeForUPWord(0x9000_0000) == .invalid)
    }
}
