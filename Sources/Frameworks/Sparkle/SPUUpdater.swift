import AppKit
import Combine
import Foundation
import OrielBasics

/// Looks for updates of an app.
///
/// The interface of Sparkle's [SPUUpdater](https://sparkle-project.org/documentation/api-reference/Classes/SPUUpdater.html), whose framework is
/// compiled for the Mac alone. Packages of this system are updated by its package manager: no update is ever found here, each check
/// ends with an error of the code ``SUError/noUpdateError``, and the first one says so on standard error. The settings are kept.
open class SPUUpdater: NSObject, _KeyValueObserving, @unchecked Sendable {
    public let _observers = _KeyValueObservers()
    /// The delegate; nil for none.
    public private(set) weak var delegate: (any SPUUpdaterDelegate)?
    /// The driver that shows the steps of an update.
    public let userDriver: any SPUUserDriver
    /// The bundle that is updated.
    public let hostBundle: Bundle
    private let application: Bundle
    private var isStarted = false
    private var settings: UserDefaults {
        hostBundle === Bundle.main ? .standard : UserDefaults(suiteName: name) ?? .standard
    }
    private var name: String { hostBundle.bundleIdentifier ?? hostBundle.bundleURL.lastPathComponent }

    /// Creates an updater of a bundle.
    ///
    /// Nothing is checked before ``start()``.
    public init(
        hostBundle: Bundle, applicationBundle: Bundle, userDriver: any SPUUserDriver,
        delegate: (any SPUUpdaterDelegate)?
    ) {
        self.hostBundle = hostBundle
        application = applicationBundle
        self.userDriver = userDriver
        self.delegate = delegate
        super.init()
    }

    /// Starts the updater.
    open func start() throws {
        report { isStarted = true }
        delegate?.updaterWillNotScheduleUpdateCheck(self)
    }

    // MARK: Checks

    /// Looks for an update, and shows the result; there is none here.
    open func checkForUpdates() { check(.updates, isShown: true) }
    /// Looks for an update without showing anything unless there is one; there is none here.
    open func checkForUpdatesInBackground() { check(.updatesInBackground, isShown: false) }
    /// Looks for an update without offering it; there is none here.
    open func checkForUpdateInformation() { check(.updateInformation, isShown: false) }
    /// Schedules the next check; none is due here.
    open func resetUpdateCycle() {}
    /// Schedules the next check after a short time; none is due here.
    open func resetUpdateCycleAfterShortDelay() {}
    /// Whether the user can look for an update: true once the updater was started, as the result can be shown.
    open var canCheckForUpdates: Bool { isStarted && !sessionInProgress }
    /// Whether a check is under way.
    public private(set) var sessionInProgress = false

    private func check(_ kind: SPUUpdateCheck, isShown: Bool) {
        if sessionInProgress { return }
        RuntimeWarning.issue(
            "Sparkle finds no updates here: packages are updated by the system's package manager (see CompatibilityGaps.md)."
        )
        do { try delegate?.updater(self, mayPerform: kind) } catch { return finish(kind, error) }
        report { sessionInProgress = true }
        settings.set(Date(), forKey: "SULastCheckTime")
        let error = NSError(
            domain: SUSparkleErrorDomain, code: SUError.noUpdateError.rawValue,
            userInfo: [
                NSLocalizedDescriptionKey: "You\u{2019}re up to date!",
                SPUNoUpdateFoundReasonKey: SPUNoUpdateFoundReason.unknown.rawValue,
                SPUNoUpdateFoundUserInitiatedKey: isShown,
            ])
        delegate?.updaterDidNotFindUpdate(self, error: error)
        delegate?.updaterDidNotFindUpdate(self)
        guard isShown else { return finish(kind, error) }
        userDriver.showUpdateNotFoundWithError(error) { [weak self] in self?.finish(kind, error) }
    }

    private func report(_ change: () -> Void) {
        change()
        _observers.notify()
    }

    private func finish(_ kind: SPUUpdateCheck, _ error: any Error) {
        report { sessionInProgress = false }
        delegate?.updater(self, didFinishUpdateCycleFor: kind, error: error)
    }

