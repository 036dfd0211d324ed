import CoreAudio
import Foundation
import OrielFoundation

/// What changes samples, with the values of parameters.
protocol EffectProcessor {
    /// Changes samples of each channel.
    mutating func process(_ samples: inout [[Float]], _ values: EffectValues, rate: Double)
}

/// The values of an effect's parameters, and the measured ones that it sets.
struct EffectValues {
    let tree: AUParameterTree
    subscript(id: AudioUnitParameterID) -> Double {
        Double(tree.parameter(withAddress: AUParameterAddress(id))?.stored ?? 0)
    }
    func measure(_ id: AudioUnitParameterID, _ value: Double) {
        tree.parameter(withAddress: AUParameterAddress(id))?.store(AUValue(value))
    }
}

/// One of Apple's effects.
package final class EffectUnit: AUAudioUnit, @unchecked Sendable {
    private let kind: EffectKind
    private let lock = NSLock()
    private var processor: any EffectProcessor
    /// The number of samples in a second.
    package var sampleRate = 44_100.0

    init(_ kind: EffectKind, _ description: AudioComponentDescription) throws {
        (self.kind, processor) = (kind, kind.processor())
        try super.init(componentDescription: description)
        let tree = AUParameterTree.createTree(withChildren: kind.parameters.map(\.parameter))
        for parameter in kind.parameters {
            tree.parameter(withAddress: AUParameterAddress(parameter.id))?.value = AUValue(parameter.initial)
        }
        parameterTree = tree
        inputBusses.replaceBusses([AUAudioUnitBus(formatObject: nil)])
        outputBusses.replaceBusses([AUAudioUnitBus(formatObject: nil)])
        maximumFramesToRender = 65_536
    }

    /// The effects as components.
    static var entries: [ComponentRegistry.Entry] {
        EffectKind.all.map { kind in
            let description = AudioComponentDescription(
                componentType: kAudioUnitType_Effect, componentSubType: kind.subType,
                componentManufacturer: kAudioUnitManufacturer_Apple, componentFlags: 0, componentFlagsMask: 0)
            return ComponentRegistry.Entry(description: description, name: "Apple: \(kind.name)", version: 0x10000) {
                _ in
                try EffectUnit(kind, description)
            }
        }
    }

    package override func reset() {
        super.reset()
        lock.withLock { processor = kind.processor() }
    }

    /// Changes samples of each channel.
    package func process(_ samples: inout [[Float]]) {
        guard !shouldBypassEffect, let tree = parameterTree else { return }
        let rate = sampleRate
        lock.withLock { processor.process(&samples, EffectValues(tree: tree), rate: rate) }
    }

    package override var internalRenderBlock: AUInternalRenderBlock {
        { [weak self] flags, time, count, _, output, _, pull in
            guard let pull else { return kAudioUnitErr_NoConnection }
            let status = pull(flags, time, count, 0, output)
            guard status == noErr, let self else { return status }
            let list = UnsafeMutableAudioBufferListPointer(output)
            var samples = list.map { Array(UnsafeMutableBufferPointer<Float>($0).prefix(Int(count))) }
            process(&samples)
            for (buffer, values) in zip(list, samples) {
                _ = UnsafeMutableBufferPointer<Float>(buffer).update(fromContentsOf: values)
            }
            return noErr
        }
    }
}
