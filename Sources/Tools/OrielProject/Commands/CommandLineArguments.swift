/// The words of a command, sorted into what is for us and what is for the app.
struct CommandLineArguments: Sendable {
    var command = ""
    var path: String?
    var target: String?
    var view: String?
    var checkout = "."
    var isJSON = false
    var isBadge = false
    /// Whether code of the project may run unconfined where this machine cannot confine it.
    var isTrusted = false
    /// The seconds that a check may take.
    var limit = 60.0
    /// The systems that the user names for targets of packages.
    var systems: [String: ModuleDescription.System] = [:]
    var watches = false
    /// The tests that the user chooses.
    var tests = TestSelection()
    var lists = false
    /// Where a picture goes that one of Oriel's commands draws.
    var picture: String?
    var wantsHelp = false
    /// Whether `editor` is the server that an editor has started.
    var serves = false
    /// Whether `editor` is a language server.
    var isLanguageServer = false
    /// Whether `editor` removes what it has written.
    var removes = false
    /// What `package` is to make.
    var shipping = ShippingOptions()
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
            case "--badge" where command == "check": isBadge = true
            case "--limit" where command == "check":
                let text = try value(word)
                guard let seconds = Double(text), seconds > 0 else {
                    throw Problem("--limit takes seconds, not “\(text)”.")
                }
                limit = seconds
            case "--trust": isTrusted = true
            case "--system":
                let text = try value(word)
                let parts = text.split(separator: "=").map(String.init)
                guard parts.count == 2, let system = ModuleDescription.System(rawValue: parts[1]) else {
                    throw Problem("--system takes NAME=linux or NAME=apple, not “\(text)”.")
                }
                systems[parts[0]] = system
            case "--watch": watches = true
            case "--serve" where command == "editor": serves = true
            case "--language-server" where command == "editor": isLanguageServer = true
            case "--remove" where command == "editor": removes = true
            case "--list" where command == "preview": lists = true
            case "--list-tests" where command == "test", "-l" where command == "test": lists = true
            case "--filter" where command == "test": tests.filters.append(try value(word))
            case "--skip" where command == "test": tests.skipped.append(try value(word))
            case "--png" where command == "preview": picture = try value(word)
            case _ where command == "package" && ShippingOptions.names.contains(word),
                _ where command == "sdk" && ShippingOptions.names.subtracting(["--debug"]).contains(word):
                try shipping.read(word) { try value(word) }
            case "--help", "-h": wantsHelp = true
            case "--":
                rest += words
                return
            case _ where word.hasPrefix("--target="): target = String(word.dropFirst("--target=".count))
            case _ where word.hasPrefix("--view="): view = String(word.dropFirst("--view=".count))
            case _ where word.hasPrefix("--filter=") && command == "test":
                tests.filters.append(String(word.dropFirst("--filter=".count)))
            case _ where word.hasPrefix("--skip=") && command == "test":
                tests.skipped.append(String(word.dropFirst("--skip=".count)))
            case _ where path == nil && !word.hasPrefix("-"): path = word
            default: rest.append(word)
            }
        }
    }
}
