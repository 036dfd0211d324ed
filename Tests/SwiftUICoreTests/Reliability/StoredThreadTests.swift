import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// Values in the user's defaults may be written and read from any thread (R10).
@MainActor @Suite(.serialized) struct StoredThreadTests {
    private nonisolated static let threads = 8
    private nonisolated static let writes = 500

    final class Box: @unchecked Sendable {
        var binding: Binding<Int>?
        var property: AppStorage<Int>?
        var bodies = 0
    }

    struct Screen: View {
        let box: Box
        @AppStorage("oriel stored thread") private var value = -1
        var body: some View {
            let _ = box.binding = $value
            let _ = box.property = _value
            let _ = box.bodies += 1
            Text(verbatim: "\(value)")
        }
    }

    /// Runs a function on other threads at once, and returns once the main queue has processed the results.
    private func onOtherThreads(_ body: @escaping @Sendable (Int) -> Void) async {
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
            DispatchQueue.global().async {
                DispatchQueue.concurrentPerform(iterations: Self.threads, execute: body)
                DispatchQueue.main.async { done.resume() }
            }
        }
    }

    private func withScreen(_ body: (Box, TestHost) async -> Void) async {
        UserDefaults.standard.removeObject(forKey: "oriel stored thread")
        defer { UserDefaults.standard.removeObject(forKey: "oriel stored thread") }
        let box = Box()
        let host = TestHost(Screen(box: box), size: CGSize(width: 100, height: 100))
        await body(box, host)
        host.close()
    }

    @Test("R10: written from eight threads, one of the last writes is stored and shown")
    func writing() async {
        await withScreen { box, host in
            let (binding, property) = (box.binding!, box.property!)
            await onOtherThreads { thread in
                for index in 0..<Self.writes {
                    if index % 2 == 0 {
                        binding.wrappedValue = thread * Self.writes + index
                    } else {
                        property.wrappedValue = thread * Self.writes + index
                    }
                }
            }
            host.update()
            let stored = UserDefaults.standard.integer(forKey: "oriel stored thread")
            #expect(stored % Self.writes == Self.writes - 1)
            #expect(host.text == ["\(stored)"])
        }
    }

    @Test("R10: a write is read back at once where it was made, and shown in the next frame")
    func readingBack() async {
        await withScreen { box, host in
            let property = box.property!
            let bodies = box.bodies
            nonisolated(unsafe) var seen: [Int] = []
            let written = DispatchSemaphore(value: 0)
            DispatchQueue.global().async {
                property.wrappedValue = 41
                seen.append(property.wrappedValue)
                property.wrappedValue += 1
                seen.append(property.wrappedValue)
                written.signal()
            }
            // No turn of the main queue lies between the two.
            hold(until: written)
            await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
                DispatchQueue.main.async { done.resume() }
            }
            #expect(seen == [41, 42])
            host.update()
            #expect(host.text == ["42"])
            #expect(box.bodies == bodies + 1)
        }
    }

    /// Keeps the main thread until something has happened.
    private func hold(until happened: DispatchSemaphore) { happened.wait() }

    /// A body that waits until another thread has written and read the values.
    struct Waiting: View {
        let box: Box
        let isWaiting: Bool
        @AppStorage("oriel stored thread") private var value = -1
        @State private var state = 0
        var body: some View {
            let _ = box.bodies += 1
            if isWaiting {
                let (property, state) = (_value, $state)
                let thread = Thread {
                    property.wrappedValue = 7
                    _ = (property.wrappedValue, state.wrappedValue)
                    box.done.signal()
                }
                let _ = thread.start()
                let _ = box.done.wait()
            }
            Text(verbatim: "body")
        }
    }

    @Test("R10: what another thread does during a body is no business of the body's")
    func duringBody() async {
        await withScreen { screen, _ in
            let box = Box()
            var host: TestHost?
            let warnings = TestHost.warnings {
                host = TestHost(Waiting(box: box, isWaiting: true), size: CGSize(width: 100, height: 100))
            }
            #expect(warnings == [])
            #expect(UserDefaults.standard.integer(forKey: "oriel stored thread") == 7)
            let bodies = box.bodies
            await host?.settle()
            #expect(box.bodies == bodies)
            screen.property?.wrappedValue = 8
            host?.update()
            #expect(box.bodies == bodies)
            host?.close()
        }
    }
}

extension StoredThreadTests.Box {
    /// Given when another thread is done.
    var done: DispatchSemaphore { Self.done }
    private static let done = DispatchSemaphore(value: 0)
}
