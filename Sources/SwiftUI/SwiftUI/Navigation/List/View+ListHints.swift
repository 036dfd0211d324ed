import Foundation
import SwiftUICore

// Lists have one arrangement here: these settings have no effect. They compile, warn once, and are listed in
// CompatibilityGaps.md.

/// The room between sections.
public struct ListSectionSpacing: Sendable {
    private let length: CGFloat?
    /// As the system has it.
    public static let `default` = ListSectionSpacing(length: nil)
    /// Little.
    public static let compact = ListSectionSpacing(length: 10)
    /// A length in points.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(length: spacing) }
}

/// The prominence.
public enum Prominence: Hashable, Sendable {
    /// As usual.
    case standard
    /// More.
    case increased
}

extension View {
    /// Without effect: rows are close together.
    public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View { withoutEffect("listRowSpacing(_:)") }
    /// Without effect: sections have one distance.
    public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        withoutEffect("listSectionSpacing(_:)")
    }
    /// Without effect: sections have one distance.
    public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View {
        withoutEffect("listSectionSpacing(_:)")
    }
    /// Without effect: sections have no lines between them.
    public nonisolated func listSectionSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View { withoutEffect("listSectionSeparator(_:edges:)") }
    /// Without effect: sections have no lines between them.
    public nonisolated func listSectionSeparatorTint(
        _ color: Color?, edges: VerticalEdge.Set = .all
    ) -> some View { withoutEffect("listSectionSeparatorTint(_:edges:)") }
    /// Without effect: all headers have the same appearance.
    public nonisolated func headerProminence(_ prominence: Prominence) -> some View {
        withoutEffect("headerProminence(_:)", where: prominence == .increased)
            .environment(\.headerProminence, prominence)
    }
    /// Sets whether every other row of lists and tables has a ground of its own.
    public nonisolated func alternatingRowBackgrounds(
        _ behavior: AlternatingRowBackgroundBehavior = .enabled
    ) -> some View {
        environment(\.alternatingRows, behavior == .automatic ? nil : behavior)
    }
}

private enum AlternatingRowsKey: EnvironmentKey {
    static var defaultValue: AlternatingRowBackgroundBehavior? { nil }
}

extension EnvironmentValues {
    /// Whether every other row has a ground; nil where the style decides.
    var alternatingRows: AlternatingRowBackgroundBehavior? {
        get { self[AlternatingRowsKey.self] }
        set { self[AlternatingRowsKey.self] = newValue }
    }
}

/// Whether every other row has a background.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
    private let name: String
    /// As the system has it.
    public static let automatic = AlternatingRowBackgroundBehavior(name: "automatic")
    /// Yes.
    public static let enabled = AlternatingRowBackgroundBehavior(name: "enabled")
    /// No.
    public static let disabled = AlternatingRowBackgroundBehavior(name: "disabled")
}
