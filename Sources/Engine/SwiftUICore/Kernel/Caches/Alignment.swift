import Foundation

/// An alignment guide: its default position in a view.
public protocol AlignmentID {
    /// The guide's position where a view sets none, in points from the left or top.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// An alignment guide of either axis.
struct AlignmentKey: Hashable, @unchecked Sendable {
    let axis: Axis
    let id: any AlignmentID.Type

    static func == (a: AlignmentKey, b: AlignmentKey) -> Bool { a.axis == b.axis && a.id == b.id }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }

    func defaultValue(_ size: CGSize) -> CGFloat {
        id.defaultValue(in: ViewDimensions(size: ViewSize(size, .unspecified), element: nil))
    }
}

/// A view's size and alignment guides.
public struct ViewDimensions {
    let size: ViewSize
    /// The element whose explicit guides are looked up; nil for none.
    let element: NodeRef?

    /// The width, in points.
    public var width: CGFloat { size.width }
    /// The height, in points.
    public var height: CGFloat { size.height }

    /// A guide's position: explicit, or its default.
    public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
    /// A guide's position: explicit, or its default.
    public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
    /// A guide's explicit position; nil where nothing sets one.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
    /// A guide's explicit position; nil where nothing sets one.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

    subscript(key: AlignmentKey) -> CGFloat { explicit(key) ?? key.defaultValue(size.value) }

    func explicit(_ key: AlignmentKey) -> CGFloat? {
        element?.explicitGuide(key, size)
    }
}

extension ViewDimensions: Equatable {
    public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool { a.size == b.size && a.element == b.element }
}

/// Where views meet along the horizontal axis.
@frozen
public struct HorizontalAlignment: Equatable, @unchecked Sendable {
    @usableFromInline let id: any AlignmentID.Type
    var key: AlignmentKey { AlignmentKey(axis: .horizontal, id: id) }

    /// Creates an alignment from its guide.
    public init(_ id: any AlignmentID.Type) { self.id = id }

    public static func == (a: Self, b: Self) -> Bool { a.id == b.id }

    private enum Leading: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 } }
    private enum Center: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width / 2 } }
    private enum Trailing: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width } }
    private enum ListRowSeparatorLeading: AlignmentID {
        static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 }
    }
    private enum ListRowSeparatorTrailing: AlignmentID {
        static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width }
    }

    /// The leading edges meet.
    public static let leading = HorizontalAlignment(Leading.self)
    /// The centers meet.
    public static let center = HorizontalAlignment(Center.self)
    /// The trailing edges meet.
    public static let trailing = HorizontalAlignment(Trailing.self)
    /// Where a list row's separator begins.
    public static let listRowSeparatorLeading = HorizontalAlignment(ListRowSeparatorLeading.self)
    /// Where a list row's separator ends.
    public static let listRowSeparatorTrailing = HorizontalAlignment(ListRowSeparatorTrailing.self)

    /// Joins the explicit positions of a container's children into one: their average (L60).
    public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
        average(values.compactMap { $0 })
    }
}

/// Where views meet along the vertical axis.
@frozen
public struct VerticalAlignment: Equatable, @unchecked Sendable {
    @usableFromInline let id: any AlignmentID.Type
    var key: AlignmentKey { AlignmentKey(axis: .vertical, id: id) }

    /// Creates an alignment from its guide.
    public init(_ id: any AlignmentID.Type) { self.id = id }

    public static func == (a: Self, b: Self) -> Bool { a.id == b.id }

    private enum Top: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 } }
    private enum Center: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height / 2 } }
    private enum Bottom: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height } }
    enum FirstBaseline: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height } }
    enum LastBaseline: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height } }

    /// The top edges meet.
    public static let top = VerticalAlignment(Top.self)
    /// The centers meet.
    public static let center = VerticalAlignment(Center.self)
    /// The bottom edges meet.
    public static let bottom = VerticalAlignment(Bottom.self)
    /// The baselines of the first lines of text meet.
    public static let firstTextBaseline = VerticalAlignment(FirstBaseline.self)
    /// The baselines of the last lines of text meet.
    public static let lastTextBaseline = VerticalAlignment(LastBaseline.self)

    /// Joins the explicit positions of a container's children into one: their average, the least for first
    /// baselines, the greatest for last ones (L60; see Evolution for the last).
    public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
        key.combine(values.compactMap { $0 })
    }
}

extension AlignmentKey {
    func combine(_ values: [CGFloat]) -> CGFloat? {
        if id == VerticalAlignment.FirstBaseline.self { return values.min() }
        if id == VerticalAlignment.LastBaseline.self { return values.max() }
        return average(values)
    }
}

private func average(_ values: [CGFloat]) -> CGFloat? {
    values.isEmpty ? nil : values.reduce(0, +) / CGFloat(values.count)
}

/// Where views meet along both axes.
@frozen
public struct Alignment: Equatable, Sendable {
    /// Where views meet from side to side.
    public var horizontal: HorizontalAlignment
    /// Where views meet from top to bottom.
    public var vertical: VerticalAlignment

    /// Creates an alignment from one of each axis.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    subscript(axis: Axis) -> AlignmentKey { axis == .horizontal ? horizontal.key : vertical.key }

    /// The centers along both axes.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// The leading edges, and the centers from top to bottom.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// The trailing edges, and the centers from top to bottom.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// The top edges, and the centers from side to side.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// The bottom edges, and the centers from side to side.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// The top and leading edges.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// The top and trailing edges.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// The bottom and leading edges.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// The bottom and trailing edges.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    /// The first baselines, and the centers from side to side.
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    /// The last baselines, and the centers from side to side.
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    /// The first baselines and the leading edges.
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    /// The last baselines and the leading edges.
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    /// The first baselines and the trailing edges.
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    /// The last baselines and the trailing edges.
    public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}
