import Foundation
import OrielFoundation
import SwiftUITesting
import Testing

@testable import AVFoundation

/// Nodes that make and change sound, rendered without a device.
@Suite("Instruments and sources")
struct InstrumentTests {
    /// Renders samples of a node, in two channels.
    private func render(_ node: AVAudioNode, through effect: AVAudioNode? = nil, frames: Int = 512) throws -> [Float] {
        let engine = AVAudioEngine()
        let format = try #require(AVAudioFormat(standardFormatWithSampleRate: 8_000, channels: 2))
        try engine.enableManualRenderingMode(.offline, format: format, maximumFrameCount: 4096)
        engine.attach(node)
        if let effect {
            engine.attach(effect)
            engine.connect(node, to: effect, format: nil)
        }
        engine.connect(effect ?? node, to: engine.mainMixerNode, format: nil)
        try engine.start()
        let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: AVAudioFrameCount(frames)))
        #expect(try engine.renderOffline(AVAudioFrameCount(frames), to: buffer) == .success)
        let channel = try #require(buffer.floatChannelData?[1])
        return Array(UnsafeBufferPointer(start: channel, count: frames))
    }

    private func ramp() -> AVAudioSourceNode {
        AVAudioSourceNode { _, time, count, list in
            for buffer in UnsafeMutableAudioBufferListPointer(list) {
                let samples = UnsafeMutableBufferPointer<Float>(buffer)
                for frame in 0..<Int(count) {
                    samples[frame] = Float(time.pointee.mSampleTime + Double(frame)) / 1000
                }
            }
            return 0
        }
    }

    @Test("A source's function fills the buffers of all channels")
    func source() throws {
        let samples = try render(ramp())
        #expect(samples[0] == 0 && samples[100] == 0.1 && samples[511] == 0.511)
    }

    @Test("A source that says it is silent, or fails, is silent")
    func silence() throws {
        let quiet = AVAudioSourceNode { silent, _, _, list in
            UnsafeMutableBufferPointer<Float>(UnsafeMutableAudioBufferListPointer(list)[0]).update(repeating: 1)
            silent.pointee = true
            return 0
        }
        #expect(try render(quiet).allSatisfy { $0 == 0 })
        #expect(try render(AVAudioSourceNode { _, _, _, _ in -1 }).allSatisfy { $0 == 0 })
    }

    @Test("A sink hears the samples, and is silent itself")
    func sink() throws {
        var heard: Float = 0
        let sink = AVAudioSinkNode { _, count, list in
            let list = UnsafeMutableAudioBufferListPointer(UnsafeMutablePointer(mutating: list))
            heard = UnsafeMutableBufferPointer<Float>(list[0])[Int(count) - 1]
            return 0
        }
        #expect(try render(ramp(), through: sink).allSatisfy { $0 == 0 })
        #expect(heard == 0.511)
    }

    @Test("Distortion has steps, and none where it is bypassed")
    func distortion() throws {
        let effect = AVAudioUnitDistortion()
        effect.loadFactoryPreset(.multiDecimated4)
        effect.wetDryMix = 100
        effect.preGain = 0
        #expect(Set(try render(ramp(), through: effect)).count <= 8)
        effect.bypass = true
        #expect(Set(try render(ramp(), through: effect)).count == 512)
    }

    @Test("A note has its pitch, and ends after it was let go")
    func notes() throws {
        let sampler = AVAudioUnitSampler()
        #expect(try render(sampler).allSatisfy { $0 == 0 })
        sampler.startNote(69, withVelocity: 127, onChannel: 0)
        let samples = try render(sampler, frames: 4000)
        // Half a second of 440 hertz begins 220 times.
        let beginnings = zip(samples, samples.dropFirst()).count { $0 <= 0 && $1 > 0 }
        #expect(abs(beginnings - 220) <= 2)
        #expect(sampler.soundingNotes == 1)
        sampler.sendMIDIEvent(0x80, data1: 69, data2: 0)
        _ = try render(sampler, frames: 4000)
        #expect(sampler.soundingNotes == 0)
        sampler.startNote(200, withVelocity: 1, onChannel: 0)
        #expect(sampler.soundingNotes == 0)
    }

    @Test("Banks of sounds are refused, with a warning")
    @MainActor func banks() {
        let warnings = TestHost.warnings {
            #expect(throws: AVError.self) { try AVAudioUnitSampler().loadInstrument(at: URL(fileURLWithPath: "/x")) }
        }
        #expect(warnings.count == 1)
    }

    @Test("Documents of speech are read without their tags")
    func speech() {
        let text = "<?xml version=\"1.0\"?><speak>Hello <break time=\"1s\"/><emphasis>you &amp; me</emphasis></speak>"
        #expect(AVSpeechUtterance(ssmlRepresentation: text)?.speechString == "Hello you & me")
        #expect(AVSpeechUtterance(ssmlRepresentation: "Hello") == nil)
        #expect(AVSpeechUtterance(attributedString: NSAttributedString(string: "a")).speechString == "a")
        let voice = AVSpeechSynthesisVoice.speechVoices()[0]
        #expect(AVSpeechSynthesisVoice(identifier: voice.identifier)?.language == voice.language)
        #expect(AVSpeechSynthesisVoice(identifier: AVSpeechSynthesisVoiceIdentifierAlex) == nil)
    }
}
