import SwiftUI

/// What the menus know of the window that the player looks at, and can do in it.
struct GameTable {
    /// The theme of the game in the window; nil for none.
    let theme: Theme.ID?
    let choose: (Theme.ID?) -> Void
    let newGame: () -> Void
    let edit: (Theme) -> Void
}

extension FocusedValues {
    /// The window that the player looks at.
    var table: GameTable? {
        get { self[GameTableKey.self] }
        set { self[GameTableKey.self] = newValue }
    }
}

private struct GameTableKey: FocusedValueKey {
    typealias Value = GameTable
}
