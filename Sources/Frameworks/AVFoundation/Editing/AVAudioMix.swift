import CoreMedia
import Foundation

/// How loud the tracks of a film are; the settings are kept, and nothing is mixed by them here.
///
/// Follows Apple's [AVAudioMix](https://developer.apple.com/documentation/avfoundation/avaudiomix).
open class AVAudioMix: NSObject, @unchecked Sendable {
    fileprivate var parameters: [AVAudioMixInputParameters] = []
    /// Creates empty settings.
    public override init() {}
    /// The settings of tracks.
    open var inputParameters: [AVAudioMixInputParameters] { parameters }
}

/// Settings of loudness that can be changed.
open class AVMutableAudioMix: AVAudioMix, @unchecked Sendable {
    open override var inputParameters: [AVAudioMixInputParameters] {
        get { parameters }
        set { parameters = newValue }
    }
}

/// How loud a track is at which time.
open class AVAudioMixInputParameters: NSObject, @unchecked Sendable {
    fileprivate struct Ramp { let start: Float, end: Float, range: CMTimeRange }
    fileprivate var number = kCMPersistentTrackID_Invalid
    fileprivate var ramps: [Ramp] = []
    /// Creates settings of no track.
    public override init() {}
    /// The number of the track.
    open var trackID: CMPersistentTrackID { number }
    /// Returns whether the loudness is set at a time, and writes its values.
    open func getVolumeRamp(
        for time: CMTime, startVolume: UnsafeMutablePointer<Float>?, endVolume: UnsafeMutablePointer<Float>?,
        timeRange: UnsafeMutablePointer<CMTimeRange>?
    ) -> Bool {
        guard let found = ramps.last(where: { $0.range.containsTime(time) }) else { return false }
        startVolume?.pointee = found.start
        endVolume?.pointee = found.end
        timeRange?.pointee = found.range
        return true
    }
}

/// Settings of a track's loudness that can be changed.
open class AVMutableAudioMixInputParameters: AVAudioMixInputParameters, @unchecked Sendable {
    /// Creates settings of no track.
    public override init() {}
    /// Creates settings of a track.
    public init(track: AVAssetTrack?) {
        super.init()
        number = track?.trackID ?? kCMPersistentTrackID_Invalid
    }
    open override var trackID: CMPersistentTrackID {
        get { number }
        set { number = newValue }
    }
    /// Sets the loudness from a time on.
    open func setVolume(_ volume: Float, at time: CMTime) {
        ramps.append(Ramp(start: volume, end: volume, range: CMTimeRange(start: time, duration: .positiveInfinity)))
    }
    /// Sets a loudness that changes in a part of the film.
    open func setVolumeRamp(fromStartVolume start: Float, toEndVolume end: Float, timeRange: CMTimeRange) {
        ramps.append(Ramp(start: start, end: end, range: timeRange))
    }
}
