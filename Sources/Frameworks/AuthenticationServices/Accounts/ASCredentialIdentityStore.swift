import Foundation
import SwiftUI

/// The credentials that an app offers to others; no desktop asks for them.
public final class ASCredentialIdentityStore: NSObject, @unchecked Sendable {
    /// The store.
    public static let shared = ASCredentialIdentityStore()
    private override init() {}

    /// Calls a closure with the state of the store: it is not used.
    public func getState(_ completion: @escaping @Sendable (ASCredentialIdentityStoreState) -> Void) {
        DispatchQueue.global().async { completion(ASCredentialIdentityStoreState()) }
    }

    /// Returns the state of the store: it is not used.
    public func state() async -> ASCredentialIdentityStoreState { ASCredentialIdentityStoreState() }

    /// Saves credentials; fails.
    public func saveCredentialIdentities(
        _ credentialIdentities: [ASPasswordCredentialIdentity],
        completion: (@Sendable (Bool, (any Error)?) -> Void)? = nil
    ) { fail(completion) }

    /// Saves credentials in the place of all others; fails.
    public func replaceCredentialIdentities(
        with newCredentialIdentities: [ASPasswordCredentialIdentity],
        completion: (@Sendable (Bool, (any Error)?) -> Void)? = nil
    ) { fail(completion) }

    /// Removes all credentials; fails.
    public func removeAllCredentialIdentities(_ completion: (@Sendable (Bool, (any Error)?) -> Void)? = nil) {
        fail(completion)
    }

    static func warn() { RuntimeWarning.issue("ASCredentialIdentityStore: no desktop asks apps for passwords.") }

    private func fail(_ completion: (@Sendable (Bool, (any Error)?) -> Void)?) {
        Self.warn()
        DispatchQueue.global().async { completion?(false, ASExtensionError(.failed)) }
    }
}

/// The state of the store.
public final class ASCredentialIdentityStoreState: NSObject, @unchecked Sendable {
    /// Whether the store is used: no.
    public var isEnabled: Bool { false }
    /// Whether the store can be changed in parts: no.
    public var supportsIncrementalUpdates: Bool { false }
}
