import FileProvider
import ImagePlayground
import IntentsUI
import LocalAuthentication
import Messages
import SwiftUI
import SwiftUITesting
import Testing

@testable import ExtensionFoundation
@testable import NearbyInteraction

/// Panels that name missing services, and answers that apps receive where nothing is done.
@MainActor
@Suite("Panels and answers of services that are missing")
struct AbsentPanelTests {
    @Test("A controller for pictures tells its delegate that the user has canceled")
    func playground() {
        final class Delegate: NSObject, ImagePlaygroundViewController.Delegate {
            var canceled: [ImagePlaygroundViewController] = []
            func imagePlaygroundViewController(
                _ imagePlaygroundViewController: ImagePlaygroundViewController, didCreateImageAt imageURL: URL
            ) { Issue.record("There is a picture.") }
            func imagePlaygroundViewControllerDidCancel(
                _ imagePlaygroundViewController: ImagePlaygroundViewController
            ) { canceled.append(imagePlaygroundViewController) }
        }
        struct Page: UIViewControllerRepresentable {
            let controller: ImagePlaygroundViewController
            func makeUIViewController(context: Context) -> ImagePlaygroundViewController { controller }
            func updateUIViewController(_ controller: ImagePlaygroundViewController, context: Context) {}
        }
        let (controller, delegate) = (ImagePlaygroundViewController(), Delegate())
        controller.delegate = delegate
        let host = TestHost(Page(controller: controller), size: CGSize(width: 500, height: 300))
        #expect(host.text.contains("Pictures are not made on this system.") && delegate.canceled.isEmpty)
        host.tap(text: "Cancel")
        #expect(delegate.canceled.count == 1 && delegate.canceled.first === controller)
    }

    @Test("Each form of the panel for pictures closes itself with Cancel, and calls its function once")
    func sheets() {
        struct Page: View {
            @State private var shown = 0
            let canceled: (Int) -> Void
            private func isShown(_ number: Int) -> Binding<Bool> {
                Binding(get: { shown == number }, set: { shown = $0 ? number : 0 })
            }
            var body: some View {
                VStack {
                    ForEach(1..<5) { number in Button("Panel \(number)") { shown = number } }
                }
                .background {
                    let file = URL(filePath: "/a.png")
                    Color.clear.imagePlaygroundSheet(isPresented: isShown(1), onCompletion: { _ in }) { canceled(1) }
                    Color.clear.imagePlaygroundSheet(isPresented: isShown(2), concept: "a", onCompletion: { _ in }) {
                        canceled(2)
                    }
                    Color.clear.imagePlaygroundSheet(
                        isPresented: isShown(3), sourceImageURL: file, onCompletion: { _ in }
                    ) { canceled(3) }
                    Color.clear.imagePlaygroundSheet(
                        isPresented: isShown(4), concept: "a", sourceImageURL: file, onCompletion: { _ in }
                    ) {
                        canceled(4)
                    }
                }
            }
        }
        var numbers: [Int] = []
        let host = TestHost(Page { numbers.append($0) }, size: CGSize(width: 500, height: 400))
        for number in 1..<5 {
            host.tap(text: "Panel \(number)")
            host.advance(by: 1)
            #expect(host.text.contains("Pictures are not made on this system."))
            host.tap(text: "Cancel")
            host.advance(by: 1)
            #expect(!host.text.contains("Pictures are not made on this system.") && numbers == Array(1...number))
        }
    }

    @Test("A concept of a file is there if the file is; a maker of pictures has no styles to offer but names three")
    func concepts() {
        #expect(ImagePlaygroundConcept.image(URL(filePath: "/nowhere.png")) == nil)
        #expect(ImagePlaygroundConcept.image(URL(filePath: "/dev/null")) != nil)
        #expect(ImagePlaygroundStyle.all.map(\.id) == ["animation", "illustration", "sketch"])
        #expect(ImagePlaygroundOptions().personalization == .automatic)
    }

