import Foundation

extension WebPage {
    /// The pages before and after this one.
    public struct BackForwardList {
        /// A page of the history.
        @MainActor
        public struct Item: Identifiable, Equatable {
            let item: WKBackForwardListItem
            /// The item's identity.
            public nonisolated var id: ObjectIdentifier { ObjectIdentifier(item) }
            /// The page's title; nil where it is not known.
            public var title: String? { item.title }
            /// The page's address.
            public var url: URL { item.url }
            /// The address that was asked for.
            public var initialURL: URL { item.initialURL }
            public nonisolated static func == (a: Item, b: Item) -> Bool { a.item === b.item }
        }

        /// The pages before, the oldest first.
        public internal(set) var backList: [Item]
        /// The present page; nil before the first.
        public internal(set) var currentItem: Item?
        /// The pages after, the next first.
        public internal(set) var forwardList: [Item]

        nonisolated init(backList: [Item] = [], currentItem: Item? = nil, forwardList: [Item] = []) {
            (self.backList, self.currentItem, self.forwardList) = (backList, currentItem, forwardList)
        }

        /// Returns the page at a distance from the present one, negative for those before; nil for none.
        public subscript(_ offset: Int) -> Item? {
            if offset == 0 { return currentItem }
            let (list, index) = offset < 0 ? (backList, backList.count + offset) : (forwardList, offset - 1)
            return list.indices.contains(index) ? list[index] : nil
        }
    }
}
