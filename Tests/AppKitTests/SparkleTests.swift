import Foundation
import Sparkle
import SwiftUITesting
import Testing

@MainActor @Suite("Updates by Sparkle's names", .serialized) struct SparkleTests {
    private final class Watcher: NSObject, SPUUpdaterDelegate {
        var events: [String] = []
        var isAllowed = true
        func updater(_ updater: SPUUpdater, mayPerform updateCheck: SPUUpdateCheck) throws {
            if !isAllowed { throw SUError.appcastError }
        }
        func updaterDidNotFindUpdate(_ updater: SPUUpdater, error: any Error) {
            events.append("none \((error as NSError).code)")
        }
        func updater(
            _ updater: SPUUpdater, didFinishUpdateCycleFor updateCheck: SPUUpdateCheck, error: (any Error)?
        ) { events.append("end \(updateCheck)") }
    }

    @Test("A check finds no update, and says so to the delegate")
    func check() {
        let watcher = Watcher()
        let controller = SPUStandardUpdaterController(
            startingUpdater: false, updaterDelegate: watcher, userDriverDelegate: nil)
        let updater = controller.updater
        var seen: [Bool] = []
        let watch = updater.publisher(for: \.canCheckForUpdates).sink { seen.append($0) }
        #expect(!updater.canCheckForUpdates)
        controller.startUpdater()
        #expect(updater.canCheckForUpdates && seen == [false, true])
        updater.checkForUpdatesInBackground()
        #expect(watcher.events == ["none 1001", "end updatesInBackground"])
        #expect(updater.canCheckForUpdates && !updater.sessionInProgress)
        #expect(updater.lastUpdateCheckDate != nil)
        watcher.isAllowed = false
        updater.checkForUpdateInformation()
        #expect(watcher.events.last == "end updateInformation" && watcher.events.count == 3)
        watch.cancel()
    }

    @Test("Settings are kept")
    func settings() {
        let updater = SPUStandardUpdaterController(updaterDelegate: nil, userDriverDelegate: nil).updater
        updater.automaticallyChecksForUpdates = true
        #expect(updater.automaticallyChecksForUpdates)
        updater.automaticallyChecksForUpdates = false
        #expect(!updater.automaticallyChecksForUpdates)
        updater.setFeedURL(URL(string: "https://example.org/list.xml"))
        #expect(updater.feedURL?.host == "example.org")
        #expect(updater.clearFeedURLFromUserDefaults() != nil && updater.feedURL == nil)
    }

    @Test("The values of an update in a list")
    func items() throws {
        let item = try #require(
            SUAppcastItem(dictionary: [
                "sparkle:version": "42", "title": "New", "pubDate": "Wed, 09 Jan 2019 19:20:11 +0000", "length": "12",
            ]))
        #expect(item.displayVersionString == "42" && item.contentLength == 12 && item.isInformationOnlyUpdate)
        #expect(item.date == Date(timeIntervalSince1970: 1_547_061_611))
        #expect(SUAppcastItem(dictionary: [:]) == nil)
        #expect(SUStandardVersionComparator.default.compareVersion("1.10", toVersion: "1.9") == .orderedDescending)
    }
}
