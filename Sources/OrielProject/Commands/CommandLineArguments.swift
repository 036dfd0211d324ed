/// The words of a command, sorted into what is for us and what is for the app.
struct CommandLineArguments {
    var command = ""
    var path: String?
    var target: String?
    var view: String?
    var checkout = "."
    var isJSON = false
    var watches = false
    var lists = false
    /// Where a picture goes that a command of ours draws.
    var picture: String?
    var wantsHelp = false
    /// The arguments for the app itself.
    var rest: [String] = []

    init(_ words: [String]) throws {
        var words = words[...]
        command = words.popFirst() ?? "help"
        func value(_ option: String) throws -> String {
            guard let value = words.popFirst() else { throw Problem("\(option) needs a value.") }
            return value
        }
        while let word = words.popFirst() {
            switch word {
            case "--target": target = try value(word)
            case "--view": view = try value(word)
            case "--checkout": checkout = try value(word)
            case "--json": isJSON = true
            case "--watch": watches = true
            case "--list" where command == "preview": lists = true
            case "--png" where command == "preview": picture = try value(word)
            case "--help", "-h": wantsHelp = true
            case "--":
                rest += words
                return
            case _ where word.hasPrefix("--target="): target = String(word.dropFirst("--target=".count))
            case _ where word.hasPrefix("--view="): view = String(word.dropFirst("--view=".count))
            case _ where path == nil && !word.hasPrefix("-"): path = word
            default: rest.append(word)
            }
        }
    }
}
