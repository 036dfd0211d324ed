import DisplayList
import Foundation

/// A key that was pressed.
///
/// Follows Apple's [KeyPress](https://developer.apple.com/documentation/swiftui/keypress).
public struct KeyPress: Sendable {
    /// The phases of a key press.
    public struct Phases: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        /// Creates phases.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// It was pressed.
        public static let down = Phases(rawValue: 1)
        /// It is held, and counts again.
        public static let `repeat` = Phases(rawValue: 2)
        /// It was released.
        public static let up = Phases(rawValue: 4)
        /// All of these.
        public static let all: Phases = [.down, .repeat, .up]
    }

    /// Whether a key was used.
    public enum Result: Hashable, Sendable {
        /// It was handled: no other view responds to it.
        case handled
        /// It was not.
        case ignored
    }

    /// The phase of the key press.
    public let phase: Phases
    /// The key.
    public let key: KeyEquivalent
    /// The characters that it types.
    public let characters: String
    /// The keys held.
    public let modifiers: EventModifiers

    init?(_ event: KeyEvent) {
        guard let key = KeyEquivalent(event) else { return nil }
        switch event.phase {
        case .down: phase = .down
        case .repeated: phase = .repeat
        case .up: phase = .up
        }
        self.key = key
        characters = event.characters
        modifiers = EventModifiers(event.modifiers)
    }
}

extension View {
    /// Answers to a key while the view, or one inside, has the keyboard.
    public nonisolated func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
        onKeyPress(phases: [.down, .repeat]) { $0.key == key ? action() : .ignored }
    }

    /// Answers to a key in some phases while the view, or one inside, has the keyboard.
    public nonisolated func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKeyPress(phases: phases) { $0.key == key ? action($0) : .ignored }
    }

    /// Answers to some keys while the view, or one inside, has the keyboard.
    public nonisolated func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKeyPress(phases: phases) { keys.contains($0.key) ? action($0) : .ignored }
    }

    /// Answers to keys that type certain characters while the view, or one inside, has the keyboard.
    public nonisolated func onKeyPress(
        characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKeyPress(phases: phases) { press in
            let typed = press.characters.unicodeScalars
            return !typed.isEmpty && typed.allSatisfy(characters.contains) ? action(press) : .ignored
        }
    }

    /// Answers to all keys while the view, or one inside, has the keyboard.
    public nonisolated func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        responder {
            $0.key = { event in
                guard let press = KeyPress(event), phases.contains(press.phase) else { return false }
                return action(press) == .handled
            }
        }
    }
}
