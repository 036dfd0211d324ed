import AVFoundation
import AudioToolbox
import DisplayList
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

/// The services of a front end besides showing apps.
@MainActor
@Suite("Services of front ends")
struct HostServicesTests {
    /// A window whose button does something, shown by a front end with services.
    private func press(_ services: SpyServices?, _ action: @escaping () -> Void) -> TestHost {
        let host = TestHost(Button("Do", action: action), size: CGSize(width: 200, height: 100))
        host.host.services = services
        host.tap(text: "Do")
        return host
    }

    @Test("Addresses that apps may open are opened by the front end, others by nobody")
    func addresses() {
        struct Sample: View {
            @Environment(\.openURL) private var openURL
            @State private var answers: [Bool] = []
            var body: some View {
                Button("Open") {
                    for address in ["https://example.org/a", "steam://run/1", "mailto:a@example.org"] {
                        openURL(URL(string: address)!) { answers.append($0) }
                    }
                }
                Text(verbatim: answers.map { "\($0)" }.joined(separator: " "))
            }
        }
        let services = SpyServices()
        let host = TestHost(Sample(), size: CGSize(width: 200, height: 100))
        host.host.services = services
        let warnings = TestHost.warnings { host.tap(text: "Open") }
        #expect(services.opened.map(\.absoluteString) == ["https://example.org/a", "mailto:a@example.org"])
        #expect(host.text.contains("true false true"))
        #expect(warnings.count == 1)
    }

