import Foundation
import OrielFoundation
import SwiftUICore
import Testing

@testable import AVFoundation

extension FilmTests {
    /// Items one after the other, and one again and again.
    @MainActor @Suite("Queues")
    struct QueueTests {
        @Test("A queue plays its items in their order, and is empty then")
        func queue() async throws {
            let items = [AVPlayerItem(url: Films.tone), AVPlayerItem(url: Films.silent)]
            let player = AVQueuePlayer(items: items)
            for item in items { item.forwardPlaybackEndTime = CMTime(value: 1, timescale: 4) }
            #expect(player.items() == items && player.currentItem === items[0])
            #expect(!player.canInsert(items[1], after: nil))
            nonisolated(unsafe) var ended: [AVPlayerItem] = []
            let token = NotificationCenter.default.addObserver(
                forName: AVPlayerItem.didPlayToEndTimeNotification, object: nil, queue: nil
            ) { if let item = $0.object as? AVPlayerItem { ended.append(item) } }
            player.play()
            #expect(await reached(player, \.currentItem) { $0 == nil })
            #expect(ended == items && player.items().isEmpty)
            NotificationCenter.default.removeObserver(token)
        }

        @Test("Items are inserted, removed and passed over")
        func changes() {
            let items = (0..<4).map { _ in AVPlayerItem(url: Films.tone) }
            let player = AVQueuePlayer(items: [items[0], items[3]])
            player.insert(items[1], after: items[0])
            player.insert(items[2], after: items[1])
            #expect(player.items() == items)
            player.remove(items[2])
            #expect(player.items() == [items[0], items[1], items[3]])
            player.advanceToNextItem()
            #expect(player.currentItem === items[1])
            player.remove(items[1])
            #expect(player.items() == [items[3]])
            player.removeAllItems()
            #expect(player.items().isEmpty && player.currentItem == nil && player.canInsert(items[0], after: nil))
        }

        @Test("An item that cannot be played is passed over")
        func failure() async throws {
            let bad = AVPlayerItem(url: Films.folder.appending(path: "never.mov"))
            let good = AVPlayerItem(url: Films.tone)
            let player = AVQueuePlayer(items: [good])
            player.insert(bad, after: nil)
            let last = AVPlayerItem(url: Films.silent)
            player.insert(last, after: nil)
            player.advanceToNextItem()
            #expect(await reached(player, \.currentItem) { $0 === last })
        }

        @Test("A looper plays a part of an item again and again, until it is to stop")
        func looper() async throws {
            let player = AVQueuePlayer()
            let range = CMTimeRange(start: CMTime(value: 5, timescale: 4), end: CMTime(value: 3, timescale: 2))
            let looper = AVPlayerLooper(player: player, templateItem: AVPlayerItem(url: Films.colors), timeRange: range)
            #expect(looper.status == .ready && player.items().count == 2)
            let viewer = NSObject()
            var colors: Set<String> = []
            player.addViewer(viewer) { if let frame = player.frame { colors.insert(frame.image.color) } }
            player.play()
            #expect(await reached(looper, \.loopCount) { $0 >= 3 })
            #expect(
                player.rate == 1 && player.items().count == 2 && colors.contains("green") && !colors.contains("blue"))
            looper.disableLooping()
            #expect(await reached(player, \.currentItem) { $0 == nil })
            withExtendedLifetime(viewer) {}
        }
    }
}
