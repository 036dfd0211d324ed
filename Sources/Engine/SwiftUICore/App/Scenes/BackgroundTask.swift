import Foundation

/// Work that a system asks an app to do while it is in the background; nothing asks for any here.
///
/// Follows Apple's [BackgroundTask](https://developer.apple.com/documentation/swiftui/backgroundtask).
public struct BackgroundTask<Request, Response>: Sendable {}

extension BackgroundTask where Request == Void, Response == Void {
    /// Updates the content of the app with an identifier.
    public static func appRefresh(_ identifier: String) -> BackgroundTask { BackgroundTask() }
}

extension BackgroundTask where Request == String, Response == Void {
    /// Ends the transfers of a session.
    public static var urlSession: BackgroundTask { BackgroundTask() }
    /// Ends the transfers of sessions whose identifiers match.
    public static func urlSession(matching: @escaping @Sendable (String) -> Bool) -> BackgroundTask { BackgroundTask() }
}

extension BackgroundTask where Request == Void, Response == Void {
    /// Ends the transfers of the session with an identifier.
    public static func urlSession(_ identifier: String) -> BackgroundTask { BackgroundTask() }
}

extension Scene {
    /// Without effect: nothing starts or wakes apps in the background.
    public nonisolated func backgroundTask<D: Sendable, R: Sendable>(
        _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
    ) -> some Scene {
        RuntimeWarning.issue("backgroundTask(_:action:) has no effect here: see CompatibilityGaps.md.")
        return self
    }
}
