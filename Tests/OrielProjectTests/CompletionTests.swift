import Foundation
import Testing

/// Completions of the command line, beside the commands that there are.
@Suite("Completions")
struct CompletionTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private static func text(_ path: String) throws -> String {
        String(decoding: try Data(contentsOf: root.appending(path: path)), as: UTF8.self)
    }

    /// The commands that the script's last `case` knows.
    private static func commands() throws -> Set<String> {
        let cases = try #require(try text("oriel").components(separatedBy: "case $command in").last)
        let lines = cases.split(separator: "\n").filter { $0.contains(") ") && !$0.hasPrefix("*") }
        let names = lines.flatMap { $0.prefix { $0 != ")" }.split(separator: "|") }
        return Set(names.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.hasPrefix("-") })
    }

    @Test("Each shell completes every command, and no other", arguments: ["bash", "zsh", "fish"])
    func commands(shell: String) throws {
        let commands = try Self.commands()
        #expect(commands.count > 15)
        let text = try Self.text("Scripts/completions/oriel.\(shell)")
        let listed: Set<String>
        switch shell {
        case "bash":
            let line = try #require(text.split(separator: "\n").first { $0.contains("words=\"new ") })
            listed = Set(line.split(separator: "\"")[1].split(separator: " ").map(String.init))
        case "zsh":
            listed = Set(text.matches(of: /'([a-z]+):/).map { String($0.1) })
        default:
            let line = try #require(text.split(separator: "\n").first { $0.hasPrefix("set -l commands ") })
            listed = Set(line.split(separator: " ").dropFirst(3).map(String.init))
        }
        #expect(listed == commands)
    }
}
