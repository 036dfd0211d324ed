import SwiftUI

/// A theme while it is being edited: nothing comes of it until it is saved, and each step can be taken back.
final class ThemeDraft: ObservableObject {
    /// The theme as it stands.
    @Published var theme: Theme {
        didSet { if theme != oldValue, !isTravelling { note(oldValue) } }
    }

    /// What the theme was before each step, and what it was before each that was taken back.
    private var past: [Theme] = []
    private var future: [Theme] = []
    private var isTravelling = false

    init(_ theme: Theme) {
        self.theme = theme
    }

    var canUndo: Bool { !past.isEmpty }
    var canRedo: Bool { !future.isEmpty }

    /// Takes the last step back.
    func undo() {
        travel(from: &past, to: &future)
    }

    /// Takes a step again that was taken back.
    func redo() {
        travel(from: &future, to: &past)
    }

    private func travel(from source: inout [Theme], to target: inout [Theme]) {
        guard let destination = source.popLast() else { return }
        target.append(theme)
        isTravelling = true
        theme = destination
        isTravelling = false
    }

    /// Remembers a step; a name that is being typed is one, as is a color that is being chosen.
    private func note(_ before: Theme) {
        future = []
        if let last = past.last, before.differsAlike(from: last, and: theme) { return }
        past.append(before)
    }
}

extension Theme {
    /// Whether a theme has the same name as two others but for the name, or the same colors but for the colors.
    fileprivate func differsAlike(from one: Theme, and other: Theme) -> Bool {
        func differ(_ theme: Theme, only change: (inout Theme) -> Void) -> Bool {
            var copy = theme
            change(&copy)
            return theme != self && copy == self
        }
        let changes: [(inout Theme) -> Void] = [
            { $0.name = self.name }, { $0.color = self.color }, { $0.endColor = self.endColor },
        ]
        return changes.contains { differ(one, only: $0) && differ(other, only: $0) }
    }
}
