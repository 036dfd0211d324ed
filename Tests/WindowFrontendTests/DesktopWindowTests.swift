import CGtk
import DisplayList
import Foundation
import GtkShim
import XCTest

@testable import WindowFrontend

/// Windows on a real display; skipped where there is none (`xvfb-run swift test` gives one).
final class DesktopWindowTests: XCTestCase {
    @MainActor
    private func requireDisplay() throws {
        try XCTSkipUnless(WindowFrontEnd.isAvailable, "Skipped: " + WindowFrontEnd.unavailableMessage)
    }

    /// Runs an app until a condition holds at a turn of the main queue, then ends it.
    @MainActor
    private func run(
        _ app: FakeApp, in known: WindowFrontEnd? = nil, until isDone: @escaping @MainActor () -> Bool
    ) -> Int32 {
        let frontEnd = known ?? WindowFrontEnd()
        let limit = Timeout(after: 15) {
            XCTFail("The condition did not come true in time.")
            frontEnd.quit()
        }
        let check = repeatedly(every: 0.005) {
            guard isDone() else { return true }
            frontEnd.quit()
            return false
        }
        let code = frontEnd.run(app)
        check.invalidate()
        limit.cancel()
        return code
    }

    func testFirstFrameIsLaidOutAtTheDefaultSize() throws {
        try MainActor.assumeIsolated {
            try requireDisplay()
            let window = FakeWindow()
            let app = FakeApp(windows: [window])
            XCTAssertEqual(run(app) { !window.frameTimes.isEmpty }, 0)
            XCTAssertEqual(window.sizes.first, CGSize(width: 300, height: 200))
            XCTAssertTrue(window.isClosed)
            XCTAssertEqual(app.phases.first, .active)
            XCTAssertEqual(app.phases.last, .ended)
        }
    }

    func testManyFramesAreToldOnceAtRest() throws {
        try MainActor.assumeIsolated {
            try requireDisplay()
            let window = FakeWindow()
            let frontEnd = WindowFrontEnd()
            var told: [Int] = []
            var frames = 0
            _ = run(FakeApp(windows: [window]), in: frontEnd) {
                guard let shown = frontEnd.windows.first, shown.frameCount > 0 else { return false }
                if frames == 0 {
                    shown.onManyFrames = { told.append(shown.frameCount) }
                    shown.frameCount += DesktopWindow.manyFrames
                    frames = shown.frameCount
                }
                if shown.frameCount < frames + 3 { shown.requestFrame() }
                return shown.frameCount >= frames + 3
            }
            XCTAssertEqual(told, [frames + 1])
        }
    }

    func testAtRestNoFrameIsMade() throws {
        try MainActor.assumeIsolated {
            try requireDisplay()
            let window = FakeWindow()
            var turns = 0
            _ = run(FakeApp(windows: [window])) {
                if !window.frameTimes.isEmpty { turns += 1 }
                return turns == 40
            }
            XCTAssertLessThanOrEqual(
                window.frameTimes.count, 2, "The first frame, and one more if the desktop resized.")
        }
    }

    func testAFrameIsMadeForEachRequestAndAnimationsEnd() throws {
        try MainActor.assumeIsolated {
            try requireDisplay()
            let window = FakeWindow()
            window.nextFrameTime = { number, time in number < 10 ? time : nil }
            var settled = 0
            var requested = false
            _ = run(FakeApp(windows: [window])) {
                if window.frameTimes.count >= 10, !requested {
                    settled += 1
                    if settled == 5 {
                        requested = true
                        window.change()
                    }
                }
                return requested && window.frameTimes.count >= 11
            }
            XCTAssertEqual(window.frameTimes.count, 11)
            XCTAssertEqual(window.frameTimes, window.frameTimes.sorted())
        }
    }

    func testALaterFrameComesAtItsTime() throws {
        try MainActor.assumeIsolated {
            try requireDisplay()
            let window = FakeWindow()
            window.nextFrameTime = { number, time in number == 1 ? time + 0.1 : nil }
            _ = run(FakeApp(windows: [window])) { window.frameTimes.count >= 2 }
            let gap = window.frameTimes[1] - window.frameTimes[0]
            XCTAssertGreaterThanOrEqual(gap, 0.09)
        }
    }

