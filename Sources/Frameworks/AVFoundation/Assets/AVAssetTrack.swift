import CoreMedia
import Foundation
import SwiftUICore

/// The pictures or the sound of an asset.
///
/// Follows Apple's [AVAssetTrack](https://developer.apple.com/documentation/avfoundation/avassettrack).
open class AVAssetTrack: NSObject, AVAsynchronousKeyValueLoading, @unchecked Sendable {
    private let facts: AssetFacts.TrackFacts
    private let length: CMTime
    /// The asset; nil once it is gone.
    open private(set) weak var asset: AVAsset?
    /// The number in the asset, from 1.
    public let trackID: CMPersistentTrackID

    init(_ facts: AssetFacts.TrackFacts, number: Int, of asset: AVAsset, duration: CMTime) {
        (self.facts, self.asset, length, trackID) = (facts, asset, duration, CMPersistentTrackID(number))
    }

    public func _load() async throws {}
    public func _loadResult() -> Result<Void, NSError>? { .success(()) }

    /// Whether it is pictures or sound.
    open var mediaType: AVMediaType { facts.isVideo ? .video : .audio }
    /// The size of pictures, in pixels, before they are turned; zero for sound.
    open var naturalSize: CGSize { facts.size }
    /// How pictures are turned when they are shown.
    open var preferredTransform: CGAffineTransform { facts.transform }
    /// How many pictures a second there are; 0 if it is not known.
    open var nominalFrameRate: Float { facts.frames }
    /// How long a picture is shown at least.
    open var minFrameDuration: CMTime {
        facts.frames > 0 ? CMTime(seconds: 1 / Double(facts.frames), preferredTimescale: 90_000) : .invalid
    }
    /// How many bits a second there are; 0 if it is not known.
    open var estimatedDataRate: Float { facts.bits }
    /// Where the track is in the asset: as long as that.
    open var timeRange: CMTimeRange { CMTimeRange(start: .zero, duration: length) }
    /// How many units of time a second has.
    open var naturalTimeScale: CMTimeScale { facts.isVideo ? 90_000 : CMTimeScale(clamping: max(facts.rate, 1)) }
    /// Whether it can be played.
    open var isPlayable: Bool { true }
    /// Whether it can be decoded.
    open var isDecodable: Bool { true }
    /// Whether it is played by default.
    open var isEnabled: Bool { true }
    /// Whether all its data are in the asset's file.
    open var isSelfContained: Bool { true }
    /// How loud it is by default.
    open var preferredVolume: Float { 1 }
    /// The language, as `eng`; nil if it is not known.
    open var languageCode: String? { facts.language.isEmpty ? nil : facts.language }
    /// The language, as `en-US`; nil if it is not known.
    open var extendedLanguageTag: String? { languageCode }
    /// What describes it: its codec.
    open var metadata: [AVMetadataItem] {
        facts.codec.isEmpty ? [] : [AVMetadataItem(name: "codec", text: facts.codec)]
    }
    /// What describes it, by common names; nothing.
    open var commonMetadata: [AVMetadataItem] { [] }
    /// What its media are.
    open var formatDescriptions: [Any] {
        let size = CMVideoDimensions(width: Int32(facts.size.width), height: Int32(facts.size.height))
        return [CMFormatDescription(mediaType: facts.isVideo ? .video : .audio, dimensions: size)]
    }
    /// Returns whether it is of a kind: pictures can be seen, sound can be heard.
    open func hasMediaCharacteristic(_ mediaCharacteristic: AVMediaCharacteristic) -> Bool {
        mediaCharacteristic == (facts.isVideo ? .visual : .audible)
    }
}
