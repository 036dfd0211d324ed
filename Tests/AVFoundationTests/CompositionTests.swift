import CoreMedia
import Foundation
import OrielFoundation
import Testing

@testable import AVFoundation

/// Films that are made of parts of others.
@Suite("Compositions")
struct CompositionTests {
    private func seconds(_ value: Double) -> CMTime { CMTime(seconds: value, preferredTimescale: 600) }
    private func range(_ start: Double, _ length: Double) -> CMTimeRange {
        CMTimeRange(start: seconds(start), duration: seconds(length))
    }

    /// A film of ten seconds, of which nothing is read.
    private func film() -> (asset: AVAsset, track: AVAssetTrack) {
        let asset = AVURLAsset(url: URL(fileURLWithPath: "/film.mp4"))
        let facts = AssetFacts.TrackFacts(isVideo: true, size: CGSize(width: 320, height: 240))
        return (asset, AVAssetTrack(facts, number: 1, of: asset, duration: seconds(10)))
    }

    /// The starts of a track's parts in their films, and their lengths in the track; "-" for empty ones.
    private func parts(_ track: AVCompositionTrack) -> [String] {
        track.segments.map {
            let length = $0.timeMapping.target.duration.seconds
            return $0.isEmpty ? "- \(length)" : "\($0.timeMapping.source.start.seconds) \(length)"
        }
    }

    @Test("Parts are inserted between others, split them, and move what is behind")
    func inserting() throws {
        let (asset, source) = film()
        let composition = AVMutableComposition()
        let track = try #require(
            composition.addMutableTrack(withMediaType: .video, preferredTrackID: kCMPersistentTrackID_Invalid))
        try track.insertTimeRange(range(0, 4), of: source, at: .zero)
        try track.insertTimeRange(range(6, 1), of: source, at: seconds(1))
        #expect(parts(track) == ["0.0 1.0", "6.0 1.0", "1.0 3.0"])
        // Beyond the film's end there is nothing to insert.
        try track.insertTimeRange(range(8, 5), of: source, at: seconds(7))
        #expect(parts(track) == ["0.0 1.0", "6.0 1.0", "1.0 3.0", "- 2.0", "8.0 2.0"])
        #expect(composition.duration == seconds(9) && composition.naturalSize == CGSize(width: 320, height: 240))
        #expect(track.segment(forTrackTime: seconds(1.5))?.timeMapping.source.start == seconds(6))
        #expect(throws: Never.self) { try track.validateSegments(track.segments) }
        #expect(throws: AVError.self) { try track.validateSegments(Array(track.segments.dropFirst())) }
        withExtendedLifetime(asset) {}
    }

    @Test("Parts are removed and last longer")
    func removing() throws {
        let (asset, source) = film()
        let composition = AVMutableComposition()
        let track = try #require(composition.addMutableTrack(withMediaType: .video, preferredTrackID: 7))
        try track.insertTimeRange(range(0, 6), of: source, at: .zero)
        composition.removeTimeRange(range(1, 2))
        #expect(parts(track) == ["0.0 1.0", "3.0 3.0"])
        composition.scaleTimeRange(range(0, 1), toDuration: seconds(2))
        #expect(parts(track) == ["0.0 2.0", "3.0 3.0"])
        // A part of another speed is split where the film is at that time.
        composition.insertEmptyTimeRange(range(1, 1))
        #expect(parts(track) == ["0.0 1.0", "- 1.0", "0.5 1.0", "3.0 3.0"])
        #expect(track.trackID == 7)
        #expect(composition.addMutableTrack(withMediaType: .audio, preferredTrackID: 7) == nil)
        withExtendedLifetime(asset) {}
    }

    @Test("Parts and times that are not valid are refused")
    func refused() throws {
        let (asset, source) = film()
        let track = try #require(
            AVMutableComposition().addMutableTrack(withMediaType: .video, preferredTrackID: 0))
        #expect(throws: AVError.self) { try track.insertTimeRange(.invalid, of: source, at: .zero) }
        #expect(throws: AVError.self) { try track.insertTimeRange(range(0, 1), of: source, at: seconds(-1)) }
        track.removeTimeRange(.invalid)
        track.scaleTimeRange(range(0, 1), toDuration: .zero)
        #expect(track.segments.isEmpty)
        withExtendedLifetime(asset) {}
    }

    @Test("Instructions and loudness are found by their time")
    func ramps() {
        let layer = AVMutableVideoCompositionLayerInstruction(assetTrack: film().track)
        layer.setOpacityRamp(fromStartOpacity: 1, toEndOpacity: 0, timeRange: range(2, 2))
        var (start, end): (Float, Float) = (-1, -1)
        #expect(!layer.getOpacityRamp(for: .zero, startOpacity: &start, endOpacity: &end, timeRange: nil))
        #expect(layer.getOpacityRamp(for: seconds(3), startOpacity: &start, endOpacity: &end, timeRange: nil))
        #expect(start == 1 && end == 0 && layer.trackID == 1)
        let loudness = AVMutableAudioMixInputParameters(track: nil)
        loudness.setVolume(0.5, at: seconds(1))
        #expect(loudness.getVolumeRamp(for: seconds(9), startVolume: &start, endVolume: nil, timeRange: nil))
        #expect(start == 0.5)
        let composition = AVMutableVideoComposition()
        #expect(!composition.isValid(for: nil, timeRange: range(0, 1), validationDelegate: nil))
        composition.renderSize = CGSize(width: 10, height: 10)
        #expect(composition.isValid(for: nil, timeRange: range(0, 1), validationDelegate: nil))
    }
}
