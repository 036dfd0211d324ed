import CoreAudio
import Foundation
import OrielFoundation

/// The number of a property of a unit.
public typealias AudioUnitPropertyID = UInt32
/// The part of a unit that a property or parameter is about.
public typealias AudioUnitScope = UInt32
/// An input or output of a unit.
public typealias AudioUnitElement = UInt32
/// The number of a parameter of a unit.
public typealias AudioUnitParameterID = UInt32
/// The value of a parameter of a unit.
public typealias AudioUnitParameterValue = Float32

/// A function that is called when a property of a unit changes, with a value of the app's.
public typealias AudioUnitPropertyListenerProc = (
    _ inRefCon: UnsafeMutableRawPointer, _ inUnit: AudioUnit, _ inID: AudioUnitPropertyID, _ inScope: AudioUnitScope,
    _ inElement: AudioUnitElement
) -> Void
/// A function that makes samples, with a value of the app's.
public typealias AURenderCallback = (
    _ inRefCon: UnsafeMutableRawPointer, _ ioActionFlags: UnsafeMutablePointer<AudioUnitRenderActionFlags>,
    _ inTimeStamp: UnsafePointer<AudioTimeStamp>, _ inBusNumber: UInt32, _ inNumberFrames: UInt32,
    _ ioData: UnsafeMutablePointer<AudioBufferList>?
) -> OSStatus

/// A function that makes samples, and its value.
///
/// Follows Apple's [AURenderCallbackStruct](https://developer.apple.com/documentation/audiotoolbox/aurendercallbackstruct).
public struct AURenderCallbackStruct {
    /// The function.
    public var inputProc: AURenderCallback?
    /// The value.
    public var inputProcRefCon: UnsafeMutableRawPointer?
    /// Creates a function with its value.
    public init(inputProc: AURenderCallback? = nil, inputProcRefCon: UnsafeMutableRawPointer? = nil) {
        (self.inputProc, self.inputProcRefCon) = (inputProc, inputProcRefCon)
    }
}

/// Facts about a rendering.
///
/// Follows Apple's
/// [AudioUnitRenderActionFlags](https://developer.apple.com/documentation/audiotoolbox/audiounitrenderactionflags).
public struct AudioUnitRenderActionFlags: OptionSet, Sendable {
    public let rawValue: UInt32
    /// Creates flags.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// It is about to begin.
    public static let unitRenderAction_PreRender = AudioUnitRenderActionFlags(rawValue: 1 << 2)
    /// It is over.
    public static let unitRenderAction_PostRender = AudioUnitRenderActionFlags(rawValue: 1 << 3)
    /// The samples are silent.
    public static let unitRenderAction_OutputIsSilence = AudioUnitRenderActionFlags(rawValue: 1 << 4)
    /// The unit is asked for its preparation.
    public static let offlineUnitRenderAction_Preflight = AudioUnitRenderActionFlags(rawValue: 1 << 5)
    /// The unit renders without a device.
    public static let offlineUnitRenderAction_Render = AudioUnitRenderActionFlags(rawValue: 1 << 6)
    /// The unit is complete.
    public static let offlineUnitRenderAction_Complete = AudioUnitRenderActionFlags(rawValue: 1 << 7)
    /// It failed.
    public static let unitRenderAction_PostRenderError = AudioUnitRenderActionFlags(rawValue: 1 << 8)
    /// Arguments are not checked.
    public static let unitRenderAction_DoNotCheckRenderArgs = AudioUnitRenderActionFlags(rawValue: 1 << 9)
}

/// The units of measure of parameters.
public enum AudioUnitParameterUnit: UInt32, Sendable {
    case generic = 0
    case indexed, boolean, percent, seconds, sampleFrames, phase, rate, hertz, cents, relativeSemiTones
    case midiNoteNumber, midiController, decibels, linearGain, degrees, equalPowerCrossfade, mixerFaderCurve1, pan
    case meters, absoluteCents, octaves, BPM, beats, milliseconds, ratio, customUnit, midi2Controller
}