    func testAWindowThatIsSetAsideIsHidden() throws {
        try MainActor.assumeIsolated {
            try requireDisplay()
            let window = FakeWindow()
            let frontEnd = WindowFrontEnd()
            var (draws, seen, titles) = (0, [Bool](), [String]())
            _ = run(FakeApp(windows: [window]), in: frontEnd) {
                guard let shown = frontEnd.windows.first, let widget = shown.window, shown.drawCount > 0 else {
                    return false
                }
                draws = shown.drawCount
                for isSetAside in [false, true, true, false] {
                    window.isSetAside = isSetAside
                    window.title = isSetAside ? "Aside" : "Shown"
                    shown.updateChrome()
                    seen.append(gtk_widget_get_visible(widget) != 0)
                    titles.append(shown.chrome.title ?? "")
                }
                return true
            }
            XCTAssertGreaterThan(draws, 0)
            XCTAssertEqual(seen, [true, false, false, true])
            XCTAssertEqual(titles, ["Shown", "Aside", "Aside", "Shown"])
        }
    }

    func testWindowsOpenAndCloseAndTheLastEndsTheApp() throws {
        try MainActor.assumeIsolated {
            try requireDisplay()
            let first = FakeWindow(), second = FakeWindow()
            let app = FakeApp(windows: [first])
            let frontEnd = WindowFrontEnd()
            var step = 0
            let timer = repeatedly(every: 0.005) {
                switch step {
                case 0 where !first.frameTimes.isEmpty: app.openWindow?(second)
                case 1 where !second.frameTimes.isEmpty: app.closeWindow?(first)
                case 2 where first.isClosed: app.closeWindow?(second)
                default: return true
                }
                step += 1
                return true
            }
            XCTAssertEqual(frontEnd.run(app), 0)
            timer.invalidate()
            XCTAssertEqual(step, 3)
            XCTAssertTrue(second.isClosed)
        }
    }

    func testClipboardIsReadAtOnceWhileAllElseWaits() throws {
        try MainActor.assumeIsolated {
            try requireDisplay()
            let window = FakeWindow()
            var answer: String?
            var hasRun = false
            var ranBefore: Bool?
            var ranAfter = false
            _ = run(FakeApp(windows: [window])) {
                if answer == nil, !window.frameTimes.isEmpty {
                    window.writeClipboard?("Grüße 🦇")
                    DispatchQueue.main.async { hasRun = true }
                    answer = window.readClipboardNow?() ?? ""
                    ranBefore = hasRun
                }
                ranAfter = hasRun
                return ranAfter
            }
            XCTAssertEqual(answer, "Grüße 🦇")
            XCTAssertEqual(ranBefore, false)
            XCTAssertTrue(ranAfter)
        }
    }

    func testMoreTextThanIsTakenIsNone() throws {
        try MainActor.assumeIsolated {
            try requireDisplay()
            let window = FakeWindow()
            var answers: [Int] = []
            var asked = false
            _ = run(FakeApp(windows: [window])) {
                if !asked, !window.frameTimes.isEmpty {
                    asked = true
                    let clipboard = gdk_display_get_clipboard(gdk_display_get_default())
                    gdk_clipboard_set_text(clipboard, String(repeating: "a", count: 200_000))
                    for limit in [200_000, 199_999] {
                        let add = Unmanaged.passRetained(Added { answers.append($0) })
                        oriel_clipboard_read_text(
                            clipboard, gsize(limit),
                            { owner, bytes, size in
                                let count = bytes == nil ? -1 : Int(size)
                                MainActor.assumeIsolated {
                                    Unmanaged<Added>.fromOpaque(owner!).takeRetainedValue().add(count)
                                }
                            }, add.toOpaque())
                    }
                }
                return answers.count == 2
            }
            XCTAssertEqual(Set(answers), [200_000, -1])
        }
    }

    /// Keeps a closure until something was read.
    @MainActor private final class Added {
        let add: (Int) -> Void
        init(_ add: @escaping (Int) -> Void) { self.add = add }
    }

    func testClipboardGoesRound() throws {
        try MainActor.assumeIsolated {
            try requireDisplay()
            let window = FakeWindow()
            var asked = false
            var answer: String?
            _ = run(FakeApp(windows: [window])) {
                if !asked, !window.frameTimes.isEmpty {
                    asked = true
                    window.writeClipboard?("Grüße 🦇")
                    window.readClipboard? { answer = $0 ?? "" }
                }
                return answer != nil
            }
            XCTAssertEqual(answer, "Grüße 🦇")
        }
    }
}
