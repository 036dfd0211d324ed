// uses https://github.com/apple/swift-argument-parser 1.8.0 ArgumentParser
// prints ho ho ho
// prints Error: Missing expected argument '<word>'
import ArgumentParser

struct Repeat: ParsableCommand {
    @Option(name: .shortAndLong, help: "How often.") var count = 1
    @Argument(help: "What is printed.") var word: String
    mutating func run() { print(Array(repeating: word, count: count).joined(separator: " ")) }
}

var command = try Repeat.parseAsRoot(["--count", "3", "ho"])
try command.run()
do {
    _ = try Repeat.parseAsRoot(["-c", "2"])
} catch {
    print(Repeat.fullMessage(for: error))
}
