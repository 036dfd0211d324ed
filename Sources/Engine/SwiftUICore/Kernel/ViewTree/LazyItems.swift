import Foundation

/// A collection's views in a lazy container: their source, and those made so far.
final class LazyItems<Data: RandomAccessCollection, ID: Hashable, Content: View> {
    /// The view's value.
    ///
    /// Given back when its owner is about to change, so that a view model need not copy its collection; the owner's
    /// body brings a new one before any view is wanted.
    var view: ForEach<Data, ID, Content>?
    /// How many elements there are.
    var count = 0
    /// The frame in which elements were inserted, removed or moved: views made in it are new to the user.
    var changeFrame: UInt64?
    /// The views made so far, by the place of their element.
    var made: [Int: Made] = [:] { didSet { shown = nil } }
    /// The elements of the views made so far, with their places, where elements are plain values; nil until they are asked for.
    private var shown: (places: [Int], elements: ContiguousArray<Data.Element>)?
    /// Whether elements make different numbers of views, or views that come from collections: then no element can be
    /// skipped when the container counts its cells.
    var isRagged = false
    /// Whether views were wanted while there was no collection to make them of.
    var lacksItems = false

    /// The places where a collection has other elements than the views show; nil where that is not known at once.
    func differences(
        from data: Data, areEqual: (UnsafePointer<Data.Element>, UnsafePointer<Data.Element>) -> Bool
    ) -> [Int]? {
        if shown == nil {
            var elements: (places: [Int], elements: ContiguousArray<Data.Element>) = ([], [])
            for (place, made) in made {
                guard !made.isStale, let element = made.element else { return nil }
                elements.places.append(place)
                elements.elements.append(element)
            }
            shown = elements
        }
        guard let shown else { return nil }
        return data.withContiguousStorageIfAvailable { new in
            shown.elements.withUnsafeBufferPointer { old in
                var different: [Int] = []
                for (index, place) in shown.places.enumerated() {
                    guard place < new.count else { return nil }
                    if !areEqual(new.baseAddress! + place, old.baseAddress! + index) { different.append(place) }
                }
                return different
            }
        } ?? nil
    }

    struct Made {
        var id: ID
        var node: NodeRef
        /// The element that the content was made of, where elements are plain values.
        var element: Data.Element?
        /// Whether the content is older than the collection, or than the properties that the row closure read.
        var isStale = false
        /// The properties that the row closure read when it made the content.
        var reads: RowReads?
    }
}

/// A node whose elements a lazy container makes one by one.
protocol LazyProviding: NodeKind {
    /// How many elements there are.
    func lazyCount(_ node: NodeRef) -> Int
    /// Whether each element's view is one whatever its value.
    var makesOneElement: Bool { get }
    /// Whether elements are known to make different numbers of cells, so that all must be made to count them.
    func isRagged(_ node: NodeRef) -> Bool
    /// Notes whether elements make different numbers of cells.
    func noteRagged(_ node: NodeRef, _ isRagged: Bool)
    /// Notes that a row must be evaluated again.
    func rowChanged(_ node: NodeRef, _ reads: RowReads)
    /// The node of an element, made on first use; nil for one that was not made while the collection was there.
    ///
    /// Content that has left the tree, and is still seen, may be laid out after the collection was given back.
    func lazyItem(_ node: NodeRef, at index: Int) -> NodeRef?
    /// The node of an element, if it was made.
    func madeItem(_ node: NodeRef, at index: Int) -> NodeRef?
    /// How many elements' nodes are made.
    func madeCount(_ node: NodeRef) -> Int
    /// Removes the nodes of hidden elements, except for nodes in a range to keep, and nodes in use.
    func releaseItems(_ node: NodeRef, keeping kept: Range<Int>, inUse: Set<NodeRef>)
    /// Calls a function with each node made so far.
    func forEachMade(_ node: NodeRef, _ body: (Int, NodeRef) -> Void)
    /// The node of the element with an identity, made if need be; nil where none has it.
    func item(_ node: NodeRef, with id: AnyHashable) -> NodeRef?
}

/// An element of a container's own that represents a view of the app, and is found by the identities of that.
package protocol ViewRepresenting {
    /// The identity in the app's `ForEach`; nil outside of one.
    var elementID: AnyHashable? { get }
    /// The identity given by `id(_:)`; nil for none.
    var explicitID: AnyHashable? { get }
}
