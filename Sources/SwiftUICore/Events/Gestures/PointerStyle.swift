import DisplayList

/// The shape of the pointer over a view.
///
/// Follows Apple's [PointerStyle](https://developer.apple.com/documentation/swiftui/pointerstyle). Shapes that desktops
/// have no pointer for are shown as the nearest they have.
public struct PointerStyle: Hashable, Sendable {
    let shape: PointerShape

    /// The usual arrow.
    public static let `default` = PointerStyle(shape: .arrow)
    /// A beam between the letters of a line.
    public static let horizontalText = PointerStyle(shape: .text)
    /// A beam between the letters of a column; shown as that of a line.
    public static let verticalText = PointerStyle(shape: .text)
    /// A cross for choosing a part of a picture; shown as an arrow.
    public static let rectSelection = PointerStyle(shape: .arrow)
    /// An open hand: something can be taken.
    public static let grabIdle = PointerStyle(shape: .grab)
    /// A closed hand: something is held.
    public static let grabActive = PointerStyle(shape: .grabbing)
    /// A pointing hand: something leads elsewhere.
    public static let link = PointerStyle(shape: .hand)
    /// A magnifying glass with a plus; shown as an arrow.
    public static let zoomIn = PointerStyle(shape: .arrow)
    /// A magnifying glass with a minus; shown as an arrow.
    public static let zoomOut = PointerStyle(shape: .arrow)
    /// Arrows to the left and right: a column can be made wider.
    public static let columnResize = PointerStyle(shape: .resizeHorizontal)
    /// Arrows up and down: a row can be made higher.
    public static let rowResize = PointerStyle(shape: .resizeVertical)

    /// A column can be made wider in some directions.
    public static func columnResize(directions: HorizontalDirection.Set) -> PointerStyle { .columnResize }
    /// A row can be made higher in some directions.
    public static func rowResize(directions: VerticalDirection.Set) -> PointerStyle { .rowResize }
}
