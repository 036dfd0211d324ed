import Foundation
import OrielFoundation
import SwiftUI
import SwiftUITesting
import Testing

/// A test records only the warnings that it causes.
@MainActor @Suite("Warnings heard") struct WarningTests {
    /// A thread that logs a warning on request.
    private struct OtherThread {
        private let isWanted = DispatchSemaphore(value: 0), isDone = DispatchSemaphore(value: 0)

        init(_ text: String) {
            let (isWanted, isDone) = (isWanted, isDone)
            Thread.detachNewThread {
                isWanted.wait()
                RuntimeWarning.issue(text)
                isDone.signal()
            }
        }

        func warn() {
            isWanted.signal()
            isDone.wait()
        }
    }

    @Test("Another thread's warnings are not heard")
    func otherThread() {
        let other = OtherThread("heard: another thread")
        let heard = TestHost.warnings {
            RuntimeWarning.issue("heard: first")
            other.warn()
            RuntimeWarning.issue("heard: second")
        }
        #expect(heard == ["heard: first", "heard: second"])
    }

    @Test("Those who listen at the same time on two threads hear each its own")
    func twoListeners() {
        let isListening = DispatchSemaphore(value: 0), isOver = DispatchSemaphore(value: 0)
        let isDone = DispatchSemaphore(value: 0)
        nonisolated(unsafe) var there: [String] = []
        Thread.detachNewThread {
            RuntimeWarning.observing({ there.append($0) }) {
                isListening.signal()
                isOver.wait()
                RuntimeWarning.issue("heard: there")
            }
            isDone.signal()
        }
        isListening.wait()
        let here = TestHost.warnings { RuntimeWarning.issue("heard: here") }
        isOver.signal()
        isDone.wait()
        #expect(here == ["heard: here"])
        #expect(there == ["heard: there"])
    }

    @Test("Who listens within another listens too")
    func nested() {
        var inner: [String] = []
        let outer = TestHost.warnings {
            RuntimeWarning.issue("heard: before")
            inner = TestHost.warnings { RuntimeWarning.issue("heard: within") }
            RuntimeWarning.issue("heard: after")
        }
        #expect(inner == ["heard: within"])
        #expect(outer == ["heard: before", "heard: within", "heard: after"])
    }

    @Test("A task that goes on when the function has returned is heard no more")
    func later() async {
        var task: Task<Void, Never>?
        var heard: [String] = []
        RuntimeWarning.observing({ heard.append($0) }) {
            task = Task { @MainActor in RuntimeWarning.issue("heard: too late") }
        }
        await task?.value
        #expect(heard == [])
    }
}
