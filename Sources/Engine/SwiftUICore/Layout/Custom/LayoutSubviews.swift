import Foundation

/// The views that a layout arranges.
///
/// Follows Apple's [LayoutSubviews](https://developer.apple.com/documentation/swiftui/layoutsubviews).
public struct LayoutSubviews: Equatable, RandomAccessCollection, @unchecked Sendable {
    public typealias Element = LayoutSubview
    public typealias Index = Int
    public typealias SubSequence = LayoutSubviews

    let storage: LayoutStorage
    private let places: ArraySlice<Int>

    init(_ storage: LayoutStorage) {
        self.storage = storage
        places = storage.places[...]
    }

    private init(_ storage: LayoutStorage, _ places: ArraySlice<Int>) {
        self.storage = storage
        self.places = places
    }

    /// The direction in which the language is read; layouts need not mind, since places are mirrored.
    public var layoutDirection: LayoutDirection {
        storage.container.isRightToLeft ? .rightToLeft : .leftToRight
    }

    /// The units of the device that shows the views.
    var grid: DeviceGrid { storage.container.graph.grid }

    public var startIndex: Int { places.startIndex }
    public var endIndex: Int { places.endIndex }

    /// The view at an index.
    public subscript(index: Int) -> LayoutSubview { LayoutSubview(storage: storage, place: places[index]) }
    /// The views of a range.
    public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(storage, places[bounds]) }
    /// The views from an index on. (The range is a sequence too, an endless one.)
    public subscript(bounds: PartialRangeFrom<Int>) -> LayoutSubviews { self[bounds.lowerBound..<endIndex] }
    /// The views at some indices.
    public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
        LayoutSubviews(storage, indices.map { places[$0] }[...])
    }

    public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
        a.storage === b.storage && a.places == b.places
    }

    /// Calls a function in which subviews are placed for trial only; returns where.
    func recordingPlacements(_ body: () -> Void) -> [(child: NodeRef, origin: CGPoint, size: ViewSize)] {
        let outer = storage.mode
        let outerRecord = storage.record
        storage.mode = .recording
        storage.record = [:]
        defer { (storage.mode, storage.record) = (outer, outerRecord) }
        body()
        return storage.record.sorted { $0.key < $1.key }.map { place, entry in
            (storage.children[place], entry.origin, entry.size)
        }
    }
}

/// The elements of a layout's container, and the function that places one.
final class LayoutStorage {
    enum Mode { case idle, placing, recording }

    let container: NodeRef
    var children = ContiguousArray<NodeRef>() {
        didSet { places = Array(children.indices) }
    }
    fileprivate(set) var places: [Int] = []
    var mode = Mode.idle
    /// Where subviews were placed last.
    var record: [Int: (origin: CGPoint, size: ViewSize)] = [:]

    init(container: NodeRef) { self.container = container }
}

/// One of the views that a layout arranges.
///
/// Follows Apple's [LayoutSubview](https://developer.apple.com/documentation/swiftui/layoutsubview).
public struct LayoutSubview: Equatable, @unchecked Sendable {
    let storage: LayoutStorage
    let place: Int
    var node: NodeRef { storage.children[place] }

    public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool {
        a.storage === b.storage && a.place == b.place
    }

    /// The view's value for a key.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        node.kind.trait(node, LayoutValueTrait<K>.self) ?? K.defaultValue
    }

    /// The view's layout priority.
    public var priority: Double { node.kind.layoutPriority(node) }

    /// The distances that the view prefers to its neighbors.
    public var spacing: ViewSpacing { node.kind.spacing(node) }

    /// The view's size for a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { node.size(proposal) }

    /// The view's size and guides for a proposal.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(size: node.viewSize(proposal), element: node)
    }

    /// Places the view.
    /// - Parameters:
    ///   - position: Where the anchor lies, in the space of the layout's bounds.
    ///   - anchor: The point of the view that lies there; the top left corner by default.
    /// - proposal: The proposal to the view.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        guard storage.mode != .idle else { return }
        let size = node.size(proposal)
        let origin = CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
        storage.record[place] = (origin, ViewSize(size, proposal))
        if storage.mode == .placing {
            let container = storage.container
            node.place(at: container.origin(at: origin, size), size: size, proposal: proposal)
        }
    }
}
