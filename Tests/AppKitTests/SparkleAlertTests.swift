import Foundation
import Sparkle
import SwiftUITesting
import Testing

@testable import AppKit
@testable import SwiftUI

/// The alerts of updates.
@MainActor @Suite("Alerts of updates", .serialized) struct SparkleAlertTests {
    init() { TestedApp.prepare() }

    private final class Delegate: SPUStandardUserDriverDelegate {
        var log: [String] = []
        func standardUserDriverWillShowModalAlert() { log.append("will") }
        func standardUserDriverDidShowModalAlert() { log.append("did") }
    }

    private struct Failure: LocalizedError {
        var errorDescription: String? { "The list is damaged." }
    }

    /// Shows an alert above a window, and presses its button.
    private func check(
        _ title: String, _ text: String, _ show: (SPUStandardUserDriver, @escaping () -> Void) -> Void
    ) {
        SceneWindows.prepare()
        defer { ViewHost.decoration = nil }
        let host = TestHost(Text("Below"), size: CGSize(width: 500, height: 400))
        let delegate = Delegate()
        let driver = SPUStandardUserDriver(hostBundle: .main, delegate: delegate)
        #expect(driver.delegate === delegate && driver.hostBundle == .main)
        var ends = 0
        show(driver) { ends += 1 }
        host.update()
        #expect(delegate.log == ["will"] && ends == 0)
        #expect(host.text.contains(title) && host.text.contains(text))
        host.tap(text: "OK")
        host.advance(by: 1)
        #expect(delegate.log == ["will", "did"] && ends == 1 && !host.text.contains(title))
    }

    @Test("An error has a title and its words")
    func errors() {
        check("Update Error!", "The list is damaged.") { $0.showUpdaterError(Failure(), acknowledgement: $1) }
    }

    @Test("Without an update the error's words are the title, and the text names where updates come from")
    func nothing() {
        check("The list is damaged.", "Updates come with the system\u{2019}s packages.") {
            $0.showUpdateNotFoundWithError(Failure(), acknowledgement: $1)
        }
    }

    @Test("All other steps end at once")
    func steps() throws {
        let driver = SPUStandardUserDriver(hostBundle: .main, delegate: nil)
        var log: [String] = []
        let item = try #require(SUAppcastItem(dictionary: ["sparkle:version": "42"]))
        driver.showReady { log.append("\($0)") }
        driver.showUpdateInstalledAndRelaunched(true) { log.append("installed") }
        #expect(log == ["dismiss", "installed"] && item.versionString == "42")
    }
}
