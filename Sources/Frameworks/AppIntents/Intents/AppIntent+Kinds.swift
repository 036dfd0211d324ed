import Foundation

/// An action that the system provides to other actions.
public protocol SystemIntent: AppIntent {}

/// An action that opens something in the app.
///
/// Follows Apple's [OpenIntent](https://developer.apple.com/documentation/appintents/openintent).
public protocol OpenIntent: SystemIntent {
    /// The type of what is opened.
    associatedtype Value
    /// What is opened.
    var target: Value { get set }
}

extension OpenIntent {
    public static var openAppWhenRun: Bool { true }
}

/// An action that sets a value, such as that of a switch.
public protocol SetValueIntent: SystemIntent {
    /// The type of the value.
    associatedtype ValueType
    /// The value that is set.
    var value: ValueType { get set }
}

/// An action that deletes things of the app.
public protocol DeleteIntent: SystemIntent {
    /// The type of the things.
    associatedtype Entity: AppEntity
    /// The things that are deleted.
    var entities: [Entity] { get set }
}

/// The settings of a widget, as an action's parameters.
public protocol WidgetConfigurationIntent: SystemIntent
where PerformResult == IntentResultContainer<Never, Never, Never, Never> {}

extension WidgetConfigurationIntent {
    public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { .result() }
}

/// The settings of a control, as an action's parameters.
public protocol ControlConfigurationIntent: SystemIntent
where PerformResult == IntentResultContainer<Never, Never, Never, Never> {}

extension ControlConfigurationIntent {
    public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { .result() }
}

/// An action that starts, changes or ends a live activity.
public protocol LiveActivityIntent: SystemIntent {}

/// An action that starts sound.
public protocol AudioPlaybackIntent: SystemIntent {}

/// An action that starts sound, by its older name.
public protocol AudioStartingIntent: SystemIntent {}

/// An action that starts a recording.
public protocol AudioRecordingIntent: SystemIntent {}

/// An action that can go on in the app's window.
public protocol ForegroundContinuableIntent: SystemIntent {}

extension ForegroundContinuableIntent {
    /// Goes on in the app's window: the app runs, so the function is called at once.
    @MainActor
    public func requestToContinueInForeground<Value: Sendable>(
        _ dialog: IntentDialog? = nil, continuation: @MainActor @Sendable () async throws -> Value
    ) async throws -> Value { try await continuation() }

    /// Goes on in the app's window: the app runs, so nothing needs to be done.
    public func requestToContinueInForeground(_ dialog: IntentDialog? = nil) async throws {}
}

/// An action that sets what a focus filters.
public protocol SetFocusFilterIntent: SystemIntent {
    /// How the filter is shown.
    var displayRepresentation: DisplayRepresentation { get }
}

/// An action that shows the results of a search in the app.
public protocol ShowInAppSearchResultsIntent: SystemIntent {
    /// What is searched for.
    var criteria: StringSearchCriteria { get set }
    /// Where it is searched.
    static var searchScopes: [StringSearchScope] { get }
}

/// A text that is searched for.
public struct StringSearchCriteria: Hashable, Sendable {
    /// The text.
    public let term: String
    /// Creates criteria of a text.
    public init(term: String) { self.term = term }
}

/// Where a text is searched for.
public enum StringSearchScope: Hashable, Sendable { case general, movies, tv }

/// The intents and entities of a module, for others that depend on it.
public protocol AppIntentsPackage {
    /// The packages that this one contains.
    static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
    public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}
