import Foundation
import SwiftUI

/// Receives invitations; an error here.
public protocol MCNearbyServiceAdvertiserDelegate: NSObjectProtocol {
    /// Called with an invitation.
    func advertiser(
        _ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID,
        withContext context: Data?,
        invitationHandler: @escaping (Bool, MCSession?) -> Void)
    /// Called when the offer has failed.
    func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error)
}

extension MCNearbyServiceAdvertiserDelegate {
    public func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error) {}
}

/// Offers this device to others nearby, which fails here.
///
/// Follows Apple's [MCNearbyServiceAdvertiser](https://developer.apple.com/documentation/multipeerconnectivity/mcnearbyserviceadvertiser).
open class MCNearbyServiceAdvertiser: NSObject, @unchecked Sendable {
    /// Receives invitations.
    open weak var delegate: (any MCNearbyServiceAdvertiserDelegate)?
    /// This device.
    public let myPeerID: MCPeerID
    /// Facts for other devices; nil for none.
    public let discoveryInfo: [String: String]?
    /// The name of the app's service.
    public let serviceType: String
    /// Creates an offer.
    public init(peer myPeerID: MCPeerID, discoveryInfo info: [String: String]?, serviceType: String) {
        (self.myPeerID, discoveryInfo, self.serviceType) = (myPeerID, info, serviceType)
    }
    /// Begins the offer: the delegate receives an error.
    open func startAdvertisingPeer() {
        let error = MCError.missing()
        DispatchQueue.main.async { [weak self] in
            guard let self else { return }
            delegate?.advertiser(self, didNotStartAdvertisingPeer: error)
        }
    }
    /// Ends the offer.
    open func stopAdvertisingPeer() {}
}

/// Offers this device to others nearby with panels of the system, which fails here.
open class MCAdvertiserAssistant: NSObject, @unchecked Sendable {
    /// Receives when a panel is shown; never here.
    open weak var delegate: (any MCAdvertiserAssistantDelegate)?
    /// The session that others join.
    public let session: MCSession
    /// Facts for other devices; nil for none.
    public let discoveryInfo: [String: String]?
    /// The name of the app's service.
    public let serviceType: String
    /// Creates an offer.
    public init(serviceType: String, discoveryInfo info: [String: String]?, session: MCSession) {
        (self.serviceType, discoveryInfo, self.session) = (serviceType, info, session)
    }
    /// Begins the offer, without effect.
    open func start() { _ = MCError.missing() }
    /// Ends the offer.
    open func stop() {}
}

/// Receives when an invitation's panel is shown.
public protocol MCAdvertiserAssistantDelegate: NSObjectProtocol {
    /// Called before a panel is shown.
    func advertiserAssistantWillPresentInvitation(_ advertiserAssistant: MCAdvertiserAssistant)
    /// Called after a panel was shown.
    func advertiserAssistantDidDismissInvitation(_ advertiserAssistant: MCAdvertiserAssistant)
}

extension MCAdvertiserAssistantDelegate {
    public func advertiserAssistantWillPresentInvitation(_ advertiserAssistant: MCAdvertiserAssistant) {}
    public func advertiserAssistantDidDismissInvitation(_ advertiserAssistant: MCAdvertiserAssistant) {}
}

/// Receives devices that were found; an error here.
public protocol MCNearbyServiceBrowserDelegate: NSObjectProtocol {
    /// Called with a device.
    func browser(
        _ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID, withDiscoveryInfo info: [String: String]?)
    /// Called when a device is no longer there.
    func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID)
    /// Called when the search has failed.
    func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error)
}

extension MCNearbyServiceBrowserDelegate {
    public func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error) {}
}

/// Searches for devices nearby, which fails here.
///
/// Follows Apple's [MCNearbyServiceBrowser](https://developer.apple.com/documentation/multipeerconnectivity/mcnearbyservicebrowser).
open class MCNearbyServiceBrowser: NSObject, @unchecked Sendable {
    /// Receives devices.
    open weak var delegate: (any MCNearbyServiceBrowserDelegate)?
    /// This device.
    public let myPeerID: MCPeerID
    /// The name of the app's service.
    public let serviceType: String
    /// Creates a search.
    public init(peer myPeerID: MCPeerID, serviceType: String) {
        (self.myPeerID, self.serviceType) = (myPeerID, serviceType)
    }
    /// Begins the search: the delegate receives an error.
    open func startBrowsingForPeers() {
        let error = MCError.missing()
        DispatchQueue.main.async { [weak self] in
            guard let self else { return }
            delegate?.browser(self, didNotStartBrowsingForPeers: error)
        }
    }
    /// Ends the search.
    open func stopBrowsingForPeers() {}
    /// Invites a device; without effect.
    open func invitePeer(_ peerID: MCPeerID, to session: MCSession, withContext context: Data?, timeout: TimeInterval) {
        _ = MCError.missing()
    }
}

/// Receives the end of a panel that searches.
@MainActor @preconcurrency
public protocol MCBrowserViewControllerDelegate: NSObjectProtocol {
    /// Called when the user has chosen devices.
    func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController)
    /// Called when the user has chosen none.
    func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController)
}

/// A panel with the devices nearby: a sentence here, which says that none are found.
@MainActor @preconcurrency
open class MCBrowserViewController: UIViewController {
    /// Receives the end.
    open weak var delegate: (any MCBrowserViewControllerDelegate)?
    /// The session that others join.
    public let session: MCSession
    /// The smallest number of devices; 2 by default.
    open var minimumNumberOfPeers = kMCSessionMinimumNumberOfPeers
    /// The largest number of devices; 8 by default.
    open var maximumNumberOfPeers = kMCSessionMaximumNumberOfPeers
    private let serviceType: String

    /// Creates a panel for a session.
    public init(serviceType: String, session: MCSession) {
        (self.serviceType, self.session) = (serviceType, session)
        super.init(nibName: nil, bundle: nil)
    }
    /// Creates a panel for a session that searches with an app's browser.
    public convenience init(browser: MCNearbyServiceBrowser, session: MCSession) {
        self.init(serviceType: browser.serviceType, session: session)
    }
    /// Creates a panel of an empty session: archives cannot be read here.
    public required init?(coder: NSCoder) {
        (serviceType, session) = ("", MCSession(peer: MCPeerID(displayName: "")))
        super.init(coder: coder)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        _ = MCError.missing()
        let page = UIHostingController(
            rootView: NoDevices { [weak self] in
                guard let self else { return }
                if let delegate { delegate.browserViewControllerWasCancelled(self) } else { dismiss(animated: true) }
            })
        addChild(page)
        page.view.frame = view.bounds
        page.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(page.view)
        page.didMove(toParent: self)
    }
}

private struct NoDevices: View {
    let cancel: () -> Void
    var body: some View {
        VStack(spacing: 12) {
            Text("Devices nearby are not found on this machine.")
            Button("Cancel", action: cancel)
        }
        .padding()
    }
}