    @Test("Sounds are played by the front end, beside each other, and ended by it")
    func sounds() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("sound-\(UUID().uuidString).wav")
        try Data(count: 44).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let services = SpyServices()
        let player = try AVAudioPlayer(contentsOf: file)
        var sound: SystemSoundID = 0
        AudioServicesCreateSystemSoundID(file, &sound)
        let host = press(services) {
            player.play()
            AudioServicesPlaySystemSound(sound)
            AudioServicesPlaySystemSound(sound)
        }
        #expect(services.played == [file, file, file])
        #expect(player.isPlaying && services.activities.allSatisfy { !$0.isStopped })
        player.stop()
        #expect(!player.isPlaying && services.activities.map(\.isStopped) == [true, false, false])
        services.activities.dropFirst().first?.completion(true)
        withExtendedLifetime(host) {}
    }

    @Test("A sound that is over is told of, and may be played again and again")
    func soundEnds() throws {
        final class Delegate: AVAudioPlayerDelegate {
            var ended: [Bool] = []
            func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) { ended.append(flag) }
        }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("sound-\(UUID().uuidString).wav")
        try Data(count: 44).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let (services, delegate) = (SpyServices(), Delegate())
        let player = try AVAudioPlayer(contentsOf: file)
        player.delegate = delegate
        player.numberOfLoops = 1
        let host = press(services) { player.play() }
        try #require(services.activities.first).completion(true)
        #expect(services.played.count == 2 && player.isPlaying && delegate.ended == [])
        services.activities.dropFirst().first?.completion(true)
        #expect(!player.isPlaying && delegate.ended == [true])
        withExtendedLifetime(host) {}
    }

    @Test("Texts are read aloud by the front end, one after the other")
    func speech() throws {
        let services = SpyServices()
        let synthesizer = AVSpeechSynthesizer()
        let host = press(services) {
            synthesizer.speak(AVSpeechUtterance(string: "One"))
            synthesizer.speak(AVSpeechUtterance(string: "Two"))
        }
        #expect(services.spoken == ["One"] && synthesizer.isSpeaking)
        try #require(services.activities.first).completion(true)
        #expect(services.spoken == ["One", "Two"])
        #expect(synthesizer.stopSpeaking(at: .immediate) && services.activities.last?.isStopped == true)
        #expect(!synthesizer.isSpeaking)
        withExtendedLifetime(host) {}
    }

    private struct Chooser: View {
        @State private var isShown = false
        @State private var chosen = ""
        var body: some View {
            VStack {
                Button("Import") { isShown = true }
                Text(verbatim: chosen)
            }
            .fileImporter(
                isPresented: $isShown, allowedContentTypes: [.plainText], allowsMultipleSelection: true
            ) { result in
                chosen = (try? result.get())?.map(\.lastPathComponent).joined(separator: ", ") ?? "?"
            } onCancellation: {
                chosen = "cancelled"
            }
            .fileDialogMessage(Text("Notes"))
        }
    }

    private struct Mover: View {
        let file: URL
        @State private var isShown = false
        @State private var result = "nothing"

        var body: some View {
            VStack {
                Button("Move") { isShown = true }
                Text(verbatim: result)
            }
            .fileMover(isPresented: $isShown, file: file) {
                result = (try? $0.get())?.lastPathComponent ?? "failed"
            } onCancellation: {
                result = "cancelled"
            }
        }
    }

    @Test("A file is moved into the chosen folder; a choice that is cancelled is told")
    func moving() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("mover-\(UUID().uuidString)")
        let target = folder.appendingPathComponent("target")
        try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("note.txt")
        try Data("a".utf8).write(to: file)
        let services = SpyServices()
        services.choosesFiles = true
        let host = TestHost(Mover(file: file), size: CGSize(width: 500, height: 500))
        host.host.services = services
        host.host.environmentChanged()
        func move(_ chosen: [URL]?) -> Bool {
            services.chosen = chosen
            host.tap(text: "Move")
            host.advance(by: 1)
            return FileManager.default.fileExists(atPath: target.appendingPathComponent("note.txt").path)
        }
        #expect(!move(nil) && host.text.contains("cancelled"))
        #expect(move([target]) && host.text.contains("note.txt"))
        #expect(move([target]) && host.text.contains("failed"))
    }

    @Test("Files are chosen by the front end where it can, else in a sheet")
    func files() {
        let services = SpyServices()
        let host = TestHost(Chooser(), size: CGSize(width: 500, height: 500))
        host.host.services = services
        host.tap(text: "Import")
        host.advance(by: 1)
        #expect(services.requests.isEmpty && host.text.contains("Cancel"))
        host.tap(text: "Cancel")
        host.advance(by: 1)
        services.choosesFiles = true
        services.chosen = [URL(fileURLWithPath: "/a/one.txt"), URL(fileURLWithPath: "/a/two.txt")]
        host.host.environmentChanged()
        host.tap(text: "Import")
        host.advance(by: 1)
        #expect(!host.text.contains("Cancel") && host.text.contains("one.txt, two.txt"))
        #expect(services.requests.map(\.kind) == [.open(allowsSeveral: true)])
        #expect(services.requests.first?.types == ["public.plain-text"] && services.requests.first?.message == "Notes")
        services.chosen = nil
        host.tap(text: "Import")
        host.advance(by: 1)
        #expect(services.requests.count == 2 && host.text.contains("cancelled"))
    }

    @Test("Pictures and data go to the front end's clipboard, texts to the window's")
    func clipboard() async throws {
        let services = SpyServices()
        let host = press(services) {
            UIPasteboard.general.setData(Data([1, 2, 3]), forPasteboardType: "public.png")
        }
        for _ in 0..<100 where services.clipboard == nil { await Task.yield() }
        #expect(services.clipboard?.data(of: "image/png") == Data([1, 2, 3]))
        withExtendedLifetime(host) {}
    }

    @Test("Each window asks its own front end, also between its turns")
    func ownServices() {
        let (first, second) = (SpyServices(), SpyServices())
        let a = press(first) { AccessibilityNotification.Announcement("a").post() }
        let b = press(second) { AccessibilityNotification.Announcement("b").post() }
        a.tap(text: "Do")
        AccessibilityNotification.Announcement("later").post()
        b.tap(text: "Do")
        #expect(first.said == ["a", "a", "later"] && second.said == ["b", "b"])
    }
}
