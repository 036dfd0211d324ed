import Foundation
import OrielFoundation

/// An action of an app that other parts of a system can run.
///
/// Follows Apple's [AppIntent](https://developer.apple.com/documentation/appintents/appintent). Here the app itself runs it: from
/// `Button(intent:)` and `Toggle(isOn:intent:)`, and by calling ``perform()``. No desktop asks for it.
public protocol AppIntent: Sendable {
    /// The type of the result.
    associatedtype PerformResult: IntentResult
    /// The type of the sentence about the parameters.
    associatedtype SummaryContent: ParameterSummary = _EmptyParameterSummary

    /// The title.
    static var title: LocalizedStringResource { get }
    /// The description; nil for none.
    static var description: IntentDescription? { get }
    /// Whether the app opens before the action runs; false by default.
    static var openAppWhenRun: Bool { get }
    /// Whether the action is offered in lists of actions; true by default.
    static var isDiscoverable: Bool { get }
    /// Whether the device must be unlocked.
    static var authenticationPolicy: IntentAuthenticationPolicy { get }
    /// A sentence with the parameters.
    @ParameterSummaryBuilder static var parameterSummary: SummaryContent { get }

    /// Creates the action, for its parameters to be set.
    init()
    /// Performs the action.
    func perform() async throws -> PerformResult
}

extension AppIntent {
    public static var description: IntentDescription? { nil }
    public static var openAppWhenRun: Bool { false }
    public static var isDiscoverable: Bool { true }
    public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }

    /// The name by which systems keep the action: its type's.
    public static var persistentIdentifier: String { "\(Self.self)" }

    /// Performs the action.
    /// - Parameter donate: Whether the action is also donated, which has no effect here.
    @discardableResult
    public func callAsFunction(donate: Bool) async throws -> PerformResult {
        if donate { self.donate() }
        return try await perform()
    }

    /// Suggests the action to the system; without effect, which is reported once.
    @discardableResult
    public func donate() -> IntentDonationIdentifier { IntentDonationManager.shared.donate(intent: self) }

    /// Suggests the action with its result to the system; without effect, which is reported once.
    @discardableResult
    public func donate(result: some IntentResult) -> IntentDonationIdentifier { donate() }

    /// Asks the user to confirm; throws an error, as nobody is asked here.
    public func requestConfirmation() async throws {
        IntentGaps.issueQuestion()
        throw AppIntentError.UserActionRequired.confirmation
    }

    /// Asks the user to confirm a result; throws an error, as nobody is asked here.
    public func requestConfirmation(
        result: some IntentResult, confirmationActionName: ConfirmationActionName = .continue, showPrompt: Bool = true
    ) async throws { try await requestConfirmation() }
}

extension AppIntent where SummaryContent == _EmptyParameterSummary {
    public static var parameterSummary: _EmptyParameterSummary { _EmptyParameterSummary() }
}

/// What is reported of things that only a system with shortcuts has.
enum IntentGaps {
    static func issueShortcuts() {
        RuntimeWarning.issue(
            "AppIntents: there are no shortcuts or suggestions of a system here: see CompatibilityGaps.md.")
    }
    static func issueQuestion() {
        RuntimeWarning.issue("AppIntents: the user is not asked for values or confirmations: the action fails.")
    }
}
