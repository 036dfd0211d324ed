import Foundation
import OrielFoundation

/// Where an action can be performed.
///
/// Follows Apple's [IntentModes](https://developer.apple.com/documentation/appintents/intentmodes). Here the app performs it itself, in the
/// foreground.
public struct IntentModes: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// When the app comes to the foreground.
    public enum ForegroundMode: Hashable, Sendable {
        /// Before the action is performed.
        case immediate
        /// When the action asks for it.
        case dynamic
        /// After the action was performed.
        case deferred
    }

    /// Without the app's window.
    public static let background = IntentModes(rawValue: 1)
    /// With the app's window from the beginning.
    public static let foreground = IntentModes(rawValue: 2)
    /// With the app's window at some time.
    public static func foreground(_ mode: ForegroundMode) -> IntentModes {
        switch mode {
        case .immediate: .foreground
        case .dynamic: IntentModes(rawValue: 4)
        case .deferred: IntentModes(rawValue: 8)
        }
    }

    /// Whether an action that is performed in this way can continue in the app's window.
    public var canContinueInForeground: Bool { self != .background }
}

/// The circumstances of an action.
public struct IntentSystemContext: Sendable {
    /// Where the action is performed: with the app's window.
    public var currentMode: IntentModes { .foreground }
    /// Whether the user sees nothing: no.
    public var isVoiceOnly: Bool { false }
}

extension AppIntent {
    /// Where the action can be performed; without the app's window by default.
    public static var supportedModes: IntentModes { .background }
    /// The circumstances of the action.
    public var systemContext: IntentSystemContext { IntentSystemContext() }
    /// Continues in the app's window: the app runs, so nothing needs to be done.
    public func continueInForeground(_ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true) async throws {}
}
