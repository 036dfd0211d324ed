import Foundation
import Synchronization

/// Checks the files of a module in small groups, so that one file that takes long does not hide the others.
///
/// A group that takes too long is checked again file by file, and a file that takes too long is reported as late.
struct FileChecks {
    /// The compiler's arguments, without the sources.
    let arguments: [String]
    let sources: [URL]
    /// The paths of the files to check; nil for all.
    var chosen: Set<String>?
    /// Where the list of arguments is written.
    let list: URL
    /// When all checks are stopped.
    let end: ContinuousClock.Instant
    /// The number of files in a group.
    var groupSize = 8
    /// The longest time for a file, in seconds.
    var limit = 10.0

    func run() throws -> [Diagnostic] {
        let front = try frontend()
        let checked = sources.filter { chosen?.contains($0.path) ?? true }
        let queue = Mutex(
            stride(from: 0, to: checked.count, by: groupSize).map { first in
                Array(checked[first..<min(first + groupSize, checked.count)])
            })
        let found = Mutex<[Diagnostic]>([])
        DispatchQueue.concurrentPerform(iterations: max(1, ProcessInfo.processInfo.activeProcessorCount)) { _ in
            while let group = queue.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) {
                let rest = (end - .now) / .seconds(1)
                guard rest > 0.5 else {
                    found.withLock { $0 += group.map { Diagnostic(late: $0.path) } }
                    continue
                }
                // The group's share grows with its files, and the start costs some time as well.
                let time = min(rest, limit + 2 * Double(group.count - 1))
                guard let result = try? Shell.run(front.program, front.words(for: group), limit: time) else { continue }
                var said = Diagnostic.read(result.errors)
                if result.status == 137 {
                    if group.count > 1 {
                        queue.withLock { $0 += group.map { [$0] } }
                        continue
                    }
                    said.append(Diagnostic(late: group[0].path))
                }
                found.withLock { $0 += said }
            }
        }
        var seen: Set<Diagnostic> = []
        return found.withLock { $0 }.filter { seen.insert($0).inserted }
    }

    /// The program and the arguments by which the driver checks a file.
    struct Frontend {
        var program: String
        var before: [String]
        var sources: [URL]

        func words(for group: [URL]) -> [String] {
            let chosen = Set(group)
            return before + sources.flatMap { chosen.contains($0) ? ["-primary-file", $0.path] : [$0.path] }
        }
    }

    /// Asks the driver which command checks a file.
    private func frontend() throws -> Frontend {
        let words = arguments + ["-###", "-driver-filelist-threshold=1000000"] + sources.map(\.path)
        try Cache.write(Data(words.map(Compiler.quoted).joined(separator: "\n").utf8), to: list)
        let result = try Shell.run("swiftc", ["@\(list.path)"], limit: 20)
        guard let line = result.output.split(whereSeparator: \.isNewline).first(where: { $0.contains("-primary-file") })
        else { throw Problem("The compiler does not say how it checks a file: \(result.errors)") }
        let all = Self.words(in: line)
        let paths = Set(sources.map(\.path))
        let rest = all.dropFirst().filter { $0 != "-primary-file" && !paths.contains($0) }
        return Frontend(program: all[0], before: Array(rest), sources: sources)
    }

    /// The words of a command as a shell reads them.
    static func words(in line: Substring) -> [String] {
        var words: [String] = []
        var word = ""
        var isWord = false
        var quote: Character?
        var isEscaped = false
        for letter in line {
            if isEscaped {
                word.append(letter)
                isEscaped = false
            } else if letter == "\\", quote != "'" {
                (isEscaped, isWord) = (true, true)
            } else if letter == quote {
                quote = nil
            } else if quote == nil, letter == "'" || letter == "\"" {
                (quote, isWord) = (letter, true)
            } else if quote == nil, letter == " " {
                if isWord { words.append(word) }
                (word, isWord) = ("", false)
            } else {
                word.append(letter)
                isWord = true
            }
        }
        if isWord { words.append(word) }
        return words
    }
}
