import Foundation
import OrielFoundation

/// The padding before the first samples of a converter.
public enum AVAudioConverterPrimeMethod: Int, Sendable { case pre, normal, none }

/// Changes the form of sound.
///
/// Follows Apple's [AVAudioConverter](https://developer.apple.com/documentation/avfaudio/avaudioconverter).
open class AVAudioConverter: NSObject, @unchecked Sendable {
    /// The form that comes.
    public let inputFormat: AVAudioFormat
    /// The form that is made.
    public let outputFormat: AVAudioFormat
    /// How the number of samples in a second is changed; by interpolation.
    open var sampleRateConverterQuality = AVAudioQuality.medium.rawValue
    /// The padding before the first samples; none here, as each piece is converted by itself.
    open var primeMethod = AVAudioConverterPrimeMethod.normal

    /// Creates a converter.
    public init?(from fromFormat: AVAudioFormat, to toFormat: AVAudioFormat) {
        (inputFormat, outputFormat) = (fromFormat, toFormat)
    }

    /// Converts a piece.
    /// - Throws: An ``AVError`` where the other piece has no room.
    open func convert(to outputBuffer: AVAudioPCMBuffer, from inputBuffer: AVAudioPCMBuffer) throws {
        let samples = inputBuffer.samples(in: outputFormat)
        let count = samples.first?.count ?? 0
        guard count <= outputBuffer.frameCapacity, outputBuffer.format.channelCount == outputFormat.channelCount else {
            throw AVError(.unknown, "The piece has no room for the samples.")
        }
        for channel in samples.indices {
            for frame in 0..<count { outputBuffer.set(channel, frame, samples[channel][frame]) }
        }
        outputBuffer.frameLength = AVAudioFrameCount(count)
    }

    /// Converts a function's samples, as far as one piece has room.
    @discardableResult
    open func convert(
        to outputBuffer: AVAudioBuffer, error outError: UnsafeMutablePointer<NSError?>?,
        withInputFrom inputBlock: (AVAudioPacketCount, UnsafeMutablePointer<AVAudioConverterInputStatus>) ->
            AVAudioBuffer?
    ) -> AVAudioConverterOutputStatus {
        guard let output = outputBuffer as? AVAudioPCMBuffer else { return .error }
        let ratio = inputFormat.sampleRate / outputFormat.sampleRate
        var status = AVAudioConverterInputStatus.haveData
        let wanted = AVAudioPacketCount((Double(output.frameCapacity) * ratio).rounded(.down))
        guard let input = inputBlock(wanted, &status) as? AVAudioPCMBuffer, status == .haveData else {
            return status == .endOfStream ? .endOfStream : .inputRanDry
        }
        do {
            try convert(to: output, from: input)
            return .haveData
        } catch {
            outError?.pointee = error as NSError
            return .error
        }
    }

    /// Forgets what came before.
    open func reset() {}
}

/// The state of a converter's input.
public enum AVAudioConverterInputStatus: Int, Sendable { case haveData = 0, noDataNow, endOfStream }
/// What became of a conversion.
public enum AVAudioConverterOutputStatus: Int, Sendable { case haveData = 0, inputRanDry, endOfStream, error }
