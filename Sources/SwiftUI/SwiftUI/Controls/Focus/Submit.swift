import Foundation

private enum SubmitActionsKey: EnvironmentKey { static var defaultValue: [() -> Void] { [] } }
private enum SubmitLabelKey: EnvironmentKey { static var defaultValue: SubmitLabel { .return } }

extension EnvironmentValues {
    /// The actions for when Return is pressed in a field, the innermost first.
    var submitActions: [() -> Void] {
        get { self[SubmitActionsKey.self] }
        set { self[SubmitActionsKey.self] = newValue }
    }

    /// The label of a screen keyboard's Return key.
    var submitLabel: SubmitLabel {
        get { self[SubmitLabelKey.self] }
        set { self[SubmitLabelKey.self] = newValue }
    }
}

/// The triggers of a submission.
///
/// Follows Apple's [SubmitTriggers](https://developer.apple.com/documentation/swiftui/submittriggers).
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int
    /// Creates triggers.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Return in a text field.
    public static let text = SubmitTriggers(rawValue: 1)
    /// Return in a search field.
    public static let search = SubmitTriggers(rawValue: 2)
}

/// The label of a screen keyboard's Return key.
///
/// Follows Apple's [SubmitLabel](https://developer.apple.com/documentation/swiftui/submitlabel). A desktop's keyboard
/// has printed keys: the value is kept, but not shown.
public struct SubmitLabel: Hashable, Sendable {
    private let name: String
    /// “Done”.
    public static var done: SubmitLabel { SubmitLabel(name: "done") }
    /// “Go”.
    public static var go: SubmitLabel { SubmitLabel(name: "go") }
    /// “Send”.
    public static var send: SubmitLabel { SubmitLabel(name: "send") }
    /// “Join”.
    public static var join: SubmitLabel { SubmitLabel(name: "join") }
    /// “Route”.
    public static var route: SubmitLabel { SubmitLabel(name: "route") }
    /// “Search”.
    public static var search: SubmitLabel { SubmitLabel(name: "search") }
    /// “Return”.
    public static var `return`: SubmitLabel { SubmitLabel(name: "return") }
    /// “Next”.
    public static var next: SubmitLabel { SubmitLabel(name: "next") }
    /// “Continue”.
    public static var `continue`: SubmitLabel { SubmitLabel(name: "continue") }
}

extension View {
    /// Adds an action for when Return is pressed in a field within the view.
    public nonisolated func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
        transformEnvironment(triggers.contains(.text) ? \.submitActions : \.searchSubmitActions) { $0.append(action) }
    }

    /// Sets the label of a screen keyboard's Return key.
    public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View {
        environment(\.submitLabel, submitLabel)
    }

    /// Keeps submissions within the view from actions further out.
    public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View {
        transformEnvironment(\.submitActions) { if isBlocking { $0 = [] } }
    }
}

private enum SearchSubmitActionsKey: EnvironmentKey { static var defaultValue: [() -> Void] { [] } }

extension EnvironmentValues {
    /// The actions for when Return is pressed in a search field.
    var searchSubmitActions: [() -> Void] {
        get { self[SearchSubmitActionsKey.self] }
        set { self[SearchSubmitActionsKey.self] = newValue }
    }
}