    @Test("A note about Siri has 24 points around it, and Cancel tells the delegate")
    func siri() throws {
        final class Delegate: NSObject, INUIAddVoiceShortcutViewControllerDelegate {
            var count = 0
            func addVoiceShortcutViewController(
                _ controller: INUIAddVoiceShortcutViewController, didFinishWith voiceShortcut: INVoiceShortcut?,
                error: (any Error)?
            ) {}
            func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController) {
                count += 1
            }
        }
        struct Page: UIViewControllerRepresentable {
            let delegate: Delegate
            func makeUIViewController(context: Context) -> INUIAddVoiceShortcutViewController {
                let activity = NSUserActivity(activityType: "org.example.test")
                let controller = INUIAddVoiceShortcutViewController(shortcut: INShortcut(userActivity: activity))
                controller.delegate = delegate
                return controller
            }
            func updateUIViewController(_ controller: INUIAddVoiceShortcutViewController, context: Context) {}
        }
        let (note, delegate) = ("This system has no Siri.", Delegate())
        let plain = TestHost(Text(verbatim: note).font(.subheadline), size: CGSize(width: 900, height: 200))
        let line = try #require(plain.find(text: note)).frame
        let width = line.width.rounded(.up) + 48
        // One line fits into the room between the margins, and not into a point less.
        let host = TestHost(Page(delegate: delegate), size: CGSize(width: width, height: 300))
        #expect(host.find(text: note)?.frame.height == line.height)
        let narrow = TestHost(Page(delegate: delegate), size: CGSize(width: width - 1, height: 300))
        #expect(try #require(narrow.find(text: note)).frame.height > line.height)
        host.tap(text: "Cancel")
        #expect(delegate.count == 1)
        let button = INUIAddVoiceShortcutButton(style: .whiteOutline)
        #expect(button.style == .whiteOutline && button.title(for: .normal) == "Add to Siri" && !button.isEnabled)
        button.setStyle(.black)
        #expect(button.style == .black)
    }

    @Test("A list of files without changes of its own ends at the moment from which it is asked, with no more to come")
    func lists() {
        final class Lister: NSObject, NSFileProviderEnumerator {
            func invalidate() {}
            func enumerateItems(
                for observer: any NSFileProviderEnumerationObserver, startingAt page: NSFileProviderPage
            ) {}
        }
        final class Observer: NSObject, NSFileProviderChangeObserver {
            var ends: [(NSFileProviderSyncAnchor, Bool)] = []
            func didUpdate(_ updatedItems: [any NSFileProviderItem]) { Issue.record("There is a file.") }
            func didDeleteItems(withIdentifiers deletedItemIdentifiers: [NSFileProviderItemIdentifier]) {}
            func finishEnumeratingChanges(upTo anchor: NSFileProviderSyncAnchor, moreComing: Bool) {
                ends.append((anchor, moreComing))
            }
            func finishEnumeratingWithError(_ error: any Error) { Issue.record("There is an error.") }
        }
        let (lister, observer, anchor) = (Lister(), Observer(), NSFileProviderSyncAnchor(Data([1, 2])))
        lister.enumerateChanges(for: observer, from: anchor)
        #expect(observer.ends.map(\.0) == [anchor] && observer.ends.map(\.1) == [false])
        var moments: [NSFileProviderSyncAnchor?] = []
        lister.currentSyncAnchor { moments.append($0) }
        #expect(moments == [nil])
        #expect(NSFileProviderCreateItemOptions.deletionConflicted.rawValue == 2)
    }

    @Test("A sticker is a file that is there, and is shown still")
    func stickers() throws {
        let place = FileManager.default.temporaryDirectory.appending(path: "sticker-\(UUID().uuidString).png")
        try Data([1]).write(to: place)
        defer { try? FileManager.default.removeItem(at: place) }
        let sticker = try MSSticker(contentsOfFileURL: place, localizedDescription: "Star")
        #expect(sticker.imageFileURL == place && sticker.localizedDescription == "Star")
        let web = try #require(URL(string: "https://example.org/a.png"))
        #expect(throws: MSMessageError(.improperFileURL)) {
            try MSSticker(contentsOfFileURL: web, localizedDescription: "Web")
        }
        #expect(throws: MSMessageError(.fileNotFound)) {
            try MSSticker(contentsOfFileURL: place.appendingPathExtension("other"), localizedDescription: "None")
        }
        let view = MSStickerView(frame: CGRect(x: 1, y: 2, width: 30, height: 40), sticker: sticker)
        view.startAnimating()
        #expect(view.sticker === sticker && view.animationDuration == 0 && !view.isAnimating())
        #expect(view.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
        let browser = MSStickerBrowserViewController(stickerSize: .large)
        #expect(browser.stickerBrowserView.stickerSize == .large && browser.stickerBrowserView.dataSource === browser)
        #expect(browser.numberOfStickers(in: browser.stickerBrowserView) == 0)
    }

    @Test("Every way into a conversation fails, and a message has no sender and no state")
    func conversations() async throws {
        let (conversation, message) = (MSConversation(), MSMessage())
        typealias Completion = @Sendable ((any Error)?) -> Void
        let file = URL(filePath: "/dev/null")
        let sticker = try MSSticker(contentsOfFileURL: file, localizedDescription: "")
        let requests: [(@escaping Completion) -> Void] = [
            { conversation.insert(message, completionHandler: $0) },
            { conversation.insert(sticker, completionHandler: $0) },
            { conversation.insertText("a", completionHandler: $0) },
            { conversation.insertAttachment(file, withAlternateFilename: nil, completionHandler: $0) },
            { conversation.send(message, completionHandler: $0) },
            { conversation.send(sticker, completionHandler: $0) },
            { conversation.sendText("a", completionHandler: $0) },
            { conversation.sendAttachment(file, withAlternateFilename: nil, completionHandler: $0) },
        ]
        for request in requests {
            let error = await withCheckedContinuation { continuation in
                request { continuation.resume(returning: $0 as? MSMessageError) }
            }
            #expect(error == MSMessageError(.apiUnavailableInPresentationContext))
        }
        #expect(conversation.remoteParticipantIdentifiers.isEmpty && conversation.selectedMessage == nil)
        #expect(message.senderParticipantIdentifier.uuidString == "00000000-0000-0000-0000-000000000000")
        #expect(!message.isPending && !message.shouldExpire && message.session == nil)
        let live = MSMessageLiveLayout(alternateLayout: MSMessageTemplateLayout())
        #expect(
            live.alternateLayout.caption == nil && MSMessageErrorCode.apiUnavailableInPresentationContext.rawValue == 11
        )
    }

    @Test("A session calls its delegate on the delegate's queue, and measures nothing")
    func nearbyQueue() async {
        final class Delegate: NSObject, NISessionDelegate, @unchecked Sendable {
            static let key = DispatchSpecificKey<String>()
            let ended = AsyncStream.makeStream(of: String.self)
            func session(_ session: NISession, didInvalidateWith error: any Error) {
                ended.continuation.yield(DispatchQueue.getSpecific(key: Self.key) ?? "other")
            }
        }
        let (session, delegate, queue) = (NISession(), Delegate(), DispatchQueue(label: "org.example.nearby"))
        queue.setSpecific(key: Delegate.key, value: "own")
        (session.delegate, session.delegateQueue) = (delegate, queue)
        session.run(NINearbyPeerConfiguration(peerToken: NIDiscoveryToken()))
        var names = delegate.ended.stream.makeAsyncIterator()
        #expect(await names.next() == "own")
        let abilities = NISession.deviceCapabilities
        #expect(!abilities.supportsDirectionMeasurement && !abilities.supportsCameraAssistance)
        #expect(!abilities.supportsExtendedDistanceMeasurement)
        let thing = NINearbyObject(discoveryToken: NIDiscoveryToken())
        #expect(thing.distance == nil && thing.direction == nil && thing.horizontalAngle == nil)
        #expect(thing.verticalDirectionEstimate == .unknown)
        #expect(NINearbyObject.VerticalDirectionEstimate.aboveOrBelow.rawValue == 4)
    }

    @Test("Extensions of other apps are counted as none, and are not started")
    func extensionCounts() async {
        let availability = AppExtensionIdentity.Availability()
        #expect(availability.enabledCount == 0 && availability.disabledCount == 0 && availability.unapprovedCount == 0)
        let identity = AppExtensionIdentity(
            bundleIdentifier: "a.b", extensionPointIdentifier: "point", localizedName: "Name")
        #expect(identity.id == "a.b" && identity.localizedName == "Name")
        await #expect(throws: AppExtensionProcess.LaunchError()) {
            _ = try await AppExtensionProcess(configuration: .init(appExtensionIdentity: identity))
        }
    }

    @Test("No user is recognized: both policies have reasons of their own, also for the function that is called later")
    func recognition() async {
        let context = LAContext()
        for (policy, code) in [
            (LAPolicy.deviceOwnerAuthentication, LAError.passcodeNotSet),
            (.deviceOwnerAuthenticationWithBiometrics, LAError.biometryNotAvailable),
        ] {
            var error: NSError?
            #expect(!context.canEvaluatePolicy(policy, error: &error) && error?.code == code.rawValue)
            #expect(!context.canEvaluatePolicy(policy, error: nil))
            let (isRecognized, reason) = await withCheckedContinuation { continuation in
                context.evaluatePolicy(policy, localizedReason: "Unlock") {
                    continuation.resume(returning: ($0, ($1 as? LAError)?.code))
                }
            }
            #expect(!isRecognized && reason == code)
        }
        #expect(context.evaluatedPolicyDomainState == nil && !context.interactionNotAllowed)
        #expect(context.touchIDAuthenticationAllowableReuseDuration == 0 && context.localizedReason.isEmpty)
        let unknown = NSError(domain: LAError.errorDomain, code: 99)
        #expect(LAError(_nsError: unknown).code == .authenticationFailed)
        #expect(LAError(_nsError: NSError(domain: LAError.errorDomain, code: -9)).code == .appCancel)
    }
}
