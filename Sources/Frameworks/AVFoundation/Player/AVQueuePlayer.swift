import CoreMedia
import Foundation

/// Plays items one after the other.
///
/// Follows Apple's [AVQueuePlayer](https://developer.apple.com/documentation/avfoundation/avqueueplayer). The item after the current
/// one is loaded ahead.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
    private var waiting: [AVPlayerItem] = []
    /// Adds items when some were played.
    weak var looper: AVPlayerLooper?

    /// Creates a player of nothing.
    public override init() {
        super.init(playerItem: nil)
        actionAtItemEnd = .advance
    }

    /// Creates a player of items.
    public init(items: [AVPlayerItem]) {
        super.init(playerItem: nil)
        actionAtItemEnd = .advance
        for item in items { insert(item, after: nil) }
    }

    /// Creates a player of an item; nil for none.
    public override init(playerItem item: AVPlayerItem?) {
        super.init(playerItem: item)
        actionAtItemEnd = .advance
    }

    /// Creates a player of an address.
    public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }

    deinit { for item in waiting { item.unload() } }

    /// The current item and those after it.
    open func items() -> [AVPlayerItem] { (currentItem.map { [$0] } ?? []) + waiting }

    /// Returns whether an item can be inserted: it must be of no player.
    open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
        guard item.player == nil, !items().contains(where: { $0 === item }) else { return false }
        return afterItem == nil || items().contains { $0 === afterItem }
    }

    /// Inserts an item behind another; at the end for nil.
    open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
        guard canInsert(item, after: afterItem) else { return }
        if currentItem == nil { return take(item) }
        if let afterItem, afterItem === currentItem {
            waiting.insert(item, at: 0)
        } else {
            let index = waiting.firstIndex { $0 === afterItem }
            waiting.insert(item, at: index.map { $0 + 1 } ?? waiting.count)
        }
        loadNext()
    }

    /// Removes an item; without the current one the next is played.
    open func remove(_ item: AVPlayerItem) {
        if item === currentItem { return advanceToNextItem() }
        guard let index = waiting.firstIndex(where: { $0 === item }) else { return }
        waiting.remove(at: index).unload()
        loadNext()
    }

    /// Removes all items.
    open func removeAllItems() {
        for item in waiting { item.unload() }
        waiting = []
        take(nil)
    }

    /// Continues with the next item; with none where it was the last.
    open func advanceToNextItem() {
        repeat {
            take(waiting.isEmpty ? nil : waiting.removeFirst())
            // One that could not be loaded ahead is passed over.
        } while currentItem?.status == .failed && !waiting.isEmpty
        loadNext()
        looper?.itemsChanged()
    }

    open override func replaceCurrentItem(with item: AVPlayerItem?) {
        if let item, let index = waiting.firstIndex(where: { $0 === item }) { waiting.remove(at: index) }
        super.replaceCurrentItem(with: item)
    }

    override func advance(from item: AVPlayerItem) {
        if waiting.isEmpty, looper == nil { setRate(0, reason: .setRateCalled) }
        advanceToNextItem()
    }

    override func itemFailed(_ item: AVPlayerItem) {
        if item === currentItem, !waiting.isEmpty, actionAtItemEnd == .advance { return advanceToNextItem() }
        super.itemFailed(item)
    }

    private func loadNext() {
        if let next = waiting.first, next.player == nil { next.load(for: self) }
    }
}