    // MARK: Settings

    private func flag(_ key: String) -> Bool {
        settings.object(forKey: key) as? Bool ?? hostBundle.object(forInfoDictionaryKey: key) as? Bool ?? false
    }
    /// Whether updates are looked for by themselves; kept in the user's defaults.
    open var automaticallyChecksForUpdates: Bool {
        get { flag("SUEnableAutomaticChecks") }
        set { settings.set(newValue, forKey: "SUEnableAutomaticChecks") }
    }
    /// Whether updates are fetched by themselves; kept in the user's defaults.
    open var automaticallyDownloadsUpdates: Bool {
        get { flag("SUAutomaticallyUpdate") }
        set { settings.set(newValue, forKey: "SUAutomaticallyUpdate") }
    }
    /// Whether the user may choose that updates are fetched by themselves; true unless the bundle forbids it.
    open var allowsAutomaticUpdates: Bool {
        hostBundle.object(forInfoDictionaryKey: "SUAllowsAutomaticUpdates") as? Bool ?? true
    }
    /// The time between two checks, in seconds; a day by default.
    open var updateCheckInterval: TimeInterval {
        get { settings.object(forKey: "SUScheduledCheckInterval") as? TimeInterval ?? 86400 }
        set { settings.set(newValue, forKey: "SUScheduledCheckInterval") }
    }
    /// Whether a profile of the system is sent with a check; nothing is sent here.
    open var sendsSystemProfile: Bool {
        get { flag("SUSendProfileInfo") }
        set { settings.set(newValue, forKey: "SUSendProfileInfo") }
    }
    /// When an update was last looked for; nil for never.
    open var lastUpdateCheckDate: Date? { settings.object(forKey: "SULastCheckTime") as? Date }
    /// The address of the list of updates: the delegate's, the user's or the bundle's; nil for none.
    open var feedURL: URL? {
        let text =
            delegate?.feedURLString(for: self) ?? settings.string(forKey: "SUFeedURL")
            ?? hostBundle.object(forInfoDictionaryKey: "SUFeedURL") as? String
        return text.flatMap { URL(string: $0) }
    }
    /// Keeps another address of the list of updates.
    open func setFeedURL(_ feedURL: URL?) { settings.set(feedURL?.absoluteString, forKey: "SUFeedURL") }
    /// Forgets the address that was kept, and returns it; nil for none.
    @discardableResult
    open func clearFeedURLFromUserDefaults() -> URL? {
        let old = settings.string(forKey: "SUFeedURL").flatMap { URL(string: $0) }
        settings.removeObject(forKey: "SUFeedURL")
        return old
    }
    /// The name under which the updater asks servers.
    open var userAgentString = "Sparkle"
    /// The headers of requests; nil for none.
    open var httpHeaders: [String: String]?
    /// The profile of the system that would be sent; empty, as nothing is.
    open var systemProfileArray: [[String: String]] { [] }
}

/// Makes an updater with the standard driver.
open class SPUStandardUpdaterController: NSObject, @unchecked Sendable {
    /// The updater.
    public let updater: SPUUpdater
    /// The driver that shows the steps of an update.
    public let userDriver: SPUStandardUserDriver

    /// Creates an updater of the app.
    /// - Parameter startingUpdater: Whether it is started at once.
    public init(
        startingUpdater: Bool = true, updaterDelegate: (any SPUUpdaterDelegate)?,
        userDriverDelegate: (any SPUStandardUserDriverDelegate)?
    ) {
        userDriver = SPUStandardUserDriver(hostBundle: .main, delegate: userDriverDelegate)
        updater = SPUUpdater(
            hostBundle: .main, applicationBundle: .main, userDriver: userDriver, delegate: updaterDelegate)
        super.init()
        if startingUpdater { startUpdater() }
    }
    /// Starts the updater.
    open func startUpdater() { try? updater.start() }
    /// Looks for an update.
    open func checkForUpdates(_ sender: Any?) { updater.checkForUpdates() }
}
