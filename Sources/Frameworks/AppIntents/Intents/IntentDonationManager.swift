import Foundation

/// The name of a suggestion.
public struct IntentDonationIdentifier: Hashable, Sendable {
    let id: UUID
}

/// Receives the actions that an app suggests to the system; here nothing keeps them.
///
/// Follows Apple's
/// [IntentDonationManager](https://developer.apple.com/documentation/appintents/intentdonationmanager).
public final class IntentDonationManager: Sendable {
    /// The only one.
    public static let shared = IntentDonationManager()
    private init() {}

    /// Suggests an action; without effect, which is reported once.
    @discardableResult
    public func donate(intent: some AppIntent) -> IntentDonationIdentifier {
        IntentGaps.issueShortcuts()
        return IntentDonationIdentifier(id: UUID())
    }

    /// Suggests an action with its result; without effect, which is reported once.
    @discardableResult
    public func donate(intent: some AppIntent, result: some IntentResult) async throws -> IntentDonationIdentifier {
        donate(intent: intent)
    }

    /// Withdraws suggestions: there are none.
    @discardableResult
    public func deleteDonations(matching: IntentDonationMatchingPredicate) async throws -> [IntentDonationIdentifier] {
        []
    }
}

/// Which suggestions are withdrawn.
public struct IntentDonationMatchingPredicate: Sendable {
    /// All suggestions of an action's type.
    public static func intentType(_ type: any AppIntent.Type) -> IntentDonationMatchingPredicate { .init() }
}
