import Foundation
import XCTest

@testable import WindowFrontend

/// Calls from a timer of `RunLoop.main` for as long as the call asks for more.
@MainActor
@discardableResult
func repeatedly(every seconds: Double = 0.001, _ body: @escaping @MainActor () -> Bool) -> Timer {
    Timer.scheduledTimer(withTimeInterval: seconds, repeats: true) { timer in
        if !MainActor.assumeIsolated({ body() }) { timer.invalidate() }
    }
}

/// The one loop drains everything.
///
/// XCTest, because these need the main thread, which swift-testing gives away.
final class MainLoopTests: XCTestCase {
    /// Runs the loop until `quit` is called, or fails after a few seconds.
    @MainActor
    private func run(_ body: (MainLoop) -> Void) {
        let loop = MainLoop()
        let limit = Timeout(after: 10) {
            XCTFail("The loop was not left in time.")
            loop.quit()
        }
        body(loop)
        loop.run()
        limit.cancel()
    }

    func testMainQueue() {
        MainActor.assumeIsolated {
            var order: [Int] = []
            run { loop in
                DispatchQueue.main.async { order.append(1) }
                DispatchQueue.main.async {
                    order.append(2)
                    DispatchQueue.main.async { loop.quit() }
                }
            }
            XCTAssertEqual(order, [1, 2])
        }
    }

    func testMainQueueFromAnotherThread() {
        MainActor.assumeIsolated {
            var isMain = false
            run { loop in
                DispatchQueue.global().async {
                    DispatchQueue.main.async {
                        isMain = Thread.isMainThread
                        loop.quit()
                    }
                }
            }
            XCTAssertTrue(isMain)
        }
    }

    func testMainActorTask() {
        MainActor.assumeIsolated {
            var isMain = false
            run { loop in
                Task { @MainActor in
                    await Task.yield()
                    isMain = Thread.isMainThread
                    loop.quit()
                }
            }
            XCTAssertTrue(isMain)
        }
    }

    func testTimersFireAndLeaveNothingBehind() {
        MainActor.assumeIsolated {
            nonisolated(unsafe) var count = 0
            run { loop in
                repeatedly {
                    count += 1
                    guard count == 3 else { return true }
                    repeatedly {
                        loop.quit()
                        return false
                    }
                    return false
                }
            }
            XCTAssertEqual(count, 3)
            let idle = MainLoop()
            DispatchQueue.main.async { idle.quit() }
            idle.run()
            XCTAssertEqual(idle.millisecondsToNextTimer, -1, "No timer is left, so the loop has no time limit.")
        }
    }

    func testTimerAddedInACallbackIsSeen() {
        MainActor.assumeIsolated {
            nonisolated(unsafe) var fired = false
            run { loop in
                DispatchQueue.main.async {
                    repeatedly {
                        fired = true
                        loop.quit()
                        return false
                    }
                }
            }
            XCTAssertTrue(fired)
        }
    }

    func testRunLoopBlocks() {
        MainActor.assumeIsolated {
            nonisolated(unsafe) var performed = false
            run { loop in
                DispatchQueue.main.async {
                    RunLoop.main.perform {
                        MainActor.assumeIsolated {
                            performed = true
                            loop.quit()
                        }
                    }
                }
            }
            XCTAssertTrue(performed)
        }
    }

    func testTimeoutIsTakenBackWhenReleased() {
        MainActor.assumeIsolated {
            var fired: [Int] = []
            run { loop in
                var first: Timeout? = Timeout(after: 0) { fired.append(1) }
                withExtendedLifetime(first) {}
                first = nil
                let second = Timeout(after: 0.002) {
                    fired.append(2)
                    loop.quit()
                }
                DispatchQueue.main.async { withExtendedLifetime(second) {} }
                kept = second
            }
            kept = nil
            XCTAssertEqual(fired, [2])
        }
    }

    @MainActor private var kept: Timeout? {
        get { MainLoopTests.kept }
        set { MainLoopTests.kept = newValue }
    }
    @MainActor private static var kept: Timeout?
}
