import AudioToolbox
import Foundation
import OrielFoundation

/// A node that changes sound.
///
/// Follows Apple's [AVAudioUnit](https://developer.apple.com/documentation/avfaudio/avaudiounit).
open class AVAudioUnit: AVAudioNode, @unchecked Sendable {
    /// The name for users.
    open var name: String { foreignUnit?.audioUnitName ?? "\(type(of: self))" }
    /// Who made it.
    open var manufacturerName: String { foreignUnit?.manufacturerName ?? "Oriel" }
    /// The version.
    open var version: Int { Int(foreignUnit?.componentVersion ?? 1) }
    /// The description of its component.
    open var audioComponentDescription: AudioComponentDescription { auAudioUnit.componentDescription }
    /// The unit for older functions.
    open var audioUnit: AudioUnit { auAudioUnit.audioUnit }
    /// Loads values of a file; fails here.
    /// - Throws: ``AVError``, always.
    open func loadPreset(at url: URL) throws {
        RuntimeWarning.issue("AVAudioUnit loads no presets here.")
        throw AVError(.fileFormatNotRecognized)
    }

    /// The unit that renders in place of the node; nil for nodes that render by themselves.
    private(set) var foreignUnit: AUAudioUnit?
    private var time = 0.0

    /// Renders by a unit.
    func render(by unit: AUAudioUnit) {
        foreignUnit = unit
        adopt(unit)
    }

    /// Makes a node of a unit; fails where there is no such unit.
    open class func instantiate(
        with audioComponentDescription: AudioComponentDescription, options: AudioComponentInstantiationOptions = [],
        completionHandler: @escaping (AVAudioUnit?, (any Error)?) -> Void
    ) {
        do {
            completionHandler(try made(audioComponentDescription, options), nil)
        } catch {
            completionHandler(nil, error)
        }
    }
    /// Makes a node of a unit; fails where there is no such unit.
    open class func instantiate(
        with audioComponentDescription: AudioComponentDescription, options: AudioComponentInstantiationOptions = []
    ) async throws -> AVAudioUnit { try made(audioComponentDescription, options) }

    private static func made(
        _ description: AudioComponentDescription, _ options: AudioComponentInstantiationOptions
    ) throws -> AVAudioUnit {
        if let node = AppleNodes.node(description) { return node }
        let unit = try AUAudioUnit.made(description, options)
        let node = description.componentType == kAudioUnitType_Generator ? AVAudioUnitGenerator() : AVAudioUnitEffect()
        node.render(by: unit)
        return node
    }

    override func render(_ frames: Int, in format: AVAudioFormat) -> [[Float]] {
        var samples = super.render(frames, in: format)
        guard let foreignUnit else { return samples }
        if let effect = foreignUnit as? EffectUnit {
            effect.sampleRate = format.sampleRate
            effect.process(&samples)
        } else {
            UnitRendering.render(foreignUnit, &samples, at: time, maximum: frames)
        }
        time += Double(frames)
        return samples
    }
    open override func reset() { foreignUnit?.reset() }
}

/// A node that changes sound as it comes.
///
/// Follows Apple's [AVAudioUnitEffect](https://developer.apple.com/documentation/avfaudio/avaudiouniteffect).
open class AVAudioUnitEffect: AVAudioUnit, @unchecked Sendable {
    /// Whether the sound stays as it comes.
    open var bypass = false { didSet { foreignUnit?.shouldBypassEffect = bypass } }

    /// Creates a node.
    public override init() {}
    /// Creates a node of a unit: of one of Apple's effects; the sound stays as it comes where there is none here, with one warning.
    public init(audioComponentDescription: AudioComponentDescription) {
        super.init()
        if let unit = try? AUAudioUnit.made(audioComponentDescription, []) { render(by: unit) }
    }
}

/// A node that makes sound.
///
/// Follows Apple's [AVAudioUnitGenerator](https://developer.apple.com/documentation/avfaudio/avaudiounitgenerator).
open class AVAudioUnitGenerator: AVAudioUnit, @unchecked Sendable {
    /// Whether the sound stays as it comes.
    open var bypass = false { didSet { foreignUnit?.shouldBypassEffect = bypass } }
    /// Creates a node, which is silent.
    public override init() {}
    /// Creates a node of a unit, which is silent where there is none here.
    public init(audioComponentDescription: AudioComponentDescription) {
        super.init()
        if let unit = try? AUAudioUnit.made(audioComponentDescription, []) { render(by: unit) }
    }
}

/// Renders by units of apps.
private enum UnitRendering {
    static func render(_ unit: AUAudioUnit, _ samples: inout [[Float]], at time: Double, maximum: Int) {
        if !unit.renderResourcesAllocated {
            unit.maximumFramesToRender = AUAudioFrameCount(max(maximum, 4096))
            guard (try? unit.allocateRenderResources()) != nil else { return }
        }
        let (input, frames) = (samples, samples.first?.count ?? 0)
        let list = UnsafeMutableAudioBufferListPointer.allocate(maximumBuffers: samples.count)
        let memory = UnsafeMutableBufferPointer<Float>.allocate(capacity: max(samples.count * frames, 1))
        memory.initialize(repeating: 0)
        defer {
            memory.deallocate()
            free(list.unsafeMutablePointer)
        }
        for channel in samples.indices {
            let part = UnsafeMutableBufferPointer(rebasing: memory[(channel * frames)..<((channel + 1) * frames)])
            list[channel] = AudioBuffer(part, numberOfChannels: 1)
        }
        var flags: AudioUnitRenderActionFlags = []
        var stamp = AudioTimeStamp(mSampleTime: time, mFlags: .sampleTimeValid)
        let status = unit.renderBlock(&flags, &stamp, AUAudioFrameCount(frames), 0, list.unsafeMutablePointer) {
            _, _, _, _, buffers in
            for (buffer, values) in zip(UnsafeMutableAudioBufferListPointer(buffers), input) {
                _ = UnsafeMutableBufferPointer<Float>(buffer).update(fromContentsOf: values)
            }
            return noErr
        }
        guard status == noErr else { return }
        for channel in samples.indices {
            samples[channel] = Array(UnsafeMutableBufferPointer<Float>(list[channel]).prefix(frames))
        }
    }
}

/// The units of Apple's that are nodes of their own here.
enum AppleNodes {
    private static let kinds: [(subType: OSType, make: () -> AVAudioUnit)] = [
        (kAudioUnitSubType_NewTimePitch, { AVAudioUnitTimePitch() }),
        (kAudioUnitSubType_Varispeed, { AVAudioUnitVarispeed() }),
        (kAudioUnitSubType_Delay, { AVAudioUnitDelay() }), (kAudioUnitSubType_Reverb2, { AVAudioUnitReverb() }),
        (kAudioUnitSubType_Sampler, { AVAudioUnitSampler() }), (kAudioUnitSubType_MIDISynth, { AVAudioUnitSampler() }),
    ]
    static func node(_ description: AudioComponentDescription) -> AVAudioUnit? {
        guard description.componentManufacturer == kAudioUnitManufacturer_Apple else { return nil }
        return kinds.first { $0.subType == description.componentSubType }?.make()
    }
}
