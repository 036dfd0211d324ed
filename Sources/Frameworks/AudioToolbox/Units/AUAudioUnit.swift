import CoreAudio
import Foundation
import OrielFoundation

/// A unit that makes or changes sound: one of the app's own, or one of Apple's effects that exist here.
///
/// Follows Apple's [AUAudioUnit](https://developer.apple.com/documentation/audiotoolbox/auaudiounit).
open class AUAudioUnit: NSObject, @unchecked Sendable {
    /// The description by which the unit was made.
    public let componentDescription: AudioComponentDescription
    let listeners = UnitListeners()
    private let events = RenderEvents()
    private var observers: [(token: Int, call: AURenderObserver)] = []
    private var lastToken = 0

    /// Creates a unit.
    public init(
        componentDescription: AudioComponentDescription, options: AudioComponentInstantiationOptions = []
    ) throws {
        self.componentDescription = componentDescription
        super.init()
    }
    deinit { UnitRegistry.shared.remove(self) }

    // MARK: Components

    /// Registers a class for a description; without effect here, as Swift cannot make objects of a class that it knows by name only.
    open class func registerSubclass(
        _ cls: AnyClass, as componentDescription: AudioComponentDescription, name: String, version: UInt32
    ) {
        RuntimeWarning.issue("AUAudioUnit.registerSubclass: units of \(cls) are not made by their description here.")
    }
    /// Makes a unit; fails where there is none for the description.
    open class func instantiate(
        with componentDescription: AudioComponentDescription, options: AudioComponentInstantiationOptions = [],
        completionHandler: @escaping (AUAudioUnit?, (any Error)?) -> Void
    ) {
        do {
            completionHandler(try made(componentDescription, options), nil)
        } catch {
            completionHandler(nil, error)
        }
    }
    /// Makes a unit; fails where there is none for the description.
    open class func instantiate(
        with componentDescription: AudioComponentDescription, options: AudioComponentInstantiationOptions = []
    ) async throws -> AUAudioUnit { try made(componentDescription, options) }

    package static func made(
        _ description: AudioComponentDescription, _ options: AudioComponentInstantiationOptions
    ) throws -> AUAudioUnit {
        guard let entry = ComponentRegistry.shared.entries(matching: description).first else {
            RuntimeWarning.issue("AudioToolbox: the system has no audio units; only some of Apple's effects exist.")
            throw NSError(
                domain: NSOSStatusErrorDomain, code: -3000,
                userInfo: [NSLocalizedDescriptionKey: "There is no such audio unit on this system."])
        }
        return try entry.make(options)
    }

    private var entry: ComponentRegistry.Entry? {
        ComponentRegistry.shared.entries(matching: componentDescription).first
    }
    /// The component; nil for units that are not registered.
    open var component: AudioComponent? { ComponentRegistry.shared.component(of: componentDescription) }
    /// The name of the component: the manufacturer, a colon and the unit.
    open var componentName: String? { entry?.name }
    /// The name of the unit.
    open var audioUnitName: String? { names.last }
    /// The short name of the unit; nil for none.
    open var audioUnitShortName: String? { nil }
    /// The manufacturer; nil for none.
    open var manufacturerName: String? { names.count > 1 ? names.first : nil }
    /// The version of the component; 0 for none.
    open var componentVersion: UInt32 { entry?.version ?? 0 }
    private var names: [String] {
        (componentName ?? "").components(separatedBy: ": ").filter { !$0.isEmpty }
    }

    // MARK: Parameters and presets

    /// The parameters; nil for none.
    open var parameterTree: AUParameterTree?
    /// Returns the numbers of the most important parameters.
    open func parametersForOverview(withCount count: Int) -> [NSNumber] {
        (parameterTree?.allParameters ?? []).prefix(max(count, 0)).map { NSNumber(value: $0.address) }
    }
    /// Whether all changes of parameters reach the unit while it renders; true.
    open var allParameterValues: Bool { true }
    /// The presets of the author; nil for none.
    open var factoryPresets: [AUAudioUnitPreset]? { nil }
    /// The presets of the user; none.
    open var userPresets: [AUAudioUnitPreset] { [] }
    /// Whether presets of the user can be kept; false.
    open var supportsUserPresets: Bool { false }
    /// The preset in use; nil for none.
    open var currentPreset: AUAudioUnitPreset?
    /// The state, by names: the values of the parameters.
    open var fullState: [String: Any]? {
        get {
            let values = (parameterTree?.allParameters ?? []).map { ("\($0.address)", $0.value) }
            return ["parameters": Dictionary(values, uniquingKeysWith: { first, _ in first })]
        }
        set {
            for (address, value) in newValue?["parameters"] as? [String: AUValue] ?? [:] {
                AUParameterAddress(address).flatMap { parameterTree?.parameter(withAddress: $0) }?.value = value
            }
        }
    }
    /// The state in a document, by names.
    open var fullStateForDocument: [String: Any]? {
        get { fullState }
        set { fullState = newValue }
    }

    // MARK: Rendering