/// Facts about a parameter.
///
/// Follows Apple's
/// [AudioUnitParameterOptions](https://developer.apple.com/documentation/audiotoolbox/audiounitparameteroptions).
public struct AudioUnitParameterOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    /// Creates facts.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The app releases its name.
    public static let flag_CFNameRelease = AudioUnitParameterOptions(rawValue: 1 << 4)
    /// Presets leave it out.
    public static let flag_OmitFromPresets = AudioUnitParameterOptions(rawValue: 1 << 13)
    /// Its past is worth a curve.
    public static let flag_PlotHistory = AudioUnitParameterOptions(rawValue: 1 << 14)
    /// It is a measured loudness.
    public static let flag_MeterReadOnly = AudioUnitParameterOptions(rawValue: 1 << 15)
    /// The bits of how it is shown.
    public static let flag_DisplayMask = AudioUnitParameterOptions(rawValue: 7 << 16 | 1 << 22)
    /// It is shown by its square root.
    public static let flag_DisplaySquareRoot = AudioUnitParameterOptions(rawValue: 1 << 16)
    /// It is shown by its square.
    public static let flag_DisplaySquared = AudioUnitParameterOptions(rawValue: 2 << 16)
    /// It is shown by its cube.
    public static let flag_DisplayCubed = AudioUnitParameterOptions(rawValue: 3 << 16)
    /// It is shown by its cube root.
    public static let flag_DisplayCubeRoot = AudioUnitParameterOptions(rawValue: 4 << 16)
    /// It is shown by its power.
    public static let flag_DisplayExponential = AudioUnitParameterOptions(rawValue: 5 << 16)
    /// It is shown by its logarithm.
    public static let flag_DisplayLogarithmic = AudioUnitParameterOptions(rawValue: 1 << 22)
    /// It has fine steps.
    public static let flag_IsHighResolution = AudioUnitParameterOptions(rawValue: 1 << 23)
    /// It is not changed while sound is rendered.
    public static let flag_NonRealTime = AudioUnitParameterOptions(rawValue: 1 << 24)
    /// It can change in a line.
    public static let flag_CanRamp = AudioUnitParameterOptions(rawValue: 1 << 25)
    /// It is one for experts.
    public static let flag_ExpertMode = AudioUnitParameterOptions(rawValue: 1 << 26)
    /// It has a name.
    public static let flag_HasCFNameString = AudioUnitParameterOptions(rawValue: 1 << 27)
    /// It changes others of all elements.
    public static let flag_IsGlobalMeta = AudioUnitParameterOptions(rawValue: 1 << 28)
    /// It changes others of its element.
    public static let flag_IsElementMeta = AudioUnitParameterOptions(rawValue: 1 << 29)
    /// It can be read.
    public static let flag_IsReadable = AudioUnitParameterOptions(rawValue: 1 << 30)
    /// It can be set.
    public static let flag_IsWritable = AudioUnitParameterOptions(rawValue: 1 << 31)
}

/// A parameter of an input or output of a unit.
///
/// Follows Apple's [AudioUnitParameter](https://developer.apple.com/documentation/audiotoolbox/audiounitparameter).
public struct AudioUnitParameter {
    /// The unit.
    public var mAudioUnit: AudioUnit
    /// The parameter.
    public var mParameterID: AudioUnitParameterID
    /// The part of the unit.
    public var mScope: AudioUnitScope
    /// The input or output.
    public var mElement: AudioUnitElement
    /// Creates a parameter's place.
    public init(
        mAudioUnit: AudioUnit, mParameterID: AudioUnitParameterID, mScope: AudioUnitScope, mElement: AudioUnitElement
    ) {
        (self.mAudioUnit, self.mParameterID) = (mAudioUnit, mParameterID)
        (self.mScope, self.mElement) = (mScope, mElement)
    }
}
