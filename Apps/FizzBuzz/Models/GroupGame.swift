/// The counting game in a circle: who says something wrong, or hesitates, loses a life; the last one wins.
///
/// The game knows no clock and no chance: what happens comes to it as intents, and the same intents always lead to the same game.
struct GroupGame: Codable, Equatable, Sendable {
    /// What happens at the table.
    enum Intent: Codable, Equatable, Sendable {
        /// The player whose turn it is says something.
        case say(String)
        /// Their time has run out.
        case hesitate
    }

    /// What a player said at a number; nil for nothing in time.
    struct Turn: Codable, Equatable, Sendable {
        let number: Int
        let player: Player.ID
        let said: String?
        let isRight: Bool
    }

    /// What is agreed on before the first number.
    struct Setup: Codable, Equatable, Sendable {
        var players: [Player]
        var rules = Rules()
        var house = HouseRules()

        /// Whether a game can be played so.
        var isValid: Bool {
            HouseRules.possiblePlayers.contains(players.count) && Set(players.map(\.id)).count == players.count
                && rules.isValid && HouseRules.possibleLives.contains(house.lives)
                && HouseRules.possibleLimits.contains(house.firstLimit)
        }
    }

    let setup: Setup
    /// The number whose turn it is, from 1.
    private(set) var number = 1
    /// Where the player sits who has to speak, among those still in the circle.
    private(set) var seat = 0
    /// Which way the count goes round: 1 or −1.
    private(set) var direction = 1
    /// How many lives each player has left.
    private(set) var lives: [Player.ID: Int]
    /// How many lives a team has left.
    private(set) var teamLives: Int
    /// Those still in the circle, in order.
    private(set) var circle: [Player]
    /// All that was said.
    private(set) var turns: [Turn] = []
    /// How many times the count went round, and how many have spoken since.
    private(set) var circles = 0
    private var spoken = 0

    /// Begins at 1; the first player is the first to speak.
    init(_ setup: Setup) {
        precondition(setup.isValid, "Two to eight players with ids of their own can play, by rules that make sense.")
        self.setup = setup
        circle = setup.players
        lives = Dictionary(uniqueKeysWithValues: setup.players.map { ($0.id, setup.house.lives) })
        teamLives = setup.house.lives
    }

    /// Plays a game again.
    init(_ setup: Setup, log: [Intent]) {
        self.init(setup)
        for intent in log { apply(intent) }
    }

    // MARK: What there is to see

    /// Who has to speak; nil once the game is over.
    var current: Player? { isOver ? nil : circle[seat] }

    /// What has to be said.
    var answer: String { setup.rules.answer(to: number) }

    /// How long the player may hesitate, in seconds.
    var limit: Double { setup.house.limit(afterCircles: circles) }

    /// Whether nobody has to speak any more.
    var isOver: Bool { setup.house.isTogether ? teamLives == 0 : circle.count == 1 }

    /// Who is left; nil while the game goes on, and for a team.
    var winner: Player? { isOver && !setup.house.isTogether ? circle.first : nil }

    /// How far the count came.
    var highest: Int { turns.filter(\.isRight).map(\.number).max() ?? 0 }

    // MARK: What happens

    /// Takes what happens at the table; once the game is over nothing does.
    mutating func apply(_ intent: Intent) {
        guard let player = current else { return }
        var said: String?
        if case .say(let text) = intent { said = text }
        let isRight = said == answer
        turns.append(Turn(number: number, player: player.id, said: said, isRight: isRight))
        spoken += 1
        if isRight { goOn() } else { lose(player) }
        if spoken >= circle.count { (circles, spoken) = (circles + 1, 0) }
    }

    /// After the right word the next number is the next player's, whoever that is by the house's rules.
    private mutating func goOn() {
        let words = setup.rules.words(for: number)
        let ordered = setup.rules.ordered
        let turnsRound =
            switch setup.house.reversal {
            case .never: false
            case .onSecond: ordered.count > 1 && words.contains(ordered[1])
            case .onAny: !words.isEmpty
            }
        if turnsRound { direction = -direction }
        let skips = setup.house.skips && words.contains(ordered[0])
        number += 1
        move(by: skips ? 2 : 1)
    }

    private mutating func lose(_ player: Player) {
        switch setup.house.afterMistake {
        case .sameNumber: break
        case .nextNumber: number += 1
        case .fromOne: number = 1
        }
        if setup.house.isTogether {
            teamLives -= 1
            return move(by: 1)
        }
        lives[player.id, default: 1] -= 1
        guard lives[player.id] == 0 else { return move(by: 1) }
        circle.remove(at: seat)
        // The circle closes: who sat after the player sits in their place now.
        if direction < 0 { seat -= 1 }
        seat = (seat + circle.count) % circle.count
    }

    private mutating func move(by count: Int) {
        let step = direction * count % circle.count
        seat = (seat + step + circle.count) % circle.count
    }
}