    private var ownInputs: AUAudioUnitBusArray?
    private var ownOutputs: AUAudioUnitBusArray?
    /// The inputs.
    open var inputBusses: AUAudioUnitBusArray {
        let array = ownInputs ?? AUAudioUnitBusArray(audioUnit: self, busType: .input)
        ownInputs = array
        return array
    }
    /// The outputs.
    open var outputBusses: AUAudioUnitBusArray {
        let array = ownOutputs ?? AUAudioUnitBusArray(audioUnit: self, busType: .output)
        ownOutputs = array
        return array
    }
    /// Whether the unit is ready to render.
    open private(set) var renderResourcesAllocated = false
    /// Gets ready to render.
    open func allocateRenderResources() throws { renderResourcesAllocated = true }
    /// Ends the preparation.
    open func deallocateRenderResources() { renderResourcesAllocated = false }
    /// Discards the kept samples.
    open func reset() { events.removeAll() }
    /// The most samples of a rendering; 512 by default.
    open var maximumFramesToRender: AUAudioFrameCount = 512
    /// The function of the author that renders; one that returns the input as it comes by default.
    open var internalRenderBlock: AUInternalRenderBlock {
        { flags, time, count, _, output, _, pull in pull?(flags, time, count, 0, output) ?? kAudioUnitErr_NoConnection }
    }
    /// The function that renders, with the events that were scheduled.
    open var renderBlock: AURenderBlock {
        let (render, events) = (internalRenderBlock, events)
        return { [weak self] flags, time, count, bus, output, pull in
            guard let self else { return kAudioUnitErr_Uninitialized }
            guard renderResourcesAllocated else { return kAudioUnitErr_Uninitialized }
            guard count <= maximumFramesToRender else { return kAudioUnitErr_TooManyFramesToProcess }
            for observer in observers {
                observer.call(flags.pointee.union(.unitRenderAction_PreRender), time, count, bus)
            }
            let status = events.take(until: time.pointee.mSampleTime + Double(count), from: time.pointee.mSampleTime) {
                render(flags, time, count, bus, output, $0, pull)
            }
            for observer in observers {
                observer.call(flags.pointee.union(.unitRenderAction_PostRender), time, count, bus)
            }
            return status
        }
    }
    /// The function that sets parameters while the unit renders.
    open var scheduleParameterBlock: AUScheduleParameterBlock {
        { [weak self, events] time, ramp, address, value in
            self?.parameterTree?.parameter(withAddress: address)?.value = value
            events.add(parameter: address, value, at: time, ramp)
        }
    }
    /// The function that sends messages of MIDI to the unit; nil for units that are neither instruments nor controlled by notes.
    open var scheduleMIDIEventBlock: AUScheduleMIDIEventBlock? {
        guard isMusicDeviceOrEffect else { return nil }
        return { [events] time, cable, length, bytes in
            events.add(message: UnsafeBufferPointer(start: bytes, count: max(length, 0)), cable, at: time)
        }
    }
    /// Calls a function before and after renderings; returns a number that ends it.
    open func token(byAddingRenderObserver observer: @escaping AURenderObserver) -> Int {
        lastToken += 1
        observers.append((lastToken, observer))
        return lastToken
    }
    /// Ends calling a function.
    open func removeRenderObserver(_ token: Int) { observers.removeAll { $0.token == token } }

    /// Whether it is an instrument, or an effect that notes control.
    open var isMusicDeviceOrEffect: Bool {
        [kAudioUnitType_MusicDevice, kAudioUnitType_MusicEffect].contains(componentDescription.componentType)
    }
    /// The number of cables of MIDI.
    open var virtualMIDICableCount: Int { isMusicDeviceOrEffect ? 1 : 0 }
    /// Receives the unit's messages of MIDI.
    open var midiOutputEventBlock: AUMIDIOutputEventBlock?
    /// The names of the unit's outputs of MIDI.
    open var midiOutputNames: [String] { [] }
    /// Returns the place in the music; nil for none.
    open var musicalContextBlock: AUHostMusicalContextBlock?
    /// Returns whether the app plays; nil for none.
    open var transportStateBlock: AUHostTransportStateBlock?
    /// The name of the unit's purpose in the app; nil for none.
    open var contextName: String?
    /// The delay, in seconds.
    open var latency: TimeInterval { 0 }
    /// How long the sound continues, in seconds.
    open var tailTime: TimeInterval { 0 }
    /// The quality, from 0 to 127; 127 by default.
    open var renderQuality = 127
    /// Whether the sound stays as it comes.
    open var shouldBypassEffect = false
    /// Whether the memory of the input is used for the output.
    open var canProcessInPlace: Bool { false }
    /// Whether the output has time.
    open var isRenderingOffline = false
    /// The possible numbers of channels: of inputs and outputs in turn; nil for any.
    open var channelCapabilities: [NSNumber]? { nil }
    /// Whether notes have controls of their own; false.
    open var supportsMPE: Bool { false }
    /// Whether the unit has an interface; false.
    open var providesUserInterface: Bool { false }
    /// Whether the unit runs in the app; true.
    open var isLoadedInProcess: Bool { true }
    /// The number of the unit for older functions.
    open var audioUnit: AudioUnit { UnitRegistry.shared.pointer(of: self) }
}

/// A kept state of a unit.
///
/// Follows Apple's [AUAudioUnitPreset](https://developer.apple.com/documentation/audiotoolbox/auaudiounitpreset).
open class AUAudioUnitPreset: NSObject, @unchecked Sendable {
    /// The number: 0 and more for the author's, less for the user's.
    open var number = 0
    /// The name.
    open var name = ""
    /// Creates a preset.
    public override init() {}
}
