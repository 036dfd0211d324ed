import SwiftUI

/// Stands between the game in a circle and its views: knows the time, plays for the bots, and keeps what is to be kept.
final class GroupViewModel: ObservableObject {
    /// Who plays, and by which rules: what the players change before they begin.
    @Published var setup: GroupGame.Setup { didSet { save() } }
    /// The game; nil before it begins.
    @Published private(set) var game: GroupGame?
    /// Since when the game waits; nil while it goes on.
    @Published private var pausedAt: Date?
    /// What could not be read or saved, in a sentence; nil for nothing.
    @Published var complaint: String?
    @Published private(set) var statistics = Statistics()

    private var log: [GroupGame.Intent] = []
    /// When the player's time began to run: after a mistake a little later, so that everyone sees what happened.
    private var turnBegan: Date
    private var bot: Bot?
    private var cannotSave = false
    private var generator: SeededGenerator
    private let repository: any Repository<Saved>
    private let clock: () -> Date

    /// How long everyone looks at a mistake, in seconds.
    static let moment = 1.2

    /// Goes on where the last program ended.
    /// - Parameters:
    ///   - seed: What the bots' moods come from; equal seeds give equal games.
    ///   - clock: Returns the current time.
    init(
        repository: any Repository<Saved>, seed: UInt64 = .random(in: 0 ... .max),
        clock: @escaping () -> Date = { Date() }
    ) {
        self.repository = repository
        self.clock = clock
        generator = SeededGenerator(seed: seed)
        turnBegan = clock()
        setup = Self.usualSetup
        do {
            defer { complaint = repository.warning }
            guard let saved = try repository.load() else { return }
            // What is set while an object is made is not saved again.
            setup = saved.setup
            statistics = saved.statistics
            guard let log = saved.log else { return }
            let game = GroupGame(saved.setup, log: log)
            if game.isOver { return }
            (self.game, self.log) = (game, log)
            beginTurn(after: 0)
            pausedAt = turnBegan
        } catch {
            complaint = [complaint, error.localizedDescription].compactMap(\.self).joined(separator: "\n")
        }
    }

    private static var usualSetup: GroupGame.Setup {
        GroupGame.Setup(players: [
            Player(id: 1, name: "Ada"), Player(id: 2, name: "Ben", kind: .bot(.easy)),
            Player(id: 3, name: "Chloe", kind: .bot(.medium)), Player(id: 4, name: "Dev", kind: .bot(.hard)),
        ])
    }

    // MARK: What the views show

    /// Whether the game waits for somebody to come back.
    var isPaused: Bool { pausedAt != nil }

    /// Whether time runs.
    var isRunning: Bool { game.map { !$0.isOver } == true && !isPaused }

    /// Whether it is a person's turn to speak.
    var isListening: Bool { isRunning && game?.current?.kind == .person }

    /// What there are buttons for: the number itself, and all that may be said in its place.
    var choices: [String] { game.map { [String($0.number)] + $0.setup.rules.answers } ?? [] }

    /// How much of the player's time is left, in seconds.
    var timeLeft: TimeInterval {
        guard let game else { return 0 }
        let spent = max((pausedAt ?? clock()).timeIntervalSince(turnBegan), 0)
        return min(max(game.limit - spent, 0), game.limit)
    }

    /// How long it takes until the time begins to run, in seconds.
    var timeToStart: TimeInterval { max(turnBegan.timeIntervalSince(pausedAt ?? clock()), 0) }

    /// What there is to be said of the last turn; nil where all went well.
    var verdict: String? {
        guard let game, let turn = game.turns.last, !turn.isRight else { return nil }
        let name = game.setup.players.first { $0.id == turn.player }?.name ?? ""
        let right = game.setup.rules.answer(to: turn.number)
        return turn.said.map { "\(name) said \($0). It was \(right)." } ?? "\(name) was too slow. It was \(right)."
    }

    // MARK: What the players want

    /// Begins a game.
    func start() {
        guard setup.isValid else { return }
        game = GroupGame(setup)
        (log, pausedAt) = ([], nil)
        beginTurn(after: Self.moment)
        save()
    }

    /// Says something for the person whose turn it is.
    func say(_ text: String) {
        if isListening { apply(.say(text)) }
    }

    /// Stops time, or lets it run again.
    func togglePause() {
        guard let game, !game.isOver else { return }
        if let since = pausedAt {
            turnBegan += clock().timeIntervalSince(since)
            pausedAt = nil
        } else {
            pausedAt = clock()
        }
    }

    /// Leaves the game.
    func leave() {
        (game, log, pausedAt) = (nil, [], nil)
        save()
    }

    /// Records that time has passed: bots speak, and who hesitates too long has lost.
    func timePassed() {
        guard isRunning, let game else { return }
        let spent = clock().timeIntervalSince(turnBegan)
        if let bot, bot.delay < game.limit {
            if spent >= bot.delay { apply(.say(bot.says)) }
        } else if spent >= game.limit {
            apply(.hesitate)
        }
    }

    // MARK: Players

    /// Adds a player; beside the first they are bots.
    func addPlayer() {
        guard setup.players.count < HouseRules.possiblePlayers.upperBound else { return }
        let id = (setup.players.map(\.id).max() ?? 0) + 1
        let name = Player.names.first { name in !setup.players.contains { $0.name == name } } ?? "Player \(id)"
        setup.players.append(Player(id: id, name: name, kind: .bot(.medium)))
    }

    /// Whether players may leave.
    var canRemovePlayers: Bool { setup.players.count > HouseRules.possiblePlayers.lowerBound }

    /// Takes players away, as long as two are left.
    func removePlayers(at places: IndexSet) {
        for place in places.sorted(by: >) where canRemovePlayers { setup.players.remove(at: place) }
    }

    // MARK: -

    private func apply(_ intent: GroupGame.Intent) {
        guard var next = game else { return }
        next.apply(intent)
        log.append(intent)
        game = next
        if next.isOver { statistics.add(next) }
        beginTurn(after: next.turns.last?.isRight == true ? 0 : Self.moment)
        save()
    }

    private func beginTurn(after delay: TimeInterval) {
        turnBegan = clock().addingTimeInterval(delay)
        bot = nil
        guard let game, case .bot(let level)? = game.current?.kind else { return }
        bot = Bot(level, at: game.number, by: game.setup.rules, using: &generator)
    }

    private func save() {
        let goesOn = game.map { !$0.isOver } == true
        do {
            try repository.save(Saved(setup: setup, statistics: statistics, log: goesOn ? log : nil))
            cannotSave = false
        } catch {
            // Once is enough, until it goes well again.
            if !cannotSave { complaint = error.localizedDescription }
            cannotSave = true
        }
    }
}
