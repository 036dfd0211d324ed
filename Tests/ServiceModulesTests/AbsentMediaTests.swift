import ImagePlayground
import Messages
import MobileCoreServices
import NotificationCenter
import PushKit
import ReplayKit
import ShazamKit
import SoundAnalysis
import SwiftUI
import SwiftUITesting
import Testing
import UserNotificationsUI

@MainActor
@Suite("Recordings, music, sounds, pictures and messages that are not there")
struct AbsentMediaTests {
    @Test("The screen is not recorded: recordings fail with Apple's code")
    func recordings() async {
        let recorder = RPScreenRecorder.shared()
        #expect(!recorder.isAvailable && !recorder.isRecording)
        let error = await withCheckedContinuation { continuation in
            recorder.startCapture { _, _, _ in
            } completionHandler: {
                continuation.resume(returning: $0)
            }
        }
        #expect((error as NSError?)?.code == RPRecordingErrorCode.disabled.rawValue)
        #expect((error as NSError?)?.domain == "com.apple.ReplayKit.RPRecordingErrorDomain")
        await #expect(throws: RPRecordingError(.disabled)) { try await recorder.startRecording() }
        let loaded = await withCheckedContinuation { continuation in
            RPBroadcastActivityViewController.load { continuation.resume(returning: $1) }
        }
        #expect(loaded as? RPRecordingError == RPRecordingError(.disabled))
    }

    @Test("Music is not recognized: the delegate receives an error")
    func music() async throws {
        final class Delegate: NSObject, SHSessionDelegate {
            let ended = AsyncStream.makeStream(of: Int.self)
            func session(_ session: SHSession, didNotFindMatchFor signature: SHSignature, error: (any Error)?) {
                ended.continuation.yield((error as NSError?)?.code ?? 0)
            }
        }
        let (session, delegate) = (SHSession(), Delegate())
        session.delegate = delegate
        session.match(try SHSignature(dataRepresentation: Data([1])))
        var codes = delegate.ended.stream.makeAsyncIterator()
        #expect(await codes.next() == 202)
        guard case .error = await SHManagedSession().result() else {
            Issue.record("A search has another result than an error.")
            return
        }
        let item = SHMediaItem(properties: [.title: "Song", .genres: ["Pop"], .init("own"): 1])
        #expect(item.title == "Song" && item.genres == ["Pop"] && item[.init("own")] as? Int == 1)
        #expect(throws: SHError(.signatureInvalid)) { try SHSignature(dataRepresentation: Data()) }
    }

    @Test("Sounds are not classified: requests fail")
    func sounds() throws {
        #expect(throws: SNError(.invalidModel)) { try SNClassifySoundRequest(classifierIdentifier: .version1) }
        #expect(throws: SNError(.invalidFile)) { try SNAudioFileAnalyzer(url: URL(filePath: "/nowhere.wav")) }
    }

    @Test("Pictures are not made: a panel says so, and Cancel closes it")
    func pictures() async {
        struct Page: View {
            @Environment(\.supportsImagePlayground) private var isSupported
            @State private var isShown = false
            let canceled: () -> Void
            var body: some View {
                Button(isSupported ? "Supported" : "Not supported") { isShown = true }
                    .imagePlaygroundSheet(isPresented: $isShown, concept: "A cat") { _ in
                    } onCancellation: {
                        canceled()
                    }
            }
        }
        var count = 0
        let host = TestHost(Page { count += 1 }, size: CGSize(width: 400, height: 300))
        host.tap(text: "Not supported")
        #expect(host.text.contains("Pictures are not made on this system."))
        host.tap(text: "Cancel")
        #expect(count == 1 && !ImagePlaygroundViewController.isAvailable)
        await #expect(throws: ImageCreator.Error.notSupported) { try await ImageCreator() }
    }

    @Test("Nothing is sent in Messages; a message keeps its content")
    func messages() async {
        let layout = MSMessageTemplateLayout()
        layout.caption = "Your turn"
        let message = MSMessage(session: MSSession())
        (message.layout, message.url) = (layout, URL(string: "https://example.org/?a=b"))
        let error = await withCheckedContinuation { continuation in
            MSConversation().insert(message) { continuation.resume(returning: $0) }
        }
        #expect((error as? MSMessageError)?.code == .apiUnavailableInPresentationContext)
        #expect((message.layout as? MSMessageTemplateLayout)?.caption == "Your turn" && message.session != nil)
        #expect(throws: MSMessageError(.fileNotFound)) {
            try MSSticker(contentsOfFileURL: URL(filePath: "/nowhere.png"), localizedDescription: "None")
        }
        #expect(MSMessagesAppViewController().activeConversation == nil)
    }

    @Test("No server sends messages, no notification has an interface of its own, and there is no Today view")
    func notifications() {
        final class Content: UIViewController, UNNotificationContentExtension, NCWidgetProviding {
            func didReceive(_ notification: UNNotification) {}
        }
        let registry = PKPushRegistry(queue: .main)
        #expect(TestHost.warnings { registry.desiredPushTypes = [.voIP] }.count == 1)
        #expect(registry.pushToken(for: .voIP) == nil && registry.desiredPushTypes == [.voIP])
        let content = Content()
        #expect(content.mediaPlayPauseButtonType == .none)
        var result: NCUpdateResult?
        content.widgetPerformUpdate { result = $0 }
        #expect(result == .noData)
        let warnings = TestHost.warnings {
            NCWidgetController().setHasContent(true, forWidgetWithBundleIdentifier: "org.example.widget")
        }
        #expect(warnings.count == 1)
        #expect(kUTTypeImage == "public.image")
    }
}
