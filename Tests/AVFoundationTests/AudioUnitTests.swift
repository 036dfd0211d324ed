import Foundation
import OrielFoundation
import SwiftUITesting
import Testing

@testable import AVFoundation

/// Parameters, effects and connections of nodes, and the forms of sound.
@MainActor
@Suite("Audio units")
struct AudioUnitTests {
    private func effect(_ subType: OSType) -> AVAudioUnitEffect {
        AVAudioUnitEffect(
            audioComponentDescription: AudioComponentDescription(
                componentType: kAudioUnitType_Effect, componentSubType: subType,
                componentManufacturer: kAudioUnitManufacturer_Apple, componentFlags: 0, componentFlagsMask: 0))
    }

    /// The strongest sample of a tone after an effect, once it has settled.
    private func loudness(of tone: Double, after effect: AVAudioNode) throws -> Float {
        let engine = AVAudioEngine()
        let format = try #require(AVAudioFormat(standardFormatWithSampleRate: 8000, channels: 1))
        try engine.enableManualRenderingMode(.offline, format: format, maximumFrameCount: 4096)
        let source = AVAudioSourceNode { _, time, count, list in
            for buffer in UnsafeMutableAudioBufferListPointer(list) {
                let samples = UnsafeMutableBufferPointer<Float>(buffer)
                for index in 0..<Int(count) {
                    samples[index] = Float(sin(2 * .pi * tone * (time.pointee.mSampleTime + Double(index)) / 8000))
                }
            }
            return 0
        }
        engine.attach(source)
        engine.attach(effect)
        engine.connect(source, to: effect, format: format)
        engine.connect(effect, to: engine.mainMixerNode, format: format)
        try engine.start()
        let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 4000))
        #expect(try engine.renderOffline(4000, to: buffer) == .success)
        return try (2000..<4000).map { abs(try #require(buffer.floatChannelData)[0][$0]) }.max() ?? 0
    }

    @Test("Filters keep the tones of their kind")
    func filters() throws {
        let low = effect(kAudioUnitSubType_LowPassFilter)
        let tree = try #require(low.auAudioUnit.parameterTree)
        #expect(tree.allParameters.count == 2 && tree.allParameters[0].value == 6900)
        #expect(AudioUnitSetParameter(low.audioUnit, kLowPassParam_CutoffFrequency, 0, 0, 500, 0) == noErr)
        #expect(AudioUnitSetParameter(low.audioUnit, 99, 0, 0, 1, 0) == kAudioUnitErr_InvalidParameter)
        #expect(tree.allParameters[0].value == 500)
        #expect(try loudness(of: 50, after: low) > 0.95)
        #expect(try loudness(of: 3000, after: low) < 0.05)
        low.bypass = true
        #expect(try loudness(of: 3000, after: low) > 0.95)
        let high = effect(kAudioUnitSubType_HighPassFilter)
        AudioUnitSetParameter(high.audioUnit, kHipassParam_CutoffFrequency, 0, 0, 1000, 0)
        #expect(try loudness(of: 50, after: high) < 0.05)
        #expect(try loudness(of: 2900, after: high) > 0.9)
        let shelf = effect(kAudioUnitSubType_LowShelfFilter)
        AudioUnitSetParameter(shelf.audioUnit, kAULowShelfParam_CutoffFrequency, 0, 0, 200, 0)
        AudioUnitSetParameter(shelf.audioUnit, kAULowShelfParam_Gain, 0, 0, -20, 0)
        #expect(abs(try loudness(of: 20, after: shelf) - 0.1) < 0.03)
        #expect(try loudness(of: 1777, after: shelf) > 0.95)
        let limiter = effect(kAudioUnitSubType_PeakLimiter)
        AudioUnitSetParameter(limiter.audioUnit, kLimiterParam_PreGain, 0, 0, 20, 0)
        #expect(try loudness(of: 200, after: limiter) <= 1)
        let compressor = effect(kAudioUnitSubType_DynamicsProcessor)
        #expect(try loudness(of: 200, after: compressor) < 0.3)
        #expect(compressor.auAudioUnit.parameterTree?.allParameters[7].value ?? 0 > 5)
    }

    @Test("Components are Apple's effects that exist here; others fail, and their nodes pass the sound on")
    func components() throws {
        let effects = AVAudioUnitComponentManager.shared().components(
            matching: AudioComponentDescription(
                componentType: kAudioUnitType_Effect, componentSubType: 0, componentManufacturer: 0, componentFlags: 0,
                componentFlagsMask: 0))
        #expect(effects.count >= 9 && effects.allSatisfy { $0.manufacturerName == "Apple" })
        var unknown = AudioComponentDescription()
        unknown.componentSubType = 0x6E6F_6E65
        #expect(AudioComponentFindNext(nil, &unknown) == nil && AudioComponentCount(&unknown) == 0)
        var results: [(AVAudioUnit?, (any Error)?)] = []
        let warnings = TestHost.warnings {
            AVAudioUnit.instantiate(with: unknown) { results.append(($0, $1)) }
        }
        #expect(results.count == 1 && results[0].0 == nil && results[0].1 != nil && warnings.count == 1)
        #expect(try loudness(of: 50, after: effect(0x6E6F_6E65)) > 0.95)
        var made: AVAudioUnit?
        AVAudioUnit.instantiate(with: effects[0].audioComponentDescription) { unit, _ in made = unit }
        #expect(made is AVAudioUnitEffect && made?.name == effects[0].name)
        var value: Float = 0
        #expect(AudioUnitGetParameter(OpaquePointer(bitPattern: 1)!, 0, 0, 0, &value) == kAudio_ParamError)
    }

    /// A unit of an app, which doubles what it hears.
    private final class Doubler: AUAudioUnit, @unchecked Sendable {
        override var internalRenderBlock: AUInternalRenderBlock {
            { flags, time, count, _, output, _, pull in
                let status = pull?(flags, time, count, 0, output) ?? kAudioUnitErr_NoConnection
                for buffer in UnsafeMutableAudioBufferListPointer(output) {
                    let samples = UnsafeMutableBufferPointer<Float>(buffer)
                    for index in samples.indices { samples[index] *= 2 }
                }
                return status
            }
        }
    }

    @Test("A unit of an app renders as many samples as the engine asks for")
    func ownUnits() throws {
        let unit = try Doubler(componentDescription: AudioComponentDescription(), options: [])
        let node = AVAudioUnitEffect()
        node.render(by: unit)
        #expect(unit.maximumFramesToRender == 512)
        #expect(abs(try loudness(of: 50, after: node) - 2) < 0.05)
        #expect(unit.maximumFramesToRender == 4096 && unit.renderResourcesAllocated)
    }

    @Test("A tap hears pieces of the size that it asks for, within limits")
    func tapSizes() throws {
        func heard(_ size: AVAudioFrameCount, rendering pieces: Int, of count: AVAudioFrameCount) throws -> [Int] {
            let engine = AVAudioEngine()
            let format = try #require(AVAudioFormat(standardFormatWithSampleRate: 8000, channels: 1))
            try engine.enableManualRenderingMode(.offline, format: format, maximumFrameCount: 4096)
            let source = AVAudioSourceNode { _, _, _, _ in 0 }
            engine.attach(source)
            engine.connect(source, to: engine.mainMixerNode, format: format)
            var lengths: [Int] = []
            engine.mainMixerNode.installTap(onBus: 0, bufferSize: size, format: nil) { buffer, _ in
                lengths.append(Int(buffer.frameLength))
            }
            try engine.start()
            let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 4096))
            for _ in 0..<pieces { #expect(try engine.renderOffline(count, to: buffer) == .success) }
            return lengths
        }
        #expect(try heard(1, rendering: 1, of: 64) == [64] && heard(64, rendering: 1, of: 64) == [64])
        #expect(try heard(65, rendering: 1, of: 64) == [] && heard(65, rendering: 1, of: 65) == [65])
        #expect(try heard(64, rendering: 2, of: 100) == [64, 64, 64])
        #expect(try heard(100_000, rendering: 16, of: 4096) == [65_536])
        #expect(try heard(100_000, rendering: 15, of: 4096) == [])
    }

    @Test("Settings say what samples are")
    func formatSettings() throws {
        func settings(_ format: AVAudioCommonFormat, _ isInterleaved: Bool) throws -> [String: Any] {
            try #require(
                AVAudioFormat(commonFormat: format, sampleRate: 8000, channels: 2, interleaved: isInterleaved)
            ).settings
        }
        for (format, bits, isFloat) in [
            (AVAudioCommonFormat.pcmFormatInt16, 16, false), (.pcmFormatInt32, 32, false),
            (.pcmFormatFloat32, 32, true),
            (.pcmFormatFloat64, 64, true),
        ] {
            for isInterleaved in [true, false] {
                let made = try settings(format, isInterleaved)
                #expect(made[AVLinearPCMBitDepthKey] as? Int == bits && made[AVLinearPCMIsFloatKey] as? Bool == isFloat)
                #expect(made[AVLinearPCMIsBigEndianKey] as? Bool == false && made[AVSampleRateKey] as? Double == 8000)
                #expect(
                    made[AVLinearPCMIsNonInterleaved] as? Bool == !isInterleaved
                        && made[AVNumberOfChannelsKey] as? Int == 2)
            }
        }
    }

    @Test("Parameters keep their limits, notify their observers, and are found by names and numbers")
    func parameters() throws {
        func parameter(_ name: String, _ address: AUParameterAddress) -> AUParameter {
            AUParameterTree.createParameter(
                withIdentifier: name, name: name.capitalized, address: address, min: 0, max: 10, unit: .generic,
                unitName: nil, flags: [.flag_IsReadable, .flag_IsWritable], valueStrings: nil, dependentParameters: nil)
        }
        let (gain, mix) = (parameter("gain", 1), parameter("mix", 2))
        let group = AUParameterTree.createGroup(withIdentifier: "wet", name: "Wet", children: [mix])
        let tree = AUParameterTree.createTree(withChildren: [gain, group])
        #expect(tree.allParameters == [gain, mix] && mix.keyPath == "wet.mix" && gain.keyPath == "gain")
        #expect(tree.value(forKey: "gain") as? AUParameter === gain)
        #expect(tree.value(forKeyPath: "wet.mix") as? AUParameter === mix && tree.value(forKey: "none") == nil)
        #expect(tree.parameter(withAddress: 2) === mix && tree.parameter(withAddress: 3) == nil)
        var (heard, set): ([String], [AUValue]) = ([], [])
        tree.implementorValueObserver = { _, value in set.append(value) }
        let token = tree.token(byAddingParameterObserver: { heard.append("\($0) \($1)") })
        let groupToken = group.token(byAddingParameterObserver: { heard.append("group \($0) \($1)") })
        mix.value = 5
        gain.value = 99
        mix.value = .nan
        mix.setValue(6, originator: token)
        #expect(heard == ["group 2 5.0", "2 5.0", "1 10.0", "group 2 6.0"] && set == [5, 10, 6])
        tree.removeParameterObserver(token)
        group.removeParameterObserver(groupToken)
        gain.value = 1
        #expect(heard.count == 4 && gain.value == 1 && gain.string(fromValue: nil) == "1.00")
        #expect(gain.value(from: "2.5") == 2.5)
        let copy = AUParameterTree.createGroup(fromTemplate: group, identifier: "b", name: "B", addressOffset: 100)
        #expect(copy.allParameters.map(\.address) == [102])
    }

    @Test("A node leads to several inputs, which hear the same samples; connections can be looked up and ended")
    func connections() throws {
        let engine = AVAudioEngine()
        let format = try #require(AVAudioFormat(standardFormatWithSampleRate: 8000, channels: 1))
        try engine.enableManualRenderingMode(.offline, format: format, maximumFrameCount: 64)
        let source = AVAudioSourceNode { _, time, count, list in
            for buffer in UnsafeMutableAudioBufferListPointer(list) {
                let samples = UnsafeMutableBufferPointer<Float>(buffer)
                for index in 0..<Int(count) { samples[index] = Float(time.pointee.mSampleTime) + Float(index) }
            }
            return 0
        }
        let (a, b) = (AVAudioMixerNode(), AVAudioMixerNode())
        for node in [source, a, b] { engine.attach(node) }
        engine.connect(a, to: engine.mainMixerNode, format: format)
        engine.connect(b, to: engine.mainMixerNode, format: format)
        engine.connect(
            source, to: [AVAudioConnectionPoint(node: a, bus: 0), AVAudioConnectionPoint(node: b, bus: 3)], fromBus: 0,
            format: format)
        let points = engine.outputConnectionPoints(for: source, outputBus: 0)
        #expect(Set(points.map(\.node)) == [a, b] && Set(points.map(\.bus)) == [0, 3])
        #expect(engine.inputConnectionPoint(for: b, inputBus: 3)?.node === source && b.numberOfInputs == 4)
        #expect(engine.inputConnectionPoint(for: b, inputBus: 0) == nil && b.nextAvailableInputBus == 0)
        try engine.start()
        func render() throws -> [Float] {
            let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 4))
            #expect(try engine.renderOffline(4, to: buffer) == .success)
            return try (0..<4).map { try #require(buffer.floatChannelData)[0][$0] }
        }
        #expect(try render() == [0, 2, 4, 6] && render() == [8, 10, 12, 14])
        engine.disconnectNodeInput(b, bus: 3)
        #expect(try render() == [8, 9, 10, 11])
        engine.disconnectNodeOutput(source)
        #expect(engine.outputConnectionPoints(for: source, outputBus: 0).isEmpty && source.receivers == 0)
        #expect(try render() == [0, 0, 0, 0])
    }

    @Test("Forms of sound are the same as Core Audio's and as settings; moments have one time or both")
    func formats() throws {
        let format = try #require(
            AVAudioFormat(commonFormat: .pcmFormatInt16, sampleRate: 8000, channels: 2, interleaved: true))
        #expect(format.streamDescription.pointee.mBytesPerFrame == 4)
        #expect(AVAudioFormat(streamDescription: format.streamDescription) == format)
        #expect(AVAudioFormat(settings: format.settings) == format)
        #expect(AVAudioFormat(cmAudioFormatDescription: format.formatDescription) == format)
        let quad = try #require(AVAudioChannelLayout(layoutTag: kAudioChannelLayoutTag_Quadraphonic))
        #expect(AVAudioFormat(standardFormatWithSampleRate: 8000, channelLayout: quad).channelCount == 4)
        #expect(AVAudioFormat().channelCount == 0 && AVAudioFormat(settings: [:]) == nil)
        #expect(AVAudioPCMBuffer(pcmFormat: AVAudioFormat(), frameCapacity: 9) == nil)
        let anchor = AVAudioTime(hostTime: 1_000_000_000, sampleTime: 100, atRate: 1000)
        #expect(anchor.isHostTimeValid && anchor.isSampleTimeValid)
        let later = AVAudioTime(hostTime: 2_000_000_000).extrapolateTime(fromAnchor: anchor)
        #expect(later?.sampleTime == 1100 && later?.hostTime == 2_000_000_000)
        let sample = AVAudioTime(sampleTime: 600, atRate: 1000)
        #expect(!sample.isHostTimeValid && sample.extrapolateTime(fromAnchor: anchor)?.hostTime == 1_500_000_000)
        #expect(!AVAudioTime(sampleTime: 1, atRate: .nan).isSampleTimeValid)
    }
}
