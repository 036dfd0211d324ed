import AppKit
import Foundation

/// Shows the steps of an update to the user.
public protocol SPUUserDriver: AnyObject {
    /// Asks for the permission to look for updates.
    func show(_ request: SPUUpdatePermissionRequest, reply: @escaping (SUUpdatePermissionResponse) -> Void)
    /// Shows that an update is looked for.
    func showUserInitiatedUpdateCheck(cancellation: @escaping () -> Void)
    /// Shows an update.
    func showUpdateFound(
        with appcastItem: SUAppcastItem, state: SPUUserUpdateState, reply: @escaping (SPUUserUpdateChoice) -> Void)
    /// Shows notes about an update.
    func showUpdateReleaseNotes(with downloadData: SPUDownloadData)
    /// Shows that the notes could not be fetched.
    func showUpdateReleaseNotesFailedToDownloadWithError(_ error: any Error)
    /// Shows that there is no update.
    func showUpdateNotFoundWithError(_ error: any Error, acknowledgement: @escaping () -> Void)
    /// Shows an error.
    func showUpdaterError(_ error: any Error, acknowledgement: @escaping () -> Void)
    /// Shows that an update is fetched.
    func showDownloadInitiated(cancellation: @escaping () -> Void)
    /// Shows how long an update is, in bytes.
    func showDownloadDidReceiveExpectedContentLength(_ expectedContentLength: UInt64)
    /// Shows that a part of an update has arrived, in bytes.
    func showDownloadDidReceiveData(ofLength length: UInt64)
    /// Shows that an update is unpacked.
    func showDownloadDidStartExtractingUpdate()
    /// Shows how far the unpacking is, from 0 to 1.
    func showExtractionReceivedProgress(_ progress: Double)
    /// Asks whether the update is installed now.
    func showReady(toInstallAndRelaunch reply: @escaping (SPUUserUpdateChoice) -> Void)
    /// Shows that an update is installed.
    func showInstallingUpdate(
        withApplicationTerminated applicationTerminated: Bool,
        retryTerminatingApplication: @escaping () -> Void)
    /// Shows that an update was installed.
    func showUpdateInstalledAndRelaunched(_ relaunched: Bool, acknowledgement: @escaping () -> Void)
    /// Brings the shown step to the front.
    func showUpdateInFocus()
    /// Ends the display of the steps.
    func dismissUpdateInstallation()
}

extension SPUUserDriver {
    public func showUpdateReleaseNotes(with downloadData: SPUDownloadData) {}
    public func showUpdateReleaseNotesFailedToDownloadWithError(_ error: any Error) {}
    public func showUpdateInFocus() {}
}

/// Shows the steps of an update in alerts.
open class SPUStandardUserDriver: NSObject, SPUUserDriver, @unchecked Sendable {
    /// The bundle that is updated.
    public let hostBundle: Bundle
    /// The delegate; nil for none.
    public private(set) weak var delegate: (any SPUStandardUserDriverDelegate)?

    /// Creates a driver for updates of a bundle.
    public init(hostBundle: Bundle, delegate: (any SPUStandardUserDriverDelegate)?) {
        self.hostBundle = hostBundle
        self.delegate = delegate
        super.init()
    }

