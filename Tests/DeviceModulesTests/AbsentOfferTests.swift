import GroupActivities
import HomeKit
import MultipeerConnectivity
import MusicKit
import SwiftUI
import SwiftUITesting
import Testing

@testable import NetworkExtension

/// Offers, panels and connections that come to nothing, step by step.
@MainActor
@Suite("Offers of subscriptions, panels of devices, homes and networks that are not there")
struct AbsentOfferTests {
    private struct Page: View {
        @State var isShown = false
        let loaded: ((any Error)?) -> Void
        var body: some View {
            Button(isShown ? "Offered" : "Offer") { isShown = true }
                .musicSubscriptionOffer(isPresented: $isShown, onLoadCompletion: loaded)
        }
    }

    @Test("An offer of music fails each time that it is to be shown, and is hidden at once; before, nothing happens")
    func offers() {
        var errors: [MusicTokenRequestError?] = []
        let host = TestHost(
            Page { errors.append($0 as? MusicTokenRequestError) }, size: CGSize(width: 200, height: 100))
        #expect(errors.isEmpty && host.find(text: "Offer") != nil)
        host.tap(text: "Offer")
        #expect(errors == [.permissionDenied] && host.find(text: "Offer") != nil && host.find(text: "Offered") == nil)
        host.tap(text: "Offer")
        #expect(errors == [.permissionDenied, .permissionDenied])
    }

    @Test("An offer that is to be shown from the beginning fails once")
    func firstOffer() {
        var count = 0
        let page = Page(isShown: true) { _ in count += 1 }
        let host = TestHost(page, size: CGSize(width: 200, height: 100))
        #expect(count == 1 && host.find(text: "Offer") != nil)
        let options = MusicSubscriptionOffer.Options(
            messageIdentifier: .playMusic, affiliateToken: "a", campaignToken: "c")
        #expect(options.affiliateToken == "a" && options.campaignToken == "c" && options.itemID == nil)
        #expect(MusicSubscriptionOffer.Options.default.messageIdentifier == .join && options.action == .subscribe)
    }

    @Test(
        "A name of 63 bytes is kept, a longer one is cut to whole characters, with a warning",
        arguments: [
            ("a", 62, 62, 0), ("a", 63, 63, 0), ("a", 64, 63, 1), ("ä", 31, 62, 0), ("ä", 32, 62, 1), ("€", 21, 63, 0),
            ("😀", 16, 60, 1),
        ])
    func names(letter: String, count: Int, bytes: Int, warned: Int) {
        let warnings = TestHost.warnings {
            let peer = MCPeerID(displayName: String(repeating: letter, count: count))
            #expect(peer.displayName.utf8.count == bytes && peer.description == peer.displayName)
            #expect(peer.displayName == String(repeating: letter, count: bytes / letter.utf8.count))
        }
        #expect(warnings.count == warned)
    }

    /// A panel whose view has a size before it is loaded, and that notes when it is closed.
    private final class Panel: MCBrowserViewController {
        var animations: [Bool] = []
        override func loadView() { view = UIView(frame: CGRect(x: 3, y: 4, width: 321, height: 123)) }
        override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { animations.append(flag) }
    }

    private struct PanelPage: UIViewControllerRepresentable {
        let panel: Panel
        func makeUIViewController(context: Context) -> Panel { panel }
        func updateUIViewController(_ controller: Panel, context: Context) {}
    }

    @Test("A panel of devices fills its view with a sentence, and without a delegate closes itself")
    func panels() throws {
        let session = MCSession(peer: MCPeerID(displayName: "Desk"))
        let panel = Panel(serviceType: "game", session: session)
        panel.loadViewIfNeeded()
        let page = try #require(panel.children.first)
        #expect(panel.children.count == 1 && page.view.frame == CGRect(x: 0, y: 0, width: 321, height: 123))
        #expect(page.parent === panel && page.view.superview === panel.view)
        #expect(page.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
        #expect(panel.minimumNumberOfPeers == 2 && panel.maximumNumberOfPeers == 8 && panel.session === session)
        let host = TestHost(PanelPage(panel: panel), size: CGSize(width: 500, height: 300))
        #expect(host.text.contains("Devices nearby are not found on this machine."))
        host.tap(text: "Cancel")
        #expect(panel.animations == [true])
    }

