import Foundation
import SwiftUICore

/// An app's requests of the keyboard for a field, until the field's counterpart in SwiftUI can perform them.
@MainActor
final class KeyboardRequests {
    private var change: ((Bool) -> Void)?
    private var isWanted: Bool?

    nonisolated init() {}

    /// Requests the keyboard for the field, or gives it up.
    func request(_ hasKeyboard: Bool) {
        isWanted = hasKeyboard
        // Representables ask in updates, which change no state.
        if ViewHost.isUpdating { DispatchQueue.main.async { self.meet() } } else { meet() }
    }

    private func meet() {
        guard let change, let isWanted else { return }
        self.isWanted = nil
        change(isWanted)
    }

    /// Takes requests from now on; nil where the counterpart is gone.
    func follow(_ change: ((Bool) -> Void)?) {
        self.change = change
        meet()
    }
}

/// Makes a field's counterpart perform the app's requests of the keyboard.
struct FollowsKeyboardRequests: ViewModifier {
    let requests: KeyboardRequests
    @FocusState private var isFocused: Bool

    func body(content: Content) -> some View {
        content
            .focused($isFocused)
            .onAppear { requests.follow { isFocused = $0 } }
            .onDisappear { requests.follow(nil) }
    }
}
