import AudioToolbox
import Foundation
import OrielFoundation

/// The unit of a node that renders by itself: it has no parameters of its own, and passes messages of MIDI to the node.
final class NodeUnit: AUAudioUnit, @unchecked Sendable {
    private weak var node: AVAudioNode?

    private init(_ node: AVAudioNode) throws {
        self.node = node
        try super.init(componentDescription: node.unitDescription)
    }
    static func make(for node: AVAudioNode) -> AUAudioUnit {
        guard let unit = try? NodeUnit(node) else { fatalError("AUAudioUnit's initializer does not fail.") }
        func busses(_ count: Int) -> [AUAudioUnitBus] {
            (0..<count).map { _ in AUAudioUnitBus(formatObject: AVAudioNode.usual) }
        }
        let parameters = node.unitParameters
        if !parameters.isEmpty {
            let tree = AUParameterTree.createTree(withChildren: parameters.map(\.parameter))
            tree.implementorValueProvider = { parameter in
                parameters.first { $0.id == parameter.address }?.get() ?? parameter.minValue
            }
            tree.implementorValueObserver = { parameter, value in
                parameters.first { $0.id == parameter.address }?.set(value)
            }
            unit.parameterTree = tree
        }
        unit.inputBusses.replaceBusses(busses(node.numberOfInputs))
        unit.outputBusses.replaceBusses(busses(node.numberOfOutputs))
        return unit
    }

    override var audioUnitName: String? { (node as? AVAudioUnit)?.name }
    override var manufacturerName: String? { (node as? AVAudioUnit)?.manufacturerName }
    override var shouldBypassEffect: Bool {
        get { (node as? AVAudioUnitEffect)?.bypass ?? (node as? AVAudioUnitTimeEffect)?.bypass ?? false }
        set {
            (node as? AVAudioUnitEffect)?.bypass = newValue
            (node as? AVAudioUnitTimeEffect)?.bypass = newValue
        }
    }
    override func reset() {
        super.reset()
        node?.reset()
    }
    override var scheduleMIDIEventBlock: AUScheduleMIDIEventBlock? {
        guard node is AVAudioUnitMIDIInstrument else { return nil }
        return { [weak self] _, _, length, bytes in
            guard let instrument = self?.node as? AVAudioUnitMIDIInstrument, length > 0 else { return }
            // A list may hold several messages, each with its status.
            var index = 0
            while index < length, bytes[index] >= 0x80 {
                let end = ((index + 1)..<length).first { bytes[$0] >= 0x80 } ?? length
                instrument.sendMIDIEvent(
                    bytes[index], data1: index + 1 < end ? bytes[index + 1] : 0,
                    data2: index + 2 < end ? bytes[index + 2] : 0)
                index = end
            }
        }
    }
}

/// A property of a node as a parameter.
struct UnitParameter {
    let id: AUParameterAddress
    let parameter: AUParameter
    let get: () -> Float
    let set: (Float) -> Void

    init(
        _ id: AudioUnitParameterID, _ name: String, _ limits: ClosedRange<Float>, _ unit: AudioUnitParameterUnit,
        _ get: @escaping () -> Float, _ set: @escaping (Float) -> Void
    ) {
        (self.id, self.get, self.set) = (AUParameterAddress(id), get, set)
        parameter = AUParameterTree.createParameter(
            withIdentifier: "\(id)", name: name, address: AUParameterAddress(id), min: limits.lowerBound,
            max: limits.upperBound, unit: unit, unitName: nil,
            flags: [.flag_IsReadable, .flag_IsWritable, .flag_CanRamp], valueStrings: nil, dependentParameters: nil)
    }
}

extension AudioComponentDescription {
    /// The description of a unit of Apple's.
    static func apple(_ type: OSType, _ subType: OSType) -> AudioComponentDescription {
        AudioComponentDescription(
            componentType: type, componentSubType: subType, componentManufacturer: kAudioUnitManufacturer_Apple,
            componentFlags: 0, componentFlagsMask: 0)
    }
}

extension AUAudioUnitBus {
    /// The format.
    public var format: AVAudioFormat { formatObject as? AVAudioFormat ?? AVAudioNode.usual }
    /// Creates a bus of a format.
    public convenience init(format: AVAudioFormat) throws { self.init(formatObject: format) }
    /// Sets the format.
    public func setFormat(_ format: AVAudioFormat) throws { formatObject = format }
}
