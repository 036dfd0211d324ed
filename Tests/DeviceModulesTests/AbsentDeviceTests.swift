import ARKit
import CallKit
import CoreNFC
import CoreTelephony
import Foundation
import GroupActivities
import HomeKit
import MultipeerConnectivity
import NetworkExtension
import PassKit
import PlaygroundSupport
import ScriptingBridge
import Social
import SwiftUI
import SwiftUITesting
import Testing
import WatchConnectivity
import WatchKit

/// Devices that this machine does not have, and how apps learn of that.
@MainActor
@Suite("Watches, homes, telephones, tags, calls and devices nearby that are not there")
struct AbsentDeviceTests {
    /// A connection as apps write it.
    final class Phone: NSObject, WCSessionDelegate, @unchecked Sendable {
        let ended = AsyncStream.makeStream(of: (any Error)?.self)
        func session(
            _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
            error: (any Error)?
        ) { ended.continuation.yield(error) }
        func sessionDidBecomeInactive(_ session: WCSession) {}
        func sessionDidDeactivate(_ session: WCSession) {}
    }

    @Test("A watch is not supported: activation and messages fail with Apple's code")
    func watch() async throws {
        #expect(!WCSession.isSupported() && !WCSession.default.isReachable)
        let phone = Phone()
        WCSession.default.delegate = phone
        WCSession.default.activate()
        var errors = phone.ended.stream.makeAsyncIterator()
        let error = try #require(await errors.next() ?? nil)
        #expect((error as NSError).domain == "WCErrorDomain" && (error as NSError).code == 7002)
        #expect(throws: WCError(.sessionNotSupported)) { try WCSession.default.updateApplicationContext(["a": 1]) }
        let reply = await withCheckedContinuation { continuation in
            WCSession.default.sendMessage(
                ["a": 1], replyHandler: { _ in }, errorHandler: { continuation.resume(returning: $0 as NSError) })
        }
        #expect(reply.code == 7002)
        #expect(WCSession.default.transferUserInfo(["b": 2]).userInfo["b"] as? Int == 2)
        #expect(WKInterfaceDevice.current().batteryState == .unknown)
        #expect(TestHost.warnings { WKInterfaceDevice.current().play(.click) }.count == 1)
        let picture = WKInterfaceImage()
        picture.setAlpha(2)
        picture.setWidth(10)
        picture.setHidden(true)
        picture.startAnimatingWithImages(in: NSRange(location: 0, length: 2), duration: 1, repeatCount: 0)
        #expect(picture.alpha == 1 && picture.width == 10 && picture.isHidden && picture.isAnimating)
        picture.sizeToFitWidth()
        picture.setImageData(Data())
        #expect(picture.width == nil && picture.picture == nil)
    }

    @Test("Homes are restricted: the delegate receives an empty list, and adding one fails")
    func homes() async {
        final class Delegate: NSObject, HMHomeManagerDelegate, @unchecked Sendable {
            let updates = AsyncStream.makeStream(of: Int.self)
            func homeManagerDidUpdateHomes(_ manager: HMHomeManager) {
                updates.continuation.yield(manager.homes.count)
            }
        }
        let (manager, delegate) = (HMHomeManager(), Delegate())
        manager.delegate = delegate
        var counts = delegate.updates.stream.makeAsyncIterator()
        #expect(await counts.next() == 0)
        #expect(manager.authorizationStatus.contains(.restricted))
        #expect(!manager.authorizationStatus.contains(.authorized))
        await #expect(throws: HMError(.homeAccessNotAuthorized)) { try await manager.addHome(withName: "Home") }
        #expect(HMServiceTypeLightbulb == "00000043-0000-1000-8000-0026BB765291")
    }

    @Test("There is no augmented reality: no configuration is supported, and a session fails with Apple's code")
    func augmentedReality() async {
        final class Delegate: NSObject, ARSessionDelegate, @unchecked Sendable {
            let failed = AsyncStream.makeStream(of: Int.self)
            func session(_ session: ARSession, didFailWithError error: any Error) {
                failed.continuation.yield((error as NSError).code)
            }
        }
        #expect(!ARWorldTrackingConfiguration.isSupported && !ARFaceTrackingConfiguration.isSupported)
        let (view, delegate) = (ARSCNView(frame: .zero), Delegate())
        view.session.delegate = delegate
        view.session.run(ARWorldTrackingConfiguration(), options: [.resetTracking])
        var codes = delegate.failed.stream.makeAsyncIterator()
        #expect(await codes.next() == 100)
    }

