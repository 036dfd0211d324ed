import SwiftUICore

/// The appearance of lists.
///
/// Follows Apple's [ListStyle](https://developer.apple.com/documentation/swiftui/liststyle).
public protocol ListStyle {
    /// Which of the styles it is.
    var _kind: _ListStyleKind { get }
    /// Whether every other row has a ground of its own; nil where the style does not say it.
    var _alternatesRowBackgrounds: Bool? { get }
}

extension ListStyle {
    public var _alternatesRowBackgrounds: Bool? { nil }
}

/// The appearance of lists.
public enum _ListStyleKind: Hashable, Sendable {
    case plain, grouped, inset, insetGrouped, sidebar

    /// The usual one: cards, and on the Mac rows with a margin.
    static var automatic: _ListStyleKind { DeviceFamily.isMac ? .inset : .insetGrouped }

    /// Whether sections are on cards.
    var hasCards: Bool { self == .insetGrouped }
    /// Whether the ground behind the rows is gray.
    var isGrouped: Bool { self == .grouped || self == .insetGrouped }
}

private enum ListStyleKey: EnvironmentKey { static var defaultValue: _ListStyleKind { .automatic } }

extension EnvironmentValues {
    /// The style of lists.
    var listStyleKind: _ListStyleKind {
        get { self[ListStyleKey.self] }
        set { self[ListStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the appearance of lists.
    public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View {
        let alternates = style._alternatesRowBackgrounds
        return environment(\.listStyleKind, style._kind).transformEnvironment(\.alternatingRows) {
            if let alternates { $0 = alternates ? .enabled : .disabled }
        }
    }
}

/// The style that fits the place: sections on cards, and on the Mac rows with a margin.
public struct DefaultListStyle: ListStyle {
    /// Creates the style.
    public init() {}
    public var _kind: _ListStyleKind { .automatic }
}

extension ListStyle where Self == DefaultListStyle {
    /// The style that fits the place: sections on cards.
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// Rows from edge to edge.
public struct PlainListStyle: ListStyle {
    /// Creates the style.
    public init() {}
    public var _kind: _ListStyleKind { .plain }
}

extension ListStyle where Self == PlainListStyle {
    /// Rows from edge to edge.
    public static var plain: PlainListStyle { PlainListStyle() }
}

/// Sections from edge to edge on a gray ground.
public struct GroupedListStyle: ListStyle {
    /// Creates the style.
    public init() {}
    public var _kind: _ListStyleKind { .grouped }
}

extension ListStyle where Self == GroupedListStyle {
    /// Sections from edge to edge on a gray ground.
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}

/// Rows with a margin.
public struct InsetListStyle: ListStyle {
    public let _alternatesRowBackgrounds: Bool?
    /// Creates the style.
    public init() { _alternatesRowBackgrounds = nil }
    /// Creates the style with rows of which every other one has a ground of its own, or none has.
    public init(alternatesRowBackgrounds: Bool) { _alternatesRowBackgrounds = alternatesRowBackgrounds }
    public var _kind: _ListStyleKind { .inset }
}

extension ListStyle where Self == InsetListStyle {
    /// Rows with a margin.
    public static var inset: InsetListStyle { InsetListStyle() }
    /// Rows with a margin, of which every other one has a ground of its own, or none has.
    public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle {
        InsetListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

/// Sections on cards.
public struct InsetGroupedListStyle: ListStyle {
    /// Creates the style.
    public init() {}
    public var _kind: _ListStyleKind { .insetGrouped }
}

extension ListStyle where Self == InsetGroupedListStyle {
    /// Sections on cards.
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

/// Rows without lines, the chosen one on a round ground.
public struct SidebarListStyle: ListStyle {
    /// Creates the style.
    public init() {}
    public var _kind: _ListStyleKind { .sidebar }
}

extension ListStyle where Self == SidebarListStyle {
    /// Rows without lines, the chosen one on a round ground.
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
