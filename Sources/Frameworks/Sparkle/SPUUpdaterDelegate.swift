import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Methods that an updater calls; all are optional.
public protocol SPUUpdaterDelegate: AnyObject {
    /// Throws if an update may not be looked for now.
    func updater(_ updater: SPUUpdater, mayPerform updateCheck: SPUUpdateCheck) throws
    /// Returns the channels of updates that are offered; none but the default one by default.
    func allowedChannels(for updater: SPUUpdater) -> Set<String>
    /// Returns the address of the list of updates; nil for the bundle's.
    func feedURLString(for updater: SPUUpdater) -> String?
    /// Returns parameters of the request for the list.
    func feedParameters(for updater: SPUUpdater, sendingSystemProfile sendingProfile: Bool) -> [[String: String]]
    /// Returns whether the user is asked for the permission to look for updates; true by default.
    func updaterShouldPromptForPermissionToCheck(forUpdates updater: SPUUpdater) -> Bool
    /// Called with the list of updates; never here.
    func updater(_ updater: SPUUpdater, didFinishLoading appcast: SUAppcast)
    /// Returns the best update of a list; nil for the updater's choice.
    func bestValidUpdate(in appcast: SUAppcast, for updater: SPUUpdater) -> SUAppcastItem?
    /// Returns a comparator of versions; nil for the standard one.
    func versionComparator(for updater: SPUUpdater) -> (any SUVersionComparison)?
    /// Throws if an update may not be offered.
    func updater(
        _ updater: SPUUpdater, shouldProceedWithUpdate updateItem: SUAppcastItem, updateCheck: SPUUpdateCheck)
        throws
    /// Called with an update; never here.
    func updater(_ updater: SPUUpdater, didFindValidUpdate item: SUAppcastItem)
    /// Called when there is no update.
    func updaterDidNotFindUpdate(_ updater: SPUUpdater)
    /// Called when there is no update, with the reason.
    func updaterDidNotFindUpdate(_ updater: SPUUpdater, error: any Error)
    /// Called when the user has chosen what to do with an update; never here.
    func updater(
        _ updater: SPUUpdater, userDidMake choice: SPUUserUpdateChoice, forUpdate updateItem: SUAppcastItem,
        state: SPUUserUpdateState)
    /// Called before an update is fetched; never here.
    func updater(_ updater: SPUUpdater, willDownloadUpdate item: SUAppcastItem, with request: NSMutableURLRequest)
    /// Called when an update was fetched; never here.
    func updater(_ updater: SPUUpdater, didDownloadUpdate item: SUAppcastItem)
    /// Called when an update could not be fetched; never here.
    func updater(_ updater: SPUUpdater, failedToDownloadUpdate item: SUAppcastItem, error: any Error)
    /// Called before an update is unpacked; never here.
    func updater(_ updater: SPUUpdater, willExtractUpdate item: SUAppcastItem)
    /// Called when an update was unpacked; never here.
    func updater(_ updater: SPUUpdater, didExtractUpdate item: SUAppcastItem)
    /// Called when the user has stopped an update; never here.
    func userDidCancelDownload(_ updater: SPUUpdater)
    /// Called before an update is installed; never here.
    func updater(_ updater: SPUUpdater, willInstallUpdate item: SUAppcastItem)
    /// Called when an update is installed at the app's end; never here. Returns whether the app installs it.
    func updater(
        _ updater: SPUUpdater, willInstallUpdateOnQuit item: SUAppcastItem,
        immediateInstallationBlock immediateInstallHandler: @escaping () -> Void
    ) -> Bool
    /// Returns whether the app starts again after an update.
    func updaterShouldRelaunchApplication(_ updater: SPUUpdater) -> Bool
    /// Returns whether the start waits for the app, which then calls the function.
    func updater(
        _ updater: SPUUpdater, shouldPostponeRelaunchForUpdate item: SUAppcastItem,
        untilInvokingBlock installHandler: @escaping () -> Void
    ) -> Bool
    /// Called before the app starts again; never here.
    func updaterWillRelaunchApplication(_ updater: SPUUpdater)
    /// Called when a check is scheduled; never here.
    func updater(_ updater: SPUUpdater, willScheduleUpdateCheckAfterDelay delay: TimeInterval)
    /// Called when no check is scheduled.
    func updaterWillNotScheduleUpdateCheck(_ updater: SPUUpdater)
    /// Called when a check has failed; never here.
    func updater(_ updater: SPUUpdater, didAbortWithError error: any Error)
    /// Called at the end of a check.
    func updater(_ updater: SPUUpdater, didFinishUpdateCycleFor updateCheck: SPUUpdateCheck, error: (any Error)?)
    /// Returns the keys of the profile that may be sent.
    func allowedSystemProfileKeys(for updater: SPUUpdater) -> [String]?
    /// Returns how the password of an encrypted image is found.
    func decryptionPassword(for updater: SPUUpdater) -> String?
}

