/// The identity of the collection in a container that has one alone.
///
/// Follows Apple's
/// [ReorderableSingleCollectionIdentifier](https://developer.apple.com/documentation/swiftui/reorderablesinglecollectionidentifier).
public struct ReorderableSingleCollectionIdentifier: Hashable, Sendable {
    /// Creates the identity.
    public init() {}
}

/// The items that were moved in a container, and their new place.
///
/// Follows Apple's [ReorderDifference](https://developer.apple.com/documentation/swiftui/reorderdifference).
public struct ReorderDifference<ItemID, CollectionID> {
    /// A place among the items of a container.
    public struct Destination {
        /// A place in a collection.
        public enum Position {
            /// The place of the item with an identity.
            case before(ItemID)
            /// The place behind all items.
            case end
        }

        /// The place in the collection.
        public var position: Position
        /// The collection.
        public var collectionID: CollectionID

        /// Creates a place in a collection.
        public init(position: Position, collectionID: CollectionID) {
            (self.position, self.collectionID) = (position, collectionID)
        }

        /// Creates a place in the only collection.
        public init(position: Position) where CollectionID == ReorderableSingleCollectionIdentifier {
            self.init(position: position, collectionID: ReorderableSingleCollectionIdentifier())
        }
    }

    /// The identities of the items that were moved.
    public var sources: [ItemID]
    /// Their new place.
    public var destination: Destination
}

extension ReorderDifference: Equatable where ItemID: Equatable, CollectionID: Equatable {}
extension ReorderDifference.Destination: Equatable where ItemID: Equatable, CollectionID: Equatable {}
extension ReorderDifference.Destination.Position: Equatable where ItemID: Equatable {}
extension ReorderDifference: Sendable where ItemID: Sendable, CollectionID: Sendable {}
extension ReorderDifference.Destination: Sendable where ItemID: Sendable, CollectionID: Sendable {}
extension ReorderDifference.Destination.Position: Sendable where ItemID: Sendable {}
