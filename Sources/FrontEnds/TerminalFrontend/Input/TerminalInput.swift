import Foundation
import FrontEndKit

/// Input from a terminal: the user's actions, and responses to queries.
public enum TerminalInput: Hashable, Sendable {
    /// A key; its time is not set yet.
    case key(KeyEvent)
    /// The mouse.
    case mouse(MouseReport)
    /// A text that was pasted.
    case paste(String)
    /// Whether the terminal has the keyboard now.
    case focus(Bool)
    /// An answer to a question.
    case answer(TerminalAnswer)
}

/// An action of the mouse over a cell.
public struct MouseReport: Hashable, Sendable {
    /// The kind of action.
    public enum Action: Hashable, Sendable {
        case down, up, moved
        /// The wheel turned by a step; the numbers are −1, 0 or 1, positive to the right and down.
        case wheel(x: Int, y: Int)
    }

    /// The kind of action.
    public var action: Action
    /// The button: 1 primary, 2 middle, 3 secondary; 0 for a movement without.
    public var button: Int
    /// The cell, from 0.
    public var column: Int, row: Int
    /// The keys held.
    public var modifiers: KeyModifiers
}

/// An answer to a question.
public enum TerminalAnswer: Hashable, Sendable {
    /// The terminal's kind and features: the end of the answers, as every terminal knows the question.
    case attributes([Int])
    /// The value of a mode; 0 for one that the terminal does not know.
    case mode(Int, setting: Int)
    /// The flags of the keyboard protocol.
    case keyboard(Int)
    /// The cursor's cell, from 0.
    case cursor(column: Int, row: Int)
    /// All that was written is shown.
    case ready
    /// The color of letters (10) or of the ground (11).
    case color(Int, RGBA)
    /// How the terminal writes letters now, as the end of the sequence that says so.
    case style(String)
    /// Whether the terminal shows pictures as kitty does.
    case pictures(Bool)
    /// The clipboard's text.
    case clipboard(String)
}
