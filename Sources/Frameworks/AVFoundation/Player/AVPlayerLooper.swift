import CoreMedia
import Foundation
import OrielFoundation

/// Plays an item again and again, by copies of it in a queue player.
///
/// Follows Apple's [AVPlayerLooper](https://developer.apple.com/documentation/avfoundation/avplayerlooper). It plays as long as the
/// looper exists.
open class AVPlayerLooper: NSObject, _KeyValueObserving, @unchecked Sendable {
    /// Whether the item can be repeated.
    public enum Status: Int, Sendable { case unknown = 0, ready, failed, cancelled }
    /// Where the copies are among the items that the queue has already.
    public enum ItemOrdering: Int, Sendable { case loopingItemsPrecedeExistingItems, loopingItemsFollowExistingItems }

    public let _observers = _KeyValueObservers()
    /// Whether the item can be repeated.
    open private(set) var status = Status.unknown
    /// Why it cannot; nil where it can.
    open private(set) var error: (any Error)?
    /// How often the item was played to its end.
    open private(set) var loopCount = 0
    /// The copies of the item.
    open private(set) var loopingPlayerItems: [AVPlayerItem] = []

    private weak var player: AVQueuePlayer?
    private let template: AVPlayerItem
    private let range: CMTimeRange

    /// Creates a looper of a whole item.
    public convenience init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
        self.init(player: player, templateItem: itemToLoop, timeRange: .invalid)
    }

    /// Creates a looper of a part of an item; of the whole for a range that is not valid.
    public convenience init(
        player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem, timeRange loopRange: CMTimeRange
    ) {
        self.init(
            player: player, templateItem: itemToLoop, timeRange: loopRange,
            existingItemsOrdering: .loopingItemsPrecedeExistingItems)
    }

    /// Creates a looper beside other items of a queue.
    public init(
        player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem, timeRange loopRange: CMTimeRange,
        existingItemsOrdering itemOrdering: ItemOrdering
    ) {
        (self.player, template, range) = (player, itemToLoop, loopRange)
        super.init()
        let others = player.items()
        if itemOrdering == .loopingItemsPrecedeExistingItems { player.removeAllItems() }
        player.looper = self
        for _ in 0..<2 { addCopy(to: player) }
        if itemOrdering == .loopingItemsPrecedeExistingItems {
            for item in others where item !== itemToLoop { player.insert(item, after: nil) }
        }
        status = .ready
    }

    /// Ends repeating; the copy that is being played is played to its end.
    open func disableLooping() {
        status = .cancelled
        guard let player else { return }
        player.looper = nil
        for item in loopingPlayerItems where item !== player.currentItem { player.remove(item) }
        _observers.notify()
    }

    private func addCopy(to player: AVQueuePlayer) {
        guard let copy = template.copy() as? AVPlayerItem else { return }
        if range.isValid, range.duration > .zero {
            copy.forwardPlaybackEndTime = range.end
            copy.seek(to: range.start, toleranceBefore: .zero, toleranceAfter: .zero, completionHandler: nil)
        }
        let last = loopingPlayerItems.last
        loopingPlayerItems.append(copy)
        player.insert(copy, after: last.flatMap { player.items().contains($0) ? $0 : nil })
    }

    /// Notes that the queue went on: a copy that was played makes room for another.
    func itemsChanged() {
        guard status == .ready, let player else { return }
        let items = player.items()
        let played = loopingPlayerItems.filter { copy in !items.contains { $0 === copy } }
        guard !played.isEmpty else { return }
        if let failed = played.first(where: { $0.status == .failed }) {
            (status, error) = (.failed, failed.error)
            player.looper = nil
            return _observers.notify()
        }
        loopCount += played.count
        loopingPlayerItems.removeAll { copy in played.contains { $0 === copy } }
        for _ in played { addCopy(to: player) }
        _observers.notify()
    }
}
