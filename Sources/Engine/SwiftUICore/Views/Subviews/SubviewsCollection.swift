/// The views that a view consists of.
///
/// Each is made when it is first needed. As a view the collection shows all of them.
///
/// Follows Apple's [SubviewsCollection](https://developer.apple.com/documentation/swiftui/subviewscollection).
public struct SubviewsCollection: RandomAccessCollection {
    public typealias Element = Subview
    public typealias Index = Int
    public typealias SubSequence = SubviewsCollectionSlice

    let items: ViewItems
    let container: ContainerReference?

    public var startIndex: Int { 0 }
    public var endIndex: Int { items.count }

    public subscript(index: Int) -> Subview { Subview(item: items[index], container: container) }

    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(base: self, bounds: bounds)
    }
}

extension SubviewsCollection: View {
    public var body: some View { ForEach(self) { $0 } }
    nonisolated public static var _isUnary: Bool { false }
}

extension SubviewsCollection: ViewItemListing {
    package func collectItems(_ collector: inout ViewItemCollector) {
        for subview in self { collector.collect(subview) }
    }
}

/// Some of the views that a view consists of, one after the other.
///
/// Follows Apple's [SubviewsCollectionSlice](https://developer.apple.com/documentation/swiftui/subviewscollectionslice).
public struct SubviewsCollectionSlice: RandomAccessCollection {
    public typealias Element = Subview
    public typealias Index = Int
    public typealias SubSequence = SubviewsCollectionSlice

    let base: SubviewsCollection
    let bounds: Range<Int>

    public var startIndex: Int { bounds.lowerBound }
    public var endIndex: Int { bounds.upperBound }

    public subscript(index: Int) -> Subview {
        precondition(bounds.contains(index), "Index out of range")
        return base[index]
    }

    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        precondition(
            self.bounds.lowerBound <= bounds.lowerBound && bounds.upperBound <= self.bounds.upperBound,
            "Index out of range")
        return SubviewsCollectionSlice(base: base, bounds: bounds)
    }
}

extension SubviewsCollectionSlice: View {
    public var body: some View { ForEach(self) { $0 } }
    nonisolated public static var _isUnary: Bool { false }
}

extension SubviewsCollectionSlice: ViewItemListing {
    package func collectItems(_ collector: inout ViewItemCollector) {
        for subview in self { collector.collect(subview) }
    }
}
