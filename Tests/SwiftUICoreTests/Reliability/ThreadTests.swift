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
        deinit {}
    }

    struct Screen: View {
        let box: Box
        @State private var value = -1
        var body: some View {
            let _ = box.binding = $value
            Text(verbatim: "\(value)")
        }
    }

    @Test("State written from eight threads shows one of the last writes")
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
        deinit {}
    }

    struct Watcher: View {
        @ObservedObject var model: Model
        var body: some View { Text(verbatim: "\(model.value)") }
    }

    @Test("A published property written from eight threads: warned of, and nothing is lost")
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
}
