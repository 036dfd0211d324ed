/// Rows from edge to edge, with a line around the list.
///
/// Follows Apple's [BorderedListStyle](https://developer.apple.com/documentation/swiftui/borderedliststyle).
public struct BorderedListStyle: ListStyle {
    public let _alternatesRowBackgrounds: Bool?
    /// Creates the style.
    public init() { _alternatesRowBackgrounds = nil }
    /// Creates the style with rows of which every other one has a ground of its own, or none has.
    public init(alternatesRowBackgrounds: Bool) { _alternatesRowBackgrounds = alternatesRowBackgrounds }
    public var _kind: _ListStyleKind { .plain }
}

extension ListStyle where Self == BorderedListStyle {
    /// Rows from edge to edge, with a line around the list.
    public static var bordered: BorderedListStyle { BorderedListStyle() }
    /// Rows from edge to edge, of which every other one has a ground of its own, or none has, with a line around the list.
    public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle {
        BorderedListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

extension View {
    /// Sets the appearance of lists, and draws a line around the view.
    public nonisolated func listStyle(_ style: BorderedListStyle) -> some View {
        let alternates = style._alternatesRowBackgrounds
        return environment(\.listStyleKind, style._kind)
            .transformEnvironment(\.alternatingRows) {
                if let alternates { $0 = alternates ? .enabled : .disabled }
            }
            .overlay { Rectangle().strokeBorder(.separator, lineWidth: 1).allowsHitTesting(false) }
    }
}