    @Test("There is no telephone: no company, no network; calls are refused with Apple's codes")
    func telephone() async {
        let network = CTTelephonyNetworkInfo()
        #expect(network.serviceCurrentRadioAccessTechnology == nil && network.subscriberCellularProvider == nil)
        let provider = CXProvider(configuration: CXProviderConfiguration(localizedName: "Calls"))
        let update = CXCallUpdate()
        update.remoteHandle = CXHandle(type: .phoneNumber, value: "123")
        await #expect(throws: CXErrorCodeIncomingCallError(.unentitled)) {
            try await provider.reportNewIncomingCall(with: UUID(), update: update)
        }
        let action = CXEndCallAction(call: UUID())
        await #expect(throws: CXErrorCodeRequestTransactionError(.unknownCallProvider)) {
            try await CXCallController().request(CXTransaction(action: action))
        }
        action.fulfill()
        #expect(action.isComplete)
    }

    @Test("Private networks are not kept: loading finds none, saving fails")
    func privateNetworks() async throws {
        #expect(try await NETunnelProviderManager.loadAllFromPreferences().isEmpty)
        let manager = NETunnelProviderManager()
        let settings = NETunnelProviderProtocol()
        settings.serverAddress = "example.org"
        manager.protocolConfiguration = settings
        await #expect(throws: NEVPNError(.configurationReadWriteFailed)) { try await manager.saveToPreferences() }
        #expect(manager.connection.status == .invalid && manager.connection.manager === manager)
        #expect(throws: NEVPNError(.configurationReadWriteFailed)) { try manager.connection.startVPNTunnel() }
    }

    @Test("Tags: a session ends with Apple's code; messages are read as they were written")
    func tags() async throws {
        final class Reader: NSObject, NFCNDEFReaderSessionDelegate, @unchecked Sendable {
            let ended = AsyncStream.makeStream(of: Int.self)
            func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: any Error) {
                ended.continuation.yield((error as NSError).code)
            }
            func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage]) {}
        }
        #expect(!NFCNDEFReaderSession.readingAvailable)
        let reader = Reader()
        let session = NFCNDEFReaderSession(delegate: reader, queue: nil, invalidateAfterFirstRead: true)
        session.begin()
        var codes = reader.ended.stream.makeAsyncIterator()
        #expect(await codes.next() == 1)

        let link = try #require(NFCNDEFPayload.wellKnownTypeURIPayload(string: "https://www.example.org/a"))
        #expect(link.payload.first == 2 && link.payload.count == 14)
        #expect(link.wellKnownTypeURIPayload()?.absoluteString == "https://www.example.org/a")
        let words = try #require(
            NFCNDEFPayload.wellKnownTypeTextPayload(string: "Grüße", locale: Locale(identifier: "de")))
        #expect(words.wellKnownTypeTextPayload().0 == "Grüße")
        // A short record of a text, begun and ended in one.
        let bytes: [UInt8] = [0xD1, 1, 5, 0x54, 2, 0x65, 0x6E, 0x48, 0x69]
        let message = try #require(NFCNDEFMessage(data: Data(bytes)))
        #expect(message.records.first?.wellKnownTypeTextPayload().0 == "Hi" && message.length == 9)
        #expect(NFCNDEFMessage(data: Data(bytes.dropLast())) == nil)
    }

    @Test("Devices nearby: a search fails, sending finds no other, and long names are cut with a warning")
    func nearby() async {
        final class Searcher: NSObject, MCNearbyServiceBrowserDelegate, @unchecked Sendable {
            let failed = AsyncStream.makeStream(of: Int.self)
            func browser(
                _ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID, withDiscoveryInfo info: [String: String]?
            ) {}
            func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID) {}
            func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error) {
                failed.continuation.yield((error as NSError).code)
            }
        }
        let peer = MCPeerID(displayName: "Desk")
        let (browser, searcher) = (MCNearbyServiceBrowser(peer: peer, serviceType: "game"), Searcher())
        browser.delegate = searcher
        browser.startBrowsingForPeers()
        var codes = searcher.failed.stream.makeAsyncIterator()
        #expect(await codes.next() == 6)
        #expect(throws: MCError(.notConnected)) {
            try MCSession(peer: peer).send(Data(), toPeers: [MCPeerID(displayName: "Other")], with: .reliable)
        }
        let warnings = TestHost.warnings {
            #expect(MCPeerID(displayName: String(repeating: "ä", count: 40)).displayName.utf8.count == 62)
        }
        #expect(warnings.count == 1)
    }

    @Test("Groups: an activity is not for a group, and nothing is sent")
    func groups() async throws {
        struct Film: GroupActivity {
            var metadata: GroupActivityMetadata {
                var facts = GroupActivityMetadata()
                (facts.title, facts.type) = ("Film", .watchTogether)
                return facts
            }
        }
        #expect(!GroupStateObserver().isEligibleForGroupSession)
        #expect(await Film().prepareForActivation() == .activationDisabled)
        #expect(try await Film().activate() == false)
        #expect(Film().metadata.title == "Film")
    }

    @Test("Payments: none can be made; the buttons cannot be pressed, or show the app's fallback")
    func payments() {
        #expect(!PKPaymentAuthorizationController.canMakePayments() && !PKPassLibrary.isPassLibraryAvailable())
        let request = PKPaymentRequest()
        request.merchantCapabilities = [.threeDSecure, .credit]
        request.paymentSummaryItems = [PKPaymentSummaryItem(label: "Tea", amount: 3)]
        #expect(throws: PKPassKitError(.unsupportedVersionError)) { try PKPass(data: Data()) }
        var presses = 0
        let host = TestHost(
            VStack {
                PayWithApplePayButton(.buy) { presses += 1 }
                AddPassToWalletButton {
                    presses += 1
                } fallback: {
                    Text("No Wallet")
                }
            }, size: CGSize(width: 300, height: 200))
        #expect(host.text.contains("Buy with Apple Pay") && host.text.contains("No Wallet"))
        host.tap(text: "Buy with Apple Pay")
        #expect(presses == 0)
    }

    @Test("Other apps, social networks and playgrounds are not there, each with a warning")
    func others() {
        let warnings = TestHost.warnings {
            #expect(SBApplication(bundleIdentifier: "com.apple.Music") == nil)
            #expect(SLComposeViewController(forServiceType: SLServiceTypeTwitter) == nil)
            PlaygroundPage.current.setLiveView(Text("Hello"))
        }
        #expect(warnings.count == 3)
        #expect(PlaygroundPage.current.liveView != nil)
    }
}
