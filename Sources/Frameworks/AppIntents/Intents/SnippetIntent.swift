import Foundation
import OrielFoundation
import SwiftUI

/// An action whose result is a view for the user.
///
/// Follows Apple's [SnippetIntent](https://developer.apple.com/documentation/appintents/snippetintent). No system shows the view here: the app
/// gets it as the result.
public protocol SnippetIntent: AppIntent {}

extension SnippetIntent {
    /// Updates the view where the system shows it; without effect, which is reported once.
    public static func reload() { IntentGaps.issueShortcuts() }
}

/// When a confirmation is needed.
public struct ConfirmationConditions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The user speaks with the system, and sees nothing.
    public static let voiceOnly = ConfirmationConditions(rawValue: 1)
}

extension AppIntent {
    /// Asks the user to confirm, with a view that an action makes; throws an error, as the user is not asked here.
    public func requestConfirmation<Snippet: SnippetIntent>(
        conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue, snippetIntent: Snippet
    ) async throws { try await requestConfirmation() }

    /// Asks the user to confirm, with words and a view that an action makes; throws an error, as the user is not asked here.
    public func requestConfirmation<Snippet: SnippetIntent>(
        conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue, dialog: IntentDialog,
        showDialogAsPrompt: Bool = true, snippetIntent: Snippet
    ) async throws { try await requestConfirmation() }

    /// Asks the user to confirm, with words; throws an error, as the user is not asked here.
    public func requestConfirmation(
        conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue, dialog: IntentDialog,
        showDialogAsPrompt: Bool = true
    ) async throws { try await requestConfirmation() }

    /// Asks the user to confirm, with words and a view; throws an error, as the user is not asked here.
    public func requestConfirmation<Content: View>(
        conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue, dialog: IntentDialog,
        showDialogAsPrompt: Bool = true, @ViewBuilder content: () -> Content
    ) async throws { try await requestConfirmation() }

    /// Asks the user to choose; throws an error, as the user is not asked here.
    public func requestChoice(
        between options: [IntentChoiceOption], dialog: IntentDialog? = nil
    ) async throws -> IntentChoiceOption {
        IntentGaps.issueQuestion()
        throw AppIntentError.UserActionRequired.confirmation
    }
}

/// An answer that the user can choose.
public struct IntentChoiceOption: Hashable, Sendable {
    /// How an answer looks.
    public enum Style: Hashable, Sendable { case `default`, cancel, destructive }
    /// The words.
    public let title: String
    /// How it looks.
    public let style: Style
    /// Creates an answer.
    public init(title: LocalizedStringResource, style: Style = .default) {
        (self.title, self.style) = (String(localized: title), style)
    }
    /// The answer that ends the action.
    public static var cancel: IntentChoiceOption { cancel(title: "Cancel") }
    /// An answer that ends the action, in other words.
    public static func cancel(title: LocalizedStringResource) -> IntentChoiceOption {
        IntentChoiceOption(title: title, style: .cancel)
    }
}

extension IntentResultContainer: ShowsSnippetIntent where OpensAppIntent: SnippetIntent {}

extension IntentResult {
    /// Returns a result with an action that makes a view for the user.
    public static func result<Snippet: SnippetIntent>(snippetIntent: Snippet) -> Self
    where Self == IntentResultContainer<Never, Snippet, Never, Never> {
        IntentResultContainer(opensIntent: snippetIntent)
    }

    /// Returns a result with words, and an action that makes a view for the user.
    public static func result<Snippet: SnippetIntent>(dialog: IntentDialog, snippetIntent: Snippet) -> Self
    where Self == IntentResultContainer<Never, Snippet, Never, IntentDialog> {
        IntentResultContainer(opensIntent: snippetIntent, dialog: dialog)
    }

    /// Returns a result with a value, and an action that makes a view for the user.
    public static func result<ResultValue, Snippet: SnippetIntent>(value: ResultValue, snippetIntent: Snippet) -> Self
    where Self == IntentResultContainer<ResultValue, Snippet, Never, Never> {
        IntentResultContainer(value: value, opensIntent: snippetIntent)
    }

    /// Returns a result with a value, words, and an action that makes a view for the user.
    public static func result<ResultValue, Snippet: SnippetIntent>(
        value: ResultValue, dialog: IntentDialog, snippetIntent: Snippet
    ) -> Self where Self == IntentResultContainer<ResultValue, Snippet, Never, IntentDialog> {
        IntentResultContainer(value: value, opensIntent: snippetIntent, dialog: dialog)
    }
}
