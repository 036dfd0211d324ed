import CoreAudio
import Foundation
import OrielFoundation

/// A moment of sound: by the system's clock, by its sample, or by both.
///
/// Follows Apple's [AVAudioTime](https://developer.apple.com/documentation/avfaudio/avaudiotime).
open class AVAudioTime: NSObject, @unchecked Sendable {
    /// The moment as Core Audio describes it.
    public let audioTimeStamp: AudioTimeStamp
    /// The samples in a second; 0 where they do not count.
    public let sampleRate: Double
    /// The time of the system's clock, in nanoseconds; 0 where it is not known.
    open var hostTime: UInt64 { audioTimeStamp.mHostTime }
    /// The place among samples; 0 where it is not known.
    open var sampleTime: AVAudioFramePosition {
        let time = audioTimeStamp.mSampleTime
        return time.isFinite ? AVAudioFramePosition(min(max(time, -9e15), 9e15)) : 0
    }
    /// Whether the system's clock counts.
    open var isHostTimeValid: Bool { audioTimeStamp.mFlags.contains(.hostTimeValid) }
    /// Whether samples count.
    open var isSampleTimeValid: Bool { audioTimeStamp.mFlags.contains(.sampleTimeValid) }

    private init(_ stamp: AudioTimeStamp, _ rate: Double) {
        var stamp = stamp
        // Samples without a number in a second have no time.
        if !(rate > 0 && rate.isFinite) { stamp.mFlags.remove(.sampleTimeValid) }
        (audioTimeStamp, sampleRate) = (stamp, stamp.mFlags.contains(.sampleTimeValid) ? rate : 0)
    }
    /// Creates a moment of Core Audio's description.
    public convenience init(audioTimeStamp ts: UnsafePointer<AudioTimeStamp>, sampleRate: Double) {
        self.init(ts.pointee, sampleRate)
    }
    /// Creates a moment of the system's clock.
    public convenience init(hostTime: UInt64) {
        self.init(AudioTimeStamp(mHostTime: hostTime, mFlags: .hostTimeValid), 0)
    }
    /// Creates a moment by its sample.
    public convenience init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
        self.init(AudioTimeStamp(mSampleTime: Double(sampleTime), mFlags: .sampleTimeValid), sampleRate)
    }
    /// Creates a moment of the system's clock that is the one of a sample.
    public convenience init(hostTime: UInt64, sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
        self.init(
            AudioTimeStamp(mSampleTime: Double(sampleTime), mHostTime: hostTime, mFlags: .sampleHostTimeValid),
            sampleRate)
    }

    /// Returns the moment with both times, as another moment has both; nil where that or this one does not say enough.
    open func extrapolateTime(fromAnchor anchorTime: AVAudioTime) -> AVAudioTime? {
        guard anchorTime.isHostTimeValid, anchorTime.isSampleTimeValid else { return nil }
        let rate = anchorTime.sampleRate
        if isHostTimeValid {
            if isSampleTimeValid { return self }
            let seconds = (Double(hostTime) - Double(anchorTime.hostTime)) / 1e9
            let place = Double(anchorTime.sampleTime) + (seconds * rate).rounded()
            return AVAudioTime(
                AudioTimeStamp(mSampleTime: place, mHostTime: hostTime, mFlags: .sampleHostTimeValid), rate)
        }
        guard isSampleTimeValid, sampleRate == rate else { return nil }
        let seconds = Double(sampleTime - anchorTime.sampleTime) / rate
        let host = max(Double(anchorTime.hostTime) + seconds * 1e9, 0)
        return AVAudioTime(hostTime: UInt64(min(host, 1.8e19)), sampleTime: sampleTime, atRate: rate)
    }

    /// Returns the seconds of a time of the system's clock.
    open class func seconds(forHostTime hostTime: UInt64) -> TimeInterval { Double(hostTime) / 1e9 }
    /// Returns the time of the system's clock after some seconds.
    open class func hostTime(forSeconds seconds: TimeInterval) -> UInt64 {
        seconds.isFinite && seconds > 0 ? UInt64(min(seconds, 1e9) * 1e9) : 0
    }
}
