import Foundation
import OrielFoundation

/// An extension of an app; no other app of this system starts it.
///
/// Follows Apple's [AppExtension](https://developer.apple.com/documentation/extensionfoundation/appextension).
public protocol AppExtension {
    /// The form of the settings.
    associatedtype Configuration: AppExtensionConfiguration
    /// The settings.
    var configuration: Configuration { get }
    /// Creates the extension.
    init()
}

extension AppExtension {
    /// Begins the extension, which ends at once: there is no app that has started it.
    public static func main() throws {
        RuntimeWarning.issue("ExtensionFoundation: extensions are not started by other apps here; the program ends.")
    }
}

/// The settings of an extension.
public protocol AppExtensionConfiguration {
    /// Returns whether an app may use the extension.
    func accept(connection: NSXPCConnection) -> Bool
}

/// Settings of an extension without an interface, with a function that decides about connections.
public struct ConnectionHandler: AppExtensionConfiguration {
    private let decide: (NSXPCConnection) -> Bool
    /// Creates settings.
    public init(onConnection: @escaping (NSXPCConnection) -> Bool) { decide = onConnection }
    public func accept(connection: NSXPCConnection) -> Bool { decide(connection) }
}

/// The name and place of an extension.
///
/// Follows Apple's [AppExtensionIdentity](https://developer.apple.com/documentation/extensionfoundation/appextensionidentity).
public struct AppExtensionIdentity: Hashable, Identifiable, Sendable {
    /// The identifier.
    public let bundleIdentifier: String
    /// The name of the kind of extensions.
    public let extensionPointIdentifier: String
    /// The name for users.
    public let localizedName: String
    public var id: String { bundleIdentifier }

    /// The extensions of a kind, one list after another: one without any.
    public struct Identities: AsyncSequence, Sendable {
        /// A list of extensions.
        public typealias Element = [AppExtensionIdentity]
        public func makeAsyncIterator() -> AsyncStream<Element>.Iterator {
            AsyncStream { continuation in
                continuation.yield([])
                continuation.finish()
            }
            .makeAsyncIterator()
        }
    }
    /// Returns the extensions of kinds: none.
    public static func matching(appExtensionPointIDs identifiers: String...) throws -> Identities { Identities() }
    /// Returns the extensions of kinds: none.
    public static func matching(appExtensionPointIDs identifiers: [String]) throws -> Identities { Identities() }

    /// How many extensions are available: none.
    public struct Availability: Hashable, Sendable {
        /// The extensions that users permit.
        public var enabledCount: Int { 0 }
        /// The extensions that users do not permit.
        public var disabledCount: Int { 0 }
        /// The extensions that users have not decided about.
        public var unapprovedCount: Int { 0 }
    }
}

/// The program of an extension; none can be started here.
///
/// Follows Apple's [AppExtensionProcess](https://developer.apple.com/documentation/extensionfoundation/appextensionprocess).
public struct AppExtensionProcess: Sendable {
    /// The error of starting an extension.
    public struct LaunchError: LocalizedError, Hashable, Sendable {
        package init() {}
        public var errorDescription: String? { "Extensions of other apps are not started on this system." }
    }
    /// The settings of a program.
    public struct Configuration: Sendable {
        /// The extension.
        public let appExtensionIdentity: AppExtensionIdentity
        /// Called when the program has ended.
        public let onInterruption: @Sendable () -> Void
        /// Creates settings.
        public init(
            appExtensionIdentity: AppExtensionIdentity, onInterruption: @escaping @Sendable () -> Void = {}
        ) { (self.appExtensionIdentity, self.onInterruption) = (appExtensionIdentity, onInterruption) }
    }
    /// Starts a program; fails.
    public init(configuration: Configuration) async throws { throw LaunchError() }
    /// Returns a connection with the program; fails.
    public func makeXPCConnection() throws -> NSXPCConnection { throw LaunchError() }
    /// Ends the program.
    public func invalidate() {}
}
