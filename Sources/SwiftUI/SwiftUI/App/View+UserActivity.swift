import Foundation
import OrielFoundation
import SwiftUICore

extension View {
    /// Makes an activity of a type the user's current one while the view is on the screen and active.
    /// - Parameter update: Fills in the activity, when it becomes the current one and with each update of the view.
    public nonisolated func userActivity(
        _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
    ) -> some View {
        modifier(UserActivityModifier(type: activityType, isActive: isActive, update: update))
    }

    /// Makes an activity of a type the user's current one while the view is on the screen and there is an element.
    /// - Parameter update: Fills in the activity of the element.
    public nonisolated func userActivity<P>(
        _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
    ) -> some View {
        userActivity(activityType, isActive: element != nil) { activity in
            if let element { update(element, activity) }
        }
    }

    /// Without effect: no activity comes from elsewhere.
    public nonisolated func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
    ) -> some View {
        withoutEffect("onContinueUserActivity(_:perform:)")
    }
}

/// Keeps the activity of a view.
private struct UserActivityModifier: ViewModifier {
    let type: String
    let isActive: Bool
    let update: (NSUserActivity) -> Void
    @State var isShown = false
    @State var keeper = UserActivityKeeper()

    func body(content: Content) -> some View {
        let keeper = keeper
        if isShown, isActive { keeper.show(type, update) }
        return
            content
            .onAppear { isShown = true }
            .onDisappear {
                isShown = false
                keeper.hide()
            }
            .onChange(of: isActive) { if !isActive { keeper.hide() } }
    }
}

/// The activity of a view, made when it is first shown.
private final class UserActivityKeeper {
    private var activity: NSUserActivity?

    func show(_ type: String, _ update: (NSUserActivity) -> Void) {
        if activity?.activityType != type { hide() }
        let activity = activity ?? NSUserActivity(activityType: type)
        let isNew = self.activity == nil
        self.activity = activity
        update(activity)
        if isNew { activity.becomeCurrent() }
    }

    func hide() {
        activity?.resignCurrent()
        activity = nil
    }
}
