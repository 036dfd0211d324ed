import CoreAudio
import Foundation
import OrielFoundation

/// A parameter of an effect, with Apple's limits.
struct EffectParameter {
    let id: AudioUnitParameterID
    let name: String
    let limits: (Double, Double)
    let initial: Double
    let unit: AudioUnitParameterUnit
    let isMeasured: Bool

    init(
        _ id: AudioUnitParameterID, _ name: String, _ low: Double, _ high: Double, _ initial: Double,
        _ unit: AudioUnitParameterUnit, isMeasured: Bool = false
    ) {
        (self.id, self.name, limits, self.initial, self.unit) = (id, name, (low, high), initial, unit)
        self.isMeasured = isMeasured
    }

    var parameter: AUParameter {
        AUParameterTree.createParameter(
            withIdentifier: "\(id)", name: name, address: AUParameterAddress(id), min: AUValue(limits.0),
            max: AUValue(limits.1), unit: unit, unitName: nil,
            flags: isMeasured
                ? [.flag_IsReadable, .flag_MeterReadOnly] : [.flag_IsReadable, .flag_IsWritable, .flag_CanRamp],
            valueStrings: nil, dependentParameters: nil)
    }
}

/// The effects of Apple's that exist here.
struct EffectKind: Sendable {
    let subType: OSType
    let name: String
    let processor: @Sendable () -> any EffectProcessor
    let makeParameters: @Sendable () -> [EffectParameter]
    var parameters: [EffectParameter] { makeParameters() }

    init(
        _ subType: OSType, _ name: String, _ processor: @autoclosure @escaping @Sendable () -> any EffectProcessor,
        _ parameters: @autoclosure @escaping @Sendable () -> [EffectParameter]
    ) { (self.subType, self.name, self.processor, makeParameters) = (subType, name, processor, parameters) }

