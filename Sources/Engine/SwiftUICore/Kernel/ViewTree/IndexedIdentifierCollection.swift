import Foundation

/// The indices and identities of a collection's elements.
///
/// Follows Apple's
/// [IndexedIdentifierCollection](https://developer.apple.com/documentation/swiftui/indexedidentifiercollection).
public struct IndexedIdentifierCollection<Base: Collection, ID: Hashable>: Collection {
    /// An element's index and identity.
    public struct Element {
        package let index: Base.Index
        package let id: ID
    }

    let base: Base
    let id: KeyPath<Base.Element, ID>

    package init(_ base: Base, id: KeyPath<Base.Element, ID>) {
        self.base = base
        self.id = id
    }

    public typealias Index = Base.Index
    public var startIndex: Base.Index { base.startIndex }
    public var endIndex: Base.Index { base.endIndex }
    public subscript(position: Base.Index) -> Element { Element(index: position, id: base[position][keyPath: id]) }
    public func index(after index: Base.Index) -> Base.Index { base.index(after: index) }
    public func index(_ index: Base.Index, offsetBy distance: Int) -> Base.Index {
        base.index(index, offsetBy: distance)
    }
    /// How many elements are between two places.
    public func distance(from start: Base.Index, to end: Base.Index) -> Int { base.distance(from: start, to: end) }
}

extension IndexedIdentifierCollection: BidirectionalCollection where Base: BidirectionalCollection {
    public func index(before index: Base.Index) -> Base.Index { base.index(before: index) }
}

extension IndexedIdentifierCollection: RandomAccessCollection where Base: RandomAccessCollection {}
