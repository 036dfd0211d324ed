import Combine
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// State and published properties may be written from any thread (R10).
@MainActor
struct ThreadTests {
    private nonisolated static let threads = 8
    private nonisolated static let writes = 10_000

    final class Box: @unchecked Sendable {
        var binding: Binding<Int>?
    }

    struct Screen: View {
        let box: Box
        @State private var value = -1
        var body: some View {
            let _ = box.binding = $value
            Text(verbatim: "\(value)")
        }
    }

    @Test("R10: state written from eight threads shows one of the last writes")
    func state() async {
        let box = Box()
        let host = TestHost(Screen(box: box), size: CGSize(width: 100, height: 100))
        let binding = box.binding!
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
            DispatchQueue.global().async {
                DispatchQueue.concurrentPerform(iterations: Self.threads) { thread in
                    for index in 0..<Self.writes { binding.wrappedValue = thread * Self.writes + index }
                }
                // Behind all writes, which wait in the main queue.
                DispatchQueue.main.async { done.resume() }
            }
        }
        host.update()
        let shown = Int(host.text[0])!
        #expect(shown % Self.writes == Self.writes - 1)
        #expect(binding.wrappedValue == shown)
    }

    final class Model: ObservableObject, @unchecked Sendable {
        @Published var value = 0
        @Published var other = 0
    }

    struct Watcher: View {
        @ObservedObject var model: Model
        var body: some View { Text(verbatim: "\(model.value)") }
    }

    @Test("R10: a published property written from eight threads: warned of, and nothing is lost")
    func published() async {
        let model = Model()
        let host = TestHost(Watcher(model: model), size: CGSize(width: 100, height: 100))
        var warnings: [String] = []
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
            DispatchQueue.global().async {
                DispatchQueue.concurrentPerform(iterations: Self.threads) { thread in
                    for index in 0..<Self.writes { model.value = thread * Self.writes + index }
                }
                DispatchQueue.main.async { done.resume() }
            }
        }
        warnings = TestHost.warnings { host.update() }
        #expect(host.text == ["\(model.value)"])
        #expect(model.value % Self.writes == Self.writes - 1)
        #expect(warnings.isEmpty)
    }

    struct Surroundings: View {
        let isElsewhere: Bool
        let evaluations: Counter
        @Environment(\.self) private var values
        var body: some View {
            let _ = evaluations.count += 1
            Text(verbatim: "\(limit ?? 0)")
        }

        private var limit: Int? {
            if !isElsewhere { return values.lineLimit }
            let (box, done) = (Answer(), DispatchSemaphore(value: 0))
            Thread.detachNewThread { [values] in
                box.limit = values.lineLimit
                done.signal()
            }
            done.wait()
            return box.limit
        }
    }

    final class Counter {
        var count = 0
    }

    final class Answer: @unchecked Sendable {
        var limit: Int?
    }

    struct Around: View {
        let evaluations: [Counter]
        @State private var limit = 1
        var body: some View {
            VStack {
                Surroundings(isElsewhere: false, evaluations: evaluations[0])
                Surroundings(isElsewhere: true, evaluations: evaluations[1])
            }
            .lineLimit(limit)
            Button("More") { limit += 1 }
        }
    }

    @Test("R10: what another thread reads of the environment while a body is evaluated is not the body's")
    func environment() {
        let evaluations = [Counter(), Counter()]
        let host = TestHost(Around(evaluations: evaluations), size: CGSize(width: 100, height: 100))
        #expect(host.text.prefix(2) == ["1", "1"])
        host.perform(.press, on: "More")
        #expect(host.text.prefix(2) == ["2", "1"] && evaluations.map(\.count) == [2, 1])
    }
}