extension SPUUpdaterDelegate {
    public func updater(_ updater: SPUUpdater, mayPerform updateCheck: SPUUpdateCheck) throws {}
    public func allowedChannels(for updater: SPUUpdater) -> Set<String> { [] }
    public func feedURLString(for updater: SPUUpdater) -> String? { nil }
    public func feedParameters(
        for updater: SPUUpdater, sendingSystemProfile sendingProfile: Bool
    ) -> [[String: String]] { [] }
    public func updaterShouldPromptForPermissionToCheck(forUpdates updater: SPUUpdater) -> Bool { true }
    public func updater(_ updater: SPUUpdater, didFinishLoading appcast: SUAppcast) {}
    public func bestValidUpdate(in appcast: SUAppcast, for updater: SPUUpdater) -> SUAppcastItem? { nil }
    public func versionComparator(for updater: SPUUpdater) -> (any SUVersionComparison)? { nil }
    public func updater(
        _ updater: SPUUpdater, shouldProceedWithUpdate updateItem: SUAppcastItem, updateCheck: SPUUpdateCheck
    ) throws {}
    public func updater(_ updater: SPUUpdater, didFindValidUpdate item: SUAppcastItem) {}
    public func updaterDidNotFindUpdate(_ updater: SPUUpdater) {}
    public func updaterDidNotFindUpdate(_ updater: SPUUpdater, error: any Error) {}
    public func updater(
        _ updater: SPUUpdater, userDidMake choice: SPUUserUpdateChoice, forUpdate updateItem: SUAppcastItem,
        state: SPUUserUpdateState
    ) {}
    public func updater(
        _ updater: SPUUpdater, willDownloadUpdate item: SUAppcastItem, with request: NSMutableURLRequest
    ) {}
    public func updater(_ updater: SPUUpdater, didDownloadUpdate item: SUAppcastItem) {}
    public func updater(_ updater: SPUUpdater, failedToDownloadUpdate item: SUAppcastItem, error: any Error) {}
    public func updater(_ updater: SPUUpdater, willExtractUpdate item: SUAppcastItem) {}
    public func updater(_ updater: SPUUpdater, didExtractUpdate item: SUAppcastItem) {}
    public func userDidCancelDownload(_ updater: SPUUpdater) {}
    public func updater(_ updater: SPUUpdater, willInstallUpdate item: SUAppcastItem) {}
    public func updater(
        _ updater: SPUUpdater, willInstallUpdateOnQuit item: SUAppcastItem,
        immediateInstallationBlock immediateInstallHandler: @escaping () -> Void
    ) -> Bool { false }
    public func updaterShouldRelaunchApplication(_ updater: SPUUpdater) -> Bool { true }
    public func updater(
        _ updater: SPUUpdater, shouldPostponeRelaunchForUpdate item: SUAppcastItem,
        untilInvokingBlock installHandler: @escaping () -> Void
    ) -> Bool { false }
    public func updaterWillRelaunchApplication(_ updater: SPUUpdater) {}
    public func updater(_ updater: SPUUpdater, willScheduleUpdateCheckAfterDelay delay: TimeInterval) {}
    public func updaterWillNotScheduleUpdateCheck(_ updater: SPUUpdater) {}
    public func updater(_ updater: SPUUpdater, didAbortWithError error: any Error) {}
    public func updater(
        _ updater: SPUUpdater, didFinishUpdateCycleFor updateCheck: SPUUpdateCheck, error: (any Error)?
    ) {}
    public func allowedSystemProfileKeys(for updater: SPUUpdater) -> [String]? { nil }
    public func decryptionPassword(for updater: SPUUpdater) -> String? { nil }
}