    static let all: [EffectKind] = [
        EffectKind(
            kAudioUnitSubType_LowPassFilter, "AULowpass", FilterProcessor(.lowPass),
            [
                EffectParameter(kLowPassParam_CutoffFrequency, "cutoff frequency", 10, 22_050, 6900, .hertz),
                EffectParameter(kLowPassParam_Resonance, "resonance", -20, 40, 0, .decibels),
            ]),
        EffectKind(
            kAudioUnitSubType_HighPassFilter, "AUHipass", FilterProcessor(.highPass),
            [
                EffectParameter(kHipassParam_CutoffFrequency, "cutoff frequency", 10, 22_050, 6900, .hertz),
                EffectParameter(kHipassParam_Resonance, "resonance", -20, 40, 0, .decibels),
            ]),
        EffectKind(
            kAudioUnitSubType_BandPassFilter, "AUBandpass", FilterProcessor(.bandPass),
            [
                EffectParameter(kBandpassParam_CenterFrequency, "center frequency", 20, 22_050, 5000, .hertz),
                EffectParameter(kBandpassParam_Bandwidth, "bandwidth", 100, 12_000, 600, .cents),
            ]),
        EffectKind(
            kAudioUnitSubType_HighShelfFilter, "AUHighShelfFilter", FilterProcessor(.highShelf),
            [
                EffectParameter(kHighShelfParam_CutOffFrequency, "cut-off frequency", 10_000, 22_050, 10_000, .hertz),
                EffectParameter(kHighShelfParam_Gain, "gain", -40, 40, 0, .decibels),
            ]),
        EffectKind(
            kAudioUnitSubType_LowShelfFilter, "AULowShelfFilter", FilterProcessor(.lowShelf),
            [
                EffectParameter(kAULowShelfParam_CutoffFrequency, "cutoff frequency", 10, 200, 80, .hertz),
                EffectParameter(kAULowShelfParam_Gain, "gain", -40, 40, 0, .decibels),
            ]),
        EffectKind(
            kAudioUnitSubType_ParametricEQ, "AUParametricEQ", FilterProcessor(.peak),
            [
                EffectParameter(kParametricEQParam_CenterFreq, "center frequency", 20, 22_050, 2000, .hertz),
                EffectParameter(kParametricEQParam_Q, "Q", 0.1, 20, 1, .hertz),
                EffectParameter(kParametricEQParam_Gain, "gain", -20, 20, 0, .decibels),
            ]),
        EffectKind(
            kAudioUnitSubType_PeakLimiter, "AUPeakLimiter", LimiterProcessor(),
            [
                EffectParameter(kLimiterParam_AttackTime, "attack time", 0.001, 0.03, 0.012, .seconds),
                EffectParameter(kLimiterParam_DecayTime, "decay time", 0.001, 0.06, 0.024, .seconds),
                EffectParameter(kLimiterParam_PreGain, "pre-gain", -40, 40, 0, .decibels),
            ]),
        EffectKind(
            kAudioUnitSubType_DynamicsProcessor, "AUDynamicsProcessor", DynamicsProcessor(),
            [
                EffectParameter(kDynamicsProcessorParam_Threshold, "compression threshold", -40, 20, -20, .decibels),
                EffectParameter(kDynamicsProcessorParam_HeadRoom, "head room", 0.1, 40, 5, .decibels),
                EffectParameter(kDynamicsProcessorParam_ExpansionRatio, "expansion ratio", 1, 50, 2, .rate),
                EffectParameter(
                    kDynamicsProcessorParam_ExpansionThreshold, "expansion threshold", -120, 0, -120, .decibels),
                EffectParameter(kDynamicsProcessorParam_AttackTime, "attack time", 0.0001, 0.2, 0.001, .seconds),
                EffectParameter(kDynamicsProcessorParam_ReleaseTime, "release time", 0.01, 3, 0.05, .seconds),
                EffectParameter(kDynamicsProcessorParam_OverallGain, "overall gain", -40, 40, 0, .decibels),
                EffectParameter(
                    kDynamicsProcessorParam_CompressionAmount, "compression amount", -40, 40, 0, .decibels,
                    isMeasured: true),
                EffectParameter(
                    kDynamicsProcessorParam_InputAmplitude, "input amplitude", -40, 40, 0, .decibels, isMeasured: true),
                EffectParameter(
                    kDynamicsProcessorParam_OutputAmplitude, "output amplitude", -40, 40, 0, .decibels,
                    isMeasured: true),
            ]),
        EffectKind(
            kAudioUnitSubType_Distortion, "AUDistortion", DistortionProcessor(),
            [
                EffectParameter(kDistortionParam_Delay, "delay", 0.1, 500, 0.1, .milliseconds),
                EffectParameter(kDistortionParam_Decay, "decay", 0.1, 50, 1, .rate),
                EffectParameter(kDistortionParam_DelayMix, "delay mix", 0, 100, 50, .percent),
                EffectParameter(kDistortionParam_Decimation, "decimation", 0, 100, 50, .percent),
                EffectParameter(kDistortionParam_Rounding, "rounding", 0, 100, 0, .percent),
                EffectParameter(kDistortionParam_DecimationMix, "decimation mix", 0, 100, 50, .percent),
                EffectParameter(kDistortionParam_LinearTerm, "linear term", 0, 1, 0.5, .linearGain),
                EffectParameter(kDistortionParam_SquaredTerm, "squared term", 0, 20, 0.5, .linearGain),
                EffectParameter(kDistortionParam_CubicTerm, "cubic term", 0, 20, 0.5, .linearGain),
                EffectParameter(kDistortionParam_PolynomialMix, "polynomial mix", 0, 100, 50, .percent),
                EffectParameter(kDistortionParam_RingModFreq1, "ring mod freq 1", 0.5, 8000, 100, .hertz),
                EffectParameter(kDistortionParam_RingModFreq2, "ring mod freq 2", 0.5, 8000, 100, .hertz),
                EffectParameter(kDistortionParam_RingModBalance, "ring mod balance", 0, 100, 50, .percent),
                EffectParameter(kDistortionParam_RingModMix, "ring mod mix", 0, 100, 0, .percent),
                EffectParameter(kDistortionParam_SoftClipGain, "soft clip gain", -80, 20, -6, .decibels),
                EffectParameter(kDistortionParam_FinalMix, "final mix", 0, 100, 50, .percent),
            ]),
    ]
}
