import DisplayList

/// The shape of the pointer over a view.
///
/// Follows Apple's [PointerStyle](https://developer.apple.com/documentation/swiftui/pointerstyle). Shapes that desktops
/// have no pointer for are shown as the nearest they have.
public struct PointerStyle: Hashable, Sendable {
    let shape: PointerShape
    /// The picture in the place of a shape; nil for none.
    let picture: Picture?

    /// A picture, and the place in it that points.
    struct Picture: Hashable, Sendable {
        let image: Image
        let hotSpot: UnitPoint

        func hash(into hasher: inout Hasher) { hasher.combine(hotSpot) }
    }

    init(shape: PointerShape, picture: Picture? = nil) {
        self.shape = shape
        self.picture = picture
    }

    /// The usual arrow.
    public static let `default` = PointerStyle(shape: .arrow)
    /// A beam between the letters of a line.
    public static let horizontalText = PointerStyle(shape: .text)
    /// A beam between the letters of a column.
    public static let verticalText = PointerStyle(shape: .verticalText)
    /// A cross for choosing a part of a picture.
    public static let rectSelection = PointerStyle(shape: .cross)
    /// An open hand: something can be taken.
    public static let grabIdle = PointerStyle(shape: .grab)
    /// A closed hand: something is held.
    public static let grabActive = PointerStyle(shape: .grabbing)
    /// A pointing hand: something leads elsewhere.
    public static let link = PointerStyle(shape: .hand)
    /// A magnifying glass with a plus.
    public static let zoomIn = PointerStyle(shape: .zoomIn)
    /// A magnifying glass with a minus.
    public static let zoomOut = PointerStyle(shape: .zoomOut)
    /// Arrows to the left and right: a column can be made wider.
    public static let columnResize = PointerStyle(shape: .resizeHorizontal)
    /// Arrows up and down: a row can be made higher.
    public static let rowResize = PointerStyle(shape: .resizeVertical)

    /// A column can be made wider in some directions.
    public static func columnResize(directions: HorizontalDirection.Set) -> PointerStyle { .columnResize }
    /// A row can be made higher in some directions.
    public static func rowResize(directions: VerticalDirection.Set) -> PointerStyle { .rowResize }

    /// A picture.
    /// - Parameters:
    ///   - image: The picture, at its own size.
    ///   - hotSpot: The place in it that points.
    public static func image(_ image: Image, hotSpot: UnitPoint) -> PointerStyle {
        PointerStyle(shape: .arrow, picture: Picture(image: image, hotSpot: hotSpot))
    }

    /// Arrows at an edge or a corner: a frame can be made larger or smaller there.
    ///
    /// They point both ways, whatever the directions.
    /// - Parameters:
    ///   - position: The edge or corner.
    ///   - directions: The directions in which it can be moved.
    public static func frameResize(
        position: FrameResizePosition, directions: FrameResizeDirection.Set = .all
    ) -> PointerStyle {
        switch position {
        case .top, .bottom: .rowResize
        case .leading, .trailing: .columnResize
        case .topLeading, .bottomTrailing: PointerStyle(shape: .resizeDescending)
        case .topTrailing, .bottomLeading: PointerStyle(shape: .resizeAscending)
        }
    }
}

/// An edge or a corner of a frame that can be made larger.
///
/// Follows Apple's [FrameResizePosition](https://developer.apple.com/documentation/swiftui/frameresizeposition).
public enum FrameResizePosition: Int8, Hashable, CaseIterable, Sendable {
    /// The edges.
    case top, leading, bottom, trailing
    /// The corners.
    case topLeading, topTrailing, bottomLeading, bottomTrailing
}

/// A direction in which the edge of a frame can be moved.
///
/// Follows Apple's [FrameResizeDirection](https://developer.apple.com/documentation/swiftui/frameresizedirection).
public enum FrameResizeDirection: Int8, Hashable, CaseIterable, Sendable {
    /// Toward the middle, and away from it.
    case inward, outward

    /// Several directions.
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8
        /// Creates a set of the bits of others.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// Creates a set of one direction.
        public init(_ direction: FrameResizeDirection) { self.init(rawValue: 1 << direction.rawValue) }
        /// Toward the middle.
        public static let inward = Set(.inward)
        /// Away from the middle.
        public static let outward = Set(.outward)
        /// Both.
        public static let all: Set = [.inward, .outward]
    }
}
