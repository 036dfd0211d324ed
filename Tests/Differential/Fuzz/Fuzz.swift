import DifferentialKit
import Foundation

/// Tries random trees until the time is over or one fails: `fuzz --minutes 5 --seed 1 --trees 1000 --actions 50`.
@MainActor
struct Fuzz {
    private var values: [String: String] = [:]
    private let program: String

    init(_ arguments: [String]) {
        program = arguments[0]
        var rest = arguments.dropFirst()
        while let name = rest.popFirst() {
            guard name.hasPrefix("--"), let value = rest.popFirst() else {
                Fuzz.explain("I don't understand “\(name)”.")
            }
            values[name] = value
        }
    }

    private static func explain(_ complaint: String) -> Never {
        print(
            """
            \(complaint)
            usage: fuzz [--minutes N] [--seed S] [--trees N] [--actions N] [--nodes N] [--depth N] [--failures N]
                        [--without KIND,KIND] [--only KIND,KIND]
                   fuzz --case LINE        runs one case
                   fuzz --shrink LINE      makes a failing case smaller, be it one that stops the program
            """)
        exit(2)
    }

    private func number(_ name: String) -> Int? {
        values[name].map { text in
            guard let value = Int(text) else { Fuzz.explain("“\(text)” is no number.") }
            return value
        }
    }

    /// The kinds to choose from.
    private var kinds: [Kind] {
        func list(_ name: String) -> [String]? { values[name]?.split(separator: ",").map(String.init) }
        let (without, only) = (list("--without") ?? [], list("--only"))
        return Kind.usual.filter { !without.contains($0.rawValue) && only?.contains($0.rawValue) ?? true }
    }

    func run() {
        do {
            if let line = values["--case"] {
                runOne(try Case(line))
            } else if let line = values["--shrink"] {
                shrink(try Case(line))
            } else {
                search()
            }
        } catch { Fuzz.explain("\(error)") }
    }

    private func runOne(_ test: Case) {
        Journal.begin(test, seconds: 20)
        Snapshot.isVerbose = true
        if let failure = Runner.run(test) {
            print("\(failure)")
            exit(1)
        }
        exit(0)
    }

    private func search() {
        let seed = UInt64(number("--seed") ?? Int.random(in: 1...1_000_000_000))
        let trees = number("--trees")
        let minutes = number("--minutes") ?? (trees == nil ? 1 : nil)
        let actions = number("--actions") ?? 50
        print("Seed \(seed)")
        let start = Date()
        var said = 0
        var failures = 0
        var tried: UInt64 = 0
        while tried < UInt64(trees ?? .max) {
            let seconds = Date().timeIntervalSince(start)
            if let minutes, seconds >= Double(minutes) * 60 { break }
            if Int(seconds / 60) > said {
                said = Int(seconds / 60)
                print("\(said) min: \(tried) trees, \(tried * UInt64(actions)) actions")
            }
            var maker = CaseMaker(
                seed: seed &+ tried, depth: number("--depth") ?? 6, nodes: number("--nodes") ?? 60, kinds: kinds)
            let test = maker.makeCase(steps: actions)
            Journal.begin(test, seconds: 120)
            if let failure = Runner.run(test) {
                Journal.end()
                print("Seed \(seed &+ tried) fails: \(failure)")
                report(test)
                failures += 1
                if failures >= number("--failures") ?? 1 { exit(1) }
            }
            tried += 1
        }
        Journal.end()
        let seconds = Date().timeIntervalSince(start)
        if failures > 0 { exit(1) }
        print("\(tried) trees of \(actions) actions held, in \(Int(seconds)) s.")
        let answers = Runner.answers.sorted { $0.key.rawValue < $1.key.rawValue }.map {
            "\($0.key.rawValue) \($0.value)"
        }
        print("Answers of views: \(answers.joined(separator: ", "))")
    }

    /// Prints the line to keep.
    private func report(_ test: Case) {
        print("Making it smaller …")
        var shrinker = Shrinker { candidate in
            Journal.begin(candidate, seconds: 60)
            return Runner.run(candidate) != nil
        }
        let small = shrinker.shrink(test)
        Journal.end()
        print(Runner.run(small).map { "\($0)" } ?? "It holds alone.")
        print("Keep this line in Tests/Differential/Laws/KeptCases.swift:")
        print("    \"\(small)\",")
    }

    /// Shrinks a case that crashes the program: each candidate runs in a separate process.
    private func shrink(_ test: Case) {
        var shrinker = Shrinker(patience: 3000) { candidate in
            let process = Process()
            process.executableURL = URL(fileURLWithPath: program)
            process.arguments = ["--case", "\(candidate)"]
            process.standardOutput = FileHandle.nullDevice
            process.standardError = FileHandle.nullDevice
            guard (try? process.run()) != nil else { return false }
            process.waitUntilExit()
            return process.terminationReason == .uncaughtSignal || process.terminationStatus != 0
        }
        print("    \"\(shrinker.shrink(test))\",")
    }
}
