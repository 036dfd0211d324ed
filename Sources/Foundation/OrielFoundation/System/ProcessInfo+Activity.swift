import Foundation

extension ProcessInfo {
    /// Whether this is an app for an iPhone that runs on a Mac; it is not.
    public var isiOSAppOnMac: Bool { false }
    /// Whether this is an app for an iPad that was built for the Mac; it is not.
    public var isMacCatalystApp: Bool { false }
    /// Whether this is an app for an iPhone that runs on a headset; it is not.
    public var isiOSAppOnVision: Bool { false }

    /// Limits for the system during an activity; the desktop decides.
    public struct ActivityOptions: OptionSet, Sendable {
        public let rawValue: UInt64
        public init(rawValue: UInt64) { self.rawValue = rawValue }
        /// The display stays on.
        public static let idleDisplaySleepDisabled = ActivityOptions(rawValue: 1 << 40)
        /// The machine stays awake.
        public static let idleSystemSleepDisabled = ActivityOptions(rawValue: 1 << 20)
        /// The app is not ended without a question.
        public static let suddenTerminationDisabled = ActivityOptions(rawValue: 1 << 14)
        /// The app is not ended to save memory.
        public static let automaticTerminationDisabled = ActivityOptions(rawValue: 1 << 15)
        /// The user has begun it, and waits for it.
        public static let userInitiated = ActivityOptions(rawValue: 0x00FF_FFFF)
        /// The user has begun it, and the machine may sleep.
        public static let userInitiatedAllowingIdleSystemSleep = ActivityOptions(
            rawValue: 0x00FF_FFFF & ~(1 << 20))
        /// The app has begun it.
        public static let background = ActivityOptions(rawValue: 0xFF)
        /// Times must be kept, as for sound.
        public static let latencyCritical = ActivityOptions(rawValue: 0xFF_0000_0000)
    }

    /// Begins an activity; the desktop decides whether the machine sleeps, and a warning says so once.
    public func beginActivity(options: ActivityOptions = [], reason: String) -> any NSObjectProtocol {
        if !options.isDisjoint(with: [.idleDisplaySleepDisabled, .idleSystemSleepDisabled]) {
            RuntimeWarning.issue(
                "ProcessInfo.beginActivity: the desktop decides when the machine sleeps (see CompatibilityGaps.md).")
        }
        return NSObject()
    }
    /// Ends an activity.
    public func endActivity(_ activity: any NSObjectProtocol) {}
    /// Calls a function during an activity.
    public func performActivity(
        options: ActivityOptions = [], reason: String, using block: @escaping () -> Void
    ) {
        let activity = beginActivity(options: options, reason: reason)
        block()
        endActivity(activity)
    }
    /// Keeps the system from ending the app; no desktop does so.
    public func disableAutomaticTermination(_ reason: String) {}
    /// Lets the system end the app; no desktop does so.
    public func enableAutomaticTermination(_ reason: String) {}
    /// Keeps the system from ending the app without a question; no desktop does so.
    public func disableSuddenTermination() {}
    /// Lets the system end the app without a question; no desktop does so.
    public func enableSuddenTermination() {}
}
