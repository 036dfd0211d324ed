import DisplayList
import SwiftUICore

/// A direction in which arrow keys move.
///
/// Follows Apple's [MoveCommandDirection](https://developer.apple.com/documentation/swiftui/movecommanddirection).
public enum MoveCommandDirection: Hashable, Sendable {
    /// Up.
    case up
    /// Down.
    case down
    /// Left.
    case left
    /// Right.
    case right

    init?(_ event: KeyEvent) {
        guard event.phase != .up, event.modifiers.isEmpty else { return nil }
        switch event.key {
        case .up: self = .up
        case .down: self = .down
        case .left: self = .left
        case .right: self = .right
        default: return nil
        }
    }
}

extension View {
    /// Performs an action for the arrow keys while the view, or one inside, has the keyboard; nil for none.
    public nonisolated func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
        responder { responder in
            guard let action else { return }
            responder.key = { event in
                guard let direction = MoveCommandDirection(event) else { return false }
                action(direction)
                return true
            }
        }
    }

    /// Performs an action for the key Escape while the view, or one inside, has the keyboard; nil for none.
    public nonisolated func onExitCommand(perform action: (() -> Void)?) -> some View {
        onKeys([.escape], perform: action)
    }

    /// Performs an action for the keys Backspace and Delete while the view, or one inside, has the keyboard; nil for none.
    public nonisolated func onDeleteCommand(perform action: (() -> Void)?) -> some View {
        onKeys([.delete, .deleteForward], perform: action)
    }

    private nonisolated func onKeys(_ keys: Set<KeyEquivalent>, perform action: (() -> Void)?) -> some View {
        responder { responder in
            guard let action else { return }
            responder.key = { event in
                guard event.phase != .up, event.modifiers.isEmpty, let key = KeyEquivalent(event), keys.contains(key)
                else { return false }
                action()
                return true
            }
        }
    }
}
