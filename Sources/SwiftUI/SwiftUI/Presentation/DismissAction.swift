import Foundation

/// Ends the presentation that a view is in.
///
/// Follows Apple's [DismissAction](https://developer.apple.com/documentation/swiftui/dismissaction).
@MainActor @preconcurrency
public struct DismissAction {
    nonisolated(unsafe) let action: (() -> Void)?

    nonisolated init(_ action: (() -> Void)?) { self.action = action }

    /// Ends the presentation; does nothing where there is none.
    public func callAsFunction() { action?() }
}

/// Whether a view is presented, and a way to end that.
///
/// Follows Apple's [PresentationMode](https://developer.apple.com/documentation/swiftui/presentationmode).
public struct PresentationMode {
    /// Whether the view is presented.
    public private(set) var isPresented: Bool

    /// Ends the presentation.
    public mutating func dismiss() { isPresented = false }
}

private enum DismissKey: EnvironmentKey { static var defaultValue: DismissAction? { nil } }

extension EnvironmentValues {
    /// Dismisses the presentation that contains the view, pops a pushed view, or else closes the window.
    ///
    /// An app's only window stays, as the scene of an app on a phone does.
    public var dismiss: DismissAction {
        get {
            if let action = self[DismissKey.self] { return action }
            let close = closeOwnWindow
            return DismissAction(close.map { close in { MainActor.assumeIsolated { close() } } })
        }
        set { self[DismissKey.self] = newValue }
    }

    /// Whether the view is presented or pushed.
    public var isPresented: Bool { self[DismissKey.self]?.action != nil }

    /// Whether the view is presented or pushed, as a binding that can end it.
    public var presentationMode: Binding<PresentationMode> {
        let action = self[DismissKey.self]?.action
        return Binding {
            PresentationMode(isPresented: action != nil)
        } set: {
            if !$0.isPresented { action?() }
        }
    }
}
