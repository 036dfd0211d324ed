import Foundation

/// The kind of a check for updates.
public enum SPUUpdateCheck: Int, Sendable { case updates, updatesInBackground, updateInformation }
/// The user's choice about an update.
public enum SPUUserUpdateChoice: Int, Sendable { case skip, install, dismiss }
/// How far an update is.
public enum SPUUserUpdateStage: Int, Sendable { case notDownloaded, downloaded, installing }
/// The reason why there is no update.
public enum SPUNoUpdateFoundReason: Int32, Sendable {
    case unknown, onLatestVersion, onNewerThanLatestVersion, systemIsTooOld, systemIsTooNew, hardwareDoesNotSupportARM64
}

/// The domain of Sparkle's errors.
public let SUSparkleErrorDomain = "SUSparkleErrorDomain"
/// The key of the reason why there is no update.
public let SPUNoUpdateFoundReasonKey = "SUNoUpdateFoundReason"
/// The key of the newest update in the list.
public let SPULatestAppcastItemFoundKey = "SULatestAppcastItemFound"
/// The key of whether the user has asked for the check.
public let SPUNoUpdateFoundUserInitiatedKey = "SPUNoUpdateUserInitiated"

/// The codes of Sparkle's errors.
public enum SUError: Int, Error, Sendable {
    case noPublicDSAFoundError = 1
    case insufficientSigningError = 2
    case insecureFeedURLError = 3
    case invalidFeedURLError = 4
    case invalidUpdaterError = 5
    case invalidHostBundleIdentifierError = 6
    case invalidHostVersionError = 7
    case appcastParseError = 1000
    case noUpdateError = 1001
    case appcastError = 1002
    case runningFromDiskImageError = 1003
    case resumeAppcastError = 1004
    case runningTranslocated = 1005
    case webKitTerminationError = 1006
    case releaseNotesError = 1007
    case temporaryDirectoryError = 2000
    case downloadError = 2001
    case unarchivingError = 3000
    case signatureError = 3001
    case validationError = 3002
    case fileCopyFailure = 4000
    case authenticationFailure = 4001
    case missingUpdateError = 4002
    case missingInstallerToolError = 4003
    case relaunchError = 4004
    case installationError = 4005
    case downgradeError = 4006
    case installationCanceledError = 4007
    case installationAuthorizeLaterError = 4008
    case notValidUpdateError = 4009
    case agentInvalidationError = 4010
    case installationRootInteractiveError = 4011
    case installationWriteNoPermissionError = 4012
    case incorrectAPIUsageError = 5000
}

/// The updater of Sparkle 1.
open class SUUpdater: NSObject, @unchecked Sendable {
    private static let only = SUUpdater()
    private let controller = SPUStandardUpdaterController(updaterDelegate: nil, userDriverDelegate: nil)
    /// The updater of the app.
    open class func shared() -> SUUpdater! { only }
    /// The delegate; nil for none.
    open weak var delegate: AnyObject?
    /// Looks for an update, and shows the result.
    open func checkForUpdates(_ sender: Any?) { controller.checkForUpdates(sender) }
    /// Looks for an update without showing anything unless there is one.
    open func checkForUpdatesInBackground() { controller.updater.checkForUpdatesInBackground() }
    /// Whether updates are looked for by themselves.
    open var automaticallyChecksForUpdates: Bool {
        get { controller.updater.automaticallyChecksForUpdates }
        set { controller.updater.automaticallyChecksForUpdates = newValue }
    }
    /// Whether updates are fetched by themselves.
    open var automaticallyDownloadsUpdates: Bool {
        get { controller.updater.automaticallyDownloadsUpdates }
        set { controller.updater.automaticallyDownloadsUpdates = newValue }
    }
    /// The time between two checks, in seconds.
    open var updateCheckInterval: TimeInterval {
        get { controller.updater.updateCheckInterval }
        set { controller.updater.updateCheckInterval = newValue }
    }
    /// When an update was last looked for; nil for never.
    open var lastUpdateCheckDate: Date! { controller.updater.lastUpdateCheckDate }
    /// The address of the list of updates; nil for none.
    open var feedURL: URL! {
        get { controller.updater.feedURL }
        set { controller.updater.setFeedURL(newValue) }
    }
}
