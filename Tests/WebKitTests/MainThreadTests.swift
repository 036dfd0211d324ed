import Foundation
import Testing

@Suite("The thread of WebKit's tests")
@MainActor
struct MainThreadTests {
    @Test(
        "The main queue is served by the first thread, as WebKit needs it",
        .enabled(if: MainThread.isFirst, "The tests of other modules run in this process."))
    func thread() async throws {
        for _ in 0..<20 {
            #expect(Thread.isMainThread)
            await Task.detached {}.value
        }
    }
}
