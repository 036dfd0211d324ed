import Foundation
import Testing

/// Limits the programs that run at once to the number that the machine can show smoothly.
actor Gate {
    static let shared = Gate()

    private var free = 2
    private var waiting: [CheckedContinuation<Void, Never>] = []

    private func enter() async {
        if free > 0 {
            free -= 1
        } else {
            await withCheckedContinuation { waiting.append($0) }
        }
    }

    private func leave() {
        if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
    }

    /// Runs a program from its first frame to its end.
    static func run(
        _ name: String, seed: UInt64 = 1, isDark: Bool = false, environment: [String: String] = [:],
        _ play: (Program) async throws -> Void
    ) async throws -> Recording {
        await shared.enter()
        do {
            let program = try Program(name, seed: seed, isDark: isDark, environment: environment)
            try await program.rest()
            try await play(program)
            let recording = try await program.end()
            await shared.leave()
            return recording
        } catch {
            await shared.leave()
            throw error
        }
    }
}

extension Trait where Self == ConditionTrait {
    /// Enabled only where a display can be started; otherwise the test reports what is missing.
    static var needsDisplay: Self {
        .disabled(if: Screen.missing != nil, Comment(rawValue: Screen.missing ?? ""))
    }
}
