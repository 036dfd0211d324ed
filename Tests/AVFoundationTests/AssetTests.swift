import Foundation
import OrielFoundation
import SwiftUICore
import Testing

@testable import AVFoundation

extension FilmTests {
    /// What is known of films, and pictures out of them.
    @MainActor @Suite("Assets")
    struct AssetTests {
        private func seconds(_ value: Double) -> CMTime { CMTime(seconds: value, preferredTimescale: 600) }

        @Test("Properties are loaded, one by one and together")
        func properties() async throws {
            let asset = AVURLAsset(url: Films.colors)
            if case .notYetLoaded = asset.status(of: .duration) {} else { Issue.record("It is loaded already.") }
            let (duration, isPlayable, tracks) = try await asset.load(.duration, .isPlayable, .tracks)
            #expect(abs(duration.seconds - 3) < 0.1 && isPlayable && tracks.map(\.trackID) == [1, 2])
            if case .loaded(let length) = asset.status(of: .duration) {
                #expect(length == duration)
            } else {
                Issue.record("Not loaded")
            }
            let track = try #require(try await asset.loadTracks(withMediaType: .video).first)
            let (size, rate, transform) = try await track.load(.naturalSize, .nominalFrameRate, .preferredTransform)
            #expect(size == CGSize(width: 320, height: 240) && rate == 30 && transform == .identity)
            #expect(asset.tracks(withMediaType: .audio).count == 1 && asset.duration == duration)
            let sound = try #require(asset.tracks(withMediaType: .audio).first)
            #expect(track.minFrameDuration == CMTime(value: 1, timescale: 30) && track.naturalTimeScale == 90_000)
            #expect(sound.nominalFrameRate == 0 && !sound.minFrameDuration.isValid && sound.naturalTimeScale == 44_100)
        }

        @Test("The title and artist are read, by their common names")
        func metadata() async throws {
            let asset = AVURLAsset(url: Films.tone)
            let items = try await asset.load(.commonMetadata)
            let title = AVMetadataItem.metadataItems(from: items, filteredByIdentifier: .commonIdentifierTitle).first
            #expect(try await title?.load(.stringValue) == "A tone")
            #expect(
                AVMetadataItem.metadataItems(from: items, withKey: AVMetadataKey.commonKeyArtist, keySpace: .common)
                    .first?
                    .stringValue == "Nobody")
        }

        @Test("A sound that is decoded has a form of fractions, one for each channel")
        func decodedForm() throws {
            _ = AVAudioFormat()
            var file: ExtAudioFileRef?
            #expect(ExtAudioFileOpenURL(Films.tone, &file) == noErr)
            let opened = try #require(file)
            defer { ExtAudioFileDispose(opened) }
            var form = AudioStreamBasicDescription()
            var size = UInt32(MemoryLayout<AudioStreamBasicDescription>.size)
            #expect(ExtAudioFileGetProperty(opened, kExtAudioFileProperty_FileDataFormat, &size, &form) == noErr)
            #expect(form.mSampleRate == 44_100 && form.mBitsPerChannel == 32 && form.mFramesPerPacket == 1)
            #expect(form.mChannelsPerFrame >= 1 && form.mBytesPerFrame == 4 * form.mChannelsPerFrame)
            #expect(form.mBytesPerPacket == form.mBytesPerFrame && form.mFormatFlags & kAudioFormatFlagIsFloat != 0)
        }

        @Test("Pictures are taken at their times, in the size asked for")
        func pictures() async throws {
            let generator = AVAssetImageGenerator(asset: AVURLAsset(url: Films.colors))
            generator.requestedTimeToleranceBefore = .zero
            generator.requestedTimeToleranceAfter = .zero
            let (image, time) = try await generator.image(at: seconds(1.5))
            #expect(image.color == "green" && abs(time.seconds - 1.5) < 0.04 && image.width == 320)
            generator.maximumSize = CGSize(width: 100, height: 60)
            var actual = CMTime.zero
            let small = try generator.copyCGImage(at: seconds(2.5), actualTime: &actual)
            #expect(
                small.color == "blue" && (small.width, small.height) == (80, 60) && abs(actual.seconds - 2.5) < 0.04)
            var colors: [String] = []
            for await picture in generator.images(for: [seconds(0), seconds(1.2), seconds(50), .indefinite]) {
                colors.append((try? picture.image)?.color ?? "none")
            }
            #expect(colors == ["red", "green", "blue", "none"])
        }

        @Test("A sound has no pictures, and a missing file has an error; nothing waits")
        func none() async throws {
            let sound = AVAssetImageGenerator(asset: AVURLAsset(url: Films.tone))
            #expect(throws: AVError.self) { try sound.copyCGImage(at: .zero, actualTime: nil) }
            let missing = AVURLAsset(url: Films.folder.appending(path: "nothing.mov"))
            await #expect(throws: AVError.self) { try await AVAssetImageGenerator(asset: missing).image(at: .zero) }
            #expect(!missing.isPlayable && missing.tracks.isEmpty && !missing.duration.isNumeric)
        }
    }
}
