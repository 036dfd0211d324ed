import SwiftUI

/// Knows all themes and the games with them, how the player likes to play, and what became of former games; and keeps all that.
final class GameLibrary: ObservableObject {
    /// The themes to play with, in the player's order.
    @Published private(set) var themes: [Theme]

    /// How the player likes to play.
    @Published var preferences: Preferences {
        didSet {
            if preferences == oldValue { return }
            for game in games.values { game.preferences = preferences }
            save(preferences, in: storage.preferences)
        }
    }

    /// What became of the games that are over.
    @Published private(set) var statistics: Statistics

    /// What could not be read or saved, in a sentence; nil for nothing.
    @Published var complaint: String?

    private let storage: Storage
    /// The games that somebody has looked at, by theme.
    private var games: [Theme.ID: EmojiMemoryGame] = [:]
    /// The games of former days that nobody has looked at yet.
    private var savedGames: [Theme.ID: MemoryGame<String>] = [:]
    private var cannotSave = false
    private let seed: UInt64
    private var generator: SeededGenerator
    private var identities: SeededGenerator
    private let clock: () -> Date
    private let play: (Sound) -> Void

    /// Goes on where the last program ended.
    /// - Parameters:
    ///   - seed: What all games come from; equal seeds give equal games.
    ///   - clock: Returns the current time.
    ///   - play: Plays a sound.
    init(
        storage: Storage = Storage(), seed: UInt64 = .random(in: 0 ... .max), clock: @escaping () -> Date = { Date() },
        play: @escaping (Sound) -> Void = { _ in }
    ) {
        self.storage = storage
        self.clock = clock
        self.play = play
        self.seed = seed
        generator = SeededGenerator(seed: seed)
        identities = SeededGenerator(seed: ~seed)
        var complaints: [String] = []
        func load<Value>(_ repository: any Repository<Value>) -> Value? {
            do {
                let value = try repository.load()
                if let warning = repository.warning { complaints.append(warning) }
                return value
            } catch {
                if let warning = repository.warning { complaints.append(warning) }
                complaints.append(error.localizedDescription)
                return nil
            }
        }
        themes = load(storage.themes) ?? Theme.all
        preferences = load(storage.preferences) ?? Preferences()
        statistics = load(storage.statistics) ?? Statistics()
        savedGames = load(storage.games) ?? [:]
        complaint = complaints.isEmpty ? nil : complaints.joined(separator: "\n")
    }

    // MARK: Games

    /// The theme with an identity; nil where it was deleted.
    func theme(_ id: Theme.ID?) -> Theme? {
        themes.first { $0.id == id }
    }

    /// The game with a theme: the same one whoever asks, so that two windows show what happens in one.
    func game(for theme: Theme) -> EmojiMemoryGame {
        if let game = games[theme.id] { return game }
        let saved = savedGames.removeValue(forKey: theme.id).flatMap { $0.goes(with: theme) ? $0 : nil }
        // In whatever order games are looked at, equal seeds give equal ones.
        let own = theme.id.unicodeScalars.reduce(seed) { $0 &* 31 &+ UInt64($1.value) }
        let game = EmojiMemoryGame(theme: theme, saved: saved, preferences: preferences, seed: own, clock: clock)
        game.changed = { [weak self, weak game] sound in
            if let game { self?.hasChanged(game, sound) }
        }
        games[theme.id] = game
        return game
    }

    /// Starts a game with another theme than the one at hand, at random, and says which; nil where there are no themes.
    ///
    /// No game that is in progress is given up for it, but the one at hand where all are.
    func startNewGame(after current: Theme.ID?) -> Theme.ID? {
        let others = themes.filter { $0.id != current && !isInProgress($0.id) }
        guard let theme = others.randomElement(using: &generator) ?? self.theme(current) ?? themes.first else {
            return nil
        }
        let game = game(for: theme)
        if theme.id == current || game.isOver { game.restart() }
        return theme.id
    }

    private func isInProgress(_ id: Theme.ID) -> Bool {
        games[id]?.isInProgress ?? (savedGames[id] != nil)
    }

    private func hasChanged(_ game: EmojiMemoryGame, _ sound: Sound?) {
        if let sound, preferences.hasSounds { play(sound) }
        if sound == .end, let result = game.result {
            statistics.add(result, theme: game.theme.id)
            save(statistics, in: storage.statistics)
        }
        saveGames()
    }

    // MARK: Keeping

    /// Returns an identity that no theme has, in whatever program it was made.
    func newID() -> Theme.ID {
        while true {
            let id = (0..<2).map { _ in String(identities.next(), radix: 16) }.joined(separator: "-")
            if theme(id) == nil { return id }
        }
    }

    /// Has other themes, and other games where themes have changed.
    /// - Parameter games: Games of themes that come back, as they were when these went.
    /// - Returns: The games of themes that are gone, for whoever may bring these back.
    func setThemes(_ new: [Theme], with games: [Theme.ID: EmojiMemoryGame] = [:]) -> [Theme.ID: EmojiMemoryGame] {
        let before = Dictionary(themes.map { ($0.id, $0) }) { first, _ in first }
        themes = new
        for theme in new where before[theme.id] != theme {
            if before[theme.id] != nil { savedGames[theme.id] = nil }
            if let game = games[theme.id] {
                game.preferences = preferences
                self.games[theme.id] = game
            }
            self.games[theme.id]?.theme = theme
        }
        let ids = Set(new.map(\.id))
        let gone = self.games.filter { !ids.contains($0.key) }
        for id in gone.keys { self.games[id] = nil }
        save(themes, in: storage.themes)
        saveGames()
        return gone
    }

    private func saveGames() {
        var saved: [Theme.ID: MemoryGame<String>] = [:]
        for theme in themes { saved[theme.id] = games[theme.id].map(\.saved) ?? savedGames[theme.id] }
        save(saved, in: storage.games)
    }

    private func save<Value>(_ value: Value, in repository: any Repository<Value>) {
        do {
            try repository.save(value)
            cannotSave = false
        } catch {
            // Once is enough, until it goes well again.
            if !cannotSave { complaint = error.localizedDescription }
            cannotSave = true
        }
    }
}

extension MemoryGame<String> {
    /// Whether a game shows nothing but what a theme has.
    fileprivate func goes(with theme: Theme) -> Bool {
        Set(cards.map(\.content)).isSubset(of: theme.emoji)
    }
}
