import AudioToolbox
import Foundation
import OrielFoundation

/// A kind of audio units.
///
/// Follows Apple's [AVAudioUnitComponent](https://developer.apple.com/documentation/avfaudio/avaudiounitcomponent).
open class AVAudioUnitComponent: NSObject, @unchecked Sendable {
    private let entry: ComponentRegistry.Entry
    init(_ entry: ComponentRegistry.Entry) { self.entry = entry }

    private var names: [String] { entry.name.components(separatedBy: ": ") }
    /// The name.
    open var name: String { names.last ?? entry.name }
    /// The manufacturer.
    open var manufacturerName: String { names.count > 1 ? names[0] : "" }
    /// The type, as four letters or a name.
    open var typeName: String {
        switch entry.description.componentType {
        case kAudioUnitType_Effect: AVAudioUnitTypeEffect
        case kAudioUnitType_MusicDevice: AVAudioUnitTypeMusicDevice
        case kAudioUnitType_MusicEffect: AVAudioUnitTypeMusicEffect
        case kAudioUnitType_Generator: AVAudioUnitTypeGenerator
        case kAudioUnitType_FormatConverter: AVAudioUnitTypeFormatConverter
        case kAudioUnitType_Mixer: AVAudioUnitTypeMixer
        case kAudioUnitType_Output: AVAudioUnitTypeOutput
        default: ""
        }
    }
    /// The type for users.
    open var localizedTypeName: String { typeName }
    /// The version as a number.
    open var version: Int { Int(entry.version) }
    /// The version as a text.
    open var versionString: String { "\(version >> 16).\(version >> 8 & 255).\(version & 255)" }
    /// The description.
    open var audioComponentDescription: AudioComponentDescription { entry.description }
    /// The component for older functions.
    open var audioComponent: AudioComponent? {
        var description = entry.description
        return AudioComponentFindNext(nil, &description)
    }
    /// Whether it works in a sandbox; true.
    open var isSandboxSafe: Bool { true }
    /// Whether it receives messages of MIDI.
    open var hasMIDIInput: Bool {
        [kAudioUnitType_MusicDevice, kAudioUnitType_MusicEffect].contains(entry.description.componentType)
    }
    /// Whether it sends messages of MIDI; false.
    open var hasMIDIOutput: Bool { false }
    /// Whether it has an interface; false.
    open var hasCustomView: Bool { false }
    /// Whether it passed Apple's test; true.
    open var passesAUVal: Bool { true }
    /// The user's words for it; none.
    open var userTagNames: [String] { [] }
    /// All words for it; none.
    open var allTagNames: [String] { [] }
    /// Returns whether it can have numbers of channels: the same of inputs and outputs.
    open func supportsNumberInputChannels(_ numInputChannels: Int, outputChannels numOutputChannels: Int) -> Bool {
        numInputChannels == numOutputChannels && numInputChannels > 0
    }
}

/// The kinds of audio units: some of Apple's effects, which exist here.
///
/// Follows Apple's
/// [AVAudioUnitComponentManager](https://developer.apple.com/documentation/avfaudio/avaudiounitcomponentmanager).
open class AVAudioUnitComponentManager: NSObject, @unchecked Sendable {
    private static let manager = AVAudioUnitComponentManager()
    /// Returns the app's manager.
    open class func shared() -> AVAudioUnitComponentManager { manager }
    /// Creates a manager, which knows the same units.
    public override init() {}

    /// The words for kinds of units; none.
    open var tagNames: [String] { [] }
    /// The words of the system for kinds of units; none.
    open var standardLocalizedTagNames: [String] { [] }
    /// Returns the units that match a description.
    open func components(matching desc: AudioComponentDescription) -> [AVAudioUnitComponent] {
        ComponentRegistry.shared.entries(matching: desc).map(AVAudioUnitComponent.init)
    }
    /// Returns the units that match a condition.
    open func components(matching predicate: NSPredicate) -> [AVAudioUnitComponent] {
        components(matching: AudioComponentDescription()).filter { predicate.evaluate(with: $0) }
    }
    /// Returns the units for which a function returns true, until it sets that no more are wanted.
    open func components(
        passingTest testHandler: (AVAudioUnitComponent, UnsafeMutablePointer<ObjCBool>) -> Bool
    ) -> [AVAudioUnitComponent] {
        var (stop, found): (ObjCBool, [AVAudioUnitComponent]) = (false, [])
        for component in components(matching: AudioComponentDescription()) where !stop.boolValue {
            if testHandler(component, &stop) { found.append(component) }
        }
        return found
    }
}

/// The name of units that play.
public let AVAudioUnitTypeOutput = "Output"
/// The name of instruments.
public let AVAudioUnitTypeMusicDevice = "Music Device"
/// The name of effects that notes control.
public let AVAudioUnitTypeMusicEffect = "Music Effect"
/// The name of units that change the form of samples.
public let AVAudioUnitTypeFormatConverter = "Format Converter"
/// The name of effects.
public let AVAudioUnitTypeEffect = "Effect"
/// The name of mixers.
public let AVAudioUnitTypeMixer = "Mixer"
/// The name of units that place sounds.
public let AVAudioUnitTypePanner = "Panner"
/// The name of units that make sounds.
public let AVAudioUnitTypeGenerator = "Generator"
/// The name of effects that need the whole sound.
public let AVAudioUnitTypeOfflineEffect = "Offline Effect"
/// The name of units that change messages.
public let AVAudioUnitTypeMIDIProcessor = "MIDI Processor"
/// The name of Apple.
public let AVAudioUnitManufacturerNameApple = "Apple"
