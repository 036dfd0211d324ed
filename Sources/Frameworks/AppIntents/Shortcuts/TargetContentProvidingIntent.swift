import Foundation
import SwiftUI

/// An action that a view of the app performs, as `onAppIntentExecution(_:perform:)` says.
///
/// Follows Apple's
/// [TargetContentProvidingIntent](https://developer.apple.com/documentation/appintents/targetcontentprovidingintent).
public protocol TargetContentProvidingIntent: SystemIntent {}

extension TargetContentProvidingIntent {
    /// Does nothing by itself: the views do the work.
    public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { .result() }
}

/// The views that perform actions.
@MainActor
final class IntentViews {
    static let shared = IntentViews()
    private var actions: [UUID: (any AppIntent) -> Void] = [:]

    func add(_ id: UUID, _ action: @escaping (any AppIntent) -> Void) { actions[id] = action }
    func remove(_ id: UUID) { actions[id] = nil }

    /// Has the visible views perform an action.
    func perform(_ intent: any AppIntent) {
        guard intent is any TargetContentProvidingIntent else { return }
        for action in actions.values { action(intent) }
    }
}

extension View {
    /// Sets the function that performs actions of a type while the view is visible.
    ///
    /// Follows Apple's
    /// [onAppIntentExecution(_:perform:)](https://developer.apple.com/documentation/swiftui/view/onappintentexecution(_:perform:)).
    public nonisolated func onAppIntentExecution<Intent: TargetContentProvidingIntent>(
        _ intentType: Intent.Type, perform action: @escaping @MainActor (Intent) -> Void
    ) -> some View {
        modifier(IntentPerformer { intent in (intent as? Intent).map(action) })
    }
}

/// Performs actions while its view is visible.
private struct IntentPerformer: ViewModifier {
    nonisolated(unsafe) let action: (any AppIntent) -> Void
    @State private var id = UUID()

    nonisolated init(action: @escaping @MainActor (any AppIntent) -> Void) {
        self.action = { intent in MainActor.assumeIsolated { action(intent) } }
    }

    func body(content: Content) -> some View {
        content.onAppear { IntentViews.shared.add(id, action) }
            .onDisappear { IntentViews.shared.remove(id) }
    }
}
