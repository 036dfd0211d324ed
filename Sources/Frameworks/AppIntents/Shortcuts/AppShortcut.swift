import Foundation
import OrielFoundation

/// An action with the phrases by which a user calls it.
///
/// Follows Apple's [AppShortcut](https://developer.apple.com/documentation/appintents/appshortcut). Nothing listens to phrases here.
public struct AppShortcut: Sendable {
    /// The action.
    public let intent: any AppIntent
    /// The short title; nil for the action's.
    public let shortTitle: LocalizedStringResource?
    /// The name of its symbol; nil for none.
    public let systemImageName: String?
    let phrases: [String]

    /// Creates a shortcut.
    public init<Intent: AppIntent>(
        intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource? = nil,
        systemImageName: String? = nil
    ) {
        (self.intent, self.shortTitle, self.systemImageName) = (intent, shortTitle, systemImageName)
        self.phrases = phrases.map(\.text)
    }
}

/// The name of the app within a phrase.
public enum AppShortcutPhraseToken: Sendable { case applicationName }

/// A phrase by which a user calls an action.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
    /// The words; the app's name is in its place, a parameter is written as `${}`.
    let text: String

    /// Creates a phrase of words.
    public init(stringLiteral value: String) { text = value }
    /// Creates a phrase with the app's name or a parameter.
    public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

    /// The parts of a phrase.
    public struct StringInterpolation: StringInterpolationProtocol {
        var text = ""
        /// Creates the parts of a phrase.
        public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }
        /// Adds words.
        public mutating func appendLiteral(_ literal: String) { text += literal }
        /// Adds the name of the app.
        public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {
            text += ProcessInfo.processInfo.processName
        }
        /// Adds a parameter.
        public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {
            text += "${}"
        }
    }
}

/// The colors of shortcuts.
public enum ShortcutTileColor: Int, Sendable {
    case red, orange, tangerine, yellow, lime, teal, lightBlue, blue, navy, grape, purple, pink, grayBlue, grayGreen,
        grayBrown
}

/// The shortcuts of an app.
///
/// Follows Apple's [AppShortcutsProvider](https://developer.apple.com/documentation/appintents/appshortcutsprovider).
public protocol AppShortcutsProvider: Sendable {
    /// The shortcuts.
    @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
    /// Their color; blue by default.
    static var shortcutTileColor: ShortcutTileColor { get }
}

extension AppShortcutsProvider {
    public static var shortcutTileColor: ShortcutTileColor { .blue }
    /// Makes the system read the parameters again; without effect, which is reported once.
    public static func updateAppShortcutParameters() { IntentGaps.issueShortcuts() }
}

/// Puts shortcuts together.
@resultBuilder
public enum AppShortcutsBuilder {
    /// No shortcuts.
    public static func buildBlock() -> [AppShortcut] { [] }
    /// All shortcuts.
    public static func buildBlock(_ components: [AppShortcut]...) -> [AppShortcut] { components.flatMap { $0 } }
    /// One shortcut.
    public static func buildExpression(_ expression: AppShortcut) -> [AppShortcut] { [expression] }
    /// Shortcuts while a condition holds.
    public static func buildOptional(_ component: [AppShortcut]?) -> [AppShortcut] { component ?? [] }
    /// Shortcuts or others.
    public static func buildEither(first component: [AppShortcut]) -> [AppShortcut] { component }
    /// Shortcuts or others.
    public static func buildEither(second component: [AppShortcut]) -> [AppShortcut] { component }
    /// Shortcuts of a loop.
    public static func buildArray(_ components: [[AppShortcut]]) -> [AppShortcut] { components.flatMap { $0 } }
    /// Shortcuts of some versions of a system.
    public static func buildLimitedAvailability(_ component: [AppShortcut]) -> [AppShortcut] { component }
}
