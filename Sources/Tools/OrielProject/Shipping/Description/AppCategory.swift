/// What kind of app it is, by the category of the Info.plist (`LSApplicationCategoryType`).
struct AppCategory: Equatable {
    /// The desktop's categories, the main one first.
    var desktop: [String]
    /// The section of Debian's archive.
    var section: String
    /// What the app is, for a summary: “A word game”.
    var summary: String
    /// Words by which it can be found.
    var keywords: [String]

    /// The category of an app that names none.
    static let other = AppCategory(desktop: ["Utility"], section: "utils", summary: "A desktop app", keywords: [])

    /// Finds a category by its name in an Info.plist; nil for none that is known.
    init?(_ name: String?) {
        let prefix = "public.app-category."
        guard let name, name.hasPrefix(prefix) else { return nil }
        let word = String(name.dropFirst(prefix.count))
        if let kind = Self.games[word] {
            let label = word == "games" ? "game" : String(word.dropLast()).replacing("-", with: " ")
            let article = "aeiou".contains(label.first ?? "g") ? "An" : "A"
            self.init(
                desktop: ["Game"] + (kind.isEmpty ? [] : [kind]), section: "games", summary: "\(article) \(label)",
                keywords: label.split(separator: " ").map(String.init))
            return
        }
        guard let found = Self.others[word] else { return nil }
        self.init(
            desktop: found.desktop, section: found.section, summary: found.summary,
            keywords: word.split(separator: "-").map(String.init))
    }

    private init(desktop: [String], section: String, summary: String, keywords: [String]) {
        (self.desktop, self.section, self.summary, self.keywords) = (desktop, section, summary, keywords)
    }

    /// The desktop's second category of each kind of game.
    private static let games = [
        "games": "", "action-games": "ActionGame", "adventure-games": "AdventureGame", "arcade-games": "ArcadeGame",
        "board-games": "BoardGame", "card-games": "CardGame", "casino-games": "CardGame", "dice-games": "BoardGame",
        "educational-games": "KidsGame", "family-games": "KidsGame", "kids-games": "KidsGame", "music-games": "",
        "puzzle-games": "LogicGame", "racing-games": "SportsGame", "role-playing-games": "RolePlaying",
        "simulation-games": "Simulation", "sports-games": "SportsGame", "strategy-games": "StrategyGame",
        "trivia-games": "LogicGame", "word-games": "LogicGame",
    ]

    private static let others: [String: (desktop: [String], section: String, summary: String)] = [
        "business": (["Office"], "misc", "An app for business"),
        "developer-tools": (["Development"], "devel", "An app for developers"),
        "education": (["Education"], "education", "An app for learning"),
        "entertainment": (["Utility"], "misc", "An app for entertainment"),
        "finance": (["Office", "Finance"], "misc", "An app for finances"),
        "graphics-design": (["Graphics"], "graphics", "An app for graphics"),
        "healthcare-fitness": (["Utility"], "misc", "An app for health and fitness"),
        "lifestyle": (["Utility"], "misc", "An app for every day"),
        "medical": (["Science", "MedicalSoftware"], "science", "An app for medicine"),
        "music": (["AudioVideo", "Audio"], "sound", "An app for music"),
        "news": (["Network", "News"], "net", "An app for news"),
        "photography": (["Graphics", "Photography"], "graphics", "An app for photos"),
        "productivity": (["Office"], "misc", "An app for getting things done"),
        "reference": (["Education"], "education", "A work of reference"),
        "social-networking": (["Network"], "net", "An app for social networks"),
        "sports": (["Utility"], "misc", "An app for sports"),
        "travel": (["Utility"], "misc", "An app for traveling"),
        "utilities": (["Utility"], "utils", "A small tool"),
        "video": (["AudioVideo", "Video"], "video", "An app for videos"),
        "weather": (["Utility"], "misc", "An app for the weather"),
    ]
}
