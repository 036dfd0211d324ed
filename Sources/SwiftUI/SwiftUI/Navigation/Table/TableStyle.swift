/// The appearance of tables.
///
/// Follows Apple's [TableStyle](https://developer.apple.com/documentation/swiftui/tablestyle).
@MainActor @preconcurrency
public protocol TableStyle {
    /// The type of the body, normally inferred.
    associatedtype Body: View
    /// The style's configuration.
    typealias Configuration = TableStyleConfiguration
    /// Makes a table.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The configuration of a table's style.
public struct TableStyleConfiguration {
    /// Makes the table.
    let table: (TableLook) -> AnyView
}

/// The appearance of a table.
struct TableLook {
    /// The margin of rows that have one, in points.
    static let inset: CGFloat = 8
    /// Whether rows have a margin and round corners.
    var isInset = false
    /// Whether a line is around the table.
    var isBordered = false
    /// Whether every other row has a ground, unless the app says otherwise.
    var alternates = false

    /// Where no style is set: rows from edge to edge, with lines between them; on the Mac with a margin and grounds.
    static var automatic: TableLook { TableLook(isInset: DeviceFamily.isMac, alternates: DeviceFamily.isMac) }
}

/// The style that fits the place: rows from edge to edge, with lines between them; on the Mac rows with a margin, every other
/// one with a ground.
///
/// Follows Apple's [AutomaticTableStyle](https://developer.apple.com/documentation/swiftui/automatictablestyle).
public struct AutomaticTableStyle: TableStyle {
    /// Creates the style.
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.table(.automatic) }
}

/// Rows with a margin.
///
/// Follows Apple's [InsetTableStyle](https://developer.apple.com/documentation/swiftui/insettablestyle).
public struct InsetTableStyle: TableStyle {
    private let alternates: Bool

    /// Creates the style.
    public nonisolated init() { alternates = false }

    /// Creates the style, with a ground behind every other row or without.
    public nonisolated init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }

    public func makeBody(configuration: Configuration) -> some View {
        configuration.table(TableLook(isInset: true, alternates: alternates))
    }
}

/// Rows within a line around the table; every other one has a ground.
///
/// Follows Apple's [BorderedTableStyle](https://developer.apple.com/documentation/swiftui/borderedtablestyle).
public struct BorderedTableStyle: TableStyle {
    private let alternates: Bool

    /// Creates the style.
    public nonisolated init() { alternates = true }

    /// Creates the style, with a ground behind every other row or without.
    public nonisolated init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }

    public func makeBody(configuration: Configuration) -> some View {
        configuration.table(TableLook(isBordered: true, alternates: alternates))
    }
}

extension TableStyle where Self == AutomaticTableStyle {
    /// The style that fits the place.
    public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
    /// Rows with a margin.
    public static var inset: InsetTableStyle { InsetTableStyle() }
    /// Rows with a margin, and a ground behind every other one or none.
    public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle {
        InsetTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

extension TableStyle where Self == BorderedTableStyle {
    /// Rows within a line around the table.
    public static var bordered: BorderedTableStyle { BorderedTableStyle() }
    /// Rows within a line around the table, and a ground behind every other one or none.
    public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle {
        BorderedTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

private enum TableStyleKey: EnvironmentKey {
    static var defaultValue: @MainActor (TableStyleConfiguration) -> AnyView { { $0.table(.automatic) } }
}
private enum TableHeadersKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
    /// The style of tables.
    var tableStyle: @MainActor (TableStyleConfiguration) -> AnyView {
        get { self[TableStyleKey.self] }
        set { self[TableStyleKey.self] = newValue }
    }

    /// Whether tables show the headers of their columns.
    var tableHeaders: Visibility {
        get { self[TableHeadersKey.self] }
        set { self[TableHeadersKey.self] = newValue }
    }
}

extension View {
    /// Sets the appearance of tables.
    public nonisolated func tableStyle<S: TableStyle>(_ style: S) -> some View {
        environment(\.tableStyle) { AnyView(style.makeBody(configuration: $0)) }
    }

    /// Sets whether tables show the headers of their columns.
    public nonisolated func tableColumnHeaders(_ visibility: Visibility) -> some View {
        environment(\.tableHeaders, visibility)
    }
}