    @Test("A panel of devices with a delegate leaves closing to it")
    func panelDelegate() {
        final class Delegate: NSObject, MCBrowserViewControllerDelegate {
            var canceled: [MCBrowserViewController] = []
            func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController) {}
            func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController) {
                canceled.append(browserViewController)
            }
        }
        let peer = MCPeerID(displayName: "Desk")
        let browser = MCNearbyServiceBrowser(peer: peer, serviceType: "game")
        let (panel, delegate) = (Panel(browser: browser, session: MCSession(peer: peer)), Delegate())
        panel.delegate = delegate
        let host = TestHost(PanelPage(panel: panel), size: CGSize(width: 500, height: 300))
        host.tap(text: "Cancel")
        #expect(delegate.canceled.count == 1 && delegate.canceled.first === panel && panel.animations.isEmpty)
    }

    @Test("A session stays alone: sending fails, with one code for no device and another for one")
    func sessions() async {
        let peer = MCPeerID(displayName: "Desk")
        let session = MCSession(peer: peer)
        #expect(session.encryptionPreference == .required && session.connectedPeers.isEmpty)
        #expect(session.myPeerID === peer && session.securityIdentity == nil)
        #expect(throws: MCError(.invalidParameter)) { try session.send(Data([1]), toPeers: [], with: .reliable) }
        #expect(throws: MCError(.notConnected)) { try session.send(Data([1]), toPeers: [peer], with: .unreliable) }
        #expect(throws: MCError(.notConnected)) { try session.startStream(withName: "a", toPeer: peer) }
        let error = await withCheckedContinuation { continuation in
            let progress = session.sendResource(at: URL(filePath: "/"), withName: "a", toPeer: peer) {
                continuation.resume(returning: $0 as? MCError)
            }
            #expect(progress == nil)
        }
        #expect(error == MCError(.notConnected) && MCError(.unavailable).code.rawValue == 6)
    }

    @Test("An offer to devices nearby fails, and keeps what it was made with")
    func advertising() async {
        final class Delegate: NSObject, MCNearbyServiceAdvertiserDelegate, @unchecked Sendable {
            let failed = AsyncStream.makeStream(of: MCError?.self)
            func advertiser(
                _ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID,
                withContext context: Data?, invitationHandler: @escaping (Bool, MCSession?) -> Void
            ) {}
            func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error) {
                failed.continuation.yield(error as? MCError)
            }
        }
        let peer = MCPeerID(displayName: "Desk")
        let offer = MCNearbyServiceAdvertiser(peer: peer, discoveryInfo: ["level": "3"], serviceType: "game")
        let delegate = Delegate()
        offer.delegate = delegate
        offer.startAdvertisingPeer()
        var errors = delegate.failed.stream.makeAsyncIterator()
        #expect(await errors.next() == MCError(.unavailable))
        #expect(offer.myPeerID === peer && offer.discoveryInfo == ["level": "3"] && offer.serviceType == "game")
        let helper = MCAdvertiserAssistant(serviceType: "chat", discoveryInfo: nil, session: MCSession(peer: peer))
        #expect(TestHost.warnings { helper.start() }.count == 1 && helper.serviceType == "chat")
    }

    @Test("A delegate of homes hears of the permission, then of the homes; all requests fail")
    func homes() async {
        final class Delegate: NSObject, HMHomeManagerDelegate, @unchecked Sendable {
            let calls = AsyncStream.makeStream(of: String.self)
            func homeManagerDidUpdateHomes(_ manager: HMHomeManager) {
                calls.continuation.yield("homes \(manager.homes.count)")
            }
            func homeManager(_ manager: HMHomeManager, didUpdate status: HMHomeManagerAuthorizationStatus) {
                calls.continuation.yield("status \(status == [.determined, .restricted])")
            }
        }
        let (manager, delegate) = (HMHomeManager(), Delegate())
        manager.delegate = delegate
        var calls = delegate.calls.stream.makeAsyncIterator()
        #expect(await calls.next() == "status true")
        #expect(await calls.next() == "homes 0")
        #expect(manager.primaryHome == nil && HMAccessoryBrowser().discoveredAccessories.isEmpty)
        let (hasHome, error) = await withCheckedContinuation { continuation in
            manager.addHome(withName: "Home") { continuation.resume(returning: ($0 != nil, $1 as? HMError)) }
        }
        #expect(!hasHome && error == HMError(.homeAccessNotAuthorized))
    }

    @Test("A wireless network is weak and open, settings of one keep their values, and joining is refused")
    func hotspots() async {
        let network = NEHotspotNetwork(ssid: "Home", bssid: "00:11")
        #expect(network.ssid == "Home" && network.bssid == "00:11" && network.signalStrength == 0 && !network.isSecure)
        #expect(await NEHotspotNetwork.fetchCurrent() == nil)
        let whole = NEHotspotConfiguration(ssid: "Home", passphrase: "secret", isWEP: false)
        let start = NEHotspotConfiguration(ssidPrefix: "Ho")
        #expect(whole.ssid == "Home" && whole.ssidPrefix.isEmpty && !whole.joinOnce && !whole.hidden)
        #expect(start.ssid.isEmpty && start.ssidPrefix == "Ho" && start.lifeTimeInDays == nil)
        await #expect(throws: NEHotspotConfigurationError.userDenied) {
            try await NEHotspotConfigurationManager.shared.apply(start)
        }
        let names = await withCheckedContinuation { continuation in
            NEHotspotConfigurationManager.shared.getConfiguredSSIDs { continuation.resume(returning: $0) }
        }
        #expect(names.isEmpty)
    }

    @Test("Each manager of private networks has a connection of its own, which knows the manager and is not made")
    func privateNetworks() async {
        let (manager, other) = (NEVPNManager(), NETunnelProviderManager())
        #expect(manager.connection.manager === manager && other.connection.manager === other)
        #expect(
            NEVPNManager.shared() === NEVPNManager.shared() && NEVPNManager.shared().connection.connectedDate == nil)
        #expect(!manager.isEnabled && !manager.isOnDemandEnabled && manager.onDemandRules == nil)
        #expect(throws: NEVPNError(.configurationReadWriteFailed)) {
            try (other.connection as? NETunnelProviderSession)?.startTunnel()
        }
        #expect(throws: NEVPNError(.configurationReadWriteFailed)) {
            try (other.connection as? NETunnelProviderSession)?.sendProviderMessage(Data())
        }
        let saved = await withCheckedContinuation { continuation in
            manager.saveToPreferences { continuation.resume(returning: $0 as? NEVPNError) }
        }
        #expect(saved == NEVPNError(.configurationReadWriteFailed))
        let loaded = await withCheckedContinuation { continuation in
            manager.loadFromPreferences { continuation.resume(returning: $0 == nil) }
        }
        #expect(loaded && NEVPNError.Code.configurationUnknown.rawValue == 6)
    }

    private struct Film: GroupActivity {
        var metadata: GroupActivityMetadata { GroupActivityMetadata() }
    }

    @Test("A loop over sessions of a group ends when its task is canceled")
    func groups() async {
        let task = Task {
            var count = 0
            for await _ in Film.sessions() { count += 1 }
            return count
        }
        task.cancel()
        #expect(await task.value == 0)
        #expect(Film.activityIdentifier.hasSuffix("Film") && !GroupStateObserver().isEligibleForGroupSession)
    }
}
