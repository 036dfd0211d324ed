import Foundation
import OrielFoundation

/// A node that makes parts of the sound louder; the bands are without effect here, with one warning.
open class AVAudioUnitEQ: AVAudioUnitEffect, @unchecked Sendable {
    /// The bands.
    public let bands: [AVAudioUnitEQFilterParameters]
    /// How much louder all is, in decibels.
    open var globalGain: Float = 0
    /// Creates a node of bands.
    public init(numberOfBands: Int) {
        bands = (0..<min(max(numberOfBands, 0), 100)).map { _ in AVAudioUnitEQFilterParameters() }
        super.init()
    }
    override func render(_ frames: Int, in format: AVAudioFormat) -> [[Float]] {
        let gain = bypass || !globalGain.isFinite ? 1 : pow(10, min(max(globalGain, -96), 24) / 20)
        return super.render(frames, in: format).map { $0.map { $0 * gain } }
    }
}

/// A band of an equalizer.
open class AVAudioUnitEQFilterParameters: NSObject, @unchecked Sendable {
    /// The kind of filter.
    open var filterType = AVAudioUnitEQFilterType.parametric
    /// The pitch, in hertz.
    open var frequency: Float = 1000
    /// How wide, in octaves.
    open var bandwidth: Float = 0.5
    /// How much louder, in decibels.
    open var gain: Float = 0 {
        didSet { if gain != 0 { RuntimeWarning.issue("AVAudioUnitEQ's bands have no effect here.") } }
    }
    /// Whether the band is left out.
    open var bypass = true
}

/// Kinds of filters.
public enum AVAudioUnitEQFilterType: Int, Sendable {
    case parametric = 0
    case lowPass, highPass, resonantLowPass, resonantHighPass, bandPass, bandStop, lowShelf, highShelf
    case resonantLowShelf, resonantHighShelf
}
