import DisplayList
import Foundation
import XCTest

@testable import WindowFrontend

/// Turns of the loop within others.
final class ModalWindowTests: XCTestCase {
    private static func press(_ place: CGPoint) -> InputEvent { .pointer(PointerEvent(.down, at: place, time: 0)) }

    func testWindowsBelowAModalOneGetNoInput() throws {
        try MainActor.assumeIsolated {
            try XCTSkipUnless(WindowFrontEnd.isAvailable, "Skipped: " + WindowFrontEnd.unavailableMessage)
            let (below, modal) = (FakeWindow(), FakeWindow())
            let frontEnd = WindowFrontEnd()
            let app = FakeApp(windows: [below])
            modal.isModal = true
            var seen: [Int] = []
            let limit = Timeout(after: 15) {
                XCTFail("The wait was not over in time.")
                frontEnd.quit()
            }
            DispatchQueue.main.async {
                app.openWindow?(modal)
                var isDone = false
                let (first, second) = (frontEnd.windows[0], frontEnd.windows[1])
                repeatedly {
                    let frames = modal.frameTimes.count
                    if frames == 0 { return true }
                    first.send(Self.press(.zero))
                    second.send(Self.press(.zero))
                    first.closeIfAllowed()
                    isDone = true
                    return false
                }
                XCTAssertTrue(frontEnd.runModal(for: modal, waits: true) { isDone })
                seen = [below.events.count, modal.events.count]
                XCTAssertFalse(below.isClosed)
                second.close()
                first.send(Self.press(.zero))
                seen.append(below.events.count)
                frontEnd.quit()
            }
            _ = frontEnd.run(app)
            limit.cancel()
            XCTAssertEqual(seen, [0, 1, 1])
        }
    }

    func testTurnsWithinABlockOfTheMainQueue() {
        MainActor.assumeIsolated {
            let loop = MainLoop()
            var order: [String] = []
            let limit = Timeout(after: 10) { loop.quit() }
            DispatchQueue.main.async {
                MainTurn.whenEnded { order.append("turn") }
                var hasFired = false
                repeatedly {
                    hasFired = true
                    return false
                }
                DispatchQueue.main.async { order.append("next block") }
                loop.runWithin(waits: true) { hasFired }
                order.append("over")
            }
            DispatchQueue.main.async { DispatchQueue.main.async { loop.quit() } }
            loop.run()
            limit.cancel()
            XCTAssertEqual(order, ["turn", "over", "next block"])
        }
    }

    func testTurnsOfACallerThatDoesNotWaitEnd() {
        MainActor.assumeIsolated {
            let loop = MainLoop()
            var (hasRun, count) = (false, 0)
            let limit = Timeout(after: 10) { loop.quit() }
            repeatedly {
                DispatchQueue.main.async { hasRun = true }
                for _ in 0..<100 where !hasRun {
                    loop.runWithin(waits: false) {
                        count += 1
                        return false
                    }
                }
                loop.quit()
                return false
            }
            loop.run()
            limit.cancel()
            XCTAssertTrue(hasRun && count > 0)
        }
    }
}
