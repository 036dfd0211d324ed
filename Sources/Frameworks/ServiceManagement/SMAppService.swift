import Foundation
import OrielFoundation

/// A program that starts when the user logs in.
///
/// Follows Apple's [SMAppService](https://developer.apple.com/documentation/servicemanagement/smappservice). The app itself is registered by an
/// entry in the desktop's folder of programs that start with it; helpers, agents and daemons are not supported, which is reported.
public final class SMAppService: NSObject, @unchecked Sendable {
    /// Whether a program is registered.
    public enum Status: Int, Sendable { case notRegistered, enabled, requiresApproval, notFound }

    private enum Kind { case app, other(String) }
    private let kind: Kind
    private var autostart = Autostart()

    private init(_ kind: Kind) { self.kind = kind }
    init(_ autostart: Autostart) { (kind, self.autostart) = (.app, autostart) }

    /// The app.
    public static let mainApp = SMAppService(.app)
    /// Returns a helper in the app's bundle.
    public class func loginItem(identifier: String) -> SMAppService { SMAppService(.other(identifier)) }
    /// Returns an agent in the app's bundle.
    public class func agent(plistName: String) -> SMAppService { SMAppService(.other(plistName)) }
    /// Returns a daemon in the app's bundle.
    public class func daemon(plistName: String) -> SMAppService { SMAppService(.other(plistName)) }

    /// Whether the program is registered.
    public var status: Status {
        guard case .app = kind else { return .notFound }
        return autostart.isEnabled ? .enabled : .notRegistered
    }

    /// Returns whether a program is registered that an older app has described in a file: none is.
    public class func statusForLegacyPlist(at url: URL) -> Status { .notFound }

    /// Registers the program.
    public func register() throws { try change { try autostart.enable() } }
    /// Withdraws the program.
    public func unregister() throws { try change { try autostart.disable() } }
    /// Withdraws the program, and calls a function with the result.
    public func unregister(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        do {
            try unregister()
            completionHandler(nil)
        } catch { completionHandler(error) }
    }

    /// Opens the settings of programs that start with the desktop: each desktop has its own, which is reported once.
    public class func openSystemSettingsLoginItems() {
        RuntimeWarning.issue("SMAppService: each desktop has settings of its own for programs that start with it.")
    }

    private func change(_ body: () throws -> Void) throws {
        guard case .app = kind else {
            RuntimeWarning.issue("SMAppService: only the app itself can start with the desktop.")
            throw NSError(domain: "SMAppServiceErrorDomain", code: kSMErrorJobNotFound)
        }
        try body()
    }
}

/// Starts a helper in the app's bundle with the desktop; returns false, as helpers are not supported, which is reported once.
@discardableResult
public func SMLoginItemSetEnabled(_ identifier: CFString, _ enabled: Bool) -> Bool {
    RuntimeWarning.issue("SMLoginItemSetEnabled: only the app itself can start with the desktop.")
    return false
}

/// Returns whether a helper starts with the desktop: none does.
public func SMJobIsEnabled(_ domain: CFString?, _ jobLabel: CFString) -> Bool { false }

/// The domain of the user's programs.
public let kSMDomainUserLaunchd: CFString! = "Domain_UserLaunchd"
/// The domain of the machine's programs.
public let kSMDomainSystemLaunchd: CFString! = "Domain_SystemLaunchd"

/// Returns the helpers that start with the desktop: none do.
public func SMCopyAllJobDictionaries(_ domain: CFString!) -> Unmanaged<CFArray>! { .passRetained(NSArray()) }
/// Returns a helper that starts with the desktop; nil, as none does.
public func SMJobCopyDictionary(_ domain: CFString!, _ jobLabel: CFString) -> Unmanaged<CFDictionary>! { nil }
/// Installs a helper with the rights of the machine; returns false, as there is no way of that, which is reported once.
@discardableResult
public func SMJobBless(
    _ domain: CFString!, _ executableLabel: CFString, _ auth: OpaquePointer?,
    _ outError: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    RuntimeWarning.issue("SMJobBless: only the app itself can start with the desktop.")
    return false
}