    private func show(_ title: String, _ text: String, then action: @escaping () -> Void) {
        delegate?.standardUserDriverWillShowModalAlert()
        nonisolated(unsafe) let end = action
        let show: @MainActor @Sendable () -> Void = { [weak self] in
            let alert = NSAlert()
            alert.messageText = title
            alert.informativeText = text
            alert.beginSheetModal(for: NSApplication.shared.keyWindow ?? NSWindow()) { _ in
                self?.delegate?.standardUserDriverDidShowModalAlert()
                end()
            }
        }
        if MainQueue.isServed { MainActor.assumeIsolated(show) } else { DispatchQueue.main.async(execute: show) }
    }
    open func show(_ request: SPUUpdatePermissionRequest, reply: @escaping (SUUpdatePermissionResponse) -> Void) {
        reply(SUUpdatePermissionResponse(automaticUpdateChecks: false, sendSystemProfile: false))
    }
    open func showUserInitiatedUpdateCheck(cancellation: @escaping () -> Void) {}
    open func showUpdateFound(
        with appcastItem: SUAppcastItem, state: SPUUserUpdateState, reply: @escaping (SPUUserUpdateChoice) -> Void
    ) { reply(.dismiss) }
    open func showUpdateNotFoundWithError(_ error: any Error, acknowledgement: @escaping () -> Void) {
        show(error.localizedDescription, "Updates come with the system\u{2019}s packages.", then: acknowledgement)
    }
    open func showUpdaterError(_ error: any Error, acknowledgement: @escaping () -> Void) {
        show("Update Error!", error.localizedDescription, then: acknowledgement)
    }
    open func showDownloadInitiated(cancellation: @escaping () -> Void) {}
    open func showDownloadDidReceiveExpectedContentLength(_ expectedContentLength: UInt64) {}
    open func showDownloadDidReceiveData(ofLength length: UInt64) {}
    open func showDownloadDidStartExtractingUpdate() {}
    open func showExtractionReceivedProgress(_ progress: Double) {}
    open func showReady(toInstallAndRelaunch reply: @escaping (SPUUserUpdateChoice) -> Void) { reply(.dismiss) }
    open func showInstallingUpdate(
        withApplicationTerminated applicationTerminated: Bool, retryTerminatingApplication: @escaping () -> Void
    ) {}
    open func showUpdateInstalledAndRelaunched(_ relaunched: Bool, acknowledgement: @escaping () -> Void) {
        acknowledgement()
    }
    open func dismissUpdateInstallation() {}
}

/// Methods that the standard driver calls; all are optional.
public protocol SPUStandardUserDriverDelegate: AnyObject {
    /// Whether reminders of scheduled updates may be shown without stealing the focus.
    var supportsGentleScheduledUpdateReminders: Bool { get }
    /// Called when an alert is about to be shown.
    func standardUserDriverWillShowModalAlert()
    /// Called when an alert was shown.
    func standardUserDriverDidShowModalAlert()
    /// Returns whether the driver shows a scheduled update itself; true by default.
    func standardUserDriverShouldHandleShowingScheduledUpdate(
        _ update: SUAppcastItem, andInImmediateFocus immediateFocus: Bool
    ) -> Bool
    /// Called when an update is about to be shown.
    func standardUserDriverWillHandleShowingUpdate(
        _ handleShowingUpdate: Bool, forUpdate update: SUAppcastItem, state: SPUUserUpdateState)
    /// Called when the user has looked at an update.
    func standardUserDriverDidReceiveUserAttention(forUpdate update: SUAppcastItem)
    /// Called when the update is no longer shown.
    func standardUserDriverWillFinishUpdateSession()
    /// Whether an update may be hidden.
    func standardUserDriverAllowsMinimizableStatusWindow() -> Bool
    /// Returns a comparator of versions; nil for the standard one.
    func standardUserDriverRequestsVersionDisplayer() -> (any SUVersionDisplay)?
}

extension SPUStandardUserDriverDelegate {
    public var supportsGentleScheduledUpdateReminders: Bool { false }
    public func standardUserDriverWillShowModalAlert() {}
    public func standardUserDriverDidShowModalAlert() {}
    public func standardUserDriverShouldHandleShowingScheduledUpdate(
        _ update: SUAppcastItem, andInImmediateFocus immediateFocus: Bool
    ) -> Bool { true }
    public func standardUserDriverWillHandleShowingUpdate(
        _ handleShowingUpdate: Bool, forUpdate update: SUAppcastItem, state: SPUUserUpdateState
    ) {}
    public func standardUserDriverDidReceiveUserAttention(forUpdate update: SUAppcastItem) {}
    public func standardUserDriverWillFinishUpdateSession() {}
    public func standardUserDriverAllowsMinimizableStatusWindow() -> Bool { true }
    public func standardUserDriverRequestsVersionDisplayer() -> (any SUVersionDisplay)? { nil }
}
