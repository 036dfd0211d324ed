import SwiftUI

/// Performs actions that controls name.
private enum IntentRunner {
    /// Performs an action, and the one that comes after it; an error is reported once.
    static func run(_ intent: some AppIntent) {
        Task { @MainActor in
            do {
                let result = try await intent.perform()
                IntentViews.shared.perform(intent)
                if let following = (result as? any OpensIntent).flatMap({ opened($0) }) { run(following) }
            } catch {
                RuntimeWarning.issue("The action “\(type(of: intent).title.key)” failed: \(error)")
            }
        }
    }

    private static func opened(_ result: any OpensIntent) -> (any AppIntent)? {
        (result as? any FollowedResult)?.following
    }
}

/// A result whose following action is known only when the app runs.
protocol FollowedResult {
    /// The action that comes after; nil for none.
    var following: (any AppIntent)? { get }
}

extension IntentResultContainer: FollowedResult {
    var following: (any AppIntent)? { opensIntent as? any AppIntent }
}

extension Button {
    /// Creates a button that performs an action.
    public init<I: AppIntent>(role: ButtonRole? = nil, intent: I, @ViewBuilder label: () -> Label) {
        self.init(role: role, action: { IntentRunner.run(intent) }, label: label)
    }
}

extension Button where Label == Text {
    /// Creates a button with a title that performs an action.
    public init<I: AppIntent>(_ titleKey: LocalizedStringKey, role: ButtonRole? = nil, intent: I) {
        self.init(titleKey, role: role, action: { IntentRunner.run(intent) })
    }

    /// Creates a button with a title that performs an action.
    @_disfavoredOverload
    public init<S: StringProtocol, I: AppIntent>(_ title: S, role: ButtonRole? = nil, intent: I) {
        self.init(title, role: role, action: { IntentRunner.run(intent) })
    }
}

extension Toggle {
    /// Creates a switch that shows a value and performs an action when it is pressed.
    public init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
        self.init(isOn: Binding(get: { isOn }, set: { _ in IntentRunner.run(intent) }), label: label)
    }
}

extension Toggle where Label == Text {
    /// Creates a switch with a title that shows a value and performs an action when it is pressed.
    public init<I: AppIntent>(_ titleKey: LocalizedStringKey, isOn: Bool, intent: I) {
        self.init(titleKey, isOn: Binding(get: { isOn }, set: { _ in IntentRunner.run(intent) }))
    }
}

/// A button that opens the app's shortcuts; there are none of a system here, which is reported once.
@MainActor @preconcurrency
public struct ShortcutsLink: View {
    private nonisolated(unsafe) let action: (() -> Void)?
    /// Creates a button.
    public nonisolated init(action: (() -> Void)? = nil) { self.action = action }

    public var body: some View {
        Button("Shortcuts") {
            IntentGaps.issueShortcuts()
            action?()
        }
    }
}

/// Tells the user of a phrase; nothing listens to phrases here, so that nothing is shown, which is reported once.
@MainActor @preconcurrency
public struct SiriTipView<Intent: AppIntent>: View {
    /// Creates a tip about an action.
    public nonisolated init(intent: Intent, isVisible: Binding<Bool> = .constant(true)) { IntentGaps.issueShortcuts() }
    public var body: some View { EmptyView() }
}
