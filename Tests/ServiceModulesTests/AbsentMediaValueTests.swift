import AVFoundation
import Foundation
import PushKit
import ReplayKit
import SwiftUI
import SwiftUITesting
import Testing
import Virtualization

@testable import ShazamKit
@testable import SoundAnalysis

/// The values of music, sounds, messages and machines that are not there.
@MainActor
@Suite("Values of recordings, music, sounds and messages that are not there")
struct AbsentMediaValueTests {
    @Test("Music has the facts that it was made of, each under its name")
    func facts() throws {
        let urls = try ["w", "m", "a", "v"].map { try #require(URL(string: "https://example.org/\($0)")) }
        let item = SHMediaItem(properties: [
            .shazamID: "1", .title: "t", .subtitle: "s", .artist: "r", .webURL: urls[0], .appleMusicID: "2",
            .appleMusicURL: urls[1], .artworkURL: urls[2], .videoURL: urls[3], .genres: ["g", "h"],
            .explicitContent: true, .ISRC: "i",
        ])
        #expect(item.shazamID == "1" && item.title == "t" && item.subtitle == "s" && item.artist == "r")
        #expect([item.webURL, item.appleMusicURL, item.artworkURL, item.videoURL] == urls && item.appleMusicID == "2")
        #expect(item.genres == ["g", "h"] && item.explicitContent && item.isrc == "i")
        let empty = SHMediaItem(properties: [.title: 5])
        #expect(empty.title == nil && empty.genres.isEmpty && !empty.explicitContent && empty[.title] as? Int == 5)
        let names: [SHMediaItemProperty] = [
            .shazamID, .title, .subtitle, .artist, .webURL, .appleMusicID, .appleMusicURL, .artworkURL, .videoURL,
            .genres, .explicitContent, .ISRC, .matchOffset, .frequencySkew,
        ]
        #expect(Set(names).count == 14 && names.allSatisfy { $0.rawValue.hasPrefix("sh_") })
    }

    @Test("Music that was recognized has a place in the recording, at the beginning unless it is known")
    func matches() throws {
        let known = SHMatchedMediaItem(properties: [.matchOffset: 2.5, .frequencySkew: Float(0.125)])
        #expect(known.matchOffset == 2.5 && known.predictedCurrentMatchOffset == 2.5 && known.frequencySkew == 0.125)
        let unknown = SHMatchedMediaItem(properties: [:])
        #expect(unknown.matchOffset == 0 && unknown.predictedCurrentMatchOffset == 0 && unknown.frequencySkew == 0)
        let signature = try SHSignature(dataRepresentation: Data([1, 2]))
        #expect(signature.duration == 0 && signature.dataRepresentation == Data([1, 2]))
        let match = SHMatch(mediaItems: [known, unknown], querySignature: signature)
        #expect(match.mediaItems == [known, unknown] && match.querySignature === signature)
        #expect(SHCatalog().minimumQuerySignatureDuration == 3 && SHCatalog().maximumQuerySignatureDuration == 12)
        #expect(SHManagedSession().state == .idle && SHLibrary.default.items.isEmpty)
    }

    @Test("Searches, catalogs and libraries of music fail with Apple's codes")
    func searches() async throws {
        let signature = try SHSignature(dataRepresentation: Data([1]))
        guard case .error(let error, let same) = await SHSession().result(from: signature) else {
            Issue.record("A search has another result than an error.")
            return
        }
        #expect((error as NSError).code == 202 && same === signature)
        var results = 0
        for await _ in SHManagedSession().results { results += 1 }
        #expect(results == 1)
        await #expect(throws: SHError(.mediaItemFetchFailed)) { try await SHMediaItem.fetch(shazamID: "1") }
        await #expect(throws: SHError(.mediaLibrarySyncFailed)) { try await SHLibrary.default.addItems([]) }
        await #expect(throws: SHError(.mediaLibrarySyncFailed)) { try await SHLibrary.default.removeItems([]) }
        await #expect(throws: SHError(.mediaLibrarySyncFailed)) { try await SHMediaLibrary.default.add([]) }
        let catalog = SHCustomCatalog()
        #expect(SHSession(catalog: catalog).catalog === catalog)
        #expect(throws: SHError(.customCatalogInvalidURL)) { try catalog.add(from: URL(filePath: "/a")) }
        #expect(throws: SHError(.customCatalogInvalid)) { try catalog.write(to: URL(filePath: "/a")) }
    }

    @Test("A file of sounds is analyzed at once, without an answer")
    func sounds() async throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).wav")
        try Data([0]).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let analyzer = try SNAudioFileAnalyzer(url: file)
        #expect(await analyzer.analyze() == false)
        let ended = await withCheckedContinuation { continuation in
            analyzer.analyze { continuation.resume(returning: $0) }
        }
        #expect(!ended)
    }

    @Test("Sounds are found by their names")
    func classifications() {
        let sounds = [("cat", 0.75), ("dog", 0.5), ("cat", 0.25)].map {
            SNClassification(identifier: $0.0, confidence: $0.1)
        }
        let range = CMTimeRange(start: CMTime(value: 1, timescale: 2), duration: CMTime(value: 3, timescale: 2))
        let result = SNClassificationResult(classifications: sounds, timeRange: range)
        #expect(result.classification(forIdentifier: "cat") === sounds[0])
        #expect(result.classification(forIdentifier: "dog")?.confidence == 0.5)
        #expect(result.classification(forIdentifier: "cow") == nil && result.timeRange == range)
    }

    @Test("Messages of servers do not arrive: wanting some is kept, and warns")
    func pushes() {
        let registry = PKPushRegistry(queue: nil)
        #expect(registry.desiredPushTypes == nil && registry.pushToken(for: .voIP) == nil)
        #expect(TestHost.warnings { registry.desiredPushTypes = [.voIP, .complication] }.count == 1)
        #expect(registry.desiredPushTypes == [.voIP, .complication])
        #expect(TestHost.warnings { registry.desiredPushTypes = [] }.isEmpty && registry.desiredPushTypes == [])
        #expect(TestHost.warnings { registry.desiredPushTypes = nil }.isEmpty && registry.desiredPushTypes == nil)
        #expect(PKPushType.voIP.rawValue == "PKPushTypeVoIP" && PKPushType.fileProvider != .complication)
    }

    @Test("A button for broadcasts is shown, and cannot be pressed")
    func broadcasts() {
        struct Page: UIViewRepresentable {
            func makeUIView(context: Context) -> RPSystemBroadcastPickerView { RPSystemBroadcastPickerView() }
            func updateUIView(_ view: RPSystemBroadcastPickerView, context: Context) {}
        }
        let host = TestHost(Page().frame(width: 60, height: 60), size: CGSize(width: 100, height: 100))
        #expect(host.accessible("Broadcast")?.isEnabled == false)
        #expect(RPSystemBroadcastPickerView().showsMicrophoneButton)
        #expect(RPSystemBroadcastPickerView().preferredExtension == nil)
    }

    @Test("A machine has bounds for its processors and memory, and its disk is a file that can be read")
    func machines() throws {
        typealias Configuration = VZVirtualMachineConfiguration
        #expect(Configuration.minimumAllowedCPUCount == 1)
        #expect(Configuration.maximumAllowedCPUCount == ProcessInfo.processInfo.processorCount)
        #expect(Configuration.minimumAllowedMemorySize == 4_194_304)
        #expect(Configuration.maximumAllowedMemorySize == ProcessInfo.processInfo.physicalMemory)
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).img")
        try Data([0]).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        for isReadOnly in [true, false] {
            let disk = try VZDiskImageStorageDeviceAttachment(url: file, readOnly: isReadOnly)
            #expect(disk.url == file && disk.isReadOnly == isReadOnly)
            let device = VZVirtioBlockDeviceConfiguration(attachment: disk)
            #expect(device.attachment === disk && device.blockDeviceIdentifier.isEmpty)
        }
    }
}
